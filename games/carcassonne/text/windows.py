"""The parts of the board that are shown one at a time, so that tiles are large enough to be told apart on a phone."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from games.carcassonne.views.view import CarcassonneView, Spot

ACROSS: Final = 7
DOWN: Final = 6
"""The most cells of a window."""
_SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
_ARROWS: Final = ("↖", "↑", "↗", "←", "", "→", "↙", "↓", "↘")


class Cells(msgspec.Struct, frozen=True):
    """A rectangle of cells: its leftmost and topmost, and how many lie across and down."""

    left: int
    top: int
    across: int
    down: int

    @property
    def right(self) -> int:
        """The first column to the right of it."""
        return self.left + self.across

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.top + self.down

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of it, in cells."""
        return self.left + self.across / 2, self.top + self.down / 2

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies in it."""
        return self.left <= x < self.right and self.top <= y < self.bottom


def spanning(cells: Iterable[tuple[int, int]]) -> Cells:
    """Return the smallest rectangle that holds these cells."""
    xs, ys = zip(*cells, strict=True)
    return Cells(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def whole(view: CarcassonneView, *, spots: bool = True) -> Cells:
    """Return the cells of all tiles and, if wanted, all spots."""
    return spanning((thing.x, thing.y) for thing in (*view.tiles, *(view.spots if spots else ())))


class Window(Cells, frozen=True):
    """A part of the board, with the spots chosen there; each comes with all tiles beside it."""

    spots: tuple[str, ...]


@lru_cache(maxsize=16)
def windows(view: CarcassonneView) -> Sequence[Window]:
    """Return as few windows as hold all spots, each spot once, from north to south."""
    board = whole(view)
    if board.across <= ACROSS and board.down <= DOWN:
        return (Window(board.left, board.top, board.across, board.down, tuple(spot.name for spot in view.spots)),)
    laid = {(tile.x, tile.y) for tile in view.tiles}
    left: dict[str, Cells] = {spot.name: _need(spot, laid) for spot in view.spots}
    found: list[Window] = []
    while left:
        spots = max(_parts(left), key=len)
        found.append(_around([left[name] for name in spots], board, spots))
        left = {name: need for name, need in left.items() if name not in spots}
    return tuple(sorted(found, key=lambda window: (window.top, window.left)))


def _need(spot: Spot, laid: set[tuple[int, int]]) -> Cells:
    """Return the cells that have to be seen to choose a spot."""
    beside = [(spot.x + x, spot.y + y) for x, y in _SIDES]
    return spanning([(spot.x, spot.y), *(cell for cell in beside if cell in laid)])


def _parts(needs: dict[str, Cells]) -> Iterable[tuple[str, ...]]:
    """Yield the spots that fit one window, for each place where it may begin."""
    for left in sorted({need.left for need in needs.values()}):
        for top in sorted({need.top for need in needs.values()}):
            yield tuple(
                name
                for name, need in needs.items()
                if left <= need.left and need.right <= left + ACROSS and top <= need.top and need.bottom <= top + DOWN
            )


def _around(needs: Sequence[Cells], board: Cells, spots: tuple[str, ...]) -> Window:
    """Return the window in the middle of which these cells lie, as large as the board and the size allow."""
    left, across = _span(min(n.left for n in needs), max(n.right for n in needs), board.left, board.across, ACROSS)
    top, down = _span(min(n.top for n in needs), max(n.bottom for n in needs), board.top, board.down, DOWN)
    return Window(left, top, across, down, spots)


def _span(first: int, end: int, start: int, length: int, most: int) -> tuple[int, int]:
    size = min(length, most)
    begin = first - (size - (end - first)) // 2
    return max(start, min(begin, start + length - size)), size


class Heading(NamedTuple):
    """Where a window lies on the board, as an arrow, and how many spots it holds.

    `first` is its first spot if another window lies there too and holds as many, otherwise "".
    """

    part: str
    number: int
    first: str


@lru_cache(maxsize=16)
def headings(view: CarcassonneView) -> dict[str, Heading]:
    """Return the heading of the window of each spot; none with a single window."""
    listed = windows(view)
    if len(listed) == 1:
        return {}
    x, y = whole(view).middle
    told = [(arrow(window.middle[0] - x, window.middle[1] - y, 1) or "•", len(window.spots)) for window in listed]
    return {
        spot: Heading(*words, window.spots[0] if told.count(words) > 1 else "")
        for window, words in zip(listed, told, strict=True)
        for spot in window.spots
    }


def arrow(x: float, y: float, near: float) -> str:
    """Return an arrow that points so far to the east and south; distances up to `near` do not count."""
    across, down = ((far > near) - (far < -near) for far in (x, y))
    return _ARROWS[3 * (down + 1) + across + 1]
