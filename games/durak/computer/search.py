"""How a strong computer plays Durak: the heuristic, and a deep search of the endgame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Search
from games.core.legality import single_moves
from games.durak.computer.endgame import Depth, narrow
from games.durak.computer.heuristic import HeuristicWeights, weighed
from games.durak.rules.legal import moves
from games.durak.views.determinize import reconstruct
from games.durak.views.observe import view as seen_by

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.chance import Chance
    from games.core.contract import Choice, Move, Seat
    from games.durak.rules.state import State
    from games.durak.views.view import DurakView

FREE: Final = HeuristicWeights(trump=13.0, company=0.7, spare=8.0)
"""The weights of a strong player, who throws in more freely and saves trumps; fitted to games between computers."""
STEPS: Final = 40_000
"""How many moves an endgame search tries with the full budget."""
CARDS: Final = 24
"""The most cards in play with which an endgame search starts."""
NEAR: Final = Depth(cards=8, steps=200)
"""How far play-outs search the endgame when moves are judged."""
SLIPS: Final = 12
"""In play-outs that judge moves, one decision in this many is made at random."""


def candidates(view: DurakView, choices: Sequence[Choice], chance: Chance, budget_share: float) -> Sequence[Move]:
    """Return the move that the heuristic picks among those that the endgame search leaves."""
    left = narrow(view, single_moves(choices), chance, Depth(CARDS, int(STEPS * budget_share)))
    return [weighed(reconstruct(view), view.audience, left, FREE)]


SEARCH: Final[Search[State, DurakView]] = Search(budget=STEPS, candidates=candidates)
"""Play-outs by the heuristic bring nothing in Durak; exact search of the endgame does."""


def compared(view: DurakView, choices: Sequence[Choice], chance: Chance, budget_share: float) -> Sequence[Move]:
    """Return all moves."""
    del view, chance, budget_share
    return single_moves(choices)


def policy(state: State, seat: Seat, chance: Chance) -> Move:
    """Return how a seat plays on: by the weights, exactly near the end, and now and then at random.

    Without slips, all play-outs of an endgame with open hands would be the same, and none would tell how sure it is.
    """
    choices = single_moves(moves(state, seat))
    if len(choices) == 1:
        return choices[0]
    if chance.below(SLIPS) == 0:
        return choices[chance.below(len(choices))]
    view = seen_by(state, seat)
    return weighed(state, seat, narrow(view, choices, chance, NEAR))


JUDGING: Final[Search[State, DurakView]] = Search(budget=700, candidates=compared, policy=policy)
