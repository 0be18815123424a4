"""The lesson: the first turns of three committees. One takes no care, and leaves the learner the cards it turns up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Practice
from games.core.happened import begun, own, seen
from games.hayduti.computer.heuristic import heuristic
from games.hayduti.data.cards import CODES, IS_HAYDUT, STATS
from games.hayduti.rules.events import CommitteeBroken, Exposed, GroupFormed, Improved, Raised, TurnStarted
from games.hayduti.rules.moves import Form, Recruit, Scout, Skip
from games.hayduti.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.chance import Chance
    from games.core.contract import Choice, Event, Move, Seat
    from games.core.happened import Happened
    from games.hayduti.views.view import HaydutiView

CARELESS: Final = 1
"""The seat of a computer that turns up cards, holding one, until it is broken."""
FEWEST_TURNS: Final = 4
"""Turns of the learner of which the last ends the lesson if its heart had happened before."""
MOST_TURNS: Final = 6
"""Turns of the learner after which the lesson ends in any case."""


def computer(view: HaydutiView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move of a computer in a lesson: it raises a card if it holds the hayduts for it."""
    if view.audience == CARELESS:
        bold = _bold(view, choices)
        return bold[chance.below(len(bold))] if bold else heuristic(view, choices, chance)
    raising = [move for move in choices if isinstance(move, Form) and move.goal not in STATS]
    return raising[0] if raising else heuristic(view, choices, chance)


def _bold(view: HaydutiView, choices: Sequence[Choice]) -> Sequence[Move]:
    """Return what the careless one may do: hold a haydut, so that it stays exposed, and scout.

    It forms no group, because that would empty its hand.
    """
    if view.phase is Phase.FORMING:
        return [move for move in choices if isinstance(move, Skip)]
    if view.phase is not Phase.ACTIONS:
        return []
    hayduts = [move for move in choices if isinstance(move, Recruit) and IS_HAYDUT[CODES[view.field[move.pos - 1]]]]
    return hayduts if hayduts and not view.hand else [move for move in choices if isinstance(move, Scout)]


def over(events: Sequence[Event], view: HaydutiView, learner: Seat) -> bool:
    """Return whether the learner's next turn begins after the last one."""
    turns = begun(TurnStarted, events, learner)
    return len(turns) > 1 and turns[-1] == len(events) - 1 and last(events[: turns[-1]], view, learner)


def last(events: Sequence[Event], view: HaydutiView, learner: Seat) -> bool:
    """Return whether a card was raised and a committee broken before the learner's turn, or it is the latest one."""
    turns = begun(TurnStarted, events, learner)
    heart = seen(Raised, CommitteeBroken)(events[: turns[-1]] if turns else (), view, learner)
    return len(turns) >= MOST_TURNS or (len(turns) >= FEWEST_TURNS and heart)


def _only_others(kind: type[Event]) -> Happened:
    """Return whether this happened to others, and not to the learner."""
    to_anybody, to_learner = seen(kind), own(kind)
    return lambda events, view, learner: to_anybody(events, view, learner) and not to_learner(events, view, learner)


PRACTICE: Final = Practice(
    seats=3,
    decisions=25,
    seed=34,
    computer=computer,
    over=over,
    last=last,
    learnt={
        "raised": own(Raised),
        "own-broken": own(CommitteeBroken),
        "raising": _only_others(Raised),
        "broken": _only_others(CommitteeBroken),
        "improved": own(Improved),
        "exposed": own(Exposed),
        "group": own(GroupFormed),
    },
)
