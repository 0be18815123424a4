"""What of a picture a page does not have yet: most of its SVG and of the outlines of regions stay as they were."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

if TYPE_CHECKING:
    from bot.web.frames import Shown
    from games.core.regions import Point

Parts: TypeAlias = "tuple[str | tuple[int, int], ...]"
"""Pieces of a text: new ones, and where others are in the text before, as the first and the number of its elements."""

MOST_OUTLINES: Final = 3000
"""Outlines after which a page forgets them and is sent them again."""


@lru_cache(maxsize=128)
def parts(svg: str, before: str) -> Parts:
    """Return an SVG as pieces of the one before. All pages of a table ask for the same."""
    old, new = before.split("<"), svg.split("<")
    places: dict[str, int] = {}
    for place, element in enumerate(old):
        places.setdefault(element, place)
    made: list[str | tuple[int, int]] = []
    fresh: list[str] = []
    at = 0
    while at < len(new):
        start = places.get(new[at])
        if start is None:
            fresh.append(new[at])
            at += 1
            continue
        count = 1
        while at + count < len(new) and start + count < len(old) and new[at + count] == old[start + count]:
            count += 1
        if fresh:
            made.append("<".join(fresh))
            fresh = []
        made.append((start, count))
        at += count
    if fresh:
        made.append("<".join(fresh))
    return tuple(made)


class Outlines:
    """The outlines that a page has been sent, by number."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[Point, ...], int] = {}

    def number(self, *pictures: Shown | None) -> tuple[list[Shown | None], tuple[tuple[Point, ...], ...], bool]:
        """Return pictures with numbers for outlines, the outlines that are new, and whether these begin anew."""
        anew = not self._numbers or len(self._numbers) > MOST_OUTLINES
        if anew:
            self._numbers.clear()
        known = len(self._numbers)
        numbered = [
            picture
            and msgspec.structs.replace(
                picture,
                marks=tuple(
                    msgspec.structs.replace(mark, outline=self._number(mark.outline)) for mark in picture.marks
                ),
            )
            for picture in pictures
        ]
        return numbered, tuple(self._numbers)[known:], anew

    def _number(self, outline: tuple[Point, ...] | int) -> int:
        assert not isinstance(outline, int), "it has no number yet"
        return self._numbers.setdefault(outline, len(self._numbers))
