"""Where things are, in words and arrows: places counted from the start tile, sides of tiles, what lies beside a spot.

Who plays without pictures finds here what the letters on them show.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.carcassonne.data.sides import IDS, JOINTS, turned
from games.carcassonne.data.tiles import NUMBER, TILES
from games.carcassonne.sight import deductions

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.carcassonne.sight.view import CarcassonneView, Laid
    from games.core.contract import Seat
    from games.core.voice import Voice

_ARROWS: Final = "↑→↓←"
_SLANTED: Final = {(-1, -1): "↖", (1, -1): "↗", (1, 1): "↘", (-1, 1): "↙"}
_MIDDLE: Final = 15
"""How near the middle of a tile, in percent, still counts as the middle."""
_ITEM: Final = 100
_NAMES: Final = (20, 12, 8, 4)
"""Characters left to each name beside a spot, from the first on that fits."""


def place(x: int, y: int, voice: Voice) -> str:
    """Return where a cell lies from the start tile: "2E 1N"."""
    parts = [voice("way-east" if x > 0 else "way-west", count=abs(x))] if x else []
    parts += [voice("way-south" if y > 0 else "way-north", count=abs(y))] if y else []
    return " ".join(parts) or voice("way-start")


def short(name: str, room: int) -> str:
    """Return a name within so many characters."""
    return name if len(name) <= room else name[: room - 1].rstrip() + "…"


def spot(name: str, view: CarcassonneView, voice: Voice) -> str:
    """Return a spot with its place and what lies beside it: "F · 2E 1N · ↑ city (3, Ana) · ← road (2)".

    The numbers are tiles, the names those who hold the majority. A spot that the view has not is its letters alone.
    """
    at = next((one for one in view.spots if one.name == name), None)
    if at is None:
        return name
    where = place(at.x, at.y, voice)
    for room in _NAMES:
        told = " · ".join((name, where, *_beside(name, view, voice, room)))
        if len(told) <= _ITEM:
            return told
    return short(" · ".join((name, where, *_beside(name, view, voice, 0))), _ITEM)


def _beside(name: str, view: CarcassonneView, voice: Voice, room: int) -> Iterable[str]:
    for side, kind, count, owners in deductions.neighbours(view, name):
        size = [] if kind == "field" else [str(count)]
        yield f"{_ARROWS[side]} {voice(f'kind-{kind}')}{_aside((*size, *_named(owners, voice, room)))}"
    for count, owners in deductions.monasteries_beside(view, name):
        yield f"{voice('kind-monastery')}{_aside((str(count), *_named(owners, voice, room)))}"


def _named(seats: Iterable[Seat], voice: Voice, room: int) -> list[str]:
    return [short(name, room) for seat in seats if room and (name := voice.name(seat))]


def _aside(parts: Iterable[str]) -> str:
    told = ", ".join(parts)
    return f" ({told})" if told else ""


def sides(tile: str, turn: int, voice: Voice) -> list[str]:
    """Return what a tile shows to each side when it is turned so, clockwise from the north: "↑ city"."""
    return [
        f"{arrow} {voice(f'kind-{kind}')}" for arrow, kind in zip(_ARROWS, deductions.edges(tile, turn), strict=True)
    ]


def joining(view: CarcassonneView, name: str, turn: int, voice: Voice) -> str:
    """Return the sides of the tile in hand at a spot, those that join others first: "↑ city · ← road (→ field)"."""
    if view.tile is None:
        return ""
    told = sides(view.tile, turn, voice)
    joined = [side for side, _, _, _ in deductions.neighbours(view, name)]
    free = _aside(one for side, one in enumerate(told) if side not in joined)
    return " · ".join(told[side] for side in joined) + free


def way(laid: Laid, feature: str) -> str:
    """Return arrows to a feature of a tile that lies on the board; nothing where it is the only one of its kind."""
    number = NUMBER[laid.tile]
    features = TILES[number].features
    index = IDS[number].index(feature)
    kind = features[index].kind
    if sum(one.kind == kind for one in features) == 1:
        return ""
    if kind == "field":
        return _towards(*turned(features[index].at, laid.turn))
    joints = JOINTS[4 * number + laid.turn]
    return "".join(arrow for side, arrow in enumerate(_ARROWS) if index in joints[side])


def _towards(x: int, y: int) -> str:
    across, down = ((far > 50) - (far < 50) if abs(far - 50) > _MIDDLE else 0 for far in (x, y))
    straight = {(0, -1): "↑", (1, 0): "→", (0, 1): "↓", (-1, 0): "←"}
    return (straight | _SLANTED).get((across, down), "")
