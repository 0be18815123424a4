"""The Messages: drawing and resolving them (RULES 5.7)."""

from games.carcassonne.rules.events import MeepleHome, MessageDrawn, MessageUsed
from games.carcassonne.rules.moves import DrawTile, FollowMessage, Recall, TakeTwo
from games.carcassonne.rules.public import Award, Phase, points_of
from games.carcassonne.rules.scoring import begin, give
from games.carcassonne.rules.state import State, number_of
from games.carcassonne.rules.worth import reply_terms
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
    """Resolve the message, which goes under the stack. Points start a round of scoring; message D brings a tile."""
    assert isinstance(move, TakeTwo | FollowMessage | DrawTile | Recall)
    letter, terms = state.message, reply_terms(state, move)
    meeple = move.meeple if isinstance(move, Recall) else None
    events.append(MessageUsed(seat, letter, "two" if isinstance(move, TakeTwo) else "action", meeple))
    if meeple is not None:
        node = state.board.node(meeple)
        state.meeples.remove((node, seat))
        state.supply[seat] += 1
        events.append(MeepleHome(seat, state.board.name(node), *state.board.place(node)))
    state.messages += (letter,)
    state.message, state.last_message = "", letter
    state.resolved += 1
    points = points_of(terms)
    if isinstance(move, DrawTile):
        state.extra, state.phase = True, Phase.DRAW
    elif points:
        begin(state, [Award(seat, letter, None, points, terms)])
        give(state, 0, number_of(state, seat, move.figure), events, auto=False)
    else:
        state.phase = Phase.END
