"""The map as images: the sea, the lands as masks, and the lines above them, for a window of the map; all cached."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from PIL import Image, ImageDraw

from games.balkans import geography
from games.kit import palette
from games.kit.raster import rasterise

if TYPE_CHECKING:
    from games.balkans.geography import Shape

WHOLE: Final = (-1.0, -2.0, 102.0)
"""The window that shows everything: left, top and width in the map's hundredths."""


class Window(NamedTuple):
    """A part of the map on the picture: pixels for a hundredth, its upper left corner and size in pixels.

    `whole` is the size in pixels of all the map at this scale.
    """

    across: float
    down: float
    x: int
    y: int
    width: int
    height: int
    whole: tuple[int, int]

    def at(self, point: tuple[float, float]) -> tuple[int, int]:
        """Return the pixel of a point."""
        return round((point[0] - WHOLE[0]) * self.across) - self.x, round((point[1] - WHOLE[1]) * self.down) - self.y

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Where it lies on the map at this scale."""
        return self.x, self.y, self.x + self.width, self.y + self.height

    @property
    def all(self) -> Window:
        """The window that shows the whole map at this scale."""
        return Window(self.across, self.down, 0, 0, *self.whole, self.whole)


class Mask(NamedTuple):
    """Where one land lies in a window: the upper left corner, and its shape."""

    x: int
    y: int
    image: Image.Image


_HATCH: Final = {0: "/", 1: "\\", 2: "-", 3: "|", 4: "x"}
"""The hatching of each seat's lands."""


@lru_cache(maxsize=16)
def ground(fill: str, line: str, hatch: str, width: int, height: int) -> Image.Image:
    """Return a ground of one colour with one hatching, RGB."""
    image = Image.new("RGB", (width, height), fill)
    draw = ImageDraw.Draw(image)
    far = width + height
    for k in range(-height, far, 26):
        if hatch in "/x":
            draw.line((k + height, 0, k, height), line, 4)
        if hatch in "\\x":
            draw.line((k, 0, k + height, height), line, 4)
        if hatch == "-":
            draw.line((0, k, width, k), line, 4)
        if hatch == "|":
            draw.line((k, 0, k, height), line, 4)
        if hatch == ".":
            for y in range(0, height, 26):
                draw.ellipse((k - 3, y - 3, k + 3, y + 3), line)
    return image


def seat_ground(seat: int, window: Window) -> Image.Image:
    """Return the ground of a seat's lands: its colour and its hatching."""
    colour = palette.SEATS[seat].colour
    fill = palette.mix(colour, palette.LINEN, 0.42)
    return ground(fill, palette.mix(colour, palette.LINEN, 0.06), _HATCH[seat], window.width, window.height)


def free_ground(power: str, window: Window) -> Image.Image:
    """Return the ground of a land without a player: pale, dotted where somebody resists, grey outside the game."""
    if power == "unplayable":
        return ground("#aaa298", "#aaa298", "", window.width, window.height)
    if power == "neutral":
        return ground(palette.LINEN, palette.LINEN, "", window.width, window.height)
    return ground(palette.LINEN_SHADE, "#a08a6c", ".", window.width, window.height)


def _path(shape: Shape, window: Window) -> str:
    points = [((x - WHOLE[0]) * window.across, (y - WHOLE[1]) * window.down) for x, y in shape]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _svg(body: str, window: Window) -> Image.Image:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {window.width} {window.height}">'
    return rasterise(f"{head}{body}</svg>", window.width, window.height)


def sea(window: Window) -> Image.Image:
    """Return the water with its waves and the shallows along the coasts, RGB."""
    return _sea(window.all).crop(window.box)


@lru_cache(maxsize=4)
def _sea(window: Window) -> Image.Image:
    """Return the water with its waves and the shallows along the coasts, RGB."""
    deep = palette.mix(palette.WATER, palette.SEA, 0.28)
    parts = [f'<rect width="{window.width}" height="{window.height}" fill="{palette.WATER}"/>']
    for row, y in enumerate(range(24, window.height, 58)):
        for x in range(20 + 55 * (row % 2), window.width, 110):
            wave = f"M{x} {y}q9 -11 18 0t18 0"
            parts.append(f'<path d="{wave}" fill="none" stroke="{deep}" stroke-width="4" stroke-linecap="round"/>')
    lands = "".join(f'<path d="{_path(shape, window)}Z"/>' for shape in geography.shapes().values())
    for wide, colour in ((26, palette.mix(palette.WATER, palette.LINEN, 0.6)), (11, palette.SEA)):
        parts.append(f'<g fill="{colour}" stroke="{colour}" stroke-width="{wide}" stroke-linejoin="round">{lands}</g>')
    return _svg("".join(parts), window).convert("RGB")


def masks(window: Window) -> dict[str, Mask]:
    """Return where each land lies in the window, for those that lie in it at all."""
    return {
        name: Mask(mask.x - window.x, mask.y - window.y, mask.image)
        for name, mask in _masks(window.all).items()
        if -mask.image.width < mask.x - window.x < window.width
        and -mask.image.height < mask.y - window.y < window.height
    }


@lru_cache(maxsize=4)
def _masks(window: Window) -> dict[str, Mask]:
    found: dict[str, Mask] = {}
    for name, shape in geography.shapes().items():
        points = [window.at(point) for point in shape]
        left, top = min(x for x, _ in points), min(y for _, y in points)
        size = (max(x for x, _ in points) - left + 1, max(y for _, y in points) - top + 1)
        image = Image.new("L", size)
        ImageDraw.Draw(image).polygon([(x - left, y - top) for x, y in points], fill=255, outline=255)
        found[name] = Mask(left, top, image)
    return found


def lines(window: Window) -> Image.Image:
    """Return the borders, RGBA: thin where armies may cross, a ridge where not; and dotted ferry ways."""
    return _lines(window.all).crop(window.box)


@lru_cache(maxsize=4)
def _lines(window: Window) -> Image.Image:
    """Return the borders, RGBA: thin where armies may cross, a ridge where not; and dotted ferry ways."""
    parts: list[str] = []
    for shape, is_open in geography.borders():
        colour, wide = (palette.RIM, 4) if is_open else (palette.EDGE, 11)
        line = f'fill="none" stroke="{colour}" stroke-width="{wide}" stroke-linecap="round"'
        parts.append(f'<path d="{_path(shape, window)}" {line}/>')
    parts += (
        f'<path d="{_path(way, window)}" fill="none" stroke="{palette.EDGE}" stroke-width="6" stroke-dasharray="2 14"'
        f' stroke-linecap="round"/>'
        for way in geography.ferries()
    )
    return _svg("".join(parts), window)
