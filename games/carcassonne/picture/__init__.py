"""Carcassonne in pictures."""

from typing import Final

from games.carcassonne.picture import beside, board, hand, pages, table
from games.carcassonne.views.view import CarcassonneView
from games.core.contract import Pictures

PICTURES: Final[Pictures[CarcassonneView]] = Pictures(
    table=table.table, hand=hand.hand, page=pages.page, term=pages.term, ghost=board.ghost, beside=beside.beside
)
