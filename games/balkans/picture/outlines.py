"""The map as SVG: water, lands and lines as paths, for pages on which it is enlarged."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple, TypeAlias

from games.kit import palette
from games.kit.layout import Box

Points: TypeAlias = Sequence[tuple[float, float]]

PITCH: Final = 26
"""Distance between the lines of a hatching in pixels."""
STROKE: Final = 4
"""Width of the lines of a hatching and of waves."""


_BEND: Final = 0.9
"""Distance in pixels from which a point bends an outline visibly."""


class Hatching(NamedTuple):
    """How a land is filled: a colour, and the colour and kind of the lines or dots on it."""

    fill: str
    line: str = ""
    kind: str = ""
    """One of `/`, `\\`, `-`, `|`, `x` and `.`, or empty for none."""


def path(points: Points, *, closed: bool = True) -> str:
    """Return the path through points, in whole pixels."""
    (x, y), *rest = [(round(x), round(y)) for x, y in points]
    steps: list[str] = []
    before = x, y
    for after in rest:
        if after != before:
            steps.append(f"{after[0] - before[0]} {after[1] - before[1]}")
            before = after
    return f"M{x} {y}l{' '.join(steps).replace(' -', '-')}{'z' if closed else ''}"


def simple(points: Points) -> Points:
    """Return a line without the points that hardly bend it."""
    kept = [points[0]]
    for (x, y), (u, v) in pairwise(points[1:]):
        a, b = kept[-1]
        length = hypot(u - a, v - b)
        if length == 0 or abs((u - a) * (b - y) - (a - x) * (v - b)) / length > _BEND:
            kept.append((x, y))
    return [*kept, points[-1]]


def land(points: Points, box: Box, hatching: Hatching, height: int) -> str:
    """Return a land of a map of this height, as the document that fills `box`.

    Its path is an element without a colour, which stays the same when the land changes hands.
    """
    pattern, fill = "", hatching.fill
    if hatching.kind:
        name = f"h{hatching.fill[1:]}{height % PITCH}"
        pattern, fill = _pattern(name, hatching, -height % PITCH), f"url(#{name})"
    return _document(f'{pattern}<g fill="{fill}"><path d="{path(simple(points))}"/></g>', box)


def _pattern(name: str, hatching: Hatching, first: int) -> str:
    """Return the pattern of a hatching; `first` is the place of a level or upright line."""
    marks = {
        "/": f"M0 0L{PITCH} {-PITCH}M0 {PITCH}L{PITCH} 0M0 {2 * PITCH}L{PITCH} {PITCH}",
        "\\": f"M{first - PITCH} 0l{PITCH} {PITCH}M{first} 0l{PITCH} {PITCH}",
        "-": f"M0 {first}H{PITCH}",
        "|": f"M{first} 0V{PITCH}",
        ".": "",
    }
    marks["x"] = marks["/"] + marks["\\"]
    drawn = f'<path d="{marks[hatching.kind]}" stroke="{hatching.line}" stroke-width="{STROKE}"/>'
    if hatching.kind == ".":
        dots = ((x, y) for x in (first, first - PITCH) for y in (0, PITCH))
        drawn = "".join(f'<circle cx="{x}" cy="{y}" r="3.5" fill="{hatching.line}"/>' for x, y in dots)
    size = f'width="{PITCH}" height="{PITCH}"'
    return (
        f'<pattern id="{name}" patternUnits="userSpaceOnUse" {size}>'
        f'<rect {size} fill="{hatching.fill}"/>{drawn}</pattern>'
    )


def water(shapes: Iterable[Points], box: Box, bands: Iterable[tuple[float, str]]) -> str:
    """Return open water with waves, and bands of this width and colour along the coasts of these lands."""
    deep = palette.mix(palette.WATER, palette.SEA, 0.28)
    waves = "".join(f"M{x} {y}a8 6 0 0 1 16 0a8 6 0 0 0 16 0" for x, y in ((22, 24), (77, 82), (-33, 82)))
    coast = "".join(map(path, shapes))
    drawn = "".join(f'<path d="{coast}" stroke="{colour}" stroke-width="{2 * wide:g}"/>' for wide, colour in bands)
    return _document(
        f'<pattern id="waves" patternUnits="userSpaceOnUse" width="110" height="116"><rect width="110" height="116"'
        f' fill="{palette.WATER}"/><path d="{waves}" fill="none" stroke="{deep}" stroke-width="{STROKE}"/></pattern>'
        f'<rect width="{box.w}" height="{box.h}" fill="url(#waves)"/>'
        f'<g fill="none" stroke-linejoin="round">{drawn}</g>',
        box,
    )


def lines(ways: Iterable[Points], ridges: Iterable[Points], ferries: Iterable[Points], box: Box) -> str:
    """Return open borders, ridges and the dotted lines of ferries."""
    thin = "".join(path(points, closed=False) for points in ways)
    thick = "".join(path(points, closed=False) for points in ridges)
    dotted = "".join(path(points, closed=False) for points in ferries)
    return _document(
        f'<g fill="none" stroke-linejoin="round"><path d="{thin}" stroke="{palette.RIM}" stroke-width="4"/>'
        f'<g stroke="{palette.EDGE}" stroke-linecap="round"><path d="{thick}" stroke-width="11"/>'
        f'<path d="{dotted}" stroke-width="7" stroke-dasharray="0 15"/></g></g>',
        box,
    )


def _document(body: str, box: Box) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box.x} {box.y} {box.w} {box.h}">{body}</svg>'
