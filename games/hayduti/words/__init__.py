"""Hayduti in words, in four languages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.core.contract import Layout, Words
from games.hayduti.data.cards import FIELD_ACROSS
from games.hayduti.rules.moves import Group, Scout
from games.hayduti.words import about, asks, hand, labels, lessons, news, rules_page, table, terms, turns, typed

if TYPE_CHECKING:
    from games.hayduti.rules.options import HaydutiOptions
    from games.hayduti.sight.view import HaydutiView

WORDS: Final[Words[HaydutiView, HaydutiOptions]] = Words(
    texts=Path(__file__).parent,
    news=news.news,
    ask=asks.ask,
    label=labels.label,
    item=labels.item,
    menu=labels.menu,
    table=table.table,
    hand=hand.hand,
    rules=rules_page.rules,
    read=typed.read,
    about=about.about,
    gloss=about.gloss,
    terms=terms.terms,
    term=terms.term,
    lesson=lessons.lesson,
    turns=turns.turns,
    layouts={Scout: Layout(columns=FIELD_ACROSS), Group: Layout(confirmed=True)},
)
