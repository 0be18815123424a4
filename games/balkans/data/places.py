"""Where the map shows names, numbers and pieces, loaded from `balkans-places.toml`.

Coordinates are those of the map file, in hundredths of the map's width and height.
"""

from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from games.balkans.data.components import PLAYABLE, SEAS, STRAITS
from games.core.data_files import load

Middle: TypeAlias = tuple[float, float]
"""The middle of something with a fixed size."""
Room: TypeAlias = tuple[float, float, float]
"""The middle of a line of text or pieces, and how wide it may be."""


class LandPlaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The places of a land's number, troops and name; `named` tells whether the name is on the whole map too."""

    number: Middle
    troops: Room
    name: Room | None = None
    named: bool = False


class SeaPlaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The places of a sea's letter, fleets and name; `named` tells whether the name is on the whole map too."""

    letter: Middle
    fleets: Room
    name: Room | None = None
    named: bool = False


class PlacesSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All places of the map by land, sea and strait."""

    land: dict[str, LandPlaces]
    sea: dict[str, SeaPlaces]
    strait: dict[str, Middle]


_SHEET: Final = load(Path(__file__).parent / "balkans-places.toml", PlacesSheet)
LAND_PLACES: Final = _SHEET.value.land
SEA_PLACES: Final = _SHEET.value.sea
STRAIT_PLACES: Final = _SHEET.value.strait

for _key, _found, _known in (
    (".land", LAND_PLACES, PLAYABLE),
    (".sea", SEA_PLACES, SEAS),
    (".strait", STRAIT_PLACES, STRAITS),
):
    _SHEET.must(set(_found) == set(_known), _key, f"there must be one entry each for {', '.join(_known)}")
