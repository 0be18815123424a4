"""One thing drawn large above its name, for whoever looks it up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.cards import height_of
from games.kit.layout import LOWEST, MARGIN, WIDTH, Box
from games.kit.lettering import in_lines, measure

if TYPE_CHECKING:
    from games.kit.cards import Face

_NAME: Final = 120
"""Height of the line with the name."""
_EMBLEM: Final = 420
_PLATE: Final = (580, 500)
_CARD: Final = 340
_SIZE: Final = 52
_LEAST: Final = 42
"""Sizes of the title: on one line, and the least, which those of two lines have."""


def portrait(title: str, *, emblem: str = "", fill: str = palette.LINEN, face: Face | None = None) -> bytes:
    """Return the picture of one thing: a card's `face`, or else an emblem in the colour `fill` on a plate."""
    canvas = Canvas(LOWEST)
    x, y = WIDTH // 2, (LOWEST - _NAME) // 2 + 20
    if face is not None:
        canvas.card(face, x - _CARD // 2, y - height_of(_CARD) // 2, _CARD)
    else:
        wide, tall = _PLATE
        canvas.panel(Box(x - wide // 2, y - tall // 2, wide, tall), palette.EDGE, palette.RIM)
        canvas.sprite(emblem, x, y, _EMBLEM, fill, line=palette.EDGE)
    caption(canvas, LOWEST - 74, title)
    return canvas.png()


def caption(canvas: Canvas, y: int, title: str) -> None:
    """Write the title of one thing below it about the height `y`; a title too long for one line has two."""
    room = WIDTH - 4 * MARGIN
    size = _SIZE if measure(title, _LEAST, bold=True) <= room else _LEAST
    lines = in_lines(title, size, room, 1 if size == _SIZE else 2, bold=True)
    for number, words in enumerate(lines):
        at = y + round((number - (len(lines) - 1) / 2) * size * 1.2)
        canvas.text(WIDTH // 2, at, words, size=size, bold=True, anchor="mm", width=room)
