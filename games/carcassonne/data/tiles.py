"""The tiles, read from `carcassonne-tiles.toml` and checked, and all else there is to play with (RULES 2)."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from games.core import data_files

Kind: TypeAlias = Literal["road", "city", "monastery", "field"]
KINDS: Final[tuple[Kind, ...]] = ("road", "city", "monastery", "field")
"""The kinds of features, in the order in which they are told. Names of features begin with the letter of their kind."""
Figure: TypeAlias = Literal["meeple", "courier"]
FIGURES: Final[tuple[Figure, ...]] = ("meeple", "courier")
"""A seat's score figures, in order; couriers only with messages."""

MEEPLES: Final = 7
SPACES: Final = 50
DARK: Final = 5
"""Every space whose number this divides is dark."""
MESSAGES: Final = ("A", "B", "C", "D", "E", "F", "G", "H")
MOST_FEATURES: Final = 8
"""How many features a tile may have: nodes are numbered by eights (`board`)."""

_PORTS: Final = 12
_SETS: Final = {"base": 72, "robbers": 8}
"""How many tiles each set has."""
_KIND_OF_LETTER: Final[dict[str, Kind]] = {kind[0]: kind for kind in KINDS}
_KIND_OF_EDGE: Final[dict[str, Kind]] = {"C": "city", "R": "road", "F": "field"}


def kind_of(name: str) -> Kind:
    """Return the kind of a feature, written `c1` or `12.c1`. Raise `KeyError` for a name of none."""
    return _KIND_OF_LETTER[name.rpartition(".")[2][:1]]


class Feature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A road, city, field or monastery of a tile, unturned.

    `ports` are numbered clockwise from the north-west, three to an edge. A field touches the city segments `cities`.
    `at` is a good place for a figure, in percent from the west and north edge.
    """

    id: str
    kind: Kind
    at: tuple[Annotated[int, msgspec.Meta(ge=0, le=100)], Annotated[int, msgspec.Meta(ge=0, le=100)]]
    ports: tuple[Annotated[int, msgspec.Meta(ge=0, lt=_PORTS)], ...] = ()
    pennants: Annotated[int, msgspec.Meta(ge=0)] = 0
    cities: tuple[str, ...] = ()


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type of tile: `edges` are the letters (C, R, F) of its north, east, south and west edge, unturned."""

    id: str
    set: Literal["base", "robbers"]
    count: Annotated[int, msgspec.Meta(ge=1)]
    edges: Annotated[str, msgspec.Meta(pattern="^[CRF]{4}$")]
    name: str
    features: Annotated[tuple[Feature, ...], msgspec.Meta(min_length=1, max_length=MOST_FEATURES)]
    start: bool = False
    bag: bool = False


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    tile: tuple[Tile, ...]


def load(path: Path) -> tuple[Tile, ...]:
    """Return the types of tiles in the file's order. Raise `DataFileError` for a file that does not hold together."""
    file = data_files.load(path, _File)
    tiles = file.value.tile
    file.unique(".tile", [tile.id for tile in tiles])
    for number, tile in enumerate(tiles):
        for reason in _faults(tile):
            file.refuse(f".tile[{number}].features", f"{tile.id}: {reason}")
    file.must(
        [tile.set for tile in tiles if tile.start] == ["base"], "", "the start tile is not one type of the base set"
    )
    for name, count in _SETS.items():
        there = sum(tile.count for tile in tiles if tile.set == name)
        file.must(there == count, "", f"set {name} has {there} tiles, not {count}")
    return tiles


def _faults(tile: Tile) -> Iterable[str]:
    """Yield what is wrong with the features of a tile."""
    names = [feature.id for feature in tile.features]
    for name in names:
        if names.count(name) > 1:
            yield f"two features are called {name}"
    cities = {feature.id for feature in tile.features if feature.kind == "city"}
    owner: dict[int, Feature] = {}
    for feature in tile.features:
        if feature.id[:1] != feature.kind[0]:
            yield f"{feature.id} has not the letter of a {feature.kind}"
        if feature.pennants and feature.kind != "city":
            yield f"{feature.id} has pennants and is no city"
        if feature.cities and feature.kind != "field":
            yield f"{feature.id} touches cities and is no field"
        if strange := set(feature.cities) - cities:
            yield f"{feature.id} touches {min(strange)}, which is no city of the tile"
        if (feature.kind == "monastery") == bool(feature.ports):
            yield f"{feature.id} has the ports of another kind of feature"
        for port in feature.ports:
            if port in owner:
                yield f"port {port} belongs to {owner[port].id} and {feature.id}"
            owner[port] = feature
    for port in range(_PORTS):
        if port not in owner:
            yield f"port {port} belongs to no feature"
        elif owner[port].kind != _kind_at(tile, port):
            yield f"port {port} is on a {_kind_at(tile, port)}, and {owner[port].id} is a {owner[port].kind}"
        elif tile.edges[port // 3] != "R" and owner[port] is not owner[port // 3 * 3 + 1]:
            yield f"port {port} belongs to another feature than the rest of its edge"


def edges(tile: Tile, turn: int) -> list[Kind]:
    """Return the kinds of feature at the north, east, south and west of a tile when it is turned so."""
    return [_KIND_OF_EDGE[tile.edges[(side - turn) % 4]] for side in range(4)]


def _kind_at(tile: Tile, port: int) -> Kind:
    """Return the kind of feature that a port belongs to: beside a road's middle port lie fields."""
    edge = tile.edges[port // 3]
    return "field" if edge == "R" and port % 3 != 1 else _KIND_OF_EDGE[edge]


TILES: Final = load(Path(__file__).with_name("carcassonne-tiles.toml"))
"""The types of tiles; everywhere else a type is its place here."""
NUMBER: Final = {tile.id: number for number, tile in enumerate(TILES)}
"""The type of each name."""
START: Final = next(number for number, tile in enumerate(TILES) if tile.start)


def bag_of_tiles(*, robbers: bool) -> list[int]:
    """Return the types of all tiles to be shuffled, in the file's order: without the start tile."""
    types = [number for number, tile in enumerate(TILES) if robbers or tile.set == "base" for _ in range(tile.count)]
    types.remove(START)
    return types
