"""Carcassonne in words, in four languages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.carcassonne.rules.moves import Place
from games.carcassonne.words import about, asks, hand, labels, lessons, news, rules_page, table, terms, turns, typed
from games.core.contract import Layout, Words

if TYPE_CHECKING:
    from games.carcassonne.rules.options import CarcassonneOptions
    from games.carcassonne.sight.view import CarcassonneView

WORDS: Final[Words[CarcassonneView, CarcassonneOptions]] = Words(
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
    canonical=labels.canonical,
    about=about.about,
    doubt=about.doubt,
    gloss=about.gloss,
    terms=terms.terms,
    term=terms.term,
    lesson=lessons.lesson,
    turns=turns.turns,
    layouts={Place: Layout(steps=("spot",))},
)
