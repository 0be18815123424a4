"""Placing tiles and scoring in the base game (RULES 5.1 to RULES 5.5)."""

import pytest

from games.carcassonne import GAME
from games.carcassonne.rules.events import GameEnded, TileSetAside
from games.carcassonne.rules.options import CarcassonneOptions
from games.core.contract import PUBLIC
from games.core.options import BadOptions
from tests.games.carcassonne.positions import (
    CHANCE,
    of_kind,
    options,
    placements,
    play,
    position,
)


def test_c_25_unplaceable_tile() -> None:
    """It is set aside, and the same player draws again in the same turn (RULES 5.1)."""
    state = position("E@0,-1 2", hand="C", stack="U U")
    assert (state.active, len(placements(state))) == (0, 12)
    assert GAME.view(state, PUBLIC).aside == ("C",)
    assert GAME.view(state, PUBLIC).tile == "U"


def test_c_26_last_tile_unplaceable() -> None:
    """The turn ends at once, and with it the game (RULES 5.1, RULES 6)."""
    state = position("E@0,-1 2 R:f1", hand="U", stack="C", active="B")
    events = play(state, "B place -1,0 1\nB pass")
    assert of_kind(events, TileSetAside) == [TileSetAside("C")]
    assert GAME.acting(state) == ()
    assert of_kind(events, GameEnded)
    assert GAME.outcome(state).scores == (3, 0, 0, 0)


@pytest.mark.parametrize(("tile", "expected"), [("B", "R: meeple m | pass"), ("U", "R: meeple r1 | pass")])
def test_c_29_without_farmers(tile: str, expected: str) -> None:
    """No meeple goes on a field (RULES 1)."""
    state = position(hand=tile, farmers=False)
    x, y, turn = placements(state)[0]
    play(state, f"R place {x},{y} {turn}")
    assert options(state) == expected
    play(state, "R meeple f1 ✗ no-farmers")


def test_c_29_road_taken_without_farmers() -> None:
    """Where only a field is left, nothing is asked (RULES 1, RULES 5.0)."""
    state = position("U@1,0 1 R:r1", hand="U", farmers=False)
    play(state, "R place 2,0 1")
    assert (state.phase, state.active) == ("place", 1)


def test_c_31_six_players() -> None:
    """Seven meeples each, 79 tiles to draw, seats in order (RULES 2, RULES 4)."""
    state, _ = GAME.deal(CarcassonneOptions(), 6, CHANCE)
    assert (state.supply, len(state.stack), state.active) == ([7] * 6, 79, 0)
    with pytest.raises(BadOptions) as refused:
        CarcassonneOptions(robbers=False).check(6)
    assert refused.value.why == "carcassonne-six-need-a-set"
    CarcassonneOptions(robbers=False, messages=True).check(6)
