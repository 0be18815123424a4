"""How a strong computer plays Durak: by the heuristic, and the end between two searched deep."""

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
"""The habits of a strong player, who throws in more freely and saves trumps; fitted to tables of computers."""
STEPS: Final = 40_000
"""How many moves a search of the end tries at full effort."""
CARDS: Final = 24
"""The most cards in play with which it begins."""


def candidates(view: DurakView, choices: Sequence[Choice], chance: Chance, budget_share: float) -> Sequence[Move]:
    """Return the one move that the heuristic chooses among those which search of the end has left."""
    moves = narrow(view, single_moves(choices), chance, Depth(CARDS, int(STEPS * budget_share)))
    return [weighed(view, moves, FREE)]


SEARCH: Final[Search[State, DurakView]] = Search(budget=STEPS, candidates=candidates)
"""Durak's own: play-outs by the heuristic bring nothing here, exact search of the end does."""
