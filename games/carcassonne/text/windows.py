"""The parts of the board that are shown one at a time, so that tiles are large enough to be told apart on a phone."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.carcassonne.views.view import CarcassonneView, Spot

ACROSS: Final = 7
DOWN: Final = 6
"""The most cells of a window."""
_SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
_ARROWS: Final = ("↖", "↑", "↗", "←", "•", "→", "↙", "↓", "↘")


class Window(NamedTuple):
    """A part of the board: its leftmost and topmost cell, how many lie across and down, and the spots chosen there.

    Each spot comes with all tiles beside it.
    """

    left: int
    top: int
    across: int
    down: int
    spots: tuple[str, ...]

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of it, in cells."""
        return self.left + self.across / 2, self.top + self.down / 2

    def holds(self, x: int, y: int) -> bool:
        """Return whether a cell lies in it."""
        return 0 <= x - self.left < self.across and 0 <= y - self.top < self.down


class _Need(NamedTuple):
    """The cells that have to be seen to choose a spot: leftmost, topmost, rightmost, bottommost."""

    left: int
    top: int
    right: int
    bottom: int


def whole(view: CarcassonneView) -> Window:
    """Return the window that shows all tiles and spots, however large it is."""
    cells = [(laid.x, laid.y) for laid in view.tiles] + [(spot.x, spot.y) for spot in view.spots]
    xs, ys = zip(*cells, strict=True)
    size = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    return Window(min(xs), min(ys), *size, tuple(spot.name for spot in view.spots))


@lru_cache(maxsize=16)
def windows(view: CarcassonneView) -> Sequence[Window]:
    """Return as few windows as hold all spots, each spot once, from north to south."""
    board = whole(view)
    if board.across <= ACROSS and board.down <= DOWN:
        return (board,)
    laid = {(tile.x, tile.y) for tile in view.tiles}
    needs = {spot.name: _need(spot, laid) for spot in view.spots}
    found: list[Window] = []
    left: dict[str, _Need] = needs
    while left:
        spots = max(_parts(left), key=len)
        found.append(_around([needs[name] for name in spots], board, spots))
        left = {name: need for name, need in left.items() if name not in spots}
    return tuple(sorted(found, key=lambda window: (window.top, window.left)))


def _need(spot: Spot, laid: set[tuple[int, int]]) -> _Need:
    beside = [(spot.x + x, spot.y + y) for x, y in _SIDES]
    cells = [(spot.x, spot.y), *(cell for cell in beside if cell in laid)]
    xs, ys = zip(*cells, strict=True)
    return _Need(min(xs), min(ys), max(xs), max(ys))


def _parts(needs: dict[str, _Need]) -> Iterable[tuple[str, ...]]:
    """Yield the spots that fit one window, for each place where it may begin."""
    for left in sorted({need.left for need in needs.values()}):
        for top in sorted({need.top for need in needs.values()}):
            yield tuple(
                name
                for name, need in needs.items()
                if left <= need.left and need.right < left + ACROSS and top <= need.top and need.bottom < top + DOWN
            )


def _around(needs: Sequence[_Need], board: Window, spots: tuple[str, ...]) -> Window:
    """Return the window in the middle of which these cells lie, as large as the board and the size allow."""
    left, across = _span(min(n.left for n in needs), max(n.right for n in needs), board.left, board.across, ACROSS)
    top, down = _span(min(n.top for n in needs), max(n.bottom for n in needs), board.top, board.down, DOWN)
    return Window(left, top, across, down, spots)


def _span(first: int, last: int, start: int, length: int, most: int) -> tuple[int, int]:
    size = min(length, most)
    begin = first - (size - (last - first + 1)) // 2
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
    told = [(_arrow(window.middle[0] - x, window.middle[1] - y), len(window.spots)) for window in listed]
    return {
        spot: Heading(*words, window.spots[0] if told.count(words) > 1 else "")
        for window, words in zip(listed, told, strict=True)
        for spot in window.spots
    }


def _arrow(x: float, y: float) -> str:
    across, down = ((far > 1) - (far < -1) for far in (x, y))
    return _ARROWS[3 * (down + 1) + across + 1]
