"""How computers choose a move, from their seat's view alone."""

from collections.abc import Sequence
from typing import Any, Final, cast

from games.core.chance import Chance
from games.core.contract import Choice, Move, Search
from games.core.random_moves import random_move

from .rules import Play, State
from .views import TableView


def heuristic(view: TableView, choices: Sequence[Choice], _chance: Chance) -> Move:
    """Return the lowest card that takes the trick so far, or the lowest of all; lead the highest."""
    cards = sorted((cast("Play", choice).card for choice in choices), key=int)
    if not view.trick:
        return Play(cards[-1])
    highest = max(map(int, view.trick))
    return Play(next((card for card in cards if int(card) > highest), cards[0]))


def default(_view: TableView, choices: Sequence[Choice]) -> Move:
    """Return the lowest card."""
    return cast("Play", choices[0])


def candidates(view: TableView, choices: Sequence[Choice], chance: Chance, _share: float) -> Sequence[Move]:
    """Return all cards, the one that the heuristic chooses first."""
    own = heuristic(view, choices, chance)
    return [own, *(cast("Play", choice) for choice in choices if choice != own)]


def easy(view: TableView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return any card, like a player who has just learned the rules."""
    return random_move(view, choices, chance)


SEARCH: Final[Search[State, Any]] = Search(budget=100, candidates=candidates)
"""Strong computers play each candidate on in possible worlds, and take the one that ends best."""
