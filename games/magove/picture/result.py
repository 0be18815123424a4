"""The picture of the result."""

from typing import Final

from games.core.localizer import Localizer, signed
from games.kit.canvas import Canvas
from games.kit.chart import LEAST_HEIGHT, chart
from games.kit.drawn import Picture
from games.kit.layout import GAP, Box
from games.kit.result import INNER_WIDTH, ROOM, ResultLine, best_first, framed, height_of_standings, standings
from games.magove.picture.sheet import CAPTION, HEAD, PAD, column_of, height_of_sheet, row_height, sheet
from games.magove.views.view import MagoveView

_PLACE: Final = 92
"""Least height of a line of the standings."""
_COURSE: Final = 380
_COURSE_ABOVE_LAST: Final = 300
"""Height of the chart of totals by round: the greatest, and that above a sheet of the last rounds alone. It is lower
where all rounds fit then."""
_LEAST_ROWS: Final = 3
"""Fewer of the last rounds are left out."""


def result(view: MagoveView, localizer: Localizer) -> Picture:
    """Return the picture of the places, best first, the chart of totals, and the sheet.

    The sheet has all rounds if they fit below the lowest chart, else as many of the last as fit, and says which. Where
    hardly any fit, there is none.
    """
    places = view.end.places
    least = (_PLACE + GAP) * view.seats - GAP
    room = ROOM - least - 2 * GAP
    whole = height_of_sheet(view.sheet, view.seats, INNER_WIDTH)
    if whole + LEAST_HEIGHT <= room:
        written = whole + GAP
        course_tall = min(_COURSE, room - whole)
    else:
        tall = row_height(view.sheet, column_of(view.seats, INNER_WIDTH))
        rows = (room - _COURSE_ABOVE_LAST - HEAD - 2 * CAPTION - PAD) // tall
        is_written = rows >= _LEAST_ROWS
        written = HEAD + 2 * CAPTION + rows * tall + PAD + GAP if is_written else 0
        course_tall = _COURSE_ABOVE_LAST if is_written else min(room + GAP, round(_COURSE * 1.2))
    tall = max(least, min(height_of_standings(view.seats), ROOM - GAP - course_tall - written))
    canvas, box = framed(localizer("picture-result"), tall + GAP + course_tall + written)
    lines = [
        ResultLine(places[seat], seat, localizer.name(seat), signed(view.totals[seat])) for seat in best_first(places)
    ]
    standings(canvas, lines, Box(box.x, box.y, box.w, tall))
    course(canvas, view, Box(box.x, box.y + tall + GAP, box.w, course_tall), localizer)
    if written:
        sheet(canvas, view, box.cut(top=box.h - written + GAP), localizer, numbered=True)
    return canvas.drawn()


def course(canvas: Canvas, view: MagoveView, box: Box, localizer: Localizer) -> None:
    """Draw the chart of all totals, round by round."""
    totals = [[scores[seat].total for scores in view.sheet] for seat in range(view.seats)]
    chart(canvas, box, totals, title=localizer("picture-course"))
