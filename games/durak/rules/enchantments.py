"""What beats what, and the nine enchanted ranks (RULES 5.5).

`beats` decides what beats what (6, 7, 8, J, A); the masks of `Enchantments` hold the effects on the bout (9, 10, Q, K).
With nothing enchanted only the last line of `beats` applies, and all masks are empty.

`Enchantments` also lists moves, from tables made once: each move is one object, and each set of cards of one suit has
its moves ready. Lists are in the order of a sorted hand: suits ♠ ♥ ♦ ♣ with trumps last, then ranks upwards; an
enchanted 8 occurs once for each suit it may name, in the order ♠ ♥ ♦ ♣.
"""

from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Final, TypeAlias

import msgspec

from games.durak.data.cards import (
    ACE,
    BIT,
    CARDS,
    CLUBS,
    DIAMONDS,
    EIGHT,
    HEARTS,
    JACK,
    KING,
    NAMES,
    NINE,
    NO_TRUMP,
    OF_RANK,
    OF_RANKS,
    OF_SUIT,
    PRINTED_NAMES,
    QUEEN,
    RANK,
    RANKS,
    SEVEN,
    SIX,
    SPADES,
    SUIT,
    SUITS,
    SUITS_IN_ORDER,
    TEN,
    by_set,
    cards_in,
    eight_as,
)
from games.durak.rules.moves import Attack, Defend, DurakMove, ThrowIn, Transfer

Moves: TypeAlias = tuple[DurakMove, ...]
Lister: TypeAlias = Callable[[int], Moves]
"""A function from a mask of cards to the moves with these cards."""

SIX_BEATS: Final = {SPADES: HEARTS, HEARTS: CLUBS, CLUBS: DIAMONDS, DIAMONDS: SPADES}
"""The suit of which an enchanted 6 beats every card, by the 6's own suit."""
ACE_BEATS: Final = {SPADES: DIAMONDS, DIAMONDS: CLUBS, CLUBS: HEARTS, HEARTS: SPADES}
"""The suit whose ace an enchanted ace beats, by the ace's own suit."""


def beats(card: int, target: int, trump: int, ranks: Collection[int]) -> bool:
    """Whether the played `card` beats the played `target`; `ranks` are the enchanted ones.

    The first rule that applies decides: what the target forbids (7, J), what the card permits (6, A), then suit and
    rank. Enchanted 8s are codes with the suit they name.
    """
    suit, aim = SUIT[card], SUIT[target]
    if RANK[target] == SEVEN in ranks and suit == trump != aim:
        return False
    if RANK[target] == JACK in ranks:
        return RANK[card] <= TEN and suit in {aim, trump}
    if RANK[card] == SIX in ranks and SIX_BEATS[suit] == aim:
        return True
    if RANK[card] == RANK[target] == ACE in ranks and ACE_BEATS[suit] == aim:
        return True
    return RANK[card] > RANK[target] if suit == aim else suit == trump


class Enchantments(msgspec.Struct, frozen=True, gc=False):
    """RULES 5.5 as tables, for one set of enchanted ranks and one trump. Masks are masks of cards."""

    trump: int
    trumps: int
    """The cards printed in the trump suit."""
    codes: dict[str, int]
    """The played code of each name with which a card may attack: an enchanted 8 names a suit that is not trump."""
    beaters: tuple[int, ...]
    """The mask of the cards that beat each played code; an enchanted 8 takes the suit of that code."""
    eights: bool
    """Whether 8s are enchanted: an 8 names a suit when it is played, in defence that of the card it beats."""
    matching: tuple[int, ...]
    """The mask of the cards that fit each mask of ranks on the table: cards of these ranks, and enchanted 9s."""
    immovable: int
    """The 10s, which cannot be transferred, if enchanted."""
    closing: int
    """The queens, which end the throwing-in once they beat a card, if enchanted."""
    turning: int
    """The kings, which let a successful defender reverse the direction, if enchanted."""
    attacks: Lister
    throws: Lister
    transfers: Lister
    defences: tuple[Lister, ...]
    """The lister for each played code to beat."""


def enchantments_key(enchanted: Collection[str], trump: int) -> int:
    """Return the key of the enchantments for these ranks and this trump."""
    return sum(1 << rank for rank, name in enumerate(RANKS) if name in enchanted) * 5 + trump


class _EnchantmentsTable(dict[int, Enchantments]):
    """The enchantments by their keys, each made on first use."""

    def __missing__(self, key: int) -> Enchantments:
        enchantments = self[key] = _make(key)
        return enchantments


enchantments_of: Final = _EnchantmentsTable().__getitem__
"""Return the enchantments with this key. Every move needs them, and `functools.cache` would take twice as long."""


def _make(key: int) -> Enchantments:
    bits, trump = divmod(key, 5)
    ranks = frozenset(rank for rank in range(len(RANKS)) if bits >> rank & 1)
    names = 0 if EIGHT not in ranks else 0b1111 & ~(1 << trump)
    codes = [code for card in range(CARDS) for code in _spellings(card, names)]

    def enchanted(rank: int) -> int:
        return OF_RANK[rank] if rank in ranks else 0

    def beaters(target: int) -> int:
        mask = 0
        for code in codes:
            if beats(code, target, trump, ranks):
                mask |= BIT[code]
        return mask

    beating = tuple(beaters(target) if target in codes else 0 for target in range(len(NAMES)))
    return Enchantments(
        trump=trump,
        trumps=0 if trump == NO_TRUMP else OF_SUIT[trump],
        codes={NAMES[code]: code for code in codes},
        beaters=beating,
        eights=EIGHT in ranks,
        matching=(0, *[cards | enchanted(NINE) for cards in OF_RANKS[1:]]),
        immovable=enchanted(TEN),
        closing=enchanted(QUEEN),
        turning=enchanted(KING),
        attacks=_plays(Attack, trump, names),
        throws=_plays(ThrowIn, trump, names),
        transfers=_plays(Transfer, trump, names),
        defences=tuple(_defences(target, cards, trump) for target, cards in enumerate(beating)),
    )


def trump_from(turned: int, enchanted: Collection[str]) -> int:
    """Return the trump suit that the turned card decides; an enchanted 8 decides none (RULES 4)."""
    return NO_TRUMP if RANK[turned] == EIGHT and RANKS[EIGHT] in enchanted else SUIT[turned]


def _spellings(card: int, names: int) -> list[int]:
    """Return the played codes of a card; `names` is the mask of the suits that 8s may name, 0 for plain 8s."""
    if names and OF_RANK[EIGHT] >> card & 1:
        return [eight_as(card, named) for named in range(len(SUITS)) if names >> named & 1]
    return [card]


def _plays(kind: type[Attack | ThrowIn | Transfer], trump: int, names: int) -> Lister:
    """Return the lister of one kind of attacking move."""
    return _lister([(_plays_of_suit(kind, suit, names), suit * 9) for suit in SUITS_IN_ORDER[trump]])


def _defences(target: int, beaters: int, trump: int) -> Lister:
    """Return the lister of the moves that beat a played code with any of the `beaters`."""
    of_suits = [(suit, beaters >> suit * 9 & 511) for suit in SUITS_IN_ORDER[trump]]
    return _lister([(_defences_of_suit(target, suit, cards), suit * 9) for suit, cards in of_suits if cards])


def _lister(parts: Sequence[tuple[Sequence[Moves], int]]) -> Lister:
    """Return a lister that looks up each of these suits, each with its moves by set of cards and its first card."""
    if len(parts) <= 2:  # most cards are beaten by one suit and trumps
        (first, shift1), (second, shift2) = (*parts, (_NONE, 0), (_NONE, 0))[:2]
        return lambda cards: first[cards >> shift1 & 511] + second[cards >> shift2 & 511]
    (first, shift1), (second, shift2), (third, shift3), (fourth, shift4) = (*parts, (_NONE, 0))[:4]
    return lambda cards: (
        first[cards >> shift1 & 511]
        + second[cards >> shift2 & 511]
        + third[cards >> shift3 & 511]
        + fourth[cards >> shift4 & 511]
    )


@cache
def _plays_of_suit(kind: type[Attack | ThrowIn | Transfer], suit: int, names: int) -> list[Moves]:
    return by_set(tuple(kind(NAMES[code]) for code in _spellings(card, names)) for card in cards_in(OF_SUIT[suit]))


@cache
def _defences_of_suit(target: int, suit: int, beaters: int) -> list[Moves]:
    """Return the defences with each set of cards of one suit."""
    aim = PRINTED_NAMES[target]
    cards = cards_in(OF_SUIT[suit])
    return by_set((Defend(aim, NAMES[card]),) if beaters >> rank & 1 else () for rank, card in enumerate(cards))


_NONE: Final[list[Moves]] = by_set(() for _ in RANKS)
