"""What search has to know of Balkans: the round is played on by the heuristic, and what counts is how everybody stands.

Searched are the decisions on which a year turns: plans, orders, where an Offensive goes, whether to meet it, to stay.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final

from games.balkans.computer.heuristic import decide, outlook_on
from games.balkans.computer.outlook import Outlook
from games.balkans.data.components import LANDS, card_of
from games.balkans.rules.legal import asked, moves, open_question
from games.balkans.rules.moves import Back, Choose, Meet, Order, Plan, Retreat, Skip, Stay
from games.balkans.rules.public import Phase
from games.balkans.rules.state import State, purse, seats_of
from games.core.contract import Move, Pick, Search

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.balkans.views.view import BalkansView
    from games.core.chance import Chance
    from games.core.contract import Choice, Seat

TARGETS: Final = 4
"""How many aims of an Offensive are compared."""
PLANS: Final = 6
"""How many plans are compared."""
SCALE: Final = 120.0
"""The difference in standing that makes up the range of values."""


# ---- what is compared ----------------------------------------------------------------------------------------------


def candidates(view: BalkansView, choices: Sequence[Choice], chance: Chance, budget_share: float) -> Sequence[Move]:
    """Return the moves worth comparing where a year turns on them; elsewhere the heuristic's alone."""
    del chance, budget_share
    if len(choices) == 1 and isinstance(choices[0], Move):
        return [choices[0]]
    mind = outlook_on(view)
    first = decide(mind, choices, view.asking)
    others: Sequence[Move] = []
    match first:
        case Order() | Skip() if view.phase is Phase.TURN and not view.draft:
            others = [choice for choice in choices if isinstance(choice, Order) and choice.kind != "manoeuvre"]
        case Choose() if view.draft and view.draft[0] == "order offensive" and view.asking == "target":
            others = [Choose(aim.land) for aim in mind.targets[:TARGETS]]
        case Plan() if isinstance(choices[0], Pick):
            others = _plans(choices[0], first)
        case Meet() | Retreat() | Stay():
            others = [choice for choice in choices if isinstance(choice, (Meet, Retreat, Stay))]
        case _:
            pass
    return list(dict.fromkeys([first, *(move for move in others if move in choices or isinstance(move, Plan))]))


def _plans(offered: Pick, first: Plan) -> list[Move]:
    """Return the plans that differ from the first in one order."""
    kinds = dict.fromkeys(name.partition(".")[0] for name in offered.pool)
    had = [name.partition(".")[0] for name in first.orders]
    found: list[Move] = []
    for more in kinds:
        for less in kinds:
            if more != less and had.count(more) < 2 and less in had:
                wanted = [*had, more]
                wanted.remove(less)
                names = [name for kind in kinds for name in _named(offered, kind)[: wanted.count(kind)]]
                found.append(offered.make(names))
    return found[: PLANS - 1]


def _named(offered: Pick, kind: str) -> list[str]:
    return [name for name in offered.pool if name.partition(".")[0] == kind]


# ---- how it goes on ------------------------------------------------------------------------------------------------


def policy(state: State, seat: Seat, chance: Chance) -> Move:
    """Return how a seat plays on, by what it may know."""
    del chance
    begun = open_question(state, seat)
    choices = (*begun[1], Back()) if begun else moves(state, seat)
    if len(choices) == 1 and isinstance(choices[0], Move):
        return choices[0]
    royal = [sum(map(_is_royal, hand)) for hand in state.hands]
    return decide(Outlook(state, seat, royal), choices, begun[0] if begun else "")


@functools.cache
def _is_royal(card: str) -> bool:
    return card_of(card).deck == "royal"


def mover(state: State) -> Seat:
    """Return the first of those the table waits for."""
    return asked(state)[0]


def stop(view: BalkansView) -> Callable[[State], bool]:
    """Stop at the next Planning."""
    this_round = view.round
    return lambda state: state.round > this_round


# ---- what it comes to ----------------------------------------------------------------------------------------------


def value(state: State) -> Sequence[float]:
    """Return how far each seat is ahead of the best other, or its place at the end."""
    if state.result is not None:
        places = state.result.places
        return [1.0 if place == 1 else 0.0 for place in places]
    seats = seats_of(state)
    points = [standing(state, seat) for seat in seats]
    return [0.5 + (own - max(points[:seat] + points[seat + 1 :])) / SCALE for seat, own in enumerate(points)]


def standing(state: State, seat: Seat) -> float:
    """Return what a seat has: Influence, and lands, troops, gold and cards as they may yet bring some."""
    if state.status[seat] != "alive":
        return -20.0
    points = float(state.influence[purse(state, seat)])
    for land, owner in state.owner.items():
        if owner == seat:
            points += 3.2 + 0.8 * LANDS[land].rich + 0.8 * LANDS[land].level
    for counts in state.armies.values():
        points += counts[3 * seat] + 2 * counts[3 * seat + 1] + 3 * counts[3 * seat + 2]
    for counts in state.fleets.values():
        empty, regular, elite, royal = counts[4 * seat : 4 * seat + 4]
        points += 1.2 * (empty + regular + elite + royal) + regular + 2 * elite + 3 * royal
    return points + 0.4 * state.gold[seat] + 0.6 * len(state.hands[seat])


SEARCH: Final[Search[State, BalkansView]] = Search(
    budget=48, candidates=candidates, stop=stop, value=value, mover=mover, policy=policy
)
