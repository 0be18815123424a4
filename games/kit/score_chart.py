"""The picture of a finished game's points: a chart with a legend below, sorted by points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.localizer import signed
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.chart import chart
from games.kit.layout import GAP, MARGIN, WIDTH, Box, columns, rows
from games.kit.pieces import write_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.drawn import Picture

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
    canvas = Canvas(_TITLE + 2 * MARGIN + _CHART + tall)
    canvas.text(
        WIDTH // 2, MARGIN + _TITLE // 2, title, size=52, bold=True, anchor="mm", width=WIDTH - 2 * MARGIN - 2 * GAP
    )
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
