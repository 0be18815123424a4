"""The rules page: how Battle for the Balkans is played, in a few short paragraphs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.voice import Voice

_PARAGRAPHS: Final = ("goal", "round", "orders", "move", "battle", "siege", "razbor", "map")


def rules(_: object, voice: Voice) -> Sequence[Page]:
    """Return how to play."""
    return (Page(voice("game-name"), "\n\n".join(voice(f"rules-{name}") for name in _PARAGRAPHS)),)
