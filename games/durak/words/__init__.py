"""Durak in words, in four languages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.core.contract import Words
from games.durak.words import news, typed, wording

if TYPE_CHECKING:
    from games.durak.sight.view import DurakView

WORDS: Final[Words[DurakView]] = Words(
    texts=Path(__file__).parent,
    news=news.news,
    ask=wording.ask,
    label=wording.label,
    item=wording.item,
    menu=wording.menu,
    table=wording.table,
    hand=wording.hand,
    rules=wording.rules,
    read=typed.read,
)
