"""Placing tiles and scoring in the base game (RULES 5.1 to RULES 5.5)."""

import pytest

from games.carcassonne import GAME
from games.carcassonne.data.tiles import NUMBER
from games.carcassonne.rules.board import cell_at
from games.carcassonne.rules.events import FinalFeature, GameEnded, TileDrawn, TileSetAside
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.public import SOURCES
from games.core.contract import PUBLIC
from games.core.options import BadOptions
from tests.games.carcassonne.positions import (
    CHANCE,
    ended,
    finals,
    of_kind,
    options,
    placements,
    play,
    position,
    scored,
)


@pytest.mark.parametrize("active", ["R", "B"])
def test_c_14_occupied_city(active: str) -> None:
    """Nobody, its owner included, may put a meeple where one stands (RULES 5.4)."""
    state = position("H@0,-1 0 R:c1", hand="N", active=active)
    play(state, f"{active} place 0,-2 2")
    assert options(state) == f"{active}: meeple f1 | pass"
    play(state, f"{active} meeple c1 ✗ feature-taken")


C_15 = "A@1,0 1; A@-1,0 3; B@0,1 0 R:m; B@-1,1 0; B@1,1 0; B@0,2 0 B:m; E@-1,2 2"


def test_c_15_monastery() -> None:
    """Nine points when all eight cells round it are filled; at the end one and one for each (RULES 3)."""
    state = position(C_15, hand="E", active="Y")
    events = play(state, "Y place 1,2 2\nY pass")
    assert scored(events) == [("R", "3.m", 9)]
    assert state.supply == [7, 6, 7, 7]
    assert finals(state) == {"B": {"monastery": 6}}


def test_a_monastery_is_complete_with_its_eighth_neighbour_and_not_before() -> None:
    """Whoever lays it, the neighbour's own features are others (RULES 3)."""
    state = position(C_15)
    board, monastery = state.board, state.board.node("3.m")
    assert (board.abbeys[board.cells[3]], board.complete(monastery)) == (7, False)
    assert monastery not in board.just_completed()
    board.lay(cell_at(1, 2), 4 * NUMBER["E"] + 2)
    assert (board.abbeys[board.cells[3]], board.complete(monastery)) == (8, True)
    assert monastery in board.just_completed()
    board.lay(cell_at(5, 5), 4 * NUMBER["E"])
    assert monastery not in board.just_completed()


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


def test_c_28_empty_supply() -> None:
    """The meeple is not asked for, though one will come home from this very tile (RULES 5.4, RULES 5.5)."""
    state = position("W@1,0 0 R:r3", hand="A")
    state.supply[0] = 0
    events = play(state, "R place -1,0 3")
    assert scored(events) == [("R", "0.r1", 3)]
    assert (state.supply[0], state.phase, state.active) == (1, "place", 1)


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


def test_c_30_farmers_stay() -> None:
    """A farmer stays when the city beside it is completed; a field joined later has several owners (C-22)."""
    state = position("M@0,-1 2 R:f1", hand="E", active="B")
    play(state, "B place 1,-1 3\nB pass")
    assert [meeple.feature for meeple in GAME.view(state, PUBLIC).meeples] == ["1.f1"]
    assert finals(state) == {"R": {"field": 3}}


def test_c_31_six_players() -> None:
    """Seven meeples each, 79 tiles to draw, seats in order (RULES 2, RULES 4)."""
    state, events = GAME.deal(CarcassonneOptions(), 6, CHANCE)
    assert (state.supply, len(state.stack), state.active) == ([7] * 6, 79, 0)
    assert events[0].tiles == 79
    with pytest.raises(BadOptions) as refused:
        CarcassonneOptions(robbers=False).check(6)
    assert refused.value.why == "carcassonne-six-need-a-set"
    CarcassonneOptions(robbers=False, messages=True).check(6)


def test_c_32_shared_win() -> None:
    """The highest score wins, equal ones share (RULES 6)."""
    state = position(seats=3, stack="")
    for seat, points in enumerate((61, 61, 40)):
        state.sheet[len(SOURCES) * seat] = points
    assert of_kind(ended(state), GameEnded) == [GameEnded((61, 61, 40), (0, 1))]
    outcome = GAME.outcome(state)
    assert (outcome.places, outcome.scores, outcome.reason) == ((1, 1, 3), (61, 61, 40), "shared")


def test_tile_drawn_tells_what_is_left() -> None:
    """The tile drawn is shown to all; only the number of the rest is told (RULES 7)."""
    events = play(position(hand="E", stack="U V"), "R place 0,-1 2\nR pass")
    assert of_kind(events, TileDrawn) == [TileDrawn(1, "U", extra=False, left=1)]
    assert of_kind(events, FinalFeature) == []
