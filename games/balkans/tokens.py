"""What stands on the map: shields with the lands' numbers, walls, gold, armies, fleets, sieges, straits, the target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.balkans import geography
from games.balkans.components import KINDS, KINGDOMS, LANDS, LOADS, STRAITS
from games.balkans.spread import Thing, apart
from games.kit import palette
from games.kit.layout import Box
from games.kit.lettering import measure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.balkans.relief import Window
    from games.balkans.view import Army, BalkansView, Fleets, LandSight
    from games.core.contract import Seat
    from games.kit.canvas import Canvas

_KIND: Final = {"regular": "person", "elite": "horse", "royal": "crown"}
"""The emblem of each kind of army."""
_SHIP: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M4 62L96 62L80 92L22 92Z" fill="F"'
    ' stroke="#2e1f18" stroke-width="7"/><path d="M48 4L48 56L12 56Z M56 12L88 56L56 56Z" fill="#f6efe2"'
    ' stroke="#2e1f18" stroke-width="6"/></svg>'
)
_GATE: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M8 94L8 30L20 30L20 12L34 12L34 30L66 30'
    'L66 12L80 12L80 30L92 30L92 94L68 94L68 70C68 44 32 44 32 70L32 94Z" fill="F" stroke="#2e1f18"'
    ' stroke-width="8" stroke-linejoin="round"/></svg>'
)
_LARGE: Final = 70
"""From this size on a land's number is written larger."""


class _Block(NamedTuple):
    """What stands together on the map: a land or a sea by name, and its box."""

    name: str
    box: Thing


def place(
    canvas: Canvas, view: BalkansView, window: Window, origin: tuple[int, int], target: str, *, close: bool
) -> None:
    """Draw all that stands on the map whose upper left corner is at `origin`."""
    size = 76 if close else 50
    gates = _gates(view, window, size)
    blocks = _blocks(view, window, size, close=close)
    if close:
        corner = Thing(175, window.height - 164, 330, 308, held=True)
        blocks = [one for one in blocks if one.name == target or not _inside(one.box, corner)]
        for one in blocks:
            one.box.held = one.name == target
        apart([corner, *(box for box, _ in gates), *(one.box for one in blocks)], window.width, window.height)
    else:
        apart([*(box for box, _ in gates), *(one.box for one in blocks)], window.width, window.height)
    for box, owner in gates:
        _svg(canvas, _GATE, _colour(owner), origin[0] + round(box.x), origin[1] + round(box.y), round(size * 0.8))
    for name, box in blocks:
        x, y = origin[0] + round(box.x), origin[1] + round(box.y)
        if name == target:
            ring(canvas, x, y, max(round(size * 2.3), round(2 * box.half_width) + 24))
        if name in LANDS:
            _land(canvas, view, name, x, y, size)
        else:
            _fleets(canvas, view.seas[name], x, y, close=close)


def _inside(box: Thing, corner: Thing) -> bool:
    return abs(box.x - corner.x) < corner.half_width and abs(box.y - corner.y) < corner.half_height


def _gates(view: BalkansView, window: Window, size: int) -> list[tuple[Thing, Seat]]:
    """Return where the gates of straits stand, and who controls each."""
    found: list[tuple[Thing, Seat]] = []
    for strait in STRAITS.values():
        ends = [window.at(geography.spot(bank)) for bank in strait.banks]
        x, y = (sum(end[0] for end in ends) / 2, sum(end[1] for end in ends) / 2)
        if size < x < window.width - size and size < y < window.height - size:
            found.append((Thing(x, y, size * 0.8, size * 0.8, held=size < _LARGE), view.lands[strait.control].owner))
    return found


def _blocks(view: BalkansView, window: Window, size: int, *, close: bool) -> list[_Block]:
    """Return what stands on each land and sea of the window, moved nowhere yet."""
    found: list[_Block] = []
    for name in (*view.lands, *view.seas):
        x, y = window.at(geography.spot(name))
        if not (0 < x < window.width and 0 < y < window.height):
            continue
        if name in view.seas:
            text = _SEA_TEXT[close]
            if view.seas[name]:
                tall = len(view.seas[name]) * text * 1.5 + 8
                found.append(_Block(name, Thing(x, y, max(_fleet_width(one, text) for one in view.seas[name]), tall)))
            continue
        sight = view.lands[name]
        if sight.power == "unplayable":
            continue
        wide = size + len(_signs(name, sight)) * size * 0.5
        pills = [_army_width(army, size, hostile=army.seat in sight.besiegers) for army in sight.armies]
        found.append(_Block(name, Thing(x, y, max([wide, *pills]), size + len(pills) * size * 0.82)))
    return found


def _colour(owner: Seat) -> str:
    return palette.SEATS[owner].colour if owner >= 0 else palette.LINEN


def _svg(canvas: Canvas, markup: str, fill: str, x: int, y: int, size: int) -> None:
    canvas.svg(markup.replace('"F"', f'"{fill}"'), Box(x - size // 2, y - size // 2, size, size))


def ring(canvas: Canvas, x: int, y: int, size: int) -> None:
    """Draw the ring of the target, its middle at (x, y)."""
    half = size // 2
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}"><g fill="none">'
        f'<circle cx="{half}" cy="{half}" r="{half - 8}" stroke="{palette.EDGE}" stroke-width="15"/>'
        f'<circle cx="{half}" cy="{half}" r="{half - 8}" stroke="{palette.MOVE}" stroke-width="8"/></g></svg>'
    )
    canvas.svg(markup, Box(x - half, y - half, size, size))


def shield(canvas: Canvas, view: BalkansView, seat: Seat, x: int, y: int, size: int) -> None:
    """Draw the coat of arms of a seat: its kingdom's shield with the mark of the seat."""
    kingdom = view.players[seat].kingdom
    mark = palette.SEATS[seat]
    fill = KINGDOMS[kingdom].colour if kingdom else palette.RIM
    canvas.sprite("shield", x, y, size, fill, line=palette.LINEN)
    canvas.sprite("circle", x, y - 2, round(size * 0.6), palette.EDGE)
    canvas.sprite(mark.shape, x, y - 2, round(size * 0.46), mark.colour)


def _signs(name: str, sight: LandSight) -> list[str]:
    """Return the emblems of walls, gold and troubles of a land."""
    return ["tower"] * sight.level + ["coin"] * LANDS[name].rich + ["fire"] * sight.revolt + ["skull"] * sight.ruin


def _land(canvas: Canvas, view: BalkansView, name: str, x: int, y: int, size: int) -> None:
    """Draw a land, its middle at (x, y): its number on its owner's shield, what it has, and below the armies."""
    sight = view.lands[name]
    signs, small = _signs(name, sight), round(size * 0.5)
    top = y - round(len(sight.armies) * size * 0.41)
    left = x - round(len(signs) * small / 2)
    number = str(geography.numbers()[name])
    text = 34 if size < _LARGE else 46
    ink = palette.INK
    if sight.owner >= 0:
        colour = KINGDOMS[view.players[sight.owner].kingdom].colour
        canvas.sprite("shield", left, top + 1, size + 10, palette.LINEN)
        canvas.sprite("shield", left, top, size + 2, colour)
        ink = max(palette.INK, palette.LINEN, key=lambda one: palette.contrast(one, colour))
    else:
        canvas.sprite("circle", left, top - 2, size, palette.LINEN)
    canvas.text(left, top - size // 12, number, size=text, bold=True, colour=ink, anchor="mm")
    for place, sign in enumerate(signs):
        fill = {"coin": palette.GOLD, "fire": palette.EMBROIDERY, "skull": palette.EDGE}.get(sign, "#8a8078")
        at = left + size // 2 + small // 2 + place * small
        canvas.sprite(sign, at, top, small + 4, fill, line=palette.EDGE)
    down = top + round(size * 0.82)
    for army in sight.armies:
        _army(canvas, army, x, down, size, hostile=army.seat in sight.besiegers)
        down += round(size * 0.82)


def _army_parts(army: Army) -> list[tuple[str, str]]:
    """Return the emblem and the number of each kind of army; a royal army is only one."""
    counts = [(kind, getattr(army, kind)) for kind in KINDS if getattr(army, kind)]
    return [(_KIND[kind], str(n) if kind != "royal" else "") for kind, n in counts]


def _army_sizes(size: int) -> tuple[int, int]:
    text = 34 if size < _LARGE else 44
    return text, round(text * 0.8)


def _army_width(army: Army, size: int, *, hostile: bool) -> int:
    text, icon = _army_sizes(size)
    parts = sum(icon + (measure(number, text, bold=True) if number else 0) for _, number in _army_parts(army))
    return parts + icon + 18 + (icon + 4 if hostile else 0)


def _army(canvas: Canvas, army: Army, x: int, y: int, size: int, *, hostile: bool) -> None:
    _pill(canvas, x, y, army.seat, _army_parts(army), _army_sizes(size), hostile=hostile)


def _pill(
    canvas: Canvas,
    x: int,
    y: int,
    seat: Seat,
    parts: Sequence[tuple[str, str]],
    sizes: tuple[int, int],
    *,
    hostile: bool,
) -> None:
    """Draw a pill with the mark of a seat, emblems and numbers, its middle at (x, y)."""
    text, icon = sizes
    widths = [icon + (measure(number, text, bold=True) if number else 0) for _, number in parts]
    tall = text + 6
    swords = icon + 4 if hostile else 0
    wide = sum(widths) + icon + 18 + swords
    left = min(max(x - wide // 2, 14), canvas.image.width - wide - 14)
    line = palette.EMBROIDERY if hostile else palette.SEATS[seat].colour
    canvas.panel(Box(left, y - tall // 2, wide, tall), palette.EDGE, line, stroke=6 if hostile else 4, radius=tall // 2)
    left += 8
    mark = palette.SEATS[seat]
    canvas.sprite(mark.shape, left + icon // 2, y, icon - 2, mark.colour)
    left += icon + 2
    if hostile:
        canvas.sprite("swords", left + icon // 2, y, icon, palette.LINEN, line=palette.EDGE)
        left += swords
    for (emblem, number), width in zip(parts, widths, strict=True):
        fill = palette.MOVE if emblem == "crown" else palette.LINEN
        canvas.sprite(emblem, left + icon // 2, y, icon, fill)
        if number:
            canvas.text(left + icon - 1, y, number, size=text, bold=True, anchor="lm")
        left += width


_SEA_TEXT: Final = (34, 46)
"""The size of numbers at sea, on the whole map and close."""


def _fleet_parts(group: Fleets) -> list[tuple[str, str]]:
    """Return how many fleets there are, then the emblem and number of each kind of army aboard."""
    cargo = [(kind, getattr(group, kind)) for kind in LOADS[1:] if getattr(group, kind)]
    return [("", str(group.total)), *((_KIND[kind], str(n)) for kind, n in cargo)]


def _fleet_width(group: Fleets, text: int) -> int:
    icon = round(text * 0.76)
    parts = sum(measure(number, text, bold=True) + (icon if name else 0) for name, number in _fleet_parts(group))
    return round(text * 1.35) + 10 + parts


def _fleets(canvas: Canvas, groups: Sequence[Fleets], x: int, y: int, *, close: bool) -> None:
    """Draw the fleets of a sea: for each seat a ship, how many, and beside it what they carry."""
    text = _SEA_TEXT[close]
    ship, icon = round(text * 1.35), round(text * 0.76)
    y -= round((len(groups) - 1) * text * 0.75)
    for group in groups:
        left = x - _fleet_width(group, text) // 2
        colour = palette.SEATS[group.seat].colour
        canvas.panel(Box(left, y - text // 2 - 4, _fleet_width(group, text), text + 8), palette.EDGE, colour, radius=12)
        _svg(canvas, _SHIP, colour, left + ship // 2, y - 6, ship)
        mark, low = palette.SEATS[group.seat].shape, y + round(ship * 0.24)
        canvas.sprite(mark, left + ship // 2, low, round(ship * 0.42), palette.EDGE)
        canvas.sprite(mark, left + ship // 2, low, round(ship * 0.28), palette.LINEN)
        left += ship + 3
        for name, number in _fleet_parts(group):
            if name:
                canvas.sprite(name, left + icon // 2, y, icon, palette.MOVE)
                left += icon
            left += canvas.text(left, y, number, size=text, bold=True)
        y += round(text * 1.5)
