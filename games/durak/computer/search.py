"""How a strong computer plays Durak: the heuristic, and a deep search of the endgame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Search
from games.core.legality import single_moves
from games.durak.computer.endgame import Depth, narrow
from games.durak.computer.heuristic import HeuristicWeights, weighed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.chance import Chance
    from games.core.contract import Choice, Move
    from games.durak.rules.state import State
    from games.durak.views.view import DurakView

FREE: Final = HeuristicWeights(trump=13.0, company=0.7, spare=8.0)
"""The weights of a strong player, who throws in more freely and saves trumps; fitted to games between computers."""
STEPS: Final = 40_000
"""How many moves an endgame search tries with the full budget."""
CARDS: Final = 24
"""The most cards in play with which an endgame search starts."""


def candidates(view: DurakView, choices: Sequence[Choice], chance: Chance, budget_share: float) -> Sequence[Move]:
    """Return the move that the heuristic picks among those that the endgame search leaves."""
    moves = narrow(view, single_moves(choices), chance, Depth(CARDS, int(STEPS * budget_share)))
    return [weighed(view, moves, FREE)]


SEARCH: Final[Search[State, DurakView]] = Search(budget=STEPS, candidates=candidates)
"""Play-outs by the heuristic bring nothing in Durak; exact search of the endgame does."""
