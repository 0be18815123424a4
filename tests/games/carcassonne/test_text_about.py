"""Descriptions of choices and of what can be looked up."""

from __future__ import annotations

from games.carcassonne import GAME
from games.carcassonne.rules.moves import Place
from games.carcassonne.text import TEXT
from tests.games.carcassonne.picture_cases import NAMES, localizer
from tests.games.carcassonne.positions import position


def about(state, move):
    view = GAME.view(state, 0)
    return TEXT.about(move, view, localizer())


def spot_at(state, x, y):
    return next(spot.name for spot in GAME.view(state, 0).spots if (spot.x, spot.y) == (x, y))


def test_a_placement_says_what_it_completes_and_for_whom() -> None:
    """The start tile's city is closed by a second one; somebody's knight in a piece joined to it is named."""
    state = position(hand="E", seats=2)
    north = spot_at(state, 0, -1)
    assert about(state, Place(north, 2)) == "Completes: city 4."
    assert TEXT.gloss(north, GAME.view(state, 0), localizer()) == "Completes: city 4."
    state = position("G@0,-1 1 B:c1", hand="E", seats=2)
    assert about(state, Place(spot_at(state, 0, -2), 2)) == f"Completes: city 6 ({NAMES[1]})."


def test_a_placement_that_completes_nothing_says_what_it_goes_on_with() -> None:
    state = position(hand="U", seats=2)
    east = spot_at(state, 1, 0)
    assert about(state, Place(east, 1)) == "Extends: road 2. Completes nothing."
    assert TEXT.gloss(east, GAME.view(state, 0), localizer()) == ""
    south = spot_at(state, 0, 1)
    assert about(state, Place(south, 1)) == "Joins fields only; completes nothing."


def test_looking_up_a_tile_counts_those_that_lie_and_may_come() -> None:
    state = position("E@0,-1 2", hand="E", stack="E U", seats=2)
    told = TEXT.term("tile-E", GAME.view(state, 0), localizer())
    assert told.startswith("City on one edge. There are 5.")
    assert "1 lies on the table, " in told
    assert TEXT.term("robber", GAME.view(state, 0), localizer()).endswith(
        f"Now: {NAMES[0]} robber not placed, {NAMES[1]} robber not placed."
    )
