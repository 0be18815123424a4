"""The picture of a term that a player looks up: one large drawing above its title."""

from typing import Final

from games.kit.canvas import Canvas
from games.kit.drawing import Drawing
from games.kit.drawn import Picture
from games.kit.explained import bare
from games.kit.layout import LOWEST, MARGIN, WIDTH, Box
from games.kit.lettering import in_lines, measure

_ROOM: Final = Box(2 * MARGIN, 100, WIDTH - 4 * MARGIN, 500)
_SIZE: Final = 52
_LESS: Final = 42
"""Font sizes of the title: on one line, and on two."""


def portrait(title: str, draw: Drawing) -> Picture:
    """Return the picture of something above its title, from which text in brackets is left out."""
    canvas = Canvas(LOWEST)
    draw(canvas, _ROOM)
    words, middle = bare(title), (_ROOM.bottom + LOWEST) // 2
    size, most = (_SIZE, 1) if measure(words, _LESS, bold=True) <= _ROOM.w else (_LESS, 2)
    lines = in_lines(words, size, _ROOM.w, most, bold=True)
    for index, line in enumerate(lines):
        y = middle + round((index - (len(lines) - 1) / 2) * size * 1.2)
        canvas.text(WIDTH // 2, y, line, size=size, bold=True, anchor="mm", width=_ROOM.w)
    return canvas.drawn()
