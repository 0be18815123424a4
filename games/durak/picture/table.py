"""The pictures of Durak: the table as everybody sees it, how it ended, and a hand as its owner sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PIL import Image

from games.durak.picture import pieces
from games.durak.rules.moves import Attack, Defend, ThrowIn, Transfer
from games.durak.sight import deductions
from games.kit import layout, palette, raster
from games.kit.canvas import Canvas
from games.kit.layout import HEAD, Box
from games.kit.pieces import Plate, Stat, badge, discard, plate, talon
from games.kit.result import Standing, standings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice, Seat
    from games.core.voice import Voice
    from games.durak.sight.view import DurakView

_TEAMS: Final = (palette.GOLD, palette.WATER)
_PILES: Final = 262
"""Width of the column of talon and discard pile."""
_PILE_CARD: Final = 150
_CARD: Final = 190
_CARD_AMONG_MANY: Final = 155
"""Widths of cards in play. Two only, so that they grow smaller once, and drawn cards are found again."""
_HEADLINE: Final = 76
"""Height of the line above the cards in play."""


def table(view: DurakView, voice: Voice) -> bytes:
    """Return the picture of the table; once the game is over, of the result."""
    if view.outcome is not None:
        return _result(view, voice)
    in_row = view.seats <= 3
    canvas = Canvas(900 if in_row else 1080)
    seated = (layout.bank if in_row else layout.ring)(view.seats, layout.whole(canvas.height))
    for seat, spot in enumerate(seated.spots):
        plate(canvas, spot, _plate(seat, view, voice))
        if view.options.teams:
            _team_ring(canvas, spot.box, seat)
    _piles(canvas, seated.middle, view, voice)
    play = seated.middle.cut(left=_PILES, top=_HEADLINE)
    _headline(canvas, Box(play.x, seated.middle.y, play.w, _HEADLINE), view, voice)
    if view.seats > 2:
        x, y = play.right - 40, seated.middle.y + _HEADLINE // 2
        _way(canvas, x, y, 72, palette.LINEN, forth=view.direction == 1, in_row=in_row)
    if view.table:
        pieces.fights(canvas, view, play, most=_CARD if len(view.table) < 3 else _CARD_AMONG_MANY)
    elif view.phase == "attack":
        _duel(canvas, play, view, voice)
    elif view.phase == "direction":
        x, y = play.centre
        _way(canvas, x - 150, y, 200, palette.MOVE, forth=False, in_row=in_row)
        _way(canvas, x + 150, y, 200, palette.MOVE, forth=True, in_row=in_row)
    return canvas.png()


def _plate(seat: Seat, view: DurakView, voice: Voice) -> Plate:
    name = voice.name(seat)
    if not view.in_game[seat]:
        place = deductions.places_of(view).get(seat)
        note = voice("picture-place", place=place) if place else voice("picture-out")
        return Plate(seat, name, out=True, note=note)
    stats = [Stat("cards", str(view.hands[seat]))]
    if view.options.teams:
        stats.append(Stat("flag", str(seat % 2 + 1), _TEAMS[seat % 2]))
    if seat in view.passed:
        stats.append(Stat("check", voice("picture-passed")))
    return Plate(seat, name, stats, moves=seat in view.asked, role=_role(seat, view))


def _role(seat: Seat, view: DurakView) -> str:
    if seat == view.defender:
        return "hand" if view.taking else "shield"
    return "sword" if seat == deductions.attacker(view) else ""


def _team_ring(canvas: Canvas, plate_box: Box, seat: Seat) -> None:
    """Draw the ring in the team's colour around the mark on a seat's plate."""
    size = 60
    ring = f'<circle cx="50" cy="50" r="44" fill="none" stroke="{_TEAMS[seat % 2]}" stroke-width="10"/>'
    x, y = plate_box.x + 40 - size // 2, plate_box.y + round(plate_box.h * 0.31) - size // 2
    canvas.svg(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{ring}</svg>', Box(x, y, size, size))


def _piles(canvas: Canvas, middle: Box, view: DurakView, voice: Voice) -> None:
    """Draw what is trump, the talon with the turned card beneath, and the discard pile, one below the other."""
    x = middle.x
    pieces.trump(canvas, x + _PILES // 2 - 8, middle.y + _HEADLINE // 2, view.trump, voice)
    upper = middle.y + _HEADLINE + 44
    bottom = pieces.face(view.turned, view.options.enchanted)
    talon(canvas, x, upper, _PILE_CARD, view.talon, bottom=bottom)
    discard(canvas, x + 8, upper + 286, _PILE_CARD, len(view.discarded))


def _headline(canvas: Canvas, line: Box, view: DurakView, voice: Voice) -> None:
    """Draw what is special now: a defender who takes, throwing-in closed, a direction to be chosen."""
    if view.taking:
        sign = ("hand", "picture-takes")
    elif view.closed:
        sign = ("lock", "picture-closed")
    elif view.phase == "direction":
        sign = ("question", "picture-direction")
    else:
        return
    emblem, words = sign
    badge(canvas, *line.centre, voice(words), fill=palette.MOVE, ink=palette.INK, emblem=emblem)


def _way(canvas: Canvas, x: int, y: int, size: int, colour: str, *, forth: bool, in_row: bool) -> None:
    """Draw a direction of play, its middle at (x, y), as the plates stand: along their row, or around their ring.

    `forth` is clockwise, from left to right in a row.
    """
    if in_row:
        canvas.sprite("arrow", x, y, size, colour, turn=0 if forth else 180)
        return
    arrow = raster.sprite("turn", size, colour)
    if forth:
        arrow = arrow.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    canvas.paste(arrow, x - size // 2, y - size // 2)


def _duel(canvas: Canvas, box: Box, view: DurakView, voice: Voice) -> None:
    """Draw who attacks whom: marks, sword and shield, names, an arrow between."""
    x, y = box.centre
    size, step = 160, box.w // 3 - 4
    for seat, at, role in ((view.starter, x - step, "sword"), (view.defender, x + step, "shield")):
        pieces.mark(canvas, seat, at, y - 30, size)
        canvas.sprite(role, at + 64, y + 34, 84, palette.MOVE, line=palette.EDGE)
        canvas.text(at, y + 104, voice.name(seat), bold=True, anchor="mm", width=250)
    canvas.sprite("arrow", x, y - 30, 120, palette.MOVE)


_CLOTH_TOP: Final = 190
_CLOTH_HEM: Final = 106
_LEFT_IN_ROW: Final = 12
"""Cards left at the end that stand in one row."""


def _result(view: DurakView, voice: Voice) -> bytes:
    """Draw the places, best first, and the cards that were left in hand."""
    assert view.outcome is not None
    left = sum(len(cards) for cards in view.shown)
    rest = min(50 + 180 * -(-left // _LEFT_IN_ROW), 1040 - 100 * view.seats) if left else 0
    height = max(layout.LOWEST, _CLOTH_TOP + 124 * view.seats + rest + _CLOTH_HEM)
    canvas = Canvas(min(layout.HIGHEST, height), cloth=True)
    inner = Box(_CLOTH_HEM, _CLOTH_TOP, layout.WIDTH - 2 * _CLOTH_HEM, canvas.height - _CLOTH_TOP - _CLOTH_HEM)
    title = voice(f"outcome-{view.outcome.reason}")
    canvas.text(540, 136, title, size=56, bold=True, colour=palette.INK, anchor="mm", width=inner.w)
    standings(canvas, _standings(view, voice), inner.cut(bottom=rest))
    if left:
        _left(canvas, view, inner.cut(top=inner.h - rest + layout.GAP))
    return canvas.png()


def _standings(view: DurakView, voice: Voice) -> list[Standing]:
    assert view.outcome is not None
    places = view.outcome.places
    lines: list[Standing] = []
    for seat in sorted(range(view.seats), key=lambda seat: (places[seat], seat)):
        score, emblem = "", ""
        if view.options.teams:
            score, emblem = str(seat % 2 + 1), "flag"
        elif view.outcome.reason == "fool" and places[seat] == max(places):
            score, emblem = voice("picture-fool"), "jester"
        lines.append(Standing(places[seat], seat, voice.name(seat), score, emblem))
    return lines


def _left(canvas: Canvas, view: DurakView, box: Box) -> None:
    """Draw the cards left in hands, the mark of its holder on the first card of each hand."""
    holders = [(seat, cards) for seat, cards in enumerate(view.shown) if cards]
    cells, width = layout.fan([len(cards) for _, cards in holders], box, most=150)
    at = iter(cells)
    for seat, cards in holders:
        for number, name in enumerate(cards):
            x, y = next(at)
            canvas.card(pieces.face(name, view.options.enchanted), x, y, width)
            if number == 0:
                pieces.mark(canvas, seat, x + width // 4, y + round(width * 1.1), width // 2)


_HAND_HEAD: Final = 92
_HAND_FIGHT: Final = 150
"""Width of the widest card of what lies on the table above a hand."""


def hand(view: DurakView, choices: Sequence[Choice], voice: Voice) -> bytes | None:
    """Return the picture of the own hand below what lies on the table, or None where the hand is empty.

    Cards that may be played stand higher than the others.
    """
    if not view.hand:
        return None
    rows = -(-len(view.hand) // 8)
    canvas = Canvas(min(layout.HIGHEST, layout.LOWEST + 170 * (rows - 1)))
    whole = layout.whole(canvas.height)
    line = Box(whole.x, whole.y, whole.w, _HAND_HEAD)
    trump = pieces.trump(canvas, line.x + 130, line.centre[1], view.trump, voice)
    _sides(canvas, line.cut(left=130 + trump // 2 + 30), view, voice)
    below = whole.cut(top=_HAND_HEAD)
    if view.table:
        tall = pieces.height_of_fights(len(view.table), below.w - 32, _HAND_FIGHT)
        well = Box(below.x, below.y, below.w, tall + 36)
        canvas.panel(well, palette.mix(palette.TABLE, palette.EDGE, 0.45), palette.RIM)
        inner = well.cut(left=16, top=14, right=16, bottom=22)
        pieces.fights(canvas, view, inner, most=_HAND_FIGHT)
        below = below.cut(top=well.h + 12)
    _own_cards(canvas, view, choices, below)
    return canvas.png()


def _sides(canvas: Canvas, line: Box, view: DurakView, voice: Voice) -> None:
    """Write who attacks and who defends, each with mark and role."""
    y = line.centre[1]
    roles = ((deductions.attacker(view), "sword"), (view.defender, "hand" if view.taking else "shield"))
    for side, (seat, role) in zip(layout.columns(2, line), roles, strict=True):
        if seat is not None:
            pieces.mark(canvas, seat, side.x + 32, y, 64)
            canvas.sprite(role, side.x + 92, y, 44, palette.MOVE, line=palette.EDGE)
            canvas.text(side.x + 124, y, voice.name(seat), size=40, width=side.w - 130)


def _own_cards(canvas: Canvas, view: DurakView, choices: Sequence[Choice], box: Box) -> None:
    playable = {
        deductions.printed(choice.card) for choice in choices if isinstance(choice, (Attack, ThrowIn, Defend, Transfer))
    }
    suits = [deductions.suit(name) for name in view.hand]
    groups = [suits.count(suit) for suit in dict.fromkeys(suits)]
    cells, width = layout.fan(groups, box)
    for name, (x, y) in zip(view.hand, cells, strict=True):
        lift = round(width * HEAD / 2) if name in playable else 0
        pieces.card(canvas, name, view.options.enchanted, x, y - lift, width)
