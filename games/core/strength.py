"""How well a computer plays: three strengths, the same in every game."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from games.core.search import searched

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.chance import Chance
    from games.core.contract import AnyGame, Choice, Move, View


class Strength(StrEnum):
    """How well a computer plays. The values are what journals and command lines say."""

    EASY = "easy"
    """A friend who has just learned the game: sensible, without foresight."""
    NORMAL = "normal"
    """The game's heuristic."""
    STRONG = "strong"
    """The heuristic's best candidates, played on in determinized worlds."""


FULL: Final = 1.0
"""The effort of a thought that nobody waits behind."""


def choose(
    game: AnyGame, view: View, choices: Sequence[Choice], chance: Chance, strength: Strength, budget_share: float = FULL
) -> Move:
    """Return the move a computer of this strength makes from what its seat sees; `choices` is not empty.

    `budget_share`, from 0 to 1, is the share of the game's full work that a strong computer spends: work is counted in
    play-outs, never in seconds, so equal views, choices, randomness, strength and effort give equal moves.
    """
    match strength:
        case Strength.EASY:
            return (game.easy or game.heuristic)(view, choices, chance)
        case Strength.NORMAL:
            return game.heuristic(view, choices, chance)
        case Strength.STRONG if game.search is not None:
            return searched(game, game.search, view, choices, chance, budget_share)
        case Strength.STRONG:
            return game.heuristic(view, choices, chance)
