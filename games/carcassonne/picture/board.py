"""The board as a page shows it: cell (x, y) lies at (100 x, 100 y) for the whole game, so that growing moves nothing.

It has the ground and the pieces alone: a page shows points on plates, and marks what can be taken itself.
"""

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from games.carcassonne.data.tiles import NUMBER, TILES, kind_of
from games.carcassonne.picture import ground, tiles
from games.carcassonne.picture.ground import Ground
from games.carcassonne.rules.moves import Place, PlaceMeeple
from games.carcassonne.rules.worth import holders, majority
from games.carcassonne.text import terms, windows
from games.carcassonne.views.determinize import reconstruct
from games.carcassonne.views.view import CarcassonneView, Figure
from games.core.contract import Move
from games.core.localizer import Localizer
from games.core.regions import Point
from games.kit import palette
from games.kit.canvas import BoardCanvas, Canvas
from games.kit.drawn import Picture
from games.kit.layout import Box

UNIT: Final = 100
"""Size of a tile."""
_MEEPLE: Final = 0.44
"""Size of a meeple in tiles: it never hides the feature it stands on."""
_CORNERS: Final = 12
"""Corners of the region of a round mark."""


def board(view: CarcassonneView) -> Picture:
    """Return the tiles, the empty cells where the tile in hand fits, meeples, and marks on what is asked about."""
    at = _ground(view)
    canvas = BoardCanvas(at.box)
    for spot in view.spots:
        ground.hollow(canvas, at, spot)
        canvas.touch(at.cell(spot.x, spot.y), spot.name, field="spot")
    for number, laid in enumerate(view.tiles):
        box = at.cell(laid.x, laid.y)
        tiles.paste(canvas, laid.tile, laid.turn, box)
        canvas.touch(box, term=terms.placed(laid.tile, number))
    _tint(canvas, view, at)
    if len(view.tiles) > 1:
        ground.frame(canvas, at.cell(view.tiles[-1].x, view.tiles[-1].y), palette.LINEN)  # gold is what can be taken
    ground.meeples(canvas, view.tiles, at, view.meeples, share=_MEEPLE, least=0)
    for meeple in view.meeples:
        number = int(meeple.feature.partition(".")[0])
        box = ground.meeple_box(at, view.tiles, meeple.feature, share=_MEEPLE, least=0)
        # Where it stands is named as news do, which is no feature to choose.
        canvas.touch(box, meeple.feature, field="feature", term=terms.placed(view.tiles[number].tile, number))
    for letter, name, box in ground.asked_about(view, at):
        canvas.svg(_mark(letter), box)
        canvas.touch(_round(box), name)
    return canvas.drawn()


def ghost(view: CarcassonneView, move: Move, _localizer: Localizer) -> Picture | None:
    """Return the tile with its frame or the meeple that a move would lay, to lie over the board."""
    at = _ground(view)
    canvas = BoardCanvas(at.box)
    match move:
        case Place(name, turn):
            spot = next(spot for spot in view.spots if spot.name == name)
            box = at.cell(spot.x, spot.y)
            tiles.paste(canvas, view.tile or "", turn, box)
            ground.frame(canvas, box)
        case PlaceMeeple(feature):
            last = view.tiles[-1]
            name = f"{len(view.tiles) - 1}.{feature}"
            meeple = Figure(view.asked[0], name, kind_of(feature), last.x, last.y)
            ground.meeples(canvas, view.tiles, at, [meeple], share=_MEEPLE, least=0)
        case _:
            return None
    return canvas.drawn()


def _ground(view: CarcassonneView) -> Ground:
    """Return where the cells lie: those of all tiles, and of a ring round them."""
    cells = windows.spanning((tile.x + step, tile.y + step) for tile in view.tiles for step in (-1, 1))
    return Ground(cells.left, cells.top, cells.across, cells.down, UNIT * cells.left, UNIT * cells.top, UNIT)


def _tint(canvas: Canvas, view: CarcassonneView, at: Ground) -> None:
    """Draw cities and roads in the colour of the seat with the most meeples there, or in stripes of several."""
    state = reconstruct(view)
    for key, seats in holders(state.board, state.meeples).items():
        colours = tuple(palette.SEATS[seat].colour for seat in majority(seats))
        for node in state.board.members(key):
            laid = view.tiles[node // 8]
            feature = TILES[NUMBER[laid.tile]].features[node % 8]
            if markup := tiles.tint(feature, laid.turn, colours):
                canvas.svg(markup, at.cell(laid.x, laid.y))


@lru_cache(maxsize=26)
def _mark(letter: str) -> str:
    """Return the gold disc on a feature, with the letter that the words of choices begin with."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">'
        f'<circle cx="15" cy="15" r="15" fill="{palette.EDGE}"/><circle cx="15" cy="15" r="13" fill="{palette.MOVE}"/>'
        f'<text x="15" y="21" font-size="17" font-weight="700" text-anchor="middle" fill="{palette.INK}">{letter}'
        "</text></svg>"
    )


def _round(box: Box) -> list[Point]:
    """Return the corners of a polygon that is nearly the circle in a box."""
    (x, y), radius = box.centre, box.w / 2
    turns = (2 * pi * corner / _CORNERS for corner in range(_CORNERS))
    return [(round(x + radius * cos(turn)), round(y + radius * sin(turn))) for turn in turns]
