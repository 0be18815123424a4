"""What a game's picture is to the bot: something that becomes a PNG or SVG, and the regions that stand for things."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, Protocol, TypeAlias

import msgspec

Point: TypeAlias = tuple[int, int]
"""A point of a picture, in pixels from its upper left corner; of a board alone, in coordinates of the game's own."""


LINEN: Final = "#f6efe2"
"""The colour of what stands on a plate and says nothing by its colour."""


class Stat(NamedTuple):
    """A number beside the emblem of what it counts, one of the kit's, both in this colour."""

    emblem: str
    text: str
    colour: str = LINEN


class Plate(NamedTuple):
    """What everybody sees of a seat.

    `stats` are its numbers, the one that decides the game first. `moves` is whose move it is (gold frame and arrow),
    `out` who has left the game or waits for its end; `role` an emblem at the right ("sword", "shield", "crown"); `note`
    a word or two that stand in place of the numbers.
    """

    seat: int
    name: str
    stats: Sequence[Stat] = ()
    moves: bool = False
    out: bool = False
    role: str = ""
    note: str = ""


class Region(msgspec.Struct, frozen=True):
    """A part of a picture that stands for a thing of the game; later regions lie above earlier ones.

    It knows names, not moves: `games.core.touch` matches them to the choices.
    """

    outline: tuple[Point, ...]
    """The corners of a polygon."""
    names: tuple[str, ...]
    """The thing as fields of moves spell it. Several names are one thing in several spellings ("8H", "8H=S"), or the
    things of a pile, of which a tap takes the next."""
    field: str = ""
    """The only field of moves that the names match, for numbers and seats; by default every field that holds text."""
    term: str = ""
    """What `GameText.term` describes the thing by: one of `GameText.terms`, or a name for this place of the table."""
    edged: bool = False
    """Whether the picture itself has an edge round the thing, below its labels, while it stands for a choice."""

    @property
    def box(self) -> tuple[int, int, int, int]:
        """The leftmost and topmost, rightmost and bottommost pixel."""
        xs, ys = zip(*self.outline, strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def centre(self) -> Point:
        """A point well inside: the middle of the widest part at half its height."""
        _, top, _, bottom = self.box
        y = (top + bottom) / 2 + 0.001  # never exactly at a corner
        edges = pairwise((*self.outline, self.outline[0]))
        crossed = sorted(a + (y - b) * (c - a) / (d - b) for (a, b), (c, d) in edges if (b > y) != (d > y))
        left, right = max(zip(crossed[::2], crossed[1::2], strict=True), key=lambda part: part[1] - part[0])
        return round((left + right) / 2), round(y)


class Drawn(Protocol):
    """A picture. Equal pictures have equal regions and look the same."""

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height in pixels."""
        ...

    @property
    def board(self) -> tuple[int, int, int, int] | None:
        """The left, top, width and height of the board, if it is set apart; of a board alone, all of the picture."""
        ...

    @property
    def regions(self) -> tuple[Region, ...]:
        """The parts that stand for things of the game."""
        ...

    def png(self) -> bytes:
        """Return it as a PNG file."""
        ...

    def svg(self, address: Callable[[str], str]) -> str:
        """Return it as SVG for a web page; `address(name)` is where the page finds a piece of art."""
        ...
