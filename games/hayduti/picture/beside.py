"""The table and the hand as a page shows them beside each other: the field once, and the cards in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import Beside
from games.hayduti.picture import field
from games.hayduti.picture.hand import choosable, own_cards, own_signs, room_for
from games.hayduti.picture.table import table
from games.kit import layout
from games.kit.canvas import Canvas
from games.kit.layout import Box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice
    from games.core.localizer import Localizer
    from games.hayduti.views.view import HaydutiView


def beside(view: HaydutiView, choices: Sequence[Choice], localizer: Localizer) -> Beside | None:
    """Return the table, and the hand without the field that the table shows; None unless the seat is asked."""
    if view.outcome is not None or view.audience not in view.asked:
        return None
    if not view.hand:
        return Beside(table(view, localizer), None)
    room = room_for(len(view.hand))
    canvas = Canvas(layout.LOWEST)
    whole = layout.whole(canvas.height)
    own_signs(canvas, whole, view, localizer)
    own_cards(canvas, view, choosable(choices), Box(whole.x, whole.y + field.SIGNS, whole.w, room), localizer)
    return Beside(table(view, localizer), canvas.drawn())
