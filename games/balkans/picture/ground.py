"""The background of the map: water, lands and borders, for a window of the map; unchanging parts are cached.

Coasts are a threshold of the blurred lands; lines are drawn at double size and reduced. For the whole map at a table,
both are stored as pictures.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import hypot
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from games.balkans.data import geography
from games.balkans.data.geography import Point
from games.balkans.picture import outlines
from games.balkans.picture.outlines import PITCH, STROKE, Hatching
from games.balkans.views.view import BalkansView, LandView
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.layout import Box

WHOLE: Final = (-1.0, -2.0, 102.0)
"""The area that shows everything: left, top and width in hundredths of the map."""


class Window(NamedTuple):
    """A part of the map: pixels per hundredth of the map, and its upper left corner and size in pixels."""

    across: float
    down: float
    x: int
    y: int
    width: int
    height: int

    def at(self, point: Point) -> tuple[int, int]:
        """Return the pixel of a point."""
        return round((point[0] - WHOLE[0]) * self.across) - self.x, round((point[1] - WHOLE[1]) * self.down) - self.y

    def line(self, points: Sequence[Point], scale: int = 1) -> list[tuple[float, float]]:
        """Return the pixels of points, `scale` times as large."""
        return [
            (scale * ((x - WHOLE[0]) * self.across - self.x), scale * ((y - WHOLE[1]) * self.down - self.y))
            for x, y in points
        ]

    def outline(self, land: str, origin: tuple[int, int]) -> tuple[tuple[int, int], ...]:
        """Return the corners of the visible part of a land in a picture that shows the window at `origin`."""
        return _outline(self, land, origin)


@lru_cache(maxsize=512)
def _outline(window: Window, land: str, origin: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    corners = (
        (origin[0] + round(min(max(x, 4), window.width - 5)), origin[1] + round(min(max(y, 4), window.height - 5)))
        for x, y in window.line(geography.shapes()[land])
    )
    return tuple(dict.fromkeys(corners))


class _Mask(NamedTuple):
    """The mask of a land in a window, with its upper left corner."""

    x: int
    y: int
    image: Image.Image


_SHEET: Final = (1056, 1040)
"""Size of the whole map from which enlarged parts are cut, at a zoom of 1."""
ZOOMS: Final = (1.0, 1.5, 2.2)
"""How much the map may be enlarged; few sizes, because what never changes is stored for each."""


def whole_window(width: int, height: int) -> Window:
    """Return the window with the whole map in a picture of this size."""
    wide = WHOLE[2]
    return Window(width / wide, height / (wide - 1), 0, 0, width, height)


def close_window(target: str, whole: Window) -> Window:
    """Return the window of the same size around a place, at the largest zoom."""
    large = sheet(ZOOMS[-1])
    return part_window(large, large.at(geography.middle(target)), whole.width, whole.height)


def sheet(zoom: float) -> Window:
    """Return the window of the whole map at one of the `ZOOMS`."""
    return whole_window(round(_SHEET[0] * zoom), round(_SHEET[1] * zoom))


def part_window(whole: Window, centre: tuple[int, int], width: int, height: int) -> Window:
    """Return the window of this size around a pixel of the whole map, and within it."""
    x, y = centre
    left = min(max(0, x - width // 2), whole.width - width)
    top = min(max(0, y - height // 2), whole.height - height)
    return whole._replace(x=left, y=top, width=width, height=height)


def _whole_of(window: Window) -> Window:
    """Return the window of the whole map of which a window shows a part."""
    wide = WHOLE[2]
    return whole_window(round(window.across * wide), round(window.down * (wide - 1)))


def draw(canvas: Canvas, view: BalkansView, window: Window, origin: tuple[int, int], *, borders: bool = True) -> None:
    """Draw the map with each land in its owner's colour and hatching; its upper left corner is at `origin`."""
    whole = _whole_of(window)
    left, top = origin[0] - window.x, origin[1] - window.y
    seen = Box(window.x, window.y, window.width, window.height)
    sheet_box, box = Box(left, top, whole.width, whole.height), Box(*origin, window.width, window.height)
    with canvas.written_as(_water_markup(whole), sheet_box, box):
        canvas.paste(_seen_water(window), *origin)
    patch = _patch(whole)
    for land, (x, y, mask) in _masks(whole).items():
        part = overlap(Box(x, y, *mask.size), seen)
        if part is None:
            continue
        hatching = _hatching(view.lands.get(land))
        fill = _cut(_hatched(hatching, *patch), part, x - PITCH - x % PITCH, y - PITCH - y % PITCH)
        markup = _land_markup(whole, land, hatching, part)
        canvas.stencil(_cut(mask, part, x, y), left + part.x, top + part.y, fill, markup)
    if borders:
        with canvas.written_as(_lines_markup(whole), sheet_box, box):
            for colour, x, y, line in _lines(whole):
                part = overlap(Box(x, y, *line.size), seen)
                if part is not None:
                    canvas.stencil(_cut(line, part, x, y), left + part.x, top + part.y, colour)


@lru_cache(maxsize=3)
def _seen_water(window: Window) -> Image.Image:
    here = (window.x, window.y, window.x + window.width, window.y + window.height)
    return _water(_whole_of(window)).crop(here).convert("RGB")


def overlap(box: Box, other: Box) -> Box | None:
    """Return the part of a box that lies in another, if there is any."""
    x, y = max(box.x, other.x), max(box.y, other.y)
    right, bottom = min(box.right, other.right), min(box.bottom, other.bottom)
    return Box(x, y, right - x, bottom - y) if x < right and y < bottom else None


def _cut(image: Image.Image, part: Box, x: int, y: int) -> Image.Image:
    """Return the part of the map that an image with its upper left corner at (x, y) shows."""
    if part == (x, y, *image.size):
        return image
    return image.crop((part.x - x, part.y - y, part.right - x, part.bottom - y))


@lru_cache(maxsize=16)
def _water_markup(whole: Window) -> str:
    shapes = map(whole.line, geography.shapes().values())
    return outlines.water(shapes, Box(0, 0, whole.width, whole.height), [(band.wide, band.colour) for band in _BANDS])


@lru_cache(maxsize=512)
def _land_markup(whole: Window, land: str, hatching: Hatching, part: Box) -> str:
    return outlines.land(whole.line(geography.shapes()[land]), part, hatching, whole.height)


@lru_cache(maxsize=16)
def _lines_markup(whole: Window) -> str:
    ways = [whole.line(shape) for shape, is_open in geography.borders() if is_open]
    ridges = [whole.line(shape) for shape, is_open in geography.borders() if not is_open]
    ferries = map(whole.line, geography.ferries())
    return outlines.lines(ways, ridges, ferries, Box(0, 0, whole.width, whole.height))


_HATCH: Final = {0: "/", 1: "\\", 2: "-", 3: "|", 4: "x"}
"""The hatching of each seat's lands."""


@lru_cache(maxsize=16)
def _patch(window: Window) -> tuple[int, int]:
    """Return the size of a hatched area from which every land of a window can be cut.

    Its height differs from the window's by whole pitches, so that the hatching is the same.
    """
    masks = [mask.image for mask in _masks(window).values()]
    wide = max((mask.width for mask in masks), default=0) + 3 * PITCH
    tall = max((mask.height for mask in masks), default=0) + 3 * PITCH
    return wide, tall + (window.height - tall) % PITCH


@lru_cache(maxsize=16)
def _hatched(hatching: Hatching, width: int, height: int) -> Image.Image:
    """Return an area with a hatching, RGB; a shared picture."""
    fill, line, hatch = hatching
    image = Image.new("RGB", (width, height), fill)
    draw = ImageDraw.Draw(image)
    far = width + height
    for k in range(-height, far, PITCH):
        if hatch and hatch in "/x":
            draw.line((k + height, 0, k, height), line, STROKE)
        if hatch and hatch in "\\x":
            draw.line((k, 0, k + height, height), line, STROKE)
        if hatch == "-":
            draw.line((0, k, width, k), line, STROKE)
        if hatch == "|":
            draw.line((k, 0, k, height), line, STROKE)
        if hatch == ".":
            for y in range(0, height, PITCH):
                draw.ellipse((k - 3, y - 3, k + 3, y + 3), line)
    return image


def _hatching(land_view: LandView | None) -> Hatching:
    """Return how a land is filled: in its owner's colour and hatching, pale, dotted for a sovereign power, or grey."""
    if land_view is None or land_view.power == "unplayable":
        return Hatching("#aaa298")
    if land_view.owner >= 0:
        colour = palette.SEATS[land_view.owner].colour
        fill, line = (palette.mix(colour, palette.LINEN, share) for share in (0.42, 0.06))
        return Hatching(fill, line, _HATCH[land_view.owner])
    return NEUTRAL if land_view.power == "neutral" else SOVEREIGN


NEUTRAL: Final = Hatching(palette.LINEN)
SOVEREIGN: Final = Hatching(palette.LINEN_SHADE, "#a08a6c", ".")


def sample(hatching: Hatching, size: int) -> Image.Image:
    """Return a square filled like a land; a shared picture."""
    return _hatched(hatching, size, size)


class _Band(NamedTuple):
    """A band along the coasts.

    `blur` is that of the lands; the band begins where their share, of 255, is `least`, and is `full` a little nearer,
    about `wide` pixels from the coast.
    """

    blur: int
    least: int
    full: int
    wide: float
    colour: str


_BANDS: Final = (
    _Band(9, 17, 21, 13, palette.mix(palette.WATER, palette.LINEN, 0.6)),
    _Band(4, 21, 29, 5.2, palette.SEA),
)


KEPT: Final = Path(__file__).parent / "grounds"
"""Folder of stored pictures of water and lines for whole maps, by size; drawing them takes longer than loading."""


def file_of(what: str, window: Window) -> Path:
    """Return the path of the stored "water" or "lines" (thin ones in grey, ridges as alpha); it may not exist."""
    return KEPT / f"{what}-{window.width}x{window.height}.png"


def _kept(what: str, window: Window) -> Image.Image | None:
    file = file_of(what, window)
    if window != whole_window(window.width, window.height) or not file.exists():
        return None
    with Image.open(file) as found:
        found.load()
        return found


@lru_cache(maxsize=6)
def _water(window: Window) -> Image.Image:
    """Return the water with waves and shallows along the coasts; a shared picture, with a palette if it was stored."""
    kept = _kept("water", window)
    return water(window) if kept is None else kept


def water(window: Window) -> Image.Image:
    """Draw the water of a window."""
    image = _waves(window.width, window.height).copy()
    lands = Image.new("L", image.size)
    draw = ImageDraw.Draw(lands)
    for shape in geography.shapes().values():
        draw.polygon(window.line(shape), fill=255)
    for blur, least, full, _, colour in _BANDS:
        near = lands.filter(ImageFilter.GaussianBlur(blur))
        ramp = [max(0, min(255, 255 * (value - least) // (full - least))) for value in range(256)]
        image.paste(colour, (0, 0), Image.eval(near, ramp.__getitem__))
    return image


@lru_cache(maxsize=6)
def _waves(width: int, height: int) -> Image.Image:
    image = Image.new("RGB", (width, height), palette.WATER)
    draw = ImageDraw.Draw(image)
    deep = palette.mix(palette.WATER, palette.SEA, 0.28)
    for row, y in enumerate(range(24, height, 58)):
        for x in range(20 + 55 * (row % 2), width, 110):
            draw.arc((x, y - 8, x + 19, y + 8), 180, 360, deep, 4)
            draw.arc((x + 16, y - 8, x + 35, y + 8), 0, 180, deep, 4)
    return image


@lru_cache(maxsize=6)
def _masks(window: Window) -> dict[str, _Mask]:
    """Return the masks of the lands visible in a window; shared."""
    found: dict[str, _Mask] = {}
    for name, shape in geography.shapes().items():
        points = window.line(shape)
        left, top = max(0, int(min(x for x, _ in points))), max(0, int(min(y for _, y in points)))
        right = min(window.width, int(max(x for x, _ in points)) + 2)
        bottom = min(window.height, int(max(y for _, y in points)) + 2)
        if left < right and top < bottom:
            image = Image.new("1", (right - left, bottom - top))
            ImageDraw.Draw(image).polygon([(x - left, y - top) for x, y in points], fill=1, outline=1)
            found[name] = _Mask(left, top, image)
    return found


_WIDEST: Final = 30
"""Distance beyond the edge, in pixels at double size, from which no part of a line is visible."""
_PIECE: Final = 80
"""Width and height of the pieces into which pictures of lines are divided."""


@lru_cache(maxsize=6)
def _lines(window: Window) -> tuple[tuple[str, int, int, Image.Image], ...]:
    """Return the borders, ridges and ferry lines of a window as pieces: colour, upper left corner, mask. Shared.

    Pieces without lines are omitted, because a mask for the whole map would be slow to apply.
    """
    kept = _kept("lines", window)
    thin, thick = lines(window) if kept is None else kept.split()
    return (*_pieces(palette.RIM, thin), *_pieces(palette.EDGE, thick))


def lines(window: Window) -> tuple[Image.Image, Image.Image]:
    """Draw the lines of a window as two masks: borders with ferry lines, and ridges."""
    thin, thick = (Image.new("L", (2 * window.width, 2 * window.height)) for _ in range(2))
    ways, ridges = ImageDraw.Draw(thin), ImageDraw.Draw(thick)
    for shape, is_open in geography.borders():
        points = window.line(shape, 2)
        if not _shows(points, thin.size):
            continue
        if is_open:
            ways.line(points, 255, 8)
        else:
            ridges.line(points, 255, 22, joint="curve")
            for end in (points[0], points[-1]):
                _dot(ridges, end, 11)
    for begin, end in geography.ferries():
        (ax, ay), (bx, by) = window.line((begin, end), 2)
        steps = max(1, round(hypot(ax - bx, ay - by) / 30))
        for k in range(steps + 1):
            _dot(ridges, (ax + (bx - ax) * k / steps, ay + (by - ay) * k / steps), 7)
    return thin.reduce(2), thick.reduce(2)


def _shows(points: Sequence[tuple[float, float]], size: tuple[int, int]) -> bool:
    """Whether any part of a line is visible in a picture of this size."""
    xs, ys = zip(*points, strict=True)
    return max(xs) > -_WIDEST and max(ys) > -_WIDEST and min(xs) < size[0] + _WIDEST and min(ys) < size[1] + _WIDEST


def _pieces(colour: str, mask: Image.Image) -> Iterator[tuple[str, int, int, Image.Image]]:
    for y in range(0, mask.height, _PIECE):
        for x in range(0, mask.width, _PIECE):
            piece = mask.crop((x, y, min(x + _PIECE, mask.width), min(y + _PIECE, mask.height)))
            if piece.getbbox() is not None:
                yield colour, x, y, piece


def _dot(draw: ImageDraw.ImageDraw, at: tuple[float, float], radius: int) -> None:
    draw.ellipse((at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius), 255)
