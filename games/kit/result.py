"""Parts of every result picture: the embroidered cloth, the title, and the seats in order of their places."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.layout import GAP, HIGHEST, LOWEST, WIDTH, Box, rows
from games.kit.lettering import in_lines, measure
from games.kit.pieces import write_name

_HEM: Final = 104
_TOP: Final = 188
_TITLE: Final = 136
_TITLE_SIZES: Final = (56, 50, 44, 40, 36)
"""Font sizes of the title; the first that fits is used."""
_TWO_LINES: Final = 44
"""Font size of a title in two lines."""
_SECOND: Final = 52
"""Height of a second line of the title."""
_TALL: Final = 124
"""Greatest height of a line of the standings."""

ROOM: Final = HIGHEST - _TOP - _HEM
"""The greatest height of the contents below the title."""
INNER_WIDTH: Final = WIDTH - 2 * _HEM
"""The width of the contents below the title."""


class ResultLine(NamedTuple):
    """One line of a final result: place from 1, seat, name, and points or a word such as "fool" (may be empty)."""

    place: int
    seat: int
    name: str
    score: str = ""
    emblem: str = ""


def framed(title: str, tall: int) -> tuple[Canvas, Box]:
    """Return a cloth with a title on one or two lines, and the box for its contents: `tall` pixels, at most `ROOM`."""
    size = next((size for size in _TITLE_SIZES if measure(title, size, bold=True) <= INNER_WIDTH), 0)
    lines, size = ([title], size) if size else (in_lines(title, _TWO_LINES, INNER_WIDTH, 2, bold=True), _TWO_LINES)
    below = _SECOND * (len(lines) - 1)
    height = max(LOWEST, _TOP + below + min(ROOM - below, tall) + _HEM)
    canvas = Canvas(height, cloth=True)
    for index, words in enumerate(lines):
        y = _TITLE + _SECOND * index
        canvas.text(WIDTH // 2, y, words, size=size, bold=True, colour=palette.INK, anchor="mm", width=INNER_WIDTH)
    return canvas, Box(_HEM, _TOP + below, INNER_WIDTH, height - _TOP - below - _HEM)


def best_first(places: Sequence[int]) -> list[int]:
    """Return the seats sorted by their places; seats with equal places are ascending."""
    return sorted(range(len(places)), key=lambda seat: (places[seat], seat))


def height_of_standings(count: int) -> int:
    """Return the greatest height of the standings of `count` seats."""
    return _TALL * count + GAP * (count - 1)


def line_panel(canvas: Canvas, box: Box, *, first: bool, radius: int = 22) -> None:
    """Draw the plate of a seat's line, with a golden edge for winners."""
    canvas.panel(box, palette.EDGE, palette.GOLD if first else palette.RIM, stroke=6 if first else 4, radius=radius)


def place_mark(canvas: Canvas, x: int, y: int, place: int, *, size: int = 60) -> None:
    """Draw a place centred at (x, y): a crown for the first, nothing for 0."""
    if place == 1:
        canvas.sprite("crown", x, y, size, palette.MOVE)
    elif place:
        canvas.text(x, y, str(place), size=round(size * 0.8), bold=True, anchor="mm")


def standings(canvas: Canvas, lines: Sequence[ResultLine], box: Box) -> None:
    """Draw the final order, best first, on plates in the middle of `box`."""
    tall = min(_TALL, (box.h - GAP * (len(lines) - 1)) // len(lines))
    used = tall * len(lines) + GAP * (len(lines) - 1)
    places = rows(len(lines), Box(box.x, box.y + (box.h - used) // 2, box.w, used))
    for line, plate in zip(lines, places, strict=True):
        line_panel(canvas, plate, first=line.place == 1)
        y = plate.centre[1]
        place_mark(canvas, plate.x + 56, y, line.place)
        mark = palette.SEATS[line.seat]
        canvas.sprite(mark.shape, plate.x + 132, y, 56, mark.colour)
        right = plate.right - 28
        if line.score:
            right -= canvas.text(right, y, line.score, size=46, bold=True, anchor="rm", width=plate.w // 3) + 20
        if line.emblem:
            canvas.sprite(line.emblem, right - 30, y, 60, palette.LINEN, line=palette.EDGE)
            right -= 80
        write_name(canvas, (plate.x + 180, y), right, line.name, size=46, colour=palette.LINEN)
