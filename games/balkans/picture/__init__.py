"""The pictures of Battle for the Balkans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.balkans.picture import beside, hand, pages, table
from games.core.contract import Pictures

if TYPE_CHECKING:
    from games.balkans.views.view import BalkansView

PICTURES: Final[Pictures[BalkansView]] = Pictures(
    table=table.table, hand=hand.hand, page=pages.page, term=pages.term, beside=beside.beside, charted=True
)
