"""The board: tiles on cells, the features they make together, and where a further tile fits (RULES 3).

A *node* is one feature of one tile: `8 * tile + feature`, both numbered from 0, tiles in order of laying. The features
of the board are classes of nodes that touch; the *key* of a class is its lowest node.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import msgspec

from games.carcassonne.data.sides import ABBEY, BUILT, CITIES, FACING, FITS, IDS, JOINTS, KINDS, MEETING, OPEN, PENNANTS
from games.carcassonne.data.tiles import Kind

_MIDDLE: Final = 500
ROUND: Final = 8
"""How many cells lie round a monastery."""


def cell_at(x: int, y: int) -> str:
    """Return the name of a cell: y and x, moved so that names sort as cells are listed, row by row."""
    return f"{y + _MIDDLE}{x + _MIDDLE}"


@cache
def place_of(cell: str) -> tuple[int, int]:
    """Return x and y of a cell."""
    return int(cell[3:]) - _MIDDLE, int(cell[:3]) - _MIDDLE


@cache
def beside(cell: str) -> tuple[str, str, str, str]:
    """Return the neighbours of a cell, by side."""
    x, y = place_of(cell)
    return cell_at(x, y - 1), cell_at(x + 1, y), cell_at(x, y + 1), cell_at(x - 1, y)


@cache
def around(cell: str) -> frozenset[str]:
    """Return the eight cells round a cell."""
    x, y = place_of(cell)
    return frozenset(cell_at(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)) - {cell}


class Board(msgspec.Struct, gc=False):
    """The tiles on the table. All fields follow from `cells` and `faces` and are updated with each tile.

    `cells` and `faces` (`faces` the module) are those of the tiles in order of laying. `grid` holds for each cell with
    a tile the tile's number, and for each empty cell beside one its need, which is negative.

    By node: `label` is the key of its class; `ring` the next node of its class, the last leading to the first again;
    `open`, right at keys only, at how many joints the class can be continued. Numbers that are no node are classes of
    their own. `abbeys` counts for the cell of each monastery the tiles round it.
    """

    cells: list[str]
    faces: list[int]
    grid: dict[str, int]
    label: list[int]
    ring: list[int]
    open: list[int]
    abbeys: dict[str, int]

    def copy(self) -> Board:
        """Return an independent copy."""
        return Board(
            self.cells[:],
            self.faces[:],
            self.grid.copy(),
            self.label[:],
            self.ring[:],
            self.open[:],
            self.abbeys.copy(),
        )

    def lay(self, cell: str, face: int) -> None:
        """Lay a tile on an empty cell where it fits."""
        grid, faces, label, ring, open_ = self.grid, self.faces, self.label, self.ring, self.open
        tile = len(faces)
        first = 8 * tile
        nodes = [*range(first, first + 8)]
        label += nodes
        ring += nodes
        open_ += OPEN[face >> 2]
        self.cells.append(cell)
        faces.append(face)
        grid[cell] = tile
        facing, joints = FACING[face], JOINTS[face]
        for side, neighbour in enumerate(beside(cell)):
            there = grid.get(neighbour)
            if there is None:
                grid[neighbour] = facing[side]
            elif there < 0:
                grid[neighbour] = there + facing[side]
            else:
                others = MEETING[faces[there]][side]
                for number, mine in enumerate(joints[side]):
                    key, lost = label[8 * there + others[number]], label[first + mine]
                    if key == lost:
                        open_[key] -= 2
                        continue
                    if lost < key:
                        key, lost = lost, key
                    node = lost
                    while label[node] != key:
                        label[node] = key
                        node = ring[node]
                    ring[key], ring[lost] = ring[lost], ring[key]
                    open_[key] += open_[lost] - 2
                    open_[lost] = 0
        self._count_abbeys(cell, face)

    def _count_abbeys(self, cell: str, face: int) -> None:
        abbeys = self.abbeys
        if abbeys:
            near = around(cell)
            for abbey in abbeys:
                if abbey in near:
                    abbeys[abbey] += 1
        if ABBEY[face >> 2] is not None:
            abbeys[cell] = sum(self.grid.get(other, -1) >= 0 for other in around(cell))

    def spots(self, tile: int) -> tuple[str, ...]:
        """Return the cells where a type of tile fits, by y, then x."""
        fits = FITS[tile]
        return tuple(sorted([cell for cell, need in self.grid.items() if need in fits]))

    def turns(self, tile: int, cell: str) -> int:
        """Return the mask of the turns in which a type of tile fits on a cell."""
        return FITS[tile].get(self.grid.get(cell, 0), 0)

    def kind(self, node: int) -> Kind:
        """Return the kind of feature a node is of."""
        return KINDS[self.faces[node >> 3] >> 2][node & 7]

    def name(self, node: int) -> str:
        """Return the name of a node: the number of its tile and its feature, `12.c1`."""
        return f"{node >> 3}.{IDS[self.faces[node >> 3] >> 2][node & 7]}"

    def place(self, node: int) -> tuple[int, int]:
        """Return x and y of a node's tile."""
        return place_of(self.cells[node >> 3])

    def node(self, name: str) -> int:
        """Return the node of this name. Raise `ValueError` if there is none."""
        number, _, feature = name.partition(".")
        if not number.isdecimal() or int(number) >= len(self.faces):
            raise ValueError(name)
        return 8 * int(number) + IDS[self.faces[int(number)] >> 2].index(feature)

    def members(self, key: int) -> list[int]:
        """Return the nodes of a class, beginning with its key."""
        nodes = [key]
        node = self.ring[key]
        while node != key:
            nodes.append(node)
            node = self.ring[node]
        return nodes

    def extent(self, key: int) -> tuple[int, int]:
        """Return the tiles of a class, each counted once, and its pennants."""
        tiles, pennants = set[int](), 0
        for node in self.members(key):
            tile = node >> 3
            tiles.add(tile)
            pennants += PENNANTS[self.faces[tile] >> 2][node & 7]
        return len(tiles), pennants

    def touched(self, key: int) -> set[int]:
        """Return the keys of the cities that a field touches."""
        return {
            self.label[(node & ~7) + city]
            for node in self.members(key)
            for city in CITIES[self.faces[node >> 3] >> 2][node & 7]
        }

    def complete(self, node: int) -> bool:
        """Whether the feature of a node is complete; a field never is."""
        match self.kind(node):
            case "field":
                return False
            case "monastery":
                return self.abbeys[self.cells[node >> 3]] == ROUND
            case _:
                return not self.open[self.label[node]]

    def just_completed(self) -> list[int]:
        """Return the keys of the features that the last tile completed, ascending."""
        tile = len(self.faces) - 1
        face, cell = self.faces[tile], self.cells[tile]
        label, open_ = self.label, self.open
        keys = {key for feature in BUILT[face >> 2] if not open_[key := label[8 * tile + feature]]}
        for abbey, count in self.abbeys.items():
            if count == ROUND and (abbey == cell or cell in around(abbey)):
                keys.add(self.monastery(abbey))
        return sorted(keys)

    def monastery(self, cell: str) -> int:
        """Return the node of the monastery on a cell that has one."""
        tile = self.grid[cell]
        feature = ABBEY[self.faces[tile] >> 2]
        assert feature is not None
        return 8 * tile + feature


def laid(tiles: Iterable[tuple[str, int]]) -> Board:
    """Return the board of these cells and faces, laid one after the other."""
    board = Board([], [], {}, [], [], [], {})
    for cell, face in tiles:
        board.lay(cell, face)
    return board
