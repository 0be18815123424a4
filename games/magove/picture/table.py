"""The pictures of Magove: the table as everybody sees it, how it ended, and a hand as its owner sees it."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from games.kit import layout, palette
from games.kit.canvas import Canvas
from games.kit.cards import height_of
from games.kit.layout import GAP, Box
from games.kit.pieces import Held, badge, plate
from games.kit.pieces import hand as fan
from games.kit.result import Standing, standings
from games.magove.data.cards import PLAYED_AS
from games.magove.picture import pieces, scorepad
from games.magove.picture.pieces import Sign
from games.magove.rules.moves import Play
from games.magove.sight.view import HIDDEN, Laid
from games.magove.words.wording import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice, Seat
    from games.core.voice import Voice
    from games.magove.sight.view import MagoveView

_HEAD: Final = 84
"""Height of the line of badges."""
_LABEL: Final = 44
"""Height of the line that says that a trick is the last one, not the present."""
_CARD: Final = 180
_LAST_CARD: Final = 120
"""Widths of the cards in play, and of those of a trick that is over while all bid."""
_PILE: Final = 250
"""Width of the column of the card turned up."""
_PILE_CARD: Final = 150
_PILE_CARD_ALONE: Final = 180
_PILE_TALL: Final = 282
_SHEET_IN_PLAY: Final = 320
"""Most height that the score sheet takes while cards are played; the latest rounds fit."""


def table(view: MagoveView, voice: Voice) -> bytes:
    """Return the picture of the table; once the game is over, of the result."""
    if view.outcome is not None:
        return _result(view, voice)
    in_row = view.seats == 3
    around = layout.MARGIN * 2 + (layout.PLATE_HEIGHT + layout.ARROW_ROOM) * (1 if in_row else 2)
    trick, below = _height_of_trick(view), _height_below(view)
    canvas = Canvas(min(layout.HIGHEST, max(layout.LOWEST, around + _HEAD + trick + below + 2 * GAP)))
    seated = (layout.bank if in_row else layout.ring)(view.seats, layout.whole(canvas.height))
    for seat, spot in enumerate(seated.spots):
        plate(canvas, spot, pieces.plate_of(seat, view, voice))
    middle = seated.middle
    pieces.signs(canvas, Box(middle.x, middle.y, middle.w, _HEAD), _signs(view, voice))
    if trick:
        _trick(canvas, view, Box(middle.x, middle.y + _HEAD, middle.w, trick), voice)
    _below(canvas, view, middle.cut(top=_HEAD + trick + GAP))
    return canvas.png()


def _signs(view: MagoveView, voice: Voice) -> list[Sign]:
    """Return the badges above the table: the round, the trump, and the sum of the bids for the tricks of the round."""
    shown = [Sign(text=voice("picture-round", round=view.round, rounds=view.rounds)), pieces.trump(view, voice)]
    if view.total is not None and any(view.has_bid):
        shown.append(Sign(pieces.BID, f"{view.total}/{view.cards}"))
    return shown


def _lying(view: MagoveView) -> tuple[Sequence[Laid], Seat | None, bool]:
    """Return the trick to be shown, whose card is the best, and whether it is over."""
    if view.trick or view.last is None or (view.phase == "play" and view.number == 1):
        return view.trick, view.winning, False
    return view.last.cards, view.last.winner, True


def _height_of_trick(view: MagoveView) -> int:
    cards, _, is_over = _lying(view)
    if view.phase != "play" and not cards:
        return 0
    most = _CARD if view.phase == "play" else _LAST_CARD
    width = layout.WIDTH - 2 * layout.MARGIN
    return pieces.height_of_trick(view.seats, width, most) + (_LABEL if is_over else 0)


def _trick(canvas: Canvas, view: MagoveView, box: Box, voice: Voice) -> None:
    cards, best, is_over = _lying(view)
    if is_over:
        canvas.text(*Box(box.x, box.y, box.w, _LABEL).centre, voice("picture-last"), size=36, anchor="mm")
        box = box.cut(top=_LABEL)
    first = cards[0].seat if cards else view.leader
    order = [(first + step) % view.seats for step in range(view.seats)]
    pieces.trick(canvas, cards, order, box, most=_CARD if view.phase == "play" else _LAST_CARD, best=best)


def _has_pile(view: MagoveView) -> bool:
    """Return whether there is a card turned up; with a sheet to show, face-down cards alone are left out."""
    return view.turned is not None or (view.talon > 0 and not view.sheet)


def _sheet_width(view: MagoveView) -> int:
    return layout.WIDTH - 2 * layout.MARGIN - (_PILE if _has_pile(view) else 0)


def _height_below(view: MagoveView) -> int:
    """Return the height of what is below the trick: the card turned up, and beside it the score sheet."""
    pile = _PILE_TALL if _has_pile(view) else 0
    if not view.sheet:
        return pile
    sheet = scorepad.height_of(len(view.sheet), view.seats, _sheet_width(view))
    return max(pile, min(sheet, _SHEET_IN_PLAY) if view.phase == "play" else sheet)


def _below(canvas: Canvas, view: MagoveView, box: Box) -> None:
    if _has_pile(view):
        _pile(canvas, view, Box(box.x, box.y, _PILE, _PILE_TALL) if view.sheet else box)
        box = box.cut(left=_PILE)
    if view.sheet:
        fresh = view.phase != "play" and not any(view.has_bid)
        scorepad.draw(canvas, view, box, fresh=fresh)


def _pile(canvas: Canvas, view: MagoveView, box: Box) -> None:
    """Draw the cards left over, the one turned up on top."""
    width = _PILE_CARD if view.sheet or view.phase == "play" else _PILE_CARD_ALONE
    x, y = box.centre[0] - width // 2 - 8, box.y + (box.h - height_of(width)) // 2 - 4
    for step in range(min(view.talon, 3), 0, -1):
        canvas.back(x + 8 * step, y - 6 * step, width)
    if view.turned is not None:
        canvas.card(pieces.face(view.turned), x, y, width)
    if view.talon:
        badge(canvas, x + width // 2, y + height_of(width) + 6, str(view.talon), emblem="cards")


_CLOTH_TOP: Final = 184
_CLOTH_HEM: Final = 102
_PLACE: Final = 92


def _result(view: MagoveView, voice: Voice) -> bytes:
    """Draw the places, best first, and the last rounds of the score sheet."""
    assert view.outcome is not None
    final = view.outcome.places
    wide = layout.WIDTH - 2 * _CLOTH_HEM
    places = (_PLACE + GAP) * view.seats
    sheet = scorepad.height_of(len(view.sheet), view.seats, wide)
    canvas = Canvas(max(layout.LOWEST, min(layout.HIGHEST, _CLOTH_TOP + places + sheet + _CLOTH_HEM + GAP)), cloth=True)
    inner = Box(_CLOTH_HEM, _CLOTH_TOP, wide, canvas.height - _CLOTH_TOP - _CLOTH_HEM - GAP)
    canvas.text(540, 136, voice("picture-result"), size=56, bold=True, colour=palette.INK, anchor="mm", width=wide)
    lines = [
        Standing(final[seat], seat, voice.name(seat), signed(view.totals[seat]))
        for seat in sorted(range(view.seats), key=lambda seat: (final[seat], seat))
    ]
    standings(canvas, lines, Box(inner.x, inner.y, inner.w, places - GAP))
    scorepad.draw(canvas, view, inner.cut(top=places))
    return canvas.png()


_WELL_CARD: Final = 130
_SHOWN_CARD: Final = 190


def hand(view: MagoveView, choices: Sequence[Choice], voice: Voice) -> bytes | None:
    """Return the picture of the own hand below what lies open, or None where the hand is empty.

    Cards that may be played stand higher than the others. In clairvoyance the cards of the others lie open; the own
    one is face down until its owner may see it.
    """
    if not view.hand:
        return None
    rows = -(-len(view.hand) // 8)
    open_cards = _open(view)
    well = pieces.height_of_trick(view.seats, 960, _WELL_CARD) + 30 if open_cards is not None else 0
    canvas = Canvas(min(layout.HIGHEST, max(layout.LOWEST, 160 + well + 250 + 190 * rows)))
    whole = layout.whole(canvas.height)
    pieces.signs(canvas, Box(whole.x, whole.y, whole.w, _HEAD), _own_signs(view, voice))
    below = whole.cut(top=_HEAD + 8)
    if open_cards is not None:
        box = Box(below.x, below.y, below.w, well)
        canvas.panel(box, palette.mix(palette.TABLE, palette.EDGE, 0.45), palette.RIM)
        cards, order = open_cards
        inner = box.cut(left=16, top=18, right=16, bottom=8)
        pieces.trick(canvas, cards, order, inner, most=_WELL_CARD, best=view.winning)
        below = below.cut(top=well + 12)
    if HIDDEN in view.hand:
        _hidden(canvas, below, voice)
    else:
        playable = {choice.card for choice in choices if isinstance(choice, Play)}
        groups = [list(names) for _, names in groupby(view.hand, key=lambda name: name[0])]
        fan(
            canvas,
            [[Held(pieces.face(name), PLAYED_AS[name] in playable) for name in names] for names in groups],
            below,
        )
    return canvas.png()


def _own_signs(view: MagoveView, voice: Voice) -> list[Sign]:
    """Return the badges above a hand: the trump, and in the play the own bid, tricks won and what is missing."""
    if view.phase != "play":
        return _signs(view, voice)
    me = view.audience
    shown = [
        pieces.trump(view, voice),
        Sign(pieces.BID, str(view.bids[me])),
        Sign(pieces.WON, str(view.won[me])),
    ]
    missing = pieces.need(me, view)
    return shown if missing is None else [*shown, Sign(*missing, palette.EDGE, palette.MOVE)]


def _open(view: MagoveView) -> tuple[Sequence[Laid], Sequence[Seat]] | None:
    """Return the cards that lie open above a hand and whose places are shown: the trick, or what clairvoyance shows."""
    if view.trick:
        return view.trick, [(view.leader + step) % view.seats for step in range(view.seats)]
    others = [(view.audience + step) % view.seats for step in range(1, view.seats)]
    seen = [Laid(seat, name) for seat in others if view.faces for name in view.faces[seat]]
    return (seen, [one.seat for one in seen]) if seen else None


def _hidden(canvas: Canvas, box: Box, voice: Voice) -> None:
    """Draw the own card of clairvoyance, face down."""
    x, y = box.centre
    canvas.back(x - _SHOWN_CARD // 2, y - height_of(_SHOWN_CARD) // 2 - 20, _SHOWN_CARD)
    badge(canvas, x, y + height_of(_SHOWN_CARD) // 2 + 2, voice("picture-hidden"), emblem="question")
