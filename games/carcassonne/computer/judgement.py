"""How a computer chooses, and what is played for somebody who ran out of time (specification 5.0 and 12)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from games.carcassonne.computer.prospects import Placements, Prospects
from games.carcassonne.data.sides import IDS
from games.carcassonne.data.tiles import DARK, SPACES
from games.carcassonne.rules.legal import under_way
from games.carcassonne.rules.letters import terms_of
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
from games.carcassonne.rules.state import SUPPLY, figure_at, figures_of, last_tile, number_of, space_of
from games.carcassonne.rules.worth import end_value, full_value, owners, points_of
from games.carcassonne.sight.seeing import imagine
from games.core.legality import single_moves

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from games.carcassonne.rules.state import State
    from games.carcassonne.sight.view import CarcassonneView
    from games.core.chance import Chance
    from games.core.contract import Choice, Move, Seat

_MESSAGE: Final = 3.0
"""What drawing a message is worth, or one more tile."""
_OFFERED_ELSEWHERE: Final = 0.6
"""With couriers, how often a figure beside a robber is the one that moves."""
_PATIENCE: Final = 1.0
"""By how much another space must be better for a robber to go there."""


def default(view: CarcassonneView, choices: Sequence[Choice]) -> Move:
    """Return the harmless move: the pass where there is one, else the first (5.0)."""
    del view
    moves = single_moves(choices)
    return next((move for move in moves if isinstance(move, MeeplePass | RobberPass)), moves[0])


def judge(view: CarcassonneView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move a computer makes; of equally good ones the first."""
    moves = single_moves(choices)
    if len(moves) == 1:
        return moves[0]
    state = imagine(view, chance)
    return max(moves, key=_valuer(state, view.audience))


def _valuer(state: State, seat: Seat) -> Callable[[Move], float]:
    """Return what values the moves of the present question."""
    look = Prospects(state, seat)
    match state.phase:
        case "place":
            return partial(_placement, Placements(look).values())
        case "meeple":
            tile = last_tile(state)
            ids = IDS[state.board.faces[tile] >> 2]
            worth = {ids[feature]: value for value, feature in look.meeples(state.board, tile)}
            return partial(_meeple, worth)
        case "robber":
            return partial(_robber, state, seat, _harvests(look))
        case "award":
            return partial(_award, state, seat)
        case "steal":
            return partial(_steal, state, seat)
        case _:
            return partial(_message, look)


def _placement(values: Mapping[tuple[int, int], float], move: Move) -> float:
    assert isinstance(move, Place)
    return values[SPOT_NUMBER[move.spot], move.turn]


def _meeple(worth: dict[str, float], move: Move) -> float:
    return worth[move.feature] if isinstance(move, PlaceMeeple) else 0.0


# Robbers


def _harvests(look: Prospects) -> list[float]:
    """Return for each seat what its next award may be: certain from the tile just laid, else as it is likely."""
    state, board = look.state, look.state.board
    expected = [0.0] * state.seats
    for key in board.just_completed():
        for one in owners(state, key):
            expected[one] = max(expected[one], points_of(full_value(board, key)))
    for key, who in look.shares(board, state.meeples).items():
        if board.kind(key) != "field" and not board.complete(key):
            likely = look.completion(board, key)[0] * points_of(full_value(board, key)) / 2
            for one in who:
                expected[one] = max(expected[one], likely)
    return expected


def _robber(state: State, seat: Seat, harvests: Sequence[float], move: Move) -> float:
    here = state.robbers[seat]
    if not isinstance(move, PlaceRobber):
        return -1.0 if here == SUPPLY else _prey(state, seat, harvests, here) + _PATIENCE
    return _prey(state, seat, harvests, move.space)


def _prey(state: State, seat: Seat, harvests: Sequence[float], space: int) -> float:
    """Return the best that a robber on a space may get; of what one figure scores, half."""
    part = _OFFERED_ELSEWHERE if state.options.messages else 1.0
    there = [figure_at(state, number)[0] for number in range(len(state.totals)) if space_of(state, number) == space]
    return max((harvests[one] / 2 * part for one in there if one != seat), default=0.0)


# Awards and thefts


def _award(state: State, seat: Seat, move: Move) -> float:
    """Return the best that can come of taking this award now: dark landings, less what robbers get."""
    assert isinstance(move, TakeAward)
    now = under_way(state)
    due = {now.awards[number].key: now.awards[number].points for number in now.due if now.awards[number].seat == seat}
    return _sequence(state, seat, due, list(now.first), list(state.totals), (move.feature, move.figure))


def _sequence(
    state: State, seat: Seat, due: dict[str, int], first: list[int], totals: list[int], step: tuple[str, str]
) -> float:
    """Return the value of a step and the best steps after it; what is given is left as it was."""
    feature, figure = step
    rest, first, totals = dict(due), first[:], totals[:]
    number, points = number_of(state, seat, figure), rest.pop(feature)
    lost = 0.0 if first[number] else _taken_from(state, seat, number, points)
    first[number] = first[number] or points
    totals[number] += points
    if rest:
        steps = [(key, one) for key in rest for one in figures_of(state)]
        return max(_sequence(state, seat, rest, first, totals, one) for one in steps) - lost
    own = [number_of(state, seat, one) for one in figures_of(state)]
    lit = state.options.messages and seat == state.active
    dark = lit and any(totals[one] % DARK == 0 and totals[one] != state.totals[one] for one in own)
    return (_MESSAGE if dark else 0.0) - lost


def _taken_from(state: State, seat: Seat, number: int, points: int) -> int:
    """Return what robbers get when these points are the first of a figure's in the round."""
    now = under_way(state)
    thieves = sum(one == now.spaces[number] for thief, one in enumerate(now.robbers) if thief != seat)
    return thieves * ((points + 1) // 2)


def _steal(state: State, seat: Seat, move: Move) -> float:
    assert isinstance(move, Steal)
    points = (under_way(state).first[number_of(state, move.victim, move.figure)] + 1) // 2
    return points + _landing(state, seat, move.own, points)


def _landing(state: State, seat: Seat, figure: str, points: int) -> float:
    """Return what it is worth that a figure lands where it does: on a dark space, in the own turn."""
    lit = state.options.messages and seat == state.active
    return _MESSAGE if lit and (state.totals[number_of(state, seat, figure)] + points) % DARK == 0 else 0.0


# Messages


def _message(look: Prospects, move: Move) -> float:
    state, seat = look.state, look.seat
    match move:
        case TakeTwo(figure):
            points, besides = 2, 0.0
        case FollowMessage(figure):
            points, besides = points_of(terms_of(state)), 0.0
        case Recall(meeple, figure):
            node = state.board.node(meeple)
            key = state.board.label[node]
            points = points_of(end_value(state.board, key))
            besides = look.meeple_cost(state.supply[seat] + 1, "road") - _given_up(look, node, key)
        case DrawTile():
            return _MESSAGE
        case _:
            return 0.0
    if not points:
        return besides
    space = state.totals[number_of(state, seat, figure)] % SPACES
    thieves = sum(one == space for thief, one in enumerate(state.robbers) if thief != seat)
    return points + besides + _landing(state, seat, figure, points) - thieves * ((points + 1) // 2)


def _given_up(look: Prospects, node: int, key: int) -> float:
    """Return what the seat loses by taking its meeple from a feature."""
    state = look.state
    without = [one for one in state.meeples if one != (node, look.seat)]
    before = look.shares(state.board, state.meeples)[key]
    after = look.shares(state.board, without).get(key, [])
    return look.expected(state.board, key)[0] * (look.weight(before) - look.weight(after))
