"""One thing drawn large above its name, for whoever looks it up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.canvas import Canvas
from games.kit.explained import bare
from games.kit.layout import LOWEST, MARGIN, WIDTH, Box

if TYPE_CHECKING:
    from games.kit.drawing import Drawing

_ROOM: Final = Box(2 * MARGIN, 100, WIDTH - 4 * MARGIN, 500)


def portrait(title: str, draw: Drawing) -> bytes:
    """Return the picture of one thing above its title, without what the title has in brackets."""
    canvas = Canvas(LOWEST)
    draw(canvas, _ROOM)
    middle = (_ROOM.bottom + LOWEST) // 2
    canvas.text(WIDTH // 2, middle, bare(title), size=52, bold=True, anchor="mm", width=_ROOM.w)
    return canvas.png()
