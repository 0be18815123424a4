"""What a trick asks for and who wins it (RULES 5.4, 5.5): one table of how strong each card is.

A card wins over those before it if it is stronger; equally strong cards lose to the first of them. So the first wizard
wins, a trick of jesters goes to its first, and what is neither trump nor of the race asked for never wins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.magove.data.cards import CARDS, FREE, JESTER_VALUE, LEADS, RACES, RANKS, SUIT, UNLED, VALUE, WIZARD_VALUE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

NO_TRUMP: Final = 4
"""Stands where a trump race is expected and equals none."""
VALUES_ALONE: Final = 5
"""Stands there in a single suit, where races count for nothing and the highest value wins."""

_TRUMPS: Final = (*range(len(RACES)), NO_TRUMP, VALUES_ALONE)
_ASKED: Final = (*range(len(RACES)), UNLED, FREE)


def _strength(card: str, trump: int, led: int) -> int:
    value = VALUE[card]
    if trump == VALUES_ALONE or value == JESTER_VALUE:
        return value
    if value == WIZARD_VALUE or SUIT[card] == trump:
        return RANKS + value
    return value if SUIT[card] == led else JESTER_VALUE


STRENGTH: Final = tuple(
    tuple({card: _strength(card, trump, led) for card in CARDS} for led in _ASKED) for trump in _TRUMPS
)
"""How strong a card is in a trick: `STRENGTH[trump][led][card]`, from 0; all of one trick compare with each other.

Cards of the race asked for count their values, trumps and above them wizards as much more as a race has cards.
"""


ASKED_FIRST: Final = tuple(FREE if trump == VALUES_ALONE else UNLED for trump in _TRUMPS)
"""What a trick asks for before a card is played to it, by trump: in a single suit nobody has to follow."""


def trump_number(race: str | None, *, single_suit: bool) -> int:
    """Return the number of a trump race, or of none."""
    if single_suit:
        return VALUES_ALONE
    return NO_TRUMP if race is None else RACES.index(race)


def asked_by(trump: int, trick: Iterable[str]) -> int:
    """Return what a trick asks for after these cards: a race, `UNLED` or `FREE`."""
    asked = ASKED_FIRST[trump]
    for card in trick:
        if asked == UNLED:
            asked = LEADS[card]
    return asked


def best_of(trick: Sequence[str], trump: int, led: int) -> int:
    """Return the place in a trick of the card that wins it as it lies; there is one at least."""
    strength = STRENGTH[trump][led]
    strengths = [strength[card] for card in trick]
    return strengths.index(max(strengths))
