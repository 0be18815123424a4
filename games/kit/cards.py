"""Cards: linen faces with a large index, and the embroidered back."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from PIL import Image, ImageDraw

from games.kit import lettering, palette, stitches
from games.kit.layout import CARD_SHAPE, HEAD, NARROWEST
from games.kit.raster import rasterise, sprite

if TYPE_CHECKING:
    from games.kit.palette import Tint

PAD: Final = 12
"""Transparent margin around the card in its image, for the gold outline of changed cards."""


class Face(NamedTuple):
    """The face of one card.

    `rank` is its index ("10", "A", "13"; may be empty), `emblem` the sprite of its suit or race, `tint` its colours. A
    `stitched` card has the embroidered frame of enchanted cards. `pictogram` is a sprite that replaces the large emblem
    in the middle. `changed` gives it a gold outline; `faded` makes it paler.
    """

    rank: str
    emblem: str
    tint: Tint
    stitched: bool = False
    pictogram: str = ""
    changed: bool = False
    faded: bool = False


def height_of(width: int) -> int:
    """Return the height of a card of `width` pixels."""
    return round(width * CARD_SHAPE)


@lru_cache(maxsize=96)
def card(face: Face, width: int) -> Image.Image:
    """Return the card as a shared RGBA image with a transparent margin of `PAD` pixels.

    Raise ValueError below `NARROWEST`, KeyError for an emblem that is not drawn.
    """
    if width < NARROWEST:
        raise ValueError(f"a card of {width} px: at least {NARROWEST}")
    image = _linen(width, stitched=face.stitched, changed=face.changed).copy()
    tint = face.tint
    inset = round(width * (0.105 if face.stitched else 0.07))
    column = max(round(width * 0.42), lettering.measure(face.rank, lettering.SMALLEST, bold=True))
    under = PAD + inset
    small, big, across = (0.30, 0.54, 0.60) if face.rank else (0.40, 0.64, 0.56)
    if face.rank:
        head = max(lettering.SMALLEST, round(width * HEAD))
        text, size = lettering.fit(face.rank, column, head, bold=True)
        wide = lettering.measure(text, size, bold=True)
        x = PAD + inset + max(0, round(width * small) - wide) // 2
        under += round(head * 0.76)
        ImageDraw.Draw(image).text((x, under), text, tint.text, lettering.font(size, bold=True), anchor="ls")
        under += round(width * 0.085)
    corner = sprite(face.emblem, round(width * small), tint.fill, tint.line)
    image.alpha_composite(corner, (PAD + inset, under))
    big = round(width * big)
    middle = face.pictogram or face.emblem
    at = (PAD + round(width * across) - big // 2, PAD + round(height_of(width) * 0.665) - big // 2)
    image.alpha_composite(sprite(middle, big, tint.fill, tint.line), at)
    return _paler(image) if face.faded else image


@lru_cache(maxsize=8)
def back(width: int) -> Image.Image:
    """Return the embroidered back of a card as a shared RGBA image with the same margin as `card`."""
    image = _linen(width, stitched=False, changed=False).copy()
    height = height_of(width)
    cell = min(width * 0.86 / len(stitches.BACK[0]), height * 0.90 / len(stitches.BACK))
    left = (width - cell * len(stitches.BACK[0])) / 2
    top = (height - cell * len(stitches.BACK)) / 2
    body = stitches.stitch(stitches.BACK, cell, left, top)
    image.alpha_composite(rasterise(_svg(width, height, body), width, height), (PAD, PAD))
    return image


@lru_cache(maxsize=8)
def thrown(width: int) -> Image.Image:
    """Return a disorderly heap of backs as a shared RGBA image, one and a half cards wide and one card tall."""
    image = Image.new("RGBA", (round(width * 1.5), height_of(width)), (0, 0, 0, 0))
    single = back(round(width * 0.72))
    for turn, x, y in ((74, 0.02, 0.34), (-22, 0.30, 0.0), (8, 0.18, 0.06)):
        turned = single.rotate(turn, Image.Resampling.BICUBIC, expand=True)
        image.paste(turned, (round(x * width), round(y * width)), turned)
    return image


@lru_cache(maxsize=16)
def _linen(width: int, *, stitched: bool, changed: bool) -> Image.Image:
    """Return the blank card of this width as a shared image: never draw on it."""
    height = height_of(width)
    radius = width * 0.08
    full_width, full_height = width + 2 * PAD, height + 2 * PAD
    shadow = _rect(width, height, radius, 2, "none", 0, palette.EDGE)
    parts = [f'<g transform="translate(3 7)" opacity="0.6">{shadow}</g>']
    if changed:
        parts.append(_rect(width, height, radius + 6, -6, palette.MOVE, 12))
    parts.append(_rect(width, height, radius, 2, palette.EDGE, 4, palette.LINEN))
    if stitched:
        seam = stitches.frame(width, height, max(10.0, width * 0.062), width * 0.032)
        parts.append(f'<g transform="translate({PAD} {PAD})">{seam}</g>')
    return rasterise(_svg(full_width, full_height, "".join(parts)), full_width, full_height)


def _rect(width: int, height: int, radius: float, inset: float, line: str, stroke: int, fill: str = "none") -> str:
    return (
        f'<rect x="{PAD + inset}" y="{PAD + inset}" width="{width - 2 * inset}" height="{height - 2 * inset}"'
        f' rx="{radius:.1f}" fill="{fill}" stroke="{line}" stroke-width="{stroke}"/>'
    )


def _svg(width: int, height: int, body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{body}</svg>'


def _paler(image: Image.Image) -> Image.Image:
    shade = Image.new("RGBA", image.size, palette.TABLE)
    paler = Image.blend(image, shade, 0.42)
    paler.putalpha(image.getchannel("A"))
    return paler
