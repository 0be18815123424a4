"""One thing drawn large above its name, for whoever looks it up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.cards import height_of
from games.kit.layout import LOWEST, MARGIN, WIDTH, Box

if TYPE_CHECKING:
    from games.kit.cards import Face

_NAME: Final = 120
"""Height of the line with the name."""
_EMBLEM: Final = 420
_PLATE: Final = (580, 500)
_CARD: Final = 340


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
    canvas.text(x, LOWEST - 74, title, size=52, bold=True, anchor="mm", width=WIDTH - 4 * MARGIN)
    return canvas.png()
