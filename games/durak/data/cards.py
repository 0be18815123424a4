"""The 36 cards as numbers, masks and names (RULES 2).

A card is a number from 0 to 35, suit by suit, low ranks first; a set of cards is a mask with bit `card`. A card on the
table is a *played code*: the card itself or, for an enchanted 8, one of the sixteen codes from 36 on that say which
suit it names (`8H=S`). Suits are 0 to 3 in the order ♠ ♥ ♦ ♣, ranks 0 to 8.
"""

from collections.abc import Iterable
from typing import Final, TypeVar

T = TypeVar("T")

RANKS: Final = ("6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS: Final = ("S", "H", "D", "C")
NO_TRUMP: Final = 4
"""The trump suit of a game without trumps; equal to no suit."""
NO_CARD: Final = -1
"""No card, where a card or played code is expected."""

SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(9)
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)

CARDS: Final = 36
ALL: Final = (1 << CARDS) - 1

_EIGHTS: Final = tuple((suit, named) for suit in range(4) for named in range(4))

NAMES: Final = (
    *(f"{rank}{suit}" for suit in SUITS for rank in RANKS),
    *(f"8{SUITS[suit]}={SUITS[named]}" for suit, named in _EIGHTS),
)
"""The name of each played code."""
CODES: Final = {name: code for code, name in enumerate(NAMES)}
"""The played code of each name."""
RANK: Final = (*(card % 9 for card in range(CARDS)), *(EIGHT for _ in _EIGHTS))
"""The rank of each played code."""
SUIT: Final = (*(card // 9 for card in range(CARDS)), *(named for _, named in _EIGHTS))
"""The suit each played code counts as: the named one for an enchanted 8."""
PRINTED: Final = (*range(CARDS), *(suit * 9 + EIGHT for suit, _ in _EIGHTS))
"""The card behind each played code."""
PRINTED_NAMES: Final = tuple(NAMES[card] for card in PRINTED)
"""The name of the card behind each played code."""
BIT: Final = (*(1 << card for card in PRINTED), 0)
"""The mask of the card behind each played code; empty for `NO_CARD`."""

OF_RANK: Final = tuple(sum(1 << (suit * 9 + rank) for suit in range(4)) for rank in range(9))
"""The mask of the four cards of each rank."""
OF_RANKS: Final = tuple(ranks * OF_RANK[0] for ranks in range(1 << 9))
"""The mask of all cards of each mask of ranks."""
OF_SUIT: Final = tuple(0x1FF << (suit * 9) for suit in range(4))
"""The mask of the nine cards of each suit."""
SUITS_IN_ORDER: Final = tuple(
    tuple(sorted(range(4), key=lambda suit: (suit == trump, suit))) for trump in range(NO_TRUMP + 1)
)
"""The suits in the order of a sorted hand, by trump: ♠ ♥ ♦ ♣, trumps last."""


def printed(name: str) -> str:
    """Return the name of the card behind a name as played: `8H` for `8H=S`."""
    return name.partition("=")[0]


def rank_of(name: str) -> str:
    """Return the rank in the name of a card."""
    return printed(name)[:-1]


def suit_of(name: str) -> str:
    """Return the printed suit in the name of a card."""
    return printed(name)[-1]


def named_suit(name: str) -> str:
    """Return the suit that an enchanted 8 names, by its name as played; empty for every other card."""
    return name.partition("=")[2]


def eight_as(card: int, named: int) -> int:
    """Return the played code of an enchanted 8 that names a suit."""
    return CARDS + card // 9 * 4 + named


def by_set(by_card: Iterable[tuple[T, ...]]) -> list[tuple[T, ...]]:
    """Return what every set of cards gives, by its mask, from what each card gives."""
    sets: list[tuple[T, ...]] = [()]
    for given in by_card:
        sets += [lower + given for lower in sets] if given else sets
    return sets


def cards_in(mask: int) -> list[int]:
    """Return the cards in a mask, ascending."""
    cards: list[int] = []
    while mask:
        lowest = mask & -mask
        cards.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cards


def ranks_in(cards: int) -> int:
    """Return the mask of the ranks that a mask of cards holds."""
    return (cards | cards >> 9 | cards >> 18 | cards >> 27) & 0x1FF


def mask_of(codes: Iterable[int]) -> int:
    """Return the mask of the cards behind these played codes."""
    mask = 0
    for code in codes:
        mask |= BIT[code]
    return mask


def mask_of_names(names: Iterable[str]) -> int:
    """Return the mask of the cards with these names."""
    return mask_of(CODES[name] for name in names)


_NAMES_IN: Final = tuple(by_set((NAMES[card],) for card in cards_in(suit)) for suit in OF_SUIT)
"""The names of every set of cards of each suit."""


def names_in(mask: int, trump: int) -> tuple[str, ...]:
    """Return the names of the cards in a mask, sorted by suit, trumps last, then by rank."""
    names: tuple[str, ...] = ()
    for suit in SUITS_IN_ORDER[trump]:
        names += _NAMES_IN[suit][mask >> suit * 9 & 511]
    return names
