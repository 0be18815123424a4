"""How a computer chooses, and what is played for somebody who ran out of time (specification 10.1 and 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Move, Pick
from games.hayduti.computer.hopes import best_plan, plans, promise, promise_with, worth_keeping
from games.hayduti.computer.prospects import Prospects, danger, progress, prospects
from games.hayduti.data.cards import CODES, DEETS, IS_HAYDUT, LEADER_POINTS, NAMES, STATS, STRENGTH
from games.hayduti.rules.moves import (
    Back,
    Clear,
    Elevate,
    Gather,
    Group,
    Hadzhi,
    Improve,
    Meet,
    Pass,
    Raise,
    Recruit,
    Risk,
    Scout,
    Skip,
    Sofroniy,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.chance import Chance
    from games.core.contract import Choice
    from games.hayduti.sight.view import HaydutiView

USEFUL: Final = 0.7
"""The promise that a face-up card must add to be worth an action."""
CURIOUS: Final = 0.4
"""The worth of turning up one more card."""
READY: Final = 1.0
"""The worth of a group from which on its player does not risk the right to form it."""

PRICE_OF_HAND: Final = 0.5
"""What one strength in hand is worth to somebody who may lose it."""

MODEST: Final = 3.5
"""A hand that promises less is given up to be secret again."""


def default(view: HaydutiView, choices: Sequence[Choice]) -> Move:
    """Return the harmless move.

    Pass if that is legal, else scout or recruit at the lowest position; Levski, else Ilyo; no group; keep the strongest
    hayduts; clear what has been chosen, else as few cards as may be, the weakest and latest first; improve where it
    brings most.
    """
    if view.choice is not None:
        return Clear(view.choice)
    kinds = {type(choice): choice for choice in reversed(choices) if isinstance(choice, Move)}
    for kind in (Pass, Back, Skip, Meet, Scout, Recruit, Risk):
        if kind in kinds:
            return kinds[kind]
    first = choices[0]
    if isinstance(first, Elevate):
        return Elevate(STATS[_elevated(view)])
    pick = next(choice for choice in choices if isinstance(choice, Pick))
    strongest = sorted(pick.pool, key=lambda name: (-STRENGTH[CODES[name]], pick.pool.index(name)))
    if pick.kind is Clear:
        if isinstance(first, Move):
            return first
        weakest = sorted(pick.pool, key=lambda name: (not IS_HAYDUT[CODES[name]], *_weakness(pick, name)))
        return pick.make(weakest[: pick.least])
    return pick.make(strongest[: pick.most])


def _weakness(pick: Pick, name: str) -> tuple[int, int]:
    return STRENGTH[CODES[name]], -pick.pool.index(name)


def _elevated(view: HaydutiView) -> int:
    """Return the stat whose improvement by one gives the audience the most points; the first of equals."""
    own = view.committees[view.audience]

    def gain(stat: int) -> int:
        best = max(committee.stats[stat] for committee in view.committees)
        missing = bool(view.targets) and best < view.targets[stat] <= own.stats[stat] + 1
        if not own.stats[stat] < best <= own.stats[stat] + 1:
            return 100 * missing
        bound = sum(
            deets.points
            for one in own.raised
            if (deets := DEETS[CODES[one.card]]) is not None
            and (deets.scoring == "per_led_stat" or (deets.scoring == "if_leader" and deets.stat == STATS[stat]))
        )
        return 100 * missing + LEADER_POINTS + bound

    return max(range(3), key=lambda stat: (gain(stat), -stat))


def judge(view: HaydutiView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move a computer makes."""
    match view.phase:
        case "actions":
            return _act(view, [choice for choice in choices if isinstance(choice, Move)], chance)
        case "encounter" | "final_choice" | "finished":
            return default(view, choices)
        case "clearing":
            return _clear(view, choices)
        case "broken_keep" | "broken_take":
            return _rescue(view, choices)
        case "forming" | "broken_group":
            return _form(view, choices)


def _act(view: HaydutiView, choices: Sequence[Move], chance: Chance) -> Move:
    helpers = [move for move in choices if isinstance(move, Sofroniy | Hadzhi)]
    if helpers:
        return max(helpers, key=lambda move: (isinstance(move, Sofroniy), _strength_at(view, move)))
    hopes = prospects(view)
    own, hand = hopes.own, [CODES[name] for name in view.hand]
    now = promise(hopes, hand)
    recruits = [move for move in choices if isinstance(move, Recruit)]
    gains = {move: _gain(hopes, CODES[view.field[move.pos - 1]], hand, now) for move in recruits}
    useful = sum(gain >= USEFUL for gain in gains.values())
    best = max(recruits, key=lambda move: (gains[move], -move.pos), default=None)
    plan = best_plan(hopes, hand, own.limit)
    ready = plan.worth if plan is not None else 0.0
    zaptie, breaking = danger(view)
    stake = PRICE_OF_HAND * sum(STRENGTH[card] for card in hand) + max(0.0, ready)
    scouts = [move for move in choices if isinstance(move, Scout)]
    calm = breaking * stake < CURIOUS
    if scouts and calm and own.actions_left > max(1, useful):
        return scouts[chance.below(len(scouts))]
    if best is not None and gains[best] >= USEFUL:
        return best
    risk = next((move for move in choices if isinstance(move, Risk)), None)
    if risk is not None and calm and zaptie * max(0.0, ready) < CURIOUS and ready < READY + 3 * progress(view):
        return risk
    if scouts and calm and own.actions_left > 1:
        return scouts[chance.below(len(scouts))]
    if best is not None and gains[best] > 0:
        return best
    passing = next((move for move in choices if isinstance(move, Pass)), None)
    return passing or best or next(iter(scouts), None) or risk or choices[0]


def _strength_at(view: HaydutiView, move: Sofroniy | Hadzhi) -> int:
    return STRENGTH[CODES[view.field[move.pos - 1]]] if isinstance(move, Hadzhi) else 0


def _gain(hopes: Prospects, card: int, hand: Sequence[int], now: float) -> float:
    """Return what recruiting adds to the hand. A card that can be raised from the field need not be taken."""
    if not IS_HAYDUT[card]:
        return 0.2
    return promise(hopes, [*hand, card]) - now + 0.1 * STRENGTH[card]


def _clear(view: HaydutiView, choices: Sequence[Choice]) -> Move:
    hopes = prospects(view)
    own, hand = hopes.own, [CODES[name] for name in view.hand]
    kept = worth_keeping(hopes, hand)
    plan = best_plan(hopes, hand, own.limit) if own.may_form else None
    if own.exposed and plan is None and promise(hopes, kept, bare=True) < MODEST:
        kept = []
    gone = [NAMES[card] for card in hand if card not in kept]
    if not gone:
        return Clear(())
    pick = next(choice for choice in choices if isinstance(choice, Pick))
    return pick.make(gone)


def _rescue(view: HaydutiView, choices: Sequence[Choice]) -> Move:
    """Choose from a broken hand what goes best together, with the own hand where it joins it."""
    hopes = prospects(view)
    pick = next(choice for choice in choices if isinstance(choice, Pick))
    held = [CODES[name] for name in view.hand if name not in pick.pool]
    rest, chosen = [CODES[name] for name in pick.pool], list[int]()
    while rest and len(chosen) < pick.most:
        best = max(rest, key=lambda card: (promise_with(hopes, [*held, *chosen], card), STRENGTH[card], -card))
        chosen.append(best)
        rest.remove(best)
    return pick.make([NAMES[card] for card in chosen])


def _form(view: HaydutiView, choices: Sequence[Choice]) -> Move:
    hopes, hand, begun = prospects(view), [CODES[name] for name in view.hand], view.plan
    room = len(hand)
    if begun is None:
        plan = best_plan(hopes, hand, room)
        if plan is None or (plan.worth <= 0 and view.phase == "forming" and progress(view) < 1):
            return Skip()
        return Improve(plan.goal) if plan.goal in STATS else Raise(plan.goal)
    if begun.stage == "spare":
        pick = next(choice for choice in choices if isinstance(choice, Pick))
        return default(view, [pick])
    fitting = [plan for plan in plans(hopes, hand, room) if plan.goal == begun.goal and begun.by in {"", plan.by}]
    if not fitting:
        return Back()
    best = max(fitting, key=lambda plan: (plan.worth, plan))
    if begun.stage == "way":
        return Gather(best.by)
    lead = {begun.by}
    return Group(tuple(NAMES[card] for card in hand if card in best.cards and NAMES[card] not in lead))
