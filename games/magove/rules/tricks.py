"""What a trick asks for and who wins it (RULES 5.4, 5.5), by a table of the strengths of cards.

The strongest card wins, the first one of equals: so the first wizard wins, a trick of jesters goes to the first, and
cards that are neither trumps nor of the race asked for never win.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from games.magove.data.cards import CARDS, FREE, JESTER_VALUE, LEADS, RACES, RANKS, SUIT, UNLED, VALUE, WIZARD_VALUE

NO_TRUMP: Final = 4
"""The trump when there is none; equal to no race."""
VALUES_ALONE: Final = 5
"""The trump in a single suit, where races do not matter and the highest value wins."""

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
"""The strength of a card in a trick: `STRENGTH[trump][led][card]`, from 0.

Cards of the race asked for have their values as strengths; trumps and wizards have `RANKS` more.
"""


ASKED_FIRST: Final = tuple(FREE if trump == VALUES_ALONE else UNLED for trump in _TRUMPS)
"""What a trick asks for before its first card, by trump: in a single suit nobody has to follow."""


def trump_number(race: str | None, *, single_suit: bool) -> int:
    """Return the trump as a state holds it."""
    if single_suit:
        return VALUES_ALONE
    return NO_TRUMP if race is None else RACES.index(race)


def asked_by(trump: int, trick: Iterable[str]) -> int:
    """Return what a trick of these cards asks for: a race, `UNLED` or `FREE`."""
    asked = ASKED_FIRST[trump]
    for card in trick:
        if asked == UNLED:
            asked = LEADS[card]
    return asked


def best_of(trick: Sequence[str], trump: int, led: int) -> int:
    """Return the index of the card that wins a trick so far; the trick has at least one card."""
    return trick.index(max(trick, key=STRENGTH[trump][led].__getitem__))
