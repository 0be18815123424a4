"""What a page shows of the table beside each other: the field, the plates of the committees, and the seat's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import Beside
from games.hayduti.picture import field
from games.hayduti.picture.hand import choosable, own_cards, own_signs, room_for
from games.hayduti.picture.table import board, plates
from games.kit import layout
from games.kit.canvas import Canvas
from games.kit.layout import Box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice
    from games.core.localizer import Localizer
    from games.hayduti.views.view import HaydutiView
    from games.kit.drawn import Picture


def beside(view: HaydutiView, choices: Sequence[Choice], localizer: Localizer) -> Beside | None:
    """Return the field with its plates, and the seat's hand; None once there is an outcome."""
    if view.outcome is not None:
        return None
    return Beside(board(view, localizer), _strip(view, choices, localizer), plates(view, localizer), field.HIGHEST)


def _strip(view: HaydutiView, choices: Sequence[Choice], localizer: Localizer) -> Picture | None:
    """Draw the seat's stats and its cards; the stats are too small to be tapped on a phone, and have buttons."""
    if not view.hand:
        return None
    room = room_for(len(view.hand))
    canvas = Canvas(layout.LOWEST)
    whole = layout.whole(canvas.height)
    own_signs(canvas, whole, view, localizer)
    own_cards(canvas, view, choosable(choices), Box(whole.x, whole.y + field.SIGNS, whole.w, room), localizer)
    picture, top = canvas.drawn(), whole.y + field.SIGNS
    return picture._replace(regions=tuple(region for region in picture.regions if region.box[3] > top))
