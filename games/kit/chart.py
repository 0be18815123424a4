"""Line charts of a game's points: a line for each seat, on a dark plate."""

from collections.abc import Iterator, Sequence
from math import ceil, floor
from statistics import fmean
from typing import Final

from games.core.localizer import signed
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.layout import Box
from games.kit.lettering import SMALLEST, measure

LEAST_HEIGHT: Final = 240
"""Below this height the lines of a chart are too close to be distinguished."""
_TITLE: Final = 62
_FOOT: Final = 56
_UNIT: Final = 48
_MARK: Final = 40
_TO_MARKS: Final = 26
_DASHES: Final = ("none", "30 9", "9 7", "34 8 9 8", "18 12", "42 7 7 7 7 7")
"""The `stroke-dasharray` of each seat's line."""
_MARKS_ROOM: Final = 78
"""Width of the column of marks to the right of the lines."""
_PAD: Final = 18
_MOST_RULES: Final = 5
_APART: Final = 46
"""Distance between marks, so that none covers another."""
_DISC: Final = 44
"""Diameter of the mark of a moment."""
_BETWEEN: Final = 14
"""Least distance between two numbers below the lines."""
_RULE: Final = palette.mix(palette.EDGE, palette.QUIET, 0.3)


def chart(
    canvas: Canvas,
    box: Box,
    courses: Sequence[Sequence[int]],
    *,
    title: str = "",
    start: int | None = 0,
    unit: str = "",
    seats: Sequence[int] = (),
    span: Sequence[int] = (),
    moments: Sequence[int] = (),
) -> None:
    """Draw a line for each seat through its points after each part of the game, with the seat's mark at the end.

    `courses[seat]` are the points; all seats have the same number of parts, at least one. All lines begin at `start`
    before the first part, or with the points of part 1 if `start` is None. The parts are numbered from 1 along the
    lower edge, labelled `unit`. `seats` are those of the lines, if they are not all from 0 on. `span` are values that
    the chart reaches at least. `moments` are parts, by number, at which the first line is marked with 1, 2 and so on.
    Raise ValueError for a `box` less than `LEAST_HEIGHT` tall, for no parts, or for
    courses of different lengths.
    """
    parts = len(courses[0]) if courses else 0
    if box.h < LEAST_HEIGHT or not parts or any(len(course) != parts for course in courses):
        raise ValueError(f"a chart of {[len(course) for course in courses]} parts, {box.h} px tall")
    canvas.panel(box, palette.EDGE, palette.RIM)
    top = _PAD + SMALLEST // 2
    if title:
        room = box.w - 2 * _PAD
        bold = measure(title, SMALLEST, bold=True) <= room
        canvas.text(box.centre[0], box.y + 40, title, size=38, bold=bold, anchor="mm", width=room)
        top += _TITLE
    lines = [([] if start is None else [start]) + list(course) for course in courses]
    rules = _rules([*span, *(value for line in lines for value in line)])
    wide = max(measure(signed(rule), SMALLEST) for rule in rules)
    foot = _FOOT + (_UNIT if unit else 0)
    beside = 14 + (_DISC // 2 if moments else 0)  # the first part may be marked
    inner = box.cut(left=_PAD + wide + beside, top=top, right=_MARKS_ROOM + _PAD, bottom=foot)
    for rule in rules:
        y = _height(rule, rules, inner)
        canvas.panel(Box(inner.x, y - 2, inner.w, 4), _RULE, _RULE, stroke=2, radius=1)
        canvas.text(inner.x - beside, y, signed(rule), size=SMALLEST, colour=palette.QUIET, anchor="rm")
    last = len(lines[0]) - 1
    across = [inner.x + round(inner.w * place / max(1, last)) for place in range(last + 1)]
    _number(canvas, across, inner.bottom + 32, first=1 if start is None else 0)
    if unit:
        y = box.bottom - _PAD - SMALLEST // 4
        canvas.text(inner.centre[0], y, unit, size=SMALLEST, colour=palette.QUIET, anchor="mm", width=inner.w)
    paths = [[(x, _height(value, rules, inner)) for x, value in zip(across, line, strict=True)] for line in lines]
    marks = _apart([path[-1][1] for path in paths], inner)
    seats = seats or range(len(courses))
    canvas.svg(_drawn(seats, paths, marks, inner, box), box)
    for seat, y in zip(seats, marks, strict=True):
        mark = palette.SEATS[seat]
        canvas.sprite(mark.shape, inner.right + _TO_MARKS + _MARK // 2, y, _MARK, mark.colour)
    places = _separated([paths[0][part - (start is None)] for part in moments], inner)
    for number, (x, y) in enumerate(places, start=1):
        disc = Box(x - _DISC // 2, y - _DISC // 2, _DISC, _DISC)
        canvas.ellipse(disc, palette.GOLD, line=palette.EDGE, stroke=5)
        canvas.text(*disc.centre, str(number), size=SMALLEST, bold=True, colour=palette.INK, anchor="mm")


def _separated(points: Sequence[tuple[int, int]], inner: Box) -> list[tuple[int, int]]:
    """Return where these moments are marked: at their points, or above or below where they would cover another."""
    placed: list[tuple[int, int]] = []
    for x, y in points:
        step = -_DISC if y - len(points) * _DISC >= inner.y else _DISC
        while any(abs(x - other_x) < _DISC and abs(y - other_y) < _DISC for other_x, other_y in placed):
            y += step  # noqa: PLW2901 - moved until it is free
        placed.append((x, y))
    return placed


def _rules(values: Sequence[int]) -> list[int]:
    """Return the round numbers at which to draw horizontal lines; they enclose all values."""
    low, high = min(values), max(values)
    step = next(step for step in _round() if floor(low / step) * step + (_MOST_RULES - 1) * step >= high)
    first = floor(low / step)
    return [step * number for number in range(first, max(first + 1, ceil(high / step)) + 1)]


def _height(value: int, rules: Sequence[int], inner: Box) -> int:
    return inner.bottom - round(inner.h * (value - rules[0]) / (rules[-1] - rules[0]))


def _number(canvas: Canvas, across: Sequence[int], y: int, *, first: int) -> None:
    """Write the numbers of the parts below the lines: the last, and as many round ones as fit."""
    last = len(across) - 1
    room = measure(str(last + first), SMALLEST) + _BETWEEN
    every = next(step for step in _round() if last * room <= step * (across[-1] - across[0]))
    for place, x in enumerate(across):
        number = place + first
        if place == last or (number and number % every == 0 and x + room <= across[-1]):
            canvas.text(x, y, str(number), size=SMALLEST, colour=palette.QUIET, anchor="mm")


def _round() -> Iterator[int]:
    """Yield 1, 2, 5, 10, 20, 50 and so on."""
    ten = 1
    while True:
        yield from (ten, 2 * ten, 5 * ten)
        ten *= 10


def _drawn(
    seats: Sequence[int], paths: Sequence[Sequence[tuple[int, int]]], marks: Sequence[int], inner: Box, box: Box
) -> str:
    """Return the SVG of the lines on a dark rim, each with its own dashes so that colour is not the only difference.

    A thin line connects the end of each with its mark, which may have been moved to make room for others.
    """
    drawn: list[str] = []
    for line, (seat, path) in enumerate(zip(seats, paths, strict=True)):
        points = path if len(path) > 1 else [(inner.x, path[0][1]), (inner.right, path[0][1])]
        colour = palette.SEATS[seat].colour
        leader = (points[-1], (inner.right + _TO_MARKS, marks[line]))
        own = f'stroke="{colour}" stroke-width="7" stroke-dasharray="{_DASHES[seat]}"'
        drawn += (
            _path(points, box, f'stroke="{palette.EDGE}" stroke-width="13"'),
            _path(leader, box, f'stroke="{colour}" stroke-width="4"'),
            _path(points, box, own),
        )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {box.w} {box.h}">{"".join(drawn)}</svg>'


def _path(points: Sequence[tuple[int, int]], box: Box, look: str) -> str:
    d = "M" + "L".join(f"{x - box.x} {y - box.y}" for x, y in points)
    return f'<path d="{d}" fill="none" {look} stroke-linejoin="round"/>'


def _apart(ends: Sequence[int], inner: Box) -> list[int]:
    """Return the heights of the marks, by seat: at the ends of the lines, or spread evenly where they would overlap."""
    order = sorted(range(len(ends)), key=lambda seat: ends[seat])
    step = min(_APART, inner.h // max(1, len(ends) - 1))
    groups: list[list[int]] = []
    for above, seat in enumerate(order):
        groups.append([ends[seat] - above * step])
        while len(groups) > 1 and fmean(groups[-2]) >= fmean(groups[-1]):
            groups[-2:] = [groups[-2] + groups[-1]]
    lowest = inner.bottom - step * (len(ends) - 1)
    tops = [min(max(round(fmean(group)), inner.y), lowest) for group in groups for _ in group]
    return [tops[above] + above * step for above in (order.index(seat) for seat in range(len(ends)))]
