"""Drawing cards, tricks and seats, for the table and for hands."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.core.contract import Seat
from games.core.localizer import Localizer, signed
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.cards import Face, Suit, height_of
from games.kit.layout import Box, grid
from games.kit.pieces import Plate, Stat, badge, badge_width, hollow
from games.magove.data.cards import PLAYED_AS, RACES
from games.magove.rules.state import Phase
from games.magove.views.view import Laid, MagoveView

KINDS: Final = {
    "B": Suit("shield", palette.BLUE),
    "R": Suit("axe", palette.RED),
    "G": Suit("leaf", palette.GREEN),
    "Y": Suit("mountain", palette.YELLOW),
    "Z": Suit("wizard", palette.PLAIN),
    "N": Suit("jester", palette.PLAIN),
}
SIGNS: Final = 84
"""Height of the line of badges."""
BID: Final = "target"
WON: Final = "trick"
TOTAL: Final = "flag"
_MARK: Final = 0.34
"""Diameter of the mark beneath a card, in card widths."""
_UNDER: Final = 0.42
"""Height of the strip beneath a card for the mark, in card widths."""
_BETWEEN: Final = 18
"""Space between badges."""


def face(name: str, localizer: Localizer) -> Face:
    """Return the face of a card; wizards and jesters show their letter."""
    emblem, tint = KINDS[name[0]]
    return Face(name[1:] if name[0] in RACES else localizer(f"letter-{name[0]}"), emblem, tint)


def trick(
    canvas: Canvas,
    laid: Sequence[Laid],
    order: Sequence[Seat],
    box: Box,
    localizer: Localizer,
    *,
    most: int,
    best: Seat | None,
) -> None:
    """Draw the cards of a trick and empty places for those to come, with the marks of their seats beneath.

    `order` are the seats in order of play. The `best` seat has a crown. Cards are at most `most` pixels wide.
    """
    cells, width = grid(len(order), box, down=1.4 + _UNDER, most=most)
    for place, (seat, (x, y)) in enumerate(zip(order, cells, strict=True)):
        if place < len(laid):
            canvas.card(face(laid[place].card, localizer), x, y, width)
            name = laid[place].card
            canvas.touch(Box(x, y, width, height_of(width)), name, term=PLAYED_AS[name])
        else:
            hollow(canvas, Box(x, y, width, height_of(width)))
        middle, under = x + width // 2, y + height_of(width) + round(width * _UNDER * 0.58)
        mark(canvas, seat, middle, under, round(width * _MARK), crowned=seat == best)


def height_of_trick(count: int, width: int, most: int) -> int:
    """Return how tall a box `width` wide must be for `count` cards in one row, each at most `most` wide."""
    return round(grid(count, Box(0, 0, width, 10_000), most=most).card * (1.4 + _UNDER)) + 1


def mark(canvas: Canvas, seat: Seat, x: int, y: int, size: int, *, crowned: bool = False) -> None:
    """Draw the mark of a seat with its centre at (x, y), with a crown beside it if `crowned`."""
    own = palette.SEATS[seat]
    if crowned:
        canvas.sprite("crown", x + size // 2 + 6, y, size, palette.MOVE, line=palette.EDGE)
        x -= size // 2 + 6
    canvas.sprite(own.shape, x, y, size, own.colour)


class Sign(NamedTuple):
    """The content of a badge: an emblem, text and colours, and what it is looked up by."""

    emblem: str = ""
    text: str = ""
    fill: str = palette.EDGE
    ink: str = palette.LINEN
    term: str = ""


def trump(view: MagoveView, localizer: Localizer) -> Sign:
    """Return the badge of the trump."""
    if view.phase is Phase.TRUMP:
        return Sign("question", localizer("picture-trump-open"), palette.MOVE, palette.INK, "trump")
    if view.trump is None:
        return Sign(text=localizer("picture-no-trump"), term="trump")
    emblem, tint = KINDS[view.trump]
    return Sign(emblem, localizer("picture-trump"), palette.LINEN, tint.text, "trump")


def of_round(view: MagoveView, localizer: Localizer, *, bids: bool = True) -> list[Sign]:
    """Return the badges of a round: its number, the trump and, with `bids`, the sum of the bids so far."""
    shown = [Sign(text=localizer("picture-round", round=view.round, rounds=view.rounds)), trump(view, localizer)]
    if bids and view.sum_told is not None:
        shown.append(Sign(BID, f"{view.sum_told}/{view.cards}", term="bids"))
    return shown


def signs(canvas: Canvas, line: Box, shown: Sequence[Sign]) -> None:
    """Draw badges side by side, centred on a line."""
    widths = [badge_width(sign.text, sign.emblem) for sign in shown]
    x = line.centre[0] - (sum(widths) + _BETWEEN * (len(shown) - 1)) // 2
    for sign, wide in zip(shown, widths, strict=True):
        middle = (x + wide // 2, line.centre[1])
        badge(canvas, *middle, sign.text, fill=sign.fill, ink=sign.ink, emblem=sign.emblem, term=sign.term)
        x += wide + _BETWEEN


def need(seat: Seat, view: MagoveView) -> tuple[str, str] | None:
    """Return emblem and number of the tricks a seat needs or has too many; None while its bid is unknown."""
    more = view.needed(seat)
    if more is None:
        return None
    if more > 0:
        return "plus", str(more)
    return ("barred", f"+{-more}") if more < 0 else ("check", "")


def plates(view: MagoveView, localizer: Localizer) -> list[Plate]:
    """Return the plate of each seat, as the audience sees it."""
    return [plate_of(seat, view, localizer) for seat in range(view.seats)]


def plate_of(seat: Seat, view: MagoveView, localizer: Localizer) -> Plate:
    """Return the plate of a seat: before the play its bid and total, then its bid, tricks won and tricks needed.

    A secret bid is `?`, a missing one `–`.
    """
    stats: list[Stat] = []
    if view.races:
        emblem, tint = KINDS[view.races[seat]]
        stats.append(Stat(emblem, "", palette.mix(tint.fill, palette.LINEN, 0.25)))
    bid = view.bids[seat]
    stats.append(Stat(BID, str(bid) if bid is not None else "?" if view.has_bid[seat] else "–"))
    if view.phase is Phase.PLAY:
        stats.append(Stat(WON, str(view.won[seat])))
        missing = need(seat, view)
        if missing is not None:
            stats.append(Stat(*missing, palette.MOVE))
    elif view.has_bid[seat] and bid is None:
        stats.append(Stat("check", "", palette.MOVE))
    if view.phase is not Phase.PLAY and view.sheet:
        stats.append(Stat(TOTAL, signed(view.totals[seat])))
    dealing = view.phase in {Phase.TRUMP, Phase.BIDDING} and seat == view.dealer
    return Plate(seat, localizer.name(seat), stats, moves=seat in view.asked, role="cards" if dealing else "")
