"""The texts of Durak in four languages."""

from pathlib import Path
from typing import Final

from games.core.contract import GameText
from games.durak.rules.options import DurakOptions
from games.durak.text import asks, names, news, rules_page, table, terms, tips, turning_points, words
from games.durak.views.view import DurakView

TEXT: Final[GameText[DurakView, DurakOptions]] = GameText(
    folder=Path(__file__).parent,
    news=news.news,
    ask=asks.ask,
    words=words.words,
    item=names.item,
    table=table.table,
    seat=table.seat_line,
    hand=table.hand,
    rules=rules_page.rules,
    canonical=words.canonical,
    gloss=words.gloss,
    terms=terms.terms,
    term=terms.term,
    tip=tips.tip,
    turning_points=turning_points.turning_points,
)
