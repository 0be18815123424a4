"""News and state of a table: setup, passes, undo, questions, points so far."""

from __future__ import annotations

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
    MeeplePlaced,
    MessageDrawn,
    MessageUsed,
    RobberBonus,
    RobberHome,
    RobberPassed,
    Scored,
    StackRanOut,
    Stolen,
    TileDrawn,
    TilePlaced,
    TileSetAside,
    TurnStarted,
)
from games.carcassonne.rules.moves import VOCABULARY, AnyMove, Recall
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.public import Phase, Term
from games.carcassonne.rules.state import (
    NO_TILE,
    NOBODY,
    SUPPLY,
    credit,
    figure_at,
    figures_on,
    lights,
    number_of,
    scores,
    space_of,
)
from games.carcassonne.rules.worth import as_it_lies, theft
from tests.games.carcassonne.positions import CHANCE, ended, of_kind, options, play, position, scoring
from tests.games.carcassonne.rules.test_messages import drawn, letters

ORDER = "A B C D E F G H"

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


def test_stored_marks_stay() -> None:
    """Nobody, no tile, and a robber in the supply are written as -1 in stored tables."""
    assert (NOBODY, NO_TILE, SUPPLY) == (-1, -1, -1)


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
    assert set(get_args(AnyMove)) == set(VOCABULARY)


def test_a_turn_without_points_is_told_step_by_step() -> None:
    """The tile, each pass, the next turn and its tile are told, each by itself and in order (RULES 8)."""
    state = position(hand="RA", stack="E U", figures="R 4, B 9")
    assert play(state, "R place 1,0 0") == [TilePlaced(0, "RA", "B", 1, 0, 0)]
    assert play(state, "R stay") == [RobberPassed(0)]
    assert play(state, "B stay") == [RobberPassed(1)]
    assert play(state, "R pass") == [MeeplePassed(0), TurnStarted(1), TileDrawn(1, "E", extra=False, left=1)]


def test_a_meeple_is_told_with_its_feature_and_place() -> None:
    """Which feature of which tile, of what kind, and where (RULES 8)."""
    state = position("B@0,1 0", hand="U")
    events = play(state, "R place 1,0 1\nR meeple f2")
    assert of_kind(events, MeeplePlaced) == [MeeplePlaced(0, "2.f2", "field", 1, 0)]
    assert state.meeples == [(state.board.node("2.f2"), 0)]


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


def test_what_was_chosen_is_not_told_as_done_at_once() -> None:
    """Points of a message and a theft from one of several are choices; a theft without any other is not (RULES 5.0)."""
    events = play(drawn("A", figures="R 5/1, B 20/21"), "R two courier")
    assert [event.auto for event in of_kind(events, Scored)] == [False]
    state = position(figures="R 10, B 3, Y 10", robbers="B@10, G@10")
    scoring(state, "R road 3, Y city 8")
    events = play(state, "B steal Y meeple meeple\nG steal R meeple meeple")
    assert [(theft.auto, theft.victim) for theft in of_kind(events, Stolen)] == [(False, 2), (False, 0)]
    state = position(figures="R 10, B 3", robbers="B@10")
    assert [theft.auto for theft in of_kind(scoring(state, "R road 3"), Stolen)] == [True]


@pytest.mark.parametrize(
    ("letter", "terms"), [("E", Term(1, 2, "pennant")), ("F", Term(2, 2, "knight")), ("G", Term(1, 2, "farmer"))]
)
def test_what_a_message_counts_is_told(letter: str, terms: Term) -> None:
    """Pennants, knights or farmers, two points each (RULES 5.7, RULES 8)."""
    state = drawn(letter, "M@0,-1 2 R:c1; E@0,1 2 R:c1 R:f1")
    events = play(state, "R follow courier")
    assert [event.terms for event in of_kind(events, Scored)] == [(terms,)]


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


# Figures and points so far


def test_figures_and_their_numbers() -> None:
    """A seat has one figure, or two with couriers; they stand on the space total modulo 50 (RULES 3)."""
    plain = position(figures="R 4, B 54, Y 104, G 50")
    assert [number_of(plain, seat, "meeple") for seat in range(4)] == [0, 1, 2, 3]
    assert [space_of(plain, number) for number in range(4)] == [4, 4, 4, 0]
    assert figures_on(plain, 4) == [(0, "meeple"), (1, "meeple"), (2, "meeple")]
    assert (figures_on(plain, 0), figures_on(plain, 5)) == ([(3, "meeple")], [])
    both = position(figures="R 4/9, B 59/4", messages=ORDER)
    numbers = [number_of(both, seat, figure) for seat in (0, 1) for figure in ("meeple", "courier")]
    assert numbers == [0, 1, 2, 3]
    assert [figure_at(both, number) for number in numbers[1:3]] == [(0, "courier"), (1, "meeple")]
    assert figures_on(both, 9) == [(0, "courier"), (1, "meeple")]


@pytest.mark.parametrize(
    ("messages", "seat", "total", "due"),
    [(ORDER, 0, 45, True), (ORDER, 0, 100, True), (ORDER, 0, 46, False), (ORDER, 1, 45, False), ("", 0, 45, False)],
)
def test_where_messages_are_drawn(messages: str, seat: int, total: int, due: bool) -> None:
    """On dark spaces, by the active player, with messages in play (RULES 5.5)."""
    assert lights(position(messages=messages), seat, total) == due


def test_points_so_far() -> None:
    """The sheet has a row for each seat and a column for each source; a seat's score is the sum of its row (RULES 3)."""
    state = position(seats=3)
    for seat, points, source in [(0, 1, "road"), (1, 20, "theft"), (1, 300, "robber"), (2, 4000, "road")]:
        credit(state, seat, points, source)
    assert scores(state) == (1, 320, 4000)
    assert state.sheet == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 300, 4000, 0, 0, 0, 0, 0, 0]


def test_what_a_seats_meeples_would_bring() -> None:
    """The end values of the features a seat owns, each once; nothing for lesser shares (RULES 3)."""
    state = position("M@0,-1 2 R:c1 R:c1 B:c1; U@1,0 1 R:r1 B:r1; B@0,1 0 B:m")
    assert [as_it_lies(state, seat) for seat in range(4)] == [3 + 2, 2 + 3, 0, 0]


def test_a_theft_takes_half_of_the_first_award() -> None:
    """Whatever the figure scored after it, and by figure (RULES 5.5)."""
    state = position(figures="R 13/13, B 7/2", robbers="B@13", messages=letters("A"))
    scoring(state, "R road 3, R city 6, R city2 9")
    play(state, "R award 0.r1 courier\nR award 0.c1 meeple\nR award 0.f1 courier")
    assert (theft(state, 0, "meeple"), theft(state, 0, "courier")) == (3, 2)
    assert options(state).count("steal") == 4


@pytest.mark.parametrize(("figures", "reason"), [("R 9, B 8", "most-points"), ("R 9, B 9", "shared")])
def test_why_a_table_is_won(figures: str, reason: str) -> None:
    """With most points, alone or shared (RULES 6)."""
    state = position(figures=figures)
    ended(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == reason
