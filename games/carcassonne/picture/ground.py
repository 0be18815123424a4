"""The board as a picture: tiles, the last one framed, lettered spots, meeples, letters on features; message tiles."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from games.carcassonne.data.sides import turned
from games.carcassonne.data.tiles import NUMBER, TILES
from games.carcassonne.picture import figures, tiles
from games.carcassonne.rules.moves import DrawTile, FollowMessage, Recall
from games.carcassonne.rules.public import Phase
from games.carcassonne.text import names, windows
from games.carcassonne.text.windows import Cells
from games.carcassonne.views.view import CarcassonneView, Figure, Laid, Spot
from games.core.localizer import Localizer
from games.core.touch import VERB
from games.kit import lettering, palette
from games.kit.canvas import Canvas
from games.kit.layout import Box

LARGEST: Final = 150
_STEP: Final = 4
"""Tiles come in sizes that differ by this much, so that they are scaled once for many pictures."""
_SHARE: Final = 0.62
"""Size of a meeple in tiles."""
_SMALLEST_MEEPLE: Final = 36
_TOUCHED: Final = 30
"""Size of the region of a feature, in percent of a tile."""
_ABOVE: Final = 44
_BESIDE: Final = 84
"""Room for the marks above the board and to its left."""
HOLLOW: Final = palette.mix(palette.TABLE, palette.EDGE, 0.8)
"""The ground of an empty cell."""


class Ground(Cells, frozen=True):
    """Where cells lie on a picture: the upper left one at (x, y), each `size` pixels wide."""

    x: int
    y: int
    size: int

    def at(self, cell_x: int, cell_y: int) -> tuple[int, int]:
        """Return the upper left corner of a cell."""
        return self.x + (cell_x - self.left) * self.size, self.y + (cell_y - self.top) * self.size

    def cell(self, cell_x: int, cell_y: int) -> Box:
        """Return the box of a cell."""
        return Box(*self.at(cell_x, cell_y), self.size, self.size)

    @property
    def box(self) -> Box:
        """The box of all cells."""
        return Box(self.x, self.y, self.across * self.size, self.down * self.size)


def centred(cells: Cells, size: int, box: Box) -> Ground:
    """Return where cells of this size lie in the middle of a box."""
    x, y = box.centre[0] - cells.across * size // 2, box.centre[1] - cells.down * size // 2
    return Ground(cells.left, cells.top, cells.across, cells.down, x, y, size)


def size_in(cells: Cells, width: int, height: int) -> int:
    """Return how large tiles may be for these cells to fit."""
    size = min(LARGEST, width // cells.across, height // cells.down)
    return size - size % _STEP


def fitting(view: CarcassonneView, width: int, height: int, *, spots: bool) -> tuple[int, int]:
    """Return how large tiles may be for the board to fit, and how high it is then; with spots, marks beside it too."""
    cells = windows.whole(view, spots=spots)
    beside, above = (_BESIDE, _ABOVE) if spots else (0, 0)
    size = size_in(cells, width - beside, height - above)
    return size, cells.down * size + above


def place(view: CarcassonneView, box: Box, *, spots: bool) -> Ground:
    """Return where the cells lie when the board is as large as `box` allows, in its middle; with spots, marks too."""
    size, _ = fitting(view, box.w, box.h, spots=spots)
    if spots:
        box = box.cut(left=_BESIDE, top=_ABOVE)
    return centred(windows.whole(view, spots=spots), size, box)


def draw(canvas: Canvas, view: CarcassonneView, ground: Ground, *, spots: bool = False, last: bool = True) -> None:
    """Draw the tiles and meeples; the lettered spots, and the gold frame of the last tile, on demand."""
    for laid in view.tiles:
        if ground.holds(laid.x, laid.y):
            tiles.paste(canvas, laid.tile, laid.turn, ground.cell(laid.x, laid.y))
    if spots:
        for spot in view.spots:
            _spot(canvas, ground, spot)
    if last and len(view.tiles) > 1 and ground.holds(view.tiles[-1].x, view.tiles[-1].y):
        frame(canvas, ground.cell(view.tiles[-1].x, view.tiles[-1].y))
    meeples(canvas, view.tiles, ground, [meeple for meeple in view.meeples if ground.holds(meeple.x, meeple.y)])


class Mark(NamedTuple):
    """What is written beside the board at (x, y); `anchor` is Pillow's."""

    x: int
    y: int
    text: str
    anchor: str


def marks(ground: Ground, localizer: Localizer) -> list[Mark]:
    """Return how far columns and rows lie from the start tile, as the texts count: 2W, 1W, 0, 1E.

    Where there is no room for all, those that are left out lie evenly between the others.
    """
    columns = range(ground.left, ground.left + ground.across)
    rows = range(ground.top, ground.top + ground.down)
    told = {x: names.place(x, 0, localizer) if x else "0" for x in columns}
    widest = max(lettering.measure(text, lettering.SMALLEST, narrow=True) for text in told.values())
    half = ground.size // 2
    above = [
        Mark(ground.at(x, 0)[0] + half, ground.y - _ABOVE // 2, told[x], "mm")
        for x in columns
        if x % _every(widest + 10, ground.size) == 0
    ]
    beside = [
        Mark(ground.x - 10, ground.at(0, y)[1] + half, names.place(0, y, localizer) if y else "0", "rm")
        for y in rows
        if y % _every(lettering.SMALLEST, ground.size) == 0
    ]
    return above + beside


def _every(wide: int, size: int) -> int:
    return -(-wide // size)


def hollow(canvas: Canvas, ground: Ground, spot: Spot) -> Box:
    """Draw the empty cell of a spot, and return its inside."""
    inner = ground.cell(spot.x, spot.y).cut(left=2, top=2, right=2, bottom=2)
    canvas.panel(inner, HOLLOW, palette.RIM, radius=10)
    return inner


def _spot(canvas: Canvas, ground: Ground, spot: Spot) -> None:
    inner = hollow(canvas, ground, spot)
    canvas.touch(inner, spot.name, field="spot")
    size = max(lettering.SMALLEST, min(64, ground.size * 6 // 10))
    if lettering.measure(spot.name, size, bold=True) <= inner.w:
        canvas.text(*inner.centre, spot.name, size=size, bold=True, anchor="mm")
    else:
        letters = _squeezed(spot.name, inner.w - 8)
        markup = _squeezed_markup(spot.name, *letters.size)
        canvas.paste(letters, inner.x + 4, inner.centre[1] - letters.height // 2, markup)


@lru_cache(maxsize=256)
def _squeezed(name: str, width: int) -> Image.Image:
    """Return two letters made as narrow as a small cell."""
    font = lettering.font(lettering.SMALLEST, bold=True)
    left, top, right, bottom = font.getbbox(name)
    mask = Image.new("L", (round(right - left), round(bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), name, 255, font)
    letters = Image.new("RGBA", (width, mask.height), palette.LINEN)
    narrow = (mask.width / width, 0, 0, 0, 1, 0)
    letters.putalpha(mask.transform(letters.size, Image.Transform.AFFINE, narrow, Image.Resampling.BILINEAR))
    return letters


def _squeezed_markup(name: str, width: int, height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><text y="{height}" font-weight="700"'
        f' font-size="{lettering.SMALLEST}" fill="{palette.LINEN}" textLength="{width}"'
        f' lengthAdjust="spacingAndGlyphs">{name}</text></svg>'
    )


def frame(canvas: Canvas, box: Box, colour: str = palette.MOVE) -> None:
    """Draw a frame round a tile, just inside its edges, with a dark line on its inner side."""
    canvas.frame(box, palette.EDGE, 9)
    canvas.frame(box, colour, 6)


def meeples(
    canvas: Canvas,
    laid: Sequence[Laid],
    ground: Ground,
    standing: Iterable[Figure],
    *,
    share: float = _SHARE,
    least: int = _SMALLEST_MEEPLE,
) -> None:
    """Draw meeples where they stand on the tiles laid, farmers lying.

    Their size is a `share` of that of a tile, but `least` pixels or more.
    """
    for meeple in standing:
        box = meeple_box(ground, laid, meeple.feature, share=share, least=least)
        piece = "farmer" if meeple.kind == "field" else "meeple"
        figures.paste(canvas, piece, meeple.seat, box.x, box.y, box.w)


def meeple_box(ground: Ground, laid: Sequence[Laid], feature: str, *, share: float, least: int) -> Box:
    """Return where a meeple of this size on a feature is drawn; see `meeples`."""
    size = max(least, round(ground.size * share))
    x, y = spot_at(ground, laid, feature)
    return Box(x - size // 2, y - size // 2, size, size)


def spot_at(ground: Ground, laid: Sequence[Laid], name: str) -> tuple[int, int]:
    """Return the point of the picture at which a figure stands on a feature, as `12.c1`, of the tiles laid."""
    number, _, feature = name.partition(".")
    tile = laid[int(number)]
    printed = next(printed for printed in TILES[NUMBER[tile.tile]].features if printed.id == feature)
    across, down = turned(printed.at, tile.turn)
    x, y = ground.at(tile.x, tile.y)
    return x + ground.size * across // 100, y + ground.size * down // 100


def letters(
    canvas: Canvas, view: CarcassonneView, ground: Ground, named: Iterable[tuple[str, str]], *, size: int = 34
) -> None:
    """Write letters on features of the board: pairs of a letter and a feature, as `12.c1`."""
    for letter, name in named:
        tag(canvas, *spot_at(ground, view.tiles, name), letter, size)
    touch_features(canvas, view, ground)


def touch_features(canvas: Canvas, view: CarcassonneView, ground: Ground) -> None:
    """Declare the regions of the features that the question now asked is about."""
    for asked in asked_about(view, ground):
        canvas.touch(asked.box, asked.name)


class Asked(NamedTuple):
    """A feature that the question now asked is about: its letter, its name as moves spell it, and its place."""

    letter: str
    name: str
    box: Box


def asked_about(view: CarcassonneView, ground: Ground) -> list[Asked]:
    """Return the features that the question now asked is about, in squares so large that none overlaps another."""
    found = [(letter, name, spot_at(ground, view.tiles, name)) for letter, name in names.lettered(view)]
    apart = [max(abs(x - a), abs(y - b)) - 2 for (_, _, (x, y)), (_, _, (a, b)) in combinations(found, 2)]
    side = min([ground.size * _TOUCHED // 100, *apart])
    return [
        Asked(
            letter,
            name.partition(".")[2] if view.phase == Phase.MEEPLE else name,
            Box(x - side // 2, y - side // 2, side, side),
        )
        for letter, name, (x, y) in found
    ]


def tag(canvas: Canvas, x: int, y: int, letter: str, size: int) -> None:
    """Draw a letter on a gold disc, its middle at (x, y)."""
    across = round(size * 1.5)
    canvas.sprite("circle", x, y, across, palette.EDGE)
    canvas.sprite("circle", x, y, round(across * 0.86), palette.MOVE)
    canvas.text(x, y, letter, size=size, bold=True, colour=palette.INK, anchor="mm")


def message(canvas: Canvas, letter: str, box: Box) -> None:
    """Draw a message tile: its letter on linen."""
    canvas.touch(box, FollowMessage.verb, DrawTile.verb, Recall.verb, field=VERB, term=f"message-{letter}")
    canvas.panel(box, palette.LINEN, palette.MOVE, stroke=8)
    canvas.text(*box.centre, letter, size=88, bold=True, colour=palette.INK, anchor="mm")
