"""The texts of Magove in four languages."""

from pathlib import Path
from typing import Final

from games.core.contract import GameText
from games.magove.rules.options import MagoveOptions
from games.magove.text import asks, names, news, rules_page, table, terms, tips, turning_points, words
from games.magove.views.view import MagoveView

TEXT: Final[GameText[MagoveView, MagoveOptions]] = GameText(
    folder=Path(__file__).parent,
    news=news.news,
    ask=asks.ask,
    words=words.words,
    item=names.item,
    table=table.table,
    seat=table.seat_line,
    hand=table.hand,
    rules=rules_page.rules,
    gloss=words.gloss,
    terms=terms.terms,
    term=terms.term,
    tip=tips.tip,
    turning_points=turning_points.turning_points,
)
