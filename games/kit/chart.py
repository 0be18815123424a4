"""The course of a game: a line for each seat, what it had after each part, on a dark plate."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING, Final

from games.kit import palette
from games.kit.layout import Box
from games.kit.lettering import SMALLEST, measure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.canvas import Canvas

LEAST_HEIGHT: Final = 240
"""Below this height the lines of a chart lie too close to be told apart."""
_TITLE: Final = 62
_FOOT: Final = 56
_MARK: Final = 40
_TO_MARKS: Final = 26
_DASHES: Final = ("none", "30 9", "9 7", "34 8 9 8", "18 12", "42 7 7 7 7 7")
"""The dashes of each seat's line, as SVG has them."""
_MARKS_ROOM: Final = 78
"""Width of the column of marks behind the lines."""
_PAD: Final = 18
_MOST_RULES: Final = 5
_APART: Final = 46
"""Distance of marks, and of the numbers below the lines, so that none covers another."""
_RULE: Final = palette.mix(palette.EDGE, palette.QUIET, 0.3)


def chart(
    canvas: Canvas, box: Box, courses: Sequence[Sequence[int]], *, title: str = "", start: int | None = 0
) -> None:
    """Draw a line for each seat through what it had after each part of the game, its mark at the end.

    `courses[seat]` are as many numbers for every seat, one at least. All begin at `start` before the first part; with
    None the first number is that of part 1. The parts are numbered from 1 below. Raise ValueError for a `box` less
    than `LEAST_HEIGHT` tall, for no parts, or for courses of different lengths.
    """
    parts = len(courses[0]) if courses else 0
    if box.h < LEAST_HEIGHT or not parts or any(len(course) != parts for course in courses):
        raise ValueError(f"a chart of {[len(course) for course in courses]} parts, {box.h} px tall")
    canvas.panel(box, palette.EDGE, palette.RIM)
    top = _PAD + SMALLEST // 2
    if title:
        canvas.text(box.centre[0], box.y + 40, title, size=38, bold=True, anchor="mm", width=box.w - 2 * _PAD)
        top += _TITLE
    lines = [([] if start is None else [start]) + list(course) for course in courses]
    rules = _rules([value for line in lines for value in line])
    wide = max(measure(_signed(rule), SMALLEST) for rule in rules)
    inner = box.cut(left=_PAD + wide + 14, top=top, right=_MARKS_ROOM + _PAD, bottom=_FOOT)
    for rule in rules:
        y = _height(rule, rules, inner)
        canvas.panel(Box(inner.x, y - 2, inner.w, 4), _RULE, _RULE, stroke=2, radius=1)
        canvas.text(inner.x - 14, y, _signed(rule), size=SMALLEST, colour=palette.QUIET, anchor="rm")
    last = len(lines[0]) - 1
    across = [inner.x + round(inner.w * place / max(1, last)) for place in range(last + 1)]
    _number(canvas, across, inner.bottom + 32, first=1 if start is None else 0)
    paths = [[(x, _height(value, rules, inner)) for x, value in zip(across, line, strict=True)] for line in lines]
    marks = _apart([path[-1][1] for path in paths], inner)
    canvas.svg(_drawn(paths, marks, inner, box), box)
    for seat, y in enumerate(marks):
        mark = palette.SEATS[seat]
        canvas.sprite(mark.shape, inner.right + _TO_MARKS + _MARK // 2, y, _MARK, mark.colour)


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def _rules(values: Sequence[int]) -> list[int]:
    """Return the round numbers at which lines cross the chart: they enclose all values."""
    low, high = min(values), max(values)
    step = 1
    while floor(low / step) * step + (_MOST_RULES - 1) * step < high:
        step = step * 5 // 2 if str(step).startswith("2") else step * 2
    first = floor(low / step)
    return [step * number for number in range(first, max(first + 1, ceil(high / step)) + 1)]


def _height(value: int, rules: Sequence[int], inner: Box) -> int:
    return inner.bottom - round(inner.h * (value - rules[0]) / (rules[-1] - rules[0]))


def _number(canvas: Canvas, across: Sequence[int], y: int, *, first: int) -> None:
    """Write the numbers of the parts below the lines: the last, and of the others as many as there is room for."""
    until = across[-1] - _APART
    free = across[0] - _APART
    for place, x in enumerate(across):
        number = place + first
        is_last = place == len(across) - 1
        if number and (is_last or free + _APART <= x <= until):
            canvas.text(x, y, str(number), size=SMALLEST, colour=palette.QUIET, anchor="mm")
            free = x + _APART // 2


def _drawn(paths: Sequence[Sequence[tuple[int, int]]], marks: Sequence[int], inner: Box, box: Box) -> str:
    """Return the lines, each up to its mark, on a dark rim and in its own dashes: not by their colours alone."""
    drawn: list[str] = []
    for seat, path in enumerate(paths):
        start = path if len(path) > 1 else [(inner.x, path[0][1]), (inner.right, path[0][1])]
        points = [*start, (inner.right + _TO_MARKS, marks[seat])]
        d = "M" + "L".join(f"{x - box.x} {y - box.y}" for x, y in points)
        own = f'stroke="{palette.SEATS[seat].colour}" stroke-width="7" stroke-dasharray="{_DASHES[seat]}"'
        rim = f'stroke="{palette.EDGE}" stroke-width="13"'
        drawn += (f'<path d="{d}" fill="none" {look} stroke-linejoin="round"/>' for look in (rim, own))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box.w} {box.h}">{"".join(drawn)}</svg>'


def _apart(ends: Sequence[int], inner: Box) -> list[int]:
    """Return the heights of the marks, by seat: where the lines end, moved apart where they would cover each other."""
    order = sorted(range(len(ends)), key=lambda seat: ends[seat])
    step = min(_APART, inner.h // max(1, len(ends) - 1))
    places: list[int] = []
    for seat in order:
        places.append(max(ends[seat], places[-1] + step) if places else ends[seat])
    for back in range(len(places) - 1, -1, -1):
        below = places[back + 1] - step if back + 1 < len(places) else inner.bottom
        places[back] = min(places[back], below)
    return [places[order.index(seat)] for seat in range(len(ends))]
