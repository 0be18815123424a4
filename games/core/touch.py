"""Matches the regions of pictures to what a seat may choose, for all games.

A tap on a region keeps the choices that name its thing. One choice left is ready to be confirmed; several are gone
through by further taps or narrowed by another region. Of a `Pick`, each tap takes or gives back an item.
"""

from collections.abc import Container, Sequence

import msgspec

from games.core.contract import AnyGame, Choice, Field, Move, Pick, Region, fields_of
from games.core.values import kind_of, text_of


class Match(msgspec.Struct, frozen=True):
    """A choice that a region stands for, by its place among the choices.

    `items` are the names of a pick's pool that the region stands for; without them, it stands for the choice itself.
    """

    choice: int
    items: tuple[str, ...] = ()


VERB = "verb"
"""A region with this `field` names kinds of moves instead of things: the deck stands for drawing from it."""
DECK, DISCARD = "deck", "discard"
"""Among the names of such a region: what is drawn comes from there, or what is discarded goes there."""


def matches(game: AnyGame, regions: Sequence[Region], choices: Sequence[Choice]) -> tuple[tuple[Match, ...], ...]:
    """Return for each region the choices that it stands for.

    Moves that are made by buttons alone (`Layout.by_button`) have no regions. A ready move of a single thing has the
    region of that thing, unless a `Pick` takes it from there.
    """
    picked = {choice.kind for choice in choices if isinstance(choice, Pick)}
    touchable = [
        (place, choice) for place, choice in enumerate(choices) if not game.text.layout(kind_of(choice)).by_button
    ]
    return tuple(
        tuple(match for place, choice in touchable if (match := _match(region, place, choice, picked)) is not None)
        for region in regions
    )


def by_buttons(matched: Sequence[Sequence[Match]], choices: Sequence[Choice]) -> tuple[int, ...]:
    """Return the places of the choices that need buttons: without a region, or picks with items without one."""
    left: list[int] = []
    for place, choice in enumerate(choices):
        found = [match for region in matched for match in region if match.choice == place]
        if isinstance(choice, Pick):
            if set(choice.pool) - {item for match in found for item in match.items}:
                left.append(place)
        elif not found:
            left.append(place)
    return tuple(left)


def _match(region: Region, place: int, choice: Choice, picked: Container[type[Move]]) -> Match | None:
    if region.field == VERB:
        return Match(place) if choice.verb in region.names else None
    fields = [field.name for field in fields_of(kind_of(choice))]
    if isinstance(choice, Pick):
        values, items = choice.fixed, _within(region, fields[-1], choice.pool)
        if items:
            return Match(place, items)
    else:
        values: tuple[Field, ...] = tuple(getattr(choice, name) for name in fields)
        if type(choice) not in picked:
            values = tuple(value[0] if isinstance(value, tuple) and len(value) == 1 else value for value in values)
    named = any(_within(region, name, (value,)) for name, value in zip(fields, values, strict=False))
    return Match(place) if named else None


def _within(region: Region, field: str, values: Sequence[Field]) -> tuple[str, ...]:
    """Return those values of a field that a region names, as text."""
    if region.field:
        return tuple(text for value in values if field == region.field and (text := text_of(value)) in region.names)
    return tuple(value for value in values if isinstance(value, str) and value in region.names)
