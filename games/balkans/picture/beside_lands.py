"""Free places for what is written about a land where its troops, numbers and signs leave no room for it."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, inf, pi, sin
from typing import Final

from games.balkans.picture.ground import overlap
from games.core.regions import Point
from games.kit.layout import Box

_FAR: Final = 180
"""How far from the middle of a land something may be written about it, in pixels."""
_STEP: Final = 15
_WAYS: Final = 24
_OUTSIDE: Final = 60
"""How many pixels further from its middle a place in the land may be than one outside."""
_COVERS: Final = 1000
"""More than any distance: as little as possible is covered, however far that is."""
_OVER: Final = 20
"""How many pixels further it may be than one of which an end is outside."""


def free_place(
    size: tuple[int, int], land: tuple[Point, ...], middle: Point, taken: Collection[Box], area: Box
) -> tuple[Box, bool]:
    """Return the place of this size that covers the fewest of what is taken, and whether its middle is in the land.

    It lies within the area and, if it can, in the land and near its middle. `land` are the corners of its outline.
    """
    (wide, tall), (x, y), best = size, middle, inf
    found = Box(x - wide // 2, y - tall // 2, wide, tall), True
    reach = Box(x - _FAR - wide, y - _FAR - tall, 2 * (_FAR + wide), 2 * (_FAR + tall))
    near = [box for box in taken if overlap(box, reach) is not None]
    for cost, (x, y), inside in _candidates(land, middle):
        box = Box(x - wide // 2, y - tall // 2, wide, tall)
        if cost >= best:
            break  # the others are further away
        if overlap(box, area) != box:
            continue
        covered = sum(_COVERS for other in near if overlap(box, other) is not None)
        covered += sum(_OVER for end in (box.x, box.right) if not _holds(land, (end, y)))
        if covered + cost < best:
            best, found = covered + cost, (box, inside)
    return found


@lru_cache(maxsize=64)
def _candidates(land: tuple[Point, ...], middle: Point) -> tuple[tuple[float, Point, bool], ...]:
    """Return points around the middle of a land, the best first: how bad each is, and whether it lies in the land."""
    x, y = middle
    turns = [2 * pi * way / _WAYS for way in range(_WAYS)]
    points = [
        (x + round(far * cos(turn)), y + round(far * sin(turn))) for far in range(0, _FAR + 1, _STEP) for turn in turns
    ]
    judged = [
        (hypot(along - x, down - y), (along, down), _holds(land, (along, down)))
        for along, down in dict.fromkeys(points)
    ]
    return tuple(sorted((far if inside else far + _OUTSIDE, point, inside) for far, point, inside in judged))


def _holds(corners: Sequence[Point], point: Point) -> bool:
    """Whether a polygon holds a point."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in pairwise((*corners, corners[0])):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside
