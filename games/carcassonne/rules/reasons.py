"""Why a move of Carcassonne is refused, beside the reasons every game has."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from games.carcassonne.data.sides import IDS, KINDS, TURNS
from games.carcassonne.data.tiles import SPACES
from games.carcassonne.rules.legal import awards_due, turns_at
from games.carcassonne.rules.moves import (
    DrawTile,
    FollowMessage,
    MeeplePass,
    Place,
    PlaceMeeple,
    PlaceRobber,
    Recall,
    RobberPass,
    Steal,
    TakeAward,
    TakeTwo,
)
from games.carcassonne.rules.public import Phase
from games.carcassonne.rules.state import figures_of, last_tile, taken
from games.core.contract import Reason

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.carcassonne.rules.state import State
    from games.core.contract import Move, Seat
    from games.core.legality import Particulars


class Why(StrEnum):
    """Reasons, each with the variables of its text in brackets; seats are numbers."""

    NO_SUCH_SPOT = "no-such-spot"
    """[spot, count] No spot has these letters; there are `count`, lettered in order."""
    DOES_NOT_FIT = "does-not-fit"
    """[spot, turns] Turned so, the tile does not fit there; it does in these `turning_points` (quarters, by comma)."""
    NO_SUCH_FEATURE = "no-such-feature"
    """[feature] The tile just laid has no such feature."""
    NO_FARMERS = "no-farmers"
    """[feature] This table plays without farmers."""
    FEATURE_TAKEN = "feature-taken"
    """[feature] A meeple stands in the road, city or field this belongs to."""
    NO_MEEPLES_LEFT = "no-meeples-left"
    """[] The supply is empty."""
    NO_SUCH_SPACE = "no-such-space"
    """[space] The track has spaces 0 to 49."""
    ROBBER_ALREADY_THERE = "robber-already-there"
    """[space] The own robber stands there already."""
    NOBODY_THERE = "nobody-there"
    """[space] No score figure of another player stands there."""
    NOT_YOUR_AWARD = "not-your-award"
    """[feature] The seat has no points to take for this now."""
    OTHER_AWARD_FIRST = "other-award-first"
    """[feature] The order makes no difference now, and another award comes first."""
    NO_SUCH_FIGURE = "no-such-figure"
    """[figure] The seat has no score figure of this name."""
    NOTHING_TO_STEAL = "nothing-to-steal"
    """[victim, figure] This figure did not stand with the robber, or has not scored."""
    OTHER_MESSAGE = "other-message"
    """[message] The message drawn is another one, `message`."""
    MESSAGE_LACKS = "message-lacks"
    """[message] There is nothing of what the message speaks of."""
    NO_TILES_LEFT = "no-tiles-left"
    """[message] The message brings a tile, and none is left."""
    NOT_YOUR_MEEPLE = "not-your-meeple"
    """[meeple] The seat has no meeple there."""


_PHASES: Final[Mapping[type[Move], Phase]] = {
    Place: Phase.PLACE,
    PlaceRobber: Phase.ROBBER,
    RobberPass: Phase.ROBBER,
    PlaceMeeple: Phase.MEEPLE,
    MeeplePass: Phase.MEEPLE,
    TakeAward: Phase.AWARD,
    Steal: Phase.STEAL,
    TakeTwo: Phase.MESSAGE,
    FollowMessage: Phase.MESSAGE,
    DrawTile: Phase.MESSAGE,
    Recall: Phase.MESSAGE,
}


def why(state: State, seat: Seat, move: Move) -> Particulars:
    """Return why a move that is not legal is refused. Nothing here decides legality."""
    if state.phase == Phase.OVER:
        return Reason.OVER, {}
    if seat != state.actor:
        return Reason.NOT_YOUR_TURN, {}
    if _PHASES.get(type(move)) != state.phase:
        return Reason.NOT_NOW, {}
    figure = getattr(move, "figure", "meeple")
    own = getattr(move, "own", "meeple")
    if not isinstance(move, Steal) and figure not in figures_of(state):
        return Why.NO_SUCH_FIGURE, {"figure": figure}
    match move:
        case Place():
            return _place(state, move)
        case PlaceMeeple(feature):
            return _meeple(state, feature)
        case PlaceRobber(space):
            return _robber(state, seat, space)
        case TakeAward(feature):
            return _award(state, seat, feature)
        case Steal(victim):
            if own not in figures_of(state):
                return Why.NO_SUCH_FIGURE, {"figure": own}
            return Why.NOTHING_TO_STEAL, {"victim": victim, "figure": figure}
        case Recall(meeple) if state.message == "H":
            return Why.NOT_YOUR_MEEPLE, {"meeple": meeple}
        case _:
            fits = (state.message == "D") == isinstance(move, DrawTile) and (state.message == "H") == isinstance(
                move, Recall
            )
            lacks = Why.NO_TILES_LEFT if state.message == "D" else Why.MESSAGE_LACKS
            return (lacks if fits else Why.OTHER_MESSAGE), {"message": state.message}


def _place(state: State, move: Place) -> Particulars:
    turns = TURNS[turns_at(state, move.spot)]
    if not turns:
        return Why.NO_SUCH_SPOT, {"spot": move.spot, "count": len(state.spots)}
    return Why.DOES_NOT_FIT, {"spot": move.spot, "turns": ", ".join(map(str, turns))}


def _meeple(state: State, feature: str) -> Particulars:
    tile = last_tile(state)
    kind = state.board.faces[tile] >> 2
    if feature not in IDS[kind]:
        return Why.NO_SUCH_FEATURE, {"feature": feature}
    if not state.supply[state.active]:
        return Why.NO_MEEPLES_LEFT, {}
    number = IDS[kind].index(feature)
    if KINDS[kind][number] == "field" and not state.options.farmers:
        return Why.NO_FARMERS, {"feature": feature}
    assert state.board.label[8 * tile + number] in taken(state)
    return Why.FEATURE_TAKEN, {"feature": feature}


def _robber(state: State, seat: Seat, space: int) -> Particulars:
    if not 0 <= space < SPACES:
        return Why.NO_SUCH_SPACE, {"space": space}
    if state.robbers[seat] == space:
        return Why.ROBBER_ALREADY_THERE, {"space": space}
    return Why.NOBODY_THERE, {"space": space}


def _award(state: State, seat: Seat, feature: str) -> Particulars:
    mine = [award.key for award in awards_due(state, seat)]
    return (Why.OTHER_AWARD_FIRST if feature in mine else Why.NOT_YOUR_AWARD), {"feature": feature}
