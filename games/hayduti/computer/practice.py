"""The lesson: the first turns of three committees, one of which takes no care."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Practice
from games.core.happened import own, seen
from games.hayduti.computer.heuristic import heuristic
from games.hayduti.data.cards import STATS
from games.hayduti.rules.events import CommitteeBroken, Exposed, GroupFormed, Improved, Raised, TurnStarted
from games.hayduti.rules.moves import Form, Risk, Scout
from games.hayduti.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.chance import Chance
    from games.core.contract import Choice, Event, Move, Seat
    from games.hayduti.views.view import HaydutiView

CARELESS: Final = 1
"""The seat of a computer that goes on turning up cards though it is exposed, until it is broken."""
FEWEST_TURNS: Final = 3
"""Turns of the learner after which the lesson ends once its heart has happened."""
MOST_TURNS: Final = 4
"""Turns of the learner after which the lesson ends in any case."""


def computer(view: HaydutiView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move of a computer in a lesson: it raises a card if it holds the hayduts for it."""
    if view.audience == CARELESS and view.phase is Phase.ACTIONS and view.committees[CARELESS].exposed:
        bold = [move for move in choices if isinstance(move, Scout | Risk)]
        if bold:
            return bold[chance.below(len(bold))]
    raising = [move for move in choices if isinstance(move, Form) and move.goal not in STATS]
    return raising[0] if raising else heuristic(view, choices, chance)


def over(events: Sequence[Event], view: HaydutiView, learner: Seat) -> bool:
    """Return whether the learner's next turn begins, and a figure was raised and a committee broken before."""
    if not events or not isinstance(events[-1], TurnStarted) or events[-1].seat != learner:
        return False
    turns = sum(isinstance(event, TurnStarted) and event.seat == learner for event in events) - 1
    heart = seen(Raised, CommitteeBroken)
    return turns >= MOST_TURNS or (turns >= FEWEST_TURNS and heart(events, view, learner))


PRACTICE: Final = Practice(
    seats=3,
    decisions=25,
    seed=294,
    computer=computer,
    over=over,
    learnt={
        "raised": own(Raised),
        "own-broken": own(CommitteeBroken),
        "broken": seen(CommitteeBroken),
        "improved": own(Improved),
        "exposed": own(Exposed),
        "group": own(GroupFormed),
    },
)
