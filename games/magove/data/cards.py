"""The cards: sixty of them, by name (RULES 2).

A card is its name: `B7` is the seven of the humans; `Z1` to `Z4` are the wizards, `N1` to `N4` the jesters. The four of
a kind are equal in play, so they are played as `Z` and `N`, whichever of them it is. Cards belong to five suits: the
races, numbered 0 to 3, and `SPECIAL` for wizards and jesters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

RACES: Final = ("B", "R", "G", "Y")
"""Humans (blue), dwarfs (red), elves (green), giants (yellow)."""
SPECIAL: Final = 4
"""The suit of wizards and jesters."""
RANKS: Final = 13
"""How many cards a race has, valued from 1."""

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
"""The wizards and jesters: a set of them is a mask with bit `place in SPECIALS`."""
WIZARDS: Final = frozenset(SPECIALS[:4])
JESTERS: Final = frozenset(SPECIALS[4:])
WIZARD: Final = "Z"
JESTER: Final = "N"
OF_KIND: Final = {WIZARD: 0b0000_1111, JESTER: 0b1111_0000}
"""The mask of the four of each kind, by the name they are played as."""
PLAYED_AS: Final = {card: card[0] if SUIT[card] == SPECIAL else card for card in CARDS}
"""The name under which each card is played."""
SUIT_PLAYED: Final = {PLAYED_AS[card]: suit for card, suit in SUIT.items()}
"""The suit of each name under which cards are played."""
JESTER_VALUE: Final = 0
WIZARD_VALUE: Final = RANKS + 1
VALUE: Final = {
    card: WIZARD_VALUE if card in WIZARDS else JESTER_VALUE if card in JESTERS else int(card[1:]) for card in CARDS
}
"""The value of each card: jesters below, wizards above all others."""

UNLED: Final = 4
"""Stands for the race a trick asks for while it holds jesters only, or nothing: the next card decides."""
FREE: Final = 5
"""Stands for the race a trick asks for when it asks for none."""
LEADS: Final = {card: FREE if card in WIZARDS else UNLED if card in JESTERS else SUIT[card] for card in CARDS}
"""What a trick asks for when this card decides it: its race; nothing (a wizard); what the next one says (a jester)."""


OWN_DECK: Final = RANKS + 2
"""How many cards a seat plays with in a single suit: one race, a wizard and a jester."""


def own_deck(race: int) -> tuple[int, ...]:
    """Return the places of the cards a seat of this race plays with in a single suit, in order."""
    return (*range(race * RANKS, (race + 1) * RANKS), PLACE["Z1"] + race, PLACE["N1"] + race)


def in_order(cards: Iterable[str]) -> list[str]:
    """Return the cards in the order of a sorted hand."""
    return sorted(cards, key=PLACE.__getitem__)


def races_in(mask: int) -> tuple[str, ...]:
    """Return the letters of a mask with bit `race`, in race order."""
    return tuple(race for number, race in enumerate(RACES) if mask >> number & 1)
