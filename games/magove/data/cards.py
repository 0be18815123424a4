"""The sixty cards, by name (RULES 2).

`B7` is the seven of the humans; `Z1` to `Z4` are the wizards, `N1` to `N4` the jesters. All wizards and all jesters are
equal in play, so any of them is played as `Z` or `N`. Cards belong to five suits: the races, numbered 0 to 3, and
`SPECIAL` for wizards and jesters.
"""

from collections.abc import Iterable
from typing import Final

RACES: Final = ("B", "R", "G", "Y")
"""Humans (blue), dwarfs (red), elves (green), giants (yellow)."""
SPECIAL: Final = 4
"""The suit of wizards and jesters."""
RANKS: Final = 13
"""The number of cards of a race; their values start at 1."""

CARDS: Final = (
    *(f"{race}{value}" for race in RACES for value in range(1, RANKS + 1)),
    *(f"Z{number}" for number in range(1, 5)),
    *(f"N{number}" for number in range(1, 5)),
)
"""All cards, in the order of a sorted hand: races, low cards first, then wizards, then jesters."""
PLACE: Final = {card: place for place, card in enumerate(CARDS)}
"""The place of each card in that order."""
SUIT: Final = {card: PLACE[card] // RANKS if PLACE[card] < 4 * RANKS else SPECIAL for card in CARDS}
"""The suit of each card."""

SPECIALS: Final = CARDS[4 * RANKS :]
"""The wizards and jesters; a set of them is a mask with a bit for each index here."""
WIZARDS: Final = frozenset(SPECIALS[:4])
JESTERS: Final = frozenset(SPECIALS[4:])
WIZARD: Final = "Z"
JESTER: Final = "N"
OF_KIND: Final = {WIZARD: 0b0000_1111, JESTER: 0b1111_0000}
"""The mask of the wizards and of the jesters, by the name they are played as."""
PLAYED_AS: Final = {card: card[0] if SUIT[card] == SPECIAL else card for card in CARDS}
"""The name each card is played as."""
SUIT_PLAYED: Final = {PLAYED_AS[card]: suit for card, suit in SUIT.items()}
"""The suit of each name that cards are played as."""
JESTER_VALUE: Final = 0
WIZARD_VALUE: Final = RANKS + 1
VALUE: Final = {
    card: WIZARD_VALUE if card in WIZARDS else JESTER_VALUE if card in JESTERS else int(card[1:]) for card in CARDS
}
"""The value of each card: jesters below, wizards above all others."""
VALUE_PLAYED: Final = {PLAYED_AS[card]: value for card, value in VALUE.items()}
"""The value of each name that cards are played as."""

UNLED: Final = 4
"""What a trick asks for while it is empty or holds only jesters: the next card decides."""
FREE: Final = 5
"""What a trick asks for when every card may be played."""
LEADS: Final = {card: FREE if card in WIZARDS else UNLED if card in JESTERS else SUIT[card] for card in CARDS}
"""What a trick asks for when this card decides: its race, `FREE` (wizards) or still `UNLED` (jesters)."""


OWN_DECK: Final = RANKS + 2
"""The number of cards of a seat's deck in a single suit: one race, a wizard and a jester."""


def own_deck(race: int) -> tuple[int, ...]:
    """Return the places of the cards of a race's deck in a single suit, in order."""
    return (*range(race * RANKS, (race + 1) * RANKS), PLACE["Z1"] + race, PLACE["N1"] + race)


def in_order(cards: Iterable[str]) -> list[str]:
    """Return the cards in the order of a sorted hand."""
    return sorted(cards, key=PLACE.__getitem__)


def races_in(mask: int) -> tuple[str, ...]:
    """Return the letters of the races in a mask, in race order."""
    return tuple(race for number, race in enumerate(RACES) if mask >> number & 1)
