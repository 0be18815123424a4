"""The score track: fifty spaces in two rows, the dark ones with their numbers, and the figures that stand on them."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from games.carcassonne.data.tiles import DARK, SPACES
from games.carcassonne.picture import figures
from games.carcassonne.picture.figures import Piece
from games.carcassonne.rules.moves import RobberPass
from games.carcassonne.rules.public import Phase
from games.carcassonne.views.view import CarcassonneView
from games.core.contract import Seat
from games.core.touch import VERB
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.layout import Box

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
_HIGH: Final = 3
"""How many figures stand on each other before there is another column."""
_ASIDE: Final = 10
"""How far from the middle of its space a column may stand without a pointer."""
_HEM: Final = 6
_LIFT: Final = 20
"""Edge of the tray on which a crowd stands, and the room below it for the pointer to the space."""
_TRAY: Final = palette.mix(palette.TABLE, palette.LINEN, 0.16)


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
    return sum(_head(row) + _TALL for row in rows(standing(view))) + _GAP


def draw(canvas: Canvas, view: CarcassonneView, x: int, y: int) -> None:
    """Draw the track, `WIDTH` wide, its upper left corner at (x, y)."""
    for number, row in enumerate(rows(standing(view))):
        y += _head(row)
        for space in range(_ROW * number, _ROW * (number + 1)):
            _space(canvas, space, x, y)
        for stack in row:
            _stand(canvas, view, stack, x, y)
        y += _TALL + _GAP


class _Stack(NamedTuple):
    """The figures on a space: its number, its middle, where their columns begin in the row, and whether on a tray."""

    figures: Sequence[Stood]
    number: int
    space: int
    left: int
    tray: bool

    @property
    def columns(self) -> int:
        return -(-len(self.figures) // _HIGH)

    @property
    def high(self) -> int:
        return min(_HIGH, len(self.figures))


def rows(there: Mapping[int, Sequence[Stood]]) -> list[list[_Stack]]:
    """Arrange the figures of both rows of spaces, so that no two stand in one place.

    Each crowd stands as near above its space as its neighbours let it; one that is wider than its space, or beside
    it, stands on a tray that points at the space.
    """
    return [_arranged({space: there[space] for space in sorted(there) if space // _ROW == row}) for row in range(2)]


def _arranged(held: Mapping[int, Sequence[Stood]]) -> list[_Stack]:
    middles = [_left(space) + _width(space) // 2 for space in held]
    wide = [-(-len(figures) // _HIGH) * _STEP for figures in held.values()]
    trays, before = [width > _STEP for width in wide], list[bool]()
    lefts: list[int] = []
    while trays != before:
        before = trays
        lefts = _spread(middles, [width + 2 * _HEM * tray for width, tray in zip(wide, trays, strict=True)])
        lefts = [left + _HEM * tray for left, tray in zip(lefts, trays, strict=True)]
        aside = [abs(left + _STEP // 2 - middle) > _ASIDE for left, middle in zip(lefts, middles, strict=True)]
        trays = [was or now for was, now in zip(before, aside, strict=True)]
    stacks = zip(held.values(), held, middles, lefts, trays, strict=True)
    return [_Stack(figures, space, middle, left, tray) for figures, space, middle, left, tray in stacks]


def _spread(middles: Sequence[int], widths: Sequence[int]) -> list[int]:
    """Return where things of these widths begin, in order and side by side, each as near its middle as may be."""
    lefts: list[int] = []
    free = 0
    for middle, width in zip(middles, widths, strict=True):
        lefts.append(max(free, middle - width // 2))
        free = lefts[-1] + width
    end = WIDTH
    for number in reversed(range(len(lefts))):
        end = lefts[number] = min(lefts[number], end - widths[number])
    return lefts


def _width(space: int) -> int:
    return _PLAIN if space % DARK else _WIDE


def _left(space: int) -> int:
    """Return where a space begins in its row."""
    return sum(map(_width, range(space // _ROW * _ROW, space)))


def _head(row: Sequence[_Stack]) -> int:
    """Return the room above a row for the figures that stand there."""
    return max((_FIGURE + _STEP * (place.high - 1) - 4 + (_LIFT + 2 * _HEM) * place.tray for place in row), default=0)


def _space(canvas: Canvas, space: int, x: int, y: int) -> None:
    left, wide, dark = x + _left(space), _width(space), not space % DARK
    box = Box(left, y, wide, _TALL)
    canvas.panel(box, palette.EDGE if dark else palette.LINEN_SHADE, palette.RIM, radius=6)
    canvas.touch(box, str(space), field="space")
    if dark:
        canvas.text(left + wide // 2, y + _TALL // 2, str(space), size=36, bold=True, anchor="mm")


def _stand(canvas: Canvas, view: CarcassonneView, stack: _Stack, x: int, y: int) -> None:
    """Stand figures on their space, the first one in front, below on the left."""
    left, foot = x + stack.left, y + 6
    if stack.tray:
        foot = y - _LIFT
        tall, wide = _FIGURE + _STEP * (stack.high - 1) + _HEM, _STEP * stack.columns + 2 * _HEM
        tray = Box(left - _HEM, foot - tall, wide, tall + _HEM)
        near = max(tray.x + _LIFT, min(tray.right - _LIFT, x + stack.space))
        tip = [(near - 10, tray.bottom - 4), (near + 10, tray.bottom - 4), (x + stack.space, y + 4)]
        canvas.polygon(tip, palette.LINEN_SHADE)
        canvas.panel(tray, _TRAY, palette.LINEN_SHADE, radius=10)
    for number in reversed(range(len(stack.figures))):
        column, high = divmod(number, _HIGH)
        piece, seat = stack.figures[number]
        x, y = left + column * _STEP + (_STEP - _FIGURE) // 2, foot - _FIGURE - high * _STEP
        figures.paste(canvas, piece, seat, x, y, _FIGURE)
        _touch(canvas, view, stack, stack.figures[number], Box(x, y, _FIGURE, _FIGURE))


def _touch(canvas: Canvas, view: CarcassonneView, stack: _Stack, stood: Stood, box: Box) -> None:
    """Declare the region of a figure: its space for robbers, or else the figure that moves or is stolen from."""
    own = stood.seat in view.asked
    if view.phase == Phase.ROBBER and stood.piece == "robber" and own:
        canvas.touch(box, RobberPass.verb, field=VERB, term="robber")
    elif view.phase == Phase.ROBBER:
        canvas.touch(box, str(stack.number), field="space")
    elif stood.piece != "robber":
        canvas.touch(box, stood.piece, field="own" if own and view.phase == Phase.STEAL else "figure")
