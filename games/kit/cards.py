"""Cards: linen faces with a large index, and the embroidered back."""

from functools import lru_cache
from math import cos, radians, sin
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from games.kit import lettering, palette
from games.kit.art import stitches
from games.kit.art.raster import rasterise, sprite
from games.kit.layout import CARD_SHAPE, HEAD, NARROWEST, Box
from games.kit.palette import Tint

PAD: Final = 12
"""Transparent margin around the card in its image, for the gold outline of changed cards."""


_FADED: Final = 0.42
"""How much of a faded card is the colour of the table."""


class Suit(NamedTuple):
    """The emblem and colours of a suit, or of another kind of cards."""

    emblem: str
    tint: Tint


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


class Printed(NamedTuple):
    """What is printed on a face, from the upper left corner of the card's image.

    `rank` is its index, if it has one: text, size, left edge and base line. `corner` and `middle` are its emblems:
    name, size and upper left corner.
    """

    rank: tuple[str, int, int, int] | None
    corner: tuple[str, int, int, int]
    middle: tuple[str, int, int, int]


@lru_cache(maxsize=512)
def printed(face: Face, width: int) -> Printed:
    """Return the print on a face of this width."""
    inset = round(width * (0.105 if face.stitched else 0.07))
    column = max(round(width * 0.42), lettering.measure(face.rank, lettering.SMALLEST, bold=True))
    under = PAD + inset
    small, big, across = (0.30, 0.54, 0.60) if face.rank else (0.40, 0.64, 0.56)
    rank = None
    if face.rank:
        head = max(lettering.SMALLEST, round(width * HEAD))
        text, size = lettering.fit(face.rank, column, head, bold=True)
        wide = lettering.measure(text, size, bold=True)
        x = PAD + inset + max(0, round(width * small) - wide) // 2
        under += round(head * 0.76)
        rank = text, size, x, under
        under += round(width * 0.085)
    corner = face.emblem, round(width * small), PAD + inset, under
    big = round(width * big)
    x, y = PAD + round(width * across) - big // 2, PAD + round(height_of(width) * 0.665) - big // 2
    return Printed(rank, corner, (face.pictogram or face.emblem, big, x, y))


def check(width: int) -> None:
    """Raise ValueError for a card so narrow that it could not be read."""
    if width < NARROWEST:
        raise ValueError(f"a card of {width} px: at least {NARROWEST}")


@lru_cache(maxsize=96)
def card(face: Face, width: int) -> Image.Image:
    """Return the card as a shared RGBA image with a transparent margin of `PAD` pixels.

    Raise ValueError below `NARROWEST`, KeyError for an emblem that is not drawn.
    """
    check(width)
    image = _linen(width, stitched=face.stitched, changed=face.changed).copy()
    tint, parts = face.tint, printed(face, width)
    if parts.rank is not None:
        text, size, x, y = parts.rank
        font = lettering.font(size, bold=True)
        ImageDraw.Draw(image).text((x, y), text, tint.text, font, anchor="ls")
    for name, size, x, y in (parts.corner, parts.middle):
        image.alpha_composite(sprite(name, size, tint.fill, tint.line), (x, y))
    return _paler(image) if face.faded else image


def veil(width: int) -> str:
    """Return the SVG of what makes a faded card paler."""
    shade = _rect(width, height_of(width), width * 0.08, 0, "none", 0, palette.TABLE)
    return f'<g opacity="{_FADED}">{shade}</g>'


def full(x: int, y: int, width: int) -> Box:
    """Return the box of a card and its margin, the card's upper left corner being at (x, y)."""
    return Box(x - PAD, y - PAD, width + 2 * PAD, height_of(width) + 2 * PAD)


@lru_cache(maxsize=8)
def back(width: int) -> Image.Image:
    """Return the embroidered back of a card as a shared RGBA image with the same margin as `card`."""
    image = _linen(width, stitched=False, changed=False).copy()
    height = height_of(width)
    image.alpha_composite(rasterise(_svg(width, height, _embroidery(width)), width, height), (PAD, PAD))
    return image


def _embroidery(width: int) -> str:
    height = height_of(width)
    cell = min(width * 0.86 / len(stitches.BACK[0]), height * 0.90 / len(stitches.BACK))
    left = (width - cell * len(stitches.BACK[0])) / 2
    top = (height - cell * len(stitches.BACK)) / 2
    return stitches.stitch(stitches.BACK, cell, left, top)


@lru_cache(maxsize=8)
def back_markup(width: int) -> str:
    """Return the same as an SVG document."""
    _, _, wide, tall = full(0, 0, width)
    linen = _linen_parts(width, stitched=False, changed=False)
    return _svg(wide, tall, f'{linen}<g transform="translate({PAD} {PAD})">{_embroidery(width)}</g>')


_THROWN: Final = ((74, 0.02, 0.34), (-22, 0.30, 0.0), (8, 0.18, 0.06))
"""How each card of a heap is turned, and where it lies, in card widths."""


@lru_cache(maxsize=8)
def thrown(width: int) -> Image.Image:
    """Return a disorderly heap of backs as a shared RGBA image, one and a half cards wide and one card tall."""
    image = Image.new("RGBA", (round(width * 1.5), height_of(width)), (0, 0, 0, 0))
    single = back(round(width * 0.72))
    for turn, x, y in _THROWN:
        turned = single.rotate(turn, Image.Resampling.BICUBIC, expand=True)
        image.paste(turned, (round(x * width), round(y * width)), turned)
    return image


@lru_cache(maxsize=8)
def thrown_markup(width: int) -> str:
    """Return the same as an SVG document."""
    single = round(width * 0.72)
    _, _, wide, tall = full(0, 0, single)
    linen = _linen_parts(single, stitched=False, changed=False)
    first = f'<g id="back">{linen}<g transform="translate({PAD} {PAD})">{_embroidery(single)}</g></g>'
    again = '<use href="#back"/>'
    heap: list[str] = []
    for turn, x, y in _THROWN:
        angle = radians(turn)
        half_wide = (wide * abs(cos(angle)) + tall * abs(sin(angle))) / 2
        half_tall = (wide * abs(sin(angle)) + tall * abs(cos(angle))) / 2
        middle = f"{x * width + half_wide:.1f} {y * width + half_tall:.1f}"
        place = f"translate({middle}) rotate({-turn}) translate({-wide / 2} {-tall / 2})"
        heap.append(f'<g transform="{place}">{again if heap else first}</g>')
    return _svg(round(width * 1.5), height_of(width), "".join(heap))


@lru_cache(maxsize=16)
def _linen(width: int, *, stitched: bool, changed: bool) -> Image.Image:
    """Return the blank card of this width as a shared image: never draw on it."""
    _, _, wide, tall = full(0, 0, width)
    return rasterise(linen_markup(width, stitched=stitched, changed=changed), wide, tall)


@lru_cache(maxsize=64)
def linen_markup(width: int, *, stitched: bool, changed: bool) -> str:
    """Return the blank card of this width with its margin as an SVG document."""
    _, _, wide, tall = full(0, 0, width)
    return _svg(wide, tall, _linen_parts(width, stitched=stitched, changed=changed))


def _linen_parts(width: int, *, stitched: bool, changed: bool) -> str:
    height = height_of(width)
    radius = width * 0.08
    shadow = _rect(width, height, radius, 2, "none", 0, palette.EDGE)
    parts = [f'<g transform="translate(3 7)" opacity="0.6">{shadow}</g>']
    if changed:
        parts.append(_rect(width, height, radius + 6, -6, palette.MOVE, 12))
    parts.append(_rect(width, height, radius, 2, palette.EDGE, 4, palette.LINEN))
    if stitched:
        seam = stitches.frame(width, height, max(10.0, width * 0.062), width * 0.032)
        parts.append(f'<g transform="translate({PAD} {PAD})">{seam}</g>')
    return "".join(parts)


def _rect(width: int, height: int, radius: float, inset: float, line: str, stroke: int, fill: str = "none") -> str:
    return (
        f'<rect x="{PAD + inset}" y="{PAD + inset}" width="{width - 2 * inset}" height="{height - 2 * inset}"'
        f' rx="{radius:.1f}" fill="{fill}" stroke="{line}" stroke-width="{stroke}"/>'
    )


def _svg(width: int, height: int, body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{body}</svg>'


def _paler(image: Image.Image) -> Image.Image:
    shade = Image.new("RGBA", image.size, palette.TABLE)
    paler = Image.blend(image, shade, _FADED)
    paler.putalpha(image.getchannel("A"))
    return paler
