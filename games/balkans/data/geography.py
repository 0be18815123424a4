"""The shapes of lands and borders, computed from the data.

Coordinates are those of the map file, in hundredths of the map's width and height. A land is the set of points nearest
to its label, cut off towards the seas it touches; then everything is distorted slightly to look drawn by hand.
"""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final, TypeAlias

from games.balkans.data.components import LANDS, PLAYABLE, SEAS

Point: TypeAlias = tuple[float, float]
Shape: TypeAlias = tuple[Point, ...]

_REACH: Final = 10.5
"""Maximum radius of a land around its label."""
_WIDE: Final = 17.0
"""Maximum radius of a land outside the game, at the edge of the map."""
_SHORE: Final = 9.0
"""Distance from the label of a coastal land to a point that belongs to the sea."""
_OFF: Final = 2.8
"""Distance from the labels at which a ferry line begins and ends."""
_NEAR: Final = 5.4
"""Minimum distance between the sea and a land's label."""


def spot(name: str) -> Point:
    """Return the position of a land's or sea's label."""
    entry = (LANDS.get(name) or SEAS[name]).entry
    return entry.x, entry.y


def _distance(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def _towards(a: Point, b: Point, length: float) -> Point:
    whole = _distance(a, b)
    return a[0] + (b[0] - a[0]) * length / whole, a[1] + (b[1] - a[1]) * length / whole


def _water() -> list[Point]:
    """Return points that are sea: the labels, points off each coast, points between neighbouring seas."""
    lands = [spot(name) for name in LANDS]
    points = [spot(name) for name in SEAS]
    found = list(points)
    for name, sea in SEAS.items():
        here = spot(name)
        for land in sea.lands:
            there = spot(land)
            found.append(_towards(there, here, min(_SHORE, 0.75 * _distance(there, here))))
        for other in sea.seas:
            found += (_towards(here, spot(other), share * _distance(here, spot(other))) for share in (0.25, 0.5, 0.75))
    return points + [point for point in found[len(points) :] if min(_distance(point, land) for land in lands) > _NEAR]


def _cut(shape: Sequence[Point], middle: Point, other: Point) -> list[Point]:
    """Return the part of a convex shape that is nearer to `middle` than to `other`."""
    nx, ny = other[0] - middle[0], other[1] - middle[1]
    edge = (nx * (other[0] + middle[0]) + ny * (other[1] + middle[1])) / 2
    kept: list[Point] = []
    for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
        a, b = nx * ax + ny * ay - edge, nx * bx + ny * by - edge
        if a <= 0:
            kept.append((ax, ay))
        if (a <= 0) != (b <= 0):
            t = a / (a - b)
            kept.append((ax + (bx - ax) * t, ay + (by - ay) * t))
    return kept


def _cell(name: str, sites: Sequence[Point]) -> list[Point]:
    middle = spot(name)
    reach = _WIDE if LANDS[name].entry.owner_kind == "unplayable" else _REACH
    shape = [(middle[0] + reach * cos(k * pi / 14), middle[1] + reach * sin(k * pi / 14)) for k in range(28)]
    for other in sites:
        if other != middle and _distance(other, middle) < 2 * reach:
            shape = _cut(shape, middle, other)
    return shape


def _bent(point: Point) -> Point:
    x, y = point
    dx = 0.55 * sin(0.93 * y + 0.4 * x) + 0.3 * sin(2.1 * y - 1.2 * x + 1)
    dy = 0.55 * sin(0.87 * x - 0.5 * y + 2) + 0.3 * sin(1.9 * x + 1.4 * y)
    return x + dx, y + dy


def _drawn(line: Sequence[Point]) -> list[Point]:
    """Return a line distorted as if drawn by hand."""
    points: list[Point] = []
    for a, b in pairwise(line):
        steps = max(1, round(_distance(a, b) / 0.7))
        points += (_bent((a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps)) for k in range(steps))
    points.append(_bent(line[-1]))
    return points


@cache
def _cells() -> dict[str, list[Point]]:
    sites = [*(spot(name) for name in LANDS), *_water()]
    return {name: _cell(name, sites) for name in LANDS}


@cache
def shapes() -> dict[str, Shape]:
    """Return the outline of each land."""
    return {name: tuple(_drawn([*cell, cell[0]])) for name, cell in _cells().items()}


def _shared(name: str, other: str) -> list[Point] | None:
    """Return the straight border of two lands, or None if they do not touch."""
    a, b = spot(name), spot(other)
    ends = [p for p in _cells()[name] if abs(_distance(p, a) - _distance(p, b)) < 1e-6]
    return ends if len(ends) == 2 and _distance(*ends) > 0.5 else None


@cache
def borders() -> tuple[tuple[Shape, bool], ...]:
    """Return the lines where lands touch, each with whether armies may cross it; the others are ridges."""
    found: list[tuple[Shape, bool]] = []
    names = list(LANDS)
    for place, name in enumerate(names):
        for other in names[place + 1 :]:
            line = _shared(name, other)
            if line:
                outside = "unplayable" in {LANDS[land].entry.owner_kind for land in (name, other)}
                found.append((tuple(_drawn(line)), other in LANDS[name].lands or outside))
    return tuple(found)


@cache
def ferries() -> tuple[tuple[Point, Point], ...]:
    """Return the lines between neighbouring lands that do not touch on the map."""
    return tuple(
        (_towards(spot(name), spot(other), _OFF), _towards(spot(other), spot(name), _OFF))
        for place, name in enumerate(LANDS)
        for other in LANDS[name].lands
        if other in list(LANDS)[place + 1 :] and _shared(name, other) is None
    )


@cache
def middle(name: str) -> Point:
    """Return the point that arrows and close-ups aim at: the centroid of a land, or the label of a sea."""
    if name in SEAS:
        return spot(name)
    shape = _cells()[name]
    doubled = x = y = 0.0
    for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
        part = ax * by - bx * ay
        doubled += part
        x += (ax + bx) * part
        y += (ay + by) * part
    return x / (3 * doubled), y / (3 * doubled)


_HEARTS: Final = {
    "danube": (54.0, 17.0),
    "thrace": (66.0, 42.0),
    "macedonia": (37.0, 48.0),
    "adriatic": (18.0, 26.0),
    "islands": (47.0, 80.0),
    "asia": (80.0, 57.0),
}
"""The regions, which divide long lists, and the centre of each."""


REGIONS: Final = tuple(_HEARTS)
"""The regions, from the north-east to the islands."""


@cache
def region(land: str) -> str:
    """Return the region of a land: the one whose centre is nearest to its label."""
    here = spot(land)
    return min(_HEARTS, key=lambda name: _distance(here, _HEARTS[name]))


@cache
def heart(name: str) -> str:
    """Return the land nearest to the centre of a region."""
    return min((land for land in LANDS if region(land) == name), key=lambda land: _distance(spot(land), _HEARTS[name]))


_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters, without those that look like digits."""


@cache
def letters() -> dict[str, str]:
    """Return the letter of each sea on the picture, from left to right."""
    return dict(zip(sorted(SEAS, key=lambda name: spot(name)[0]), _LETTERS, strict=False))


@cache
def numbers() -> dict[str, int]:
    """Return the number of each playable land on the picture, in bands from top to bottom, left to right."""
    ordered = sorted(PLAYABLE, key=lambda name: (spot(name)[1] // 8, spot(name)[0]))
    return {name: place for place, name in enumerate(ordered, 1)}
