"""Pictures that explain: lines of signs with their meaning, and one thing drawn large."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.cards import Face, height_of
from games.kit.layout import GAP, HIGHEST, LOWEST, WIDTH, Box, whole
from games.kit.lettering import in_lines, measure

if TYPE_CHECKING:
    from collections.abc import Sequence

_LINE: Final = 96
"""Height of a line that explains a sign."""
_SIGN: Final = 60
_CARD: Final = 120
_SIZE: Final = 40
_LARGE: Final = 420
_LARGE_CARD: Final = 340

MOST: Final = (HIGHEST - 56 + GAP) // (_LINE + GAP)
"""The most signs that one picture explains."""


class Sign(NamedTuple):
    """A sign and what it means, in few words: an emblem, or a card's `face`."""

    emblem: str
    meaning: str
    fill: str = palette.LINEN
    face: Face | None = None


def legend(signs: Sequence[Sign]) -> bytes:
    """Return the picture of up to `MOST` signs, one below the other, each with its meaning beside it.

    Cards take more room than emblems: seven of them fill a picture. Raise ValueError for more than fit.
    """
    heights = [_LINE if sign.face is None else height_of(_CARD) + 8 for sign in signs]
    tall = sum(heights) + GAP * (len(signs) - 1)
    canvas = Canvas(max(LOWEST, min(HIGHEST, tall + 56)))
    box = whole(canvas.height)
    if tall > box.h:
        raise ValueError(f"{len(signs)} signs need {tall} px of {box.h}")
    y = box.y + (box.h - tall) // 2
    for sign, height in zip(signs, heights, strict=True):
        _line(canvas, sign, Box(box.x, y, box.w, height))
        y += height + GAP
    return canvas.png()


def _line(canvas: Canvas, sign: Sign, line: Box) -> None:
    canvas.panel(line, palette.EDGE, palette.RIM)
    middle, y = line.x + 84, line.centre[1]
    if sign.face is not None:
        canvas.card(sign.face, middle - _CARD // 2, y - height_of(_CARD) // 2, _CARD)
    else:
        canvas.sprite(sign.emblem, middle, y, _SIGN, sign.fill, line=palette.EDGE)
    _written(canvas, sign.meaning, line.cut(left=176, right=24), size=_SIZE)


def _written(canvas: Canvas, text: str, box: Box, *, size: int, anchor: str = "l") -> None:
    """Write a text in the middle of a box's height: in one line, or in as many smaller ones as there is room for."""
    if measure(text, size) <= box.w:
        lines, step = [text], 0
    else:
        size, step = 34, 42
        lines = in_lines(text, size, box.w, max(2, box.h // step))
    x = box.x if anchor == "l" else box.centre[0]
    y = box.centre[1] - step * (len(lines) - 1) // 2
    for number, line in enumerate(lines):
        canvas.text(x, y + step * number, line, size=size, anchor=f"{anchor}m", width=box.w)


def portrait(title: str, *, emblem: str = "", fill: str = palette.LINEN, face: Face | None = None) -> bytes:
    """Return the picture of one thing, drawn large above its name: a card's `face`, or an emblem."""
    canvas = Canvas(LOWEST)
    x, y = WIDTH // 2, (LOWEST - 120) // 2 + 20
    if face is not None:
        canvas.card(face, x - _LARGE_CARD // 2, y - height_of(_LARGE_CARD) // 2, _LARGE_CARD)
    elif emblem:
        canvas.panel(Box(x - 290, y - 250, 580, 500), palette.EDGE, palette.RIM)
        canvas.sprite(emblem, x, y, _LARGE, fill, line=palette.EDGE)
    name = Box(40, LOWEST - 120, WIDTH - 80, 90)
    _written(canvas, title, name, size=48, anchor="m")
    return canvas.png()
