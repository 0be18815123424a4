"""The pictures of Durak."""

from typing import Final

from games.core.contract import Pictures
from games.durak.picture import hand, pages, table
from games.durak.views.view import DurakView

PICTURES: Final[Pictures[DurakView]] = Pictures(
    table=table.table, hand=hand.hand, page=pages.page, term=pages.term, beside=table.beside
)
