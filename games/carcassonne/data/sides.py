"""Tables made from the tiles: what each turned tile shows to its neighbours, and where it fits.

A *face* is a tile type and a turn: `4 * type + turn`, a turn being quarters clockwise. Sides are N, E, S, W: 0 to 3.
A *need* says what the neighbours of an empty cell ask of it: minus the sum over its sides of the neighbour's edge (1
city, 2 road, 3 field) times 4 to the power of the side; so needs are negative and, where a neighbour is added, add up.
"""

from collections.abc import Iterator
from typing import Final

from games.carcassonne.data.tiles import MOST_FEATURES, TILES, Kind, Tile, edges

_EDGE: Final = {"city": 1, "road": 2, "field": 3}


def _asked(tile: Tile, turn: int) -> list[int]:
    return [_EDGE[kind] for kind in edges(tile, turn)]


def _facing(tile: Tile, turn: int) -> tuple[int, ...]:
    asked = _asked(tile, turn)
    return tuple(-(asked[side] << 2 * ((side + 2) % 4)) for side in range(4))


def _joints(tile: Tile, turn: int, side: int) -> tuple[int, ...]:
    """Return the features that meet the neighbour across a side, in clockwise order: three at a road, else one."""
    owner = {(port + 3 * turn) % 12: number for number, feature in enumerate(tile.features) for port in feature.ports}
    road = edges(tile, turn)[side] == "road"
    return tuple(owner[3 * side + port] for port in (range(3) if road else (1,)))


def _fits(tile: Tile) -> dict[int, int]:
    masks: dict[int, int] = {}
    for turn in range(4):
        asked = _asked(tile, turn)
        for sides in range(1, 16):
            need = -sum(asked[side] << 2 * side for side in range(4) if sides >> side & 1)
            masks[need] = masks.get(need, 0) | 1 << turn
    return masks


def _open(tile: Tile) -> tuple[int, ...]:
    joints = [number for side in range(4) for number in _joints(tile, 0, side)]
    return tuple(joints.count(number) for number in range(MOST_FEATURES))


def turned(at: tuple[int, int], turn: int) -> tuple[int, int]:
    """Return a point of a tile, in percent from the west and north edge, as it lies after so many quarters."""
    x, y = at
    for _ in range(turn):
        x, y = 100 - y, x
    return x, y


def _shown(tile: Tile, turn: int) -> frozenset[object]:
    """Return all that tells one turn of a tile from another in play."""
    return frozenset(
        (feature.kind, frozenset((port + 3 * turn) % 12 for port in feature.ports), feature.pennants)
        for feature in tile.features
    )


def _alike(tile: Tile) -> Iterator[int]:
    seen = [_shown(tile, turn) for turn in range(4)]
    return map(seen.index, seen)


FACING: Final = tuple(_facing(tile, turn) for tile in TILES for turn in range(4))
"""By face and side: what the tile adds to the need of the neighbour across that side."""
JOINTS: Final = tuple(tuple(_joints(tile, turn, side) for side in range(4)) for tile in TILES for turn in range(4))
"""By face and side: the features that meet the neighbour there, clockwise."""
MEETING: Final = tuple(tuple(joints[side - 2][::-1] for side in range(4)) for joints in JOINTS)
"""By face and side: the features met by a neighbour that has this tile across *its* side, in that one's order."""
FITS: Final = tuple(_fits(tile) for tile in TILES)
"""By type: the turns in which the tile fits each need, as a mask; needs that it cannot meet are not there."""
TURNS: Final = tuple(tuple(turn for turn in range(4) if mask >> turn & 1) for mask in range(16))
"""The turns of each mask."""

ALIKE: Final = tuple(turn for tile in TILES for turn in _alike(tile))
"""By face: the lowest turn that lays the tile just so. The rules keep them apart (RULES 5.2); who looks need not."""

OPEN: Final = tuple(_open(tile) for tile in TILES)
"""By type and feature: at how many joints it can be continued."""
IDS: Final = tuple(tuple(feature.id for feature in tile.features) for tile in TILES)
KINDS: Final[tuple[tuple[Kind, ...], ...]] = tuple(tuple(feature.kind for feature in tile.features) for tile in TILES)
PENNANTS: Final = tuple(tuple(feature.pennants for feature in tile.features) for tile in TILES)
BAGS: Final = tuple(tile.bag for tile in TILES)
CITIES: Final = tuple(
    tuple(tuple(map(ids.index, feature.cities)) for feature in tile.features)
    for tile, ids in zip(TILES, IDS, strict=True)
)
"""By type and feature: the city segments a field touches."""
BUILT: Final = tuple(tuple(number for number, kind in enumerate(kinds) if kind in {"road", "city"}) for kinds in KINDS)
"""By type: its roads and cities, which are complete when nothing can continue them."""
ABBEY: Final = tuple(kinds.index("monastery") if "monastery" in kinds else None for kinds in KINDS)
"""By type: its monastery, if it has one."""
