"""Computes positions in pictures, in pixels: boxes, the ring of seats, cards in rows."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final, Literal, NamedTuple

WIDTH: Final = 1080
LOWEST: Final = 810
HIGHEST: Final = 1350
"""Heights of a picture: 4 : 3 to 4 : 5."""
MARGIN: Final = 28
GAP: Final = 16
CARD_SHAPE: Final = 1.4
"""Height of a card over its width."""
PLATE_HEIGHT: Final = 132
ARROW_ROOM: Final = 44
"""Free space on the inner side of a row of plates, for the arrow that points at the player to move."""

Side = Literal["up", "down"]


def height(wanted: int, highest: int = HIGHEST) -> int:
    """Return `wanted`, limited to at most `highest` and at least `LOWEST`."""
    return max(LOWEST, min(wanted, highest, HIGHEST))


class Box(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column to the right of it."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[int, int]:
        """Its middle."""
        return self.x + self.w // 2, self.y + self.h // 2

    def cut(self, *, left: int = 0, top: int = 0, right: int = 0, bottom: int = 0) -> Box:
        """Return the box that remains after cutting a strip off each side."""
        return Box(self.x + left, self.y + top, self.w - left - right, self.h - top - bottom)


class Spot(NamedTuple):
    """The place of a seat's plate; `inward` is the side that faces the middle of the table."""

    box: Box
    inward: Side


class Ring(NamedTuple):
    """The places of all plates, by seat, and the free middle of the table."""

    spots: tuple[Spot, ...]
    middle: Box


def whole(height: int) -> Box:
    """Return the area within the margins of a picture of this height."""
    return Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, height - 2 * MARGIN)


def columns(count: int, box: Box, gap: int = GAP) -> tuple[Box, ...]:
    """Split `box` into `count` equal columns with `gap` between them."""
    width = (box.w - gap * (count - 1)) // count
    return tuple(Box(box.x + i * (width + gap), box.y, width, box.h) for i in range(count))


def rows(count: int, box: Box, gap: int = GAP) -> tuple[Box, ...]:
    """Split `box` into `count` equal rows with `gap` between them."""
    height = (box.h - gap * (count - 1)) // count
    return tuple(Box(box.x, box.y + i * (height + gap), box.w, height) for i in range(count))


def ring(seats: int, box: Box, plate_height: int = PLATE_HEIGHT) -> Ring:
    """Arrange 2 to 6 seats clockwise: the first half above from left to right, the others below from right to left.

    Raise ValueError for other numbers of seats.
    """
    _check_seats(seats)
    above = (seats + 1) // 2
    below = seats - above
    top = _plates(above, Box(box.x, box.y, box.w, plate_height))
    bottom = _plates(below, Box(box.x, box.bottom - plate_height, box.w, plate_height))
    spots = (*(Spot(b, "down") for b in top), *(Spot(b, "up") for b in reversed(bottom)))
    room = plate_height + ARROW_ROOM
    return Ring(spots, box.cut(top=room, bottom=room))


def bank(seats: int, box: Box, plate_height: int = PLATE_HEIGHT) -> Ring:
    """Arrange 2 to 6 seats above the middle in reading order, at most three in a row."""
    _check_seats(seats)
    lines = 1 if seats <= 3 else 2
    first = (seats + lines - 1) // lines
    spots: list[Spot] = []
    y = box.y
    for count in (first, seats - first)[:lines]:
        spots += (Spot(b, "down") for b in _plates(count, Box(box.x, y, box.w, plate_height)))
        y += plate_height + ARROW_ROOM
    return Ring(tuple(spots), box.cut(top=y - box.y))


def _plates(count: int, strip: Box) -> tuple[Box, ...]:
    """Return `count` plates side by side in the middle of `strip`, each at most half of it wide."""
    width = min(strip.w, count * ((strip.w - GAP) // 2) + (count - 1) * GAP)
    return columns(count, Box(strip.x + (strip.w - width) // 2, strip.y, width, strip.h))


def _check_seats(seats: int) -> None:
    if not 2 <= seats <= 6:
        raise ValueError(f"seats: 2 to 6, not {seats}")


class Cell(NamedTuple):
    """The upper left corner of one of several equal things."""

    x: int
    y: int


class Grid(NamedTuple):
    """The places of equal cards: a cell for each, and the width of a card."""

    cells: tuple[Cell, ...]
    card: int


def grid(count: int, box: Box, *, across: float = 1.0, down: float = CARD_SHAPE, most: int = 190) -> Grid:
    """Arrange `count` equal things in the centre of `box`, as large as possible, in as few rows as possible.

    A thing is `across` card widths wide and `down` card widths tall; a card is at most `most` pixels wide.
    """
    best, shape = 0, (1, 1)
    for lines in range(1, count + 1):
        per_row = ceil(count / lines)
        wide, tall = (box.w - GAP * (per_row - 1)) // per_row, (box.h - GAP * (lines - 1)) // lines
        width = min(floor(wide / across), floor(tall / down), most)
        if width > best:
            best, shape = width, (per_row, lines)
    per_row, lines = shape
    wide, tall = ceil(best * across), ceil(best * down)
    left_over = box.h - lines * tall - (lines - 1) * GAP
    cells: list[Cell] = []
    for index in range(count):
        line, column = divmod(index, per_row)
        here = min(per_row, count - line * per_row)
        x = box.x + (box.w - here * wide - (here - 1) * GAP) // 2 + column * (wide + GAP)
        cells.append(Cell(x, box.y + left_over // 2 + line * (tall + GAP)))
    return Grid(tuple(cells), best)


STRIP: Final = 0.56
"""The share of a card's width that must stay visible so that its index can be read."""
HEAD: Final = 0.36
"""Height of a card's index over its width; playable cards are raised by half of it."""
_BETWEEN_GROUPS: Final = 0.22
_UPPER: Final = 0.82
"""Height of a card's index and suit together, over its width."""
NARROWEST: Final = 100
"""Width of the narrowest card, whose index is nearly as small as text may be."""
_COMFORTABLE: Final = 136
"""From this width on, rows of cards are moved apart before cards are made larger."""


def fan(groups: Sequence[int], box: Box, *, most: int = 190) -> Grid:
    """Arrange cards in rows, as large as `box` allows; `groups` are the numbers of cards of each group, in order.

    Cards overlap within a row, and in large hands the rows overlap, but the index and suit of each card stay visible. A
    group that does not fit the rest of a row begins a new one. Raise ValueError if even the narrowest cards do not fit.
    """
    for least, apart in ((_COMFORTABLE, True), (NARROWEST, False)):
        for width in range(most, least - 1, -2):
            lines = _pack(groups, width, box.w)
            pitch = _pitch(len(lines), width, box.h, apart=apart)
            if pitch is not None:
                return Grid(tuple(_lay(lines, width, pitch, box)), width)
    raise ValueError(f"{sum(groups)} cards do not fit {box.w} x {box.h}")


def _pack(groups: Sequence[int], width: int, room: int) -> list[list[int]]:
    """Return rows of group sizes that fit `room` if all cards but the last of a row show only their strip."""
    lines: list[list[int]] = [[]]
    for group in groups:
        left = group
        while left:
            line = lines[-1]
            used = sum(line) * STRIP + len(line) * _BETWEEN_GROUPS
            fits = floor((room / width - 1 - used) / STRIP) + 1
            if fits >= left or (fits > 0 and not line):
                line.append(min(left, fits))
                left -= line[-1]
            else:
                lines.append([])
    return [line for line in lines if line]


def _pitch(lines: int, width: int, room: int, *, apart: bool) -> int | None:
    """Return the distance between rows, or None if they do not fit; with `apart` they may not overlap."""
    lift = width * HEAD / 2
    tall = width * CARD_SHAPE
    if lines <= 1:
        return 0 if lift + tall <= room else None
    pitch = min(tall + lift + GAP, (room - lift - tall) / (lines - 1))
    least = tall + lift if apart else _UPPER * width + lift
    return int(pitch) if pitch >= least else None


def _lay(lines: Sequence[Sequence[int]], width: int, pitch: int, box: Box) -> list[Cell]:
    lift = round(width * HEAD / 2)
    tall = round(width * CARD_SHAPE) + lift + pitch * (len(lines) - 1)
    y = box.y + (box.h - tall) // 2 + lift
    cells: list[Cell] = []
    for line in lines:
        between = _BETWEEN_GROUPS * width * (len(line) - 1)
        steps = max(1, sum(line) - 1)
        step = min(width + GAP / 2, (box.w - width - between) / steps)
        x = box.x + (box.w - step * (sum(line) - 1) - between - width) / 2
        for group in line:
            for _ in range(group):
                cells.append(Cell(round(x), y))
                x += step
            x += _BETWEEN_GROUPS * width
        y += pitch
    return cells
