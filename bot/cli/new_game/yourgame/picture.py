"""The pictures: plain ones, made from the texts. Replace them with your own by drawing with `games.kit`."""

from typing import Final

from games.core.contract import Pictures
from games.kit.plain import plain_pictures

from .text import TEXT
from .views import TableView

PICTURES: Final[Pictures[TableView]] = plain_pictures(TEXT)
