"""Public knowledge: forced moves, points so far, and auto-answers."""

from games.carcassonne import GAME
from games.carcassonne.rules.moves import NO_ROBBER
from games.core.contract import PUBLIC
from tests.games.carcassonne.picture_cases import TABLES, games, meeple, one_spot, robber, start


def test_a_tile_with_one_way_to_lie_is_laid_for_its_player() -> None:
    """Nobody needs to be asked what all can see; where there are two ways, they are asked."""
    for state, _ in games(**TABLES[2]):
        listed = [(seat, GAME.moves(state, seat)) for seat in GAME.acting(state)]
        only = [(seat, moves[0]) for seat, moves in listed if len(moves) == 1]
        assert GAME.forced(GAME.view(state, PUBLIC)) == (only[0] if only else None)
    state = one_spot()
    (move,) = GAME.moves(state, 0)
    assert GAME.forced(GAME.view(state, PUBLIC)) == (0, move)
    assert GAME.forced(GAME.view(start(), PUBLIC)) is None


def test_a_robber_can_be_left_for_good_but_nothing_else() -> None:
    """The answer may be given by all once a bag is there, and stands for the robber's question alone."""
    (standing,) = GAME.auto_answers
    assert not standing.early, "a hand that waits would show this button alone"
    asked = robber()
    seat = GAME.acting(asked)[0]
    assert [standing.span(GAME.view(asked, PUBLIC), seat) for seat in range(asked.seats)] == [0] * asked.seats
    assert standing.answer(GAME.view(asked, seat), GAME.moves(asked, seat)) == NO_ROBBER
    assert standing.span(GAME.view(start(), PUBLIC), 1) == 0
    other = meeple()
    assert standing.span(GAME.view(other, PUBLIC), 0) is None
    seat = GAME.acting(other)[0]
    assert standing.answer(GAME.view(other, seat), GAME.moves(other, seat)) is None
