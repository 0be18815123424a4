"""Public knowledge: forced moves, points and auto-answers."""

from collections.abc import Sequence
from typing import Final

from games.carcassonne.data.sides import BAGS
from games.carcassonne.data.tiles import NUMBER
from games.carcassonne.rules.legal import moves
from games.carcassonne.rules.moves import NO_ROBBER
from games.carcassonne.rules.public import Phase
from games.carcassonne.views.determinize import reconstruct
from games.carcassonne.views.view import CarcassonneView
from games.core.contract import AutoAnswer, Choice, Move, Seat


def forced(view: CarcassonneView) -> tuple[Seat, Move] | None:
    """Return the seat with a single move, and it: only the order of the stacks is hidden, on which no move depends."""
    for seat in view.asked:
        choices = moves(reconstruct(view), seat)
        if len(choices) == 1:
            return seat, choices[0]
    return None


def points(view: CarcassonneView) -> Sequence[int]:
    """Return the points of each seat so far."""
    return view.scores


def _robbers_to_come(view: CarcassonneView, seat: Seat) -> int | None:
    """Return the one while there is, the rest of the game: an answer is given, and counts, where robbers may move."""
    del seat
    bag = view.tile is not None and BAGS[NUMBER[view.tile]]
    return 0 if view.options.robbers and (bag or view.phase == Phase.ROBBER) else None


def _leave_robber(view: CarcassonneView, choices: Sequence[Choice]) -> Move | None:
    return NO_ROBBER if view.phase == Phase.ROBBER and NO_ROBBER in choices else None


AUTO_ANSWERS: Final = (AutoAnswer(key="robber", span=_robbers_to_come, answer=_leave_robber, early=False),)
"""The auto-answers of this game."""
