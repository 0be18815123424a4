"""The picture of a hand, for its owner."""

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

from games.core.contract import Choice, Seat
from games.core.localizer import Localizer
from games.kit import layout, palette
from games.kit.canvas import Canvas
from games.kit.cards import height_of
from games.kit.drawn import Picture
from games.kit.layout import Box
from games.kit.pieces import Held, badge
from games.kit.pieces import hand as fan
from games.magove.data.cards import PLAYED_AS
from games.magove.picture import pieces
from games.magove.picture.pieces import SIGNS, Sign
from games.magove.picture.sheet import height_of_sheet, sheet
from games.magove.rules.moves import Play
from games.magove.rules.state import Phase, clockwise
from games.magove.views.view import Laid, MagoveView

_IN_ROW: Final = 10
"""Cards in a row; each row makes the picture `_ROW` pixels taller."""
_ROW: Final = 190
_STRIP: Final = 310
_STRIP_ROW: Final = 90
"""Height of one row of cards below the board of a page, and of each further one, which overlaps the row before."""
_WELL_CARD: Final = 130
_SHOWN_CARD: Final = 190


def hand(
    view: MagoveView, choices: Sequence[Choice], localizer: Localizer, highest: int = layout.HIGHEST
) -> Picture | None:
    """Return the picture of the audience's hand, or None if it is empty; below the open cards if the seat is asked.

    Playable cards stand higher than the others. The picture is at most `highest` pixels tall. Clairvoyance shows the
    others' cards; the audience's own is face down until it may see it. Before the bid the last round of the score sheet
    stands there, if there is room.
    """
    if not view.hand:
        return None
    rows = -(-len(view.hand) // _IN_ROW)
    asked = view.audience in view.asked
    lying = open_cards(view) if asked else None
    well = pieces.height_of_trick(view.seats, 960, _WELL_CARD) + 30 if lying is not None else 0
    last = _last_round(view) if asked and not well else 0
    if 330 + last + _ROW * rows > highest:
        last = 0
    canvas = Canvas(layout.height(160 + well + last + 170 + _ROW * rows, highest))
    whole = layout.whole(canvas.height)
    pieces.signs(canvas, Box(whole.x, whole.y, whole.w, SIGNS), _own_signs(view, localizer, asked=asked))
    below = whole.cut(top=SIGNS + 8)
    if lying is not None:
        box = Box(below.x, below.y, below.w, well)
        canvas.panel(box, palette.mix(palette.TABLE, palette.EDGE, 0.45), palette.RIM)
        cards, order = lying
        inner = box.cut(left=16, top=18, right=16, bottom=8)
        pieces.trick(canvas, cards, order, inner, localizer, most=_WELL_CARD, best=view.winning)
        below = below.cut(top=well + 12)
    if last:
        sheet(canvas, view, Box(below.x, below.y, below.w, last), localizer)
        below = below.cut(top=last + 12)
    if view.is_blind:
        _hidden(canvas, below, localizer)
    else:
        _cards(canvas, view, choices, below, localizer)
    return canvas.drawn()


def _last_round(view: MagoveView) -> int:
    """Return the height of the last round of the score sheet; 0 while cards are played, and before there is one."""
    if view.phase is Phase.PLAY or not view.sheet:
        return 0
    return height_of_sheet(view.sheet[-1:], view.seats, layout.WIDTH - 2 * layout.MARGIN)


def strip(view: MagoveView, choices: Sequence[Choice], localizer: Localizer) -> Picture | None:
    """Return the audience's cards alone; None if there are none, or if it may not see its own."""
    if not view.hand or view.is_blind:
        return None
    rows = -(-len(view.hand) // _IN_ROW)
    canvas = Canvas(layout.LOWEST)
    box = layout.whole(canvas.height)._replace(h=_STRIP + _STRIP_ROW * (rows - 1))
    _cards(canvas, view, choices, box, localizer)
    return canvas.drawn()


def _cards(canvas: Canvas, view: MagoveView, choices: Sequence[Choice], box: Box, localizer: Localizer) -> None:
    """Draw the audience's cards by race, those that may be played raised."""
    playable = {choice.card for choice in choices if isinstance(choice, Play)}

    def held(name: str) -> Held:
        played = PLAYED_AS[name]
        return Held(pieces.face(name, localizer), played in playable, (played,), term=played)

    fan(canvas, [[held(name) for name in names] for _, names in groupby(view.hand, key=itemgetter(0))], box)


def _own_signs(view: MagoveView, localizer: Localizer, *, asked: bool) -> list[Sign]:
    """Return the badges above a hand: the trump, the bid once it is made, and in the play tricks won and needed."""
    me = view.audience
    if view.phase is not Phase.PLAY:
        shown = pieces.of_round(view, localizer, bids=asked)
        return [*shown, Sign(pieces.BID, str(view.bids[me]))] if view.has_bid[me] else shown
    shown = [pieces.trump(view, localizer), Sign(pieces.BID, str(view.bids[me])), Sign(pieces.WON, str(view.won[me]))]
    missing = pieces.need(me, view)
    return shown if missing is None else [*shown, Sign(*missing, palette.EDGE, palette.MOVE)]


def open_cards(view: MagoveView) -> tuple[Sequence[Laid], Sequence[Seat]] | None:
    """Return the open cards above a hand and the seats in order: the trick, or the cards that clairvoyance shows."""
    if view.trick:
        return view.trick, clockwise(view.leader, view.seats)
    others = clockwise(view.audience + 1, view.seats)[:-1]
    seen = [Laid(seat, name) for seat in others if view.faces for name in view.faces[seat]]
    return (seen, [laid.seat for laid in seen]) if seen else None


def _hidden(canvas: Canvas, box: Box, localizer: Localizer) -> None:
    """Draw the audience's card under clairvoyance, face down."""
    x, y = box.centre
    canvas.back(x - _SHOWN_CARD // 2, y - height_of(_SHOWN_CARD) // 2 - 20, _SHOWN_CARD)
    badge(canvas, x, y + height_of(_SHOWN_CARD) // 2 + 2, localizer("picture-hidden"), emblem="question")
