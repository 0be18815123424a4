"""Tiles drawn from their data: leaf fields, linen roads with ink edges, brick cities with walls, and monasteries.

A tile is a square of 100 x 100, and turns clockwise by quarters; shields, bags and houses stand upright all the same.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import hypot
from pathlib import Path
from typing import Final

from PIL import Image, ImageOps

from games.carcassonne.data.sides import turned
from games.carcassonne.data.tiles import NUMBER, TILES, Feature, Tile
from games.kit import palette
from games.kit.art import raster
from games.kit.canvas import Canvas
from games.kit.layout import Box

BRICK: Final = "#d08a63"
FIELD: Final = "#446b40"
"""A city and a field differ in brightness too: to some eyes their colours are one."""
_MORTAR: Final = palette.mix(BRICK, palette.INK, 0.3)
_GRASS: Final = palette.mix(FIELD, palette.LINEN, 0.28)
_SEAM: Final = palette.mix(FIELD, palette.INK, 0.55)
STORED: Final = 144
"""Size in which the tiles of a board are kept, to be scaled down from."""
_FAINT: Final = 0.4
"""How much of the ground shows through a tile that does not lie there yet."""
KEPT: Final = Path(__file__).parent / "tiles.png"
"""All tiles in this size, a row each, as they lie and turned by one, two and three quarters: to draw one takes ten
times as long as to scale it and lay it down."""

_CORNERS: Final = ((0, 0), (100, 0), (100, 100), (0, 100))
"""Where each edge begins, clockwise from the north."""
_MIDDLES: Final = ((50, 0), (100, 50), (50, 100), (0, 50))
_BAG_AT: Final = ((20, 20), (80, 20), (80, 80), (20, 80))
"""Where a bag may stand: near the corner at which each edge begins."""
_STRIPE: Final = 9
"""Width of the stripes in which those who share something own it."""
_TUFTS: Final = ((16, 34), (38, 80), (84, 44), (66, 88), (60, 22), (22, 62))

_HOUSE: Final = (
    f'<path fill="{palette.LINEN}" stroke="{palette.INK}" stroke-width="4" stroke-linejoin="round"'
    ' d="M-13 14L-13 -2L0 -14L13 -2L13 14Z"/>'
    f'<path fill="{palette.EMBROIDERY}" stroke="{palette.INK}" stroke-width="4" stroke-linejoin="round"'
    ' d="M-18 0L0 -17L18 0Z"/>'
)
_MONASTERY: Final = (
    f'<path fill="{palette.LINEN}" stroke="{palette.INK}" stroke-width="4" stroke-linejoin="round"'
    ' d="M-25 24L-25 -2L0 -20L25 -2L25 24Z"/>'
    f'<path fill="{palette.EMBROIDERY}" stroke="{palette.INK}" stroke-width="4" stroke-linejoin="round"'
    ' d="M-31 0L0 -25L31 0L22 5L0 -11L-22 5Z"/>'
    f'<path fill="none" stroke="{palette.INK}" stroke-width="13" d="M0 -42L0 -16M-12 -33L12 -33"/>'
    f'<path fill="none" stroke="{palette.MOVE}" stroke-width="6" d="M0 -39L0 -18M-9 -33L9 -33"/>'
    f'<path fill="{palette.INK}" d="M-7 24L-7 12A7 7 0 0 1 7 12L7 24Z"/>'
)
_SHIELD: Final = (
    f'<path fill="{palette.SEA}" stroke="{palette.LINEN}" stroke-width="4.5"'
    ' d="M-12 -14L12 -14L12 0C12 9 6 14 0 17C-6 14 -12 9 -12 0Z"/>'
    f'<path fill="none" stroke="{palette.MOVE}" stroke-width="4.5" d="M0 -12L0 14M-10 -3L10 -3"/>'
)
_BAG: Final = (
    f'<path fill="{palette.GOLD}" stroke="{palette.INK}" stroke-width="4.5" stroke-linejoin="round"'
    ' d="M-9 -16L9 -16L5 -8C16 -2 18 17 9 17L-9 17C-18 17 -16 -2 -5 -8Z"/>'
    f'<path fill="none" stroke="{palette.INK}" stroke-width="5" stroke-linecap="round" d="M-7 -8L7 -8"/>'
)


@cache
def markup(name: str, turn: int) -> str:
    """Return the SVG of a tile, turned clockwise by `turn` quarters."""
    tile = TILES[NUMBER[name]]
    ground = "".join([*_roads(tile), *_cities(tile)])
    upright = "".join(
        f'<g transform="translate({x} {y})">{drawing}</g>'
        for drawing, at in _ornaments(tile)
        for x, y in [turned(at, turn)]
    )
    tufts = "".join(f"M{x - 5} {y}L{x - 2} {y - 6}L{x} {y}L{x + 3} {y - 6}L{x + 5} {y}" for x, y in _TUFTS)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<rect width="100" height="100" fill="{FIELD}"/>'
        f'<path fill="none" stroke="{_GRASS}" stroke-width="2.4" stroke-linejoin="round" d="{tufts}"/>'
        f'<g transform="rotate({90 * turn} 50 50)">{ground}</g>{upright}'
        f'<rect width="100" height="100" fill="none" stroke="{_SEAM}" stroke-width="2.5"/></svg>'
    )


@lru_cache(maxsize=320)
def tint(feature: Feature, turn: int, colours: tuple[str, ...]) -> str:
    """Return what makes a city or road of a tile its owners', as an SVG document to lie over it; "" for other kinds."""
    stripes, paint = "", colours[0]
    if len(colours) > 1:
        drawn = "".join(
            f'<rect x="{_STRIPE * number}" width="{_STRIPE}" height="{_STRIPE}" fill="{colour}"/>'
            for number, colour in enumerate(colours)
        )
        size = f'width="{_STRIPE * len(colours)}" height="{_STRIPE}" patternTransform="rotate(45)"'
        name = "".join(colours).replace("#", "s")  # of one picture, equal stripes have equal names
        stripes = f'<pattern id="{name}" patternUnits="userSpaceOnUse" {size}>{drawn}</pattern>'
        paint = f"url(#{name})"
    if feature.kind == "city":
        body, _ = _city(sorted({port // 3 for port in feature.ports}))
        how = f'fill="{paint}" opacity="0.6" d="{body}"'
    elif feature.kind == "road":
        how = f'fill="none" stroke="{paint}" stroke-width="7" opacity="0.8" d="{_road(feature)}"'
    else:
        return ""
    turned = f'<path transform="rotate({90 * turn} 50 50)" {how}/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{stripes}{turned}</svg>'


def _roads(tile: Tile) -> Iterator[str]:
    roads = [_road(feature) for feature in tile.features if feature.kind == "road"]
    for colour, width in ((palette.INK, 17), (palette.LINEN, 9)):
        for d in roads:
            yield f'<path fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" d="{d}"/>'


def _road(feature: Feature) -> str:
    """Return the course of a road, from edge to edge or from an edge to the middle."""
    sides = [port // 3 for port in feature.ports]
    ends = [_inside(side, -20) for side in sides]  # beyond the edge, so that round ends of roads do not show
    start = f"M{ends[0]}"
    if len(sides) == 1:
        return f"{start}L50 50"
    near = [_inside(side, 22) for side in sides]
    return f"{start}L{near[0]}Q50 50 {near[1]}L{ends[1]}"


def _inside(side: int, depth: int) -> str:
    x, y = _MIDDLES[side]
    return f"{x + (50 - x) * depth // 50} {y + (50 - y) * depth // 50}"


def _cities(tile: Tile) -> Iterator[str]:
    for feature in tile.features:
        if feature.kind == "city":
            sides = sorted({port // 3 for port in feature.ports})
            body, walls = _city(sides)
            yield f'<path fill="{BRICK}" d="{body}"/>'
            yield f'<path fill="none" stroke="{_MORTAR}" stroke-width="2.4" d="{_courses(sides)}"/>'
            for colour, width, dashes in ((palette.INK, 8.5, ""), (palette.LINEN_SHADE, 3.6, "5 4")):
                yield (
                    f'<path fill="none" stroke="{colour}" stroke-width="{width}" stroke-dasharray="{dashes or "none"}"'
                    f' d="{walls}"/>'
                )


def _city(sides: Sequence[int]) -> tuple[str, str]:
    """Return the outline of a city that has these edges, and the walls between them."""
    body, walls = "", ""
    for number, side in enumerate(sides):
        following = sides[(number + 1) % len(sides)]
        gap = (following - side - 1) % 4 if len(sides) > 1 else 3
        inset = 5 if gap == 3 else 0
        start, end = _along(side, inset), _along(side, 100 - inset)
        body += f"{'L' if body else 'M'}{start}L{end}"
        if gap:
            curve = _wall(side, following, gap)
            body += curve
            walls += f"M{end}{curve}"
    return body + "Z", walls


def _along(side: int, far: int) -> str:
    """Return a point of an edge, `far` percent along it clockwise."""
    (x, y), (u, v) = _CORNERS[side], _CORNERS[(side + 1) % 4]
    return f"{x + (u - x) * far / 100:g} {y + (v - y) * far / 100:g}"


def _wall(side: int, following: int, gap: int) -> str:
    """Return the wall from the end of one edge to the beginning of the next, round `gap` edges that are not city."""
    if gap == 3:
        return _bent(side, ((70, 37), (30, 37), (5, 0)))
    if gap == 2:
        return _bent(side, ((62, 24), (24, 62), (0, 100))) if following == (side - 1) % 4 else ""
    return _bent((side + 1) % 4, ((24, 32), (76, 32), (100, 0)))


def _bent(side: int, points: Sequence[tuple[int, int]]) -> str:
    """Return a curve given for the north edge, as it is at another edge."""
    told = [turned(point, side) for point in points]
    return "C" + " ".join(f"{x} {y}" for x, y in told)


def _courses(sides: Sequence[int]) -> str:
    """Return a few bricks near the edges of a city."""
    bricks = {1: ((28, 5), (62, 5), (44, 13))}.get(len(sides), ((20, 6), (50, 6), (80, 6), (35, 16), (65, 16)))
    told: list[str] = []
    for side in sides:
        for x, y in bricks:
            (a, b), (c, d) = turned((x - 7, y), side), turned((x + 7, y), side)
            told.append(f"M{a} {b}L{c} {d}")
    return "".join(told)


def _ornaments(tile: Tile) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield what stands upright on a tile, and where before it is turned."""
    ends = [feature for feature in tile.features if feature.kind == "road" and len(feature.ports) == 1]
    if len(ends) > 1:
        yield _HOUSE, (50, 50)
    for feature in tile.features:
        if feature.kind == "monastery":
            yield _MONASTERY, (50, 54)
        if feature.pennants:
            side = feature.ports[0] // 3
            yield _SHIELD, turned((50, 24), side)
    if tile.bag:
        yield _BAG, _free_corner(tile)


def _free_corner(tile: Tile) -> tuple[int, int]:
    """Return the corner that is farthest from figures and from the ends of roads; beside a city only if all are."""
    busy = [feature.at for feature in tile.features]
    busy += [_MIDDLES[port // 3] for feature in tile.features if feature.kind == "road" for port in feature.ports]

    def freedom(side: int) -> tuple[bool, float]:
        x, y = _BAG_AT[side]
        walled = "C" in (tile.edges[side], tile.edges[side - 1])
        return not walled, min(hypot(x - a, y - b) for a, b in busy)

    return _BAG_AT[max(range(4), key=freedom)]


@cache
def _kept() -> Image.Image:
    with Image.open(KEPT) as kept:
        kept.load()
        return kept


@lru_cache(maxsize=320)
def stored(name: str, turn: int) -> Image.Image:
    """Return a tile as it is kept, cached and shared: never draw on it."""
    left, top = STORED * turn, STORED * NUMBER[name]
    return _kept().crop((left, top, left + STORED, top + STORED)).convert("RGB")


@lru_cache(maxsize=320)
def small(name: str, turn: int, size: int) -> Image.Image:
    """Return a tile of a board as a square of `size` pixels, cached and shared: never draw on it."""
    return ImageOps.contain(stored(name, turn), (size, size), Image.Resampling.LANCZOS)


@lru_cache(maxsize=10)
def large(name: str, turn: int, size: int) -> Image.Image:
    """Return a tile drawn at its full size, cached and shared: never draw on it."""
    return raster.rasterise(markup(name, turn), size, size).convert("RGB")


def paste(canvas: Canvas, name: str, turn: int, box: Box, *, sharp: bool = False) -> None:
    """Draw a tile in a square box, from the stored ones or, if it shall be `sharp`, at its full size."""
    canvas.paste((large if sharp else small)(name, turn, box.w), box.x, box.y, markup(name, turn))


@lru_cache(maxsize=320)
def ghost(name: str, turn: int, size: int, ground: str) -> Image.Image:
    """Return a tile as it would lie on a spot, faint on this ground; cached and shared: never draw on it."""
    drawn = small(name, turn, size)
    return Image.blend(drawn, Image.new("RGB", drawn.size, ground), _FAINT)


@cache
def ghost_markup(name: str, turn: int, ground: str) -> str:
    """Return the same as SVG."""
    start, body = markup(name, turn).split(">", 1)
    veil = f'<rect width="100" height="100" fill="{ground}" opacity="{_FAINT}"/></svg>'
    return f"{start}>{body.removesuffix('</svg>')}{veil}"
