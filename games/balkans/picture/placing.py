"""Placement of boxes on the map: overlapping boxes move apart, deterministically."""

from __future__ import annotations

from functools import lru_cache
from math import cos, inf, pi, sin
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_ROUNDS: Final = 40
_HOMEWARD: Final = 0.06
"""Fraction of its displacement by which a box moves back in each round except the last ones."""
_LAST: Final = 12
_GAP: Final = 3
_LITTLE: Final = 60
"""Maximum area of other boxes that a box may cover, in square pixels."""
_STEP: Final = 20
_TURNS: Final = 16
"""Where a box without room is tried: on circles with this number of positions, this many pixels apart."""


class Thing:
    """A box to be placed: its middle, half its width and height, and how far it may move from its home."""

    __slots__ = ("far", "half_height", "half_width", "home", "leash", "x", "y")

    def __init__(self, x: float, y: float, width: float, height: float, *, leash: float = 0, far: int = 0) -> None:
        """Place the box with its middle at (x, y).

        Without a `leash` it stays there. If it still covers others, it may be put up to `far` pixels away.
        """
        self.x, self.y = x, y
        self.home = x, y
        self.half_width, self.half_height = width / 2 + _GAP, height / 2 + _GAP
        self.leash = leash
        self.far = far


def apart(things: Sequence[Thing], width: int, height: int) -> None:
    """Move overlapping boxes apart within a picture of this size, as far as their leashes allow.

    Equal boxes are computed once, for all languages and seats.
    """
    sizes = tuple((box.x, box.y, box.half_width, box.half_height, box.leash, box.far) for box in things)
    for box, (x, y, home) in zip(things, _apart(sizes, width, height), strict=True):
        box.x, box.y, box.home = x, y, home


@lru_cache(maxsize=128)
def _apart(
    sizes: tuple[tuple[float, float, float, float, float, int], ...], width: int, height: int
) -> tuple[tuple[float, float, tuple[float, float]], ...]:
    """Return where boxes come to lie, and their homes: middle, half width and height, leash and reach of each."""
    things: list[Thing] = []
    for x, y, half_width, half_height, leash, far in sizes:
        box = Thing(x, y, 0, 0, leash=leash, far=far)
        box.half_width, box.half_height = half_width, half_height
        things.append(box)
    _part(things, width, height)
    for box in things:
        if box.far:
            _put(box, things, width, height)
    return tuple((box.x, box.y, box.home) for box in things)


def _part(things: Sequence[Thing], width: int, height: int) -> None:
    for box in things:
        if box.leash:
            box.home = _within(box.home[0], box.half_width, width), _within(box.home[1], box.half_height, height)
            box.x, box.y = box.home
    pairs = [(box, other) for place, box in enumerate(things) for other in things[place + 1 :] if _may_meet(box, other)]
    for turn in range(_ROUNDS):
        moved = False
        for box, other in pairs:
            dx = box.half_width + other.half_width - abs(box.x - other.x)
            if dx <= 0:
                continue
            dy = box.half_height + other.half_height - abs(box.y - other.y)
            if dy > 0:
                moved = True
                _push(box, other, dx, dy)
        if not moved:
            return
        back = _HOMEWARD if turn < _ROUNDS - _LAST else 0.0
        for box in things:
            if box.leash:
                _settle(box, back, width, height)


def _put(box: Thing, things: Sequence[Thing], width: int, height: int) -> None:
    """Move a box that covers others to the nearest position where it covers the least."""
    x, y = box.home
    others = [
        other
        for other in things
        if other is not box
        and abs(other.x - x) < box.far + abs(box.x - x) + box.half_width + other.half_width
        and abs(other.y - y) < box.far + abs(box.y - y) + box.half_height + other.half_height
    ]
    least = covered(box, others)
    best = box.x, box.y
    for step in range(_STEP, box.far + 1, _STEP):
        if least <= _LITTLE:
            break
        for turn in range(_TURNS):
            angle = 2 * pi * turn / _TURNS
            box.x = _within(x + step * cos(angle), box.half_width, width)
            box.y = _within(y + step * sin(angle), box.half_height, height)
            area = covered(box, others, least)
            if area < least:
                least, best = area, (box.x, box.y)
    box.x, box.y = best


def covered(box: Thing, others: Iterable[Thing], most: float = inf) -> float:
    """Return the area of others that a box covers, ignoring margins; anything from `most` on if it is that much."""
    area = 0.0
    x, y, half_width, half_height = box.x, box.y, box.half_width - _GAP, box.half_height - _GAP
    for other in others:
        dx = half_width + other.half_width - abs(x - other.x)
        if dx > 0:
            dy = half_height + other.half_height - abs(y - other.y)
            if dy > 0:
                area += dx * dy
                if area >= most:
                    break
    return area


def most_covered(things: Sequence[Thing]) -> float:
    """Return the largest overlap of two boxes in square pixels."""
    pairs = ((box, other) for place, box in enumerate(things) for other in things[place + 1 :])
    return max((covered(box, [other]) for box, other in pairs), default=0.0)


def _within(middle: float, half: float, size: int) -> float:
    return min(max(middle, half), size - half)


def _may_meet(box: Thing, other: Thing) -> bool:
    slack = box.leash + other.leash
    return (
        slack > 0
        and abs(box.home[0] - other.home[0]) < box.half_width + other.half_width + slack
        and abs(box.home[1] - other.home[1]) < box.half_height + other.half_height + slack
    )


def _settle(box: Thing, back: float, width: int, height: int) -> None:
    """Move a box back towards its home, within its leash and the picture."""
    x, y = box.home
    away_x = min(max((box.x - x) * (1 - back), -box.leash), box.leash)
    away_y = min(max((box.y - y) * (1 - back), -box.leash), box.leash)
    box.x, box.y = _within(x + away_x, box.half_width, width), _within(y + away_y, box.half_height, height)


def _push(box: Thing, other: Thing, dx: float, dy: float) -> None:
    """Separate two overlapping boxes along the shorter way; the one on the longer leash moves more."""
    share = box.leash / (box.leash + other.leash)
    if dx < dy:
        way = dx if box.x >= other.x else -dx
        box.x += way * share
        other.x -= way * (1 - share)
    else:
        way = dy if box.y >= other.y else -dy
        box.y += way * share
        other.y -= way * (1 - share)
