"""Arrows on the map that show where troops went in the last order."""

from collections.abc import Sequence
from math import hypot
from typing import Final

from games.balkans.data import geography
from games.balkans.picture.ground import Window
from games.balkans.rules.public import Step
from games.kit import palette
from games.kit.art.raster import rasterise
from games.kit.canvas import Canvas

_SHAFT: Final = 12
_HEAD: Final = 34
_OFF: Final = 26
"""Distance between an arrow's start and the middle of its place, in pixels."""


def draw(canvas: Canvas, window: Window, origin: tuple[int, int], trail: Sequence[Step], short: int) -> None:
    """Draw an arrow for each step in the colour of its seat, ending `short` pixels before its destination."""
    if not trail:
        return
    ends = [window.at(geography.middle(name)) for step in trail for name in (step.origin, step.to)]
    left, top = (max(0, min(side) - _HEAD) for side in zip(*ends, strict=True))
    right, bottom = (max(side) + _HEAD for side in zip(*ends, strict=True))
    wide, tall = min(window.width, right) - left, min(window.height, bottom) - top
    if min(wide, tall) <= 0:
        return
    parts = "".join(_arrow(step, window, short) for step in trail)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {wide} {tall}">'
    markup = f"{head}{parts}</svg>"
    canvas.paste(rasterise(markup, wide, tall), origin[0] + left, origin[1] + top, markup)


def _arrow(step: Step, window: Window, short: int) -> str:
    (ax, ay), (bx, by) = (window.at(geography.middle(name)) for name in (step.origin, step.to))
    length = max(1.0, hypot(bx - ax, by - ay))
    ux, uy = (bx - ax) / length, (by - ay) / length
    off, end = min(_OFF, length / 5), min(short, length * 0.4)
    ax, ay, bx, by = ax + ux * off, ay + uy * off, bx - ux * end, by - uy * end
    neck_x, neck_y = bx - ux * _HEAD, by - uy * _HEAD
    wide = _HEAD * 0.6
    tip = (
        f"M{bx:.0f} {by:.0f}L{neck_x - uy * wide:.0f} {neck_y + ux * wide:.0f}"
        f"L{neck_x + uy * wide:.0f} {neck_y - ux * wide:.0f}Z"
    )
    shaft = f"M{ax:.0f} {ay:.0f}L{neck_x:.0f} {neck_y:.0f}"
    colour = palette.mix(palette.SEATS[step.seat].colour, palette.EDGE, 0.12)
    return (
        f'<g stroke-linejoin="round" stroke-linecap="round"><path d="{shaft}" stroke="{palette.LINEN}"'
        f' stroke-width="{_SHAFT + 10}"/><path d="{tip}" fill="{palette.LINEN}" stroke="{palette.LINEN}"'
        f' stroke-width="10"/><path d="{shaft}" stroke="{colour}" stroke-width="{_SHAFT}"/>'
        f'<path d="{tip}" fill="{colour}"/></g>'
    )
