"""The rules page: how Battle for the Balkans is played, in a few short paragraphs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from games.core.voice import Voice

_PARAGRAPHS: Final = ("goal", "round", "orders", "move", "battle", "siege", "razbor", "map")


def rules(voice: Voice) -> str:
    """Return the rules page."""
    return "\n\n".join(voice(f"rules-{name}") for name in _PARAGRAPHS)
