"""Single signs of the map and of the rows below it, for the legend and the glossary."""

from typing import Final

from games.balkans.picture.ground import NEUTRAL, SOVEREIGN, sample
from games.balkans.picture.shields import shield, svg
from games.balkans.picture.tokens import GATE, SHIP, STONE, TENT
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.layout import Box

_PLAIN: Final = {
    "tower": STONE,
    "coin": palette.GOLD,
    "fire": palette.EMBROIDERY,
    "skull": palette.EDGE,
    "star": palette.LINEN,
    "cards": palette.LINEN,
    "hourglass": palette.LINEN,
    "flag": palette.MOVE,
}
_OWN: Final = {"tent": (TENT, palette.LINEN), "ship": (SHIP, palette.SEATS[1].colour), "gate": (GATE, palette.GOLD)}
_PILLS: Final = {"person": palette.LINEN, "horse": palette.LINEN, "crown": palette.MOVE}


def draw(canvas: Canvas, name: str, x: int, y: int, size: int) -> None:
    """Draw a sign with its middle at (x, y)."""
    half = size // 2
    box = Box(x - half, y - half, size, size)
    if name in _PLAIN:
        canvas.sprite(name, x, y, size, _PLAIN[name], line=palette.LINEN if name == "skull" else palette.EDGE)
    elif name in _OWN:
        body, fill = _OWN[name]
        svg(canvas, body, fill, x, y, size)
    elif name in _PILLS or name == "siege":
        line = palette.EMBROIDERY if name == "siege" else palette.SEATS[0].colour
        canvas.panel(box, palette.EDGE, line, stroke=6, radius=half)
        emblem = "swords" if name == "siege" else name
        canvas.sprite(emblem, x, y, size * 2 // 3, _PILLS.get(name, palette.LINEN))
    elif name == "shield":
        shield(canvas, 0, x, y, size)
    elif name == "dots":
        canvas.paste(sample(SOVEREIGN, size), box.x, box.y)
    elif name == "wall":
        canvas.paste(sample(NEUTRAL, size), box.x, box.y)
        canvas.line(((x - half // 2, box.y), (x + half // 2, box.bottom - 1)), palette.EDGE, 11)
    elif name == "arrow":
        canvas.sprite("arrow", x, y, size, palette.SEATS[0].colour, line=palette.LINEN)
    elif name == "ring":
        canvas.ellipse(box, line=palette.MOVE, stroke=8)
    else:
        canvas.panel(box.cut(top=size // 5, bottom=size // 5), palette.EDGE, palette.MOVE, stroke=6, radius=12)
