"""The rules page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from games.core.voice import Voice

_PARTS: Final = ("goal", "turn", "meeple", "score", "farmers", "end", "robbers", "steal", "messages", "bot")


def rules(voice: Voice) -> str:
    """Return how to play, in a few short paragraphs."""
    return "\n\n".join(voice(f"rules-{part}") for part in _PARTS)
