"""News of a table: setup, passes, undo, questions."""

from typing import Any, get_args

import pytest

from games.carcassonne import GAME
from games.carcassonne.data.tiles import MESSAGES, TILES, bag_of_tiles
from games.carcassonne.rules.events import (
    AnyEvent,
    FinalFeature,
    GameEnded,
    GameStarted,
    MeepleHome,
    MessageDrawn,
    RobberBonus,
    StackRanOut,
    TileDrawn,
    TileSetAside,
    TurnStarted,
)
from games.carcassonne.rules.moves import Recall
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.public import Phase
from games.carcassonne.rules.state import scores
from tests.games.carcassonne.positions import CHANCE, of_kind, play, position
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
    assert events[2:] == [TileDrawn(0, TILES[state.stack[0]].id, extra=False, left=tiles - 1)]
    assert (state.active, state.actor, state.phase, state.extra) == (0, 0, Phase.PLACE, False)
    assert sorted(state.stack) == sorted(bag_of_tiles(robbers=options_.robbers))
    assert (state.drawn, len(state.stack), state.aside) == (1, tiles, ())
    assert (state.supply, state.robbers, state.meeples) == ([7, 7, 7], [-1, -1, -1], [])
    assert (state.totals, scores(state), set(state.sheet)) == ([0] * figures, (0, 0, 0), {0})
    assert sorted(state.messages) == list(MESSAGES)[:messages]
    assert (state.message, state.last_message, state.messages_this_turn, state.resolved) == ("", "", 0, 0)
    assert (state.board.cells, state.question, state.waiting, state.round) == (["500500"], 2, (), None)


# What is told


def test_what_may_be_taken_back() -> None:
    """All but what begins or ends a table, a turn or a draw: those show what nobody knew (RULES 7)."""
    final = {GameStarted, TurnStarted, TileSetAside, TileDrawn, StackRanOut, MessageDrawn, RobberBonus}
    assert {event for event in get_args(AnyEvent) if not event.retractable} == {*final, FinalFeature, GameEnded}


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


@pytest.mark.parametrize(("first", "move"), [("AB", "two courier"), ("D", "draw")])
def test_what_one_draws_oneself_is_one_new_question(first: str, move: str) -> None:
    """The next message, or the tile of message D, comes to the same seat (RULES 5.7)."""
    state = drawn(first, figures="R 5/3, B 20/21")
    before = state.question
    play(state, f"R {move}")
    assert (state.actor, state.question - before) == (0, 1)
