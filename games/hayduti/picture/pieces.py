"""How Hayduti's cards are drawn: as cells of the field, broad and numbered, and as cards in a hand."""

from functools import lru_cache
from typing import Final

from games.core.localizer import Localizer
from games.hayduti.data.cards import CODES, COLOURS, STATS, Card
from games.hayduti.data.file_format import Deets
from games.hayduti.text import names
from games.hayduti.views.view import FACE_DOWN
from games.kit import palette
from games.kit.art import stitches
from games.kit.canvas import Canvas
from games.kit.cards import Face, height_of
from games.kit.layout import Box
from games.kit.lettering import SMALLEST, measure

CONTRIBUTIONS: Final = {"nabor": "men", "deynost": "drum", "boyna": "sabre"}
"""The emblem of each contribution, and of the stat it serves."""
TINTS: Final = {"green": palette.GREEN, "blue": palette.BLUE, "red": palette.RED, "yellow": palette.YELLOW}
VOYVODA: Final = "horse"
MARKERS: Final = {True: "eye", False: "moon"}
"""The emblem of an exposed committee, and of a secret one."""
DEYTSI: Final = {
    "levski": "shield",  # lets a zaptie do no harm
    "botev": "sword",  # strengthens every group
    "sofroniy": "card",  # turns one up
    "hadzhi": "target",  # removes a zaptie
    "benkovski": "plus",  # more actions
    "rakovski": "person",  # keeps one of the group
    "hitov": "swap",  # takes what others lose
    "petko": "lock",  # keeps cards safe
    "hariton": "fire",  # one last group
    "ilyo": "leaf",  # into the woods
    "georgievi": "coin",  # merchants who paid
    "totyu": "drum",
    "karadzha": "sabre",
    "karavelov": "crown",  # lifts what its owner chooses
    "rayna": "flag",  # who sewed it
}
"""The picture that stands for each deets."""
_BY_FIRST_NAME: Final = frozenset({"sofroniy", "petko", "rayna"})
OTHER_DEETS: Final = "star"
"""The picture of a deets that the data file may add."""
ZAPTIE: Final = "#7c1712"
"""The ground of zaptie."""
_DEEP: Final = "#5a0f0b"
"""The outline of what is printed in red."""

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


def sign_of(deets: Deets) -> str:
    """Return the picture that stands for a deets."""
    return DEYTSI.get(deets.id, OTHER_DEETS)


@lru_cache(maxsize=16)
def _fez(colour: str, tassel: str) -> str:
    body = _FEZ.replace('"F"', f'"{colour}"').replace('"T"', f'"{tassel}"')
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{body}</svg>'


def fez(canvas: Canvas, x: int, y: int, size: int, colour: str) -> None:
    """Draw the sign of zaptie, its middle at (x, y)."""
    canvas.svg(_fez(colour, ZAPTIE), Box(x - size // 2, y - size // 2, size, size))


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


@lru_cache(maxsize=4)
def _back(width: int, height: int) -> str:
    """Return the embroidered back of a broad card: linen between two borders of stitches, the middle free."""
    band = [row[:12] for row in stitches.BORDER]
    upright = ["".join(row[at] for row in band) for at in range(len(band[0]))]
    cell = 4.6
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


def cell(canvas: Canvas, pos: int, name: str, box: Box, localizer: Localizer, *, marked: bool = False) -> None:
    """Draw one position of the field into `box`: its number, and the card that lies there if it is face-up.

    `marked` adds the gold outline.
    """
    if name == FACE_DOWN:
        canvas.svg(_back(box.w, box.h), box)
        canvas.text(*box.centre, str(pos), size=60, bold=True, colour=palette.INK, anchor="mm")
    elif name in CODES:
        opened(canvas, names.card_of(name), box, localizer)
        _number(canvas, pos, box)
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


def _number(canvas: Canvas, pos: int, box: Box) -> None:
    wide, tall = 62 if pos > 9 else 48, _tab(box)
    canvas.panel(Box(box.right - wide, box.y, wide, tall), palette.EDGE, palette.EDGE, radius=14)
    canvas.text(box.right - wide // 2, box.y + tall // 2, str(pos), size=36, bold=True, anchor="mm")


def _tab(box: Box) -> int:
    """Return the height of the tab with the number, and of the pill with the points below it."""
    return min(48, (box.h - 8) // 2)


def police(canvas: Canvas, strength: int, box: Box) -> None:
    """Draw a zaptie as large as a box: strength and fez."""
    canvas.panel(box, ZAPTIE, palette.EDGE, radius=box.h // 9)
    size = round(box.h * 0.6)
    canvas.text(box.x + box.w // 4, box.centre[1], str(strength), size=size, bold=True, anchor="mm")
    fez(canvas, box.x + box.w * 5 // 8, box.centre[1], size, palette.LINEN)


def opened(canvas: Canvas, card: Card, box: Box, localizer: Localizer) -> None:
    """Draw a face-up card of the field, broad, into `box`."""
    ground = ZAPTIE if card.kind == "zaptie" else palette.LINEN
    canvas.panel(box, ground, palette.EDGE, radius=16)
    middle = box.y + box.h // 2
    match card.kind:
        case "haydut":
            tint = TINTS[COLOURS[card.colour]]
            band = Box(box.x + 6, box.y + 6, 40, box.h - 12)
            canvas.svg(_edge(COLOURS[card.colour], band.w, band.h, upright=True), band)
            canvas.text(box.x + 84, middle, str(card.strength), size=76, bold=True, colour=tint.text, anchor="mm")
            size = min(92, box.h - 26)
            emblem = CONTRIBUTIONS[STATS[card.stat]]
            canvas.sprite(emblem, box.x + 110 + size // 2, middle + 8, size, tint.fill, line=tint.line)
        case "zaptie":
            canvas.text(box.x + 66, middle, str(card.strength), size=76, bold=True, anchor="mm")
            fez(canvas, box.x + 140, middle + 6, min(92, box.h - 22), palette.LINEN)
        case "voyvoda":
            _price(canvas, card.cost, box.x + 54, middle, 72)
            canvas.sprite(VOYVODA, box.x + 134, middle + 4, min(76, box.h - 40), palette.INK)
            tall = _tab(box)
            _points(canvas, card.points, box.right - 42, box.bottom - 6 - tall // 2, tall)
        case "deets":
            assert card.deets is not None
            upper = box.y + (box.h - 44) // 2 + 2
            _price(canvas, card.cost, box.x + 46, upper, min(62, box.h - 46))
            sign = sign_of(card.deets)
            canvas.sprite(sign, box.x + 124, upper, min(62, box.h - 56), palette.EMBROIDERY, line=_DEEP)
            at = (box.centre[0], box.bottom - 28)
            name = short_name(card, localizer, box.w - 16)
            bold = measure(name, 34, bold=True) <= box.w - 16
            canvas.text(*at, name, size=34, bold=bold, colour=palette.INK, anchor="mm", width=box.w - 16)


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


def face(card: Card) -> Face:
    """Return the face of a card in hand: strength or cost, and the emblem."""
    if card.kind == "haydut":
        return Face(str(card.strength), CONTRIBUTIONS[STATS[card.stat]], TINTS[COLOURS[card.colour]])
    if card.deets is not None:
        sign = sign_of(card.deets)
        return Face(str(card.cost), sign, palette.HEARTS, stitched=True, pictogram=sign)
    return Face(str(card.cost), VOYVODA, palette.PLAIN)


def held(canvas: Canvas, name: str, x: int, y: int, width: int) -> None:
    """Draw a card of a hand, its upper left corner at (x, y): a haydut with the stitch of its colour beneath."""
    card = names.card_of(name)
    canvas.card(face(card), x, y, width)
    tall = height_of(width)
    if card.kind == "haydut":
        band = Box(x + 6, y + tall - round(width * 0.17) - 6, width - 12, round(width * 0.17))
        canvas.svg(_edge(COLOURS[card.colour], band.w, band.h, upright=False), band)
    elif card.kind == "voyvoda":
        _points(canvas, card.points, x + 44, y + tall - 36)


def crossed(canvas: Canvas, x: int, y: int, width: int) -> None:
    """Mark a card of a hand, its upper left corner at (x, y), as one that is to go."""
    at = x + round(width * 0.24), y + round(height_of(width) * 0.63)
    canvas.sprite("circle", *at, round(width * 0.36), palette.EDGE)
    canvas.sprite("cross", *at, round(width * 0.2), palette.MOVE)
