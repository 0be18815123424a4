"""The board: cells and nodes that do not exist, and holes that are filled by monasteries."""

import pytest

from games.carcassonne.data.tiles import NUMBER
from games.carcassonne.rules.board import cell_at, place_of
from games.carcassonne.rules.moves import SPOTS
from tests.games.carcassonne.positions import placements, play, position

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


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
