"""Random tables, and what can be touched, for the tests of one game."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final

from games.check.touch import decision
from games.core.chance import SeededChance
from games.core.contract import AnyGame, Event, Seat
from games.core.localizer import Localizer

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


def touched(game: AnyGame, state: Any, seat: Seat, localizer: Localizer) -> tuple[set[str], set[str]]:
    """Return the verbs of a seat's choices that its pictures offer to a touch, and of those that need a button."""
    playthrough: Any = SimpleNamespace(game=game, state=state)
    now = decision(playthrough, seat, localizer)
    verbs = [(choice.verb, place in now.left) for place, choice in enumerate(now.choices)]
    return {verb for verb, button in verbs if not button}, {verb for verb, button in verbs if button}
