"""The picture of the table, for everybody, and what a page shows of it beside the seat's hand."""

from collections.abc import Sequence
from typing import Final

from games.core.contract import Beside, Choice, Seat
from games.core.localizer import Localizer
from games.core.touch import DECK, DISCARD, VERB
from games.core.values import text_of
from games.durak.picture import cards
from games.durak.picture.hand import strip
from games.durak.picture.result import result
from games.durak.rules.ending import place_of
from games.durak.rules.state import Phase, attacker
from games.durak.views.determinize import reconstruct
from games.durak.views.view import DurakView
from games.kit import layout, palette
from games.kit.canvas import BoardCanvas, Canvas
from games.kit.cards import height_of
from games.kit.drawn import Picture
from games.kit.layout import Box
from games.kit.lettering import SMALLEST, measure
from games.kit.pieces import Plate, Stat, badge, discard, plate, talon

_TEAMS: Final = (palette.GOLD, palette.WATER)
_PILES: Final = 262
"""Width of the column of talon and discard pile."""
_PILE_CARD: Final = 150
_CARD: Final = 190
_CARD_AMONG_MANY: Final = 155
"""Widths of cards in play. There are only two, so that cached drawings of cards can be reused."""
UNIT: Final = 155
"""Width of a card on the board of a page."""
_ACROSS: Final = 3
_BOARD: Final = 760
_FIGHTS: Final = 344
_FIGHT_TALL: Final = 299
"""Fights in a row of that board, its width, where they begin, and the height of a row."""
_DUEL_NAME: Final = 290
"""Width of a name below its mark, between attacker and defender."""
_HEADLINE: Final = 76
"""Height of the line above the cards in play."""


def table(view: DurakView, localizer: Localizer) -> Picture:
    """Return the picture of the table or, after the game, of the result."""
    if view.outcome is not None:
        return result(view, localizer)
    in_row = view.seats <= 3
    canvas = Canvas(900 if in_row else 1080)
    seated = (layout.bank if in_row else layout.ring)(view.seats, layout.whole(canvas.height))
    for shown, spot in zip(plates(view, localizer), seated.spots, strict=True):
        plate(canvas, spot, shown)
        if view.options.teams:
            _team_ring(canvas, spot.box, shown.seat)
    _piles(canvas, seated.middle, view, localizer)
    play = seated.middle.cut(left=_PILES, top=_HEADLINE)
    _headline(canvas, Box(play.x, seated.middle.y, play.w, _HEADLINE), view, localizer)
    if view.seats > 2:
        x, y = play.right - 40, seated.middle.y + _HEADLINE // 2
        _direction(canvas, x, y, 72, palette.LINEN, forward=view.direction == 1, in_row=in_row)
    if view.table:
        cards.fights(canvas, view, play, most=_CARD if len(view.table) < 3 else _CARD_AMONG_MANY)
    else:
        _before(canvas, play, view, localizer, in_row=in_row)
    return canvas.drawn()


def beside(view: DurakView, choices: Sequence[Choice], localizer: Localizer) -> Beside | None:
    """Return the cards in play with the plates, and the seat's hand; None once there is an outcome."""
    if view.outcome is not None:
        return None
    return Beside(board(view, localizer), strip(view, choices), plates(view, localizer), UNIT)


def board(view: DurakView, localizer: Localizer) -> Picture:
    """Return what is in play as a page shows it: the piles in a row, and below them the fights, which never move."""
    lines = max(2, -(-len(view.table) // _ACROSS))
    canvas = BoardCanvas(Box(0, 0, _BOARD, _FIGHTS + lines * _FIGHT_TALL))
    bottom = cards.face(view.turned, view.options.enchanted)
    tall = height_of(_PILE_CARD)
    if view.talon:
        talon(canvas, 20, 24, _PILE_CARD, view.talon, bottom=bottom)
        wide = round(_PILE_CARD * (1.56 if view.talon > 1 else 1))
        canvas.touch(Box(20, 24, wide, tall), DECK, field=VERB, term="talon")
    if view.discarded:
        discard(canvas, 280, 24, _PILE_CARD, len(view.discarded))
        canvas.touch(Box(280, 24, round(_PILE_CARD * 1.5), tall), DISCARD, field=VERB, term="discard")
    cards.trump(canvas, 630, 76, view.trump, localizer)
    if view.seats > 2:
        _direction(canvas, 630, 180, 72, palette.LINEN, forward=view.direction == 1, in_row=True)
        canvas.touch(Box(594, 160, 72, 40), term="direction")
    _headline(canvas, Box(0, _FIGHTS - _HEADLINE, _BOARD, _HEADLINE), view, localizer)
    play = Box(20, _FIGHTS, _BOARD - 40, lines * _FIGHT_TALL)
    if view.table:
        cards.well(canvas, Box(4, play.y - 8, _BOARD - 8, play.h))
        cards.lay_fights(canvas, view, cards.in_rows(len(view.table), _ACROSS, play, UNIT))
    else:
        _before(canvas, play, view, localizer, in_row=True)
    return canvas.drawn()


def _before(canvas: Canvas, play: Box, view: DurakView, localizer: Localizer, *, in_row: bool) -> None:
    """Draw who attacks whom before the first card, or the directions to choose from."""
    if view.phase is Phase.ATTACK:
        _duel(canvas, play, view, localizer)
    elif view.phase is Phase.DIRECTION:
        x, y = play.centre
        for left, forward in ((x - 150, False), (x + 150, True)):
            _direction(canvas, left, y, 200, palette.MOVE, forward=forward, in_row=in_row)
            reverse = text_of(forward != (view.direction == 1))
            canvas.touch(Box(left - 100, y - 100, 200, 200), reverse, field="reverse", term="direction")


def plates(view: DurakView, localizer: Localizer) -> list[Plate]:
    """Return the plate of each seat: its cards, its team, whether it has passed, and its part in the bout."""
    return [_plate(seat, view, localizer) for seat in range(view.seats)]


def _plate(seat: Seat, view: DurakView, localizer: Localizer) -> Plate:
    name = localizer.name(seat)
    if not view.in_game[seat]:
        place = place_of(reconstruct(view), seat)
        note = localizer("picture-place", place=place) if place else localizer("picture-out")
        return Plate(seat, name, out=True, note=note)
    stats = [Stat("cards", str(view.hands[seat]))]
    if view.options.teams:
        stats.append(Stat("flag", str(seat % 2 + 1), _TEAMS[seat % 2]))
    if seat in view.passed:
        stats.append(Stat("check", localizer("picture-passed")))
    return Plate(seat, name, stats, moves=seat in view.asked, role=_role(seat, view))


def _role(seat: Seat, view: DurakView) -> str:
    if seat == view.defender:
        return "hand" if view.taking else "shield"
    return "sword" if seat == attacker(reconstruct(view)) else ""


def _team_ring(canvas: Canvas, plate_box: Box, seat: Seat) -> None:
    size = 60
    ring = f'<circle cx="50" cy="50" r="44" fill="none" stroke="{_TEAMS[seat % 2]}" stroke-width="10"/>'
    x, y = plate_box.x + 40 - size // 2, plate_box.y + round(plate_box.h * 0.31) - size // 2
    canvas.svg(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{ring}</svg>', Box(x, y, size, size))


def _piles(canvas: Canvas, middle: Box, view: DurakView, localizer: Localizer) -> None:
    x = middle.x
    cards.trump(canvas, x + _PILES // 2 - 8, middle.y + _HEADLINE // 2, view.trump, localizer)
    upper = middle.y + _HEADLINE + 44
    bottom = cards.face(view.turned, view.options.enchanted)
    talon(canvas, x, upper, _PILE_CARD, view.talon, bottom=bottom)
    discard(canvas, x + 8, upper + 286, _PILE_CARD, len(view.discarded))


def _headline(canvas: Canvas, line: Box, view: DurakView, localizer: Localizer) -> None:
    """Draw a badge if the defender takes, the throwing-in is closed or a direction has to be chosen."""
    if view.taking:
        sign = ("hand", "picture-takes", "takes")
    elif view.closed:
        sign = ("lock", "picture-closed", "closed")
    elif view.phase is Phase.DIRECTION:
        sign = ("question", "picture-direction", "direction")
    else:
        return
    emblem, words, term = sign
    badge(canvas, *line.centre, localizer(words), fill=palette.MOVE, ink=palette.INK, emblem=emblem, term=term)


def _direction(canvas: Canvas, x: int, y: int, size: int, colour: str, *, forward: bool, in_row: bool) -> None:
    """Draw a direction of play with its centre at (x, y): along the row of plates, or around their ring.

    `forward` is clockwise; in a row, from left to right.
    """
    if in_row:
        canvas.sprite("arrow", x, y, size, colour, turn=0 if forward else 180)
        return
    canvas.sprite("turn", x, y, size, colour, mirrored=forward)


def _duel(canvas: Canvas, box: Box, view: DurakView, localizer: Localizer) -> None:
    """Draw the attacker and the defender before the first card, with an arrow between them."""
    x, y = box.centre
    size, step = 160, box.w // 3 - 24
    for seat, left, role in ((view.starter, x - step, "sword"), (view.defender, x + step, "shield")):
        cards.mark(canvas, seat, left, y - 30, size)
        canvas.sprite(role, left + 64, y + 34, 84, palette.MOVE, line=palette.EDGE)
        name = localizer.name(seat)
        bold = measure(name, SMALLEST, bold=True) <= _DUEL_NAME
        canvas.text(left, y + 104, name, bold=bold, anchor="mm", width=_DUEL_NAME)
    canvas.sprite("arrow", x, y - 30, 120, palette.MOVE)
