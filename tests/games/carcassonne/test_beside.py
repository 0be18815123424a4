"""The web page shows the table and what is chosen from beside each other, and nothing on it moves without need."""

from itertools import combinations

import pytest

from games.carcassonne import GAME
from games.carcassonne.rules.moves import Place, PlaceMeeple
from games.carcassonne.text.names import lettered
from games.core.chance import SeededChance
from games.core.contract import PUBLIC
from games.core.touch import matches
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


def test_each_place_for_a_meeple_is_listed_beside_the_table() -> None:
    choices, beside = shown(meeple())
    places = [choice for choice in choices if isinstance(choice, PlaceMeeple)]
    assert touched(beside.hand, choices) == set(places)
    listed = [region.names for region in beside.hand.regions]
    assert listed == [(place.feature,) for place in places]


def test_the_tile_in_hand_is_shown_in_each_rotation_that_fits() -> None:
    choices, beside = shown(start())
    assert touched(beside.hand, choices) == {choice for choice in choices if isinstance(choice, Place)}
    assert [region.names for region in beside.hand.regions] == [
        (str(turn),) for turn in sorted({choice.turn for choice in choices})
    ]


@pytest.mark.long(3)
def test_the_board_stays_where_it_is_from_question_to_question() -> None:
    """The table is as high throughout, and a tile that is laid inside the board moves no other."""
    sizes, before = set(), None
    for state, _ in games(seats=2, seed=1, robbers=False):
        if state.phase not in {"place", "meeple"}:
            before = None
            continue
        _, beside = shown(state)
        sizes.add(beside.table.size)
        xs, ys = zip(*((laid.x, laid.y) for laid in GAME.view(state, PUBLIC).tiles), strict=True)
        reach = min(xs), max(xs), min(ys), max(ys)
        if before is not None and before[0] == reach:
            assert before[1] == beside.table.board
        before = reach, beside.table.board
    assert sizes == {(1080, 960)}


@pytest.mark.parametrize("state", [meeple(), moment(3, "meeple", 60)])
def test_the_regions_on_a_tile_do_not_overlap(state) -> None:
    _, beside = shown(state)
    boxes = [region.box for region in beside.table.regions if region.names and region.board]
    assert len(boxes) > 1
    for (left, top, right, bottom), (x, y, a, b) in combinations(boxes, 2):
        assert right <= x or a <= left or bottom <= y or b <= top


def test_what_scores_has_letters_on_the_board() -> None:
    assert shown(award())[1].hand is None
    letters = [letter for letter, _ in lettered(GAME.view(award(), PUBLIC))]
    svg = shown(award())[1].table.svg(str)
    assert len(letters) > 1
    assert all(f">{letter}</text>" in svg for letter in letters)


def test_who_is_not_asked_is_shown_the_table_alone() -> None:
    state = robber()
    others = [seat for seat in range(4) if seat not in GAME.acting(state)]
    assert GAME.pictures.beside(GAME.view(state, others[0]), (), ENGLISH).hand is None
    assert GAME.pictures.beside(GAME.view(state, PUBLIC), (), ENGLISH) is None
    assert GAME.pictures.beside(GAME.view(moment(0, "over", 60), 0), (), ENGLISH) is None


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
