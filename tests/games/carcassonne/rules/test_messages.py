"""The Messages (RULES 5.7)."""

from typing import Any

import pytest

from games.carcassonne import GAME
from games.carcassonne.data.tiles import MESSAGES
from games.carcassonne.rules.events import MessageDrawn, MessageUsed, Scored
from games.carcassonne.rules.play import go_on
from games.carcassonne.rules.public import Term
from games.carcassonne.rules.state import State
from tests.games.carcassonne.positions import (
    NAMES,
    of_kind,
    options,
    play,
    position,
    scored,
    scoring,
    totals,
)

TWO = "R: two meeple | two courier"


def letters(first: str) -> str:
    """Return the stack of messages with these on top."""
    return " ".join([*first, *(letter for letter in MESSAGES if letter not in first)])


def drawn(first: str, board: str = "", *, figures: str = "R 5/0, B 20/21, Y 20/21, G 20/21", **more: Any) -> State:
    """Return a table at which R has reached a dark space and drawn the first of these messages."""
    state = position(board, figures=figures, messages=letters(first), **more)
    state.phase = "message"
    go_on(state, -1, [])
    assert state.message == first[0]
    return state


@pytest.mark.parametrize(("figure", "due"), [("meeple", True), ("courier", False)])
def test_c_76_dark_space(figure: str, due: bool) -> None:
    """The figure that moved must reach a dark space (RULES 5.5)."""
    state = position(figures="R 3/0, B 20/21", messages=letters("A"))
    scoring(state, "R road 2")
    events = play(state, f"R award 0.r1 {figure}")
    assert bool(of_kind(events, MessageDrawn)) == due


def test_c_78_one_message_for_two_figures() -> None:
    """Both figures on dark spaces bring one message (RULES 5.5)."""
    state = position(figures="R 3/8", messages=letters("A"))
    scoring(state, "R road 2, R city 2")
    events = play(state, "R award 0.c1 meeple\nR award 0.r1 courier")
    assert totals(state, "R") == ("5/10",)
    assert len(of_kind(events, MessageDrawn)) == 1
    assert of_kind(play(state, "R two courier"), MessageDrawn) == []


def test_c_81_message_a() -> None:
    """The least valuable road with an own meeple scores as at the end, majority or not; all meeples stay (RULES 5.7)."""
    board = "U@1,0 1 R:r1; U@-1,0 1; U@-2,0 1; U@2,0 1; V@0,1 3 R:r1; U@1,1 1 B:r1; U@2,1 1 B:r1"
    state = drawn("A", board)
    before = state.meeples[:]
    assert options(state) == TWO + " | follow meeple | follow courier"
    events = play(state, "R follow courier")
    assert (scored(events), state.meeples) == ([("R", "A", 3)], before)
    assert of_kind(events, Scored)[0].terms == (Term(3, 1, "tile"),)
    assert totals(state, "R", "B") == ("5/3", "20/21")


def test_c_82_message_e() -> None:
    """Message E gives two points a pennant in cities with a knight of the seat, whether it owns them or not (RULES 5.7)."""
    board = "C@0,-1 0 R:c1; E@0,1 2 R:c1; F@0,2 1 B:c1; F@0,3 1 B:c1"
    events = play(drawn("E", board), "R follow courier")
    assert scored(events) == [("R", "E", 6)]
    assert of_kind(events, Scored)[0].terms == (Term(3, 2, "pennant"),)


def test_c_82_messages_f_and_g() -> None:
    """Two points for each own knight, two of them in one city; and for each own farmer (RULES 5.7)."""
    board = "E@0,1 2 R:c1 R:f1; F@0,2 1 R:c1; M@0,-1 2 R:c1 R:f1"
    state = drawn("F", board)
    assert scored(play(state, "R follow courier")) == [("R", "F", 6)]
    assert scored(play(drawn("G", board), "R follow courier")) == [("R", "G", 4)]


def test_c_85_message_h_for_nothing() -> None:
    """A farmer whose field touches no completed city goes home for nothing: no round, no message (RULES 5.7)."""
    state = drawn("H", "U@1,0 1 R:f2", figures="R 5/5, B 20/21")
    events = play(state, "R recall 1.f2 courier")
    assert (scored(events), of_kind(events, MessageDrawn), state.supply[0]) == ([], [], 7)
    assert state.active == 1


def test_c_86_message_d() -> None:
    """One more tile is played completely, then the turn is over (RULES 5.7)."""
    state = drawn("D", stack="RF U U", figures="R 5/0, B 20/21, Y 30/31, G 40/41")
    assert options(state) == TWO + " | draw"
    before = state.question
    events = play(state, "R draw")
    assert state.question > before
    assert of_kind(events, MessageUsed) == [MessageUsed(0, "D", "action", None)]
    assert GAME.view(state, 1).extra
    play(state, "R place 1,0 1\nR robber 20\nB robber 5\nR meeple r1")
    assert (state.phase, state.active, state.extra) == ("place", 1, False)


def test_c_87_nothing_to_do_with_it() -> None:
    """Without a meeple on a road message A offers two points only (RULES 5.7)."""
    state = drawn("A", "M@0,-1 2 R:c1")
    assert options(state) == TWO
    play(state, "R follow meeple ✗ message-lacks\nR draw ✗ other-message")


def test_c_92_eight_messages_a_turn() -> None:
    """No ninth message in one turn (RULES 5.5)."""
    state = drawn("A", figures="R 5/0, B 20/21")
    number = 1
    while state.phase == "message":
        assert state.messages_this_turn == number
        state.totals[1] = 5 * number + 3
        play(state, "R two courier")
        number += 1
    assert number == 9
    assert (state.active, NAMES[state.actor], state.messages_this_turn) == (1, "B", 0)
