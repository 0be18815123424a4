"""The frames of a record: for each move what happened, in words, and the table as everybody could see it."""

from __future__ import annotations

import html
import re
from io import BytesIO
from typing import TYPE_CHECKING, Final

import msgspec
from PIL import Image

from bot.presentation.texts import bot_localizer, safe
from bot.tables.record import timeline_of, verify
from games.core.catalogue import localizer_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from games.core.contract import AnyGame

_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
_SLANTED: Final = re.compile(r"(?<![\\\w])_(.+?)(?<!\\)_(?!\w)")
_MARK: Final = re.compile(r"\\(.)")


class Frame(msgspec.Struct, frozen=True):
    """One page of a film: its number from 0, what happened as lines of HTML, the table in words, and its picture.

    `hands` are what each seat held as lines of HTML; empty where the film is not to tell, or nobody held anything.
    """

    number: int
    news: tuple[str, ...]
    hands: tuple[str, ...]
    table: str
    picture: Image.Image
    closes: bool
    """Whether a part of the game ends with it."""


class ReplayExport:
    """A record to be shown, with `hands` with what each seat held.

    `names` are those at the table, by seat; computers' names stand in for those missing.
    """

    def __init__(
        self, data: bytes, games: Mapping[str, AnyGame], locale: str, names: Sequence[str] = (), *, hands: bool = False
    ) -> None:
        """Check and read a record. Raise `NotVerified` for one that does not hold, or that was never dealt."""
        verify(data, games)
        self.game, self.timeline = timeline_of(data, games)
        bot_text = bot_localizer(locale)
        seats = self.timeline.view(0).seats
        given = [*names[:seats], *(bot_text("computer-name", number=seat + 1) for seat in range(len(names), seats))]
        self.locale = locale
        self.hands = hands
        self.names = tuple(given)
        self.title = localizer_for(self.game, locale)("game-name")
        self._plain = localizer_for(self.game, locale, given)
        self._marked = localizer_for(self.game, locale, [safe(name) for name in given])

    @property
    def length(self) -> int:
        """How many frames there are."""
        return len(self.timeline.pages)

    def frames(self, width: int, keep: Callable[[int], bool] = lambda _: True) -> Iterator[Frame]:
        """Yield the frames for which `keep` is true of their number, with pictures of this width in pixels."""
        for number in range(self.length):
            events = self.timeline.events(number)
            if not keep(number):
                continue
            view = self.timeline.view(number)
            news = "\n".join(self.game.text.news(events, view, self._marked)).splitlines() if events else []
            with Image.open(BytesIO(self.game.pictures.table(view, self._plain))) as drawn:
                picture = drawn.convert("RGB")
            picture.thumbnail((width, picture.height), Image.Resampling.HAMMING)
            table = self.game.text.table(view, self._plain)
            closes = any(event.closes for event in events)
            hands = tuple(self._hands(number)) if self.hands else ()
            yield Frame(number, tuple(map(as_html, news)), hands, table, picture, closes)

    def _hands(self, number: int) -> Iterator[str]:
        for seat, name in enumerate(self.names):
            if held := self.game.text.hand(self.timeline.view(number, seat), (), self._plain):
                told = html.escape(_in_one(held.splitlines()))
                yield f"<b>{html.escape(name)}</b>: {told}"


def _in_one(lines: Sequence[str]) -> str:
    """Return lines as one: a dot between two, but where the first is a sentence and has its own."""
    return "".join(f"{line}{' ' if line.endswith('.') else ' · '}" for line in lines[:-1]) + lines[-1]


def as_html(line: str) -> str:
    """Return a line of Discord's Markdown as HTML: what is bold or slanted stays so, and names stay text."""
    escaped = html.escape(line.removeprefix("-# ").replace("\u200b", ""))
    return _MARK.sub(r"\1", _SLANTED.sub(r"<i>\1</i>", _BOLD.sub(r"<b>\1</b>", escaped)))
