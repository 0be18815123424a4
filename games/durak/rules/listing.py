"""Lists of moves, made once: each move is one object, and each set of one suit's cards has its list ready.

Every list is in the order of a sorted hand: suits ♠ ♥ ♦ ♣ with trumps last, then ranks upwards; an enchanted 8 that
names a suit stands there once for each it may name, in the order ♠ ♥ ♦ ♣.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from games.core.contract import Move
from games.durak.data.cards import EIGHT, NAMES, OF_RANK, PRINTED_NAMES, eight_as, suits_in_order
from games.durak.rules.moves import Attack, Defend, Pass, SetDirection, Take, ThrowIn, Transfer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

Moves: TypeAlias = tuple[Move, ...]
Lister: TypeAlias = "Callable[[int], Moves]"
"""Lists the moves that can be made with a mask of cards."""

TAKE: Final = (Take(),)
PASSES: Final = tuple((Pass(step),) for step in range(13))
"""The pass at each number of cards on the table."""
DIRECTIONS: Final = (SetDirection(reverse=False), SetDirection(reverse=True))


def spellings(card: int, names: int) -> list[int]:
    """Return the played codes of a card; `names` is the mask of the suits an enchanted 8 may name, 0 for plain 8s."""
    if names and OF_RANK[EIGHT] >> card & 1:
        return [eight_as(card, named) for named in range(4) if names >> named & 1]
    return [card]


def plays(kind: type[Attack | ThrowIn | Transfer], trump: int, names: int) -> Lister:
    """Return the lister of one kind of move that lays a card down."""
    return _lister(trump, [_plays_of_suit(kind, suit, names) for suit in range(4)])


def defences(target: int, beaters: int, trump: int) -> Lister:
    """Return the lister of the moves that beat a played code; cards that are no `beaters` of it give none."""
    return _lister(trump, [_defences_of_suit(target, suit, beaters >> suit * 9 & 511) for suit in range(4)])


def _lister(trump: int, by_suit: Sequence[Sequence[Moves]]) -> Lister:
    """Return the lister that looks up each suit in order; suits that never give a move are left out."""
    parts = [(by_suit[suit], suit * 9) for suit in suits_in_order(trump) if by_suit[suit] is not _NONE]
    while len(parts) not in {2, 4}:
        parts.append((_NONE, 0))
    (first, shift1), (second, shift2), *rest = parts
    if not rest:
        return lambda cards: first[cards >> shift1 & 511] + second[cards >> shift2 & 511]
    (third, shift3), (fourth, shift4) = rest
    return lambda cards: (
        first[cards >> shift1 & 511]
        + second[cards >> shift2 & 511]
        + third[cards >> shift3 & 511]
        + fourth[cards >> shift4 & 511]
    )


@cache
def _plays_of_suit(kind: type[Attack | ThrowIn | Transfer], suit: int, names: int) -> list[Moves]:
    cards = range(suit * 9, suit * 9 + 9)
    return _sets(tuple(kind(NAMES[code]) for code in spellings(card, names)) for card in cards)


@cache
def _defences_of_suit(target: int, suit: int, beaters: int) -> list[Moves]:
    """Return the moves with each set of one suit's cards."""
    if not beaters:
        return _NONE
    aim = PRINTED_NAMES[target]
    return _sets((Defend(aim, NAMES[suit * 9 + rank]),) if beaters >> rank & 1 else () for rank in range(9))


def _sets(by_card: Iterable[Moves]) -> list[Moves]:
    """Return the moves of every set of cards, from those of each card."""
    ready: list[Moves] = [()]
    for moves in by_card:
        ready += [lower + moves for lower in ready] if moves else ready
    return ready


_NONE: Final = _sets(() for _ in range(9))
