"""The toy game in pictures."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Final

from PIL import Image

from games.core.contract import Pictures

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Choice
    from games.core.voice import Voice

    from . import MarketView


def table(view: MarketView, _voice: Voice) -> bytes:
    """Return a picture of one colour, another with each good shown."""
    out = io.BytesIO()
    Image.new("P", (1080, 900), sum(view.counts)).save(out, "PNG")
    return out.getvalue()


def hand(_view: MarketView, _choices: Sequence[Choice], _voice: Voice) -> None:
    """Return nothing: hands are told in words alone."""


PICTURES: Final[Pictures[MarketView]] = Pictures(table=table, hand=hand)
