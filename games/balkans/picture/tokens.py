"""Things on the map: shields with numbers, fortresses, gold, armies, fleets, sieges, straits, the target."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING, Final, NamedTuple

from PIL import Image, ImageDraw

from games.balkans.data import geography
from games.balkans.data.components import KINDS, LANDS, LOADS, STRAITS
from games.balkans.picture import arrows, captions
from games.balkans.picture.placing import Thing, apart, most_covered
from games.balkans.picture.shields import shield, svg
from games.kit import palette
from games.kit.layout import WIDTH, Box
from games.kit.lettering import measure

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from games.balkans.picture.ground import Window
    from games.balkans.views.view import Army, BalkansView, Fleets, LandView
    from games.core.localizer import Localizer
    from games.kit.canvas import Canvas

_KIND: Final = {"regular": "person", "elite": "horse", "royal": "crown"}
"""The emblem of each kind of army."""
_EDGED: Final = f'stroke="{palette.EDGE}" stroke-linejoin="round"'
SHIP: Final = (
    f'<path d="M4 62L96 62L80 92L22 92Z" fill="F" {_EDGED} stroke-width="7"/>'
    f'<path d="M48 4L48 56L12 56Z M56 12L88 56L56 56Z" fill="{palette.LINEN}" {_EDGED} stroke-width="6"/>'
)
GATE: Final = (
    '<path d="M8 94L8 30L20 30L20 12L34 12L34 30L66 30L66 12L80 12L80 30L92 30L92 94L68 94L68 70C68 44 32 44 32 70'
    f'L32 94Z" fill="F" {_EDGED} stroke-width="8"/>'
)
TENT: Final = f'<path d="M44 4L56 4L96 92L62 92L50 58L38 92L4 92Z" fill="F" {_EDGED} stroke-width="9"/>'
STONE: Final = "#8a8078"


class Scale(NamedTuple):
    """Sizes of shields, signs, numbers and gates, and how far they may move from their places.

    A sea without room within its leash may be drawn up to `far` away, with a line to its place.
    """

    shield: int
    sign: int
    text: int
    gate: int
    land_leash: int
    sea_leash: int
    gate_leash: int
    far: int
    marked: bool
    """Whether armies in their own land are marked with their owner too."""

    @property
    def icon(self) -> int:
        """Size of an emblem beside a number."""
        return round(self.text * 0.8)

    @property
    def row(self) -> int:
        """Height of an army, with the gap below it."""
        return self.text + 8


WHOLE: Final = Scale(52, 28, 34, 40, 46, 60, 22, 320, marked=False)
MIDDLE: Final = Scale(64, 34, 38, 50, 54, 90, 50, 120, marked=True)
CLOSE: Final = Scale(78, 42, 44, 60, 60, 100, 80, 0, marked=True)


_LONGER: Final = (60, 75, 90)
"""Leash of armies and shields if one would hide another on the usual leash."""
_CORNERS: Final = 5
"""Corners of the least part of a land that can be touched."""
_LITTLE: Final = 500
"""Maximum overlap of two boxes in square pixels: their corners."""


class Note(NamedTuple):
    """An emblem or "", and a text on a land, such as the sum of a battle for it."""

    emblem: str
    text: str
    name: str = ""
    """What it stands for in moves, if anything."""


_NO_HOLDERS: Final[Mapping[str, str]] = {}
_NO_NOTES: Final[Mapping[str, tuple[Note, ...]]] = {}


class _Pieces(NamedTuple):
    """What decides where things are drawn: views of lands and seas, and the lands' notes."""

    lands: tuple[tuple[str, LandView], ...]
    seas: tuple[tuple[str, tuple[Fleets, ...]], ...]
    notes: tuple[tuple[str, tuple[Note, ...]], ...]


class _Block(NamedTuple):
    """A land or sea by name, with the box of everything drawn there."""

    name: str
    box: Thing


def place(
    canvas: Canvas,
    view: BalkansView,
    window: Window,
    origin: tuple[int, int],
    scale: Scale,
    localizer: Localizer,
    *,
    target: str = "",
    covered: Box | None = None,
    ring: bool = True,
    marked: frozenset[str] = frozenset(),
    notes: Mapping[str, tuple[Note, ...]] = _NO_NOTES,
    holders: Mapping[str, str] = _NO_HOLDERS,
) -> None:
    """Draw everything on a map whose upper left corner is at `origin`, except where it is `covered`.

    The seas that are `marked` have a bright edge; `notes` are written below lands. The region of a land stands for its
    kingdom if it is among `holders`.
    """
    arrows.draw(canvas, window, origin, view.trail, scale.shield)
    fixed, gates, blocks = arranged(view, window, scale, target, covered, notes)
    for box, strait in gates:
        owner = view.lands[STRAITS[strait].control].owner
        colour = palette.SEATS[owner].colour if owner >= 0 else palette.LINEN
        svg(canvas, GATE, colour, origin[0] + round(box.x), origin[1] + round(box.y), scale.gate)
    for name, _ in blocks:
        if name in LANDS and len(outline := window.outline(name, origin)) >= _CORNERS:
            canvas.touch(outline, holders.get(name, name), term=f"land:{name}")
    for name, box in blocks:
        _tie(canvas, box, origin, scale.sea_leash, palette.SEA if name in view.seas else palette.EDGE)
    for name, block in sorted(blocks, key=lambda block: block.name != target):
        x, y = origin[0] + round(block.x), origin[1] + round(block.y)
        if name == target and ring:
            _ring(canvas, x, y, round(2 * max(block.half_width, 0.95 * block.half_height)) + 44)
        if name in LANDS:
            _armies(canvas, name, view.lands[name], x, y, scale, notes.get(name, ()))
        else:
            _sea(canvas, view, name, x, y, scale, marked=name in marked)
    for box, strait in gates:
        half = scale.gate // 2
        gate = Box(origin[0] + round(box.x) - half, origin[1] + round(box.y) - half, 2 * half, 2 * half)
        canvas.touch(gate, strait, term=f"sea:{strait}")
    first = sorted(blocks, key=lambda block: block.name != target)
    captions.write(canvas, window, origin, first, [*fixed, *(box for box, _ in gates)], localizer)
    for name, box in blocks:
        if name in LANDS:
            rows = len(view.lands[name].armies) + (name in notes)
            _land(canvas, view, name, origin[0] + round(box.x), origin[1] + round(box.y), scale, rows)


def arranged(
    view: BalkansView,
    window: Window,
    scale: Scale,
    target: str,
    covered: Box | None,
    notes: Mapping[str, tuple[Note, ...]] = _NO_NOTES,
) -> tuple[Sequence[Thing], Sequence[tuple[Thing, str]], Sequence[_Block]]:
    """Return the obstacles, the gates, and the blocks of lands and seas, all placed; shared by equal maps.

    Armies may move farther from their lands if that reduces overlaps.
    """
    pieces = _Pieces(tuple(view.lands.items()), tuple(view.seas.items()), tuple(notes.items()))
    return _arranged(pieces, window, scale, target, covered)


@lru_cache(maxsize=32)
def _arranged(
    pieces: _Pieces, window: Window, scale: Scale, target: str, covered: Box | None
) -> tuple[Sequence[Thing], Sequence[tuple[Thing, str]], Sequence[_Block]]:
    fixed = [] if covered is None else [Thing(*covered.centre, covered.w, covered.h)]
    ways: list[tuple[float, list[tuple[Thing, str]], list[_Block]]] = []
    for leash in (scale.land_leash, *_LONGER):
        gates, blocks = _gates(window, scale), _blocks(pieces, window, scale, leash)
        if covered is not None:
            gates = [(box, strait) for box, strait in gates if not _inside(box, covered)]
            blocks = [block for block in blocks if block.name == target or not _inside(block.box, covered)]
        for block in blocks:
            if block.name == target:
                block.box.leash = 0
        things = [*fixed, *(box for box, _ in gates), *(block.box for block in blocks)]
        apart(things, window.width, window.height)
        ways.append((most_covered(things), gates, blocks))
        if ways[-1][0] <= _LITTLE:
            break
    _, gates, blocks = min(ways, key=lambda way: way[0])
    return fixed, gates, blocks


def emptiest(
    view: BalkansView, window: Window, target: str, corners: Sequence[Box], about: Collection[str] = ()
) -> Box:
    """Return the emptiest corner, without the target, and with as few as possible of the places it is `about`."""
    pieces = _Pieces(tuple(view.lands.items()), tuple(view.seas.items()), ())
    blocks = _blocks(pieces, window, CLOSE, CLOSE.land_leash)

    def busy(corner: Box) -> int:
        return sum(
            100 if block.name == target else 10 if block.name in about else 1
            for block in blocks
            if _inside(block.box, corner, 40)
        )

    return min(corners, key=busy)


def _inside(box: Thing, corner: Box, margin: int = 0) -> bool:
    x, y = corner.centre
    return abs(box.x - x) < corner.w / 2 + margin and abs(box.y - y) < corner.h / 2 + margin


def _gates(window: Window, scale: Scale) -> list[tuple[Thing, str]]:
    """Return the boxes of the gates of straits."""
    found: list[tuple[Thing, str]] = []
    size = scale.gate
    for strait in STRAITS.values():
        ends = [window.at(geography.spot(bank)) for bank in strait.banks]
        x, y = (sum(end[0] for end in ends) / 2, sum(end[1] for end in ends) / 2)
        if size < x < window.width - size and size < y < window.height - size:
            found.append((Thing(x, y, size, size, leash=scale.gate_leash), strait.id))
    return found


def _blocks(pieces: _Pieces, window: Window, scale: Scale, leash: int) -> list[_Block]:
    """Return the blocks of all lands and seas in a window at their homes; armies have their own `leash`."""
    found: list[_Block] = []
    lands, seas, notes = dict(pieces.lands), dict(pieces.seas), dict(pieces.notes)
    for name in (*lands, *seas):
        x, y = window.at(geography.middle(name))
        if not (0 < x < window.width and 0 < y < window.height):
            continue
        if name in seas:
            wide = max((_fleet_width(group, scale) for group in seas[name]), default=-6) + scale.text + 16
            tall = max(scale.text + 10, len(seas[name]) * _fleet_row(scale))
            found.append(_Block(name, Thing(x, y, wide, tall, leash=scale.sea_leash, far=scale.far)))
        elif lands[name].power != "unplayable":
            land_view = lands[name]
            wide = scale.shield + _columns(_signs(name, land_view)) * scale.sign
            pills = [_army_width(army, land_view, scale) for army in land_view.armies]
            pills += [_note_width(notes[name], scale)] if name in notes else []
            tall = scale.shield + len(pills) * scale.row
            y += scale.row * max(0, len(pills) - 1) // 2  # the shield stays in its land, what stands below may leave it
            own = max(leash, scale.land_leash) if pills else scale.land_leash
            found.append(_Block(name, Thing(x, y, max([wide, *pills]), tall, leash=own)))
    return found


def _ring(canvas: Canvas, x: int, y: int, size: int) -> None:
    """Draw the ring of the target with its middle at (x, y)."""
    for colour, wide in ((palette.EDGE, 15), (palette.MOVE, 8)):
        mask, far = Image.new("L", (2 * size, 2 * size)), size - 16 + wide
        ImageDraw.Draw(mask).ellipse(
            (size - far, size - far, size + far - 1, size + far - 1), outline=255, width=2 * wide
        )
        circle = f'<circle cx="{size}" cy="{size}" r="{far - wide}" fill="none" stroke="{colour}"'
        view = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * size} {2 * size}">'
        markup = f'{view}{circle} stroke-width="{2 * wide}"/></svg>'
        canvas.stencil(mask.reduce(2), x - size // 2, y - size // 2, colour, markup)


# ---- lands ---------------------------------------------------------------------------------------------------------


def _signs(name: str, land_view: LandView) -> list[str]:
    """Return the emblems of a land's fortress, camp, gold and markers; towers and tents add up to its level."""
    walls = min(LANDS[name].level, land_view.level)
    signs = ["tower"] * walls + ["tent"] * (land_view.level - walls)
    return signs + ["coin"] * LANDS[name].rich + ["fire"] * land_view.revolt + ["skull"] * land_view.ruin


def _columns(signs: Sequence[str]) -> int:
    return (len(signs) + 1) // 2


def _land(canvas: Canvas, view: BalkansView, name: str, x: int, y: int, scale: Scale, rows: int) -> None:
    """Draw a land with the middle of its block at (x, y): its number on its owner's shield, and its signs.

    Below them are so many `rows` of armies and notes.
    """
    land_view = view.lands[name]
    signs = _signs(name, land_view)
    top = y - round(rows * scale.row / 2)
    left = x - round(_columns(signs) * scale.sign / 2)
    ink = palette.INK
    if land_view.owner >= 0:
        ink = shield(canvas, land_view.owner, left, top, scale.shield)
    else:
        canvas.sprite("circle", left, top, scale.shield, palette.LINEN)
    label = str(geography.numbers()[name])
    canvas.text(left, top - scale.shield // 12, label, size=scale.text, bold=True, colour=ink, anchor="mm")
    _draw_signs(canvas, signs, left + scale.shield // 2 + 2, top, scale.sign)


def _armies(canvas: Canvas, name: str, land_view: LandView, x: int, y: int, scale: Scale, note: Sequence[Note]) -> None:
    """Draw the armies of a land and its note below its shield, with the middle of its block at (x, y)."""
    rows = len(land_view.armies) + bool(note)
    down = y - round(rows * scale.row / 2) + scale.shield // 2 + scale.row // 2
    for army in land_view.armies:
        _army(canvas, name, army, land_view, x, down, scale)
        down += scale.row
    if note:
        _note(canvas, note, x, down, scale)


def _note_width(note: Sequence[Note], scale: Scale) -> int:
    texts = sum(measure(part.text, scale.text, bold=True) for part in note)
    return texts + sum(scale.icon + 4 for part in note if part.emblem) + 8 * len(note) + 8


def _note(canvas: Canvas, note: Sequence[Note], x: int, y: int, scale: Scale) -> None:
    """Draw a note as a light pill with its middle at (x, y)."""
    wide, tall = _note_width(note, scale), scale.text + 6
    left = min(max(x - wide // 2, 14), WIDTH - wide - 14)
    canvas.panel(Box(left, y - tall // 2, wide, tall), palette.LINEN, palette.MOVE, stroke=5, radius=tall // 2)
    left += 8
    for part in note:
        begin = left - 4
        if part.emblem:
            canvas.sprite(part.emblem, left + scale.icon // 2, y, scale.icon, STONE, line=palette.EDGE)
            left += scale.icon + 4
        left += canvas.text(left, y, part.text, size=scale.text, bold=True, colour=palette.INK) + 8
        if part.name:
            canvas.touch(Box(begin, y - tall // 2, left - begin - 4, tall), part.name)


def _draw_signs(canvas: Canvas, signs: Sequence[str], left: int, y: int, size: int) -> None:
    """Draw signs in columns of two; a single one is centred."""
    fills = {"coin": palette.GOLD, "fire": palette.EMBROIDERY, "skull": palette.EDGE}
    for place, sign in enumerate(signs):
        column, row = divmod(place, 2)
        alone = place == len(signs) - 1 and row == 0
        x, at = left + size // 2 + column * size, y if alone else y + (2 * row - 1) * size // 2
        if sign == "tent":
            svg(canvas, TENT, palette.LINEN, x, at, size)
        else:
            line = palette.LINEN if sign == "skull" else palette.EDGE
            canvas.sprite(sign, x, at, size + 4, fills.get(sign, STONE), line=line)


def _army_parts(army: Army) -> list[tuple[str, int]]:
    """Return each kind of army with its number, which is not written for a royal one."""
    return [(kind, n) for kind in KINDS if (n := getattr(army, kind))]


def _army_heads(army: Army, land_view: LandView, scale: Scale) -> list[str]:
    """Return the emblems before the numbers: the owner's mark, and swords for besiegers."""
    mark = [palette.SEATS[army.seat].shape] if scale.marked or army.seat != land_view.owner else []
    return mark + ["swords"] * (army.seat in land_view.besiegers)


def _army_width(army: Army, land_view: LandView, scale: Scale) -> int:
    heads = len(_army_heads(army, land_view, scale)) * (scale.icon + 3)
    parts = sum(
        scale.icon + (measure(str(count), scale.text, bold=True) if kind != "royal" else 0)
        for kind, count in _army_parts(army)
    )
    return heads + parts + 16


def _army(canvas: Canvas, land: str, army: Army, land_view: LandView, x: int, y: int, scale: Scale) -> None:
    """Draw the armies of a seat as a pill with its middle at (x, y)."""
    hostile, icon = army.seat in land_view.besiegers, scale.icon
    wide, tall = _army_width(army, land_view, scale), scale.text + 6
    left = min(max(x - wide // 2, 14), WIDTH - wide - 14)
    mark = palette.SEATS[army.seat]
    line = palette.EMBROIDERY if hostile else mark.colour
    canvas.panel(Box(left, y - tall // 2, wide, tall), palette.EDGE, line, stroke=6 if hostile else 4, radius=tall // 2)
    left += 8
    for head in _army_heads(army, land_view, scale):
        colour = palette.LINEN if head == "swords" else mark.colour
        canvas.sprite(head, left + icon // 2, y, icon - 2, colour)
        left += icon + 3
    for kind, count in _army_parts(army):
        begin, emblem = left, _KIND[kind]
        canvas.sprite(emblem, left + icon // 2, y, icon, palette.MOVE if kind == "royal" else palette.LINEN)
        left += icon - 1
        if kind != "royal":
            left += 1 + canvas.text(left, y, str(count), size=scale.text, bold=True)
        names = (f"{land}:{kind}:{n}" for n in range(1, count + 1))
        canvas.touch(Box(begin, y - tall // 2, left - begin, tall), *names, f"{kind}@{land}")


# ---- seas ----------------------------------------------------------------------------------------------------------


def _tie(canvas: Canvas, box: Thing, origin: tuple[int, int], leash: int, colour: str) -> None:
    """Draw a line from a block to its place if it is farther away than `leash`."""
    (x, y), (left, top) = box.home, origin
    if hypot(x - box.x, y - box.y) > leash:
        canvas.line(((left + x, top + y), (left + box.x, top + box.y)), colour, 8)
        canvas.ellipse(Box(left + round(x) - 12, top + round(y) - 12, 25, 25), colour)


def _fleet_row(scale: Scale) -> int:
    return round(scale.text * 1.45)


def _fleet_parts(group: Fleets) -> list[tuple[str, str]]:
    """Return the number of fleets, then the emblem and number of each kind of army aboard."""
    cargo = [(kind, getattr(group, kind)) for kind in LOADS[1:] if getattr(group, kind)]
    return [("", str(group.total)), *((_KIND[kind], str(n)) for kind, n in cargo)]


def _fleet_names(sea: str, group: Fleets) -> list[str]:
    """Return a group of fleets as moves write them: by cargo, and one by one."""
    loads = [(sea if load == "none" else f"{sea}+{load}", getattr(group, load)) for load in LOADS]
    names = [name for name, n in loads if n]
    return names + [f"{name}:{k}" for name, n in loads for k in range(1, n + 1)]


def _fleet_width(group: Fleets, scale: Scale) -> int:
    parts = sum(
        measure(count, scale.text, bold=True) + (scale.icon if name else 0) for name, count in _fleet_parts(group)
    )
    return round(scale.text * 1.35) + 10 + parts


def _sea(canvas: Canvas, view: BalkansView, name: str, x: int, y: int, scale: Scale, *, marked: bool) -> None:
    """Draw a sea's letter, and beside it the fleets of each seat with their number and cargo."""
    groups, text, icon = view.seas[name], scale.text, scale.icon
    disc = text + 10
    wide = max((_fleet_width(group, scale) for group in groups), default=-6) + disc + 6
    left = x - wide // 2
    if marked:
        for size, colour in ((30, palette.EDGE), (22, palette.MOVE)):
            canvas.sprite("circle", left + disc // 2, y, disc + size, colour)
    canvas.sprite("circle", left + disc // 2, y, disc + 6, palette.SEA)
    letter = geography.letters()[name]
    canvas.text(left + disc // 2, y, letter, size=text, bold=True, anchor="mm")
    canvas.touch(Box(left - 4, y - disc // 2 - 4, disc + 8, disc + 8), name, term=f"sea:{name}")
    ship = round(text * 1.35)
    y -= round((len(groups) - 1) * _fleet_row(scale) / 2)
    for group in groups:
        at, mark = left + disc + 6, palette.SEATS[group.seat]
        box = Box(at, y - text // 2 - 4, _fleet_width(group, scale), text + 8)
        canvas.panel(box, palette.EDGE, mark.colour, radius=12)
        canvas.touch(box, *_fleet_names(name, group))
        svg(canvas, SHIP, mark.colour, at + ship // 2, y - 6, ship)
        low = y + round(ship * 0.24)
        canvas.sprite(mark.shape, at + ship // 2, low, round(ship * 0.42), palette.EDGE)
        canvas.sprite(mark.shape, at + ship // 2, low, round(ship * 0.28), palette.LINEN)
        at += ship + 3
        for emblem, count in _fleet_parts(group):
            if emblem:
                canvas.sprite(emblem, at + icon // 2, y, icon, palette.MOVE)
                at += icon
            at += canvas.text(at, y, count, size=text, bold=True)
        y += _fleet_row(scale)
