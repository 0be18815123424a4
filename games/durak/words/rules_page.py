"""The rules page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import Page
from games.durak.data.cards import RANKS
from games.durak.words.names import SIGNS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.voice import Voice


def rules(_: object, voice: Voice) -> Sequence[Page]:
    """Return how to play."""
    effects = [voice(f"rules-effect-{rank}", **SIGNS) for rank in RANKS]
    parts = [voice(f"rules-{part}") for part in ("goal", "bout", "throw", "transfer", "end", "pass", "teams")]
    return (
        Page(
            voice("game-name"),
            "\n\n".join([*parts, "\n".join([voice("rules-enchanted"), *effects, voice("rules-forbid")])]),
        ),
    )
