"""The pieces of a table picture: plates of seats, piles, cards in play, hands, badges."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from games.core.regions import Plate, Stat
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.cards import Face, height_of, thrown, thrown_markup
from games.kit.layout import ARROW_ROOM, HEAD, Box, Spot, fan
from games.kit.lettering import fit, measure, readable

_PAD: Final = 18
_SHAPE: Final = 44
_BADGE: Final = 58
_BADGE_TEXT: Final = 38
"""Height of a badge, and of its text."""


class _Style(NamedTuple):
    """A way to write the numbers of a plate: font, emblem size, the gap after the emblem and that between numbers."""

    size: int
    bold: bool
    emblem: int
    gap: int
    between: int


_STYLES: Final = (
    _Style(40, True, 44, 8, 26),
    _Style(38, True, 44, 8, 18),
    _Style(36, True, 36, 6, 12),
    _Style(34, True, 32, 5, 6),
    _Style(34, False, 30, 4, 5),
)


def plate(canvas: Canvas, spot: Spot, plate: Plate) -> None:
    """Draw the plate of a seat. Raise IndexError for a seat beyond the sixth."""
    box, mark = spot.box, palette.SEATS[plate.seat]
    ink = palette.QUIET if plate.out else palette.LINEN
    line, stroke = (palette.MOVE, 8) if plate.moves else (palette.RIM, 4)
    canvas.panel(box, palette.EDGE, line, stroke=stroke)
    if plate.moves:
        _arrow(canvas, spot)
    first, second = box.y + round(box.h * 0.31), box.y + round(box.h * 0.71)
    canvas.sprite(mark.shape, box.x + _PAD + _SHAPE // 2, first, _SHAPE, mark.colour)
    left = box.x + _PAD + _SHAPE + 9
    write_name(canvas, (left, first), box.right - 10, plate.name, size=40, colour=ink)
    row = Box(box.x + _PAD, second, box.w - _PAD - 12, 0)
    if plate.role:
        canvas.sprite(plate.role, row.right - 24, second, 48, palette.MOVE, line=palette.EDGE)
        row = row.cut(right=60)
    if plate.out:
        canvas.sprite("check", row.x + 20, second, 40, palette.QUIET)
        row = row.cut(left=54)
    if plate.note:
        canvas.text(row.x, second, plate.note, size=36, colour=ink, width=row.w)
    elif not plate.out:
        _stats(canvas, plate.stats, row)


def write_name(
    canvas: Canvas, at: tuple[int, int], right: int, name: str, *, size: int, colour: str, strong: bool = True
) -> None:
    """Write a name from `at` to `right`: bold if `strong` and it fits, otherwise regular or condensed."""
    x, y = at
    room = right - x
    whole = readable(name)
    bold = strong and fit(name, room, size, bold=True)[0] == whole
    narrow = not bold and fit(name, room, size)[0] != whole
    canvas.text(x, y, name, size=size, bold=bold, narrow=narrow, colour=colour, width=room)


def _stats(canvas: Canvas, stats: Sequence[Stat], row: Box) -> None:
    """Write the numbers in a row, closer together and smaller if there is little room."""

    def used(style: _Style) -> int:
        texts = sum(measure(stat.text, style.size, bold=style.bold) for stat in stats)
        return texts + len(stats) * (style.emblem + style.gap + style.between) - style.between

    size, bold, emblem, gap, between = next((style for style in _STYLES if used(style) <= row.w), _STYLES[-1])
    x = row.x
    for stat in stats:
        canvas.sprite(stat.emblem, x + emblem // 2, row.y, emblem, stat.colour, line=palette.EDGE)
        x += emblem + gap
        room = max(0, row.right - x)
        x += between + canvas.text(x, row.y, stat.text, size=size, bold=bold, colour=stat.colour, width=room)


def _arrow(canvas: Canvas, spot: Spot) -> None:
    x = spot.box.centre[0]
    size = ARROW_ROOM
    if spot.inward == "down":
        canvas.sprite("pointer", x, spot.box.bottom + size // 2 - 2, size, palette.MOVE, turn=270)
    else:
        canvas.sprite("pointer", x, spot.box.y - size // 2 + 2, size, palette.MOVE, turn=90)


def hollow(canvas: Canvas, box: Box) -> None:
    """Draw the place of a card that is still to come."""
    canvas.panel(box, palette.mix(palette.TABLE, palette.EDGE, 0.6), palette.RIM, radius=round(box.w * 0.08))


def badge(
    canvas: Canvas,
    x: int,
    y: int,
    text: str,
    *,
    fill: str = palette.EDGE,
    ink: str = palette.LINEN,
    emblem: str = "",
    term: str = "",
) -> int:
    """Draw a rounded label centred at (x, y), with an emblem before the text, and return its width.

    With a `term` it is a region, where that is looked up.
    """
    wide = badge_width(text, emblem)
    left = x - wide // 2
    box = Box(left, y - _BADGE // 2, wide, _BADGE)
    canvas.panel(box, fill, palette.RIM, radius=27)
    if term:
        canvas.touch(box, term=term)
    middle = x
    if emblem:
        canvas.sprite(emblem, left + 36 if text else x, y, 38, ink)
        middle += 24
    canvas.text(middle, y, text, size=_BADGE_TEXT, bold=True, colour=ink, anchor="mm")
    return wide


def badge_width(text: str, emblem: str = "") -> int:
    """Return the width of a badge."""
    return max(_BADGE, measure(text, _BADGE_TEXT, bold=True) + 32 + (48 if emblem and text else 0))


def pile(canvas: Canvas, x: int, y: int, width: int, count: int) -> None:
    """Draw a pile of `count` cards face down with their number, upper left corner at (x, y); nothing for 0."""
    if count <= 0:
        return
    for step in range(min(count, 3) - 1, -1, -1):
        canvas.back(x + 6 * step, y - 6 * step, width)
    badge(canvas, x + width // 2, y + height_of(width) - 10, str(count))


def discard(canvas: Canvas, x: int, y: int, width: int, count: int) -> None:
    """Draw the heap of `count` discarded cards with their number, 1.5 `width` wide; nothing for 0."""
    if count <= 0:
        return
    canvas.paste(thrown(width), x, y, thrown_markup(width))
    badge(canvas, x + round(width * 0.75), y + height_of(width) - 10, str(count))


def talon(canvas: Canvas, x: int, y: int, width: int, count: int, *, bottom: Face) -> None:
    """Draw the talon: its lowest card face up at (x, y), half covered by the rest, and the number of all its cards.

    It is 1.56 `width` + 12 pixels wide. Nothing is drawn for a `count` of 0.
    """
    if count:
        canvas.card(bottom, x, y, width)
    if count > 1:
        pile(canvas, x + round(width * 0.56), y, width, count)


PAIR: Final = (1.46, 1.4 + 0.24)
"""Width and height of a beaten card with the card that beats it, in card widths."""


class Held(NamedTuple):
    """A card in hand; a `playable` one is raised by half the height of its index.

    `names` and `term` are those of its region; without either it has none.
    """

    face: Face
    playable: bool = False
    names: tuple[str, ...] = ()
    term: str = ""


def hand(canvas: Canvas, groups: Sequence[Sequence[Held]], box: Box, *, most: int = 190) -> None:
    """Draw a hand in rows, by groups, as large as `box` allows.

    Raise ValueError if even the smallest readable cards do not fit.
    """
    cells, width = fan([len(group) for group in groups], box, most=most)
    held = [card for group in groups for card in group]
    lift, rows = round(width * HEAD / 2), sorted({y for _, y in cells})
    covered_from = {row: below - lift for row, below in pairwise(rows)}
    for (face, playable, names, term), (x, y) in zip(held, cells, strict=True):
        top = y - (lift if playable else 0)
        canvas.card(face, x, top, width)
        if names or term:
            tall = min(height_of(width), covered_from.get(y, box.bottom) - top)
            canvas.touch(Box(x, top, width, tall), *names, term=term)
