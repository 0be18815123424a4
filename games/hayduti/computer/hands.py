"""How a computer rates the groups of a hand and its promise.

Hayduts have a price: what they could do later. In an uprising it is high for those collected for a target.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from games.hayduti.computer.worth import Hopes, card_worth, level_worth, open_cards
from games.hayduti.data.cards import (
    BOARD,
    COLOUR,
    COST,
    IS_HAYDUT,
    MIN_GROUP,
    NAMES,
    STAT,
    STATS,
    STRENGTH,
    next_cost,
    once,
    value_for,
)
from games.hayduti.rules.groups import ANY, Support, Way, ways_to_improve, ways_to_raise

PRICE: Final = 0.1
"""The later worth of one strength of a haydut."""
LACKING_STRENGTH_FACTOR: Final = 0.85
"""Factor on the worth of a target for each strength that the hand lacks."""
FULL: Final = 2.75
"""The average strength of a full hand worth waiting for; a target that takes more waits for more nabor."""
_CACHED: Final = 4096
"""Hands whose groups are kept: play-outs from one view meet the same hands again and again."""


class Idea(NamedTuple):
    """A group worth forming: its worth after the price of its cards, the goal, the way, and the whole group."""

    worth: float
    goal: str
    by: str
    cards: tuple[int, ...]


def ideas(hopes: Hopes, hand: Sequence[int], limit: int) -> Iterator[Idea]:
    """Yield a thrifty group for each goal in reach of a hand of which at most `limit` cards may stay."""
    before = ambition(hopes, hand)

    def idea(worth: float, goal: str, by: str, cards: tuple[int, ...]) -> Idea:
        given_up = before - ambition(hopes, [card for card in hand if card not in cards]) if before else 0.0
        return Idea(worth - given_up - PRICE * sum(STRENGTH[card] for card in cards), goal, by, cards)

    cards = tuple(hand)
    for stat, name in enumerate(STATS):
        for value, by, group in _improving(cards, hopes.supports, stat, hopes.own.stats[stat], limit):
            yield idea(level_worth(hopes, stat, value), name, by, group)
    for card in (*once(hand), *open_cards(hopes.view)):
        if not COST[card]:
            continue
        groups = _raising(cards, hopes.supports, COST[card], limit - (card in hand))
        if groups:
            worth = card_worth(hopes, card)
            for by, group in groups:
                yield idea(worth, NAMES[card], by, group)


@lru_cache(_CACHED)
def _improving(
    hand: tuple[int, ...], supports: tuple[Support, ...], stat: int, here: int, limit: int
) -> Sequence[tuple[int, str, tuple[int, ...]]]:
    """Return the values that a stat can be improved to, each with the way and the cards of a thrifty group."""
    ways = ways_to_improve(hand, supports, stat)
    return [
        (value, way.by, cards)
        for value, cost in BOARD
        if value > here
        for cards, way in _thrifty(ways, cost, limit)
        if value_for(sum(STRENGTH[card] for card in cards) + way.bonus(len(cards))) == value
    ]


@lru_cache(_CACHED)
def _raising(
    hand: tuple[int, ...], supports: tuple[Support, ...], need: int, room: int
) -> Sequence[tuple[str, tuple[int, ...]]]:
    """Return the ways to thrifty groups that raise a card of this cost, each with its cards."""
    return [(way.by, cards) for cards, way in _thrifty(ways_to_raise(hand, supports), need, room)]


def best_idea(hopes: Hopes, hand: Sequence[int], limit: int) -> Idea | None:
    """Return the best group, or None if none is in reach."""
    return max(ideas(hopes, hand, limit), key=lambda idea: (idea.worth, idea), default=None)


def _thrifty(ways: Sequence[Way], need: int, room: int) -> Iterator[tuple[tuple[int, ...], Way]]:
    """Yield for each way the cheapest group of at most `room` cards that reaches `need`, with the way."""
    for way in ways:
        if way.reach >= need and (cards := thrifty(way, need, room)) is not None:
            yield cards, way


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
            group = (strength, size, (*way.lead, *taken))
            if best is None or group[:2] < best[:2]:
                best = group
    return None if best is None else best[2]


def _counts(stacks: Sequence[Sequence[int]]) -> Iterator[tuple[int, ...]]:
    """Yield one choice of cards for each number that may be taken from the top of each stack."""
    if not stacks:
        yield ()
        return
    for rest in _counts(stacks[1:]):
        for count in range(len(stacks[0]) + 1):
            yield (*stacks[0][:count], *rest)


def ambition(hopes: Hopes, hand: Collection[int]) -> float:
    """Return the worth of a hand for the targets that an uprising lacks, the nearest of them."""
    most = FULL * hopes.own.limit
    nearest = 0.0
    for stat, value in enumerate(hopes.lacking):
        if not value:
            continue
        bonus = sum(support.strength for support in hopes.supports if support.stat in {ANY, stat})
        need = (next_cost(value - 1) or 0) - bonus
        if need > most:
            continue
        colours = {COLOUR[card] for card in hand if STAT[card] == stat}
        sets = [[card for card in hand if STAT[card] == stat]]
        sets += [[card for card in hand if COLOUR[card] == colour] for colour in colours]
        short = max(0.0, need - max(_strongest(cards, hopes.own.limit) for cards in sets))
        nearest = max(nearest, LACKING_STRENGTH_FACTOR**short)
    return nearest * hopes.cause


def promise(hopes: Hopes, hand: Collection[int], *, bare: bool = False) -> float:
    """Return how promising a hand is: the strength of its best set, a little of another, and its ambition.

    Bonuses count, unless it is `bare`.
    """
    best, second = _best_sets(tuple(hand), hopes.own.limit)
    extra = 0.0 if bare else sum(support.strength for support in hopes.supports) / 3
    return best + 0.3 * second + (extra if best else 0.0) + ambition(hopes, hand)


@lru_cache(_CACHED)
def _best_sets(hand: tuple[int, ...], limit: int) -> tuple[float, float]:
    """Return the strengths of the two strongest sets of one contribution or colour, of at most `limit` cards each."""
    sets = [_strongest([card for card in hand if STAT[card] == stat], limit) for stat in range(3)]
    sets += [_strongest([card for card in hand if COLOUR[card] == colour], limit) for colour in range(4)]
    best, second, *_ = sorted(sets, reverse=True)
    return best, second


def _strongest(cards: Sequence[int], limit: int) -> float:
    return float(sum(sorted((STRENGTH[card] for card in cards), reverse=True)[:limit]))


def worth_keeping(hopes: Hopes, hand: Sequence[int]) -> list[int]:
    """Return the cards to keep at the clearing, in hand order: the best group and its goal, then the most promising."""
    limit = hopes.own.limit
    idea = best_idea(hopes, hand, limit) if hopes.own.may_form else None
    kept: list[int] = []
    if idea is not None and idea.worth > 0:
        kept = [*idea.cards, *(card for card in hand if NAMES[card] == idea.goal)]
    rest = [card for card in hand if card not in kept]
    bonus = sum(support.strength for support in hopes.supports)
    while rest and len(kept) < limit:
        best = max(rest, key=lambda card: (promise_with(hopes, kept, card), STRENGTH[card], COST[card]))
        if IS_HAYDUT[best] or _leaves_room([*kept, best], limit, bonus):
            kept.append(best)
        rest.remove(best)
    return [card for card in hand if card in kept]


def _leaves_room(kept: Sequence[int], limit: int, bonus: int) -> bool:
    """Whether a hand that keeps these cards has room for the hayduts that the dearest of them takes."""
    costs = [COST[card] for card in kept if not IS_HAYDUT[card]]
    return max(costs) <= FULL * (limit - len(costs)) + bonus


def promise_with(hopes: Hopes, kept: Sequence[int], card: int) -> float:
    """Return how promising the cards are together; a voyvoda or deets counts as a weak haydut."""
    if IS_HAYDUT[card]:
        return promise(hopes, [*kept, card], bare=True)
    return promise(hopes, kept, bare=True) + 0.5
