"""The Messages: drawing one and doing what it says (specification 5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.carcassonne.rules.events import MeepleHome, MessageDrawn, MessageUsed
from games.carcassonne.rules.letters import terms_of, where
from games.carcassonne.rules.moves import DrawTile, FollowMessage, Recall, TakeTwo
from games.carcassonne.rules.scoring import begin, give
from games.carcassonne.rules.state import number_of
from games.carcassonne.rules.terms import Award, Term
from games.carcassonne.rules.worth import end_value, points_of

if TYPE_CHECKING:
    from games.carcassonne.rules.state import State
    from games.core.contract import Event, Move, Seat


def message(state: State, events: list[Event]) -> None:
    """Draw the top message and ask what is done with it."""
    state.message, *rest = state.messages
    state.messages = tuple(rest)
    state.messages_this_turn += 1
    state.question += 1
    state.actor = state.active
    events.append(MessageDrawn(state.active, state.message, state.messages_this_turn))


def use_message(state: State, seat: Seat, move: Move, events: list[Event]) -> None:
    """Resolve the message: it goes under the stack; points make a round of their own, message D brings a tile."""
    letter = state.message
    meeple = move.meeple if isinstance(move, Recall) else None
    events.append(MessageUsed(seat, letter, "two" if isinstance(move, TakeTwo) else "action", meeple))
    terms = _terms(state, seat, move, events)
    state.messages += (letter,)
    state.message, state.last_message = "", letter
    state.resolved += 1
    points = points_of(terms)
    if isinstance(move, TakeTwo | FollowMessage | Recall) and points:
        begin(state, [Award(seat, letter, None, points, terms)])
        give(state, 0, number_of(state, seat, move.figure), events, auto=False)
    elif isinstance(move, DrawTile):
        state.extra, state.phase = True, "draw"
    else:
        state.phase = "end"


def _terms(state: State, seat: Seat, move: Move, events: list[Event]) -> tuple[Term, ...]:
    """Return what the move brings; a meeple that it takes back goes home."""
    match move:
        case TakeTwo():
            return (Term(1, 2, "message"),)
        case FollowMessage():
            return terms_of(state)
        case Recall():
            return _recall(state, seat, state.board.node(move.meeple), events)
        case _:
            return ()


def _recall(state: State, seat: Seat, node: int, events: list[Event]) -> tuple[Term, ...]:
    """Take a meeple back and return what its feature was worth with it."""
    terms = end_value(state.board, state.board.label[node])
    state.meeples.remove((node, seat))
    state.supply[seat] += 1
    events.append(MeepleHome(seat, state.board.name(node), *where(state, node)))
    return terms
