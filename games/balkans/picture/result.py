"""The picture of a result: ranking with sources of Influence, map, and a chart of the game."""

from typing import Final

from games.balkans.data.components import ADVANTAGES
from games.balkans.picture import ground
from games.balkans.picture.ground import whole_window
from games.balkans.views.view import BalkansView
from games.core.contract import Seat
from games.core.localizer import Localizer
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.chart import chart
from games.kit.drawn import Picture
from games.kit.layout import Box
from games.kit.lettering import SMALLEST, measure
from games.kit.pieces import write_name
from games.kit.result import INNER_WIDTH, best_first, framed, line_panel, place_mark

_ROW: Final = 84
_GAP: Final = 12
_BELOW: Final = 430
"""Height of map and chart."""
_SOURCES: Final = ("shield", "target", "swords")
"""Sources of Influence: lands, advantages, and everything else (war, cards, alliances)."""
_LEGEND: Final = 56
"""Height of the line that explains the sources."""
_SIGN: Final = 44
_APART: Final = 36
"""Widths of a sign and of the gap between two."""
_COLUMN: Final = 106
_TOTAL: Final = 104


def result(view: BalkansView, localizer: Localizer) -> Picture:
    """Return the picture of the result: the ranking with Influence and lands, the map and a chart."""
    over = view.end
    rows = view.seats * (_ROW + _GAP)
    canvas, inner = framed(localizer(f"outcome-{over.reason}"), rows + _LEGEND + _GAP + _BELOW)
    scores = over.scores or tuple(player.influence for player in view.players)
    for row, seat in enumerate(best_first(over.places)):
        box = Box(inner.x, inner.y + row * (_ROW + _GAP), inner.w, _ROW)
        _line(canvas, view, seat, scores[seat], box, localizer)
    _legend(canvas, Box(inner.x, inner.y + rows - _GAP // 2, inner.w, _LEGEND), localizer)
    top = inner.y + rows + _LEGEND + _GAP
    courses = _courses(view)
    wide = (INNER_WIDTH - 2 * _GAP) // 2 if courses else INNER_WIDTH
    window = whole_window(min(wide, _BELOW), _BELOW)
    left = inner.x if courses else inner.x + (INNER_WIDTH - window.width) // 2
    ground.draw(canvas, view, window, (left, top), borders=False)
    if courses:
        box = Box(inner.x + window.width + 2 * _GAP, top, INNER_WIDTH - window.width - 2 * _GAP, _BELOW)
        chart(canvas, box, courses, title=localizer("picture-course"))
    return canvas.drawn()


def _line(canvas: Canvas, view: BalkansView, seat: Seat, score: int, box: Box, localizer: Localizer) -> None:
    place = view.end.places[seat]
    line_panel(canvas, box, first=place == 1)
    y = box.centre[1]
    place_mark(canvas, box.x + 44, y, place, size=54)
    mark = palette.SEATS[seat]
    canvas.sprite(mark.shape, box.x + 106, y, 46, mark.colour)
    canvas.text(box.right - 22, y, str(score), size=46, bold=True, anchor="rm")
    x = box.right - _TOTAL - _COLUMN * len(_SOURCES)
    write_name(canvas, (box.x + 142, y), x - 12, localizer.name(seat), size=42, colour=palette.LINEN)
    for emblem, n in zip(_SOURCES, _sources(view, seat), strict=True):
        canvas.sprite(emblem, x + 18, y, 34, palette.QUIET, line="" if emblem == "shield" else palette.EDGE)
        canvas.text(x + 40, y, str(n).replace("-", "−"), size=36, colour=palette.QUIET, width=_COLUMN - 42)
        x += _COLUMN


def _legend(canvas: Canvas, box: Box, localizer: Localizer) -> None:
    captions = [localizer(f"picture-from-{name}") for name in ("lands", "advantages", "others")]
    wide = sum(measure(words, SMALLEST) + _SIGN for words in captions) + _APART * (len(captions) - 1)
    x, y = box.centre[0] - wide // 2, box.centre[1]
    for emblem, words in zip(_SOURCES, captions, strict=True):
        canvas.sprite(emblem, x + 17, y, 34, palette.RIM)
        x += _SIGN + canvas.text(x + _SIGN, y, words, size=SMALLEST, colour=palette.INK) + _APART


def _sources(view: BalkansView, seat: Seat) -> tuple[int, int, int]:
    gains = [gain for gain in view.gains if gain.seat == seat]
    lands = sum(gain.n for gain in gains if gain.why == "lands")
    goals = sum(gain.n for gain in gains if gain.why in ADVANTAGES)
    return lands, goals, sum(gain.n for gain in gains) - lands - goals


def _courses(view: BalkansView) -> list[list[int]]:
    """Return the Influence of each seat, or each team, after each round; none if nothing was gained."""
    rounds = max((gain.round for gain in view.gains), default=0)
    if rounds < 1:
        return []
    sides = [view.options.team_of(seat, view.seats) for seat in range(view.seats)]
    return [
        [
            sum(gain.n for gain in view.gains if gain.round <= last and gain.seat in side)
            for last in range(1, rounds + 1)
        ]
        for side in sides
    ]
