"""The names of cards in a text."""

from collections.abc import Iterable
from typing import Final

from games.core.localizer import Localizer
from games.durak.data.cards import CODES, NAMES, SUITS, named_suit, rank_of, suit_of
from games.durak.rules.enchantments import ACE_BEATS, SIX_BEATS
from games.durak.views.view import DurakView

_AS_TEXT: Final = "\ufe0e"
"""Variation selector 15: shows the preceding character as text, not as a coloured emoji."""

SIGNS: Final = {"S": "♠" + _AS_TEXT, "H": "♥" + _AS_TEXT, "D": "♦" + _AS_TEXT, "C": "♣" + _AS_TEXT}
"""The sign of each suit."""
AIMS: Final = {
    **{f"6{SUITS[own]}": SUITS[aim] for own, aim in SIX_BEATS.items()},
    **{f"A{SUITS[own]}": SUITS[aim] for own, aim in ACE_BEATS.items()},
}
"""The suit that each enchanted 6 and ace beats."""


def card(name: str, localizer: Localizer) -> str:
    """Return a card with the sign of its suit, and the suit that an enchanted 8 names."""
    plain = rank_of(name) + SIGNS[suit_of(name)]
    as_suit = named_suit(name)
    return localizer("card-as", card=plain, suit=SIGNS[as_suit]) if as_suit else plain


def item(name: str, _view: DurakView, localizer: Localizer) -> str:
    """Return the name of a card, as `card` does. Raise `KeyError` for any other text."""
    return card(NAMES[CODES[name]], localizer)


def cards(names: Iterable[str], localizer: Localizer) -> str:
    """Return the names of cards, separated by commas."""
    return ", ".join(card(name, localizer) for name in names)
