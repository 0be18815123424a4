"""The score track: fifty spaces in two rows, the dark ones with their numbers, and the figures that stand on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.carcassonne.components import DARK, SPACES
from games.carcassonne.figures import figure
from games.kit import palette
from games.kit.layout import Box

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.carcassonne.figures import Piece
    from games.carcassonne.view import CarcassonneView
    from games.core.contract import Seat
    from games.kit.canvas import Canvas

_ROW: Final = SPACES // 2
_PLAIN: Final = 36
_WIDE: Final = 60
"""Widths of a plain and of a dark space."""
WIDTH: Final = 5 * _WIDE + 20 * _PLAIN
_TALL: Final = 46
_GAP: Final = 12
_FIGURE: Final = 44
_STEP: Final = 40
"""How far figures on the same space stand from each other."""
_CLOSE: Final = 32
"""How close columns of figures may stand before they are made higher."""
_HIGH: Final = 3
_HIGHEST: Final = 5


class Stood(NamedTuple):
    """A figure on the track."""

    piece: Piece
    seat: Seat


def standing(view: CarcassonneView) -> dict[int, list[Stood]]:
    """Return the figures on each space that holds any: by seat, robbers behind the score figures."""
    there: dict[int, list[Stood]] = {}
    pieces: tuple[Piece, ...] = ("meeple", "courier")
    for seat, totals in enumerate(view.totals):
        for piece, total in zip(pieces, totals, strict=False):
            there.setdefault(total % SPACES, []).append(Stood(piece, seat))
    for seat, space in enumerate(view.robbers):
        if space is not None:
            there.setdefault(space, []).append(Stood("robber", seat))
    return there


def height_of(view: CarcassonneView) -> int:
    """Return how tall the track is with the figures on it."""
    return sum(_head(row) + _TALL for row in _rows(standing(view))) + _GAP


def draw(canvas: Canvas, view: CarcassonneView, x: int, y: int) -> None:
    """Draw the track, `WIDTH` wide, its upper left corner at (x, y)."""
    for number, row in enumerate(_rows(standing(view))):
        y += _head(row)
        for space in range(_ROW * number, _ROW * (number + 1)):
            _space(canvas, space, x, y)
        for stack in row:
            _stand(canvas, stack, x, y)
        y += _TALL + _GAP


class _Stack(NamedTuple):
    """The figures on a space: where it begins in its row, how far apart their columns are and how high they stand."""

    figures: Sequence[Stood]
    left: int
    step: int
    high: int


def _rows(there: Mapping[int, Sequence[Stood]]) -> list[list[_Stack]]:
    """Arrange the figures of both rows of spaces: up to three high, or higher where there is little room beside."""
    rows: list[list[_Stack]] = []
    for number in range(2):
        held = [space for space in sorted(there) if space // _ROW == number]
        ends = [_left(space) for space in held[1:]] + [WIDTH]
        rows.append([_arrange(there[space], space, end) for space, end in zip(held, ends, strict=held != [])])
    return rows


def _arrange(figures: Sequence[Stood], space: int, end: int) -> _Stack:
    left = _left(space) + (_width(space) - _FIGURE) // 2
    room = max(0, end - left - _FIGURE)
    fitting = 1 + room // _CLOSE
    high = max(min(_HIGH, len(figures)), min(_HIGHEST, -(-len(figures) // fitting)))
    columns = -(-len(figures) // high)
    step = min(_STEP, room // (columns - 1)) if columns > 1 else 0
    return _Stack(figures, left, step, high)


def _width(space: int) -> int:
    return _PLAIN if space % DARK else _WIDE


def _left(space: int) -> int:
    """Return where a space begins in its row."""
    return sum(map(_width, range(space // _ROW * _ROW, space)))


def _head(row: Sequence[_Stack]) -> int:
    """Return the room above a row for the figures that stand there."""
    high = max((stack.high for stack in row), default=0)
    return _FIGURE + _STEP * (high - 1) - 4 if high else 0


def _space(canvas: Canvas, space: int, x: int, y: int) -> None:
    left, wide, dark = x + _left(space), _width(space), not space % DARK
    canvas.panel(Box(left, y, wide, _TALL), palette.EDGE if dark else palette.LINEN_SHADE, palette.RIM, radius=6)
    if dark:
        canvas.text(left + wide // 2, y + _TALL // 2, str(space), size=36, bold=True, anchor="mm")


def _stand(canvas: Canvas, stack: _Stack, x: int, y: int) -> None:
    """Stand figures on their space, the first one in front, below on the left."""
    for number in reversed(range(len(stack.figures))):
        column, high = divmod(number, stack.high)
        image = figure(*stack.figures[number], _FIGURE)
        canvas.paste(image, x + stack.left + column * stack.step, y + 6 - _FIGURE - high * _STEP)
