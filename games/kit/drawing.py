"""Drawings that fill a box of a canvas, for pictures of explanations."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.cards import Face, height_of
from games.kit.layout import CARD_SHAPE, GAP, Box

Drawing: TypeAlias = Callable[[Canvas, Box], None]
"""Draws something in the middle of a box, as large as fits."""


class Sign(NamedTuple):
    """The emblem and colour of something that is not a card."""

    emblem: str
    fill: str = palette.LINEN


def sprites(*emblems: str, colour: str = palette.LINEN) -> Drawing:
    """Return a drawing of emblems side by side."""

    def draw(canvas: Canvas, box: Box) -> None:
        size = min(box.h, (box.w - GAP * (len(emblems) - 1)) // len(emblems))
        left = box.x + (box.w - len(emblems) * size - GAP * (len(emblems) - 1)) // 2
        for place, emblem in enumerate(emblems):
            x = left + place * (size + GAP) + size // 2
            canvas.sprite(emblem, x, box.centre[1], size, colour, line=palette.EDGE)

    return draw


def plated(sign: Sign) -> Drawing:
    """Return a drawing of a sign on a plate."""

    def draw(canvas: Canvas, box: Box) -> None:
        x, y = box.centre
        wide = min(box.w, round(box.h * 1.2))
        canvas.panel(Box(x - wide // 2, box.y, wide, box.h), palette.EDGE, palette.RIM)
        canvas.sprite(sign.emblem, x, y, round(box.h * 0.84), sign.fill, line=palette.EDGE)

    return draw


def faced(face: Face) -> Drawing:
    """Return a drawing of a card."""

    def draw(canvas: Canvas, box: Box) -> None:
        width = min(box.w, int(box.h / CARD_SHAPE))
        x, y = box.centre
        canvas.card(face, x - width // 2, y - height_of(width) // 2, width)

    return draw
