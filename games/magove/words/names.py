"""What the things of Magove are called: cards, races, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.magove.data.cards import RACES

if TYPE_CHECKING:
    from games.core.voice import Voice
    from games.magove.sight.view import MagoveView


def card(name: str, voice: Voice) -> str:
    """Return a card as its colour and value; wizards are all alike, and so are jesters."""
    return voice(f"card-{name[0]}", value=name[1:])


def race(letter: str, voice: Voice) -> str:
    """Return the name and colour of a race."""
    return voice(f"race-{letter}")


def capital(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


def signed(points: int) -> str:
    """Return a number with a true minus sign where it is negative."""
    return str(points).replace("-", "−")


def item(name: str, view: MagoveView, voice: Voice) -> str:  # noqa: ARG001 - alike in every view
    """Return the words for a card or, by its letter alone, a race."""
    return capital(race(name, voice) if name in RACES else card(name, voice))
