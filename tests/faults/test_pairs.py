"""The pairs of worlds that are compared: with a move only where it does not reveal the secret."""

from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

from games.core.catalogue import find_games
from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from games.core.contract import PUBLIC, Event
from games.core.secrets import secrets_of
from tests.faults.checks.noninterference import _pair
from tests.toys import toys_in


class Glimpsed(Event, frozen=True):
    """Everybody sees a lantern for a moment."""

    passing: ClassVar[bool] = True
    colour: str


@pytest.mark.parametrize("reveals", [False, True])
def test_a_move_that_reveals_a_secret_once_is_not_compared(tmp_path: Path, reveals: bool) -> None:
    lanterns = find_games(toys_in(tmp_path))["lanterns"]
    secrets = secrets_of(lanterns)

    def play(state: Any, seat: int, move: Any, chance: Any) -> Any:
        return [*lanterns.play(state, seat, move, chance), *([Glimpsed(state.lanterns[2])] if reveals else [])]

    playthrough = Playthrough(replace(lanterns, play=play), lanterns.Options(), 3, bytes(32))
    other = secrets.SECRETS["lantern"](playthrough.state, PUBLIC, SeededChance(bytes(32), 0))
    look = lanterns.vocabulary[0](1)
    assert (_pair(playthrough, PUBLIC, "lantern", other, (0, look)).move is None) == reveals
