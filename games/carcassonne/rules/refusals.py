"""Explains why a move is refused. What makes a move illegal is decided in `legal`."""

from collections.abc import Mapping
from typing import Final

from games.carcassonne.data.sides import TURNS
from games.carcassonne.data.tiles import SPACES
from games.carcassonne.rules import moves
from games.carcassonne.rules.legal import awards_due, meeple_refusal, reply_to, turns_at
from games.carcassonne.rules.public import Phase
from games.carcassonne.rules.reasons import Why
from games.carcassonne.rules.state import State, figures_of
from games.core.contract import Move, Reason, Seat
from games.core.legality import Particulars

_PHASES: Final[Mapping[type[Move], Phase]] = {
    moves.Place: Phase.PLACE,
    moves.PlaceRobber: Phase.ROBBER,
    moves.RobberPass: Phase.ROBBER,
    moves.PlaceMeeple: Phase.MEEPLE,
    moves.MeeplePass: Phase.MEEPLE,
    moves.TakeAward: Phase.AWARD,
    moves.Steal: Phase.STEAL,
    moves.TakeTwo: Phase.MESSAGE,
    moves.FollowMessage: Phase.MESSAGE,
    moves.DrawTile: Phase.MESSAGE,
    moves.Recall: Phase.MESSAGE,
}


def why(state: State, seat: Seat, move: Move) -> Particulars:
    """Return why a move that `moves` does not list is refused."""
    if state.phase == Phase.OVER:
        return Reason.OVER, {}
    if seat != state.actor:
        return Reason.NOT_YOUR_TURN, {}
    if _PHASES.get(type(move)) != state.phase:
        return Reason.NOT_NOW, {}
    figures = figures_of(state)
    if not isinstance(move, moves.Steal) and (figure := getattr(move, "figure", "meeple")) not in figures:
        return Why.NO_SUCH_FIGURE, {"figure": figure}
    match move:
        case moves.Place(spot):
            return _place(state, spot)
        case moves.PlaceMeeple(feature):
            reason = meeple_refusal(state, feature)
            assert reason is not None
            return reason, {} if reason is Why.NO_MEEPLES_LEFT else {"feature": feature}
        case moves.PlaceRobber(space):
            return _robber(state, seat, space), {"space": space}
        case moves.TakeAward(feature):
            due = any(award.key == feature for award in awards_due(state, seat))
            return (Why.OTHER_AWARD_FIRST if due else Why.NOT_YOUR_AWARD), {"feature": feature}
        case moves.Steal(victim, figure, own):
            if own not in figures:
                return Why.NO_SUCH_FIGURE, {"figure": own}
            return Why.NOTHING_TO_STEAL, {"victim": victim, "figure": figure}
        case _ if not isinstance(move, reply_to(state.message)):
            return Why.OTHER_MESSAGE, {"message": state.message}
        case moves.Recall(meeple):
            return Why.NOT_YOUR_MEEPLE, {"meeple": meeple}
        case _:
            lacking = Why.NO_TILES_LEFT if isinstance(move, moves.DrawTile) else Why.MESSAGE_LACKS
            return lacking, {"message": state.message}


def _place(state: State, spot: str) -> Particulars:
    turns = TURNS[turns_at(state, spot)]
    if not turns:
        return Why.NO_SUCH_SPOT, {"spot": spot, "count": len(state.spots)}
    return Why.DOES_NOT_FIT, {"spot": spot, "turns": ", ".join(map(str, turns))}


def _robber(state: State, seat: Seat, space: int) -> Why:
    if not 0 <= space < SPACES:
        return Why.NO_SUCH_SPACE
    return Why.ROBBER_ALREADY_THERE if state.robbers[seat] == space else Why.NOBODY_THERE
