"""The field, and the line of signs above it: what the pictures of the table and of a hand share."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from games.core.localizer import Localizer
from games.hayduti.data.cards import CODES, FIELD_ACROSS
from games.hayduti.picture import pieces
from games.hayduti.rules.state import Phase, zaptie_sum
from games.hayduti.text.names import HELPERS
from games.hayduti.text.terms import term_of
from games.hayduti.views.determinize import reconstruct
from games.hayduti.views.view import HaydutiView
from games.kit import layout, palette
from games.kit.canvas import Canvas
from games.kit.layout import GAP, MARGIN, WIDTH, Box
from games.kit.lettering import measure

SIGNS: Final = 70
"""Height of the line of numbers above the field."""
PAGE_SIGNS: Final = 126
"""The same on a page, where signs are tapped: far enough from the field that a tap means one or the other."""
PAGE_CELL: Final = 240
"""Height of a cell on a page: as high as a phone and a large screen both have room for."""
HIGHEST: Final = 210
_LOWEST: Final = 96
"""Greatest and least height of a cell of the field in a message."""
MOST_IN_HAND: Final = 108
"""Greatest height of a cell above a hand, so that picture, question and buttons fit a phone together."""
_GROUPS: Final = frozenset({Phase.FORMING, Phase.BROKEN_GROUP})
_ANSWERS: Final = ("none", *HELPERS)
_TAPPED: Final = 90
_WIDE: Final = 118
"""Height from which signs are tapped, and their least width then, so that a tap in the middle is none beside them."""
LEAST_IN_HAND: Final = 88
"""Its least height, which it has once more cards lie there than were laid out."""


def heights(taken: int, places: int, highest: int = HIGHEST) -> tuple[int, int, int]:
    """Return the height of a picture, that of a cell, and the lines of cells, where `taken` pixels are for the rest.

    Cells are `highest` pixels high at most. There are fewer lines than the `places` of the field would need where even
    the lowest cells find no room.
    """
    room = layout.HIGHEST - 2 * MARGIN - taken
    lines = min(-(-places // FIELD_ACROSS), (room + GAP) // (_LOWEST + GAP))
    cell = min(highest, (room - GAP * (lines - 1)) // lines)
    used = 2 * MARGIN + taken + lines * cell + GAP * (lines - 1)
    return max(layout.LOWEST, min(layout.HIGHEST, used)), cell, lines


def spare(height: int, cell: int, lines: int) -> int:
    """Return by how much the cells of so many lines can be higher in a picture with this height for them."""
    room = (height - 2 * MARGIN - GAP * (lines - 1)) // lines
    return max(0, min(room, HIGHEST) - cell)


class Sign(NamedTuple):
    """A number behind its emblem, and the names, field and term of its region if it has one."""

    emblem: str
    text: str
    names: tuple[str, ...] = ()
    field: str = ""
    term: str = ""


class Grid(NamedTuple):
    """Where the field is drawn: the top of its first line, the number of lines, the height of a cell."""

    top: int
    lines: int
    cell: int


def field(canvas: Canvas, grid: Grid, marked: Collection[int], view: HaydutiView, localizer: Localizer) -> None:
    """Draw the field, four cells a line, those beside it below; what finds no room is counted in the last cell."""
    wide = (WIDTH - 2 * MARGIN - GAP * (FIELD_ACROSS - 1)) // FIELD_ACROSS
    room = grid.lines * FIELD_ACROSS
    for place, name in enumerate(view.field[:room]):
        row, column = divmod(place, FIELD_ACROSS)
        at = Box(MARGIN + column * (wide + GAP), grid.top + row * (grid.cell + GAP), wide, grid.cell)
        if place == room - 1 and len(view.field) > room:
            pieces.more(canvas, len(view.field) - place, at)
        else:
            pieces.cell(canvas, place + 1, name, at, localizer, marked=place + 1 in marked)
            _touch(canvas, view, place, at)


def _touch(canvas: Canvas, view: HaydutiView, place: int, box: Box) -> None:
    """Declare the region of a position: what a group raises, what meets a zaptie, or else the position itself."""
    name = view.field[place]
    term = term_of(name) if name in CODES else "field"
    if view.phase in _GROUPS and name in CODES:
        canvas.touch(box, name, term=term)
    elif view.met is not None and view.met.pos == place + 1:
        canvas.touch(box, *_ANSWERS, field="deets", term=term)
    else:
        canvas.touch(box, str(place + 1), *([name] if name in CODES else []), field="pos", term=term)


def signs(canvas: Canvas, x: int, y: int, listed: Sequence[Sign], tall: int = 60) -> int:
    """Write numbers behind their emblems from x on, those with a region on a plate, and return where they end."""
    letters, emblem, pad = _letters(tall), _letters(tall) + 4, 6
    least = _WIDE if tall >= _TAPPED else 0
    for sign in listed:
        wide = max(least, emblem + 8 + measure(sign.text, letters, bold=True)) if sign.text else emblem
        if sign.names or sign.term:
            plate = Box(x - pad, y - tall // 2, wide + 4 * pad, tall)
            canvas.panel(plate, palette.EDGE, palette.RIM, radius=14)
            canvas.touch(plate, *sign.names, field=sign.field, term=sign.term)
        canvas.sprite(sign.emblem, x + emblem // 2, y, emblem, palette.LINEN, line=palette.EDGE)
        if sign.text:
            canvas.text(x + emblem + 8, y, sign.text, size=letters, bold=True)
        x += wide + 26
    return x


def _letters(tall: int) -> int:
    """Return the size of the numbers on plates of this height."""
    return 40 + (tall - 60) // 4


def danger(canvas: Canvas, line: Box, view: HaydutiView, localizer: Localizer) -> None:
    """Draw the total strength of the zaptie on the field on a red badge at the right end of a line.

    The badge is as high as the line, and says what it counts if there is room.
    """
    total, tall, right = str(zaptie_sum(reconstruct(view))), line.h, line.right
    letters, sign = _letters(tall), _letters(tall) + 6

    def room(text: str) -> int:
        return measure(text, letters, bold=True) + sign + 46

    text = f"{localizer('picture-zaptie')} {total}"
    text = text if room(text) <= line.w else total
    badge, y = Box(right - room(text), line.y, room(text), tall), line.centre[1]
    canvas.panel(badge, pieces.ZAPTIE, palette.EDGE, radius=26)
    canvas.touch(badge, term="danger")
    pieces.fez(canvas, badge.x + 16 + sign // 2, y, sign, palette.LINEN)
    canvas.text(right - 20, y, text, size=letters, bold=True, anchor="rm")
