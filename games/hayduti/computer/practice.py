"""The lesson: the first turns of three committees.

One takes no care, and leaves the learner the cards it turns up. The other shows how a card is raised, then turns cards
up for the learner until the learner has raised one too. Both play before the learner in the deal that is used, so that
there are open cards at the first decision.
"""

from collections.abc import Sequence
from typing import Final

from games.core.chance import Chance
from games.core.contract import Choice, Event, Move, Practice, Seat
from games.core.happened import Happened, begun, own, seen
from games.hayduti.computer.heuristic import heuristic
from games.hayduti.data.cards import CODES, IS_HAYDUT, STATS
from games.hayduti.rules.events import CommitteeBroken, Exposed, GroupFormed, Improved, Raised, TurnStarted
from games.hayduti.rules.moves import Form, Pass, Recruit, Scout, Skip
from games.hayduti.rules.state import Phase
from games.hayduti.views.view import HaydutiView

CARELESS: Final = 1
"""The seat of a computer that turns up cards, holding one, until it is broken."""
LEARNER: Final = 0
"""The learner's seat."""
TURNED_UP: Final = 3
"""Cards that the other computer turns up in a turn for the learner."""
FEWEST_TURNS: Final = 3
"""Turns of the learner of which the last ends the lesson if its heart had happened before."""
MOST_TURNS: Final = 5
"""Turns of the learner after which the lesson ends in any case."""


def computer(view: HaydutiView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move of a computer in a lesson: it raises a card if it holds the hayduts for it.

    Having raised one, it leaves hayduts and cards alone until the learner has raised one too.
    """
    if view.audience == CARELESS or (view.committees[view.audience].raised and not view.committees[LEARNER].raised):
        wanted = _bold(view, choices) if view.audience == CARELESS else _leaving(view, choices)
        return wanted[chance.below(len(wanted))] if wanted else heuristic(view, choices, chance)
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


def _leaving(view: HaydutiView, choices: Sequence[Choice]) -> Sequence[Move]:
    """Return what turns up cards and takes none."""
    scouts = [move for move in choices if isinstance(move, Scout)]
    if scouts and view.committees[view.audience].actions_taken < TURNED_UP:
        return scouts
    return [move for move in choices if isinstance(move, Pass | Skip)]


def over(events: Sequence[Event], view: HaydutiView, learner: Seat) -> bool:
    """Return whether the learner's next turn begins after the last one."""
    turns = begun(TurnStarted, events, learner)
    return len(turns) > 1 and turns[-1] == len(events) - 1 and last(events[: turns[-1]], view, learner)


def last(events: Sequence[Event], view: HaydutiView, learner: Seat) -> bool:
    """Return whether the learner had raised a card and a committee was broken before its turn, or it is the latest."""
    turns = begun(TurnStarted, events, learner)
    before = events[: turns[-1]] if turns else ()
    heart = own(Raised)(before, view, learner) and seen(CommitteeBroken)(before, view, learner)
    return len(turns) >= MOST_TURNS or (len(turns) >= FEWEST_TURNS and heart)


def _only_others(kind: type[Event]) -> Happened:
    """Return whether this happened to others, and not to the learner."""
    to_anybody, to_learner = seen(kind), own(kind)
    return lambda events, view, learner: to_anybody(events, view, learner) and not to_learner(events, view, learner)


PRACTICE: Final = Practice(
    seats=3,
    decisions=30,
    seed=3128,
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
