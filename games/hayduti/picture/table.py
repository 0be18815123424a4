"""The pictures of Hayduti: the table as everybody sees it, and a hand as its owner sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.core.contract import Move, Pick
from games.hayduti.data.cards import FIELD_ACROSS, STATS
from games.hayduti.picture import pieces
from games.hayduti.picture.result import result
from games.hayduti.rules.moves import Gather, Hadzhi, Raise
from games.hayduti.words import names
from games.hayduti.words.wording import zaptie
from games.kit import layout, palette
from games.kit.canvas import Canvas
from games.kit.layout import GAP, HEAD, MARGIN, WIDTH, Box
from games.kit.lettering import measure

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from games.core.contract import Choice, Seat
    from games.core.voice import Voice
    from games.hayduti.sight.view import HaydutiView

_SIGNS: Final = 70
"""Height of the line of numbers above the field."""
_PLATE: Final = 164
_EXTRA_LINE: Final = 52
"""Heights of a plate, and of the further line it takes where deytsi do not fit."""
_CELLS: Final = (150, 96)
"""Greatest and least height of a cell of the field."""


def table(view: HaydutiView, voice: Voice) -> bytes:
    """Return the picture of the table; once the game is over, of the result."""
    if view.outcome is not None:
        return result(view, voice)
    rows = 1 if view.seats <= 3 else 2
    across = -(-view.seats // rows)
    wide = (WIDTH - 2 * MARGIN - GAP * (across - 1)) // across
    tall = _PLATE + _EXTRA_LINE * any(_spills(seat, view, wide) for seat in range(view.seats))
    above = rows * (tall + GAP)
    head = _heads(view) * _SIGNS
    height, cell, lines = _heights(above + head, len(view.field))
    canvas = Canvas(height)
    for seat in range(view.seats):
        row, column = divmod(seat, across)
        here = min(across, view.seats - row * across)
        left = (WIDTH - here * wide - GAP * (here - 1)) // 2
        box = Box(left + column * (wide + GAP), MARGIN + row * (tall + GAP), wide, tall)
        _plate(canvas, seat, box, view, voice)
    _heading(canvas, Box(MARGIN, MARGIN + above, WIDTH - 2 * MARGIN, head), view, voice)
    met = {view.met.pos} if view.met else set[int]()
    _field(canvas, _Grid(MARGIN + above + head, lines, cell), met, view, voice)
    return canvas.png()


def _heads(view: HaydutiView) -> int:
    """Return how many lines of numbers stand above the field: one more for the targets of an uprising."""
    return 2 if view.targets else 1


def _heights(taken: int, places: int) -> tuple[int, int, int]:
    """Return the height of a picture, that of a cell, and the lines of cells, where `taken` pixels are for the rest.

    There are fewer lines than the `places` of the field would need where even the lowest cells find no room.
    """
    most, least = _CELLS
    room = layout.HIGHEST - 2 * MARGIN - taken
    lines = min(-(-places // FIELD_ACROSS), (room + GAP) // (least + GAP))
    cell = min(most, (room - GAP * (lines - 1)) // lines)
    used = 2 * MARGIN + taken + lines * cell + GAP * (lines - 1)
    return max(layout.LOWEST, min(layout.HIGHEST, used)), cell, lines


class _Grid(NamedTuple):
    """Where the field is drawn: the top of its first line, the number of lines, the height of a cell."""

    top: int
    lines: int
    cell: int


def _field(canvas: Canvas, grid: _Grid, marked: Collection[int], view: HaydutiView, voice: Voice) -> None:
    """Draw the field, four cells a line, those beside it below; what finds no room is counted in the last cell."""
    wide = (WIDTH - 2 * MARGIN - GAP * (FIELD_ACROSS - 1)) // FIELD_ACROSS
    room = grid.lines * FIELD_ACROSS
    for place, name in enumerate(view.field[:room]):
        row, column = divmod(place, FIELD_ACROSS)
        at = Box(MARGIN + column * (wide + GAP), grid.top + row * (grid.cell + GAP), wide, grid.cell)
        if place == room - 1 and len(view.field) > room:
            pieces.more(canvas, len(view.field) - place, at)
        else:
            pieces.cell(canvas, place + 1, name, at, voice, marked=place + 1 in marked)


def _signs(canvas: Canvas, x: int, y: int, signs: Sequence[tuple[str, str]]) -> int:
    """Write numbers behind their emblems from x on, and return where they end."""
    for emblem, text in signs:
        canvas.sprite(emblem, x + 22, y, 44, palette.LINEN, line=palette.EDGE)
        x += 52
        x += canvas.text(x, y, text, size=40, bold=True) + 26
    return x


def _heading(canvas: Canvas, box: Box, view: HaydutiView, voice: Voice) -> None:
    """Draw the line above the field: rotations, deck, used cards, the zaptie's strength; below the targets."""
    y = box.y + _SIGNS // 2 - 4
    done = f"{view.rotations_done}/{view.options.rotations}"
    signs = [("turn", done), ("hourglass", voice("picture-final"))] if view.final else [("turn", done)]
    _signs(canvas, box.x + 6, y, [*signs, ("cards", str(view.deck)), ("trick", str(view.used))])
    _danger(canvas, box.right, y, view, voice)
    if view.targets:
        y += _SIGNS
        stands = zip(STATS, view.targets, zip(*(one.stats for one in view.committees), strict=True), strict=True)
        marks = [(pieces.CONTRIBUTIONS[name], f"{max(values)}/{target}") for name, target, values in stands]
        _signs(canvas, box.x + 6, y, [("target", ""), *marks])


def _danger(canvas: Canvas, right: int, y: int, view: HaydutiView, voice: Voice) -> None:
    """Draw the total strength of the zaptie on the field on a red badge that ends at `right`."""
    text = f"{voice('picture-zaptie')} {zaptie(view)}"
    wide = measure(text, 40, bold=True) + 92
    canvas.panel(Box(right - wide, y - 30, wide, 60), pieces.ZAPTIE, palette.EDGE, radius=26)
    pieces.fez(canvas, right - wide + 42, y, 46, palette.LINEN)
    canvas.text(right - 20, y, text, size=40, bold=True, anchor="rm")


def _raised(seat: Seat, view: HaydutiView) -> tuple[int, list[str]]:
    """Return the points of the raised voyvodas, and the emblems of the raised deytsi."""
    cards = [names.card_of(one.card) for one in view.committees[seat].raised]
    points = sum(card.points for card in cards if card.deets is None)
    deytsi = [pieces.DEYTSI.get(card.deets.id, pieces.OTHER_DEETS) for card in cards if card.deets is not None]
    return points, deytsi


_DEETS: Final = 46
"""Room of one raised deets on a plate."""


def _third_line(seat: Seat, view: HaydutiView) -> list[tuple[str, str]]:
    """Return the hand's size, whether it is cleared or lost, and the points of the raised voyvodas."""
    own, points = view.committees[seat], _raised(seat, view)[0]
    line = [("cards", str(own.hand))]
    if own.chosen or own.broken:
        line.append(("check" if own.chosen else "skull", ""))
    return [*line, (pieces.VOYVODA, f"+{points}")] if points else line


def _spills(seat: Seat, view: HaydutiView, wide: int) -> bool:
    """Return whether the deytsi need a line of their own on a plate of this width."""
    used = sum(52 + measure(text, 40, bold=True) + 26 for _, text in _third_line(seat, view))
    return used + 32 + _DEETS * len(_raised(seat, view)[1]) > wide


def _plate(canvas: Canvas, seat: Seat, box: Box, view: HaydutiView, voice: Voice) -> None:
    """Draw a committee: name and marker, the three stats, hand and raised cards."""
    own, moves, mark = view.committees[seat], seat in view.asked, palette.SEATS[seat]
    canvas.panel(box, palette.EDGE, palette.MOVE if moves else palette.RIM, stroke=8 if moves else 4)
    y = box.y + 38
    x = box.x + 16
    if moves:
        canvas.sprite("pointer", x + 16, y, 40, palette.MOVE)
        x += 40
    canvas.sprite(mark.shape, x + 22, y, 42, mark.colour)
    right = box.right - 16
    colour = palette.MOVE if own.exposed else palette.LINEN
    canvas.sprite(pieces.MARKERS[own.exposed], right - 22, y, 46, colour)
    right -= 54
    canvas.text(x + 54, y, voice.name(seat), size=38, bold=True, width=right - x - 58)
    values = [str(value) for value in own.stats]
    between = (box.w - 28 - sum(42 + measure(value, 38, bold=True) for value in values)) // 3
    left = box.x + 14
    for name, value in zip(STATS, values, strict=True):
        canvas.sprite(pieces.CONTRIBUTIONS[name], left + 18, y + 48, 38, palette.LINEN, line=palette.EDGE)
        left += 42 + between + canvas.text(left + 42, y + 48, value, size=38, bold=True)
    end = _signs(canvas, box.x + 14, y + 98, _third_line(seat, view))
    deytsi = _raised(seat, view)[1]
    if not deytsi:
        return
    if box.right - 18 - end < _DEETS * len(deytsi):
        end, y = box.x + 18, y + _EXTRA_LINE - 4
    fits = max(1, (box.right - 10 - end) // _DEETS)
    for number, emblem in enumerate(deytsi[:fits]):
        canvas.sprite(emblem, end + _DEETS * number + 20, y + 98, 40, palette.GOLD, line=palette.EDGE)


def hand(view: HaydutiView, choices: Sequence[Choice], voice: Voice) -> bytes | None:
    """Return the picture of the own hand below the field, or None where the hand is empty.

    Cards that may be chosen stand higher than the others; those of the field have the gold outline. What the seat has
    chosen to clear is crossed.
    """
    if not view.hand:
        return None
    chosen = _choosable(choices)
    groups = _sorted(view)
    height, grid = layout.LOWEST, _Grid(0, 0, 0)
    if view.outcome is None:
        height, cell, lines = _heights(_SIGNS + _room_for(len(view.hand)) + GAP, len(view.field))
        grid = _Grid(MARGIN + _SIGNS, lines, cell)
    canvas, whole = Canvas(height), layout.whole(height)
    _own_signs(canvas, whole, view, voice)
    marked = {place for place, name in enumerate(view.field, 1) if name in chosen} | _removable(choices)
    _field(canvas, grid, marked, view, voice)
    below = whole.cut(top=_SIGNS + grid.lines * (grid.cell + GAP))
    cells, width = layout.fan([len(group) for group in groups], below)
    for name, (x, y) in zip([name for group in groups for name in group], cells, strict=True):
        top = y - (round(width * HEAD / 2) if name in chosen else 0)
        pieces.held(canvas, name, x, top, width)
        if name in (view.choice or ()):
            pieces.crossed(canvas, x, top, width)
    return canvas.png()


def _room_for(cards: int) -> int:
    """Return how high a hand of this size is drawn below the field."""
    return 330 if cards <= 8 else 440 if cards <= 16 else 560


def _choosable(choices: Sequence[Choice]) -> set[str]:
    """Return the cards that may be chosen now."""
    found: set[str] = set()
    for choice in choices:
        match choice:
            case Pick(_, pool):
                found.update(pool)
            case Raise(card):
                found.add(card)
            case Gather(by):
                found.add(by)
            case _:
                continue
    return found


def _removable(choices: Sequence[Choice]) -> set[int]:
    return {choice.pos for choice in choices if isinstance(choice, Move) and isinstance(choice, Hadzhi)}


def _sorted(view: HaydutiView) -> list[list[str]]:
    """Return the hand grouped by contribution, strongest and by colour within it; then voyvodas and deytsi."""
    cards = sorted(
        (names.card_of(name) for name in view.hand), key=lambda card: (card.colour, card.strength, card.cost)
    )
    groups = [[card.name for card in cards if card.stat == stat] for stat in (0, 1, 2, -1)]
    return [group for group in groups if group]


def _own_signs(canvas: Canvas, box: Box, view: HaydutiView, voice: Voice) -> None:
    """Draw the own marker and stats, how many cards may stay, the strength a goal takes, and the zaptie's total."""
    own = view.committees[view.audience]
    y = box.y + _SIGNS // 2 - 6
    colour = palette.MOVE if own.exposed else palette.LINEN
    canvas.sprite(pieces.MARKERS[own.exposed], box.x + 26, y, 48, colour)
    stats = [(pieces.CONTRIBUTIONS[name], str(own.stats[number])) for number, name in enumerate(STATS)]
    stats.append(("cards", f"{len(view.hand)}/{own.limit}"))
    if view.plan is not None:
        stats.append(("target", str(view.plan.need)))
    _signs(canvas, box.x + 68, y, stats)
    _danger(canvas, box.right, y, view, voice)
