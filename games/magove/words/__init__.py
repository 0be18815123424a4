"""Magove in words, in four languages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.core.contract import Words
from games.magove.words import asks, choices, names, news, rules_page, table, terms, typed

if TYPE_CHECKING:
    from games.magove.sight.view import MagoveView

WORDS: Final[Words[MagoveView]] = Words(
    texts=Path(__file__).parent,
    news=news.news,
    ask=asks.ask,
    label=asks.label,
    item=names.item,
    menu=asks.menu,
    table=table.table,
    hand=table.hand,
    rules=rules_page.rules,
    read=typed.read,
    about=choices.about,
    gloss=choices.gloss,
    terms=terms.terms,
    term=terms.term,
    lesson=choices.lesson,
)
