"""What search has to know of Magove: the rest of a round is played on, and what counts is its points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.legality import single_moves
from games.core.search import Search
from games.magove.computer.judgement import judge
from games.magove.computer.quick import policy
from games.magove.rules.moves import Bid, ChooseTrump
from games.magove.rules.state import Phase, State

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from games.core.chance import Chance
    from games.core.contract import Choice, Move
    from games.magove.sight.view import MagoveView

NEAR: Final = 2
"""By how many tricks a bid worth comparing may differ from the judgement's."""
SCALE: Final = 80.0
"""The points that make up the range of values."""
RIVALRY: Final = 0.5
"""How much a point of the others' average hurts, in own points."""


def candidates(view: MagoveView, choices: Sequence[Choice], chance: Chance, effort: float) -> Sequence[Move]:
    """Return the moves worth comparing: bids near the judgement's, all cards; trumps are left to the judgement."""
    del effort
    moves = single_moves(choices)
    if len(moves) == 1:
        return moves
    first = judge(view, choices, chance)
    if isinstance(first, ChooseTrump):
        return [first]
    if isinstance(first, Bid):
        tricks = first.tricks
        near = [move for move in moves if isinstance(move, Bid) and abs(move.tricks - tricks) <= NEAR]
        near.sort(key=lambda move: abs(move.tricks - tricks))
        return near
    return [first, *(move for move in moves if move != first)]


def stop(view: MagoveView) -> Callable[[State], bool]:
    """Stop when the round is over: the next is dealt then, or there is none."""
    number = view.round
    return lambda state: state.round != number or state.phase is Phase.OVER


def value(state: State) -> Sequence[float]:
    """Return what the last round brought each seat, less a little of what it brought the others."""
    points = [line.points for line in state.sheet[-1]]
    total = sum(points)
    others = len(points) - 1
    return [0.4 + (own - RIVALRY * (total - own) / others) / SCALE for own in points]


def figures(view: MagoveView) -> Mapping[str, Sequence[float]]:
    """Return by seat which share of the finished rounds' bids was met exactly."""
    rounds = list(zip(*view.sheet, strict=True))
    return {"exact": [sum(line.bid == line.tricks for line in lines) / len(lines) for lines in rounds]}


SEARCH: Final[Search[State, MagoveView]] = Search(
    work=400, candidates=candidates, stop=stop, value=value, policy=policy, tree=True
)
