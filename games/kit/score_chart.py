"""Pictures of how a game went: its points, with a legend sorted by points below; the chances of one seat."""

from collections.abc import Sequence
from typing import Final

from games.core.localizer import signed
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.chart import chart
from games.kit.drawn import Picture
from games.kit.layout import GAP, LOWEST, MARGIN, WIDTH, Box, columns, rows
from games.kit.pieces import write_name

_TITLE: Final = 84
_CHART: Final = 640
_PLATE: Final = 92
_ABREAST: Final = 2


def course(
    title: str, names: Sequence[str], courses: Sequence[Sequence[int]], *, start: int | None = 0, unit: str = ""
) -> Picture:
    """Return the course of a game as a picture: `courses[seat]` is what `names[seat]` had after each part of it.

    `unit` says below the lines what is numbered there ("round"); `start` is as in `games.kit.chart.chart`. Raise
    ValueError for no parts, or for courses of different lengths.
    """
    lines = -(-len(names) // _ABREAST)
    tall = lines * (_PLATE + GAP)
    canvas = _titled(title, _TITLE + 2 * MARGIN + _CHART + tall)
    box = Box(MARGIN, MARGIN + _TITLE, WIDTH - 2 * MARGIN, _CHART)
    chart(canvas, box, courses, start=start, unit=unit)
    order = sorted(range(len(names)), key=lambda seat: (-courses[seat][-1], seat))
    below = rows(lines, Box(box.x, box.bottom + GAP, box.w, tall - GAP))
    plates = [plate for row in below for plate in columns(_ABREAST, row)]
    for seat, plate in zip(order, plates, strict=False):
        mark, y = palette.SEATS[seat], plate.centre[1]
        canvas.panel(plate, palette.EDGE, palette.RIM)
        canvas.sprite(mark.shape, plate.x + 52, y, 50, mark.colour)
        wide = canvas.text(plate.right - 24, y, signed(courses[seat][-1]), size=46, bold=True, anchor="rm")
        write_name(canvas, (plate.x + 96, y), plate.right - 24 - wide - 16, names[seat], size=44, colour=palette.LINEN)
    return canvas.drawn()


def chances(title: str, seat: int, shares: Sequence[float], moments: Sequence[int], *, unit: str) -> Picture:
    """Return the chances of a seat over a game as a picture: `shares` of 1, one at least, as percentages.

    `moments` are the places of those to be marked with 1, 2 and so on, from 0. `unit` says what is numbered.
    """
    canvas = _titled(title, LOWEST)
    box = Box(MARGIN, MARGIN + _TITLE, WIDTH - 2 * MARGIN, LOWEST - 2 * MARGIN - _TITLE)
    line = [round(100 * share) for share in shares]
    marked = [place + 1 for place in moments]
    chart(canvas, box, [line], start=None, unit=unit, seats=(seat,), span=(0, 100), moments=marked)
    return canvas.drawn()


def _titled(title: str, height: int) -> Canvas:
    canvas = Canvas(height)
    canvas.text(
        WIDTH // 2, MARGIN + _TITLE // 2, title, size=52, bold=True, anchor="mm", width=WIDTH - 2 * MARGIN - 2 * GAP
    )
    return canvas
