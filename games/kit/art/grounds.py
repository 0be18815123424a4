"""Backgrounds of pictures: planks of walnut, or the embroidered cloth of a final result."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageOps

from games.kit import palette
from games.kit.art import raster, stitches
from games.kit.layout import WIDTH

PLANKS: Final = Path(__file__).parent / "planks.png"
"""Walnut planks in the size of the largest picture, kept as a file because drawing them takes longer than the rest."""
BORDER: Final = Path(__file__).parent / "border.png"
"""The border along the upper edge of a cloth, which has the same length on every cloth."""
_CELL: Final = 7.6
_HEM: Final = 8
_THICK: Final = _CELL * len(stitches.CORNER)
_DEEP: Final = 84
"""Width of the border, including the overlap of the stitches."""


def table(height: int) -> Image.Image:
    """Return a table of this height, with an edge."""
    cut = _kept(PLANKS).crop((0, 0, WIDTH, height))
    ImageDraw.Draw(cut).rectangle((0, 0, WIDTH - 1, height - 1), outline=palette.EDGE, width=12)
    return cut


@lru_cache(maxsize=2)
def _kept(file: Path) -> Image.Image:
    with Image.open(file) as kept:
        return kept.convert("RGB")


@lru_cache(maxsize=1)
def planks() -> bytes:
    """Return the planks as a PNG file."""
    return PLANKS.read_bytes()


@lru_cache(maxsize=4)
def cloth(height: int) -> Image.Image:
    """Return the linen cloth of a final result, with a border of stitches and a star in each corner.

    The upper border is loaded from a file and the left one is drawn; their opposites are mirror images.
    """
    whole = Image.new("RGB", (WIDTH, height), palette.LINEN)
    top, left = _kept(BORDER), border(height).transpose(Image.Transpose.TRANSPOSE)
    right, bottom = (WIDTH - _DEEP, 0), (0, height - _DEEP)
    for band, (x, y) in ((left, (0, 0)), (ImageOps.mirror(left), right), (top, (0, 0)), (ImageOps.flip(top), bottom)):
        box = (x, y, x + band.width, y + band.height)
        whole.paste(ImageChops.darker(whole.crop(box), band), box)
    return whole


def border(long: int) -> Image.Image:
    """Return the border along a side of this length, oriented as along the top, with the stars at both ends."""
    between = long - 2 * (_HEM + _THICK)
    repeats = round(between / _CELL / len(stitches.BORDER[0]))
    rows = stitches.stitch([row * repeats for row in stitches.BORDER], _CELL)
    stretch = between / (repeats * len(stitches.BORDER[0]) * _CELL)
    star = stitches.stitch(stitches.CORNER, _CELL)
    body = "".join(
        (
            f'<rect width="{long}" height="{_DEEP}" fill="{palette.LINEN}"/>',
            f'<g transform="translate({_HEM} {_HEM})">{star}</g>',
            f'<g transform="translate({long - _HEM} {_HEM}) scale(-1 1)">{star}</g>',
            f'<g transform="matrix({stretch:.4f} 0 0 1 {_HEM + _THICK:.4f} {_HEM})">{rows}</g>',
        )
    )
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {long} {_DEEP}">{body}</svg>'
    return raster.rasterise(svg, long, _DEEP).convert("RGB")
