"""The picture of how a game of Carcassonne ended: the whole board, and the points of each seat by kind."""

from typing import Final

from games.carcassonne.picture import ground
from games.carcassonne.rules.public import SOURCES, sources_of
from games.carcassonne.views.view import CarcassonneView
from games.core.contract import Seat
from games.core.localizer import Localizer
from games.kit import palette, result
from games.kit.canvas import Canvas
from games.kit.drawn import Picture
from games.kit.layout import GAP, Box
from games.kit.pieces import write_name

_HEAD: Final = 66
_ROW: Final = 64
_COLUMN: Final = 64
_TOTAL: Final = 104
_ROAD: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    f'<path fill="none" stroke="{palette.INK}" stroke-width="34" d="M20 98C20 50 80 50 80 2"/>'
    f'<path fill="none" stroke="{palette.LINEN}" stroke-width="16" d="M20 100C20 50 80 50 80 0"/></svg>'
)
_ABBEY: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    f'<path fill="{palette.INK}" d="M44 2L56 2L56 12L68 12L68 23L56 23L56 34L94 60L84 66L84 98L16 98L16 66L6 60L44 34'
    'L44 23L32 23L32 12L44 12Z"/></svg>'
)
_EMBLEMS: Final = {"city": "tower", "field": "leaf", "theft": "mask", "message": "card", "robber": "flag"}
"""The emblems above the columns; roads and monasteries have drawings of their own."""


def draw(view: CarcassonneView, localizer: Localizer) -> Picture:
    """Return the picture: a title, the board, and below it the table of points, best seat first."""
    tall = _HEAD + _ROW * view.seats
    _, board = ground.fitting(view, result.INNER_WIDTH, result.ROOM - tall - GAP, spots=False)
    canvas, box = result.framed(localizer("picture-result"), board + GAP + tall)
    ground.draw(canvas, view, ground.place(view, box.cut(bottom=tall + GAP), spots=False), last=False)
    _points(canvas, view, box.cut(top=box.h - tall), localizer)
    return canvas.drawn()


def _points(canvas: Canvas, view: CarcassonneView, box: Box, localizer: Localizer) -> None:
    sources = sources_of(view.options)
    columns = [box.right - _TOTAL - _COLUMN * (len(sources) - number) + _COLUMN // 2 for number in range(len(sources))]
    for x, source in zip(columns, sources, strict=True):
        _emblem(canvas, source, x, box.y + 30)
    canvas.sprite("crown", box.right - _TOTAL // 2, box.y + 30, 48, palette.INK)
    names = columns[0] - _COLUMN // 2 - 8
    for line, seat in enumerate(result.best_first(view.end.places)):
        row = Box(box.x, box.y + _HEAD + _ROW * line, box.w, _ROW - 6)
        _line(canvas, view, seat, row, localizer.name(seat), names)
        for x, source in zip(columns, sources, strict=True):
            points = view.sheet[seat][SOURCES.index(source)]
            canvas.text(x, row.centre[1], str(points) if points else "–", size=36, anchor="mm")


def _line(canvas: Canvas, view: CarcassonneView, seat: Seat, row: Box, name: str, right: int) -> None:
    first = view.end.places[seat] == 1
    result.line_panel(canvas, row, first=first, radius=14)
    y, mark = row.centre[1], palette.SEATS[seat]
    canvas.sprite(mark.shape, row.x + 32, y, 38, mark.colour)
    write_name(canvas, (row.x + 58, y), right, name, size=38, colour=palette.LINEN)
    colour = palette.MOVE if first else palette.LINEN
    canvas.text(row.right - _TOTAL // 2, y, str(view.scores[seat]), size=42, bold=True, colour=colour, anchor="mm")


def _emblem(canvas: Canvas, source: str, x: int, y: int) -> None:
    box = Box(x - 24, y - 24, 48, 48)
    if source == "road":
        canvas.svg(_ROAD, box)
    elif source == "monastery":
        canvas.svg(_ABBEY, box)
    else:
        canvas.sprite(_EMBLEMS[source], x, y, 48, palette.INK)
