"""Carcassonne in pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.carcassonne.picture import beside, board, hand, pages, table
from games.core.contract import Pictures

if TYPE_CHECKING:
    from games.carcassonne.views.view import CarcassonneView

PICTURES: Final[Pictures[CarcassonneView]] = Pictures(
    table=table.table, hand=hand.hand, page=pages.page, term=pages.term, ghost=board.ghost, beside=beside.beside
)
