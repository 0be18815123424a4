"""News of a table: setup, passes, undo, questions."""

from typing import Any, get_args

import pytest

from games.carcassonne import GAME
from games.carcassonne.data.tiles import MESSAGES
from games.carcassonne.rules.events import (
    AnyEvent,
    FinalFeature,
    GameEnded,
    GameStarted,
    MeepleHome,
    MeeplePassed,
    MessageDrawn,
    MessageUsed,
    RobberBonus,
    RobberHome,
    RobberPassed,
    StackRanOut,
    TileDrawn,
    TilePlaced,
    TileSetAside,
    TurnStarted,
)
from games.carcassonne.rules.moves import Recall
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.public import Phase, Term
from games.carcassonne.rules.state import scores
from tests.games.carcassonne.positions import CHANCE, ended, of_kind, play, position
from tests.games.carcassonne.rules.test_messages import drawn

# The setup


@pytest.mark.parametrize(
    ("chosen", "tiles", "figures", "messages"),
    [({}, 79, 3, 0), ({"robbers": False}, 71, 3, 0), ({"messages": True}, 79, 6, 8)],
)
def test_the_table_as_it_is_dealt(chosen: dict[str, Any], tiles: int, figures: int, messages: int) -> None:
    """Everything is in the supply or on 0, one tile lies there, seat 0 begins, and the setup is told (RULES 4)."""
    options_ = CarcassonneOptions(**chosen)
    state, events = GAME.deal(options_, 3, CHANCE)
    assert events[:2] == [GameStarted(3, options_, tiles), TurnStarted(0)]
    assert [type(event) for event in events[2:]] == [TileDrawn]
    assert (state.active, state.actor, state.phase, state.extra) == (0, 0, Phase.PLACE, False)
    assert (state.drawn, len(state.stack), state.aside) == (1, tiles, ())
    assert (state.supply, state.robbers, state.meeples) == ([7, 7, 7], [-1, -1, -1], [])
    assert (state.totals, scores(state), set(state.sheet)) == ([0] * figures, (0, 0, 0), {0})
    assert sorted(state.messages) == list(MESSAGES)[:messages]
    assert (state.message, state.last_message, state.messages_this_turn, state.resolved) == ("", "", 0, 0)
    assert (state.board.cells, state.question, state.waiting, state.round) == (["500500"], 2, (), None)


@pytest.mark.parametrize(
    ("name", "robbers", "messages", "farmers", "chain"),
    [
        ("standard", True, False, True, "next"),
        ("base", False, False, True, "next"),
        ("robbers-all", True, False, True, "all"),
        ("messages", False, True, True, "next"),
        ("everything", True, True, True, "next"),
        ("everything-all", True, True, True, "all"),
        ("no-farmers", True, False, False, "next"),
    ],
)
def test_presets(name: str, robbers: bool, messages: bool, farmers: bool, chain: str) -> None:
    """Each is the set of options it is named after, and there are no others (RULES 1)."""
    assert len(CarcassonneOptions.presets) == 7
    made = CarcassonneOptions(**CarcassonneOptions.presets[name])
    assert (made.robbers, made.messages, made.farmers, made.robber_chain) == (robbers, messages, farmers, chain)


# What is told


def test_what_may_be_taken_back() -> None:
    """All but what begins or ends a table, a turn or a draw: those show what nobody knew (RULES 7)."""
    final = {GameStarted, TurnStarted, TileSetAside, TileDrawn, StackRanOut, MessageDrawn, RobberBonus}
    assert {event for event in get_args(AnyEvent) if not event.retractable} == {*final, FinalFeature, GameEnded}


def test_a_turn_without_points_is_told_step_by_step() -> None:
    """The tile, each pass, the next turn and its tile are told, each by itself and in order (RULES 8)."""
    state = position(hand="RA", stack="E U", figures="R 4, B 9")
    assert play(state, "R place 1,0 0") == [TilePlaced(0, "RA", "B", 1, 0, 0)]
    assert play(state, "R stay") == [RobberPassed(0)]
    assert play(state, "B stay") == [RobberPassed(1)]
    assert play(state, "R pass") == [MeeplePassed(0), TurnStarted(1), TileDrawn(1, "E", extra=False, left=1)]


def test_a_message_is_told_as_it_is_used() -> None:
    """Two points, what it says, or which meeple it takes back (RULES 8)."""
    board = "U@1,0 1 R:r1"
    used = {
        move: of_kind(play(drawn(letter, board), f"R {move}"), MessageUsed)
        for letter, move in [("A", "two courier"), ("A", "follow meeple"), ("H", "recall 1.r1 meeple"), ("D", "draw")]
    }
    assert used == {
        "two courier": [MessageUsed(0, "A", "two", None)],
        "follow meeple": [MessageUsed(0, "A", "action", None)],
        "recall 1.r1 meeple": [MessageUsed(0, "H", "action", "1.r1")],
        "draw": [MessageUsed(0, "D", "action", None)],
    }


def test_the_end_is_told() -> None:
    """Robbers one by one, each with its points and its way home (RULES 6, RULES 8)."""
    bonus = (Term(1, 3, "robber"),)
    events = ended(position(figures="R 1, B 2, Y 9, G 0", robbers="B@0, G@49"))
    assert events == [
        RobberBonus(1, 0, 3, bonus),
        RobberHome(1),
        RobberBonus(3, 49, 3, bonus),
        RobberHome(3),
        GameEnded((1, 5, 9, 3), (2,)),
    ]


def test_meeples_go_home_by_cell() -> None:
    """From north to south and from west to east, in whatever order their tiles were laid (RULES 5.5)."""
    state = position("U@1,0 1 B:r1; U@-1,0 1 R:r1; W@2,0 0 R:r3", hand="A", active="Y")
    events = play(state, "Y place -2,0 3\nY pass")
    assert [(event.seat, event.x, event.y) for event in of_kind(events, MeepleHome)] == [
        (0, -1, 0),
        (1, 1, 0),
        (0, 2, 0),
    ]


def test_own_meeples_are_listed_by_cell() -> None:
    """Message H lists them from north to south and west to east, then by feature, not by tile (RULES 5.7)."""
    state = drawn("H", "B@0,1 0 R:m; E@0,-1 2 R:c1 R:f1; U@1,0 1 R:f2; U@-1,0 1 R:r1 B:f1")
    names = [move.meeple for move in GAME.moves(state, 0) if isinstance(move, Recall)]
    assert names[::2] == names[1::2] == ["2.c1", "2.f1", "4.r1", "3.f2", "1.m"]


# Questions


def test_each_draw_and_each_other_actor_makes_a_new_question() -> None:
    """Placing and the meeple are one question; the next seat asked gets another (RULES 5.8)."""
    state = position(hand="RA", stack="E U", figures="R 4, B 9")
    asked = [state.question]
    for line in ("R place 1,0 0", "R stay", "B stay", "R pass"):
        play(state, line)
        asked.append(state.question - asked[0])
    assert asked[1:] == [0, 1, 2, 4]


@pytest.mark.parametrize(("first", "move"), [("AB", "two courier"), ("D", "draw")])
def test_what_one_draws_oneself_is_one_new_question(first: str, move: str) -> None:
    """The next message, or the tile of message D, comes to the same seat (RULES 5.7)."""
    state = drawn(first, figures="R 5/3, B 20/21")
    before = state.question
    play(state, f"R {move}")
    assert (state.actor, state.question - before) == (0, 1)


def test_messages_done_with_are_counted() -> None:
    """Each goes under the stack once, and is the last one seen (RULES 7)."""
    state = drawn("AB", figures="R 5/3, B 20/21")
    play(state, "R two courier")
    assert (state.resolved, state.last_message, state.messages_this_turn) == (1, "A", 2)
    play(state, "R two courier")
    assert (state.resolved, state.last_message, state.messages_this_turn) == (2, "B", 0)
    assert "".join(state.messages) == "CDEFGHAB"
