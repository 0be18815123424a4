"""A move of no kind there is, and which news may be taken back; the transcript has each reason for a refusal."""

import pytest

from games.core.contract import IllegalMove, Move, Reason
from games.durak import GAME
from games.durak.rules.events import Passed
from tests.games.durak.positions import CHANCE, play, position

HANDS = ("7S 7C KC 8H", "8S 7H QS KD", "7D 9S 10S JS")


class Sing(Move, frozen=True):
    """No move of Durak."""

    verb = "sing"


def test_a_move_of_no_kind_there_is() -> None:
    """A move that the game does not have is refused like one at the wrong time."""
    state = position(*HANDS, trump="D")
    with pytest.raises(IllegalMove) as caught:
        GAME.play(state, 0, Sing(), CHANCE)
    assert caught.value.why == Reason.NOT_NOW


def test_of_all_news_only_a_pass_may_be_taken_back() -> None:
    """A pass tells nothing but itself, so it may be taken back as long as nobody has built on it."""
    state = position(*HANDS, trump="D")
    news = play(state, "0 attack 7S\n1 defend 7S 8S\n0 pass")
    assert [event for event in news if event.retractable] == [Passed(0)]
