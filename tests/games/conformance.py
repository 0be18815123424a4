"""The tables every game must stand: each preset with each number of seats, played by chance or by computers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from games.core.catalogue import find_games, voice_for
from games.core.chance import SeededChance
from games.core.conformance import Trail, sample
from games.core.contract import PUBLIC, Pick
from games.core.news import heard
from games.core.options import BadOptions, preset
from games.core.voice import LOCALES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.core.contract import AnyGame, Choice, View
    from games.core.options import Options
    from games.core.voice import Voice

LONGEST_TABLE = 20_000
"""More moves than any game may take."""
FOUND: tuple[tuple[str, str, int, int], ...] = ()
"""Tables on which a run with `--seed random` found something: game, preset, number of seats, and the seed it told."""
NAMES = ("Ana", "Boris", "Vera", "Goran", "Dida", "Emil")


def allowed(game: AnyGame, options: Options) -> list[int]:
    """Return how many may play with these options."""
    numbers: list[int] = []
    for seats in game.seats:
        try:
            options.check(seats)
        except BadOptions:
            continue
        numbers.append(seats)
    return numbers


def every_table() -> list[Any]:
    """Return a pytest parameter for each game, preset and number of seats, and for each table in `FOUND`.

    The run of every day takes one number of seats of each preset, another with each, so that all numbers occur.
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
        for key, game in find_games().items()
        for place, name in enumerate(game.Options.presets)
        for numbers in [allowed(game, preset(game.Options, name))]
        for seats in numbers
    ]
    found = [
        pytest.param(game, preset(game.Options, name), seats, seed, id=f"{key}-{name}-{seats}-found-{seed}")
        for key, name, seats, seed in FOUND
        for game in [find_games()[key]]
    ]
    return [*matrix, *found]


def one_table_each() -> list[tuple[str, str]]:
    """Return the key of each game with the name of each preset."""
    return [(key, name) for key, game in find_games().items() for name in game.Options.presets]


def daily(count: int, every_day: int = 1) -> list[Any]:
    """Return the numbers below `count` as parameters: the first of them for every day, all for `--exhaustive`."""
    return [pytest.param(n, marks=[] if n < every_day else pytest.mark.exhaustive) for n in range(count)]


def told_tables(count: int) -> list[Any]:
    """Return the numbers below `count`, each with each language, as parameters: every day each language once."""
    return [
        pytest.param(
            number, locale, id=f"{number}-{locale}", marks=[] if place % count == number else pytest.mark.exhaustive
        )
        for number in range(count)
        for place, locale in enumerate(LOCALES)
    ]


LONGEST = ("ru",)
"""The language of the longest words: where it is about room, every day it is enough."""
in_the_longest = pytest.mark.parametrize(
    "locale", [pytest.param(one, marks=[] if one in LONGEST else pytest.mark.exhaustive) for one in LOCALES]
)


def random_walk(trail: Trail, seed: bytes) -> Iterator[Trail]:
    """Play the table to its end, anybody who can act doing anything legal; yield before each move and at the end."""
    chance = SeededChance(seed, 0)
    while acting := list(trail.game.acting(trail.state)):
        yield trail
        seat = acting[chance.below(len(acting))]
        choices = trail.game.moves(trail.state, seat)
        trail.play(seat, sample(choices[chance.below(len(choices))], chance))
        assert len(trail.moves) < LONGEST_TABLE, f"no end in sight\n{trail.code()}"
    yield trail


def computers(trail: Trail) -> Iterator[Trail]:
    """Play the table to its end as computers do: whoever is asked first moves by judgement."""
    game = trail.game
    while game.acting(trail.state):
        yield trail
        acting = game.acting(trail.state)
        asked = game.view(trail.state, PUBLIC).asked
        seat = next(seat for seat in asked if seat in acting)
        view, choices = game.view(trail.state, seat), game.moves(trail.state, seat)
        trail.play(seat, game.judge(view, choices, SeededChance(trail.seed, len(trail.moves))))
        assert len(trail.moves) < LONGEST_TABLE, f"no end in sight\n{trail.code()}"
    yield trail


def voices(game: AnyGame, seats: int) -> list[Voice]:
    """Return a voice for the game in each language."""
    return [voice_for(game, locale, NAMES[:seats]) for locale in LOCALES]


LAST_LEFT = {"fool"}
"""Reasons for an end at which it is told who has lost: the others heard of their places as they left."""


def told_at_the_end(trail: Trail, voice: Voice) -> bool:
    """Return whether the last news of a table that is over name all who have won."""
    game = trail.game
    view = game.view(trail.state, PUBLIC)
    assert view.outcome is not None
    places = view.outcome.places
    meant = max(places) if view.outcome.reason in LAST_LEFT else 1
    news = "\n".join(game.words.news(heard(trail.events, PUBLIC), view, voice))
    return all(voice.name(seat) in news for seat, place in enumerate(places) if place == meant)


def spoken(trail: Trail, view: View, voice: Voice) -> list[str]:
    """Return all the words of a view."""
    said = trail.game.words
    if view.audience == PUBLIC:
        news = said.news(heard(trail.events, PUBLIC), view, voice)
        return [said.table(view, voice), said.ask(view, (), voice), *news]
    choices = trail.game.moves(trail.state, view.audience)
    words = [said.table(view, voice), said.ask(view, choices, voice), said.hand(view, choices, voice)]
    for choice in choices:
        words += _spoken_choice(trail, choice, view, voice)
    return words


def _spoken_choice(trail: Trail, choice: Choice, view: View, voice: Voice) -> list[str]:
    said = trail.game.words
    label = said.label(choice, view, voice)
    assert 0 < len(label) <= 80, f"{choice!r}: {label!r}"
    if isinstance(choice, Pick):
        items = [said.item(name, view, voice) for name in choice.pool]
        assert all(0 < len(item) <= 100 for item in items), items
        return [label, *items]
    heading = said.menu(choice, view, voice)
    assert 0 < len(heading) <= 150, f"{choice!r}: {heading!r}"
    return [label, heading]


def drawn(trail: Trail, view: View, voice: Voice) -> bytes | None:
    """Return the picture of a view: of the table for the public, of the hand for a seat."""
    if view.audience == PUBLIC:
        return trail.game.pictures.table(view, voice)
    return trail.game.pictures.hand(view, trail.game.moves(trail.state, view.audience), voice)
