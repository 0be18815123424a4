"""The Messages (RULES 5.7)."""

from typing import Any

import pytest

from games.carcassonne import GAME
from games.carcassonne.data.tiles import MESSAGES
from games.carcassonne.rules.events import GameEnded, MessageDrawn, MessageUsed, Scored, StackRanOut, TileSetAside
from games.carcassonne.rules.play import go_on
from games.carcassonne.rules.public import Term
from games.carcassonne.rules.state import State
from tests.games.carcassonne.positions import (
    NAMES,
    ended,
    of_kind,
    on_track,
    options,
    play,
    position,
    scored,
    scoring,
    stolen,
    totals,
)

FIVE_ROUND = "A@1,0 1; A@-1,0 3; B@0,1 0; B@-1,1 0; B@1,1 0; B@0,2 0 R:m; E@-1,2 2; E@1,2 2"
"""R's monastery with five tiles round it."""
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


def test_c_77_only_the_active_player() -> None:
    """Others' awards and thefts bring them no message (RULES 5.5)."""
    state = position(figures="R 1/0, G 3/21, B 20/21", messages=letters("A"))
    scoring(state, "G road 2")
    assert of_kind(play(state, "G award 0.r1 meeple"), MessageDrawn) == []
    state = position(figures="R 11/0, B 8/21", robbers="B@11", messages=letters("A"))
    scoring(state, "R road 3")
    events = play(state, "R award 0.r1 meeple\nB steal R meeple meeple")
    assert totals(state, "B") == ("10/21",)
    assert of_kind(events, MessageDrawn) == []


def test_c_78_one_message_for_two_figures() -> None:
    """Both figures on dark spaces bring one message (RULES 5.5)."""
    state = position(figures="R 3/8", messages=letters("A"))
    scoring(state, "R road 2, R city 2")
    events = play(state, "R award 0.c1 meeple\nR award 0.r1 courier")
    assert totals(state, "R") == ("5/10",)
    assert len(of_kind(events, MessageDrawn)) == 1
    assert of_kind(play(state, "R two courier"), MessageDrawn) == []


@pytest.mark.parametrize(("city", "road", "due"), [(2, 6, 0), (3, 4, 1)])
def test_c_79_the_end_of_the_round_counts(city: int, road: int, due: int) -> None:
    """A dark space passed within the round brings nothing (RULES 5.5)."""
    state = position(figures="R 3/0", messages=letters("A"))
    scoring(state, f"R city {city}, R road {road}")
    events = play(state, "R award 0.c1 meeple\nR award 0.r1 meeple")
    assert len(of_kind(events, MessageDrawn)) == due


def test_c_80_a_message_brings_another() -> None:
    """The points of a message may bring the next (RULES 5.7)."""
    state = drawn("AB", figures="R 5/3, B 20/21")
    events = play(state, "R two courier")
    assert totals(state, "R") == ("5/5",)
    assert of_kind(events, MessageDrawn) == [MessageDrawn(0, "B", 2)]


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


@pytest.mark.parametrize(("figure", "thefts"), [("courier", [("B", "R", 3)]), ("meeple", [])])
def test_c_83_message_points_are_robbed(figure: str, thefts: list[tuple[str, str, int]]) -> None:
    """The robber beside the courier takes half of a message's five points for the courier (note 6)."""
    board = "U@1,0 1 R:r1; U@2,0 1; U@-1,0 1; U@-2,0 1"
    state = drawn("A", board, figures="R 5/13, B 20/21", robbers="B@13")
    events = play(state, f"R follow {figure}")
    if thefts:
        events += play(state, "B steal R courier meeple")
    assert scored(events) == [("R", "A", 5)]
    assert stolen(events) == thefts


def test_c_84_every_event_is_a_round_of_its_own() -> None:
    """The robber had to steal from the feature, and is home when the message scores (notes 8, 10)."""
    state = position(FIVE_ROUND, figures="R 8/20, B 31/32", robbers="B@8", messages=letters("C"))
    scoring(state, "R city 2")
    events = play(state, "R award 0.c1 meeple\nB steal R meeple meeple")
    assert stolen(events) == [("B", "R", 1)]
    assert (on_track(state), state.phase) == ({}, "message")
    events = play(state, "R follow meeple")
    assert (scored(events), stolen(events)) == ([("R", "C", 6)], [])


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


def test_c_86_message_after_message_d() -> None:
    """The extra tile's own round may bring a further message (RULES 5.7)."""
    state = drawn("DB", "W@1,0 0 R:r3", stack="A U U", figures="R 5/2, B 20/21")
    play(state, "R draw\nR place -1,0 3\nR pass")
    events = play(state, "R award 0.r1 courier")
    assert of_kind(events, MessageDrawn) == [MessageDrawn(0, "B", 2)]
    play(state, "R two meeple")
    assert state.active == 1


def test_c_87_nothing_to_do_with_it() -> None:
    """Without a meeple on a road message A offers two points only (RULES 5.7)."""
    state = drawn("A", "M@0,-1 2 R:c1")
    assert options(state) == TWO
    play(state, "R follow meeple ✗ message-lacks\nR draw ✗ other-message")


def test_c_88_message_d_without_tiles() -> None:
    """With an empty stack there is no tile to draw (RULES 5.7)."""
    state = drawn("D", stack="")
    assert options(state) == TWO
    assert of_kind(play(state, "R two courier"), GameEnded)


def test_c_88_message_d_with_an_unplaceable_tile() -> None:
    """The tile is set aside and the message is over (RULES 5.1)."""
    state = drawn("D", "E@0,-1 2", stack="C")
    events = play(state, "R draw")
    assert of_kind(events, TileSetAside) == [TileSetAside("C")]
    assert of_kind(events, StackRanOut) == [StackRanOut(0, extra=True)]
    assert of_kind(events, GameEnded)


def test_c_89_under_the_stack() -> None:
    """The message resolved is the lowest of eight (RULES 5.7)."""
    state = drawn("GA")
    play(state, "R two courier")
    assert (state.messages[-1], len(state.messages), state.messages[0]) == ("G", 8, "A")


def test_c_91_no_messages_at_the_end() -> None:
    """Neither robbers left nor final features bring messages (RULES 6)."""
    state = position("U@1,0 1 R:r1", figures="R 2/3", robbers="R@9", messages=letters("A"))
    assert of_kind(ended(state), MessageDrawn) == []


def test_c_91_the_last_turns_own_message() -> None:
    """It is resolved before the game ends (RULES 6)."""
    state = position("W@1,0 0 R:r3", hand="A", stack="", figures="R 2/0", messages=letters("B"))
    play(state, "R place -1,0 3\nR pass\nR award 0.r1 meeple")
    assert (state.phase, state.message) == ("message", "B")
    assert of_kind(play(state, "R two courier"), GameEnded)


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
