"""The map of the kingdoms to choose from: their lands and troops at the start, and a line for each."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from games.balkans.data.components import KINGDOMS, LANDS
from games.balkans.picture import example, ground
from games.balkans.picture.ground import ZOOMS, Window, part_window, sheet
from games.balkans.picture.places import WHOLE
from games.balkans.picture.shields import coat_of_arms, svg
from games.balkans.picture.tokens import SHIP, place
from games.balkans.text import names
from games.balkans.text.places import homelands
from games.balkans.views.view import BalkansView
from games.core.contract import Seat
from games.core.localizer import Localizer
from games.kit import layout, palette
from games.kit.canvas import Canvas
from games.kit.drawn import Picture
from games.kit.layout import HIGHEST, LOWEST, WIDTH, Box

_EDGE: Final = 12
_ROW: Final = 62
_TOUCHED_ROW: Final = 104
"""Height of a line that is touched on a page."""
_MAP: Final = 800
"""Height of the map, if there is room."""
_MIDDLE: Final = (50.0, 46.0)
"""The point of the map in the middle of the picture."""


def kingdoms(view: BalkansView, offered: Sequence[str], localizer: Localizer, highest: int = HIGHEST) -> Picture:
    """Return the picture of the choice of a kingdom: the middle of the map, and a line for each."""
    below = _ROW * len(_shown(view, offered)) + _EDGE
    height = layout.height(_EDGE + _MAP + below, highest)
    area = Box(_EDGE, _EDGE, WIDTH - 2 * _EDGE, height - below - _EDGE)
    whole = sheet(ZOOMS[0])
    window = part_window(whole, whole.at(_MIDDLE), area.w, min(area.h, whole.height))
    canvas = Canvas(height)
    with canvas.board(area):
        kingdoms_map(canvas, view, offered, window, (area.x, area.y), localizer)
    _lines(canvas, view, offered, area.bottom, localizer)
    return canvas.drawn()


def kingdoms_listed(view: BalkansView, offered: Sequence[str], localizer: Localizer) -> Picture:
    """Return the same lines without the map, high enough to be touched."""
    canvas = Canvas(LOWEST)
    _lines(canvas, view, offered, _EDGE, localizer, _TOUCHED_ROW)
    return canvas.drawn()


def kingdoms_map(
    canvas: Canvas,
    view: BalkansView,
    offered: Sequence[str],
    window: Window,
    origin: tuple[int, int],
    localizer: Localizer,
) -> None:
    """Draw the kingdoms that are offered, and those that are taken, in a window of the map at `origin`."""
    begun = start(kingdoms_by_seat(view), frozenset(_shown(view, offered)))
    ground.draw(canvas, begun, window, origin)
    holders = {land: name for name in offered for land in homelands(name)}
    place(canvas, begun, window, origin, WHOLE, localizer, holders=holders)


def _taken(view: BalkansView) -> dict[str, Seat]:
    return {player.kingdom: seat for seat, player in enumerate(view.players) if player.kingdom}


def _shown(view: BalkansView, offered: Sequence[str]) -> list[str]:
    return [name for name in KINGDOMS if name in offered or name in _taken(view)]


def kingdoms_by_seat(view: BalkansView) -> tuple[str, ...]:
    """Return every kingdom, in the order of the seats in whose colours they are drawn.

    One that is taken has the colour of the seat that leads it, as it will have in play.
    """
    led = [player.kingdom for player in view.players] + [""] * (len(KINGDOMS) - view.seats)
    free = (name for name in KINGDOMS if name not in led)
    return tuple(name or next(free) for name in led)


@lru_cache(maxsize=8)
def start(by_seat: tuple[str, ...], shown: frozenset[str]) -> BalkansView:
    """Return a view of the start of a table with the kingdoms that are shown alone."""
    view, led = example.begun(by_seat), [seat for seat, name in enumerate(by_seat) if name in shown]
    free = {"owner": -1, "power": "neutral", "armies": ()}
    lands = {
        land: here if here.owner in led or here.owner < 0 else msgspec.structs.replace(here, **free)
        for land, here in view.lands.items()
    }
    seas = {sea: tuple(group for group in groups if group.seat in led) for sea, groups in view.seas.items()}
    return msgspec.structs.replace(view, lands=lands, seas=seas)


def _lines(
    canvas: Canvas, view: BalkansView, offered: Sequence[str], top: int, localizer: Localizer, high: int = _ROW
) -> None:
    """Draw a line for each kingdom, which stands for it if it is offered."""
    taken, by_seat = _taken(view), kingdoms_by_seat(view)
    for row, name in enumerate(_shown(view, offered)):
        box = Box(_EDGE, top + row * high, WIDTH - 2 * _EDGE, high)
        _line(canvas, by_seat.index(name), name, box, localizer, "" if name in offered else localizer.name(taken[name]))
        if name in offered:
            canvas.touch(box, name, term=f"kingdom:{name}")


def _line(canvas: Canvas, seat: int, name: str, box: Box, localizer: Localizer, leader: str) -> None:
    """Draw a kingdom's coat of arms and name, its lands, armies and fleets, or who leads it already."""
    canvas.panel(box.cut(left=4, right=4, top=3, bottom=3), palette.EDGE, palette.RIM, radius=14)
    y = box.centre[1]
    coat_of_arms(canvas, seat, name, box.x + 44, y, 46)
    canvas.text(box.x + 84, y, names.kingdom(name, localizer), size=42, bold=not leader, width=430)
    entry = KINGDOMS[name]
    if leader:
        canvas.text(box.right - 24, y, leader, size=40, anchor="rm", width=460)
        return
    rich = sum(LANDS[land].rich for land in homelands(name))
    x = box.x + 560
    for emblem, n in (("shield", len(homelands(name))), ("coin", rich), ("person", entry.army_count)):
        canvas.sprite(emblem, x, y, 38, palette.GOLD if emblem == "coin" else palette.LINEN)
        canvas.text(x + 28, y, str(n), size=40, bold=True)
        x += 122
    svg(canvas, SHIP, palette.LINEN_SHADE, x, y - 2, 44)
    canvas.text(x + 32, y, str(entry.fleet_count), size=40, bold=True)
