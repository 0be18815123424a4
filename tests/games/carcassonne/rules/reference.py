"""A reference program for the base game, slow and plain: computes everything from the tiles on the board.

It shares nothing with the rules but the data file. A tile is (name, x, y, turn), a feature of the board a set of
(number of the tile, feature of the tile).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import games.carcassonne

_FILE = Path(games.carcassonne.__file__).with_name("data") / "carcassonne-tiles.toml"
DATA: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in tomllib.loads(_FILE.read_text("utf-8"))["tile"]}
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))

Node = tuple[int, str]
Tile = tuple[str, int, int, int]


def feature_of(tile: str, name: str) -> dict[str, Any]:
    return next(feature for feature in DATA[tile]["features"] if feature["id"] == name)


def edges(tile: str, turn: int) -> str:
    """Return the letters of the edges N, E, S, W of a turned tile."""
    letters = DATA[tile]["edges"]
    return letters[4 - turn :] + letters[: 4 - turn]


class SlowBoard:
    """The features of some tiles."""

    def __init__(self, tiles: Iterable[Tile]) -> None:
        self.tiles = list(tiles)
        self.at = {(x, y): number for number, (_, x, y, _) in enumerate(self.tiles)}
        self.features = self._gathered()

    def _ports(self) -> dict[tuple[int, int, int], Node]:
        return {
            (x, y, (port + 3 * turn) % 12): (number, feature["id"])
            for number, (tile, x, y, turn) in enumerate(self.tiles)
            for feature in DATA[tile]["features"]
            for port in feature.get("ports", ())
        }

    def _gathered(self) -> list[frozenset[Node]]:
        """Return the features of the board: nodes that touch, directly or by others."""
        owner = self._ports()
        touching: dict[Node, set[Node]] = {
            (number, feature["id"]): set()
            for number, tile in enumerate(self.tiles)
            for feature in DATA[tile[0]]["features"]
        }
        for (x, y, port), node in owner.items():
            dx, dy = STEPS[port // 3]
            across = (x + dx, y + dy, 3 * ((port // 3 + 2) % 4) + 2 - port % 3)
            if across in owner:
                touching[node].add(owner[across])
        found: list[frozenset[Node]] = []
        left = dict.fromkeys(touching)
        while left:
            group, new = set[Node](), {next(iter(left))}
            while new:
                group |= new
                new = {other for node in new for other in touching[node]} - group
            found.append(frozenset(group))
            for node in group:
                del left[node]
        return found

    def of(self, node: Node) -> frozenset[Node]:
        return next(feature for feature in self.features if node in feature)

    def kind(self, feature: frozenset[Node]) -> str:
        number, name = next(iter(feature))
        return feature_of(self.tiles[number][0], name)["kind"]

    def open_edges(self, feature: frozenset[Node]) -> int:
        """Return how many edges of the feature have no tile across; for a field, edges where it has any port."""
        count = 0
        for number, name in feature:
            tile, x, y, turn = self.tiles[number]
            for side in {(port // 3 + turn) % 4 for port in feature_of(tile, name).get("ports", ())}:
                dx, dy = STEPS[side]
                count += (x + dx, y + dy) not in self.at
        return count

    def neighbours(self, number: int) -> int:
        """Return how many of the eight cells round a tile are filled."""
        _, x, y, _ = self.tiles[number]
        return sum((x + i, y + j) in self.at for i in (-1, 0, 1) for j in (-1, 0, 1)) - 1

    def complete(self, feature: frozenset[Node]) -> bool:
        match self.kind(feature):
            case "field":
                return False
            case "monastery":
                return self.neighbours(next(iter(feature))[0]) == 8
            case _:
                return not self.open_edges(feature)

    def value(self, feature: frozenset[Node], *, end: bool) -> int:
        """Return what the feature brings when completed, or at the end."""
        kind = self.kind(feature)
        if kind == "monastery":
            return 1 + self.neighbours(next(iter(feature))[0])
        if kind == "field":
            cities = {
                self.of((number, city))
                for number, name in feature
                for city in feature_of(self.tiles[number][0], name).get("cities", ())
            }
            return 3 * sum(map(self.complete, cities))
        pennants = sum(feature_of(self.tiles[number][0], name).get("pennants", 0) for number, name in feature)
        each = 2 if kind == "city" and not end else 1
        return each * (len({number for number, _ in feature}) + pennants)

    def placements(self, tile: str) -> list[tuple[int, int, int]]:
        """Return where a tile may be laid, as (x, y, turn), by y, then x, then turn."""
        cells = {(x + dx, y + dy) for x, y in self.at for dx, dy in STEPS} - set(self.at)
        return [
            (x, y, turn)
            for y, x in sorted((y, x) for x, y in cells)
            for turn in range(4)
            if self.fits(tile, x, y, turn)
        ]

    def fits(self, tile: str, x: int, y: int, turn: int) -> bool:
        for side, (dx, dy) in enumerate(STEPS):
            number = self.at.get((x + dx, y + dy))
            if number is not None:
                other, _, _, other_turn = self.tiles[number]
                if edges(other, other_turn)[(side + 2) % 4] != edges(tile, turn)[side]:
                    return False
        return True


class SlowTable:
    """A base game: tiles, meeples and points."""

    def __init__(self, seats: int, stack: Iterable[str]) -> None:
        self.tiles: list[Tile] = [("D", 0, 0, 0)]
        self.meeples: dict[Node, int] = {}
        self.points = [0] * seats
        self.supply = [7] * seats
        self.active = 0
        self.stack = list(stack)
        self.hand: str | None = None
        self._draw()

    def _draw(self) -> None:
        self.hand = None
        while self.stack and self.hand is None:
            tile = self.stack.pop(0)
            if SlowBoard(self.tiles).placements(tile):
                self.hand = tile

    def copy(self) -> SlowTable:
        twin = object.__new__(SlowTable)
        twin.__dict__ = {name: value.copy() if hasattr(value, "copy") else value for name, value in vars(self).items()}
        return twin

    def place(self, x: int, y: int, turn: int) -> list[str]:
        """Lay the tile in hand and return the features that may take a meeple; without any the turn is over."""
        assert self.hand is not None
        self.tiles.append((self.hand, x, y, turn))
        if not (free := self._free()):
            self.meeple(None)
        return free

    def _free(self) -> list[str]:
        board, last = SlowBoard(self.tiles), len(self.tiles) - 1
        if not self.supply[self.active]:
            return []
        names = [feature["id"] for feature in DATA[self.tiles[last][0]]["features"]]
        return [name for name in names if not board.of((last, name)) & set(self.meeples)]

    def meeple(self, feature: str | None) -> None:
        """Put a meeple, or none, and finish the turn."""
        if feature is not None:
            self.meeples[len(self.tiles) - 1, feature] = self.active
            self.supply[self.active] -= 1
        board = SlowBoard(self.tiles)
        for built in board.features:
            if board.complete(built):
                self._score(board, built, end=False)
        self.active = (self.active + 1) % len(self.points)
        self._draw()
        if self.hand is None:
            for built in board.features:
                self._score(board, built, end=True)

    def _score(self, board: SlowBoard, feature: frozenset[Node], *, end: bool) -> None:
        there = [self.meeples.pop(node) for node in feature if node in self.meeples]
        for seat in there:
            self.supply[seat] += 1
        for seat in set(there):
            if there.count(seat) == max(map(there.count, there)):
                self.points[seat] += board.value(feature, end=end)

    def sequences(self, depth: int) -> Iterator[int]:
        """Yield one for each sequence of so many moves from here; a meeple, or none, is a move where it is asked."""
        if not depth:
            yield 1
            return
        if self.hand is None:
            return
        for x, y, turn in SlowBoard(self.tiles).placements(self.hand):
            twin = self.copy()
            free = twin.place(x, y, turn)
            if not free:
                yield from twin.sequences(depth - 1)
            elif depth == 1:
                yield 1
            else:
                for feature in (*free, None):
                    after = twin.copy()
                    after.meeple(feature)
                    yield from after.sequences(depth - 2)
