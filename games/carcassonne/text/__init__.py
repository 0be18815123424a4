"""Carcassonne in words, in four languages."""

from pathlib import Path
from typing import Final

from games.carcassonne.rules.moves import Place, PlaceMeeple, PlaceRobber, Steal
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.text import asks, news, rules_page, table, terms, tips, turning_points, words
from games.carcassonne.views.view import CarcassonneView
from games.core.contract import GameText, Layout

_ON_THE_TRACK: Final = Layout(plain=True)
"""Spaces and figures of the track are small, and do not say what is won there."""

TEXT: Final[GameText[CarcassonneView, CarcassonneOptions]] = GameText(
    folder=Path(__file__).parent,
    news=news.news,
    ask=asks.ask,
    words=words.words,
    by_picture=(Place, PlaceMeeple),
    item=words.item,
    table=table.table,
    seat=table.seat_line,
    hand=table.hand,
    rules=rules_page.rules,
    canonical=words.canonical,
    offered=words.offered,
    gloss=words.gloss,
    terms=terms.terms,
    term=terms.term,
    tip=tips.tip,
    turning_points=turning_points.turning_points,
    layouts={Place: Layout(steps=("spot",), paged=True), PlaceRobber: _ON_THE_TRACK, Steal: _ON_THE_TRACK},
)
