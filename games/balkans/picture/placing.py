"""Finds room on the map: boxes that move apart, a little and always the same way."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

_ROUNDS: Final = 40
_HOMEWARD: Final = 0.06
"""The share of its way home that a thing goes back in a round, but in the last ones."""
_LAST: Final = 12
_GAP: Final = 3
_LITTLE: Final = 60
"""So much of others, in square pixels, may be covered."""
_STEP: Final = 20
_TURNS: Final = 16
"""Where a box that finds no room is tried: in circles of so many places, so many pixels apart."""


class Thing:
    """A box to be placed: its middle, half its width and height, and how far it may move away from where it belongs."""

    __slots__ = ("far", "half_height", "half_width", "home", "leash", "x", "y")

    def __init__(self, x: float, y: float, width: float, height: float, *, leash: float = 0, far: int = 0) -> None:
        """Place the box with its middle at (x, y).

        Without a `leash` it stays there. Where it still covers others it may be put anywhere, `far` from its place.
        """
        self.x, self.y = x, y
        self.home = x, y
        self.half_width, self.half_height = width / 2 + _GAP, height / 2 + _GAP
        self.leash = leash
        self.far = far


def apart(things: Sequence[Thing], width: int, height: int) -> None:
    """Move the boxes apart, within a picture of this size, as far as their leashes and a few rounds allow."""
    _part(things, width, height)
    for one in things:
        if one.far:
            _put(one, things, width, height)


def _part(things: Sequence[Thing], width: int, height: int) -> None:
    for one in things:
        if one.leash:
            one.home = _within(one.home[0], one.half_width, width), _within(one.home[1], one.half_height, height)
            one.x, one.y = one.home
    pairs = [(one, other) for place, one in enumerate(things) for other in things[place + 1 :] if _may_meet(one, other)]
    for number in range(_ROUNDS):
        moved = False
        for one, other in pairs:
            dx = one.half_width + other.half_width - abs(one.x - other.x)
            if dx <= 0:
                continue
            dy = one.half_height + other.half_height - abs(one.y - other.y)
            if dy > 0:
                moved = True
                _push(one, other, dx, dy)
        if not moved:
            return
        back = _HOMEWARD if number < _ROUNDS - _LAST else 0.0
        for one in things:
            if one.leash:
                _settle(one, back, width, height)


def _put(one: Thing, things: Sequence[Thing], width: int, height: int) -> None:
    """Put a box that covers others to the nearest place around its own where it covers the least."""
    others = [other for other in things if other is not one]
    least = covered(one, others)
    x, y = one.home
    best = one.x, one.y
    for step in range(_STEP, one.far + 1, _STEP):
        if least <= _LITTLE:
            break
        for turn in range(_TURNS):
            angle = 2 * pi * turn / _TURNS
            one.x = _within(x + step * cos(angle), one.half_width, width)
            one.y = _within(y + step * sin(angle), one.half_height, height)
            area = covered(one, others)
            if area < least:
                least, best = area, (one.x, one.y)
    one.x, one.y = best


def covered(one: Thing, others: Sequence[Thing]) -> float:
    """Return how much of others a box covers; touching their margins is nothing."""
    area = 0.0
    for other in others:
        dx = one.half_width + other.half_width - abs(one.x - other.x) - _GAP
        if dx > 0:
            dy = one.half_height + other.half_height - abs(one.y - other.y) - _GAP
            area += dx * max(0.0, dy)
    return area


def most_covered(things: Sequence[Thing]) -> float:
    """Return how much, in square pixels, of any one box any other covers at most."""
    pairs = ((one, other) for place, one in enumerate(things) for other in things[place + 1 :])
    return max((covered(one, [other]) for one, other in pairs), default=0.0)


def _within(middle: float, half: float, size: int) -> float:
    return min(max(middle, half), size - half)


def _may_meet(one: Thing, other: Thing) -> bool:
    slack = one.leash + other.leash
    return (
        slack > 0
        and abs(one.home[0] - other.home[0]) < one.half_width + other.half_width + slack
        and abs(one.home[1] - other.home[1]) < one.half_height + other.half_height + slack
    )


def _settle(one: Thing, back: float, width: int, height: int) -> None:
    """Draw a thing home a little, and keep it on its leash and in the picture."""
    x, y = one.home
    away_x = min(max((one.x - x) * (1 - back), -one.leash), one.leash)
    away_y = min(max((one.y - y) * (1 - back), -one.leash), one.leash)
    one.x, one.y = _within(x + away_x, one.half_width, width), _within(y + away_y, one.half_height, height)


def _push(one: Thing, other: Thing, dx: float, dy: float) -> None:
    """Part two boxes that overlap, along the shorter way; who is on a longer leash yields more."""
    share = one.leash / (one.leash + other.leash)
    if dx < dy:
        way = dx if one.x >= other.x else -dx
        one.x += way * share
        other.x -= way * (1 - share)
    else:
        way = dy if one.y >= other.y else -dy
        one.y += way * share
        other.y -= way * (1 - share)
