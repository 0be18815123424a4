"""The canvas on which pictures are drawn: a walnut table, or a cloth for final results. It records what is drawn."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager

from PIL import Image

from games.core.regions import Point, Region
from games.kit import cards, lettering, palette
from games.kit.art.emblems import EMBLEMS
from games.kit.cards import Face
from games.kit.drawn import Ground, Layer, Picture
from games.kit.layout import HIGHEST, LOWEST, WIDTH, Box
from games.kit.rendering import strokes
from games.kit.rendering.strokes import Stroke


class Canvas:
    """One picture, `WIDTH` pixels wide. Things drawn later cover earlier ones. Not shared between threads."""

    def __init__(self, height: int, *, cloth: bool = False) -> None:
        """Start with the table, or with the embroidered cloth.

        Raise ValueError unless `height` is from 810 to 1350, which are 4 : 3 and 4 : 5.
        """
        if not LOWEST <= height <= HIGHEST:
            raise ValueError(f"height {height}: {LOWEST} to {HIGHEST}")
        self.box = Box(0, 0, WIDTH, height)
        self.height = height
        self._ground: Ground = "cloth" if cloth else "table"
        self._layers: list[tuple[list[Stroke], bool]] = [([], False)]
        self._board: Box | None = None
        self._regions: list[Region] = []

    def drawn(self) -> Picture:
        """Return the picture drawn so far."""
        layers = tuple(Layer(tuple(drawn), board) for drawn, board in self._layers if drawn)
        return Picture(self.box, self._ground, layers, self._board, tuple(self._regions))

    @contextmanager
    def board(self, box: Box) -> Generator[None]:
        """Draw the board inside this box: the part of the picture that a page enlarges alone.

        What is drawn outside the box is cut off in SVG. A picture has at most one board.
        """
        assert self._board is None
        self._board = box
        self._layers.append(([], True))
        yield
        self._layers.append(([], False))

    @contextmanager
    def written_as(self, markup: str, whole: Box, box: Box) -> Generator[None]:
        """Replace in SVG what is drawn here by an SVG document that fills `whole`, and is cut off outside `box`.

        So a map that never changes is one piece of art, whatever part of it a picture shows.
        """
        layer, _ = self._layers[-1]
        first = len(layer)
        yield
        layer[first:] = [strokes.WrittenAs(tuple(layer[first:]), markup, whole, box)]

    def touch(
        self, shape: Box | Sequence[Point], *names: str, field: str = "", term: str = "", edged: bool = False
    ) -> None:
        """Declare the region of a thing of the game: a box, or the corners of a polygon; see `Region`."""
        if isinstance(shape, Box):
            x, y, right, bottom = shape.x, shape.y, shape.right, shape.bottom
            shape = ((x, y), (right, y), (right, bottom), (x, bottom))
        self._regions.append(Region(tuple(shape), names, field, term, edged))

    def _record(self, stroke: Stroke) -> None:
        self._layers[-1][0].append(stroke)

    def text(
        self,
        x: int,
        y: int,
        text: str,
        *,
        size: int = 40,
        colour: str = palette.LINEN,
        bold: bool = False,
        narrow: bool = False,
        anchor: str = "lm",
        width: int | None = None,
        halo: tuple[int, str] | None = None,
    ) -> int:
        """Write one line and return its width.

        `anchor` is Pillow's: l, m or r, then t, m, s (base line) or b. With `width` the text shrinks, at most to 34 px,
        then ends in an ellipsis. `halo` is a border around the letters, in pixels and a colour. Raise ValueError for a
        size under 34 px.
        """
        if width is None:
            text = lettering.readable(text)
        else:
            text, size = lettering.fit(text, width, size, bold=bold, narrow=narrow)
        self._record(strokes.Text(x, y, text, size, colour, bold, narrow, anchor, halo))
        return lettering.measure(text, size, bold=bold, narrow=narrow)

    def sprite(
        self, name: str, x: int, y: int, size: int, fill: str, *, line: str = "", turn: int = 0, mirrored: bool = False
    ) -> None:
        """Draw an emblem centred at (x, y); see `raster.sprite`. Raise KeyError if there is no such emblem."""
        if name not in EMBLEMS:
            raise KeyError(name)
        self._record(strokes.Sprite(name, x - size // 2, y - size // 2, size, fill, line, turn, mirrored))

    def svg(self, markup: str, box: Box) -> None:
        """Draw SVG markup (without text) into `box`."""
        self._record(strokes.Markup(markup, box))

    def panel(self, box: Box, fill: str, line: str, *, stroke: int = 4, radius: int = 22) -> None:
        """Draw a rounded rectangle with an outline of `stroke` pixels inside the box."""
        self._record(strokes.Panel(box, fill, line, stroke, radius))

    def frame(self, box: Box, colour: str, stroke: int) -> None:
        """Draw the outline of a box, `stroke` pixels wide and inside it."""
        self._record(strokes.Frame(box, colour, stroke))

    def line(self, points: Sequence[tuple[float, float]], colour: str, width: int) -> None:
        """Draw a line through points."""
        self._record(strokes.Line(tuple(points), colour, width))

    def polygon(self, points: Sequence[tuple[float, float]], fill: str) -> None:
        """Draw a filled polygon."""
        self._record(strokes.Polygon(tuple(points), fill))

    def ellipse(self, box: Box, fill: str = "", *, line: str = "", stroke: int = 0) -> None:
        """Draw an ellipse that fills `box`; an outline lies inside it."""
        self._record(strokes.Ellipse(box, fill, line, stroke))

    def card(self, face: Face, x: int, y: int, width: int) -> None:
        """Draw a card's face, its upper left corner at (x, y)."""
        cards.check(width)
        self._record(strokes.Card(face, x, y, width))

    def back(self, x: int, y: int, width: int) -> None:
        """Draw a card's back, its upper left corner at (x, y)."""
        self._record(strokes.Card(None, x, y, width))

    def paste(self, image: Image.Image, x: int, y: int, markup: str = "") -> None:
        """Draw an image with its upper left corner at (x, y): RGBA, or opaque.

        The image must not be changed later. `markup` is the same as an SVG document; without it, SVG has the pixels.
        """
        self._record(strokes.Pasted(image, x, y, markup))

    def stencil(self, mask: Image.Image, x: int, y: int, fill: str | Image.Image, markup: str = "") -> None:
        """Draw a colour or an image through a mask with its upper left corner at (x, y); `markup` as for `paste`."""
        self._record(strokes.Stencil(mask, x, y, fill, markup))


class BoardCanvas(Canvas):
    """The board of a page: any box, in coordinates of the game's own that never move, on no ground."""

    def __init__(self, box: Box) -> None:
        super().__init__(LOWEST)
        self.box = self._board = box
        self.height = box.h
        self._ground = ""
