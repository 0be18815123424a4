"""What of a picture a page does not have yet: most of its SVG and of the outlines of regions stay as they were."""

from functools import lru_cache
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from bot.web.frames import Mark, Parts, Shown
from games.core.regions import Point

MOST_OUTLINES: Final = 1000
"""Outlines after which a page forgets them and is sent them again."""


@lru_cache(maxsize=24)
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


class Sent(NamedTuple):
    """What is kept of a picture that a page has: its SVG, which pages share, and a digest of the rest."""

    svg: str
    rest: bytes


def sent(picture: Shown | None) -> Sent | None:
    """Return what to keep of a whole picture."""
    if picture is None:
        return None
    assert isinstance(picture.svg, str)
    return Sent(picture.svg, _digest(msgspec.structs.replace(picture, svg="")))


def changes(now: Shown | None, before: Sent | None, base: Sent | None) -> Shown | None:
    """Return a picture as pieces of `base`, if a page has that; None if it has the picture already, as `before`."""
    kept = sent(now)
    if now is None or kept is None or kept == before:
        return None
    return now if base is None else msgspec.structs.replace(now, svg=parts(kept.svg, base.svg))


def _digest(part: object) -> bytes:
    return blake2b(msgspec.json.encode(part), digest_size=12).digest()


class Outlines:
    """The outlines that a page has been sent, by number; kept as digests."""

    def __init__(self) -> None:
        self._numbers: dict[bytes, int] = {}

    def number(self, *pictures: Shown | None) -> tuple[list[Shown | None], tuple[tuple[Point, ...], ...], bool]:
        """Return pictures with numbers for outlines, the outlines that are new, and whether these begin anew."""
        anew = not self._numbers or len(self._numbers) > MOST_OUTLINES
        if anew:
            self._numbers.clear()
        fresh: list[tuple[Point, ...]] = []

        def number(mark: Mark) -> Mark:
            assert not isinstance(mark.outline, int), "it has no number yet"
            digest = _digest(mark.outline)
            if digest not in self._numbers:
                self._numbers[digest] = len(self._numbers)
                fresh.append(mark.outline)
            return msgspec.structs.replace(mark, outline=self._numbers[digest])

        numbered = [
            picture and msgspec.structs.replace(picture, marks=tuple(map(number, picture.marks)))
            for picture in pictures
        ]
        return numbered, tuple(fresh), anew
