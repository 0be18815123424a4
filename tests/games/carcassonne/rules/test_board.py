"""The board: cells and nodes that do not exist, and holes that are filled by monasteries."""

from __future__ import annotations

import pytest

from games.carcassonne.data.tiles import NUMBER
from games.carcassonne.rules.board import around, beside, cell_at, laid, place_of
from games.carcassonne.rules.events import FeatureCompleted
from games.carcassonne.rules.moves import SPOTS
from games.carcassonne.rules.public import Term
from games.carcassonne.rules.worth import points_now
from tests.games.carcassonne.positions import of_kind, placements, play, position, put, scored

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@pytest.mark.parametrize(("x", "y"), [(0, 0), (7, -3), (-80, 79)])
def test_cells_and_their_neighbours(x: int, y: int) -> None:
    """Beside a cell lie those to the north, east, south and west; round it these and the four at its corners (RULES 3)."""
    cell = cell_at(x, y)
    assert place_of(cell) == (x, y)
    assert [place_of(neighbour) for neighbour in beside(cell)] == [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    ring = {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)} - {(x, y)}
    assert {place_of(neighbour) for neighbour in around(cell)} == ring


def test_cells_are_stored_by_row_then_column() -> None:
    """The names of cells stand in stored tables: they stay what they are, and sort from north-west to south-east."""
    assert cell_at(0, 0) == "500500"
    assert cell_at(3, -2) == "498503"


def test_no_turn_fits_where_no_tile_may_lie() -> None:
    """Neither off the board, nor on a tile, nor beside an edge that does not match (RULES 5.1)."""
    board = position().board
    places = [(0, -1), (0, 1), (5, 5), (1, 1), (0, 0)]
    assert [board.turns(NUMBER["E"], cell_at(x, y)) for x, y in places] == [0b0100, 0b1110, 0, 0, 0]
    assert board.turns(NUMBER["C"], cell_at(0, 1)) == 0


@pytest.mark.parametrize("name", ["1.c1", "2.c1", "-1.c1", "x.c1", ".c1", "c1", "", "0.c2", "0."])
def test_what_names_no_feature(name: str) -> None:
    """A tile that is not laid yet and a feature that its tile has not are refused (RULES 3)."""
    board = position().board
    with pytest.raises(ValueError, match=r"^"):
        board.node(name)


def test_no_field_is_ever_complete() -> None:
    """Not even one that nothing can continue (RULES 3)."""
    board = position("E@0,-1 2").board
    assert [board.complete(board.node(name)) for name in ("0.f1", "0.c1", "0.r1")] == [False, True, False]


HOLE = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)]
"""The cells round (1, 1), the start tile's first."""


def test_a_monastery_laid_into_a_hole_is_complete_at_once() -> None:
    """The last tile completes what lies on it too, and is not told again with the next tile (RULES 3, RULES 5.5)."""
    board = laid((cell_at(x, y), 4 * NUMBER["B"]) for x, y in HOLE)
    board.lay(cell_at(1, 1), 4 * NUMBER["B"])
    assert board.abbeys[cell_at(1, 1)] == 8
    assert [board.name(key) for key in board.just_completed()] == ["8.m"]
    board.lay(cell_at(3, 3), 4 * NUMBER["B"])
    assert board.just_completed() == []


def test_the_start_tile_counts_round_a_monastery() -> None:
    """Its number is 0, and it is a neighbour like any other (RULES 3)."""
    state = position("B@0,1 0 R:m")
    assert points_now(state.board, state.board.node("1.m")) == 2


def test_worth_now_is_the_full_value_only_where_complete() -> None:
    """An open city counts as at the end, a complete one in full (RULES 3)."""
    state = position("C@0,-1 0", hand="E")
    board = state.board
    assert points_now(board, board.node("1.c1")) == 3
    closed = position("E@0,-1 2").board
    assert points_now(closed, closed.node("0.c1")) == 4
    assert points_now(closed, closed.node("0.r1")) == 1


def test_a_completed_city_is_told_with_its_pennants() -> None:
    """How many tiles and pennants it has, and the arithmetic (RULES 8)."""
    events = play(position("M@0,-1 2 R:c1", hand="E", active="B"), "B place 1,-1 3\nB pass")
    assert of_kind(events, FeatureCompleted) == [
        FeatureCompleted("0.c1", "city", 3, 1, 8, (Term(3, 2, "tile"), Term(1, 2, "pennant")), (0,))
    ]


@pytest.mark.parametrize(
    ("knights", "owners"),
    [("0.c1 R, 1.c1 R", "R"), ("0.c1 B, 1.c1 R", "RB"), ("0.c1 B, 1.c1 R, 1.c1 R", "R")],
)
def test_owners_come_once_each_by_seat(knights: str, owners: str) -> None:
    """Whoever has the most meeples gets one award, however many they are and in whatever order they came (RULES 3)."""
    state = position("M@0,-1 2", hand="E", active="G")
    for knight in knights.split(", "):
        feature, name = knight.split()
        put(state, name, feature)
    events = play(state, "G place 1,-1 3\nG pass")
    assert scored(events) == [(name, "0.c1", 8) for name in owners]


def test_spots_are_lettered() -> None:
    """`A` to `Z`, then `AA` and on, each once (RULES 5.2)."""
    assert list(SPOTS) == [*ALPHABET, *(first + second for first in ALPHABET[:5] for second in ALPHABET)]


def test_a_placement_beyond_the_alphabet() -> None:
    """The 27th spot is `AA`, and a tile laid there lies there (RULES 5.2)."""
    line = "; ".join(f"U@{x},0 1" for x in range(1, 14))
    state = position(line, hand="U")
    spots = [(x, y) for x, y, _ in placements(state)]
    assert len(state.spots) > 26
    play(state, "R place AA 1")
    assert place_of(state.board.cells[-1]) == list(dict.fromkeys(spots))[26]


def test_what_a_board_keeps_of_a_merged_class() -> None:
    """At its key how many joints are open, 0 at what was merged into it: stored tables hold these numbers (RULES 10)."""
    board = position("E@0,-1 2; D@1,0 2").board
    features = ["0.c1", "1.c1", "0.r1", "2.r1", "0.f1", "0.f2", "1.f1", "2.c1", "2.f1", "2.f2"]
    assert [board.open[board.node(feature)] for feature in features] == [0, 0, 2, 0, 3, 3, 3, 1, 0, 0]
    assert [board.name(board.label[board.node(name)]) for name in ("1.c1", "2.r1", "2.f1", "2.f2")] == [
        "0.c1",
        "0.r1",
        "0.f2",
        "0.f1",
    ]
