"""What a computer thinks a group is worth, and which group of a hand is the best (specification 12).

Values are points at the end of the game, as expected now. A group's hayduts have a price: what they could do later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.hayduti.components import (
    BOARD,
    CARDS,
    CODES,
    COLOUR,
    COST,
    DEETS,
    IS_HAYDUT,
    LEADER_POINTS,
    MIN_GROUP,
    NAMES,
    STAT,
    STATS,
    STRENGTH,
    value_for,
)
from games.hayduti.groups import Support, Way, supports_of, ways_to_improve, ways_to_raise
from games.hayduti.view import EMPTY, FACE_DOWN

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from games.hayduti.sheet import Deets
    from games.hayduti.view import HaydutiView

PRICE: Final = 0.1
"""What a computer thinks one strength of a haydut is worth later on."""
GROWTH: Final = ((2.6, 1.4), (3.0, 1.5), (2.0, 1.2))
"""What a level of nabor, deynost and boyna adds early in the game, up to `GROWN` and above it."""
GROWN: Final = 6
EARLY_DEETS: Final = 4.0
"""What the ability of a deets adds early in the game."""
URGENT: Final = 4.0
"""What a level adds that an uprising still lacks."""


class Plan(NamedTuple):
    """A group worth forming: its worth after the price of its cards, the goal, the way, and the whole group."""

    worth: float
    goal: str
    by: str
    cards: tuple[int, ...]


def progress(view: HaydutiView) -> float:
    """Return how far the game has gone, from 0 to 1."""
    if view.final:
        return 1.0
    passed = view.used / max(1, view.used + view.deck)
    return min(1.0, (view.rotations_done + passed) / view.options.rotations)


def own_deytsi(view: HaydutiView) -> list[Deets]:
    """Return the audience's deytsi whose ability counts in this turn."""
    raised = view.committees[view.audience].raised
    return [deets for one in raised if one.active and (deets := DEETS[CODES[one.card]]) is not None]


def own_supports(view: HaydutiView) -> tuple[Support, ...]:
    """Return the bonuses of the audience's groups in this turn."""
    return supports_of(own_deytsi(view))


def open_cards(view: HaydutiView) -> list[int]:
    """Return the face-up cards of the field."""
    return [CODES[name] for name in view.field if name not in {EMPTY, FACE_DOWN}]


def plans(view: HaydutiView, hand: Sequence[int], limit: int) -> Iterator[Plan]:
    """Yield a thrifty group for each goal in reach of a hand of which at most `limit` cards may stay."""
    supports = own_supports(view)
    stats = view.committees[view.audience].stats
    for stat, name in enumerate(STATS):
        ways = ways_to_improve(hand, supports, stat)
        for value, cost in BOARD:
            if value <= stats[stat]:
                continue
            worth = level_worth(view, stat, value)
            for cards, by in _thrifty(ways, cost, limit):
                if value_for(_sum(cards, ways, by)) == value:
                    yield Plan(worth - _price(cards), name, by, cards)
    ways = ways_to_raise(hand, supports)
    found: dict[tuple[int, int], list[tuple[tuple[int, ...], str]]] = {}
    for place, card in enumerate((*hand, *open_cards(view))):
        if not COST[card]:
            continue
        asked = COST[card], limit - (place < len(hand))
        if asked not in found:
            found[asked] = list(_thrifty(ways, *asked))
        if found[asked]:
            worth = card_worth(view, card)
            for cards, by in found[asked]:
                yield Plan(worth - _price(cards), NAMES[card], by, cards)


def best_plan(view: HaydutiView, hand: Sequence[int], limit: int) -> Plan | None:
    """Return the best group, or None if none is in reach."""
    return max(plans(view, hand, limit), key=lambda plan: (plan.worth, plan), default=None)


def _price(cards: Iterable[int]) -> float:
    return PRICE * sum(STRENGTH[card] for card in cards)


def _sum(cards: Sequence[int], ways: Sequence[Way], by: str) -> int:
    way = next(way for way in ways if way.by == by)
    return sum(STRENGTH[card] for card in cards) + way.bonus(len(cards))


def _thrifty(ways: Sequence[Way], need: int, room: int) -> Iterator[tuple[tuple[int, ...], str]]:
    """Yield for each way the cheapest group of at most `room` cards that reaches `need`, with the way's name."""
    for way in ways:
        if way.reach >= need and (cards := thrifty(way, need, room)) is not None:
            yield cards, way.by


def thrifty(way: Way, need: int, room: int) -> tuple[int, ...] | None:
    """Return the group of least strength, and then of fewest cards, that reaches `need`; None if there is none.

    Only how many hayduts of each strength it takes is weighed; the last in hand go first.
    """
    by_strength: dict[int, list[int]] = {}
    for card in reversed(way.pool):
        by_strength.setdefault(STRENGTH[card], []).append(card)
    lead = sum(STRENGTH[card] for card in way.lead)
    best: tuple[int, int, tuple[int, ...]] | None = None
    for taken in _counts([cards for _, cards in sorted(by_strength.items())]):
        size = len(way.lead) + len(taken)
        strength = lead + sum(STRENGTH[card] for card in taken)
        if MIN_GROUP <= size <= room and strength + way.bonus(size) >= need:
            found = (strength, size, (*way.lead, *taken))
            if best is None or found[:2] < best[:2]:
                best = found
    return None if best is None else best[2]


def _counts(stacks: Sequence[Sequence[int]]) -> Iterator[tuple[int, ...]]:
    """Yield one choice of cards for each number that may be taken from the top of each stack."""
    if not stacks:
        yield ()
        return
    for rest in _counts(stacks[1:]):
        for count in range(len(stacks[0]) + 1):
            yield (*stacks[0][:count], *rest)


def level_worth(view: HaydutiView, stat: int, value: int) -> float:
    """Return what it is worth to the audience to improve a stat to this value."""
    here = view.committees[view.audience].stats[stat]
    early = 1 - progress(view)
    young, grown = GROWTH[stat]
    worth = float(value - here)
    worth += early * sum(young if level <= GROWN else grown for level in range(here + 1, value + 1))
    best = max(committee.stats[stat] for committee in view.committees)
    if here < best <= value:
        worth += LEADER_POINTS * (1 - early / 2)
    elif here == best:
        worth += 1 - early / 2
    if view.targets and best < view.targets[stat]:
        worth += URGENT * max(0, min(value, view.targets[stat]) - best)
    return worth


def card_worth(view: HaydutiView, card: int) -> float:
    """Return what it is worth to the audience to raise this card."""
    deets = DEETS[card]
    if deets is None:
        return float(CARDS[card].points)
    own = view.committees[view.audience]
    led = [
        name
        for stat, name in enumerate(STATS)
        if own.stats[stat] == max(committee.stats[stat] for committee in view.committees)
    ]
    raised = [DEETS[CODES[one.card]] for one in own.raised]
    early = 1 - progress(view)
    worth = EARLY_DEETS * early
    match deets.scoring:
        case "if_leader":
            worth += deets.points * (0.9 if deets.stat in led else 0.3)
        case "per_led_stat":
            worth += deets.points * (0.8 * len(led) + 0.4)
        case "per_deets":
            worth += deets.points * (1 + sum(one is not None for one in raised) + early)
        case "per_voyvoda":
            worth += deets.points * (sum(one is None for one in raised) + early)
        case _:
            pass
    levels = {"": 0, "each": 3, "choice": 1}.get(deets.prescore, 1)
    return worth + 2.0 * levels


def promise(hand: Sequence[int], supports: Sequence[Support], limit: int) -> float:
    """Return how promising a hand is: the strength of its best set of at most `limit` cards, and a little of others."""
    sets = [_strongest([card for card in hand if STAT[card] == stat], limit) for stat in range(3)]
    sets += [_strongest([card for card in hand if COLOUR[card] == colour], limit) for colour in range(4)]
    sets.sort(reverse=True)
    extra = sum(support.strength for support in supports) / 3
    return sets[0] + 0.3 * sets[1] + (extra if sets[0] else 0.0)


def _strongest(cards: Sequence[int], limit: int) -> float:
    return float(sum(sorted((STRENGTH[card] for card in cards), reverse=True)[:limit]))


def worth_keeping(view: HaydutiView, hand: Sequence[int], limit: int) -> list[int]:
    """Return up to `limit` cards to keep, in hand order: the best group and its goal, then the most promising."""
    plan = best_plan(view, hand, limit) if view.committees[view.audience].may_form else None
    kept: list[int] = []
    if plan is not None and plan.worth > 0:
        kept = [*plan.cards, *(card for card in hand if NAMES[card] == plan.goal)]
    rest = [card for card in hand if card not in kept]
    while rest and len(kept) < limit:
        best = max(rest, key=lambda card: (promise_with(kept, card, limit), STRENGTH[card], COST[card]))
        if not IS_HAYDUT[best] and COST[best] > _reachable(view, limit):
            rest.remove(best)
            continue
        kept.append(best)
        rest.remove(best)
    return [card for card in hand if card in kept]


def promise_with(kept: Sequence[int], card: int, limit: int) -> float:
    """Return how promising the cards are together; a voyvoda or deets counts as a weak haydut."""
    if IS_HAYDUT[card]:
        return promise([*kept, card], (), limit)
    return promise(kept, (), limit) + 0.5


def _reachable(view: HaydutiView, limit: int) -> int:
    """Return the strength that a full hand may bring."""
    return 3 * limit + sum(support.strength for support in own_supports(view))


def danger(view: HaydutiView, unseen: Sequence[int]) -> tuple[float, float]:
    """Return the chance that an unseen card is a zaptie, and that it breaks the audience's committee."""
    own = view.committees[view.audience]
    total = sum(STRENGTH[card] for card in open_cards(view) if not IS_HAYDUT[card])
    zaptie = [card for card in unseen if CARDS[card].kind == "zaptie"]
    breaking = [card for card in zaptie if own.exposed and total + STRENGTH[card] > own.stats[2]]
    count = max(1, len(unseen))
    return len(zaptie) / count, len(breaking) / count
