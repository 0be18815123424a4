"""The pictures of the lanterns: plain ones, by the kit."""

from typing import Final

from games.core.contract import Pictures
from games.kit.plain import plain_pictures

from .text import TEXT
from .views import LanternView

PICTURES: Final[Pictures[LanternView]] = plain_pictures(TEXT)
