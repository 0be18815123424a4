"""The picture of the table as everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.carcassonne.picture import ground, result, tiles, track
from games.carcassonne.rules.moves import DrawTile, MeeplePass, RobberPass
from games.carcassonne.views.view import CarcassonneView
from games.core.contract import Seat
from games.core.localizer import Localizer
from games.core.touch import DECK, VERB
from games.kit import layout, lettering, palette
from games.kit.canvas import Canvas
from games.kit.drawn import Picture
from games.kit.layout import GAP, Box, Spot
from games.kit.pieces import Plate, Stat, badge, plate

_ROOM: Final = layout.WIDTH - 2 * layout.MARGIN
"""Width inside the margins."""
_PLATE: Final = 104
_IN_ROW: Final = 3
_SIDE: Final = 152
"""Width of the tile in hand and what is left to draw, one below the other."""
_TILE: Final = 136
_SIDE_FLAT: Final = 250
"""Width of the same things side by side."""
_PITCH: Final = _PLATE + layout.ARROW_ROOM
_COLUMN: Final = 262
"""Width of the plates where they stand beside the board."""
_WORTH: Final = 7
"""How much larger tiles must become for the plates to stand there."""
_WORTH_NAMES: Final = 20
"""The same where names are cut there."""
_BESIDE_NAME: Final = 80
"""What a plate has beside its name: the shape of the seat, and the edges."""


def table(view: CarcassonneView, localizer: Localizer) -> Picture:
    """Return the picture of the table; once the game is over, of the result."""
    return result.draw(view, localizer) if view.outcome is not None else _drawn(view, localizer)


def _drawn(view: CarcassonneView, localizer: Localizer) -> Picture:
    tall = track.height_of(view)
    chosen = _chosen(view, localizer, layout.HIGHEST - 2 * layout.MARGIN - tall - GAP)
    _, board = ground.fitting(view, chosen.board.w, chosen.board.h, spots=True)
    board = max(board, chosen.least)
    canvas = Canvas(max(layout.LOWEST, 2 * layout.MARGIN + chosen.board.y + board + GAP + tall))
    whole = layout.whole(canvas.height)
    for shown, place in zip(plates(view, localizer), chosen.plates, strict=True):
        box = Box(whole.x + place.x, whole.y + place.y, place.w, place.h)
        plate(canvas, Spot(box, "down"), shown)
        if shown.moves:
            canvas.touch(box, MeeplePass.verb, RobberPass.verb, field=VERB)
        else:
            canvas.touch(box, str(shown.seat), field="victim")
    room = whole.cut(left=chosen.board.x, top=chosen.board.y, bottom=tall + GAP)
    middle = Box(room.x, room.y, chosen.board.w, room.h)
    at = ground.place(view, middle, spots=True)
    with canvas.board(at.box):
        ground.draw(canvas, view, at, spots=True)
        ground.touch_features(canvas, view, at)
    for x, y, text, anchor in ground.marks(at, localizer):
        canvas.text(x, y, text, size=lettering.SMALLEST, narrow=True, colour=palette.LINEN_SHADE, anchor=anchor)
    _side(canvas, view, Box(whole.x + chosen.side.x, whole.y + chosen.side.y, chosen.side.w, chosen.side.h))
    track.draw(canvas, view, (layout.WIDTH - track.WIDTH) // 2, whole.bottom - tall)
    return canvas.drawn()


def _chosen(view: CarcassonneView, localizer: Localizer, most: int) -> _Layout:
    """Return the layout with the largest tiles, if they are much larger than where all names have room."""

    def size(seated: _Layout) -> int:
        return ground.fitting(view, seated.board.w, seated.board.h, spots=True)[0]

    def cut(seated: _Layout) -> int:
        names = [lettering.readable(localizer.name(seat)) for seat in range(view.seats)]
        wide = (lettering.measure(name, lettering.SMALLEST, narrow=True) for name in names)
        return sum(need > plate.w - _BESIDE_NAME for need, plate in zip(wide, seated.plates, strict=True))

    chosen = _roomy(view.seats, most)
    for other in (_above(view.seats, most), _beside(view.seats, most)):
        worth = _WORTH_NAMES if cut(other) > cut(chosen) else _WORTH
        if size(other) > size(chosen) + worth:
            chosen = other
    return chosen


class _Layout(NamedTuple):
    """A way to seat the players: where things are inside the margins, and the least height of the board.

    `side` is the place of the tile in hand and the stack; the height of `board` is the most it may have.
    """

    plates: Sequence[Box]
    side: Box
    board: Box
    least: int


def _roomy(seats: int, most: int) -> _Layout:
    """Seat the players in rows as wide as the picture, so that names have room, the tile in hand beside the board."""
    plates, top = _in_rows(seats, _ROOM)
    board = Box(0, top, _ROOM - _SIDE - GAP, most - top)
    return _Layout(plates, Box(_ROOM - _SIDE, top, _SIDE, 2 * _PLATE), board, 2 * _TILE)


def _above(seats: int, most: int) -> _Layout:
    """Seat the players above the board, at most three in a row, the tile in hand at the end of their rows."""
    flat = seats <= _IN_ROW
    side = Box(_ROOM - _SIDE_FLAT, 0, _SIDE_FLAT, _TILE) if flat else Box(_ROOM - _SIDE, 0, _SIDE, 2 * _PLATE)
    plates, top = _in_rows(seats, side.x - GAP)
    return _Layout(plates, side, Box(0, top, _ROOM, most - top), 2 * _TILE)


def _in_rows(seats: int, wide: int) -> tuple[list[Box], int]:
    """Return plates in rows of this width, at most three in each, and how tall the rows are."""
    rows = -(-seats // _IN_ROW)
    first = -(-seats // rows)
    plates: list[Box] = []
    for row, count in enumerate((first, seats - first)[:rows]):
        plates += layout.columns(count, Box(0, row * _PITCH, wide, _PLATE))
    return plates, rows * _PITCH


def _beside(seats: int, most: int) -> _Layout:
    """Seat the players one below the other on the left: so a tall board finds more room."""
    plates = [Box(0, seat * _PITCH, _COLUMN, _PLATE) for seat in range(seats)]
    board = Box(_COLUMN + GAP, 0, _ROOM - _COLUMN - _SIDE - 2 * GAP, most)
    return _Layout(plates, Box(_ROOM - _SIDE, 0, _SIDE, 2 * _PLATE), board, seats * _PITCH)


def plates(view: CarcassonneView, localizer: Localizer) -> list[Plate]:
    """Return the plate of each seat: points, meeples left, and whether its robber is still in the supply."""
    return [_plate(seat, view, localizer) for seat in range(view.seats)]


def _plate(seat: Seat, view: CarcassonneView, localizer: Localizer) -> Plate:
    stats = [Stat("coin", str(view.scores[seat]), palette.MOVE), Stat("person", str(view.supply[seat]))]
    at_home = view.options.robbers and view.robbers[seat] is None
    return Plate(seat, localizer.name(seat), stats, moves=seat in view.asked, role="mask" if at_home else "")


def _side(canvas: Canvas, view: CarcassonneView, box: Box) -> None:
    """Draw the tile in hand, or the message drawn, and how many tiles are left to draw and lie aside."""
    place = Box(box.right - (_SIDE + _TILE) // 2, box.y, _TILE, _TILE)
    if view.tile is not None:
        tiles.paste(canvas, view.tile, 0, place, sharp=True)
        ground.frame(canvas, place)
        canvas.touch(place, term=f"tile-{view.tile}")
    elif view.message is not None:
        ground.message(canvas, view.message, place)
    if box.w > _SIDE:
        stack(canvas, view, box.x + 44, box.y + 10)
    else:
        stack(canvas, view, box.centre[0], place.bottom + 24 if view.tile or view.message else box.y + 10)


def stack(canvas: Canvas, view: CarcassonneView, x: int, y: int) -> None:
    """Draw how many tiles are left to draw and lie aside, below the middle of their upper edge at (x, y)."""
    size = 68
    if view.stack:
        canvas.touch(Box(x - size // 2, y - 6, size, size + 24), DrawTile.verb, DECK, field=VERB)
    for step in range(min(view.stack, 3), 0, -1):
        box = Box(x - size // 2 + 6 * step - 12, y + 6 - 6 * step, size, size)
        canvas.panel(box, palette.mix(palette.LEAF, palette.EDGE, 0.55), palette.LINEN_SHADE, radius=8)
    badge(canvas, x, y + size - 12, str(view.stack))
    if view.aside:
        badge(canvas, x, y + size + 46, str(len(view.aside)), emblem="barred")
