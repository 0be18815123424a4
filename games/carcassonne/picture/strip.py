"""The strip above a part of the board: the tile in hand, the points of all seats, and a map of the whole board."""

from collections.abc import Sequence
from typing import Final

from games.carcassonne.picture import ground, tiles
from games.carcassonne.text import windows
from games.carcassonne.text.windows import Window
from games.carcassonne.views.view import CarcassonneView
from games.core.contract import Seat
from games.core.localizer import Localizer
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.layout import GAP, Box, columns, rows
from games.kit.lettering import measure
from games.kit.pieces import write_name

HEIGHT: Final = 112
_MAP: Final = 150
"""Width of the map."""
_BADGE: Final = 40
_SHAPE: Final = 36
_LEAST_NAME: Final = 70
"""The least room in which a name is written."""
_FEW: Final = 2
"""Seats in one column."""


def draw(
    canvas: Canvas, view: CarcassonneView, localizer: Localizer, box: Box, shown: Window, turns: Sequence[int]
) -> None:
    """Draw the strip; the tile in each of these turns, with its number, or once as it is without them."""
    x = tile(canvas, view, Box(box.x, box.y, HEIGHT, HEIGHT), turns, _BADGE)
    right = box.right
    if len(windows.windows(view)) > 1:
        right -= _MAP + GAP
        _map(canvas, view, Box(right + GAP, box.y, _MAP, HEIGHT), shown)
    points(canvas, view, localizer, Box(x, box.y, right - x, HEIGHT))


def tile(canvas: Canvas, view: CarcassonneView, box: Box, turns: Sequence[int], badge: int = 0) -> int:
    """Draw the tile in hand from a box on, in each of these turns, or once as it is without them.

    `badge` is the size of its number, 0 for none. Return where the next tile would begin.
    """
    x = box.x
    for turn in turns or (0,):
        place = box._replace(x=x)
        tiles.paste(canvas, view.tile or "", turn, place, sharp=True)
        ground.frame(canvas, place)
        if turns and badge:
            number = Box(place.right - badge, place.bottom - badge, badge, badge)
            canvas.panel(number, palette.MOVE, palette.EDGE, radius=10)
            canvas.text(*number.centre, str(turn), size=34, bold=True, colour=palette.INK, anchor="mm")
        if turns:
            canvas.touch(place, str(turn), field="turn", term=f"tile-{view.tile}")
        x = place.right + GAP
    return x


def points(canvas: Canvas, view: CarcassonneView, localizer: Localizer, box: Box) -> None:
    """Draw the points of all seats, in columns of two."""
    listed = columns(-(-view.seats // _FEW), box, GAP // 2)
    cells = [cell for column in listed for cell in rows(_FEW, column, GAP // 2)]
    for seat in range(view.seats):
        _seat(canvas, view, localizer, seat, cells[seat])


def _seat(canvas: Canvas, view: CarcassonneView, localizer: Localizer, seat: Seat, box: Box) -> None:
    mark, moves = palette.SEATS[seat], seat in view.asked
    canvas.panel(box, palette.EDGE, palette.MOVE if moves else palette.RIM, stroke=5 if moves else 3, radius=12)
    y, told = box.centre[1], str(view.scores[seat])
    canvas.sprite(mark.shape, box.x + 12 + _SHAPE // 2, y, _SHAPE, mark.colour)
    left, right = box.x + 20 + _SHAPE, box.right - 12
    canvas.text(right, y, told, size=36, bold=True, colour=palette.MOVE, anchor="rm")
    right -= measure(told, 36, bold=True) + 10
    if right - left >= _LEAST_NAME:
        write_name(canvas, (left, y), right, localizer.name(seat), size=34, colour=palette.LINEN)


def _map(canvas: Canvas, view: CarcassonneView, box: Box, shown: Window) -> None:
    """Draw the whole board small: tiles, spots in gold, and the part that is shown framed."""
    board = windows.whole(view)
    size = min(box.w // board.across, box.h // board.down)
    small = ground.centred(board, size, box)
    for laid in view.tiles:
        _square(canvas, small.cell(laid.x, laid.y), palette.LINEN_SHADE)
    for spot in view.spots:
        _square(canvas, small.cell(spot.x, spot.y), palette.MOVE)
    left, top = small.at(shown.left, shown.top)
    canvas.frame(Box(left - 4, top - 4, shown.across * size + 8, shown.down * size + 8), palette.LINEN, 4)


def _square(canvas: Canvas, box: Box, fill: str) -> None:
    right, bottom = box.right - 2, box.bottom - 2
    canvas.polygon(((box.x, box.y), (right, box.y), (right, bottom), (box.x, bottom)), fill)
