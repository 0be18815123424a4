"""Forming a group step by step, and its effect (RULES 5.9).

Until the group is complete, only its player knows of these steps and can take them back.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from games.core.chance import Chance
from games.core.legality import Particulars
from games.hayduti.data.cards import CODES, COST, LEADER_POINTS, NAMES, STATS, names, next_cost, once, value_for
from games.hayduti.rules import events
from games.hayduti.rules.breaking import after_hariton
from games.hayduti.rules.deck import lift, use
from games.hayduti.rules.ending import finish, uprising_ready
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
from games.hayduti.rules.reasons import Why
from games.hayduti.rules.state import GroupPlan, Phase, State, deytsi, helper
from games.hayduti.rules.turns import end_group


def supports(state: State) -> tuple[Support, ...]:
    """Return the bonuses of the active player's groups in this turn."""
    return supports_of(deets for _, deets in deytsi(state.mover, state.turn))


def raisable(state: State) -> list[int]:
    """Return the cards that the active player could raise with enough strength: first those in hand, then the field."""
    return [card for card in (*state.mover.hand, *_face_up(state)) if COST[card]]


def _face_up(state: State) -> list[int]:
    return [card for card, up in zip(state.field, state.up, strict=True) if up]


def need_of(state: State, goal: str) -> int:
    """Return the strength that a goal takes, or 0 for a stat at the maximum of the board."""
    if goal in STATS:
        return next_cost(state.mover.stats[STATS.index(goal)]) or 0
    return COST[CODES[goal]]


def goals(state: State) -> list[Goal]:
    """Return the goals in reach: stats, then cards in hand (like cards once), then cards on the field."""
    reach = raise_reach(state)
    cards = [*once(state.mover.hand), *_face_up(state)]
    tried = [stat_goal(state, stat) for stat in STATS] + [card_goal(card, reach) for card in cards if COST[card]]
    return [goal for goal in tried if isinstance(goal, Goal)]


def stat_goal(state: State, stat: str) -> Goal | Particulars:
    """Return the improvement of a stat as a goal, or why the active player's hand cannot reach it."""
    need = need_of(state, stat)
    if not need:
        return Why.AT_MAXIMUM, {"stat": stat}
    listed = ways_to_improve(tuple(state.mover.hand), supports(state), STATS.index(stat))
    return _goal(stat, need, max((way.reach for way in listed), default=0))


def raise_reach(state: State) -> int:
    """Return the greatest strength with which the active player could raise a card."""
    return max((way.reach for way in ways_to_raise(tuple(state.mover.hand), supports(state))), default=0)


def card_goal(card: int, reach: int) -> Goal | Particulars:
    """Return the raising of a raisable card as a goal, or why a hand that reaches this strength cannot."""
    return _goal(NAMES[card], COST[card], reach)


def _goal(name: str, need: int, reach: int) -> Goal | Particulars:
    return Goal(name, need, reach) if need <= reach else (Why.OUT_OF_REACH, {"goal": name, "need": need})


def ways(state: State, goal: str) -> list[Way]:
    """Return the ways to form a group for a goal, in order."""
    hand, helping, need = tuple(state.mover.hand), supports(state), need_of(state, goal)
    listed = ways_to_improve(hand, helping, STATS.index(goal)) if goal in STATS else ways_to_raise(hand, helping)
    return [way for way in listed if way.reach >= need]


def way_of(state: State, plan: GroupPlan[Any]) -> Way:
    """Return the way chosen for the group being formed."""
    return next(way for way in ways(state, plan.goal) if way.by == plan.by)


def aim(state: State, goal: str) -> None:
    """Choose the goal of a group, and the way if there is only one."""
    open_ways = ways(state, goal)
    state.plan = GroupPlan("way", goal) if len(open_ways) > 1 else GroupPlan("cards", goal, open_ways[0].by)


def gather(state: State, by: str) -> None:
    """Choose the way to form the group."""
    assert state.plan is not None
    state.plan = msgspec.structs.replace(state.plan, stage="cards", by=by)


def members(state: State, plan: GroupPlan[Any], chosen: Sequence[str]) -> tuple[int, ...]:
    """Return the whole group in hand order: the chosen cards and the lead of the way."""
    taken = {CODES[name] for name in chosen}.union(way_of(state, plan).lead)
    return tuple(card for card in state.mover.hand if card in taken)


def strength_of(state: State, plan: GroupPlan[Any], chosen: Sequence[str]) -> Strength:
    """Return the strength of the group of this plan if these cards are chosen."""
    return measure(members(state, plan, chosen), supports(state), way_of(state, plan).stat)


def spares(state: State) -> int:
    """Return how many hayduts of a group the active player may keep with Rakovski."""
    if state.phase != Phase.FORMING or state.mover.exposed:
        return 0
    rakovski = helper(state, state.active, "keep_from_group")
    return rakovski[1].keep if rakovski else 0


def group(state: State, chosen: Sequence[str], chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Complete the group, and use it at once unless Rakovski may keep some of it."""
    assert state.plan is not None
    cards = members(state, state.plan, chosen)
    if spares(state):
        state.plan = msgspec.structs.replace(state.plan, stage="spare", cards=cards)
    else:
        _use_group(state, cards, (), chance, log)


def form(
    state: State, goal: str, by: str, chosen: Sequence[str], chance: Chance, log: list[events.HaydutiEvent]
) -> None:
    """Choose the goal, the way and the hayduts of a group at once."""
    state.plan = GroupPlan("cards", goal, by)
    group(state, chosen, chance, log)


def spare(state: State, kept: Sequence[str], chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Use the group but keep these cards of it in hand."""
    assert state.plan is not None
    _use_group(state, state.plan.cards, [CODES[name] for name in kept], chance, log)


def _use_group(
    state: State, cards: Sequence[int], kept: Sequence[int], chance: Chance, log: list[events.HaydutiEvent]
) -> None:
    plan, player, seat = state.plan, state.mover, state.active
    assert plan is not None
    strength = measure(cards, supports(state), way_of(state, plan).stat)
    state.plan = None
    gone = [card for card in cards if card not in kept]
    player.give(gone)
    use(state, gone)
    log.append(events.GroupFormed(seat, names(tuple(cards)), STATS[strength.stat], strength.total, strength.bonuses))
    if kept:
        player.show(kept)
        log.append(events.RakovskiKept(seat, names(tuple(kept))))
    if plan.goal not in STATS:
        _raise(state, CODES[plan.goal], log)
    else:
        stat = STATS.index(plan.goal)
        before, after = player.stats[stat], value_for(strength.total)
        led = max(other.stats[stat] for other in state.players)
        player.stats[stat] = after
        log.append(events.Improved(seat, plan.goal, before, after))
        overtaken = tuple(rival for rival, other in enumerate(state.players) if other.stats[stat] == led < after)
        if overtaken:
            log.append(events.Overtaken(plan.goal, overtaken, LEADER_POINTS))
        if state.options.premature and uprising_ready(state):
            state.final = True
            log.append(events.UprisingBrokeOut())
            finish(state, log)
            return
    _go_on(state, chance, log)


def _raise(state: State, card: int, log: list[events.HaydutiEvent]) -> None:
    player = state.mover
    if card in player.hand:
        player.give([card])
        pos = 0
    else:
        place = state.field.index(card)
        lift(state, place)
        pos = place + 1
    player.raised.append((card, state.turn))
    log.append(events.Raised(state.active, NAMES[card], pos))


def skip(state: State, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    """Form no group."""
    log.append(events.NoGroup(state.active))
    _go_on(state, chance, log)


def _go_on(state: State, chance: Chance, log: list[events.HaydutiEvent]) -> None:
    if state.phase == Phase.BROKEN_GROUP:
        after_hariton(state, chance, log)
    else:
        end_group(state, chance, log)
