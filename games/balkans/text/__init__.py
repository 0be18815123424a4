"""The texts of Battle for the Balkans, in four languages."""

from pathlib import Path
from typing import Final

from games.balkans.rules.moves import BreakAlliance, Disband, Done, March, Meet, Retreat, Send, Skip, Surrender, Yield
from games.balkans.rules.options import BalkansOptions
from games.balkans.text import (
    asks,
    hand,
    items,
    news,
    offers,
    picked,
    rules_page,
    table,
    terms,
    tips,
    turning_points,
    words,
)
from games.balkans.views.view import BalkansView
from games.core.contract import GameText, Layout

TEXT: Final[GameText[BalkansView, BalkansOptions]] = GameText(
    folder=Path(__file__).parent,
    news=news.news,
    ask=asks.ask,
    words=words.words,
    item=items.item,
    table=table.table,
    seat=table.seat_line,
    hand=hand.hand,
    rules=rules_page.rules,
    canonical=picked.canonical,
    offered=offers.offered,
    picked=picked.picked,
    gloss=items.gloss,
    terms=terms.terms,
    term=terms.term,
    tip=tips.tip,
    turning_points=turning_points.turning_points,
    layouts={
        **dict.fromkeys((Skip, Disband, BreakAlliance, Surrender, Yield), Layout(by_button=True)),
        March: Layout(confirmed=True, whole_piles=True),
        Send: Layout(whole_piles=True, plain=True),
        Meet: Layout(plain=True, confirmed=True),
        **dict.fromkeys((Done, Retreat), Layout(confirmed=True)),
    },
)
