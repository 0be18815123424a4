"""How a strong computer plays Durak: play-outs by the heuristic, and a deep search of the endgame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Search
from games.core.legality import single_moves
from games.durak.computer.endgame import Depth, narrow
from games.durak.computer.heuristic import BOUTS, HeuristicWeights, goes_round, weighed
from games.durak.rules.legal import is_unanswered, moves
from games.durak.rules.state import ATTACK, DIRECTION
from games.durak.views.determinize import reconstruct

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.core.chance import Chance
    from games.core.contract import Choice, Move, Seat
    from games.durak.rules.state import State
    from games.durak.views.view import DurakView

FREE: Final = HeuristicWeights(trump=13.0, company=0.7, safe_late=12.0, spare=8.0, dear=9.0)
"""The weights of a strong player, who throws in more freely and saves trumps; fitted to games between computers."""
STEPS: Final = 40_000
"""How many moves an endgame search tries with the full budget."""
CARDS: Final = 24
"""The most cards in play with which an endgame search starts."""
SLIPS: Final = 12
"""In play-outs that judge moves, one decision in this many is made at random."""


def candidates(view: DurakView, choices: Sequence[Choice], chance: Chance, budget_share: float) -> Sequence[Move]:
    """Return the moves that the endgame search leaves, the one that the weights prefer first; of two seats that alone.

    Among two, play-outs by the weights choose no better than the weights alone, and take far longer.
    """
    left = narrow(view, single_moves(choices), chance, Depth(CARDS, int(STEPS * budget_share)))
    if goes_round(view):
        return [left[chance.below(len(left))]]
    first = weighed(reconstruct(view), view.audience, left, FREE)
    return [first] if view.seats == 2 else [first, *(move for move in left if move != first)]


def stop(view: DurakView) -> Callable[[State], bool]:
    """Stop when more bouts have been played than a game needs."""
    last = view.bout + BOUTS
    return lambda state: state.bout >= last


def mover(state: State) -> Seat:
    """Return who moves next: the defender before those who throw in, and of these the first who has not passed."""
    if state.phase is ATTACK:
        return state.starter
    if state.phase is DIRECTION or is_unanswered(state):
        return state.defender
    return next(seat for seat in state.throwers if state.hands[seat] and not state.passed >> seat & 1)


def policy(state: State, seat: Seat, chance: Chance) -> Move:
    """Return how a seat plays on: by the weights alone."""
    del chance
    choices = moves(state, seat)
    return choices[0] if len(choices) == 1 else weighed(state, seat, choices, FREE)


SEARCH: Final[Search[State, DurakView]] = Search(
    budget=800, candidates=candidates, stop=stop, mover=mover, policy=policy
)


def compared(view: DurakView, choices: Sequence[Choice], chance: Chance, budget_share: float) -> Sequence[Move]:
    """Return all moves."""
    del view, chance, budget_share
    return single_moves(choices)


def policy_with_slips(state: State, seat: Seat, chance: Chance) -> Move:
    """Return how a seat plays on when moves are judged: by the weights, and now and then at random.

    Without slips, all play-outs of an endgame with open hands would be the same, and none would tell how sure it is.
    """
    choices = moves(state, seat)
    slips = len(choices) > 1 and chance.below(SLIPS) == 0
    return choices[chance.below(len(choices))] if slips else policy(state, seat, chance)


JUDGING: Final[Search[State, DurakView]] = Search(
    budget=2000, candidates=compared, stop=stop, mover=mover, policy=policy_with_slips
)
