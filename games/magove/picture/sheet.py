"""The score sheet: a column for each seat and a row for each round."""

from collections.abc import Sequence
from typing import Final

from games.core.localizer import Localizer, signed
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.layout import Box
from games.kit.lettering import measure
from games.magove.rules.events import Score
from games.magove.views.view import MagoveView

HEAD: Final = 58
"""Height of the line with the seats."""
CAPTION: Final = 48
"""Height of the line that explains the cells."""
_NUMBERS: Final = 66
"""Width of the column of round numbers."""
_ONE_LINE: Final = 46
_TWO_LINES: Final = 82
"""Heights of a row."""
PAD: Final = 12
"""Space inside the sheet and its cells."""
_SIZE: Final = 34
_QUIET: Final = palette.mix(palette.INK, palette.LINEN, 0.25)
_MET: Final = palette.mix(palette.LINEN, palette.LEAF, 0.3)


def height_of_sheet(rounds: Sequence[Sequence[Score]], seats: int, width: int) -> int:
    """Return the height of a sheet of these rounds and this width."""
    return HEAD + CAPTION + len(rounds) * row_height(rounds, column_of(seats, width)) + PAD


def column_of(seats: int, width: int) -> int:
    """Return the width of a seat's column in a sheet of this width."""
    return (width - _NUMBERS - PAD) // seats


def row_height(rounds: Sequence[Sequence[Score]], column: int) -> int:
    """Return the height of a row: one line if bid, tricks and total fit side by side in every cell."""
    return _ONE_LINE if all(_abreast(score) <= column for scores in rounds for score in scores) else _TWO_LINES


def _abreast(score: Score) -> int:
    """Return the width of a cell with bid, tricks and total side by side."""
    result, total = f"{score.bid}/{score.tricks}", signed(score.total)
    return measure(result, _SIZE) + measure(total, _SIZE, bold=not score.missed_by) + 3 * PAD


def sheet(
    canvas: Canvas, view: MagoveView, box: Box, localizer: Localizer, *, fresh: bool = False, numbered: bool = False
) -> None:
    """Draw as many of the latest rounds as fit at the top of `box`; a `fresh` last row has a gold outline.

    A cell holds bid / tricks won and the total; it is green and bold if the bid was met. A caption explains it. If
    `numbered`, a second line says which rounds are shown where some are missing.
    """
    column = column_of(view.seats, box.w)
    tall = row_height(view.sheet, column)
    room = box.h - HEAD - CAPTION - PAD
    cut = CAPTION if numbered and len(view.sheet) * tall > room else 0
    first = max(0, len(view.sheet) - (room - cut) // tall)
    shown = view.sheet[first:]
    paper = Box(box.x, box.y, box.w, HEAD + CAPTION + cut + len(shown) * tall + PAD)
    canvas.panel(paper, palette.LINEN, palette.EDGE, radius=16)
    canvas.touch(paper, term="sheet")
    canvas.panel(Box(paper.x, paper.y, paper.w, HEAD), palette.EDGE, palette.RIM, radius=16)
    for seat in range(view.seats):
        own = palette.SEATS[seat]
        canvas.sprite(own.shape, paper.x + _NUMBERS + seat * column + column // 2, paper.y + HEAD // 2, 38, own.colour)
    caption = Box(paper.x + PAD, paper.y + HEAD, paper.w - 2 * PAD, CAPTION)
    canvas.text(*caption.centre, localizer("picture-cells"), size=_SIZE, colour=_QUIET, anchor="mm", width=caption.w)
    if cut:
        caption = Box(caption.x, caption.bottom, caption.w, cut)
        words = localizer("picture-rounds", first=first + 1, last=len(view.sheet))
        canvas.text(*caption.centre, words, size=_SIZE, colour=_QUIET, anchor="mm", width=caption.w)
    for seat in range(1, view.seats):
        canvas.panel(
            Box(paper.x + _NUMBERS + seat * column - 2, caption.bottom, 4, paper.bottom - caption.bottom - PAD // 2),
            *(palette.LINEN_SHADE, palette.LINEN_SHADE),
            stroke=2,
            radius=1,
        )
    for index, scores in enumerate(shown):
        row = Box(paper.x, caption.bottom + index * tall + PAD // 2, paper.w, tall)
        if fresh and index == len(shown) - 1:
            canvas.panel(Box(row.x + 4, row.y - 1, row.w - 8, row.h + 2), palette.LINEN, palette.MOVE, stroke=6)
        number = str(first + index + 1)
        canvas.text(row.x + _NUMBERS // 2 + 2, row.centre[1], number, size=_SIZE, colour=_QUIET, anchor="mm")
        for score in scores:
            _cell(canvas, score, Box(row.x + _NUMBERS + score.seat * column, row.y, column, tall))


def _cell(canvas: Canvas, score: Score, box: Box) -> None:
    met = not score.missed_by
    if met:
        canvas.panel(Box(box.x + 3, box.y + 3, box.w - 6, box.h - 6), _MET, palette.LEAF, radius=10)
    result, total = f"{score.bid}/{score.tricks}", signed(score.total)
    room = box.w - 2 * PAD
    if box.h == _ONE_LINE:
        y = box.centre[1]
        canvas.text(box.x + PAD, y, result, size=_SIZE, colour=palette.INK, width=room)
        canvas.text(box.right - PAD, y, total, size=_SIZE, colour=palette.INK, bold=met, anchor="rm", width=room)
        return
    x, step = box.centre[0], round(box.h * 0.23)
    canvas.text(x, box.centre[1] - step, result, size=_SIZE, colour=palette.INK, anchor="mm", width=room)
    canvas.text(x, box.centre[1] + step, total, size=_SIZE, colour=palette.INK, bold=met, anchor="mm", width=room)
