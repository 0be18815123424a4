"""The names of cards and races."""

from games.core.localizer import Localizer, capital
from games.magove.data.cards import PLAYED_AS, RACES, SUIT_PLAYED
from games.magove.views.view import MagoveView


def card(name: str, localizer: Localizer) -> str:
    """Return a card as its colour and value; wizards and jesters have no value."""
    return localizer(f"card-{name[0]}", value=name[1:])


def race(letter: str, localizer: Localizer) -> str:
    """Return the name and colour of a race."""
    return localizer(f"race-{letter}")


def item(name: str, view: MagoveView, localizer: Localizer) -> str:  # noqa: ARG001 - the same in every view
    """Return the name of a card or, for a single letter, a race. Raise `KeyError` for any other text."""
    if name in RACES:
        return capital(race(name, localizer))
    return capital(card(name if name in SUIT_PLAYED else PLAYED_AS[name], localizer))
