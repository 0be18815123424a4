"""Teams: who plays against whom, slots of partners who are out, and the end (RULES 5.1, 5.2, 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.core.contract import Outcome
from games.durak import GAME
from games.durak.rules.events import Drew, GameOver, Left
from games.durak.rules.options import DurakOptions, teams
from tests.games.durak.positions import play, position, turn

if TYPE_CHECKING:
    from games.durak.rules.state import State

THREE_OF_FOUR = "0 attack 7S\n1 defend 7S 8S"


@pytest.fixture
def egor_lena_marina_matvei() -> State:
    state = position("7S KC 8D", "8S", "AC QC 6S", "QH JC 9C", trump="D", teams=True)
    events = play(state, THREE_OF_FOUR)
    assert events[-1] == Left(1, None)
    assert turn(state) == ("attack", 3, 2)
    return state


def test_attack_for_the_partner_who_left(egor_lena_marina_matvei: State) -> None:
    """One player against two moves after each opponent: after a pick-up Matvei attacks as himself."""
    state = egor_lena_marina_matvei
    play(state, "3 attack JC\n2 take\n3 pass")
    assert turn(state) == ("attack", 3, 0)


def test_attacked_by_the_second_opponent(egor_lena_marina_matvei: State) -> None:
    """A player who took against one opponent is attacked next by the other, in the partner's place."""
    state = egor_lena_marina_matvei
    play(state, "3 attack JC\n2 defend JC QC\n3 pass")
    assert turn(state) == ("attack", 2, 3)
    play(state, "2 attack 6S\n3 take\n0 pass\n2 pass")
    assert turn(state) == ("attack", 0, 3)


def test_throwers_and_transfer() -> None:
    """Only opponents throw in; a transfer goes to the other team, and the throwers change with it."""
    state = position(
        "7S 7H 9D QD",
        "7C 9C 10C 6D",
        "8C KC JH KS",
        "7D AC AS 10D",
        trump="H",
        teams=True,
        talon="6S 8S 9S 10S QS 6C JC QC 8H 9H 10H",
    )
    play(state, "0 attack 7S\n3 throw 7D ✗ partner-defends\n1 transfer 7C")
    assert state.defender == 2
    events = play(
        state,
        """0 throw 7H ✗ partner-defends
        3 throw 7D
        2 take
        0 pass ✗ partner-defends
        1 pass
        3 pass""",
    )
    assert [event.seat for event in events if isinstance(event, Drew)] == [0, 3, 1]
    assert turn(state) == ("attack", 3, 0)


def test_team_draw() -> None:
    """Both teams out in one bout: a draw."""
    state = position("7S", "8S", "", "", trump="H", teams=True, out=(2, 3))
    events = play(state, "0 attack 7S\n1 defend 7S 8S")
    assert events[-1] == GameOver("team_draw", None, (), (1, 1, 1, 1), ((), (), (), ()))
    assert GAME.outcome(state) == Outcome(places=(1, 1, 1, 1), reason="team_draw")


def test_a_team_wins_when_both_are_out() -> None:
    """The team whose two players are out wins, though both opponents hold cards (RULES 6)."""
    state = position("7S", "8C 9C", "", "8H 9H", trump="H", teams=True, out=(2,))
    events = play(state, "0 attack 7S\n1 take")
    assert events[-1] == GameOver("team", None, (0, 2), (1, 2, 1, 2), ((), ("7S", "8C", "9C"), (), ("8H", "9H")))


def test_transfer_to_an_absent_partner_goes_to_who_is_left() -> None:
    """The place of one who has no cards is held by the partner, for transfers too (RULES 5.1)."""
    state = position("7S 9D QC", "7C 9C", "", "7D 8D 9H", trump="H", teams=True, out=(2,))
    play(state, "0 attack 7S\n1 transfer 7C")
    assert (state.defender, state.target_slot) == (0, 2)


def test_stalemate_of_teams_is_a_draw() -> None:
    """At a stalemate nobody wins, and all share the first place (RULES 6)."""
    state = position("7S 9S", "8C 9C", "8D 9D", "8H 9H", trump="H", teams=True, stale=99)
    events = play(state, "0 attack 7S\n1 take\n0 pass\n2 pass")
    assert events[-1].kind == "stalemate"
    assert GAME.outcome(state) == Outcome(places=(1, 1, 1, 1), reason="stalemate")


def test_the_last_seat_attacks_the_first() -> None:
    """The slots go round: after 3 comes 0, whose holder defends and whose slot may transfer on (RULES 5.1, 5.2)."""
    state = position("7C 8C 9C", "8D 9D 10D", "8H 9H", "7S 9S", trump="D", teams=True, attacker=3)
    assert (*turn(state), state.target_slot) == ("attack", 3, 0, 0)
    play(state, "3 attack 7S\n0 transfer 7C")
    assert (state.defender, state.target_slot) == (1, 1)


def test_the_other_team_may_win_too() -> None:
    """Seats 1 and 3 out of cards end the game as 0 and 2 would (RULES 6)."""
    state = position("7S 9S", "8S", "8H 9H", "", trump="D", teams=True, out=(3,))
    play(state, "0 attack 7S\n1 defend 7S 8S")
    assert GAME.outcome(state) == Outcome(places=(2, 1, 2, 1), reason="team")


def test_partners_sit_opposite() -> None:
    assert teams(DurakOptions(teams=True), 4) == (0, 1, 0, 1)
    assert teams(DurakOptions(), 4) == (0, 1, 2, 3)
