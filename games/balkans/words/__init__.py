"""Battle for the Balkans in words, in four languages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.balkans.words import asks, news, table, typed, wording
from games.core.contract import Words

if TYPE_CHECKING:
    from games.balkans.sight.view import BalkansView

WORDS: Final[Words[BalkansView]] = Words(
    texts=Path(__file__).parent,
    news=news.news,
    ask=asks.ask,
    label=wording.label,
    item=wording.item,
    menu=wording.menu,
    table=table.table,
    hand=table.hand,
    rules=table.rules,
    read=typed.read,
)
