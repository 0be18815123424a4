"""The heuristic by which computers choose, and the default move after a timeout (RULES 5.0, RULES 12)."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from games.carcassonne.computer.prospects import Placements, Prospects
from games.carcassonne.data.sides import IDS
from games.carcassonne.rules import moves as move_types
from games.carcassonne.rules.legal import awards_due
from games.carcassonne.rules.public import Phase, points_of
from games.carcassonne.rules.state import (
    SUPPLY,
    State,
    figures_of,
    figures_on,
    last_tile,
    lights,
    number_of,
    space_of,
    under_way,
)
from games.carcassonne.rules.worth import full_value, half, holders, majority, owners, reply_terms, theft
from games.carcassonne.views.determinize import determinize
from games.carcassonne.views.view import CarcassonneView
from games.core.chance import Chance
from games.core.contract import Choice, Move, Seat
from games.core.legality import single_moves

_MESSAGE: Final = 3.0
"""What drawing a message is worth, or one more tile."""
_OFFERED_ELSEWHERE: Final = 0.6
"""With couriers, how often a figure beside a robber is the one that moves."""
_ROUGHNESS: Final = 4
"""An easy computer's guess is off by less than this many points."""
_NEVER: Final = -100.0
"""The worth of a meeple where none is wanted."""
_PATIENCE: Final = 1.0
"""By how much another space must be better for a robber to go there."""


def default(view: CarcassonneView, choices: Sequence[Choice]) -> Move:
    """Return the default move: the pass if there is one, else the first (RULES 5.0)."""
    del view
    moves = single_moves(choices)
    return next((move for move in moves if isinstance(move, move_types.MeeplePass | move_types.RobberPass)), moves[0])


def heuristic(view: CarcassonneView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move of a computer at normal strength; the first of equally good ones."""
    moves = single_moves(choices)
    if len(moves) == 1:
        return moves[0]
    return best(determinize(view, chance), view.audience, moves)


def easy(view: CarcassonneView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move of an easy computer, which roughly guesses its own points and ignores the others."""
    moves = single_moves(choices)
    if len(moves) == 1 or view.phase not in {Phase.PLACE, Phase.MEEPLE}:
        return heuristic(view, choices, chance)
    state = determinize(view, chance)
    look = Prospects(state, view.audience, alone=True)
    value = _placing(look) if view.phase is Phase.PLACE else _standing(look)
    return max(moves, key=lambda move: value(move) + chance.below(_ROUGHNESS))


def best(state: State, seat: Seat, moves: Sequence[Move], *, farmers: bool = True) -> Move:
    """Return a seat's best move, the first of equally good ones, without reading the order of the stack.

    Without `farmers` no meeple is put on a field, which is faster.
    """
    return moves[0] if len(moves) == 1 else max(moves, key=_valuer(Prospects(state, seat, farmers=farmers)))


def ranked(state: State, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """Return the moves a seat has, the best first."""
    return sorted(moves, key=_valuer(Prospects(state, seat)), reverse=True)


def _valuer(look: Prospects) -> Callable[[Move], float]:
    """Return the function that values the moves of the present question."""
    state, seat = look.state, look.seat
    match state.phase:
        case Phase.PLACE:
            return _placing(look)
        case Phase.MEEPLE:
            return _standing(look)
        case Phase.ROBBER:
            return partial(_robber, state, seat, _harvests(look))
        case Phase.AWARD:
            return partial(_award, state, seat)
        case Phase.STEAL:
            return partial(_steal, state, seat)
        case _:
            return partial(_message, look)


def _placing(look: Prospects) -> Callable[[Move], float]:
    return partial(_placement, Placements(look).values())


def _standing(look: Prospects) -> Callable[[Move], float]:
    board, tile = look.state.board, last_tile(look.state)
    ids = IDS[board.faces[tile] >> 2]
    return partial(_meeple, {ids[feature]: value for value, feature in look.meeples(board, tile)})


def _placement(values: Mapping[tuple[int, int], float], move: Move) -> float:
    assert isinstance(move, move_types.Place)
    return values[move_types.SPOT_NUMBER[move.spot], move.turn]


def _meeple(worth: dict[str, float], move: Move) -> float:
    return worth.get(move.feature, _NEVER) if isinstance(move, move_types.PlaceMeeple) else 0.0


# Robbers


def _harvests(look: Prospects) -> list[float]:
    """Return for each seat what its next award may be: certain from the tile just laid, else as it is likely."""
    state, board = look.state, look.state.board
    expected = [0.0] * state.seats
    for key in board.just_completed():
        for owner in owners(state, key):
            expected[owner] = max(expected[owner], points_of(full_value(board, key)))
    for key, meeples in holders(board, state.meeples).items():
        if board.kind(key) != "field" and not board.complete(key):
            likely = look.completion(board, key)[0] * points_of(full_value(board, key)) / 2
            for owner in majority(meeples):
                expected[owner] = max(expected[owner], likely)
    return expected


def _robber(state: State, seat: Seat, harvests: Sequence[float], move: Move) -> float:
    here = state.robbers[seat]
    if not isinstance(move, move_types.PlaceRobber):
        return -1.0 if here == SUPPLY else _prey(state, seat, harvests, here) + _PATIENCE
    return _prey(state, seat, harvests, move.space)


def _prey(state: State, seat: Seat, harvests: Sequence[float], space: int) -> float:
    """Return the best that a robber on a space may get; of what one figure scores, half."""
    part = _OFFERED_ELSEWHERE if state.options.messages else 1.0
    return max((harvests[figure] / 2 * part for figure, _ in figures_on(state, space) if figure != seat), default=0.0)


# Awards and thefts


def _award(state: State, seat: Seat, move: Move) -> float:
    """Return the best that can come of taking this award now: dark landings, less what robbers get."""
    assert isinstance(move, move_types.TakeAward)
    due = {award.key: award.points for award in awards_due(state, seat)}
    return _sequence(state, seat, due, list(under_way(state).first), list(state.totals), (move.feature, move.figure))


def _sequence(
    state: State, seat: Seat, due: dict[str, int], first: list[int], totals: list[int], step: tuple[str, str]
) -> float:
    """Return the value of a step and the best steps after it. The arguments stay unchanged."""
    feature, figure = step
    rest, first, totals = dict(due), first[:], totals[:]
    number, points = number_of(state, seat, figure), rest.pop(feature)
    lost = 0.0 if first[number] else _taken_from(state, seat, number, points)
    first[number] = first[number] or points
    totals[number] += points
    if rest:
        steps = [(key, figure) for key in rest for figure in figures_of(state)]
        return max(_sequence(state, seat, rest, first, totals, step) for step in steps) - lost
    own = [number_of(state, seat, figure) for figure in figures_of(state)]
    dark = any(lights(state, seat, totals[number]) and totals[number] != state.totals[number] for number in own)
    return (_MESSAGE if dark else 0.0) - lost


def _taken_from(state: State, seat: Seat, number: int, points: int) -> int:
    """Return the points that robbers get when these points are the first of a figure's in the round."""
    now = under_way(state)
    thieves = sum(robber == now.spaces[number] for thief, robber in enumerate(now.robbers) if thief != seat)
    return thieves * half(points)


def _steal(state: State, seat: Seat, move: Move) -> float:
    assert isinstance(move, move_types.Steal)
    points = theft(state, move.victim, move.figure)
    return points + _landing(state, seat, move.own, points)


def _landing(state: State, seat: Seat, figure: str, points: int) -> float:
    """Return the worth of where a figure lands: on a dark space, in its seat's turn."""
    return _MESSAGE if lights(state, seat, state.totals[number_of(state, seat, figure)] + points) else 0.0


# Messages


def _message(look: Prospects, move: Move) -> float:
    state, seat = look.state, look.seat
    assert isinstance(move, move_types.TakeTwo | move_types.FollowMessage | move_types.DrawTile | move_types.Recall)
    if isinstance(move, move_types.DrawTile):
        return _MESSAGE
    points, besides = points_of(reply_terms(state, move)), 0.0
    if isinstance(move, move_types.Recall):
        node = state.board.node(move.meeple)
        besides = look.meeple_cost(state.supply[seat] + 1, "road") - _given_up(look, state.board.label[node])
    if not points:
        return besides
    space = space_of(state, number_of(state, seat, move.figure))
    thieves = sum(robber == space for thief, robber in enumerate(state.robbers) if thief != seat)
    return points + besides + _landing(state, seat, move.figure, points) - thieves * half(points)


def _given_up(look: Prospects, key: int) -> float:
    """Return the points that the seat loses by taking a meeple from a feature."""
    held = holders(look.state.board, look.state.meeples)[key]
    before = look.weight(majority(held))
    held.remove(look.seat)
    return look.expected(look.state.board, key)[0] * (before - look.weight(majority(held)))
