"""What a page shows of the table beside each other: the cards in play, the plates of the seats, and the seat's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import Beside
from games.durak.picture.hand import strip
from games.durak.picture.table import UNIT, board, plates

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice
    from games.core.localizer import Localizer
    from games.durak.views.view import DurakView


def beside(view: DurakView, choices: Sequence[Choice], localizer: Localizer) -> Beside | None:
    """Return the cards in play with the plates, and the seat's hand; None once there is an outcome."""
    if view.outcome is not None:
        return None
    return Beside(board(view, localizer), strip(view, choices), plates(view, localizer), UNIT)
