"""How Hayduti's cards are drawn: as cells of the field, broad and numbered, and as cards in a hand."""

from functools import lru_cache
from typing import Final

from games.core.localizer import Localizer
from games.hayduti.data.cards import CODES, COLOURS, STATS, Card
from games.hayduti.picture.portraits import TINTS, portrait
from games.hayduti.text import names
from games.hayduti.views.view import FACE_DOWN
from games.kit import palette
from games.kit.art import stitches
from games.kit.canvas import Canvas
from games.kit.cards import full, height_of, linen_markup
from games.kit.layout import HEAD, Box
from games.kit.lettering import SMALLEST, measure

CONTRIBUTIONS: Final = {"nabor": "men", "deynost": "drum", "boyna": "sabre"}
"""The emblem of each contribution, and of the stat it serves."""
VOYVODA: Final = "horse"
MARKERS: Final = {True: "eye", False: "moon"}
"""The emblem of an exposed committee, and of a secret one."""
_BY_FIRST_NAME: Final = frozenset({"sofroniy", "petko", "rayna"})
_STITCH: Final = 4.6
"""Size of a stitch on a back."""
_FRAMED: Final = 230
"""Height of a card of the field from which stitches go all around a back, and a voyvoda has its points below."""
_HIGH: Final = 168
"""Height from which a card of the field has room for a person above or below its numbers."""
_EMBLEM: Final = 74
_BUST: Final = 168
"""Side of the emblem and of the person on such a haydut."""
ZAPTIE: Final = "#7c1712"
"""The ground of zaptie."""
_STITCHES: Final = {
    "green": ("#...#", ".#.#.", "..#..", ".#.#."),
    "blue": ("##...", ".##..", "..##.", ".##.."),
    "red": ("..#..", ".###.", "#####", ".###."),
    "yellow": ("#.#.#", "#.#.#", ".....", "#.#.#"),
}
"""One repeat of the edge stitch of each colour, five stitches wide: crosses, a wave, diamonds, steps."""
_FEZ: Final = (
    '<path fill="F" d="M30 18C42 12 58 12 70 18L88 80C66 92 34 92 12 80Z"/>'
    '<path fill="none" stroke="T" stroke-width="7" stroke-linecap="round" d="M48 24C60 26 64 34 64 50"/>'
    '<path fill="T" d="M58 48L70 48L74 72L54 72Z"/>'
)
"""A fez and its tassel."""


def person(canvas: Canvas, name: str, box: Box) -> None:
    """Draw who is on the card with this id into a square."""
    canvas.svg(portrait(CODES[name]), box)


def _square(x: int, bottom: int, size: int) -> Box:
    """Return the square with the middle of its lower edge at (x, bottom)."""
    return Box(x - size // 2, bottom - size, size, size)


def fez(canvas: Canvas, x: int, y: int, size: int, colour: str) -> None:
    """Draw the sign of zaptie, its middle at (x, y)."""
    body = _FEZ.replace('"F"', f'"{colour}"').replace('"T"', f'"{ZAPTIE}"')
    markup = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{body}</svg>'
    canvas.svg(markup, Box(x - size // 2, y - size // 2, size, size))


@lru_cache(maxsize=32)
def _edge(colour: str, width: int, height: int, *, upright: bool) -> str:
    """Return a band in a haydut's colour with its stitch in linen, along an upright or a level edge."""
    tint = TINTS[colour]
    long, short = (height, width) if upright else (width, height)
    pattern = _STITCHES[colour]
    cell = short / (len(pattern[0]) + 1)
    rows = [pattern[row % len(pattern)] for row in range(int(long / cell) - 1)]
    top = (long - len(rows) * cell) / 2
    parts: list[str] = []
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            if mark == "#":
                a, b = (x + 0.58) * cell, top + (y + 0.08) * cell
                parts.append(f'<rect x="{a:.1f}" y="{b:.1f}" width="{cell * 0.9:.1f}" height="{cell * 0.9:.1f}"/>')
    turn = "" if upright else f' transform="translate(0 {height}) rotate(-90)"'
    thread = palette.INK if colour == "yellow" else palette.LINEN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<rect width="{width}" height="{height}" rx="{short * 0.2:.1f}" fill="{tint.fill}"/>'
        f'<g fill="{thread}"{turn}>{"".join(parts)}</g></svg>'
    )


@lru_cache(maxsize=8)
def _back(width: int, height: int) -> str:
    """Return the embroidered back of a card, its middle free: a border all around, or on two sides of a low card."""
    tall = stitches.BORDER
    upright = ["".join(row[at] for row in tall) for at in range(len(tall[0]))]
    cell = _STITCH
    if height >= _FRAMED:
        rows = _framed(round((width - 16) / cell), round((height - 16) / cell))
        cell = min((width - 16) / len(rows[0]), (height - 16) / len(rows))
        body = stitches.stitch(rows, cell, (width - len(rows[0]) * cell) / 2, (height - len(rows) * cell) / 2)
    else:
        repeats = int(height * 0.86 / cell / len(upright)) + 1
        rows = (upright * repeats)[: int(height * 0.88 / cell)]
        top = (height - len(rows) * cell) / 2
        wide = len(upright[0]) * cell
        body = stitches.stitch(rows, cell, 12, top) + stitches.stitch(rows, cell, width - 12 - wide, top)
    ground = f'<rect x="2" y="2" width="{width - 4}" height="{height - 4}" rx="16" fill="{palette.LINEN_SHADE}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'{ground} stroke="{palette.EDGE}" stroke-width="4"/>{body}</svg>'
    )


def _framed(across: int, down: int) -> list[str]:
    """Return the border of a rectangle with whole repeats on each side: as many stitches as that takes, or fewer."""
    border, corner = stitches.BORDER, stitches.CORNER
    deep, repeat = len(border), len(border[0])
    wide, tall = (size - (size - 2 * deep) % repeat for size in (across, down))

    def mark(x: int, y: int) -> str:
        u, v = min(x, wide - 1 - x), min(y, tall - 1 - y)
        if u < deep and v < deep:
            return corner[v][u]
        if v < deep:
            return border[v][(x - deep) % repeat]
        return border[u][(y - deep) % repeat] if u < deep else "."

    return ["".join(mark(x, y) for x in range(wide)) for y in range(tall)]


def cell(canvas: Canvas, pos: int, name: str, box: Box, localizer: Localizer, *, marked: bool = False) -> None:
    """Draw one position of the field into `box`: its number, and the card that lies there if it is face-up.

    `marked` adds the gold outline.
    """
    if name == FACE_DOWN:
        canvas.svg(_back(box.w, box.h), box)
        canvas.text(
            *box.centre, str(pos), size=72 if box.h >= _HIGH else 60, bold=True, colour=palette.INK, anchor="mm"
        )
    elif name in CODES:
        opened(canvas, names.card_of(name), box, localizer)
        wide, tall = 62 if pos > 9 else 48, _tab(box)
        canvas.panel(Box(box.right - wide, box.y, wide, tall), palette.EDGE, palette.EDGE, radius=14)
        canvas.text(box.right - wide // 2, box.y + tall // 2, str(pos), size=36, bold=True, anchor="mm")
    else:
        canvas.panel(box, palette.mix(palette.TABLE, palette.EDGE, 0.6), palette.RIM, radius=16)
        canvas.text(*box.centre, str(pos), size=48, colour=palette.QUIET, anchor="mm")
    if marked:
        _gild(canvas, box)


def more(canvas: Canvas, count: int, box: Box) -> None:
    """Draw in place of a cell how many further cards there is no room for."""
    canvas.panel(box, palette.EDGE, palette.RIM, radius=16)
    canvas.text(*box.centre, f"+{count}", size=56, bold=True, anchor="mm")


def _gild(canvas: Canvas, box: Box) -> None:
    around = Box(box.x - 7, box.y - 7, box.w + 14, box.h + 14)
    ring = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {around.w} {around.h}"><rect x="5" y="5"'
        f' width="{around.w - 10}" height="{around.h - 10}" rx="20" fill="none" stroke="{palette.MOVE}"'
        ' stroke-width="10"/></svg>'
    )
    canvas.svg(ring, around)


def _tab(box: Box) -> int:
    """Return the height of the tab with the number, and of the pill with the points below it."""
    return min(48, (box.h - 8) // 2)


def police(canvas: Canvas, card: Card, box: Box) -> None:
    """Draw a zaptie as large as a box: its strength, and who comes."""
    canvas.panel(box, ZAPTIE, palette.EDGE, radius=max(16, box.h // 9))
    person(canvas, card.name, _square(box.right - box.h // 2 - (box.w - box.h) // 4, box.bottom - 4, box.h - 12))
    size = max(76, box.h // 3)
    canvas.text(box.x + 20, box.y + size // 2 + 12, str(card.strength), size=size, bold=True, halo=(8, ZAPTIE))


def opened(canvas: Canvas, card: Card, box: Box, localizer: Localizer) -> None:
    """Draw a face-up card of the field into `box`, the person on it large where the box is high."""
    if card.kind == "zaptie":
        police(canvas, card, box)
        return
    canvas.panel(box, palette.LINEN, palette.EDGE, radius=16)
    high = box.h >= _HIGH
    match card.kind:
        case "haydut":
            tint = TINTS[COLOURS[card.colour]]
            band = Box(box.x + 6, box.y + 6, 40, box.h - 12)
            canvas.svg(_edge(COLOURS[card.colour], band.w, band.h, upright=True), band)
            size = _EMBLEM if high else min(92, box.h - 26)
            x, y = (box.x + 92, box.y + 50) if high else (box.x + 84, box.centre[1])
            canvas.text(x, y, str(card.strength), size=76, bold=True, colour=tint.text, anchor="mm")
            emblem, at = CONTRIBUTIONS[STATS[card.stat]], (x, y + 84) if high else (x + 26 + size // 2, y + 8)
            if high:
                tall = min(_BUST, box.h - 50)
                person(canvas, card.name, _square(box.right - 2 - tall // 2, box.bottom - 4, tall))
            canvas.sprite(emblem, *at, size, tint.fill, line=tint.line)
        case "voyvoda":
            tall, below = _tab(box), box.h >= _FRAMED
            size = box.h - tall - 22 if below else min(box.h - 12, box.w - 92)
            middle = box.centre[0] if below else box.x + 86 + size // 2
            person(canvas, card.name, _square(middle, box.y + 6 + size, size))
            _price(canvas, card.cost, box.x + 46, box.y + 42 if high else box.centre[1], 72)
            _points(canvas, card.points, middle if below else box.right - 42, box.bottom - 10 - tall // 2, tall)
        case "deets":
            size = box.h - 58
            middle = box.centre[0] if high else box.x + 86 + size // 2
            person(canvas, card.name, Box(middle - size // 2, box.y + 6, size, size))
            price = 72 if high else min(62, box.h - 46)
            _price(canvas, card.cost, box.x + 46, box.y + 42 if high else box.y + 6 + size // 2, price)
            at = (box.centre[0], box.bottom - 28)
            name = short_name(card, localizer, box.w - 16)
            bold = measure(name, 34, bold=True) <= box.w - 16
            canvas.text(*at, name, size=34, bold=bold, colour=palette.INK, anchor="mm", width=box.w - 16)


def raisable(canvas: Canvas, card: Card, box: Box) -> None:
    """Draw the person on a voyvoda or deets as large as a square, with the cost and a voyvoda's points."""
    person(canvas, card.name, box)
    _price(canvas, card.cost, box.x + 40, box.y + 40, 110)
    if card.points:
        _points(canvas, card.points, box.centre[0], box.bottom - 16, 60)


def short_name(card: Card, localizer: Localizer, width: int) -> str:
    """Return the name of a deets if `width` has room for it, else the part by which the person is known."""
    assert card.deets is not None
    name = names.called(card.deets, localizer)
    if measure(name, 34, bold=True) <= width:
        return name
    return known_as(card, localizer)


def known_as(card: Card, localizer: Localizer) -> str:
    """Return the part of a deets' name by which the person is known."""
    assert card.deets is not None
    words = names.called(card.deets, localizer).replace("-", " ").split()
    return words[0] if card.deets.id in _BY_FIRST_NAME else words[-1]


def name_tag(canvas: Canvas, name: str, box: Box, left: int, right: int) -> None:
    """Write a name on a tag over the lower edge of a card, between `left` and `right`; nothing if it does not fit."""
    wide = measure(name, SMALLEST, narrow=True) + 16
    if wide > right - left:
        return
    x = max(left, min(right - wide, min(box.centre[0], (box.x + right) // 2) - wide // 2))
    tag = Box(x, box.bottom - 46, wide, 44)
    canvas.panel(tag, palette.LINEN, palette.EMBROIDERY, radius=12)
    canvas.text(*tag.centre, name, size=SMALLEST, colour=palette.INK, narrow=True, anchor="mm")


def _price(canvas: Canvas, cost: int, x: int, y: int, size: int) -> None:
    """Draw what raising costs, in a ring, which is as wide as two digits need."""
    letters = max(34, round(size * 0.52))
    wide = max(size, measure(str(cost), letters, bold=True) + 26)
    ring = Box(x - wide // 2, y - size // 2, wide, size)
    canvas.panel(ring, palette.LINEN, palette.INK, radius=size // 2, stroke=5)
    canvas.text(x, y, str(cost), size=letters, bold=True, colour=palette.INK, anchor="mm")


def _points(canvas: Canvas, points: int, x: int, y: int, tall: int = 50) -> None:
    canvas.panel(Box(x - 36, y - tall // 2, 72, tall), palette.EDGE, palette.EDGE, radius=20)
    canvas.text(x, y, f"+{points}", size=36, bold=True, colour=palette.MOVE, anchor="mm")


def held(canvas: Canvas, name: str, x: int, y: int, width: int) -> None:
    """Draw a card of a hand, its upper left corner at (x, y): strength or cost, sign, and the person.

    A haydut has the stitch of its colour beneath, a voyvoda its points; a deets has the frame of a great figure.
    """
    card, tall = names.card_of(name), height_of(width)
    canvas.svg(linen_markup(width, stitched=card.deets is not None, changed=False), full(x, y, width))
    inset = round(width * (0.105 if card.deets is not None else 0.07))
    size = max(SMALLEST, round(width * HEAD))
    tint = TINTS[COLOURS[card.colour]] if card.kind == "haydut" else palette.PLAIN
    rank = str(card.strength or card.cost)
    canvas.text(x + inset, y + inset + round(size * 0.4), rank, size=size, bold=True, colour=tint.text)
    below = y + inset + round(size * 0.86)
    if card.kind == "haydut":
        sign, band = round(width * 0.3), round(width * 0.17)
        emblem = CONTRIBUTIONS[STATS[card.stat]]
        canvas.sprite(emblem, x + inset + sign // 2, below + sign // 2, sign, tint.fill, line=tint.line)
        bottom = y + tall - band - 6
        person(canvas, name, _square(x + round(width * 0.58), bottom, round(width * 0.76)))
        canvas.svg(_edge(COLOURS[card.colour], width - 12, band, upright=False), Box(x + 6, bottom, width - 12, band))
        return
    side = width - 2 * inset
    person(canvas, name, Box(x + inset, min(below, y + tall - inset - side), side, side))
    if card.kind == "voyvoda":
        _points(canvas, card.points, x + width // 2, y + tall - 34)


def crossed(canvas: Canvas, x: int, y: int, width: int) -> None:
    """Mark a card of a hand, its upper left corner at (x, y), as one that is to go."""
    at = x + round(width * 0.24), y + round(height_of(width) * 0.63)
    canvas.sprite("circle", *at, round(width * 0.36), palette.EDGE)
    canvas.sprite("cross", *at, round(width * 0.2), palette.MOVE)
