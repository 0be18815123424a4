"""Renders SVG with resvg. Cached results are shared: never draw on them."""

from functools import lru_cache
from io import BytesIO

import resvg_py
from PIL import Image

from games.kit.art.emblems import paint


def rasterise(svg: str, width: int, height: int) -> Image.Image:
    """Return `svg` rendered at `width` × `height` pixels, RGBA, without its text (see `games.kit.lettering`).

    Raise ValueError if it is not SVG.
    """
    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True)
    return Image.open(BytesIO(drawn)).convert("RGBA")


raster = lru_cache(maxsize=128)(rasterise)
"""`rasterise`, with a cache."""


@lru_cache(maxsize=256)
def sprite(name: str, size: int, fill: str, line: str = "", turn: int = 0, *, mirrored: bool = False) -> Image.Image:
    """Return an emblem as a square of `size` pixels, mirrored, then turned clockwise by `turn` degrees.

    Without `line` it has no outline and no inner lines. Raise KeyError if there is no such emblem.
    """
    drawn = rasterise(paint(name, size, fill, line), size, size)
    if mirrored:
        drawn = drawn.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return drawn.rotate(-turn, Image.Resampling.BICUBIC) if turn else drawn


def panel(width: int, height: int, fill: str, line: str, *, stroke: int = 4, radius: int = 22) -> Image.Image:
    """Return a rounded rectangle with an outline of `stroke` pixels inside its edges."""
    half = stroke / 2
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<rect x="{half}" y="{half}" width="{width - stroke}" height="{height - stroke}" rx="{radius}"'
        f' fill="{fill}" stroke="{line}" stroke-width="{stroke}"/></svg>'
    )
    return raster(svg, width, height)
