"""The pictures of the toy game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Pictures
from games.kit import palette
from games.kit.canvas import Canvas
from games.kit.layout import whole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice
    from games.core.localizer import Localizer
    from games.kit.drawn import Picture

    from .views import MarketView


def table(view: MarketView, _localizer: Localizer) -> Picture:
    """Return a picture of one colour; it changes with each good shown."""
    return _plain(sum(view.counts))


def hand(_view: MarketView, _choices: Sequence[Choice], _localizer: Localizer, _highest: int = 900) -> None:
    """Return nothing: hands are shown as text alone."""


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


PICTURES: Final[Pictures[MarketView]] = Pictures(table=table, hand=hand, page=page, term=term)
