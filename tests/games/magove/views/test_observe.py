"""What a view says of tricks, history and progress (RULES 3, 7)."""

import pytest

from games.core.contract import PUBLIC
from games.magove import GAME
from games.magove.rules.options import MagoveOptions
from games.magove.views.view import Laid, Trick
from tests.games.magove.picture_cases import games
from tests.games.magove.positions import dealt, play, position


def test_a_trick_in_progress() -> None:
    """The view names leader, cards in order, the race led and who is winning."""
    state = position("N1 B2", "B3 R1", "B5 Z1", trump="R", leader=1)
    play(state, "1 play B3 \n 2 play Z")
    view = GAME.view(state, PUBLIC)
    assert (view.leader, view.number, view.asked) == (1, 1, (0,))
    assert view.trick == (Laid(1, "B3"), Laid(2, "Z1"))
    assert (view.led, view.winning, view.hands) == ("B", 2, (2, 1, 1))


def test_last_trick_stays_until_the_next_is_complete() -> None:
    """The last complete trick is seen over the scoring and the next deal (RULES 3)."""
    state, _, chance = dealt("B1 R1 G1 Y7", seats=3)
    play(state, "1 bid 0 \n 2 bid 0 \n 0 bid 0 \n 1 play B1 \n 2 play R1 \n 0 play G1", chance)
    last = Trick(1, 1, (Laid(1, "B1"), Laid(2, "R1"), Laid(0, "G1")), 1)
    view = GAME.view(state, 2)
    assert (view.round, view.phase, view.last) == (2, "bidding", last)
    assert (view.trick, view.gone, view.won) == ((), (), (0, 0, 0))


def test_history_holds_cards_and_voids_of_this_round() -> None:
    """A seat that does not follow shows a void; the cards of complete tricks are public, in no order."""
    state = position("B2 R1", "G3 R9", "B5 Z1", trump="R")
    play(state, "0 play B2 \n 1 play G3")
    assert GAME.view(state, PUBLIC).void == ((), ("B",), ())
    assert GAME.view(state, PUBLIC).gone == ()
    play(state, "2 play B5")
    assert GAME.view(state, PUBLIC).gone == ("B2", "B5", "G3")


def test_wizards_and_jesters_show_no_void() -> None:
    """A wizard or a jester instead of following says nothing about the hand."""
    state = position("B2 R1", "Z3 R9", "N4 G1", trump="R")
    play(state, "0 play B2 \n 1 play Z \n 2 play N")
    assert GAME.view(state, PUBLIC).void == ((), (), ())


def test_question_rises_with_each_step() -> None:
    """Controls of an earlier bid, card or round no longer act."""
    state, _, chance = dealt("B1 R1 G1 Z1", seats=3)
    script = ["0 trump B", "1 bid 0", "2 bid 0", "0 bid 1", "1 play B1", "2 play R1", "0 play G1", "2 bid 0"]
    questions = [GAME.view(state, 0).question]
    for line in script:
        play(state, line, chance)
        questions.append(GAME.view(state, 0).question)
    assert questions == sorted(set(questions))


@pytest.mark.parametrize("seats", GAME.seats)
def test_question_rises_over_a_whole_game_of_open_bids(seats: int) -> None:
    """No two moments of a game ask the same question, however long its rounds."""
    questions = [GAME.view(state, PUBLIC).question for state, _ in games(seats, 7)]
    assert questions == sorted(set(questions))


def test_bids_have_a_sum_from_the_first_one_on_where_they_are_open() -> None:
    """There is nothing to add up before, and nothing to tell while bids are secret (RULES 7)."""
    state, _, _ = dealt("B1 R1 G1 Y7", seats=3)
    assert GAME.view(state, PUBLIC).sum_told is None
    play(state, "1 bid 0")
    assert GAME.view(state, PUBLIC).sum_told == 0
    state, _, _ = dealt("B1 R1 G1 Y7", seats=3, options=MagoveOptions(bidding="secret_bids"))
    play(state, "1 bid 0")
    assert GAME.view(state, 1).sum_told is None
