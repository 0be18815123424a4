"""What search has to know of Carcassonne: the heuristic plays the next tiles, and what it expects then counts.

Only where to lay a tile and whom to put on it is searched; robbers, awards and messages are left to the heuristic.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from games.carcassonne.computer.heuristic import best, heuristic, ranked
from games.carcassonne.computer.prospects import Prospects
from games.carcassonne.rules.legal import moves
from games.carcassonne.rules.public import Phase
from games.carcassonne.rules.state import State, scores
from games.carcassonne.rules.worth import holders, majority
from games.carcassonne.views.determinize import reconstruct
from games.carcassonne.views.view import CarcassonneView
from games.core.chance import Chance
from games.core.contract import Choice, Move, Search, Seat
from games.core.legality import single_moves
from games.core.ranking import expected_shares

PLACEMENTS: Final = 6
"""How many ways to lay a tile are compared."""
TILES: Final = 5
"""How many further tiles are laid before a play-out is valued."""
JUDGED: Final = 2
"""How many are when moves are judged, of which there are far more."""
SCALE: Final = 100.0
"""The points that make up the range of values."""
SPREAD: Final = 2.2
"""The standard deviation that each tile still to come adds to a difference in points; fitted to normal computers."""


def candidates(view: CarcassonneView, choices: Sequence[Choice], chance: Chance, budget_share: float) -> Sequence[Move]:
    """Return the moves worth comparing: the heuristic's best placements, every use of a meeple."""
    del budget_share
    options = single_moves(choices)
    if len(options) > 1 and view.phase in {Phase.PLACE, Phase.MEEPLE}:
        return ranked(reconstruct(view), view.audience, options)[:PLACEMENTS]
    return [heuristic(view, choices, chance)]


def policy(state: State, seat: Seat, chance: Chance) -> Move:
    """Return how a seat plays on; few of the next tiles would bring a farmer."""
    del chance
    return best(state, seat, single_moves(moves(state, seat)), farmers=False)


def after(tiles: int) -> Callable[[CarcassonneView], Callable[[State], bool]]:
    """Return how to stop after so many more tiles have been laid, before the next one."""

    def stop(view: CarcassonneView) -> Callable[[State], bool]:
        last = len(view.tiles) + tiles + (view.phase is Phase.PLACE)
        return lambda state: state.phase is Phase.PLACE and len(state.board.faces) >= last

    return stop


def value(state: State) -> Sequence[float]:
    """Return how far each seat is ahead of the best other, with what features may yet bring and meeples are worth."""
    points = _points(state)
    return [(own - max(points[:seat] + points[seat + 1 :])) / SCALE + 0.5 for seat, own in enumerate(points)]


def share(state: State) -> Sequence[float]:
    """Return the share of rivals that each seat is expected to beat."""
    return expected_shares(_points(state), SPREAD * sqrt(len(state.stack) - state.drawn))


def _points(state: State) -> list[float]:
    """Return the points of each seat, with what features may yet bring and meeples are worth."""
    points = list(map(float, scores(state)))
    if state.phase is not Phase.OVER:
        look = Prospects(state, state.active)
        for key, meeples in holders(state.board, state.meeples).items():
            worth = look.expected(state.board, key)[0]
            for seat in majority(meeples):
                points[seat] += worth
        for node, seat in state.meeples:
            if state.board.kind(node) == "field":
                points[seat] -= look.meeple_cost(2, "field") - look.meeple_cost(2, "road")
        for seat, supply in enumerate(state.supply):
            points[seat] += sum(look.meeple_cost(left + 1, "road") for left in range(supply))
    return points


SEARCH: Final[Search[State, CarcassonneView]] = Search(
    budget=160, candidates=candidates, stop=after(TILES), value=value, policy=policy
)
JUDGING: Final[Search[State, CarcassonneView]] = Search(
    budget=900, candidates=candidates, stop=after(JUDGED), value=share, policy=policy, kept=0.85, spread=1.8
)
