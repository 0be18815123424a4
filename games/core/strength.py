"""The strengths of computer players, and how a computer of each strength chooses a move."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from games.core.chance import Chance
from games.core.contract import AnyGame, Choice, Move, View
from games.core.search import searched


class Strength(StrEnum):
    """How well a computer plays. The values appear in journals and on command lines."""

    EASY = "easy"
    """Like a player who has just learned the game: sensible, without foresight."""
    NORMAL = "normal"
    """The game's heuristic."""
    STRONG = "strong"
    """Searches among the heuristic's best candidates."""
    LESSON = "lesson"
    """As the game's lesson has it (`Practice.computer`), by default easy. No seat is given this strength."""


SEATED: Final = (Strength.EASY, Strength.NORMAL, Strength.STRONG)
"""The strengths that a seat can be given."""


FULL: Final = 1.0
"""The budget share of a search when no other table is waiting."""


def choose(
    game: AnyGame, view: View, choices: Sequence[Choice], chance: Chance, strength: Strength, budget_share: float = FULL
) -> Move:
    """Return the move that a computer of this strength makes from its seat's view; `choices` is not empty.

    `budget_share`, from 0 to 1, is the share of the game's search budget that a strong computer spends. Budgets count
    play-outs, not seconds, so equal arguments give equal moves.
    """
    match strength:
        case Strength.LESSON if game.practice.computer is not None:
            return game.practice.computer(view, choices, chance)
        case Strength.EASY | Strength.LESSON:
            return (game.easy or game.heuristic)(view, choices, chance)
        case Strength.STRONG if game.search is not None:
            return searched(game, game.search, view, choices, chance, budget_share)
        case Strength.NORMAL | Strength.STRONG:
            return game.heuristic(view, choices, chance)
