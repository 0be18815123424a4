"""How a strong computer plays Durak: by the judgement, and the end between two searched deep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.legality import single_moves
from games.core.search import Search
from games.durak.computer.endgame import Depth, favoured, narrow
from games.durak.computer.judgement import weighed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.chance import Chance
    from games.core.contract import Choice, Move
    from games.durak.rules.state import State
    from games.durak.sight.view import DurakView

STEPS: Final = 40_000
"""How many moves a search of the end tries at full effort."""
CARDS: Final = 24
"""The most cards in play with which it begins."""
WORLDS: Final = 16
"""In how many worlds the end is searched while a few cards are left in the talon."""
FEW: Final = 4
"""How many cards these are at most."""


def candidates(view: DurakView, choices: Sequence[Choice], chance: Chance, effort: float) -> Sequence[Move]:
    """Return the one move that the judgement chooses among those which search of the end has left."""
    moves = single_moves(choices)
    if len(moves) > 1 and view.talon <= FEW:
        depth = Depth(CARDS, int(STEPS * effort))
        found = favoured(view, moves, chance, depth, WORLDS) if view.talon else narrow(view, moves, chance, depth)
        moves = list(found)
    return [weighed(view, moves)]


SEARCH: Final[Search[State, DurakView]] = Search(work=STEPS, candidates=candidates)
"""Durak's own: play-outs by judgement bring nothing here, exact search of the end does."""
