"""Hayduti in words, in four languages."""

from pathlib import Path
from typing import Final

from games.core.contract import GameText, Layout
from games.hayduti.rules.moves import Form, Gather, Group, Improve, Pass, Raise, Recruit, Risk, Scout
from games.hayduti.rules.options import HaydutiOptions
from games.hayduti.text import asks, hand, names, news, offers, rules_page, table, terms, tips, turning_points, words
from games.hayduti.views.view import HaydutiView

TEXT: Final[GameText[HaydutiView, HaydutiOptions]] = GameText(
    folder=Path(__file__).parent,
    news=news.news,
    ask=asks.ask,
    words=words.words,
    item=words.item,
    arranged=names.arranged,
    table=table.table,
    seat=table.seat_line,
    hand=hand.hand,
    rules=rules_page.rules,
    canonical=offers.canonical,
    offered=offers.offered,
    picked=words.picked,
    gloss=words.gloss,
    terms=terms.terms,
    term=terms.term,
    tip=tips.tip,
    turning_points=turning_points.turning_points,
    layouts={
        **dict.fromkeys((Scout, Recruit), Layout(touched_apart=True)),
        **dict.fromkeys((Improve, Raise, Gather), Layout(plain=True)),
        Form: Layout(plain=True, confirmed=True),
        **dict.fromkeys((Group, Pass, Risk), Layout(confirmed=True)),
    },
)
