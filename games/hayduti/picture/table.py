"""The picture of the table as everybody sees it, and what a page shows of it beside the seat's hand."""

from collections.abc import Sequence
from typing import Final

from games.core.contract import Beside, Choice, Seat
from games.core.localizer import Localizer
from games.core.touch import DECK, DISCARD, VERB
from games.hayduti.data.cards import FIELD_ACROSS, STATS
from games.hayduti.picture import field, pieces
from games.hayduti.picture.hand import strip
from games.hayduti.picture.result import result
from games.hayduti.rules.moves import Pass, Risk, Skip, Sofroniy
from games.hayduti.rules.state import Break
from games.hayduti.text import names
from games.hayduti.text.table import changed
from games.hayduti.views.knowledge import gained, led_by, played, points
from games.hayduti.views.view import HaydutiView
from games.kit import palette
from games.kit.canvas import BoardCanvas, Canvas
from games.kit.cards import height_of
from games.kit.drawn import Picture
from games.kit.layout import GAP, MARGIN, WIDTH, Box
from games.kit.lettering import SMALLEST, measure
from games.kit.pieces import Plate, Stat, write_name

_PLATE: Final = 164
_EXTRA_LINE: Final = 52
"""Heights of a plate, and of the further line it takes where deytsi do not fit."""
_DEETS: Final = 48
"""Room of one raised deets on a plate."""
_FACE: Final = 122
"""Side of a raised deets on a page: large enough to be tapped."""
_FALLEN: Final = 124
_FALLEN_CARDS: Final = (206, 290)
"""Height of what is shown of a broken committee: without cards, with few beside the words, with many below."""
_FEW: Final = 3
_MARKER: Final = 46
"""Room of the sign at the end of the third line: whether the committee is secret."""


def table(view: HaydutiView, localizer: Localizer) -> Picture:
    """Return the picture of the table; once the game is over, of the result."""
    if view.outcome is not None:
        return result(view, localizer)
    rows = 1 if view.seats <= 3 else 2
    across = -(-view.seats // rows)
    wide = (WIDTH - 2 * MARGIN - GAP * (across - 1)) // across
    tall = _PLATE + _EXTRA_LINE * any(_spills(seat, view, wide) for seat in range(view.seats))
    above = rows * (tall + GAP)
    head = _heads(view) * field.SIGNS
    fallen = _height_of(view.fallen)
    above += fallen
    height, cell, lines = field.heights(above + head, len(view.field))
    canvas = Canvas(height)
    for seat in range(view.seats):
        row, column = divmod(seat, across)
        here = min(across, view.seats - row * across)
        left = (WIDTH - here * wide - GAP * (here - 1)) // 2
        box = Box(left + column * (wide + GAP), MARGIN + row * (tall + GAP), wide, tall)
        _plate(canvas, seat, box, view, localizer)
        if seat in view.asked:
            canvas.touch(box, Pass.verb, Skip.verb, field=VERB)
    if view.fallen is not None:
        _broken(canvas, Box(MARGIN, MARGIN + above - fallen, WIDTH - 2 * MARGIN, fallen - GAP), view.fallen, localizer)
    _field(canvas, field.Grid(MARGIN + above + head, lines, cell), head, view, localizer)
    return canvas.drawn()


def beside(view: HaydutiView, choices: Sequence[Choice], localizer: Localizer) -> Beside | None:
    """Return the field with its plates, and the seat's hand; None once there is an outcome."""
    if view.outcome is not None:
        return None
    return Beside(board(view, localizer), strip(view, choices, localizer), plates(view, localizer), field.PAGE_CELL)


def board(view: HaydutiView, localizer: Localizer) -> Picture:
    """Return the field as a page shows it, each position where it is for the whole game, below its line of numbers.

    Above that line is told whose committee was broken, and who has raised which figures.
    """
    lines = -(-len(view.field) // FIELD_ACROSS)
    fallen = _height_of(view.fallen)
    heroes, rows = _gallery(view)
    head = _heads(view) * field.PAGE_SIGNS
    above = head + rows * (_FACE + GAP) + GAP + fallen
    canvas = BoardCanvas(Box(0, -above, WIDTH, above + lines * (field.PAGE_CELL + GAP)))
    if view.fallen is not None:
        _broken(canvas, Box(MARGIN, -above, WIDTH - 2 * MARGIN, fallen - GAP), view.fallen, localizer)
    top = fallen - above
    for seat, name, at in heroes:
        box = Box(at.x, top + at.y, at.w, at.h)
        if name:
            pieces.person(canvas, name, box)
            canvas.touch(box, term=name)
        else:
            mark = palette.SEATS[seat]
            canvas.sprite(mark.shape, *box.centre, 56, mark.colour)
    _field(canvas, field.Grid(0, lines, field.PAGE_CELL), head, view, localizer)
    return canvas.drawn()


def _gallery(view: HaydutiView) -> tuple[list[tuple[Seat, str, Box]], int]:
    """Return where the figures that each seat has raised are, behind its mark, which has no name; and how many rows."""
    placed: list[tuple[Seat, str, Box]] = []
    x, row = MARGIN, 0
    for seat in range(view.seats):
        figures = _raised(seat, view)[1]
        for name in ("", *figures) if figures else ():
            wide = _FACE if name else _FACE // 2
            if x + wide + (0 if name else GAP + _FACE) > WIDTH - MARGIN:
                x, row = MARGIN, row + 1
            placed.append((seat, name, Box(x, row * (_FACE + GAP), wide, _FACE)))
            x += wide + GAP // 2
        x += GAP if figures else 0
    return placed, row + 1 if placed else 0


def _field(canvas: Canvas, grid: field.Grid, head: int, view: HaydutiView, localizer: Localizer) -> None:
    _heading(canvas, Box(MARGIN, grid.top - head, WIDTH - 2 * MARGIN, head), view, localizer)
    field.field(canvas, grid, {view.met.pos} if view.met else set[int](), view, localizer)


def plates(view: HaydutiView, localizer: Localizer) -> list[Plate]:
    """Return the plate of each committee: its points, its stats, its hand, and what it has raised."""
    return [_plate_of(seat, view, localizer) for seat in range(view.seats)]


def _plate_of(seat: Seat, view: HaydutiView, localizer: Localizer) -> Plate:
    own, led = view.committees[seat], led_by(seat, view)
    stats = [Stat("star", str(points(view)[seat]), palette.MOVE)]
    for name, value in zip(STATS, own.stats, strict=True):
        stats.append(Stat(pieces.CONTRIBUTIONS[name], str(value), palette.MOVE if name in led else palette.LINEN))
    stats += [Stat(sign.emblem, sign.text) for sign in _third_line(seat, view)]
    marker = pieces.MARKERS[own.exposed]
    return Plate(seat, localizer.name(seat), stats, moves=seat in view.asked, role=marker)


def _heads(view: HaydutiView) -> int:
    """Return how many lines of numbers stand above the field: one more for the targets of an uprising."""
    return 2 if view.targets else 1


def _heading(canvas: Canvas, box: Box, view: HaydutiView, localizer: Localizer) -> None:
    """Draw the line above the field: rotations, deck, used cards, the zaptie's strength; below the targets."""
    line = box.h // _heads(view)
    tall = line - 10 if line == field.SIGNS else line - 26
    y = box.y + tall // 2 + 1
    rotations = f"{view.rotations_done}/{view.options.rotations}"
    deck = field.Sign("cards", str(view.deck), (Risk.verb, Sofroniy.verb, DECK), VERB, "piles")
    used = field.Sign("trick", str(view.used), (DISCARD,), VERB, "piles")
    signs = [field.Sign("turn", rotations, term="rotation"), deck, used]
    if view.final:
        signs.insert(1, field.Sign("hourglass", localizer("picture-final"), term="rotation"))
    end = field.signs(canvas, box.x + 6, y, signs, tall)
    field.danger(canvas, Box(end, y - tall // 2, box.right - end, tall), view, localizer)
    bar = Box(box.x, box.bottom - (12 if line == field.SIGNS else 18), box.w, 10)
    canvas.panel(bar, palette.EDGE, palette.EDGE, radius=5)
    if done := round(bar.w * played(view)):
        canvas.panel(Box(bar.x, bar.y, max(10, done), bar.h), palette.MOVE, palette.MOVE, radius=5)
    if view.targets:
        y += line
        levels = zip(*(committee.stats for committee in view.committees), strict=True)
        stands = zip(STATS, view.targets, levels, strict=True)
        marks = [
            field.Sign(pieces.CONTRIBUTIONS[name], f"{max(values)}/{target}", term=name)
            for name, target, values in stands
        ]
        field.signs(canvas, box.x + 6, y, [field.Sign("target", "", term="uprising"), *marks], tall)


def _height_of(fallen: Break[str] | None) -> int:
    """Return the height of what is shown of a broken committee, with the gap below it."""
    if fallen is None:
        return 0
    return _FALLEN_CARDS[len(fallen.cards) > _FEW] if fallen.cards else _FALLEN


def _broken(canvas: Canvas, box: Box, fallen: Break[str], localizer: Localizer) -> None:
    """Draw whose committee was broken by what, and the hand cards it lost, in red."""
    canvas.panel(box, pieces.ZAPTIE, palette.MOVE, stroke=6)
    count = len(fallen.cards)
    words, cards = box, Box(box.x + 16, box.y + 116, box.w - 32, box.h - 130)
    if count <= _FEW:
        cards = box.cut(left=16, top=14, right=16, bottom=14)
        words = box.cut(right=count * (_width(cards.h) + GAP))
        cards = cards.cut(left=words.w)
    canvas.sprite("skull", words.x + 52, words.centre[1] if count <= _FEW else box.y + 60, 64, palette.LINEN)
    x, room = words.x + 100, words.w - 120
    whose = localizer("picture-broken", who=localizer.name(fallen.seat))
    told = localizer("picture-lost", total=fallen.total, boyna=fallen.boyna, count=fallen.count)
    lines = [told] if measure(told, SMALLEST) <= room else told.split(" · ")
    y = words.centre[1] - 22 * len(lines) if count <= _FEW else box.y + 40
    canvas.text(x, y, whose, size=42, bold=True, width=room)
    for number, line in enumerate(lines):
        canvas.text(x, y + 46 + 42 * number, line, size=SMALLEST, width=room)
    wide = _width(cards.h)
    step = min(wide + GAP, (cards.w - wide) // max(1, count - 1))
    for place, name in enumerate(fallen.cards):
        left = cards.x + place * step
        pieces.held(canvas, name, left, cards.y, wide)
        pieces.crossed(canvas, left, cards.y, wide)


def _width(tall: int) -> int:
    """Return the width of a card of this height."""
    return round(100 * tall / height_of(100))


def _raised(seat: Seat, view: HaydutiView) -> tuple[int, list[str]]:
    """Return the points of the raised voyvodas, and the ids of the raised deytsi."""
    cards = [names.card_of(figure.card) for figure in view.committees[seat].raised]
    points = sum(card.points for card in cards if card.deets is None)
    deytsi = [card.name for card in cards if card.deets is not None]
    return points, deytsi


def _third_line(seat: Seat, view: HaydutiView) -> list[field.Sign]:
    """Return the hand's size, whether it is cleared or lost, and the points of the raised voyvodas."""
    own, points = view.committees[seat], _raised(seat, view)[0]
    line = [field.Sign("cards", str(own.hand))]
    if own.chosen or own.broken:
        line.append(field.Sign("check" if own.chosen else "skull", ""))
    return [*line, field.Sign(pieces.VOYVODA, f"+{points}")] if points else line


def _spills(seat: Seat, view: HaydutiView, wide: int) -> bool:
    """Whether the deytsi need a line of their own on a plate of this width."""
    used = sum(52 + measure(text, 40, bold=True) + 26 for _, text, *_ in _third_line(seat, view))
    return used + 32 + _MARKER + _DEETS * len(_raised(seat, view)[1]) > wide


def _plate(canvas: Canvas, seat: Seat, box: Box, view: HaydutiView, localizer: Localizer) -> None:
    own, moves, mark = view.committees[seat], seat in view.asked, palette.SEATS[seat]
    canvas.panel(box, palette.EDGE, palette.MOVE if moves else palette.RIM, stroke=8 if moves else 4)
    y = box.y + 38
    x = box.x + 12
    if moves:
        canvas.sprite("pointer", box.x + 4, y, 40, palette.MOVE, line=palette.EDGE)
        x += 10
    canvas.sprite(mark.shape, x + 21, y, 42, mark.colour)
    right = box.right - 14
    right -= canvas.text(right, y, str(points(view)[seat]), size=42, bold=True, anchor="rm", colour=palette.MOVE) + 8
    if change := gained(view)[seat]:
        right -= canvas.text(right, y, changed(change), size=SMALLEST, anchor="rm", colour=palette.LINEN) + 8
    write_name(canvas, (x + 47, y), right, localizer.name(seat), size=38, colour=palette.LINEN)
    values = [str(value) for value in own.stats]
    between = (box.w - 28 - sum(42 + measure(value, 38, bold=True) for value in values)) // 3
    left, led = box.x + 14, led_by(seat, view)
    for name, value in zip(STATS, values, strict=True):
        ink = palette.MOVE if name in led else palette.LINEN
        canvas.sprite(pieces.CONTRIBUTIONS[name], left + 18, y + 48, 38, ink, line=palette.EDGE)
        left += 42 + between + canvas.text(left + 42, y + 48, value, size=38, bold=True, colour=ink)
    end = field.signs(canvas, box.x + 14, y + 98, _third_line(seat, view))
    colour = palette.MOVE if own.exposed else palette.LINEN
    canvas.sprite(pieces.MARKERS[own.exposed], box.right - 34, y + 98, 46, colour)
    deytsi = _raised(seat, view)[1]
    if not deytsi:
        return
    if box.right - 18 - _MARKER - end < _DEETS * len(deytsi):
        end, y = box.x + 18, y + _EXTRA_LINE - 4
    fits = max(1, (box.right - 10 - end) // _DEETS)
    for number, name in enumerate(deytsi[:fits]):
        pieces.person(canvas, name, Box(end + _DEETS * number - 2, y + 75, 46, 46))
