"""The picture of the table, for everybody, and what a page shows of it beside the seat's hand."""

from collections.abc import Sequence
from typing import Final

from games.core.contract import Beside, Choice, Seat
from games.core.localizer import Localizer
from games.core.touch import DECK, VERB
from games.kit import layout
from games.kit.canvas import BoardCanvas, Canvas
from games.kit.cards import height_of
from games.kit.drawn import Picture
from games.kit.layout import GAP, Box
from games.kit.pieces import badge, plate
from games.magove.picture import pieces, result
from games.magove.picture.hand import open_cards, strip
from games.magove.picture.pieces import SIGNS
from games.magove.picture.sheet import height_of_sheet, sheet
from games.magove.rules.state import Phase, clockwise
from games.magove.views.view import Laid, MagoveView

_LABEL: Final = 44
"""Height of the line that marks a trick as the last one."""
_CARD: Final = 180
_LAST_CARD: Final = 120
"""Widths of the cards in play, and of the last trick while all bid."""
UNIT: Final = _CARD
"""Width of a card on the board of a page."""
_BOARD: Final = 1024
"""Width of that board."""
_PILE: Final = 250
"""Width of the column of the card turned up."""
_PILE_CARD: Final = 150
_PILE_CARD_ALONE: Final = 180
_PILE_TALL: Final = 282
_SHEET_IN_PLAY: Final = 368
"""Greatest height of the score sheet during the play; it shows the latest rounds that fit."""


def table(view: MagoveView, localizer: Localizer) -> Picture:
    """Return the picture of the table or, after the game, of the result."""
    if view.outcome is not None:
        return result.result(view, localizer)
    in_row = view.seats == 3
    around = layout.MARGIN * 2 + (layout.PLATE_HEIGHT + layout.ARROW_ROOM) * (1 if in_row else 2)
    trick, below = _height_of_trick(view), _height_below(view)
    canvas = Canvas(min(layout.HIGHEST, max(layout.LOWEST, around + SIGNS + trick + below + 2 * GAP)))
    seated = (layout.bank if in_row else layout.ring)(view.seats, layout.whole(canvas.height))
    for shown, spot in zip(pieces.plates(view, localizer), seated.spots, strict=True):
        plate(canvas, spot, shown)
    middle = seated.middle
    pieces.signs(canvas, Box(middle.x, middle.y, middle.w, SIGNS), pieces.of_round(view, localizer))
    if trick:
        most = _CARD if view.phase is Phase.PLAY else _LAST_CARD
        _trick(canvas, view, Box(middle.x, middle.y + SIGNS, middle.w, trick), localizer, most=most)
    _below(canvas, view, middle.cut(top=SIGNS + trick + GAP), localizer)
    return canvas.drawn()


def beside(view: MagoveView, choices: Sequence[Choice], localizer: Localizer) -> Beside | None:
    """Return the cards in play with the plates, and the seat's hand; None once there is an outcome."""
    if view.outcome is not None:
        return None
    return Beside(board(view, localizer), strip(view, choices, localizer), pieces.plates(view, localizer), UNIT)


def board(view: MagoveView, localizer: Localizer) -> Picture:
    """Return what is in play as a page shows it, each thing in one place for the whole game.

    To a seat that sees the hands of the others under clairvoyance, they lie in the place of the trick.
    """
    trick = pieces.height_of_trick(view.seats, _BOARD, _CARD)
    below = SIGNS + _LABEL + trick + GAP
    canvas = BoardCanvas(Box(-GAP, 0, _BOARD + 2 * GAP, below + _SHEET_IN_PLAY + GAP))
    pieces.signs(canvas, Box(0, 0, _BOARD, SIGNS), pieces.of_round(view, localizer))
    place = Box(0, SIGNS + _LABEL, _BOARD, trick)
    cards, _, is_over = _lying(view)
    if view.faces and not view.trick and (seen := open_cards(view)) is not None:
        pieces.trick(canvas, *seen, place, localizer, most=_CARD, best=None)
    elif cards or view.phase is Phase.PLAY:
        _trick(canvas, view, place.cut(top=-_LABEL) if is_over else place, localizer, most=_CARD)
    _below(canvas, view, Box(0, below, _BOARD, _SHEET_IN_PLAY), localizer)
    return canvas.drawn()


def _lying(view: MagoveView) -> tuple[Sequence[Laid], Seat | None, bool]:
    """Return the trick to show, the seat with the best card, and whether the trick is over."""
    if view.trick or view.last is None or (view.phase is Phase.PLAY and view.number == 1):
        return view.trick, view.winning, False
    return view.last.cards, view.last.winner, True


def _height_of_trick(view: MagoveView) -> int:
    cards, _, is_over = _lying(view)
    if view.phase is not Phase.PLAY and not cards:
        return 0
    most = _CARD if view.phase is Phase.PLAY else _LAST_CARD
    width = layout.WIDTH - 2 * layout.MARGIN
    return pieces.height_of_trick(view.seats, width, most) + (_LABEL if is_over else 0)


def _trick(canvas: Canvas, view: MagoveView, box: Box, localizer: Localizer, *, most: int) -> None:
    cards, best, is_over = _lying(view)
    if is_over:
        playing = view.phase is Phase.PLAY
        label = localizer("picture-last") if playing else localizer("picture-last-of", round=view.round - 1)
        canvas.text(*Box(box.x, box.y, box.w, _LABEL).centre, label, size=36, anchor="mm")
        box = box.cut(top=_LABEL)
    first = cards[0].seat if cards else view.leader
    pieces.trick(canvas, cards, clockwise(first, view.seats), box, localizer, most=most, best=best)


def _has_pile(view: MagoveView) -> bool:
    """Whether to draw the pile: with a card turned up, or before there is a score sheet."""
    return view.turned is not None or (view.talon > 0 and not view.sheet)


def _height_below(view: MagoveView) -> int:
    """Return the height below the trick, for the pile and the score sheet beside it."""
    beside, pile = (_PILE, _PILE_TALL) if _has_pile(view) else (0, 0)
    if not view.sheet:
        return pile
    tall = height_of_sheet(view.sheet, view.seats, layout.WIDTH - 2 * layout.MARGIN - beside)
    return max(pile, min(tall, _SHEET_IN_PLAY) if view.phase is Phase.PLAY else tall)


def _below(canvas: Canvas, view: MagoveView, box: Box, localizer: Localizer) -> None:
    if _has_pile(view):
        _pile(canvas, view, Box(box.x, box.y, _PILE, _PILE_TALL) if view.sheet else box, localizer)
        box = box.cut(left=_PILE)
    if view.sheet:
        fresh = view.phase is not Phase.PLAY and not any(view.has_bid)
        sheet(canvas, view, box, localizer, fresh=fresh)


def _pile(canvas: Canvas, view: MagoveView, box: Box, localizer: Localizer) -> None:
    """Draw the pile of undealt cards with the one turned up on top."""
    width = _PILE_CARD if view.sheet or view.phase is Phase.PLAY else _PILE_CARD_ALONE
    x, y = box.centre[0] - width // 2 - 8, box.y + (box.h - height_of(width)) // 2 - 4
    for step in range(min(view.talon, 3), 0, -1):
        canvas.back(x + 8 * step, y - 6 * step, width)
    if view.turned is not None:
        canvas.card(pieces.face(view.turned, localizer), x, y, width)
    if view.talon:
        canvas.touch(Box(x, y, width, height_of(width)), DECK, field=VERB, term="turned")
        badge(canvas, x + width // 2, y + height_of(width) + 6, str(view.talon), emblem="cards")
