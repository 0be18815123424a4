"""Boxes of names, numbers and pieces in a window of the map. Where they lie is data; nothing is searched for."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from games.balkans.data.components import LANDS
from games.balkans.data.places import LAND_PLACES, SEA_PLACES, STRAIT_PLACES, Room
from games.balkans.picture.ground import Window
from games.kit.layout import Box

NAME_SIZE: Final = 34
"""Size of the names of lands and seas."""
_NAME_HEIGHT: Final = 36


class Scale(NamedTuple):
    """Sizes of shields, signs, numbers and gates, and how many lines of troops a land has room for.

    On a `bare` map only what is asked about and what somebody owns is marked with more than a small number.
    """

    shield: int
    sign: int
    text: int
    gate: int
    rows: int
    close: bool
    """Whether every place shows its name, and armies in their own land are marked with their owner too."""
    bare: bool = False

    @property
    def icon(self) -> int:
        """Size of an emblem beside a number."""
        return round(self.text * 0.74)

    @property
    def row(self) -> int:
        """Height of a line of troops, with the gap below it."""
        return self.text + 6

    @property
    def ship(self) -> int:
        """Size of a ship."""
        return round(self.text * 1.2)

    @property
    def letter(self) -> int:
        """Diameter of a sea's letter with the ring that marks it."""
        return self.text + 26


WHOLE: Final = Scale(52, 26, 34, 40, 1, close=False)
MIDDLE: Final = Scale(64, 32, 38, 50, 1, close=False)
BARE: Final = WHOLE._replace(bare=True)
CLOSE: Final = Scale(78, 40, 40, 60, 2, close=True)


class Place(NamedTuple):
    """The boxes of a land or sea: its number or letter, the signs beside it, its troops or fleets, and its name."""

    label: Box
    signs: Box
    pieces: Box
    name: Box | None

    @property
    def whole(self) -> Box:
        """The box around everything except the name."""
        x, y = min(box.x for box in self[:3]), min(box.y for box in self[:3])
        return Box(x, y, max(box.right for box in self[:3]) - x, max(box.bottom for box in self[:3]) - y)


@lru_cache(maxsize=16)
def places(window: Window, scale: Scale, origin: tuple[int, int] = (0, 0)) -> Mapping[str, Place]:
    """Return the places of all lands and seas in a window drawn at `origin`, those outside it too."""

    def boxed(room: Room, tall: int) -> Box:
        x, y = window.at(room[:2])
        wide = round(room[2] * window.across)
        return Box(origin[0] + x - wide // 2, origin[1] + y - tall // 2, wide, tall)

    found: dict[str, Place] = {}
    for name, land in LAND_PLACES.items():
        x, y = window.at(land.number)
        half = scale.shield // 2
        label = Box(origin[0] + x - half, origin[1] + y - half, scale.shield, scale.shield)
        wide = scale.sign * (2 if LANDS[name].level + LANDS[name].rich > 1 else 1)
        signs = Box(label.right, origin[1] + y - scale.sign, wide, 2 * scale.sign)
        pieces = boxed(land.troops, scale.rows * scale.row - 2)
        found[name] = Place(
            label, signs, pieces, boxed(land.name, _NAME_HEIGHT) if land.name and (scale.close or land.named) else None
        )
    for name, sea in SEA_PLACES.items():
        label = boxed((*sea.letter, scale.letter / window.across), scale.letter)
        pieces = boxed(sea.fleets, scale.rows * scale.row + 2)
        found[name] = Place(
            label, label, pieces, boxed(sea.name, _NAME_HEIGHT) if sea.name and (scale.close or sea.named) else None
        )
    return found


@lru_cache(maxsize=16)
def gates(window: Window, scale: Scale, origin: tuple[int, int] = (0, 0)) -> Mapping[str, Box]:
    """Return the boxes of the gates of all straits in a window drawn at `origin`."""
    middles, half = ((strait, window.at(point)) for strait, point in STRAIT_PLACES.items()), scale.gate // 2
    return {strait: Box(origin[0] + x - half, origin[1] + y - half, 2 * half, 2 * half) for strait, (x, y) in middles}
