"""The texts of Durak in four languages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from games.core.contract import GameText
from games.durak.text import (
    about,
    asks,
    hand,
    labels,
    names,
    news,
    rules_page,
    table,
    terms,
    tips,
    turning_points,
    typed_names,
)

if TYPE_CHECKING:
    from games.durak.rules.options import DurakOptions
    from games.durak.views.view import DurakView

TEXT: Final[GameText[DurakView, DurakOptions]] = GameText(
    folder=Path(__file__).parent,
    news=news.news,
    ask=asks.ask,
    label=labels.label,
    item=names.item,
    menu=labels.menu,
    key=labels.key,
    table=table.table,
    hand=hand.hand,
    rules=rules_page.rules,
    read=typed_names.read,
    canonical=labels.canonical,
    about=about.about,
    gloss=about.gloss,
    terms=terms.terms,
    term=terms.term,
    tip=tips.tip,
    turning_points=turning_points.turning_points,
)
