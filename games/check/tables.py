"""The tables on which a game is checked: each preset with each number of seats, played at random or by computers."""

import hashlib
from collections.abc import Collection, Iterable, Iterator
from itertools import count
from typing import Any

import pytest

from games.check.games import checked, locales_of
from games.core.catalogue import localizer_for
from games.core.chance import SeededChance
from games.core.conformance import Playthrough, sample
from games.core.contract import PUBLIC, AnyGame, Beside, Choice, Drawn, Pick, View
from games.core.localizer import LONGEST_ALTERNATIVE, Localizer
from games.core.news import heard
from games.core.options import Options, preset

LONGEST_TABLE = 20_000
"""More moves than any game may take."""
FOUND: tuple[tuple[str, str, int, int], ...] = ()
"""Tables on which a run with `--seed random` found a fault: game, preset, number of seats, and the seed reported."""
NAMES = ("Ana", "Boris", "Vera", "Goran", "Dida", "Emil")


def every_table() -> list[Any]:
    """Return a pytest parameter for each game, preset and number of seats, and for each table in `FOUND`.

    A normal run takes one number of seats of each preset, a different one with each, so that all numbers occur.
    """
    matrix = [
        pytest.param(
            game,
            preset(game.Options, name),
            seats,
            None,
            id=f"{key}-{name}-{seats}",
            marks=[] if seats == numbers[place % len(numbers)] else pytest.mark.exhaustive,
        )
        for key, game in checked().items()
        for place, name in enumerate(game.Options.presets)
        for numbers in [game.numbers(preset(game.Options, name))]
        for seats in numbers
    ]
    found = [
        pytest.param(game, preset(game.Options, name), seats, seed, id=f"{key}-{name}-{seats}-found-{seed}")
        for key, name, seats, seed in FOUND
        for game in [checked()[key]]
    ]
    return [*matrix, *found]


def one_table_each() -> list[tuple[str, str]]:
    """Return the key of each game with the name of each preset."""
    return [(key, name) for key, game in checked().items() for name in game.Options.presets]


LONGEST_LOCALE = "ru"
"""The language with the longest words: a normal run checks room in it alone."""


def in_each_language(keys: Iterable[str]) -> list[tuple[str, str]]:
    """Return the key of each of these games with each language in which it has texts."""
    return [(key, locale) for key in keys for locale in locales_of(checked()[key])]


def in_the_longest_language(keys: Collection[str]) -> list[Any]:
    """Return the same as parameters: a normal run takes one language of each game, the one with the longest words."""
    longest = {key: max(locales_of(checked()[key]), key=lambda locale: locale == LONGEST_LOCALE) for key in keys}
    return [
        pytest.param(key, locale, marks=[] if locale == longest[key] else pytest.mark.exhaustive)
        for key, locale in in_each_language(keys)
    ]


def random_walk(playthrough: Playthrough, seed: bytes) -> Iterator[Playthrough]:
    """Play the table to its end by random legal moves of any seat that may move; yield before each and at the end."""
    chance = SeededChance(seed, 0)
    while acting := list(playthrough.game.acting(playthrough.state)):
        yield playthrough
        seat = acting[chance.below(len(acting))]
        choices = playthrough.game.moves(playthrough.state, seat)
        playthrough.play(seat, sample(choices[chance.below(len(choices))], chance))
        assert len(playthrough.moves) < LONGEST_TABLE, f"no end in sight\n{playthrough.code()}"
    yield playthrough


def moments(
    game: AnyGame, options: Options, seats: int, seed: bytes, least: int, *, whole: bool = False
) -> Iterator[Playthrough]:
    """Play one table after another at random until `least` moments were seen, the last `whole` or as far as that.

    Short tables are dealt anew, so that something rare at one of them is met at another.
    """
    seen = 0
    for number in count():
        dealt = seed if number == 0 else hashlib.sha256(seed + bytes([number])).digest()
        for playthrough in random_walk(Playthrough(game, options, seats, dealt), dealt):
            yield playthrough
            seen += 1
            if seen >= least and not whole:
                return
        if seen >= least:
            return


def computers(playthrough: Playthrough) -> Iterator[Playthrough]:
    """Play the table to its end by the heuristic, the seat asked first moving first."""
    game = playthrough.game
    while game.acting(playthrough.state):
        yield playthrough
        acting = game.acting(playthrough.state)
        asked = game.view(playthrough.state, PUBLIC).asked
        seat = next(seat for seat in asked if seat in acting)
        view, choices = game.view(playthrough.state, seat), game.moves(playthrough.state, seat)
        playthrough.play(seat, game.heuristic(view, choices, SeededChance(playthrough.seed, len(playthrough.moves))))
        assert len(playthrough.moves) < LONGEST_TABLE, f"no end in sight\n{playthrough.code()}"
    yield playthrough


def localizers(game: AnyGame, seats: int) -> list[Localizer]:
    """Return a localizer for the game in each language that it has."""
    return [localizer_for(game, locale, NAMES[:seats]) for locale in locales_of(game)]


LONGEST_SEAT = 300
"""Characters of what is told of a seat."""
LAST_LEFT = {"fool"}
"""Reasons for an end at which the losers are named: the others heard of their places as they left."""


def told_at_the_end(playthrough: Playthrough, localizer: Localizer) -> bool:
    """Whether the last news of a finished table name all winners."""
    game = playthrough.game
    view = game.view(playthrough.state, PUBLIC)
    places = view.end.places
    meant = max(places) if view.end.reason in LAST_LEFT else 1
    news = "\n".join(game.text.news(heard(playthrough.events, PUBLIC), view, localizer))
    return all(localizer.name(seat) in news for seat, place in enumerate(places) if place == meant)


def spoken(playthrough: Playthrough, view: View, localizer: Localizer) -> list[str]:
    """Return all texts of a view. Check that they fit their places, and that the public ones name whom they ask."""
    said = playthrough.game.text
    table, seats = said.table(view, localizer), [said.seat(seat, view, localizer) for seat in range(view.seats)]
    assert 0 < len(table) <= LONGEST_ALTERNATIVE, f"`table` has 1 to {LONGEST_ALTERNATIVE} characters: {table!r}"
    assert "*" not in table, f"markup in an alternative text: {table!r}"
    assert all(len(line) <= LONGEST_SEAT and "*" not in line for line in seats), f"too long, or markup: {seats}"
    if view.audience == PUBLIC:
        asked, news = said.ask(view, (), localizer), said.news(heard(playthrough.events, PUBLIC), view, localizer)
        assert asked
        assert all(localizer.name(seat) in asked for seat in view.asked), (
            f"{view.asked} are asked, but not in {asked!r}"
        )
        assert all(line.strip() for line in news), news
        return [table, *seats, asked, *news]
    choices = playthrough.game.moves(playthrough.state, view.audience)
    asked, hand = said.ask(view, choices, localizer), said.hand(view, choices, localizer)
    assert asked
    assert "*" not in hand, f"markup in the words of a hand: {hand!r}"
    words = [table, *seats, asked, hand]
    for choice in choices:
        words += _spoken_choice(playthrough, choice, view, localizer)
    return words


def _spoken_choice(playthrough: Playthrough, choice: Choice, view: View, localizer: Localizer) -> list[str]:
    said = playthrough.game.text
    words = said.words(choice, view, localizer)
    label, heading = words.label, words.heading
    assert 0 < len(label) <= 80, f"the label of {choice!r} has 1 to 80 characters, not {len(label)}: {label!r}"
    assert "*" not in label, f"markup on a button: {label!r}"
    if isinstance(choice, Pick):
        items = [said.item(name, view, localizer) for name in choice.pool]
        assert all(0 < len(item) <= 100 for item in items), f"an item has 1 to 100 characters: {items}"
        return [label, *items]
    assert 0 < len(heading) <= 150, f"the heading of {choice!r} has 1 to 150 characters: {heading!r}"
    return [label, heading]


def drawn(playthrough: Playthrough, view: View, localizer: Localizer) -> tuple[Drawn | Beside | None, ...]:
    """Return the pictures of a view: of the table for the public or of the hand for a seat, and what a page shows."""
    pictures = playthrough.game.pictures
    if view.audience == PUBLIC:
        return pictures.table(view, localizer), pictures.beside(view, (), localizer)
    choices = playthrough.game.moves(playthrough.state, view.audience)
    return pictures.hand(view, choices, localizer), pictures.beside(view, choices, localizer)
