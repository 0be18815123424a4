"""The wooden figures: meeples on the board, and meeples, couriers and robbers on the score track.

Each is in its seat's colour with the seat's shape on it. A farmer lies on its side.
"""

from functools import cache, lru_cache
from typing import Final, Literal, TypeAlias

from PIL import Image

from games.core.contract import Seat
from games.kit import palette
from games.kit.art import emblems, raster
from games.kit.canvas import Canvas

Piece: TypeAlias = Literal["meeple", "farmer", "courier", "robber"]

_WOOD: Final = f'stroke="{palette.EDGE}" stroke-width="9" stroke-linejoin="round" paint-order="stroke"'
_DRAWN: Final[dict[Piece, tuple[str, tuple[float, float], float]]] = {
    "meeple": (
        (
            f'<path {_WOOD} d="M50 5A16 16 0 0 1 63 31C80 35 96 46 95 58C94 66 84 66 74 65L86 95L57 95L50 82'
            'L43 95L14 95L26 65C16 66 6 66 5 58C4 46 20 35 37 31A16 16 0 0 1 50 5Z"/>'
        ),
        (0.5, 0.54),
        0.37,
    ),
    "courier": (
        (
            f'<path {_WOOD} d="M6 22L94 22L94 90L6 90Z"/>'
            f'<path fill="none" stroke="{palette.EDGE}" stroke-width="7" d="M8 24L50 10L92 24"/>'
        ),
        (0.5, 0.57),
        0.46,
    ),
    "robber": (
        (
            f'<path {_WOOD} d="M50 4C74 8 84 26 82 42C92 54 96 74 96 95L4 95C4 74 8 54 18 42C16 26 26 8 50 4Z"/>'
            f'<path fill="{palette.EDGE}" d="M25 24C36 18 64 18 75 24L75 40C66 46 58 42 50 36C42 42 34 46 25 40Z"/>'
            f'<path fill="{palette.LINEN}" d="M32 28L44 30L42 36L34 35ZM68 28L56 30L58 36L66 35Z"/>'
        ),
        (0.5, 0.69),
        0.4,
    ),
}
_DRAWN["farmer"] = _DRAWN["meeple"]


@cache
def figure_markup(piece: Piece, seat: Seat) -> str:
    """Return a figure as an SVG document."""
    drawing, (across, down), share = _DRAWN[piece]
    mark = palette.SEATS[seat]
    wood = f'<g fill="{mark.colour}">{drawing}</g>'
    if piece == "farmer":
        wood, across, down = f'<g transform="rotate(-90 50 50)">{wood}</g>', down, across
    size = 108 * share
    place = f'x="{108 * across - 4 - size / 2:.2f}" y="{108 * down - 4 - size / 2:.2f}" width="{size:.2f}"'
    shape = emblems.paint(mark.shape, 40, palette.EDGE).replace("<svg ", f'<svg {place} height="{size:.2f}" ', 1)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 108 108">{wood}{shape}</svg>'


@lru_cache(maxsize=128)
def figure(piece: Piece, seat: Seat, size: int) -> Image.Image:
    """Return a figure as a square of `size` pixels, cached and shared: never draw on it."""
    drawing, (across, down), share = _DRAWN[piece]
    mark = palette.SEATS[seat]
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 108 108"><g fill="{mark.colour}">{drawing}</g></svg>'
    drawn = raster.rasterise(svg, size, size)
    if piece == "farmer":
        drawn = drawn.rotate(90)
        across, down = down, across
    shape = raster.sprite(mark.shape, round(size * share), palette.EDGE)
    place = round(size * across - shape.width / 2), round(size * down - shape.height / 2)
    drawn.paste(shape, place, shape)
    return drawn


def paste(canvas: Canvas, piece: Piece, seat: Seat, x: int, y: int, size: int) -> None:
    """Draw a figure of `size` pixels with its upper left corner at (x, y)."""
    canvas.paste(figure(piece, seat, size), x, y, figure_markup(piece, seat))
