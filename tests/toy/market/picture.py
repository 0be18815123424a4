"""The pictures of the toy game."""

from collections.abc import Sequence
from typing import Final

from games.core.contract import PUBLIC, Beside, Choice, Pictures
from games.core.localizer import Localizer
from games.kit import palette
from games.kit.canvas import BoardCanvas, Canvas
from games.kit.drawn import Picture
from games.kit.layout import LOWEST, MARGIN, Box, whole
from games.kit.pieces import Plate, Stat

from .views import MarketView

UNIT: Final = 180
"""Size of a good on a stall."""
_GAP: Final = 20
_STALLS: Final = Box(0, 0, 6 * (UNIT + _GAP), 6 * (UNIT + _GAP))
"""The board: a row for each seat that there may be, with room for all goods that it can show."""


def table(view: MarketView, _localizer: Localizer) -> Picture:
    """Return a picture of one colour; it changes with each good shown."""
    return _plain(sum(view.counts))


def hand(_view: MarketView, _choices: Sequence[Choice], _localizer: Localizer, _highest: int = 900) -> None:
    """Return nothing: in messages hands are shown as text alone."""


def beside(view: MarketView, _choices: Sequence[Choice], localizer: Localizer) -> Beside | None:
    """Return the goods that were shown, a row for each seat, and below them the seat's own; None at the end."""
    if view.outcome is not None:
        return None
    canvas = BoardCanvas(_STALLS)
    for seat, goods in enumerate(view.shown):
        for place, good in enumerate(goods):
            _good(canvas, good, place * (UNIT + _GAP), seat * (UNIT + _GAP))
    plates = [
        Plate(seat, localizer.name(seat), [Stat("cards", str(count), palette.LINEN)], moves=seat in view.asked)
        for seat, count in enumerate(view.counts)
    ]
    return Beside(canvas.drawn(), None if view.audience == PUBLIC else _strip(view), plates, UNIT)


def _strip(view: MarketView) -> Picture:
    canvas = Canvas(LOWEST)
    for place, good in enumerate(view.hand):
        _good(canvas, good, MARGIN + place * (UNIT + _GAP), MARGIN)
    return canvas.drawn()


def _good(canvas: Canvas, good: str, x: int, y: int) -> None:
    box = Box(x, y, UNIT, UNIT)
    canvas.panel(box, palette.LINEN, palette.INK)
    canvas.text(*box.centre, good, size=72, bold=True, colour=palette.INK, anchor="mm")
    canvas.touch(box, good, term=good)


def page(name: str, _localizer: Localizer) -> Picture | None:
    """Return the one picture of the rules, of one colour."""
    return _plain(200) if name == "stall" else None


def term(name: str, _view: MarketView | None, _localizer: Localizer) -> Picture | None:
    """Return the picture of a good: each has a colour of its own."""
    return _plain(int(name)) if name.isdecimal() else None


def _plain(share: int) -> Picture:
    canvas = Canvas(900)
    colour = palette.mix(palette.LEAF, palette.LINEN, share / 255)
    canvas.panel(whole(canvas.height), colour, palette.RIM)
    return canvas.drawn()


PICTURES: Final[Pictures[MarketView]] = Pictures(table=table, hand=hand, page=page, term=term, beside=beside)
