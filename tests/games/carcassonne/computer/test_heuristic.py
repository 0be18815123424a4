"""What computers play (RULES 12), and the default move for a player out of time (RULES 5.0)."""

import pytest

from games.carcassonne import GAME
from games.carcassonne.rules.moves import FollowMessage, MeeplePass, PlaceRobber, RobberPass, Steal, TakeAward, TakeTwo
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.play import go_on
from games.carcassonne.views.view import Laid
from games.core.chance import SeededChance
from games.core.conformance import Playthrough
from tests.games.carcassonne.positions import CHANCE, play, position, scoring


def heuristic_move(state):
    """Return the move of a computer for the seat that is asked."""
    seat = state.actor
    return GAME.heuristic(GAME.view(state, seat), GAME.moves(state, seat), CHANCE)


def default(state):
    return GAME.default(GAME.view(state, state.actor), GAME.moves(state, state.actor))


def test_it_completes_its_own_city() -> None:
    """Eight points now are better than any hope."""
    state = position("M@0,-1 2 R:c1", hand="E", stack="U V W B A E H")
    play(state, f"R {heuristic_move(state)}")
    assert GAME.view(state, 0).tiles[-1] == Laid("E", 1, -1, 3)


def test_it_takes_the_finished_city() -> None:
    """A knight that comes home at once costs nothing."""
    state = position(hand="E", stack="U V W B")
    play(state, "R place 0,-1 2")
    assert str(heuristic_move(state)) == "meeple c1"


@pytest.mark.parametrize(("supply", "expected"), [(2, "meeple m"), (1, "pass")])
def test_it_spares_its_last_meeple(supply: int, expected: str) -> None:
    """The points of a monastery with two neighbours are worth a meeple, but not the last one."""
    state = position("U@1,0 1", hand="B", stack="V U " * 6, farmers=False)
    state.supply[0] = supply
    play(state, "R place 0,1 0")
    assert str(heuristic_move(state)) == expected


@pytest.mark.parametrize(("robbers", "kind"), [("", PlaceRobber), ("R@9", RobberPass)])
def test_it_places_its_robber(robbers: str, kind: type) -> None:
    """A robber in the supply is never kept there; one on the track waits where no better place is free."""
    state = position(hand="RA", figures="R 4, B 9, Y 6, G 2", robbers=robbers)
    play(state, "R place 1,0 0")
    assert isinstance(heuristic_move(state), kind)


def test_it_robs_where_points_are_due() -> None:
    """The robber goes to the figure that this very tile moves."""
    state = position("W@-1,0 0 B:r1; U@1,0 1", hand="RC", figures="B 10, Y 3, R 1, G 7")
    play(state, "R place 2,0 2")
    assert heuristic_move(state) == PlaceRobber(10)


def test_it_feeds_a_robber_the_smaller_award() -> None:
    """The first award is halved for the thief, so the smaller comes first."""
    state = position(figures="R 10, B 3, Y 4", robbers="B@10")
    scoring(state, "R road 3, R city 8")
    assert heuristic_move(state) == TakeAward("0.r1", "meeple")


def test_it_spares_the_robbed_figure() -> None:
    """With two figures it moves the one no robber stands with."""
    state = position(figures="R 23/13, B 7/2", robbers="B@13", messages="A B C D E F G H")
    scoring(state, "R road 3")
    assert heuristic_move(state) == TakeAward("0.r1", "meeple")


def test_it_steals_the_most() -> None:
    """Three points are better than one."""
    state = position(figures="R 53, Y 3, B 20", robbers="B@3")
    scoring(state, "R road 5, Y city 2")
    assert heuristic_move(state) == Steal(0, "meeple", "meeple")


def test_it_lands_on_a_dark_space() -> None:
    """In its own turn a message is worth more than a point or two."""
    state = position(figures="R 11/3, B 7/2", messages="A B C D E F G H")
    scoring(state, "R road 2")
    assert heuristic_move(state) == TakeAward("0.r1", "courier")


@pytest.mark.parametrize(("board", "expected"), [("U@1,0 1 R:r1; U@2,0 1", FollowMessage), ("W@1,0 0 R:r2", TakeTwo)])
def test_it_takes_the_better_of_a_message(board: str, expected: type) -> None:
    """Message A for three points, or two for one."""
    state = position(board, figures="R 6/6", messages="A B C D E F G H")
    state.phase = "message"
    go_on(state, -1, [])
    assert isinstance(heuristic_move(state), expected)


def test_defaults() -> None:
    """The first placement; the pass where there is one; the first award, theft and use of a message."""
    state = position(hand="RA", figures="R 4, B 9")
    assert str(default(state)) == str(GAME.moves(state, 0)[0])
    play(state, "R place 1,0 0")
    assert default(state) == RobberPass()
    play(state, "R stay\nB stay")
    assert default(state) == MeeplePass()
    state = position(figures="R 10, B 3, Y 10", robbers="B@10")
    scoring(state, "R road 3, R city 8, Y city2 4")
    assert default(state) == TakeAward("0.c1", "meeple")
    play(state, "R award 0.c1 meeple")
    assert default(state) == Steal(0, "meeple", "meeple")


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance(seat: int) -> None:
    playthrough = Playthrough(GAME, CarcassonneOptions(), 2, bytes([seat]) * 32)
    while acting := GAME.acting(playthrough.state):
        choices = GAME.moves(playthrough.state, acting[0])
        rng = SeededChance(bytes(32), len(playthrough.moves))
        if acting[0] == seat:
            move = GAME.heuristic(GAME.view(playthrough.state, seat), choices, rng)
        else:
            move = choices[rng.below(len(choices))]
        playthrough.play(acting[0], move)
    scores = GAME.outcome(playthrough.state).scores
    assert scores[seat] > 2 * scores[1 - seat]
