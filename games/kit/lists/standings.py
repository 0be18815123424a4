"""The picture of a leaderboard: a cloth with a title, column headings, and a plate for each player on the page."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.drawn import Picture
from games.kit.layout import GAP, Box, rows
from games.kit.pieces import write_name
from games.kit.result import framed, line_panel, place_mark

_TALL: Final = 100
_HEAD: Final = 56
_RATING: Final = 236
_COUNT: Final = 132
_SPREAD: Final = 92
"""Width of the uncertainty within the column of ratings, whose heading is aligned with the ratings alone."""
_GUTTER: Final = 12


class Rank(NamedTuple):
    """One line: rank, name, rating and uncertainty (both empty if there is none), tables, first places.

    The rank is 0 for a player who has none yet. `mine` tells that it is the reader's own.
    """

    rank: int
    name: str
    rating: str
    spread: str
    tables: str
    wins: str
    mine: bool = False


def standings_page(title: str, heads: tuple[str, str], lines: Sequence[Rank]) -> Picture:
    """Return the picture of a page of standings, of 1 to 8 lines.

    `heads` are the words above rating and tables; a crown stands above first places.
    """
    tall = _HEAD + len(lines) * (_TALL + GAP) - GAP
    canvas, box = framed(title, tall)
    _heads(canvas, box, heads)
    for line, plate in zip(lines, rows(len(lines), Box(box.x, box.y + _HEAD, box.w, tall - _HEAD)), strict=True):
        _line(canvas, line, plate)
    return canvas.drawn()


def _rights(box: Box) -> tuple[int, int, int]:
    """Return the right edges of the columns rating, tables and wins."""
    return box.right - 2 * _COUNT - 28, box.right - _COUNT - 28, box.right - 28


def _heads(canvas: Canvas, box: Box, heads: tuple[str, str]) -> None:
    y = box.y + _HEAD // 2 - 8
    rating, tables, wins = _rights(box)
    canvas.sprite("crown", wins - 22, y, 44, palette.GOLD, line=palette.INK)
    for right, words, wide in zip((rating - _SPREAD, tables), heads, (_RATING, _COUNT), strict=True):
        canvas.text(right, y, words, size=36, colour=palette.INK, anchor="rm", width=wide - _GUTTER)


def _line(canvas: Canvas, line: Rank, plate: Box) -> None:
    line_panel(canvas, plate, first=line.mine)
    y = plate.centre[1]
    if line.rank == 1 and line.wins == "0":  # nobody is crowned without a win
        canvas.text(plate.x + 52, y, "1", size=42, bold=True, anchor="mm")
    else:
        place_mark(canvas, plate.x + 52, y, line.rank, size=52)
    rating, tables, wins = _rights(plate)
    canvas.text(wins, y, line.wins, size=44, bold=True, anchor="rm", width=_COUNT - _GUTTER)
    canvas.text(tables, y, line.tables, size=44, anchor="rm", width=_COUNT - _GUTTER)
    left = rating
    if line.rating:
        left -= canvas.text(rating, y + 3, line.spread, size=34, colour=palette.QUIET, anchor="rm") + 10
        left -= canvas.text(left, y, line.rating, size=44, bold=True, anchor="rm")
    write_name(
        canvas, (plate.x + 96, y), min(left, rating - _RATING + 40) - 16, line.name, size=44, colour=palette.LINEN
    )
