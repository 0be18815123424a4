"""Finds the reason for a refusal, once a move is known not to be legal. Nothing here decides legality."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.carcassonne.data.sides import IDS, KINDS, TURNS
from games.carcassonne.data.tiles import SPACES
from games.carcassonne.rules.legal import moves, under_way
from games.carcassonne.rules.listing import SPOT_NUMBER
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
from games.carcassonne.rules.reasons import Why
from games.carcassonne.rules.state import figures_of, last_tile, taken
from games.core.contract import IllegalMove, Reason

if TYPE_CHECKING:
    from collections.abc import Mapping
    from enum import StrEnum
    from typing import TypeAlias

    from games.carcassonne.rules.state import State
    from games.core.contract import Move, Seat

    Particulars: TypeAlias = tuple[StrEnum, Mapping[str, str | int]]

_PHASES: dict[type[Move], str] = {
    Place: "place",
    PlaceRobber: "robber",
    RobberPass: "robber",
    PlaceMeeple: "meeple",
    MeeplePass: "meeple",
    TakeAward: "award",
    Steal: "steal",
    TakeTwo: "message",
    FollowMessage: "message",
    DrawTile: "message",
    Recall: "message",
}


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Return the refusal of a move that is not legal, with the reason and what may be done instead."""
    why, data = _reason(state, seat, move)
    return IllegalMove(why, moves(state, seat), **data)


def _reason(state: State, seat: Seat, move: Move) -> Particulars:
    if state.phase == "over":
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
            return (Why.MESSAGE_LACKS if fits else Why.OTHER_MESSAGE), {"message": state.message}


def _place(state: State, move: Place) -> Particulars:
    number = SPOT_NUMBER.get(move.spot, len(state.spots))
    if number >= len(state.spots):
        return Why.NO_SUCH_SPOT, {"spot": move.spot, "count": len(state.spots)}
    turns = TURNS[state.board.turns(state.tile, state.spots[number])]
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
    now = under_way(state)
    mine = [now.awards[number].key for number in now.due if now.awards[number].seat == seat]
    return (Why.OTHER_AWARD_FIRST if feature in mine else Why.NOT_YOUR_AWARD), {"feature": feature}
