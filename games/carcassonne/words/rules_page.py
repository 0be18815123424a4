"""The rules page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.voice import Voice

_PARTS: Final = ("goal", "turn", "meeple", "score", "farmers", "end", "robbers", "steal", "messages", "bot")


def rules(_: object, voice: Voice) -> Sequence[Page]:
    """Return how to play."""
    return (Page(voice("game-name"), "\n\n".join(voice(f"rules-{part}") for part in _PARTS)),)
