"""The lesson: the first round of two kingdoms, up to its Reckoning. The rival comes to besiege the learner's walls."""

from collections.abc import Sequence
from typing import Final

from games.balkans.computer.heuristic import heuristic
from games.balkans.rules.events import Captured, InfluenceGained, RoundBegan, SeasonBegan, SiegeBegan
from games.balkans.rules.moves import Attack, Draw, Meet, Order, Pass, Plan, Send
from games.balkans.rules.public import Phase
from games.balkans.views.view import BalkansView
from games.core.chance import Chance
from games.core.contract import Choice, Event, Move, Pick, Practice, Seat
from games.core.happened import own, seen

PLAN: Final = frozenset({"harvest.1", "arming.1", "offensive.1", "offensive.2"})
"""The orders of a computer in a lesson."""
_LAST_SEASON: Final = "autumn"
LEARNER: Final = 0
"""The learner's seat."""
FIRST: Final = Order("harvest")
"""What it does in the first season."""
PLAIN: Final = (Meet("siege"), Draw())
"""What a computer in a lesson does if it can: it stays behind its walls, and draws its tactics."""


def computer(view: BalkansView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move of a computer in a lesson: in the later seasons it attacks the learner's walls with all it has.

    It begins with a Harvest, because a learner can do nothing about an attack in the first one, and attacks where the
    fewest defend, so that they stay behind their walls. It plays no cards in battles, so that a beginner meets few of
    them at a time.
    """
    plan = next((choice for choice in choices if isinstance(choice, Pick) and choice.kind is Plan), None)
    if plan is not None and set(plan.pool) >= PLAN:
        return plan.make(sorted(PLAN))
    for move in PLAIN:
        if move in choices:
            return move
    if view.phase in {Phase.BATTLE_START, Phase.BATTLE_END} and Pass() in choices:
        return Pass()
    if view.season == "spring" and FIRST in choices:
        return FIRST
    walled = [move for move in choices if isinstance(move, Attack) and _is_walled(view, move.land)]
    if walled:
        return min(walled, key=lambda move: (_garrison(view, move.land), -view.lands[move.land].level, move.land))
    everything = [move for move in choices if isinstance(move, Send) and move.armies == ("all",)]
    if everything and _is_walled(view, everything[0].to):
        return everything[0]
    return heuristic(view, choices, chance)


def _is_walled(view: BalkansView, land: str) -> bool:
    return view.lands[land].owner == LEARNER and view.lands[land].level > 0


def _garrison(view: BalkansView, land: str) -> int:
    return sum(army.regular + 2 * army.elite + 3 * army.royal for army in view.lands[land].armies)


def over(events: Sequence[Event], view: BalkansView, _: Seat) -> bool:
    """Return whether the second round has just begun."""
    return view.round > 1 and bool(events) and isinstance(events[-1], RoundBegan)


def last(events: Sequence[Event], *_: object) -> bool:
    """Return whether the last season of the first round has begun."""
    return any(isinstance(event, SeasonBegan) and event.season == _LAST_SEASON for event in events)


PRACTICE: Final = Practice(
    preset="quick",
    decisions=20,
    seed=121,
    computer=computer,
    over=over,
    last=last,
    learnt={
        "land": own(Captured),
        "reckoning": seen(InfluenceGained),
        "siege": seen(SiegeBegan),
        "lost": own(Captured, "before"),
    },
)
