"""Forming a group, step by step, and what it brings (RULES 5.9).

The steps before the group is complete are known to its player alone and can be taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.hayduti.data.cards import CODES, COST, NAMES, STATS, names, next_cost, once, value_for
from games.hayduti.rules.breaking import after_hariton
from games.hayduti.rules.deck import lift, use
from games.hayduti.rules.ending import finish, uprising_ready
from games.hayduti.rules.events import GroupFormed, Improved, NoGroup, Raised, RakovskiKept, UprisingBrokeOut
from games.hayduti.rules.groups import (
    Goal,
    Strength,
    Support,
    Way,
    measure,
    supports_of,
    ways_to_improve,
    ways_to_raise,
)
from games.hayduti.rules.state import GroupPlan, Phase, deytsi, helper
from games.hayduti.rules.turns import end_group

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.chance import Chance
    from games.hayduti.rules.events import HaydutiEvent
    from games.hayduti.rules.state import State


def supports(state: State) -> tuple[Support, ...]:
    """Return the bonuses of the active player's groups in this turn."""
    return supports_of(deets for _, deets in deytsi(state.mover, state.turn))


def raisable(state: State) -> list[int]:
    """Return the cards that the active player could raise with enough strength: of the hand, then of the field."""
    listed = [card for card in state.mover.hand if COST[card]]
    listed += [card for card, up in zip(state.field, state.up, strict=True) if up and COST[card]]
    return listed


def need_of(state: State, goal: str) -> int:
    """Return the strength that a goal takes; 0 for a stat at the maximum of the board."""
    if goal in STATS:
        return next_cost(state.mover.stats[STATS.index(goal)]) or 0
    return COST[CODES[goal]]


def goals(state: State) -> list[Goal]:
    """Return each goal in reach: stats first, then cards.

    Like cards of the hand are one goal; those of the field lie in different places.
    """
    hand, helping = state.mover.hand, supports(state)
    listed: list[Goal] = []
    for stat, name in enumerate(STATS):
        need = need_of(state, name)
        reach = max((way.reach for way in ways_to_improve(hand, helping, stat)), default=0)
        if need and need <= reach:
            listed.append(Goal(name, need, reach))
    reach = max((way.reach for way in ways_to_raise(hand, helping)), default=0)
    cards = [*once(hand), *(card for card, up in zip(state.field, state.up, strict=True) if up)]
    listed += [Goal(NAMES[card], COST[card], reach) for card in cards if COST[card] and COST[card] <= reach]
    return listed


def ways(state: State, goal: str) -> list[Way]:
    """Return the ways that lead to the goal, in order."""
    hand, helping, need = state.mover.hand, supports(state), need_of(state, goal)
    listed = ways_to_improve(hand, helping, STATS.index(goal)) if goal in STATS else ways_to_raise(hand, helping)
    return [way for way in listed if way.reach >= need]


def way_of(state: State, plan: GroupPlan) -> Way:
    """Return the way that was chosen for a group begun."""
    return next(way for way in ways(state, plan.goal) if way.by == plan.by)


def aim(state: State, goal: str) -> None:
    """Choose the goal; where only one way leads there, that too."""
    listed = ways(state, goal)
    state.plan = GroupPlan("way", goal) if len(listed) > 1 else GroupPlan("cards", goal, listed[0].by)


def gather(state: State, by: str) -> None:
    """Choose the way."""
    assert state.plan is not None
    state.plan = msgspec.structs.replace(state.plan, stage="cards", by=by)


def members(state: State, chosen: Sequence[str]) -> tuple[int, ...]:
    """Return the whole group in hand order: the cards chosen, and the one that the way began with."""
    assert state.plan is not None
    taken = {CODES[name] for name in chosen}.union(way_of(state, state.plan).lead)
    return tuple(card for card in state.mover.hand if card in taken)


def strength_of(state: State, chosen: Sequence[str]) -> Strength:
    """Return how strong the group begun is with these cards."""
    return _strength(state, members(state, chosen))


def _strength(state: State, cards: Sequence[int]) -> Strength:
    assert state.plan is not None
    return measure(cards, supports(state), way_of(state, state.plan).stat)


def spares(state: State) -> int:
    """Return how many hayduts of a group the active player may keep (Rakovski)."""
    may = state.phase == Phase.FORMING and not state.mover.exposed
    found = helper(state, state.active, "keep_from_group") if may else None
    return found[1].keep if found else 0


def group(state: State, chosen: Sequence[str], chance: Chance, log: list[HaydutiEvent]) -> None:
    """Complete the group; it is used at once unless Rakovski may keep some of it."""
    assert state.plan is not None
    cards = members(state, chosen)
    if spares(state):
        state.plan = msgspec.structs.replace(state.plan, stage="spare", cards=cards)
    else:
        _use_group(state, cards, (), chance, log)


def spare(state: State, kept: Sequence[str], chance: Chance, log: list[HaydutiEvent]) -> None:
    """Use the group, keeping these cards of it."""
    assert state.plan is not None
    _use_group(state, state.plan.cards, [CODES[name] for name in kept], chance, log)


def _use_group(
    state: State, cards: Sequence[int], kept: Sequence[int], chance: Chance, log: list[HaydutiEvent]
) -> None:
    plan, player, seat = state.plan, state.mover, state.active
    assert plan is not None
    strength = _strength(state, cards)
    state.plan = None
    gone = [card for card in cards if card not in kept]
    player.give(gone)
    use(state, gone)
    log.append(GroupFormed(seat, names(tuple(cards)), STATS[strength.stat], strength.total, strength.bonuses))
    if kept:
        player.show(kept)
        log.append(RakovskiKept(seat, names(tuple(kept))))
    if plan.goal not in STATS:
        _raise(state, CODES[plan.goal], log)
    else:
        stat = STATS.index(plan.goal)
        before, after = player.stats[stat], value_for(strength.total)
        player.stats[stat] = after
        log.append(Improved(seat, plan.goal, before, after))
        if state.options.premature and uprising_ready(state):
            state.final = True
            log.append(UprisingBrokeOut())
            finish(state, log)
            return
    _go_on(state, chance, log)


def _raise(state: State, card: int, log: list[HaydutiEvent]) -> None:
    player = state.mover
    if card in player.hand:
        player.give([card])
        pos = 0
    else:
        place = state.field.index(card)
        lift(state, place)
        pos = place + 1
    player.raised.append((card, state.turn))
    log.append(Raised(state.active, NAMES[card], pos))


def skip(state: State, chance: Chance, log: list[HaydutiEvent]) -> None:
    """Do without a group."""
    log.append(NoGroup(state.active))
    _go_on(state, chance, log)


def _go_on(state: State, chance: Chance, log: list[HaydutiEvent]) -> None:
    if state.phase == Phase.BROKEN_GROUP:
        after_hariton(state, chance, log)
    else:
        end_group(state, chance, log)
