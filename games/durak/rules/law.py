"""What beats what, and the nine enchanted ranks (specification 5.5).

All that a rank's enchantment changes is said here once: in `beats` for those that decide what beats what (6, 7, 8, J,
A), and in the masks of a `Law` for those that act on the bout (9, 10, Q, K). With nothing enchanted only the last
line of `beats` speaks, and all masks are empty.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

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
    QUEEN,
    RANK,
    RANKS,
    SEVEN,
    SIX,
    SPADES,
    SUIT,
    TEN,
)
from games.durak.rules.listing import Lister, defences, plays, spellings
from games.durak.rules.moves import Attack, ThrowIn, Transfer

if TYPE_CHECKING:
    from collections.abc import Collection

SIX_BEATS: Final = {SPADES: HEARTS, HEARTS: CLUBS, CLUBS: DIAMONDS, DIAMONDS: SPADES}
"""The suit of which an enchanted 6 beats every card, by the 6's own suit."""
ACE_BEATS: Final = {SPADES: DIAMONDS, DIAMONDS: CLUBS, CLUBS: HEARTS, HEARTS: SPADES}
"""The suit whose ace an enchanted ace beats, by the ace's own suit."""


def beats(card: int, target: int, trump: int, ranks: Collection[int]) -> bool:
    """Return whether the played `card` beats the played `target`; `ranks` are the enchanted ones.

    The first rule that decides wins: what the attacked card forbids (7, J), what the beating card permits (6, A), then
    suit and rank. Enchanted 8s arrive as codes that carry the suit they named.
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


class Law(msgspec.Struct, frozen=True, gc=False):
    """Section 5.5 as tables, for one set of enchanted ranks and one trump. Masks are masks of cards."""

    trump: int
    codes: dict[str, int]
    """The played code of each way a card may be written: an enchanted 8 names a suit other than trump, others none."""
    beaters: tuple[int, ...]
    """The cards that beat each played code; an enchanted 8 among them takes that code's suit."""
    eights: bool
    """8: names a suit whenever it is played; in defence that of the card it beats."""
    always: int
    """9: may be thrown in without a matching rank."""
    immovable: int
    """10: an attack of these is not transferred."""
    closing: int
    """Q: once one has beaten a card, nothing more is thrown in."""
    turning: int
    """K: after a defence with one, its player may reverse the direction."""
    attacks: Lister
    throws: Lister
    transfers: Lister
    defences: tuple[Lister, ...]
    """By the played code to beat."""


def law_key(enchanted: Collection[str], trump: int) -> int:
    """Return the number of the law for these enchanted ranks and this trump."""
    return sum(1 << rank for rank, name in enumerate(RANKS) if name in enchanted) * 5 + trump


@lru_cache(maxsize=128)
def law_of(key: int) -> Law:
    """Return the law with this number."""
    bits, trump = divmod(key, 5)
    ranks = frozenset(rank for rank in range(9) if bits >> rank & 1)
    names = 0 if EIGHT not in ranks else 0b1111 & ~(1 << trump)
    ways = [code for card in range(CARDS) for code in spellings(card, names)]

    def enchanted(rank: int) -> int:
        return OF_RANK[rank] if rank in ranks else 0

    def beaters(target: int) -> int:
        mask = 0
        for code in ways:
            if beats(code, target, trump, ranks):
                mask |= BIT[code]
        return mask

    beating = tuple(beaters(target) if target in ways else 0 for target in range(len(NAMES)))
    return Law(
        trump=trump,
        codes={NAMES[code]: code for code in ways},
        beaters=beating,
        eights=EIGHT in ranks,
        always=enchanted(NINE),
        immovable=enchanted(TEN),
        closing=enchanted(QUEEN),
        turning=enchanted(KING),
        attacks=plays(Attack, trump, names),
        throws=plays(ThrowIn, trump, names),
        transfers=plays(Transfer, trump, names),
        defences=tuple(defences(target, cards, trump) for target, cards in enumerate(beating)),
    )


def trump_from(turned: int, enchanted: Collection[str]) -> int:
    """Return the trump suit the turned card decides: none for an enchanted 8 (specification 4.4)."""
    return NO_TRUMP if RANK[turned] == EIGHT and RANKS[EIGHT] in enchanted else SUIT[turned]
