"""Pictures of explanations: rows of drawings, each with a few words beside it."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.drawing import Drawing, Sign, sprites
from games.kit.drawn import Picture
from games.kit.layout import GAP, HIGHEST, LOWEST, MARGIN, Box, whole
from games.kit.lettering import in_lines, measure

_PAD: Final = 20
_SIZES: Final = (40, 36, 34)
_LEADING: Final = 1.2


class Shown(NamedTuple):
    """A row: `draw` gets a box of `wide` × `tall` pixels; `text` is written beside it, `end` at the end of the row."""

    draw: Drawing
    text: str
    wide: int = 250
    tall: int = 150
    end: str = ""


def explained(rows: Sequence[Shown]) -> Picture:
    """Return the picture of these rows, with their texts aligned. Raise ValueError if they do not fit one picture."""
    wide = max(row.wide for row in rows)
    tall = sum(row.tall + 2 * _PAD for row in rows) + GAP * (len(rows) - 1)
    if tall > HIGHEST - 2 * MARGIN:
        raise ValueError(f"{len(rows)} rows need {tall} px of {HIGHEST - 2 * MARGIN}")
    canvas = Canvas(max(LOWEST, tall + 2 * MARGIN))
    box = whole(canvas.height)
    more = (box.h - tall) // len(rows)
    y = box.y
    for row in rows:
        line = Box(box.x, y, box.w, row.tall + 2 * _PAD + more)
        canvas.panel(line, palette.EDGE, palette.RIM)
        row.draw(
            canvas, Box(line.x + _PAD + (wide - row.wide) // 2, line.centre[1] - row.tall // 2, row.wide, row.tall)
        )
        room = line.cut(left=2 * _PAD + wide, right=_PAD)
        if row.end:
            room = room.cut(right=_PAD + canvas.text(room.right, room.centre[1], row.end, bold=True, anchor="rm"))
        words(canvas, row.text, room)
        y = line.bottom + GAP
    return canvas.drawn()


def words(canvas: Canvas, text: str, box: Box) -> None:
    """Write a text in lines, in the middle of a box's height, in the largest size that fits."""
    size, lines = _SIZES[-1], [text]
    for size in _SIZES:
        lines = in_lines(text, size, box.w, max(1, int(box.h / (size * _LEADING))))
        if measure(lines[-1], size) <= box.w:
            break
    step = round(size * _LEADING)
    y = box.centre[1] - step * (len(lines) - 1) // 2
    for number, line in enumerate(lines):
        canvas.text(box.x, y + step * number, line, size=size, width=box.w)


def signs(titled: Iterable[tuple[str, Sign]]) -> Picture:
    """Return a picture of signs with their titles."""
    return explained([Shown(sprites(emblem, colour=fill), bare(title), 90, 50) for title, (emblem, fill) in titled])


def bare(title: str) -> str:
    """Return a title without the description in brackets, which a drawing makes unnecessary."""
    return title.partition(" (")[0]
