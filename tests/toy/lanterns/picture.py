"""The pictures of the lanterns: plain ones, by the kit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.plain import plain_pictures

from .text import TEXT

if TYPE_CHECKING:
    from games.core.contract import Pictures

    from .views import LanternView

PICTURES: Final[Pictures[LanternView]] = plain_pictures(TEXT)
