"""What a page shows of the table beside each other: the board, the plates of the seats, and a strip below the board.

The strip shows the tile in hand, to the seat that lays it in its rotations; or, with robbers or messages, the track.
For a meeple there is none, because the places are on the board.
"""

from collections.abc import Sequence
from typing import Final

from games.carcassonne.picture import ground, hand, strip, table, track
from games.carcassonne.picture.board import UNIT, board
from games.carcassonne.rules.moves import Place
from games.carcassonne.rules.public import Phase
from games.carcassonne.views.view import CarcassonneView
from games.core.contract import Beside, Choice
from games.core.localizer import Localizer
from games.core.touch import VERB
from games.kit import layout, palette
from games.kit.canvas import Canvas
from games.kit.drawn import Picture
from games.kit.layout import GAP, Box

_TILE: Final = 208
"""Size of a tile in the strip: four of them fit side by side, and what is left to draw."""
_STACK: Final = 96
"""Width of what is left to draw."""
_MESSAGE: Final = 130


def beside(view: CarcassonneView, choices: Sequence[Choice], localizer: Localizer) -> Beside | None:
    """Return the board with its plates and its strip; None once there is an outcome."""
    if view.outcome is not None:
        return None
    return Beside(board(view), _strip(view, choices), table.plates(view, localizer), UNIT)


def _strip(view: CarcassonneView, choices: Sequence[Choice]) -> Picture | None:
    if view.phase == Phase.PLACE:
        return _tile(view, [choice for choice in choices if isinstance(choice, Place)])
    if view.phase == Phase.MEEPLE or not (view.options.robbers or view.options.messages):
        return None
    return _track(view)


def _tile(view: CarcassonneView, places: Sequence[Place]) -> Picture:
    """Draw the tile in hand once for each rotation in which it fits somewhere, and what is left.

    Without places to choose from, the tile is drawn as it is.
    """
    turns = hand.unlike(view, places)
    canvas = Canvas(layout.LOWEST)
    wide = (len(turns) or 1) * (_TILE + GAP) + _STACK
    box = Box((layout.WIDTH - wide) // 2, layout.MARGIN, _TILE, _TILE)
    x = strip.tile(canvas, view, box, turns)
    if not turns:
        canvas.touch(box, term=f"tile-{view.tile}")
    table.stack(canvas, view, x + _STACK // 2, box.y + 24)
    return canvas.drawn()


def _track(view: CarcassonneView) -> Picture:
    """Draw the score track with its figures, and above it the message to be resolved.

    Its spaces and figures are too small to be tapped on a phone: they have buttons, and the track is looked up whole.
    """
    canvas, y, tall = Canvas(layout.LOWEST), layout.MARGIN, track.height_of(view)
    above = 0 if view.message is None else _MESSAGE + GAP
    whole = Box(0, y, layout.WIDTH, above + tall)
    canvas.panel(whole, palette.EDGE, palette.EDGE, radius=0)
    canvas.touch(whole, term="track")
    if view.message is not None:
        ground.message(canvas, view.message, Box((layout.WIDTH - _MESSAGE) // 2, y, _MESSAGE, _MESSAGE))
    track.draw(canvas, view, (layout.WIDTH - track.WIDTH) // 2, y + above)
    picture = canvas.drawn()
    mine = (region for region in picture.regions if region.field == VERB or region.term == "track")
    return picture._replace(regions=tuple(mine))
