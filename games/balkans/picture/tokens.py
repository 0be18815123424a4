"""Things on the map: shields with numbers, fortresses, gold, armies, fleets, sieges, straits, names, the target."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from math import hypot
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from games.balkans.data import geography
from games.balkans.data.components import KINDS, LANDS, LOADS, SEAS, STRAITS
from games.balkans.data.places import LAND_PLACES, SEA_PLACES
from games.balkans.picture import arrows
from games.balkans.picture.ground import Window, overlap
from games.balkans.picture.places import CLOSE, NAME_SIZE, Place, Scale, gates, places
from games.balkans.picture.shields import shield, svg
from games.balkans.text import names
from games.balkans.views.view import Army, BalkansView, Fleets, LandView
from games.core.localizer import Localizer
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.layout import Box
from games.kit.lettering import measure

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
_HALO: Final = 4
_QUIET_INK: Final = palette.mix(palette.INK, palette.LINEN, 0.4)
_PAD: Final = 5
"""Space at both ends of a line of pieces."""
_APART: Final = 13
"""Distance from which a line joins a sea's letter and its fleets, in hundredths of the map."""


class Note(NamedTuple):
    """An emblem or "", and a text on a land, such as the sum of a battle for it."""

    emblem: str
    text: str
    name: str = ""
    """What it stands for in moves, if anything."""


_NO_HOLDERS: Final[Mapping[str, str]] = {}
_NO_NOTES: Final[Mapping[str, tuple[Note, ...]]] = {}


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

    Pieces lie above the ground and its outlines, and labels above the pieces. The seas that are `marked` have a bright
    edge, and the lands have one already; `notes` are written on lands. The region of a land stands for it and all
    armies there, or for its kingdom if it is among `holders`.
    """
    area = Box(*origin, window.width, window.height)

    def free(box: Box) -> bool:
        return overlap(box, area) == box and (covered is None or overlap(box, covered) is None)

    shown = {
        name: here for name, here in places(window, scale, origin).items() if free(here.label) and free(here.signs)
    }
    straits = {strait: box for strait, box in gates(window, scale, origin).items() if free(box)}
    arrows.draw(canvas, window, origin, view.trail, scale.shield)
    if ring and target in shown:
        _ring(canvas, shown[target].whole if target in LANDS else shown[target].label)
    for name in LAND_PLACES:
        x, y = window.at(geography.middle(name))
        if free(Box(origin[0] + x, origin[1] + y, 1, 1)):
            armies = (army for army in view.lands[name].armies if name not in holders)
            standing = (one for army in armies for one in _standing(name, army))
            thing, term = holders.get(name, name), f"land:{name}"
            canvas.touch(window.outline(name, origin), thing, *standing, term=term, edged=name in marked)
    every = _all_pieces(view, shown, scale, notes)
    pieces = {name: found for name, found in every.items() if found.pills and free(found.box)}
    for name, found in pieces.items():
        if name in SEAS and _apart(name) and not scale.bare:
            canvas.line((shown[name].label.centre, found.box.centre), palette.SEA, 8)
    for strait, box in straits.items():
        owner = view.lands[STRAITS[strait].control].owner
        svg(canvas, GATE, palette.SEATS[owner].colour if owner >= 0 else palette.LINEN, *box.centre, scale.gate)
    asked = {*marked, target}
    for name, here in shown.items():
        if name in LANDS and (not scale.bare or name in asked or view.lands[name].owner >= 0):
            _draw_signs(canvas, _signs(name, view.lands[name]), here.signs, scale.sign)
    for found in pieces.values():
        _draw(canvas, found, scale)
    for strait, box in straits.items():
        canvas.touch(box, strait, term=f"sea:{strait}")
    for name, here in shown.items():
        if name in LANDS:
            _number(canvas, name, view.lands[name].owner, here.label, scale, asked=name in asked)
        else:
            _letter(canvas, name, here.label, scale, marked=name in marked)
        if here.name is not None and not scale.bare and free(here.name):
            _name(canvas, name, here.name, localizer)


def taken(view: BalkansView, window: Window, origin: tuple[int, int], scale: Scale) -> list[Box]:
    """Return the boxes of all that is drawn on a map."""
    shown = places(window, scale, origin)
    pieces = _all_pieces(view, shown, scale, _NO_NOTES)
    return [
        *gates(window, scale, origin).values(),
        *(found.box for found in pieces.values() if found.pills),
        *(box for here in shown.values() for box in (here.label, here.signs)),
    ]


def emptiest(window: Window, target: str, corners: Sequence[Box], about: Collection[str] = ()) -> Box:
    """Return the corner that hides the fewest numbers, above all nothing on the target, then those it is `about`."""

    def busy(corner: Box) -> int:
        return sum(
            100 if name == target else 10 if name in about else 1
            for name, here in places(window, CLOSE).items()
            if any(
                overlap(box, corner) for box in (here.label, here.signs, here.pieces if name == target else here.label)
            )
        )

    return min(corners, key=busy)


def _name(canvas: Canvas, name: str, box: Box, localizer: Localizer) -> None:
    """Write the name of a land or sea, if it is not too long for its place."""
    caption = re.sub(r" \([^)]*\)", "", names.place(name, localizer))
    if measure(caption, NAME_SIZE) <= box.w:
        colour = palette.INK if name in LANDS else palette.SEA
        canvas.text(*box.centre, caption, size=NAME_SIZE, colour=colour, anchor="mm", halo=(_HALO, palette.LINEN))


def _ring(canvas: Canvas, box: Box) -> None:
    (x, y), size = box.centre, round(hypot(box.w, box.h)) + 24
    for colour, wide in ((palette.EDGE, 15), (palette.MOVE, 8)):
        mask, far = Image.new("L", (2 * size, 2 * size)), size - 16 + wide
        ImageDraw.Draw(mask).ellipse(
            (size - far, size - far, size + far - 1, size + far - 1), outline=255, width=2 * wide
        )
        circle = f'<circle cx="{size}" cy="{size}" r="{far - wide}" fill="none" stroke="{colour}"'
        view = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * size} {2 * size}">'
        markup = f'{view}{circle} stroke-width="{2 * wide}"/></svg>'
        canvas.stencil(mask.reduce(2), x - size // 2, y - size // 2, colour, markup)


# ---- lines of pieces -----------------------------------------------------------------------------------------------


class _Part(NamedTuple):
    """An emblem or "" and a number or "", with what they stand for in moves; a ship has the mark of its `seat`."""

    emblem: str
    colour: str
    text: str = ""
    names: tuple[str, ...] = ()
    seat: int = -1
    narrow: bool = False

    def wide(self, scale: Scale) -> int:
        icon = scale.ship if self.emblem == "ship" else scale.icon if self.emblem else 0
        return icon + (measure(self.text, scale.text, bold=not self.narrow, narrow=self.narrow) if self.text else 3)


class _Pill(NamedTuple):
    """A line of parts in a panel with an outline."""

    parts: Sequence[_Part]
    line: str
    fill: str = palette.EDGE
    ink: str = palette.LINEN
    stroke: int = 4

    def wide(self, scale: Scale) -> int:
        return 2 * _PAD + sum(part.wide(scale) for part in self.parts)


class _Group(NamedTuple):
    """The pieces of a seat in one place: in full, their number, and all that they stand for in moves."""

    seat: int
    pill: _Pill
    total: int

    @property
    def names(self) -> tuple[str, ...]:
        """All that they stand for in moves."""
        return tuple(dict.fromkeys(name for part in self.pill.parts for name in part.names))


def _ways(groups: Sequence[_Group], notes: Sequence[_Pill]) -> Iterator[Sequence[_Pill]]:
    """Yield ways to show pieces and a note, each shorter than the one before.

    Pieces are shown in full, then by the number of each seat's, if there is room with its royal armies, then by one
    number. Where only a note has room, the marks of their seats are in it, or else the note stands for them.
    """
    pills = [group.pill for group in groups]
    marks = [
        _Part(palette.SEATS[group.seat].shape, palette.SEATS[group.seat].colour, "", group.names) for group in groups
    ]
    names = tuple(name for group in groups for name in group.names)
    found: list[Sequence[_Pill]] = [pills]
    if groups:
        each = tuple(mark._replace(text=str(group.total)) for mark, group in zip(marks, groups, strict=True))
        royal = [[part for part in group.pill.parts if part.emblem == _KIND["royal"]] for group in groups]
        crowned = tuple(part for mark, crowns in zip(each, royal, strict=True) for part in (mark, *crowns))
        every = _Part("", palette.LINEN, f"×{sum(group.total for group in groups)}", names)
        outer = max(pills, key=lambda pill: pill.stroke)
        found += [[outer._replace(parts=parts)] for parts in (crowned, each, (every,))]
    for shown in found:
        yield from ([*shown, note] for note in notes)
        if not notes:
            yield shown
    for note in notes:
        yield [note._replace(parts=(*marks, *note.parts))]
        yield [note._replace(parts=[part._replace(names=(*part.names, *names)) for part in note.parts])]


class _Pieces(NamedTuple):
    """Lines of pieces, and the box around them."""

    pills: Sequence[_Pill]
    box: Box


def _fitting(ways: Iterable[Sequence[_Pill]], room: Box, scale: Scale) -> _Pieces:
    """Return the first way to show pieces for which a room is large enough, in its middle."""
    pills: Sequence[_Pill] = ()
    for pills in ways:
        if len(pills) <= scale.rows and all(pill.wide(scale) <= room.w for pill in pills):
            break
    (x, y), wide = room.centre, max((pill.wide(scale) for pill in pills), default=0)
    tall = len(pills) * scale.row - 2
    return _Pieces(pills, Box(x - wide // 2, y - tall // 2, wide, tall))


def _all_pieces(
    view: BalkansView, shown: Mapping[str, Place], scale: Scale, notes: Mapping[str, tuple[Note, ...]]
) -> dict[str, _Pieces]:
    """Return the lines of pieces and notes in these places."""
    found: dict[str, _Pieces] = {}
    for name, here in shown.items():
        ways = (
            _troops(name, view.lands[name], notes.get(name, ()), scale)
            if name in LANDS
            else _ways([_Group(group.seat, _fleet(name, group), group.total) for group in view.seas[name]], ())
        )
        found[name] = _fitting(ways, here.pieces, scale)
    return found


def _draw(canvas: Canvas, pieces: _Pieces, scale: Scale) -> None:
    x, top = pieces.box.centre[0], pieces.box.y
    for pill in pieces.pills:
        wide, tall = pill.wide(scale), scale.row - 2
        left, y = x - wide // 2, top + tall // 2
        canvas.panel(Box(left, top, wide, tall), pill.fill, pill.line, stroke=pill.stroke, radius=tall // 2)
        left += _PAD
        for part in pill.parts:
            _part(canvas, part, left, y, pill, scale)
            if part.names:
                place = part.names[0].partition(":")[0].partition("+")[0]
                term = f"land:{place}" if place in LANDS else f"sea:{place}" if place in SEAS else ""
                canvas.touch(Box(left, top, part.wide(scale), tall), *part.names, term=term)
            left += part.wide(scale)
        top += scale.row


def _part(canvas: Canvas, part: _Part, x: int, y: int, pill: _Pill, scale: Scale) -> None:
    if part.emblem == "ship":
        middle, size, mark = x + scale.ship // 2, scale.ship, palette.SEATS[part.seat]
        svg(canvas, SHIP, part.colour, middle, y - 3, size)
        low = y - 3 + round(size * 0.28)
        canvas.sprite(mark.shape, middle, low, round(size * 0.42), palette.EDGE)
        canvas.sprite(mark.shape, middle, low, round(size * 0.28), palette.LINEN)
    elif part.emblem:
        line = palette.EDGE if pill.fill == palette.LINEN else ""
        canvas.sprite(part.emblem, x + scale.icon // 2, y, scale.icon, part.colour, line=line)
    if part.text:
        right, bold = x + part.wide(scale), not part.narrow
        canvas.text(right, y, part.text, size=scale.text, colour=pill.ink, bold=bold, narrow=part.narrow, anchor="rm")


# ---- lands ---------------------------------------------------------------------------------------------------------


def _signs(name: str, land_view: LandView) -> list[str]:
    """Return the emblems of a land's fortress, camp, gold and markers; towers and tents add up to its level."""
    walls = min(LANDS[name].level, land_view.level)
    signs = ["tower"] * walls + ["tent"] * (land_view.level - walls)
    return signs + ["coin"] * LANDS[name].rich + ["fire"] * land_view.revolt + ["skull"] * land_view.ruin


def _draw_signs(canvas: Canvas, signs: Sequence[str], room: Box, size: int) -> None:
    """Draw signs in columns of two; a single one is centred. If there are too many, columns are longer and narrower."""
    fills = {"coin": palette.GOLD, "fire": palette.EMBROIDERY, "skull": palette.EDGE}
    rows = max(2, -(-len(signs) // (room.w // size)))
    size = size * 2 // rows
    for place, sign in enumerate(signs):
        column, row = divmod(place, rows)
        alone = place == len(signs) - 1 and row == 0
        x = room.x + size // 2 + column * size
        y = room.centre[1] if alone else room.centre[1] + (2 * row - rows + 1) * size // 2
        if sign == "tent":
            svg(canvas, TENT, palette.LINEN, x, y, size)
        else:
            line = palette.LINEN if sign == "skull" else palette.EDGE
            canvas.sprite(sign, x, y, size, fills.get(sign, STONE), line=line)


def _number(canvas: Canvas, name: str, owner: int, box: Box, scale: Scale, *, asked: bool) -> None:
    """Draw a land's number, on its owner's shield or on a disc; on a bare map thin and alone if it is not asked."""
    (x, y), ink = box.centre, palette.INK
    label = str(geography.numbers()[name])
    if scale.bare and owner < 0 and not asked:
        canvas.text(x, y, label, size=scale.text, colour=_QUIET_INK, narrow=True, anchor="mm")
        return
    if owner >= 0:
        ink = shield(canvas, owner, x, y, scale.shield)
    else:
        canvas.sprite("circle", x, y, round(scale.shield * 0.8) if scale.bare else scale.shield, palette.LINEN)
    canvas.text(x, y - scale.shield // 12, label, size=scale.text, bold=True, colour=ink, anchor="mm")


def _parts(land: str, note: Sequence[Note]) -> list[_Part]:
    """Return the parts of a note on a land, which stand for the land too: it may lie beside it."""
    return [_Part(part.emblem, STONE, part.text, tuple(filter(None, (land, part.name)))) for part in note]


def _troops(name: str, land_view: LandView, note: Sequence[Note], scale: Scale) -> Iterator[Sequence[_Pill]]:
    """Yield ways to show the armies of a land and its note."""
    groups = [_Group(army.seat, _army(name, army, land_view, scale), army.total) for army in land_view.armies]
    parts = _parts(name, note)
    narrow = [part._replace(narrow=True) for part in parts]
    bare = [part._replace(emblem="") for part in narrow[:1]]
    shorter = (parts, narrow, [*bare, *narrow[1:]], parts[:1], bare) if parts else ()
    return _ways(groups, [_Pill(shown, palette.MOVE, palette.LINEN, palette.INK, 5) for shown in shorter])


def _army(land: str, army: Army, land_view: LandView, scale: Scale) -> _Pill:
    """Return the armies of a seat in full: its mark, swords for besiegers, and each kind with its number."""
    mark, hostile = palette.SEATS[army.seat], army.seat in land_view.besiegers
    parts = [_Part(mark.shape, mark.colour)] if scale.close or army.seat != land_view.owner else []
    parts += [_Part("swords", palette.LINEN)] * hostile
    for kind in KINDS:
        if count := getattr(army, kind):
            royal = kind == "royal"
            colour = palette.MOVE if royal else palette.LINEN
            parts.append(_Part(_KIND[kind], colour, "" if royal else str(count), _named(land, kind, count)))
    return _Pill(tuple(parts), palette.EMBROIDERY if hostile else mark.colour, stroke=6 if hostile else 4)


def _named(land: str, kind: str, count: int) -> tuple[str, ...]:
    """Return the names of armies of a kind in a land: one by one, and together."""
    return (*(f"{land}:{kind}:{n}" for n in range(1, count + 1)), f"{kind}@{land}")


def _standing(land: str, army: Army) -> Iterator[str]:
    """Yield the names of the armies of a seat in a land."""
    for kind in KINDS:
        if count := getattr(army, kind):
            yield from _named(land, kind, count)


# ---- seas ----------------------------------------------------------------------------------------------------------


def _apart(name: str) -> bool:
    """Whether a line joins a sea's letter and its fleets, because they are far from each other."""
    (x, y), (u, v, _) = SEA_PLACES[name].letter, SEA_PLACES[name].fleets
    return hypot(u - x, v - y) > _APART


def _letter(canvas: Canvas, name: str, box: Box, scale: Scale, *, marked: bool) -> None:
    """Draw a sea's letter and its region; on a bare map that of a sea to choose alone, which choices name by it."""
    (x, y), disc = box.centre, scale.text + 10
    canvas.touch(Box(x - disc // 2 - 4, y - disc // 2 - 4, disc + 8, disc + 8), name, term=f"sea:{name}")
    if scale.bare and not marked:
        return
    if marked:
        canvas.sprite("circle", x, y, scale.letter, palette.EDGE)
        canvas.sprite("circle", x, y, scale.letter - 4, palette.MOVE)
    canvas.sprite("circle", x, y, disc if marked else disc + 6, palette.SEA)
    canvas.text(x, y, geography.letters()[name], size=scale.text, bold=True, anchor="mm")


def _fleet(sea: str, group: Fleets) -> _Pill:
    """Return the fleets of a seat in full: a ship with their number, then each kind of army aboard with its number.

    Each part stands for all of them, by cargo and one by one.
    """
    loads = [(sea if load == "none" else f"{sea}+{load}", load, getattr(group, load)) for load in LOADS]
    stand = (*(name for name, _, n in loads if n), *(f"{name}:{k}" for name, _, n in loads for k in range(1, n + 1)))
    colour = palette.SEATS[group.seat].colour
    ships = _Part("ship", colour, str(group.total), stand, group.seat)
    aboard = (_Part(_KIND[load], palette.MOVE, str(n), stand) for _, load, n in loads[1:] if n)
    return _Pill((ships, *aboard), colour)
