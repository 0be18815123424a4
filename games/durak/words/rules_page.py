"""The rules page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.durak.data.cards import RANKS
from games.durak.words.names import SIGNS

if TYPE_CHECKING:
    from games.core.voice import Voice


def rules(voice: Voice) -> str:
    """Return the rules page."""
    effects = [voice(f"rules-effect-{rank}", **SIGNS) for rank in RANKS]
    parts = [voice(f"rules-{part}") for part in ("goal", "bout", "throw", "transfer", "end", "pass", "teams")]
    return "\n\n".join([*parts, "\n".join([voice("rules-enchanted"), *effects, voice("rules-forbid")])])
