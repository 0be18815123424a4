"""Moves that are typed: what a person wrote, read against what is legal, and completed from it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from bot.presentation.choices import ChoiceMenu
from bot.presentation.typed_names import Names, spelt
from bot.tables.state.table import RefusedMove
from games.core.contract import (
    IllegalMove,
    Move,
    Pick,
    Reason,
    UnknownName,
    fields_of,
    names_seat,
    vocabulary_of,
)
from games.core.localizer import Localizer
from games.core.notation import LONGEST_NUMBER

LONGEST_OFFER: Final = 100
"""Letters of a completion that Discord takes."""


def typed_moves(
    offer: ChoiceMenu, kind: type[Move] | None, typed: Mapping[str, Any], other: Localizer | None = None
) -> list[Move]:
    """Return the legal moves that fit typed arguments, or the one they spell out if none does.

    A name is typed as in the text of the move, or in the words by which it is offered, in the language of the offer or
    of `other`; a beginning that is no other name's is enough. Moves that do the same are one. Raise `UnknownName` for a
    text that names nothing.
    """
    offers = (offer,) if other is None else (offer, replace(offer, localizer=other))
    if kind is None:
        return _any(offers, str(typed["move"]))
    given = {name: _value(offers, kind, name, value) for name, value in typed.items()}
    picks = [choice for choice in offer.seat_view.choices if isinstance(choice, Pick) and choice.kind is kind]
    if picks := [pick for pick in picks if _begins(pick, given)]:
        made = [pick.make(_last(given)) for pick in picks]  # one for each pick that it fits, else what was spelled out
        return [move for pick, move in zip(picks, made, strict=True) if pick.fits(move)] or made[:1]
    own = [choice for choice in offer.seat_view.choices if isinstance(choice, kind)]
    apart = offer.game.text.layout(kind).touched_apart
    exact = [move for move in own if apart and msgspec.structs.replace(move, **given) == move]
    alike = (move for move in own if _means(offer, msgspec.structs.replace(move, **given), move))
    return offer.distinct(exact or alike) or [_spelled_out(offer, kind, given)]


def _begins(pick: Pick, given: Mapping[str, Any]) -> bool:
    """Return whether the values typed before the last are those of this pick."""
    return all(str(given.get(name, value)) == value for name, value in _fixed(pick).items())


def _fixed(pick: Pick) -> dict[str, str]:
    """Return the values of a pick's fields before the last, as text."""
    return dict(zip(pick.kind.__struct_fields__, map(str, pick.fixed), strict=False))


def _means(offer: ChoiceMenu, typed: Move, move: Move) -> bool:
    """Return whether a move as it was typed is this legal one, or does the same."""
    return typed == move or offer.canonical(typed) == offer.canonical(move)


def _spelled_out(offer: ChoiceMenu, kind: type[Move], given: Mapping[str, Any]) -> Move:
    """Return the move with these values, for the rules to refuse. Raise `IllegalMove` if no player is named in it."""
    choices = offer.seat_view.choices
    if any(names_seat(field.type) and field.name not in given for field in fields_of(kind)):
        problem = IllegalMove(Reason.NOT_NOW if choices else Reason.NOT_YOUR_TURN, choices)
        raise RefusedMove(problem, offer.seat_view)
    values = {field.name: given.get(field.name, _nothing(field.type)) for field in fields_of(kind)}
    return msgspec.convert(values, kind)


def _nothing(kind: Any) -> int | bool | str | tuple[str, ...]:
    """Return what stands for an argument that was left out, until the rules have said what is missing."""
    if getattr(kind, "__origin__", None) is tuple:
        return ()
    return {int: 0, bool: False}.get(kind, "")


def _any(offers: Sequence[ChoiceMenu], text: str) -> list[Move]:
    """Return the move with this text form, or the legal ones with this label. Raise `UnknownName` if there is none."""
    offer = offers[0]
    try:
        return [vocabulary_of(offer.game.vocabulary).parse(text)]
    except ValueError:
        moves = {str(move): move for move in _ready(offer)}
        names = Names(offers, dict.fromkeys(moves, ()), lambda offer, name: offer.words(moves[name]).label)
        if not (fitting := names.fitting(text)):
            raise UnknownName(text, names.like(text)) from None
        return offer.distinct(moves[name] for name in fitting)


def _ready(offer: ChoiceMenu) -> list[Move]:
    """Return the moves that are offered, some of which take names of a pick, and then the other legal ones."""
    choices = dict.fromkeys((*offer.choices, *offer.seat_view.choices))
    return [choice for choice in choices if isinstance(choice, Move)]


def _value(offers: Sequence[ChoiceMenu], kind: type[Move], name: str, value: Any) -> Any:
    if isinstance(value, bool | int):
        if len(str(value)) > LONGEST_NUMBER:
            raise UnknownName(str(value), ())
        return value
    field = next(field for field in fields_of(kind) if field.name == name)
    if names_seat(field.type):
        return _seat(offers[0], str(value))
    names = Names(offers, _possible(offers[0], kind, name), ChoiceMenu.item)
    return names.listed(str(value)) if getattr(field.type, "__origin__", None) is tuple else names.meant(str(value))


def _possible(offer: ChoiceMenu, kind: type[Move], field: str) -> dict[str, list[Move]]:
    """Return the names that are possible in a field now, each with the moves that are labelled by it."""
    found: dict[str, list[Move]] = {}
    last = field == fields_of(kind)[-1].name
    for choice in offer.seat_view.choices:
        if isinstance(choice, kind):
            value: str | tuple[str, ...] = getattr(choice, field)
            for name in value if isinstance(value, tuple) else (value,):
                found.setdefault(name, []).extend([choice] if last and name == value else [])
        elif isinstance(choice, Pick) and choice.kind is kind:
            for name in choice.pool if last else (_fixed(choice)[field],):
                found.setdefault(name, [])
    return found


def _seat(offer: ChoiceMenu, typed: str) -> int:
    """Return the seat of the player with this name; part of a name that is nobody else's is enough.

    Raise `UnknownName` if there is none, or more than one.
    """
    wanted = typed.strip().removeprefix("@").casefold()  # Discord offers to complete a mention
    names = [name.casefold() for name in offer.localizer.names]
    whole = [seat for seat, name in enumerate(names) if name == wanted]
    part = [seat for seat, name in enumerate(names) if wanted and wanted in name]
    for found in (whole, part):
        if len(found) == 1:
            return found[0]
    raise UnknownName(typed, tuple(offer.localizer.names[seat] for seat in part or range(len(names))))


def _last(given: Mapping[str, str | int | tuple[str, ...]]) -> tuple[str, ...]:
    match list(given.values())[-1:]:
        case [tuple() as names]:
            return names
        case [name]:
            return (str(name),)
        case _:
            return ()


def complete(
    offer: ChoiceMenu, kind: type[Move] | None, field: str, typed: str, given: Mapping[str, Any]
) -> list[tuple[str, str | int]]:
    """Return (label, value) for what is legal now and fits what was typed, in the order of the legal moves.

    `given` are the other arguments typed so far; `kind` is None for the one command of all moves.
    """
    offers = dict.fromkeys(_offers(offer, kind, field, typed, given))
    wanted = spelt(typed)
    return [
        (label, value)
        for label, value in offers
        if (wanted in spelt(label) or wanted in spelt(str(value))) and len(str(value)) <= LONGEST_OFFER
    ]


def _offers(
    offer: ChoiceMenu, kind: type[Move] | None, field: str, typed: str, given: Mapping[str, Any]
) -> Iterator[tuple[str, str | int]]:
    if kind is None:
        yield from ((offer.words(move).label, str(move)) for move in offer.distinct(_ready(offer)))
        return
    for choice in offer.seat_view.choices:
        if isinstance(choice, Pick) and choice.kind is kind:
            if (value := _fixed(choice).get(field)) is not None:
                yield offer.item(value), value
            else:
                yield from _names(offer, choice, typed)
    moves = (choice for choice in offer.seat_view.choices if isinstance(choice, kind) and _fits(offer, choice, given))
    seats = any(item.name == field and names_seat(item.type) for item in fields_of(kind))
    for move in offer.distinct(moves):
        held: str | int | tuple[str, ...] = getattr(move, field)
        value = ", ".join(held) if isinstance(held, tuple) else held  # a list is typed as one text
        if value == "":  # none of a list is typed by leaving it out
            continue
        if seats:
            name = offer.localizer.name(getattr(move, field))
            yield name, name
        elif field == move.__struct_fields__[-1]:
            yield offer.words(move).label, value
        else:
            yield offer.item(value) if isinstance(value, str) else str(value), value


def _fits(offer: ChoiceMenu, move: Move, given: Mapping[str, Any]) -> bool:
    """Return whether a move has the other arguments as far as they are typed."""
    values = {field.name: getattr(move, field.name) for field in fields_of(type(move))}
    seats = {field.name for field in fields_of(type(move)) if names_seat(field.type)}
    return all(
        value in {None, "", offer.localizer.name(values[name]) if name in seats else values[name]}
        for name, value in given.items()
        if name in values
    )


def _names(offer: ChoiceMenu, pick: Pick, typed: str) -> Iterator[tuple[str, str]]:
    """Complete the last name of a list; the names before it stay."""
    before, _, _ = typed.rpartition(",")
    head = f"{before.strip()}, " if before else ""
    for name in pick.pool:
        if name not in before:
            yield f"{head}{offer.item(name)}", f"{head}{name}"
