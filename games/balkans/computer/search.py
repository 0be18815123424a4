"""Search for strong computers: the heuristic plays the rest of the round, and the resulting scores are compared.

Only the important decisions are searched: plans, orders, targets, field battle or siege, retreat.
"""

from collections.abc import Callable, Sequence
from typing import Final

from games.balkans.computer.heuristic import decide, outlook_on
from games.balkans.computer.outlook import Outlook
from games.balkans.data.components import LANDS, card_of, is_royal
from games.balkans.rules.ending import target_of
from games.balkans.rules.legal import answers, asked, open_question
from games.balkans.rules.moves import Attack, Back, Choose, Meet, Order, Plan, Retreat, Skip, Stay, With
from games.balkans.rules.public import Phase
from games.balkans.rules.state import State, living, purse, seats_of, team_of
from games.balkans.views.view import BalkansView
from games.core.chance import Chance
from games.core.contract import Choice, Move, Pick, Search, Seat
from games.core.ranking import expected_shares, shares_beaten

TARGETS: Final = 4
"""The number of targets of an Offensive that are compared."""
PLANS: Final = 6
"""The number of plans that are compared."""
SCALE: Final = 120.0
"""The difference in score that corresponds to a value of 1."""
SPREAD: Final = (21.0, 6.0)
"""The standard deviation of how a difference in score will still change, at the beginning and just before the end;
fitted to normal computers."""


# ---- candidates ----------------------------------------------------------------------------------------------------


def candidates(view: BalkansView, choices: Sequence[Choice], chance: Chance, budget_share: float) -> Sequence[Move]:
    """Return the moves worth comparing at an important decision; otherwise the heuristic's move alone."""
    del chance, budget_share
    if len(choices) == 1 and isinstance(choices[0], Move):
        return [choices[0]]
    mind = outlook_on(view)
    first = decide(mind, choices, view.asking)
    others: Sequence[Move] = []
    match first:
        case Order() | With() | Skip() | Attack() if view.phase is Phase.TURN and not view.draft:
            others = [choice for choice in choices if isinstance(choice, Order) and choice.kind != "manoeuvre"]
            if isinstance(first, With):
                others = [order for order in others if order != Order(card_of(first.cards[0]).entry.order)]
            if isinstance(first, Attack):
                aims = [Attack(aim.land) for aim in mind.targets[:TARGETS]]
                others = [*(order for order in others if order != Order("offensive")), *aims]
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
    """Return plans that differ from the first one in one order."""
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


# ---- play-outs -----------------------------------------------------------------------------------------------------


def policy(state: State, seat: Seat, chance: Chance) -> Move:
    """Return the move of a seat in a play-out, from what it may know."""
    del chance
    begun = open_question(state, seat)
    choices = (*begun[1], Back()) if begun else answers(state, seat)
    if len(choices) == 1 and isinstance(choices[0], Move):
        return choices[0]
    royal = [sum(map(is_royal, hand)) for hand in state.hands]
    return decide(Outlook(state, seat, royal), choices, begun[0] if begun else "")


def mover(state: State) -> Seat:
    """Return the first seat that the table waits for."""
    return asked(state)[0]


def stop(view: BalkansView) -> Callable[[State], bool]:
    """Return a test for the end of a play-out: the next Planning."""
    this_round = view.round
    return lambda state: state.round > this_round


# ---- evaluation ----------------------------------------------------------------------------------------------------


def value(state: State) -> Sequence[float]:
    """Return for each seat its lead over the best other seat, or at the end of the game whether it has won."""
    if state.result is not None:
        places = state.result.places
        return [1.0 if place == 1 else 0.0 for place in places]
    seats = seats_of(state)
    points = [standing(state, seat) for seat in seats]
    return [0.5 + (own - max(points[:seat] + points[seat + 1 :])) / SCALE for seat, own in enumerate(points)]


def share(state: State) -> Sequence[float]:
    """Return the share of rivals that each seat is expected to beat: of other teams, where there are any."""
    teams = [min(team_of(state, seat)) for seat in seats_of(state)]
    if state.result is not None:
        return shares_beaten(state.result.places, teams)
    points = [standing(state, seat) for seat in seats_of(state)]
    sums = [sum(points[member] for member in team_of(state, seat)) for seat in seats_of(state)]
    return expected_shares(sums, SPREAD[1] + (SPREAD[0] - SPREAD[1]) * _left(state), teams)


def _left(state: State) -> float:
    """Return which part of the game is still to come, as far as rounds and Influence tell."""
    last, parts = state.options.last_round, list[float]()
    if state.options.by_influence:
        parts += [1 - state.influence[purse(state, seat)] / target_of(state, seat) for seat in living(state)]
    return max(0.0, min((1 - state.round / last, *parts)))


def standing(state: State, seat: Seat) -> float:
    """Return a seat's score: Influence, and the value of lands, troops, gold and cards."""
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
JUDGING: Final[Search[State, BalkansView]] = Search(
    budget=120, candidates=candidates, stop=stop, value=share, mover=mover, policy=policy, kept=0.6, spread=0.95
)
