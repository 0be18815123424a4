"""Hayduti in pictures."""

from typing import Final

from games.core.contract import Pictures
from games.hayduti.picture import hand, pages, table
from games.hayduti.views.view import HaydutiView

PICTURES: Final[Pictures[HaydutiView]] = Pictures(
    table=table.table, hand=hand.hand, page=pages.page, term=pages.term, beside=table.beside
)
