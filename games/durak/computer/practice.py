"""The lesson: a whole game of four, in which attacks are transferred whenever that is possible.

Nobody throws in at the learner, whose hand stays small enough that the game ends soon.
"""

from collections.abc import Sequence
from typing import Final

from games.core.chance import Chance
from games.core.contract import Choice, Event, Move, Practice, Seat
from games.core.happened import own, seen
from games.core.legality import single_moves
from games.durak.computer.heuristic import easy
from games.durak.rules.events import BeatenOff, GameOver, Took, Transferred
from games.durak.rules.moves import Pass, Take, Transfer
from games.durak.views.view import DurakView

LEARNER: Final = 0
"""The learner's seat."""
_DUEL: Final = 2
"""How many play on when the game is about to end."""


def computer(view: DurakView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move of a computer in a lesson: it transfers if it can, and else plays like an easy one.

    It throws nothing in while the learner defends.
    """
    wanted = Pass if view.defender == LEARNER else Transfer
    found = [move for move in single_moves(choices) if isinstance(move, wanted)]
    return found[0] if found else easy(view, choices, chance)


def last(_events: Sequence[Event], view: DurakView, _learner: Seat) -> bool:
    """Return whether nothing is left to draw and only two players hold cards, so that the game ends soon."""
    return not view.talon and sum(view.in_game) <= _DUEL


PRACTICE: Final = Practice(
    seats=4,
    seed=321,
    computer=computer,
    last=last,
    learnt={
        "transfer": own(Transferred),
        "transferred": own(Transferred, "to"),
        "fool": seen(GameOver),
        "beaten-off": own(BeatenOff),
        "taken": own(Took),
    },
    unadvised=(Take,),
)
