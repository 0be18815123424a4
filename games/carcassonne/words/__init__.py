"""Carcassonne in words, in four languages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.carcassonne.rules.moves import Place
from games.carcassonne.words import news, table, typed, wording
from games.core.contract import Layout, Words

if TYPE_CHECKING:
    from games.carcassonne.sight.view import CarcassonneView

WORDS: Final[Words[CarcassonneView]] = Words(
    texts=Path(__file__).parent,
    news=news.news,
    ask=wording.ask,
    label=wording.label,
    item=wording.item,
    menu=wording.menu,
    table=table.table,
    hand=wording.hand,
    rules=table.rules,
    read=typed.read,
    layouts={Place: Layout(steps=("spot",))},
)
