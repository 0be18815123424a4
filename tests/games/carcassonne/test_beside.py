"""The web page shows the table and what is chosen from beside each other, and nothing on it moves without need."""

from itertools import combinations

import pytest

from games.carcassonne import GAME
from games.carcassonne.rules.moves import Place, PlaceMeeple, TakeAward
from games.carcassonne.text.names import lettered
from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.core.touch import matches
from games.kit.palette import SEATS
from tests.games.carcassonne.picture_cases import award, games, localizer, meeple, moment, robber, start
from tests.games.carcassonne.positions import position

ENGLISH = localizer()


def shown(state, said=ENGLISH):
    """Return the view and choices of the seat asked, and what its page shows."""
    seat = GAME.acting(state)[0]
    view, choices = GAME.view(state, seat), GAME.moves(state, seat)
    return choices, GAME.pictures.beside(view, choices, said)


def touched(drawn, choices):
    """Return the choices that regions of a picture stand for."""
    return {choices[match.choice] for found in matches(GAME, drawn.regions, choices) for match in found}


def test_the_tile_in_hand_is_shown_in_each_rotation_that_fits() -> None:
    choices, beside = shown(start())
    assert touched(beside.hand, choices) == {choice for choice in choices if isinstance(choice, Place)}
    assert [region.names for region in beside.hand.regions if region.field == "turn"] == [
        (str(turn),) for turn in sorted({choice.turn for choice in choices})
    ]


@pytest.mark.long(3)
def test_a_board_that_grows_moves_no_tile_and_no_empty_cell() -> None:
    outlines: dict[tuple[str, int, int], set[object]] = {}
    for state, _ in games(seats=2, seed=1, robbers=False):
        view = GAME.view(state, PUBLIC)
        if state.phase not in {"place", "meeple"}:
            continue
        beside = GAME.pictures.beside(view, (), ENGLISH)
        spots, laid = ([r.outline for r in beside.table.regions if wanted(r)] for wanted in (is_spot, is_tile))
        for kind, things, found in (("spot", view.spots, spots), ("tile", view.tiles, laid)):
            for thing, outline in zip(things, found, strict=True):
                outlines.setdefault((kind, thing.x, thing.y), set()).add(outline)
    assert sum(kind == "tile" for kind, _, _ in outlines) > 40
    for (_, x, y), found in outlines.items():
        left, top = 100 * x, 100 * y
        assert found == {((left, top), (left + 100, top), (left + 100, top + 100), (left, top + 100))}


def is_spot(region):
    return region.field == "spot"


def is_tile(region):
    return region.term.startswith("tile-") and not region.names


@pytest.mark.parametrize("state", [meeple(), moment(3, "meeple", 60), award()])
def test_the_marks_of_features_do_not_overlap(state) -> None:
    choices, beside = shown(state)
    boxes = [region.box for region in beside.table.regions if region.names and not region.term]
    asked = {choice.feature for choice in choices if isinstance(choice, PlaceMeeple | TakeAward)}
    assert touched(beside.table, choices) >= {choice for choice in choices if getattr(choice, "feature", "") in asked}
    assert len(boxes) == len(asked) > 1
    for (left, top, right, bottom), (x, y, a, b) in combinations(boxes, 2):
        assert right <= x or a <= left or bottom <= y or b <= top


def test_marks_have_the_letters_that_the_words_of_choices_begin_with() -> None:
    letters = [letter for letter, _ in lettered(GAME.view(award(), PUBLIC))]
    svg = shown(award())[1].table.svg(str)
    assert len(letters) > 1
    assert all(f">{letter}</text>" in svg for letter in letters)


def test_a_city_has_the_colours_of_the_seats_that_have_most_meeples_there() -> None:
    """Several have stripes of it."""
    one, both = "M@0,-1 2 B:c1; E@1,-1 3", "M@0,-1 2 B:c1; E@1,-1 3 R:c1"
    red, blue = (SEATS[seat].colour for seat in (0, 1))
    stripes = [f'height="9" fill="{colour}"' for colour in (red, blue)]
    for board, plain, striped in ((one, [False, True], False), (both, [False, False], True)):
        svg = shown(position(board, hand="RC", seats=3))[1].table.svg(str)
        assert [f'fill="{colour}" opacity' in svg for colour in (red, blue)] == plain
        assert all((stripe in svg) is striped for stripe in stripes)
        assert ('fill="url(#' in svg) is striped


@pytest.mark.parametrize("state", [start(), meeple(), moment(3, "place", 60)])
def test_a_ghost_has_the_box_of_the_board_and_nothing_to_touch(state) -> None:
    choices, beside = shown(state)
    view = GAME.view(state, GAME.acting(state)[0])
    for move in choices:
        ghost = GAME.pictures.ghost(view, move, ENGLISH)
        if isinstance(move, Place | PlaceMeeple):
            assert (ghost.size, ghost.board, ghost.regions) == (beside.table.size, beside.table.board, ())
        else:
            assert ghost is None


def test_a_ghost_is_drawn_where_the_board_has_it_once_it_is_laid() -> None:
    for move in GAME.moves(start(), 0):
        state = GAME.copy(start())
        (ghost,) = GAME.pictures.ghost(GAME.view(state, 0), move, ENGLISH).layers
        GAME.play(state, 0, move, SeededChance(bytes(32), 0))
        (board,) = shown(state)[1].table.layers
        *tile, frame = ghost.strokes
        assert len(tile) == 2
        assert all(stroke in board.strokes for stroke in tile)
        assert frame not in board.strokes, "what can still be turned is framed in gold"


def test_the_plates_are_those_of_the_pictures_in_messages() -> None:
    state = moment(3, "place", 60)
    view = GAME.view(state, PUBLIC)
    for plate in GAME.pictures.beside(view, (), ENGLISH).plates:
        assert [stat.text for stat in plate.stats] == [str(view.scores[plate.seat]), str(view.supply[plate.seat])]
        assert f">{plate.stats[0].text}</text>" in GAME.pictures.table(view, ENGLISH).svg(str)


def test_the_track_lies_below_the_board_where_robbers_or_messages_move_on_it() -> None:
    state = robber()
    others = [seat for seat in range(4) if seat not in GAME.acting(state)]
    for audience in (PUBLIC, others[0]):
        strip = GAME.pictures.beside(GAME.view(state, audience), (), ENGLISH).hand
        assert strip is not None
    assert shown(meeple())[1].hand is None


def test_the_result_has_no_board() -> None:
    for audience in (PUBLIC, 0):
        assert GAME.pictures.beside(GAME.view(moment(0, "over", 60), audience), (), ENGLISH) is None


def test_a_meeple_is_asked_about_with_the_whole_road_in_sight() -> None:
    """A road of a few tiles is shown to its end; of a long one, whose tiles would be small, what is near."""
    for length, seen in ((3, True), (12, False)):
        road = "; ".join(f"U@{x},0 1" for x in range(1, length))
        state = position(road, hand="U", seats=2)
        spot = next(spot for spot in GAME.view(state, 0).spots if (spot.x, spot.y) == (length, 0))
        GAME.play(state, 0, Place(spot.name, 1), SeededChance(bytes(32), 0))
        view = GAME.view(state, 0)
        board = GAME.pictures.hand(view, GAME.moves(state, 0), ENGLISH).board
        assert (board[2] > 3 * board[3]) is seen
