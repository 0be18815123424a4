"""Magove in words, in four languages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.core.contract import Words
from games.magove.words import news, table, typed, wording

if TYPE_CHECKING:
    from games.magove.sight.view import MagoveView

WORDS: Final[Words[MagoveView]] = Words(
    texts=Path(__file__).parent,
    news=news.news,
    ask=wording.ask,
    label=wording.label,
    item=wording.item,
    menu=wording.menu,
    table=table.table,
    hand=table.hand,
    rules=wording.rules,
    read=typed.read,
)
