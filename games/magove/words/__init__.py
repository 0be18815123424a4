"""Magove in words, in four languages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.core.contract import Words
from games.magove.words import about, asks, labels, lessons, names, news, rules_page, table, terms, turns, typed

if TYPE_CHECKING:
    from games.magove.rules.options import MagoveOptions
    from games.magove.sight.view import MagoveView

WORDS: Final[Words[MagoveView, MagoveOptions]] = Words(
    texts=Path(__file__).parent,
    news=news.news,
    ask=asks.ask,
    label=labels.label,
    item=names.item,
    menu=labels.menu,
    table=table.table,
    hand=table.hand,
    rules=rules_page.rules,
    read=typed.read,
    about=about.about,
    gloss=about.gloss,
    terms=terms.terms,
    term=terms.term,
    lesson=lessons.lesson,
    turns=turns.turns,
)
