"""What a page shows of the table beside each other: the cards in play, the plates of the seats, and the seat's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import Beside
from games.magove.picture.hand import strip
from games.magove.picture.pieces import plates
from games.magove.picture.table import UNIT, board

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice
    from games.core.localizer import Localizer
    from games.magove.views.view import MagoveView


def beside(view: MagoveView, choices: Sequence[Choice], localizer: Localizer) -> Beside | None:
    """Return the cards in play with the plates, and the seat's hand; None once there is an outcome."""
    if view.outcome is not None:
        return None
    return Beside(board(view, localizer), strip(view, choices, localizer), plates(view, localizer), UNIT)
