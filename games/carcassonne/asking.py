"""What the seat on turn chooses from, in a picture: spots and turns of a tile, features of a tile, scorings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.carcassonne import ground, reckoning, tiles, track
from games.carcassonne.ground import Ground
from games.carcassonne.moves import Place
from games.carcassonne.view import Laid
from games.kit import layout, palette
from games.kit.canvas import Canvas
from games.kit.layout import GAP, Box
from games.kit.pieces import badge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.carcassonne.view import CarcassonneView
    from games.core.contract import Choice

_TURNED: Final = 176
"""Size of the tile in hand in each way it can be turned."""
_LABEL: Final = 66
_TAG: Final = 60
_WELL: Final = palette.mix(palette.TABLE, palette.EDGE, 0.6)
_RIM: Final = 16
"""Width of a canvas's edge, which is cut off where one is put into another."""
_MESSAGE: Final = 150


def draw(view: CarcassonneView, choices: Sequence[Choice]) -> bytes:
    """Return the picture of what is asked."""
    match view.phase:
        case "place":
            places = [choice for choice in choices if isinstance(choice, Place)]
            return _one_spot(view, places) if len({one.spot for one in places}) == 1 else _spots(view, places)
        case "meeple":
            return _features(view)
        case _:
            return _scorings(view)


def _spots(view: CarcassonneView, places: Sequence[Place]) -> bytes:
    """Draw the board with its lettered spots, and below it the tile as it can be turned, each turn with its number."""
    strip = _TURNED + _LABEL + GAP
    _, _, across, down = ground.extent(view, spots=True)
    width, most = layout.WIDTH - 2 * layout.MARGIN, layout.HIGHEST - 2 * layout.MARGIN - strip
    tall = down * ground.size_in(across, down, width, most)
    canvas = Canvas(max(layout.LOWEST, min(layout.HIGHEST, 2 * layout.MARGIN + strip + tall)))
    whole = layout.whole(canvas.height)
    ground.draw(canvas, view, ground.place(view, whole.cut(bottom=strip), spots=True), spots=True)
    turns = sorted({one.turn for one in places}) or [0]
    for turn, box in zip(turns, layout.columns(len(turns), whole.cut(top=whole.h - strip + GAP)), strict=True):
        x, y = box.centre[0] - _TURNED // 2, box.y
        canvas.image.paste(tiles.large(view.tile or "", turn, _TURNED), (x, y))
        ground.frame(canvas, Box(x, y, _TURNED, _TURNED))
        _number(canvas, box.centre[0], y + _TURNED + _LABEL // 2 + 2, turn)
    return canvas.png()


def _number(canvas: Canvas, x: int, y: int, turn: int) -> None:
    badge(canvas, x, y, str(turn), fill=palette.MOVE, ink=palette.INK)


def _one_spot(view: CarcassonneView, places: Sequence[Place]) -> bytes:
    """Draw the tile among its neighbours, once for each way it can be turned."""
    spot = next(one for one in view.spots if one.name == places[0].spot)
    turns = [one.turn for one in places]
    columns = 1 if len(turns) == 1 else 2
    lines = -(-len(turns) // columns)
    size = {1: 860, 2: 500}[columns]
    canvas = Canvas(max(layout.LOWEST, 2 * layout.MARGIN + lines * (size + _LABEL + GAP)))
    whole = layout.whole(canvas.height)
    for number, turn in enumerate(turns):
        line, column = divmod(number, columns)
        box = layout.columns(columns, whole)[column]
        x = box.x + (box.w - size) // 2
        y = whole.y + (whole.h - lines * (size + _LABEL + GAP)) // 2 + line * (size + _LABEL + GAP)
        _near(canvas, view, Laid(view.tile or "", spot.x, spot.y, turn), Box(x, y, size, size), 2)
        _number(canvas, box.centre[0], y + size + _LABEL // 2 + 6, turn)
    return canvas.png()


def _near(canvas: Canvas, view: CarcassonneView, tile: Laid, box: Box, part: int) -> Ground:
    """Draw a tile in a gold frame in the middle of a box, its side a `part` of it, and what lies around, cut off."""
    size = box.w // part
    side = (box.w - size) // 2
    inner = Canvas(layout.HIGHEST)
    place = Ground(tile.x, tile.y, 1, 1, _RIM + side, _RIM + side, size)
    inner.image.paste(_WELL, (0, 0, *inner.image.size))
    for one in (*view.tiles, tile):
        if abs(one.x - tile.x) <= 1 and abs(one.y - tile.y) <= 1:
            inner.image.paste(tiles.large(one.tile, one.turn, size), place.at(one.x, one.y))
    ground.meeples(inner, view, place)
    ground.frame(inner, Box(*place.at(tile.x, tile.y), size, size))
    canvas.image.paste(inner.image.crop((_RIM, _RIM, _RIM + box.w, _RIM + box.h)), (box.x, box.y))
    return place._replace(x=box.x + side, y=box.y + side)


def _features(view: CarcassonneView) -> bytes:
    """Draw the tile just laid, enlarged, among its neighbours, with letters where a meeple may go."""
    size = 960
    canvas = Canvas(size + 2 * layout.MARGIN + 8)
    box = Box((layout.WIDTH - size) // 2, layout.MARGIN + 4, size, size)
    place = _near(canvas, view, view.tiles[-1], box, 2)
    ground.letters(canvas, view, place, reckoning.lettered(view), size=_TAG)
    return canvas.png()


def _scorings(view: CarcassonneView) -> bytes:
    """Draw the track and above it the board; what is to be chosen from has letters."""
    tall = track.height_of(view)
    around = 2 * layout.MARGIN + tall + 2 * GAP
    side = _MESSAGE + GAP if view.message else 0
    _, _, across, down = ground.extent(view, spots=False)
    width, most = layout.WIDTH - 2 * layout.MARGIN - side, layout.HIGHEST - around
    board = max(_MESSAGE if side else 0, down * ground.size_in(across, down, width, most))
    canvas = Canvas(max(layout.LOWEST, around + board))
    whole = layout.whole(canvas.height)
    middle = whole.cut(bottom=tall + 2 * GAP)
    place = ground.place(view, middle.cut(right=side), spots=False)
    ground.draw(canvas, view, place)
    ground.letters(canvas, view, place, reckoning.lettered(view))
    if view.message:
        message(canvas, view.message, Box(middle.right - _MESSAGE, middle.y, _MESSAGE, _MESSAGE))
    track.draw(canvas, view, (layout.WIDTH - track.WIDTH) // 2, whole.bottom - tall)
    return canvas.png()


def message(canvas: Canvas, letter: str, box: Box) -> None:
    """Draw a message tile: its letter on linen."""
    canvas.panel(box, palette.LINEN, palette.MOVE, stroke=8)
    canvas.text(*box.centre, letter, size=88, bold=True, colour=palette.INK, anchor="mm")
