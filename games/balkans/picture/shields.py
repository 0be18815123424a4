"""Coats of arms: a shield in the seat's colour, with the kingdom's charge on it or a land's number."""

from functools import cache
from typing import Final

from games.balkans.data.components import KINGDOMS
from games.core.contract import Seat
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.layout import Box

_LION: Final = (
    '<path fill="F" d="M50 4L59 17L73 11L75 26L91 28L86 42L98 52L86 61L90 76L75 78L71 92L58 86L50 98L42 86L29 92L25 78'
    'L10 76L14 61L2 52L14 42L9 28L25 26L27 11L41 17Z"/><path fill="G" d="M31 40L43 46L33 51ZM69 40L57 46L67 51Z'
    'M42 58L58 58L50 67ZM34 76L50 70L66 76L50 82Z"/>'
)
_CROSS: Final = '<path fill="F" d="M38 4L62 4L62 38L96 38L96 62L62 62L62 96L38 96L38 62L4 62L4 38L38 38Z"/>'
_EAGLE: Final = (
    '<path fill="F" d="M50 26L40 6L22 12L34 20L38 36L4 16L10 44L2 46L14 60L10 66L24 70L36 64L30 92L50 80L70 92L64 64'
    'L76 70L90 66L86 60L98 46L90 44L96 16L62 36L66 20L78 12L60 6Z"/>'
)
_CHEVRONS: Final = '<path fill="F" d="M50 6L98 52L98 78L50 34L2 78L2 52ZM50 54L84 86L84 98L50 68L16 98L16 86Z"/>'
_WAVES: Final = (
    '<path fill="none" stroke="F" stroke-width="13" d="M4 26q12 -18 23 0t23 0t23 0t23 0M4 54q12 -18 23 0t23 0t23 0t23 0'
    'M4 82q12 -18 23 0t23 0t23 0t23 0"/>'
)
_CHARGES: Final = (_LION, _CROSS, _EAGLE, _CHEVRONS, _WAVES)
"""The charge of each kingdom."""


@cache
def tincture(seat: Seat) -> tuple[str, str]:
    """Return the colours of a seat's shield and of text on it, with enough contrast."""
    colour = palette.SEATS[seat].colour
    if palette.contrast(colour, palette.INK) >= 6:
        return colour, palette.INK
    return palette.mix(colour, palette.EDGE, 0.35), palette.LINEN


def shield(canvas: Canvas, seat: Seat, x: int, y: int, size: int) -> str:
    """Draw the empty shield of a seat with its middle at (x, y), and return the colour for text on it."""
    colour, ink = tincture(seat)
    canvas.sprite("shield", x, y + 1, size + 8, palette.LINEN)
    canvas.sprite("shield", x, y, size, colour)
    return ink


def coat_of_arms(canvas: Canvas, seat: Seat, kingdom: str, x: int, y: int, size: int) -> None:
    """Draw the coat of arms of a seat, or its empty shield while it has no kingdom."""
    ink = shield(canvas, seat, x, y, size)
    if kingdom:
        half = round(size * 0.29)
        charge = _CHARGES[list(KINGDOMS).index(kingdom)]
        svg(canvas, charge.replace('"G"', f'"{tincture(seat)[0]}"'), ink, x, y - size // 14, 2 * half)


def svg(canvas: Canvas, body: str, fill: str, x: int, y: int, size: int) -> None:
    """Draw an SVG drawing of 100 × 100 units with its middle at (x, y); `F` in it stands for the fill."""
    body = body.replace('"F"', f'"{fill}"')
    markup = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{body}</svg>'
    canvas.svg(markup, Box(x - size // 2, y - size // 2, size, size))
