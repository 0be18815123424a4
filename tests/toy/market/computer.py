"""How a computer plays at the market."""

from collections.abc import Sequence

from games.core.chance import Chance
from games.core.contract import Choice, Move, Pick

from .views import MarketView


def heuristic(view: MarketView, choices: Sequence[Choice], _chance: Chance) -> Move:
    """Return a computer's move: it keeps the best goods, and shows the last."""
    return default(view, choices)


def default(_view: MarketView, choices: Sequence[Choice]) -> Move:
    """Return the harmless move."""
    choice = choices[-1]
    return choice.make(sorted(choice.pool, key=int)[-choice.least :]) if isinstance(choice, Pick) else choice
