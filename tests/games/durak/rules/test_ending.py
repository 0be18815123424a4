"""The end: places, the fool, draws and the stalemate (RULES 5.7, 6)."""

import pytest

from games.core.contract import Outcome
from games.durak import GAME
from games.durak.rules.events import GameOver, Left
from tests.games.durak.positions import play, position


def test_each_group_leaves_with_the_place_after_all_who_left_before() -> None:
    """The second group and the third are told the places that those before them have left free (RULES 5.6, 6)."""
    state = position("7S", "8S", "7D KC", "KH QH", "", trump="H", out=(4,))
    events = play(state, "0 attack 7S\n1 defend 7S 8S")
    assert [event for event in events if isinstance(event, Left)] == [Left(0, 2), Left(1, 2)]
    events = play(state, "2 attack 7D\n3 take\n2 pass\n2 attack KC\n3 defend KC KH")
    assert [event for event in events if isinstance(event, Left)] == [Left(2, 4)]
    assert events[-1] == GameOver("fool", 3, (), (2, 2, 4, 5, 1), ((), (), (), ("7D", "QH"), ()))


@pytest.mark.parametrize(("stale", "over"), [(98, False), (99, True)])
def test_a_hundred_pick_ups_in_a_row_are_a_draw(stale: int, over: bool) -> None:
    """Pick-ups one after another with the talon gone: the hundredth ends the game without a fool (RULES 5.7)."""
    state = position("7S 9D", "8C 9C", "8H 9H", trump="H", stale=stale)
    events = play(state, "0 attack 7S\n1 take\n0 pass\n2 pass")
    assert (state.phase == "over") == over
    if over:
        assert events[-1] == GameOver("stalemate", None, (), (1, 1, 1), (("9D",), ("7S", "8C", "9C"), ("8H", "9H")))
        assert GAME.outcome(state) == Outcome(places=(1, 1, 1), reason="stalemate")


def test_those_left_at_a_stalemate_share_the_last_place() -> None:
    """At a stalemate who left earlier stands before those who are left (RULES 6)."""
    state = position("7S 9D", "8C 9C", "8H 9H", "", trump="H", stale=99, out=(3,))
    play(state, "0 attack 7S\n1 take\n0 pass\n2 pass")
    assert GAME.outcome(state) == Outcome(places=(2, 2, 2, 1), reason="stalemate")
