"""The pictures of Battle for the Balkans."""

from typing import Final

from games.balkans.picture import beside, hand, pages, table
from games.balkans.views.view import BalkansView
from games.core.contract import Pictures

PICTURES: Final[Pictures[BalkansView]] = Pictures(
    table=table.table,
    hand=hand.hand,
    page=pages.page,
    term=pages.term,
    ghost=beside.ghost,
    beside=beside.beside,
    charted=True,
)
