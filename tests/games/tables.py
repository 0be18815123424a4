"""Random tables, moves written as text, what can be touched, and parameters, for the tests of one game."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import pytest

from games.check.tables import LONGEST_LOCALE
from games.check.touch import decision
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, AnyGame, Event, IllegalMove, Move, Seat, to_bytes
from games.core.localizer import LOCALES, Localizer
from games.core.news import heard

RECORDED: Final = Path(__file__).parent / "recorded"
"""The folder of the recorded tables of all games."""


def random_table(game: AnyGame, seats: int, seed: int, **options: Any) -> Iterator[tuple[Any, Sequence[Event]]]:
    """Yield the state and last events of each step of a random table, for a game that offers no `Pick`."""
    random, rng = Random(seed), bytes([seed] * 32)
    state, events = game.deal(game.Options(**options), seats, SeededChance(rng, 0))
    yield state, events
    number = 0
    while acting := game.acting(state):
        seat = random.choice(acting)
        number += 1
        move = random.choice(game.moves(state, seat))
        yield state, game.play(state, seat, move, SeededChance(rng, number))


def scripted(
    game: AnyGame, state: Any, script: str, read: Callable[[str, str], tuple[Seat, Move]], chance: Any
) -> list[Event]:
    """Play a script and return what everybody hears of it.

    It has one move a line, which `read` makes of the seat and the words after it. A line with ✗ has to be refused for the
    reason given, with what is legal instead and nothing changed.
    """
    events: list[Event] = []
    for line in filter(None, map(str.strip, script.splitlines())):
        wanted, _, why = line.partition(" ✗ ")
        name, _, words = wanted.partition(" ")
        seat, move = read(name, words)
        if not why:
            events += heard(game.play(state, seat, move, chance), PUBLIC)
            continue
        before = to_bytes(state)
        with pytest.raises(IllegalMove) as refused:
            game.play(state, seat, move, chance)
        assert refused.value.why == why, line
        assert refused.value.instead == tuple(game.moves(state, seat)), line
        assert to_bytes(state) == before, line
    return events


def touched(game: AnyGame, state: Any, seat: Seat, localizer: Localizer) -> tuple[set[str], set[str]]:
    """Return the verbs of a seat's choices that its pictures offer to a touch, and of those that need a button."""
    playthrough: Any = SimpleNamespace(game=game, state=state)
    now = decision(playthrough, seat, localizer)
    verbs = [(choice.verb, place in now.left) for place, choice in enumerate(now.choices)]
    return {verb for verb, button in verbs if not button}, {verb for verb, button in verbs if button}


def daily(count: int, every_day: int = 1) -> list[Any]:
    """Return the numbers below `count` as parameters: the first of them for a normal run, all for `--exhaustive`."""
    return [pytest.param(n, marks=[] if n < every_day else pytest.mark.exhaustive) for n in range(count)]


def told_tables(count: int) -> list[Any]:
    """Return the numbers below `count`, each with each language, as parameters: in a normal run each language once."""
    return [
        pytest.param(
            number, locale, id=f"{number}-{locale}", marks=[] if place % count == number else pytest.mark.exhaustive
        )
        for number in range(count)
        for place, locale in enumerate(LOCALES)
    ]


in_the_longest = pytest.mark.parametrize(
    "locale",
    [pytest.param(locale, marks=[] if locale == LONGEST_LOCALE else pytest.mark.exhaustive) for locale in LOCALES],
)
