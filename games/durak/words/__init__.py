"""Durak in words, in four languages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.core.contract import Words
from games.durak.words import about, asks, hand, labels, lessons, names, news, rules_page, table, terms, turns, typed

if TYPE_CHECKING:
    from games.durak.rules.options import DurakOptions
    from games.durak.sight.view import DurakView

WORDS: Final[Words[DurakView, DurakOptions]] = Words(
    texts=Path(__file__).parent,
    news=news.news,
    ask=asks.ask,
    label=labels.label,
    item=names.item,
    menu=labels.menu,
    table=table.table,
    hand=hand.hand,
    rules=rules_page.rules,
    read=typed.read,
    canonical=labels.canonical,
    about=about.about,
    gloss=about.gloss,
    terms=terms.terms,
    term=terms.term,
    lesson=lessons.lesson,
    turns=turns.turns,
)
