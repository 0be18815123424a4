"""The pictures of Magove."""

from typing import Final

from games.core.contract import Pictures
from games.magove.picture import hand, pages, table
from games.magove.views.view import MagoveView

PICTURES: Final[Pictures[MagoveView]] = Pictures(
    table=table.table, hand=hand.hand, page=pages.page, term=pages.term, beside=table.beside, charted=True
)
