"""The table and what is chosen from, as a page shows them to a seat beside each other.

The board keeps its size from question to question. Beside it a strip shows the tile in hand in its rotations, or the
tile just laid with a letter, a name and points for each place a meeple may go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.carcassonne.picture import ground, hand, strip, table, tiles
from games.carcassonne.picture.ground import Ground
from games.carcassonne.rules.moves import Place, PlaceMeeple
from games.carcassonne.text.words import meeple_parts
from games.core.contract import PUBLIC, Beside
from games.kit import layout, palette
from games.kit.canvas import Canvas
from games.kit.layout import GAP, Box
from games.kit.pieces import write_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.carcassonne.views.view import CarcassonneView
    from games.core.contract import Choice
    from games.core.localizer import Localizer
    from games.kit.drawn import Picture

_TILE: Final = 236
"""Size of a tile in the strip: four of them fit side by side."""
_ROWS: Final = 4
"""Places listed one below the other."""
_BADGE: Final = 56
_LETTER: Final = 38
_SIZE: Final = 38


def beside(view: CarcassonneView, choices: Sequence[Choice], localizer: Localizer) -> Beside | None:
    """Return the table with a steady board, and the strip for a tile or meeple; None for the public and at the end."""
    if view.audience == PUBLIC or view.outcome is not None:
        return None
    places = [choice for choice in choices if isinstance(choice, Place)]
    meeples = [choice for choice in choices if isinstance(choice, PlaceMeeple)]
    shown = _rotations(view, places) if places else _places(view, meeples, localizer) if meeples else None
    return Beside(table.steady(view, localizer), shown)


def _rotations(view: CarcassonneView, places: Sequence[Place]) -> Picture:
    """Draw the tile in hand once for each rotation in which it fits somewhere, with its number."""
    turns = hand.unlike(view, places)
    canvas = Canvas(layout.LOWEST)
    x = (layout.WIDTH - len(turns) * _TILE - (len(turns) - 1) * GAP) // 2
    for turn in turns:
        box = Box(x, layout.MARGIN, _TILE, _TILE)
        tiles.paste(canvas, view.tile or "", turn, box, sharp=True)
        ground.frame(canvas, box)
        strip.number(canvas, Box(box.right - _BADGE - 6, box.bottom - _BADGE - 6, _BADGE, _BADGE), turn)
        canvas.touch(box, str(turn), field="turn")
        x += _TILE + GAP
    return canvas.drawn()


def _places(view: CarcassonneView, meeples: Sequence[PlaceMeeple], localizer: Localizer) -> Picture:
    """Draw the tile just laid with a letter on each of these places; beside it they are listed with their points."""
    last = view.tiles[-1]
    canvas = Canvas(layout.LOWEST)
    at = Ground(last.x, last.y, 1, 1, layout.MARGIN, layout.MARGIN, _TILE)
    tiles.paste(canvas, last.tile, last.turn, at.box, sharp=True)
    ground.frame(canvas, at.box)
    hand.holders(canvas, view, at)
    for meeple in meeples:
        letter, _, _, _ = meeple_parts(meeple.feature, view, localizer)
        ground.tag(canvas, *ground.spot_at(at, view.tiles, f"{len(view.tiles) - 1}.{meeple.feature}"), letter, _LETTER)
    room = layout.whole(canvas.height).cut(left=_TILE + GAP)
    listed = layout.columns(-(-len(meeples) // _ROWS), Box(room.x, layout.MARGIN, room.w, _TILE))
    for number, meeple in enumerate(meeples):
        column, row = listed[number // _ROWS], number % _ROWS
        high = (_TILE - (_ROWS - 1) * 4) // _ROWS
        box = Box(column.x, column.y + row * (high + 4), column.w, high)
        _place(canvas, box, *meeple_parts(meeple.feature, view, localizer))
        canvas.touch(box, meeple.feature, field="feature")
    return canvas.drawn()


def _place(canvas: Canvas, box: Box, letter: str, name: str, points: int, done: bool) -> None:
    """Write a place: its letter, what a meeple is called there, and its points; those it scores at once are ticked."""
    canvas.panel(box, palette.EDGE, palette.RIM, stroke=3, radius=12)
    y = box.centre[1]
    ground.tag(canvas, box.x + 34, y, letter, 34)
    told = canvas.text(box.right - 14, y, str(points), size=_SIZE, bold=True, colour=palette.MOVE, anchor="rm")
    right = box.right - 14 - told
    if done:
        canvas.sprite("check", right - 22, y, 30, palette.MOVE)
        right -= 40
    write_name(canvas, (box.x + 70, y), right - 8, name, size=_SIZE, colour=palette.LINEN, strong=False)
