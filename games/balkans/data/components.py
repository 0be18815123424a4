"""The map, pieces and cards, loaded from the data files (RULES 2).

Lands, seas, kingdoms, powers and cards are identified by the ids of the files; a single card is `id#n`, n from 1.
Tuples keep the order of the files, which is the order of all lists.
"""

import functools
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from games.balkans.data import file_format
from games.balkans.data.checks import check_cards, check_map, distances
from games.balkans.data.file_format import CardEntry, LandEntry
from games.core.data_files import load

Kind: TypeAlias = Literal["regular", "elite", "royal"]
KINDS: Final[tuple[Kind, ...]] = ("regular", "elite", "royal")
"""The kinds of army, in the order of lists and counts."""
LOADS: Final = ("none", *KINDS)
"""The possible cargoes of a fleet, in the order of counts."""
KIND_PLACE: Final[dict[str, int]] = {kind: place for place, kind in enumerate(KINDS)}
LOAD_PLACE: Final[dict[str, int]] = {load: place for place, load in enumerate(LOADS)}
ORDER_KINDS: Final = ("harvest", "arming", "offensive", "defence", "development")
STANDARD_ORDERS: Final = (2, 2, 2, 0, 0)
ADVANCED_ORDERS: Final = (2, 2, 2, 2, 2)
SEASONS: Final = ("spring", "summer", "autumn", "winter")

_MAP_SHEET: Final = load(file_format.MAP_FILE, file_format.MapSheet)
_CARD_SHEET: Final = load(file_format.CARDS_FILE, file_format.CardSheet)
check_map(_MAP_SHEET)
check_cards(_CARD_SHEET, _MAP_SHEET)
_MAP: Final = _MAP_SHEET.value
_CARDS: Final = _CARD_SHEET.value


class Land(msgspec.Struct, frozen=True):
    """A land. `level` is that of its printed fortress; `lands` and `seas` are its neighbours."""

    id: str
    entry: LandEntry
    level: int
    rich: bool
    lands: tuple[str, ...]
    seas: tuple[str, ...]


class Sea(msgspec.Struct, frozen=True):
    """A sea. `straits` maps a neighbouring sea to the strait in between."""

    id: str
    entry: file_format.SeaEntry
    seas: tuple[str, ...]
    lands: tuple[str, ...]
    straits: dict[str, str]


class Card(msgspec.Struct, frozen=True):
    """A card with its entry in the data file and its deck."""

    id: str
    entry: CardEntry
    deck: Literal["common", "strategy", "royal"]


def _neighbours(lines: tuple[tuple[str, ...], ...], name: str, order: tuple[str, ...]) -> tuple[str, ...]:
    found = {line[1] if line[0] == name else line[0] for line in lines if name in line[:2]}
    return tuple(place for place in order if place in found)


_LAND_IDS: Final = tuple(land.id for land in _MAP.land)
_SEA_IDS: Final = tuple(sea.id for sea in _MAP.sea)
_LEVELS: Final = {"none": 0, "normal": 1, "strong": 2}

LANDS: Final = {
    land.id: Land(
        land.id,
        land,
        _LEVELS[land.fortress],
        land.rich,
        _neighbours(_MAP.borders.land_land, land.id, _LAND_IDS),
        _neighbours(_MAP.borders.land_sea, land.id, _SEA_IDS),
    )
    for land in _MAP.land
}
PLAYABLE: Final = tuple(land.id for land in _MAP.land if land.owner_kind != "unplayable")
SEAS: Final = {
    sea.id: Sea(
        sea.id,
        sea,
        _neighbours(_MAP.borders.sea_sea, sea.id, _SEA_IDS),
        _neighbours(_MAP.borders.land_sea, sea.id, _LAND_IDS),
        {
            (line[1] if line[0] == sea.id else line[0]): line[3]
            for line in _MAP.borders.sea_sea
            if len(line) == 4 and sea.id in line[:2]
        },
    )
    for sea in _MAP.sea
}
STRAITS: Final = {strait.id: strait for strait in _MAP.strait}
POWERS: Final = {power.id: power for power in _MAP.sovereign}
"""The sovereign powers of the file; a kingdom that nobody plays may become one too."""


def tactics_drawn(power: str) -> int:
    """Return how many common tactics a neutral land or sovereign power draws in a battle."""
    return POWERS[power].tactics_drawn if power in POWERS else 1


HOME: Final = _MAP.venice_home
KINGDOMS: Final = {kingdom.id: kingdom for kingdom in _CARDS.kingdom}
FEW_PLAYERS: Final = ("bulgaria", "latin", "epirus")
ADVANTAGES: Final = {advantage.id: advantage for advantage in _CARDS.advantage}
LIMITS: Final = _CARDS.limits
PRICES: Final = _CARDS.prices
PRICE: Final = {"regular": PRICES.regular, "elite": PRICES.elite, "royal": PRICES.royal}
RANSOM: Final = {"regular": _CARDS.ransom.regular, "elite": _CARDS.ransom.elite, "royal": _CARDS.ransom.royal}
REPAIR: Final = _CARDS.repair.gold

CARDS: Final = {
    **{entry.id: Card(entry.id, entry, "common") for entry in _CARDS.common},
    **{entry.id: Card(entry.id, entry, "strategy") for entry in _CARDS.strategy},
    **{entry.id: Card(entry.id, entry, "royal") for entry in _CARDS.royal},
}


class Range(NamedTuple):
    """The smallest and largest value."""

    least: int
    most: int


DRAWN: Final = Range(
    min(entry.strength for entry in _CARDS.common),
    max(entry.strength + sum(effect.strength for effect in entry.effects) for entry in _CARDS.common),
)
"""The strength that a common tactic may add."""
FREE_LANDS: Final = tuple(land.id for land in _MAP.land if land.owner_kind in {"neutral", "sovereign"})
"""Lands that belong to no kingdom at the start."""
GREATEST_FREE_LAND: Final = max(
    FREE_LANDS, key=lambda land: (LANDS[land].level + LANDS[land].rich, LANDS[land].level, -FREE_LANDS.index(land))
)
"""The most valuable of these lands."""


_CARD_SHEET.must(set(FEW_PLAYERS) <= set(KINGDOMS), ".kingdom", f"two or three players need {', '.join(FEW_PLAYERS)}")


def card_of(name: str) -> Card:
    """Return the card with the name `id#n`."""
    return CARDS[name.partition("#")[0]]


@functools.cache
def is_royal(name: str) -> bool:
    """Whether the card with the name `id#n` is from a royal deck."""
    return card_of(name).deck == "royal"


def title(name: str) -> str:
    """Return the id in a card name `id#n`."""
    return name.partition("#")[0]


def _copies(entry: CardEntry) -> tuple[str, ...]:
    return tuple(f"{entry.id}#{n}" for n in range(1, entry.copies + 1))


COMMON_DECK: Final = tuple(name for entry in _CARDS.common for name in _copies(entry))


@functools.cache
def strategies(*, advanced: bool) -> tuple[str, ...]:
    """Return all strategy cards of a game, in the order of the file."""
    return tuple(name for entry in _CARDS.strategy if advanced or not entry.advanced_only for name in _copies(entry))


@functools.cache
def royal_cards(kingdom: str, *, advanced: bool) -> tuple[str, ...]:
    """Return all royal cards of a kingdom in a game, in the order of the file."""
    return tuple(
        name
        for entry in _CARDS.royal
        if entry.kingdom == kingdom and (advanced or not entry.advanced_only)
        for name in _copies(entry)
    )


_PLACE: Final = {
    name: place
    for place, name in enumerate(
        name for entry in (*_CARDS.royal, *_CARDS.strategy, *_CARDS.common) for name in _copies(entry)
    )
}


def in_order(names: list[str] | tuple[str, ...]) -> list[str]:
    """Sort cards as in a hand: royal cards, then strategies, each in the order of the file."""
    return sorted(names, key=_PLACE.__getitem__)


_BESIDE: Final = {land.id: land.lands for land in LANDS.values()}
DISTANCE: Final = {start: distances(_BESIDE, start) for start in PLAYABLE}
"""The distance by land between playable lands; unreachable ones are missing."""
