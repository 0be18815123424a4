"""The frames of a replay export: for each move the news and the table as everybody could see it."""

import html
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from io import BytesIO
from typing import Final

import msgspec
from PIL import Image

from bot.presentation.texts import bot_localizer, safe
from bot.tables.ended.record import timeline_of, verify
from games.core.catalogue import localizer_for
from games.core.contract import AnyGame

_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
_SLANTED: Final = re.compile(r"(?<![\\\w])_(.+?)(?<!\\)_(?!\w)")
_MARK: Final = re.compile(r"\\(.)")


class Frame(msgspec.Struct, frozen=True):
    """A frame: its number from 0, the news as lines of HTML, the table in words, and its picture.

    `hands` are lines of HTML that say what each seat held; empty if hands are not shown or nobody held anything.
    """

    number: int
    news: tuple[str, ...]
    hands: tuple[str, ...]
    table: str
    picture: Image.Image
    closes: bool
    """Whether it ends a part of the game."""


class ReplayExport:
    """Yields the frames of a record, with `hands` including what each seat held.

    `names` are the players' names by seat; missing ones are replaced by computers' names.
    """

    def __init__(
        self, data: bytes, games: Mapping[str, AnyGame], locale: str, names: Sequence[str] = (), *, hands: bool = False
    ) -> None:
        """Check and read a record. Raise `NotVerified` if it is invalid, or if its table was never started."""
        verify(data, games)
        self.game, self.timeline = timeline_of(data, games)
        bot_text = bot_localizer(locale)
        seats = self.timeline.view(0).seats
        all_names = [*names[:seats], *(bot_text("computer-name", number=seat + 1) for seat in range(len(names), seats))]
        self.locale = locale
        self.hands = hands
        self.names = tuple(all_names)
        self.title = localizer_for(self.game, locale)("game-name")
        self._plain = localizer_for(self.game, locale, all_names)
        self._marked = localizer_for(self.game, locale, [safe(name) for name in all_names])

    @property
    def length(self) -> int:
        """The number of frames."""
        return len(self.timeline.pages)

    def frames(self, width: int, keep: Callable[[int], bool] = lambda _: True) -> Iterator[Frame]:
        """Yield the frames whose numbers pass `keep`, with pictures of this width in pixels."""
        for number in range(self.length):
            events = self.timeline.events(number)
            if not keep(number):
                continue
            view = self.timeline.view(number)
            news = "\n".join(self.game.text.news(events, view, self._marked)).splitlines() if events else []
            with Image.open(BytesIO(self.game.pictures.table(view, self._plain).png())) as drawn:
                picture = drawn.convert("RGB")
            picture.thumbnail((width, picture.height), Image.Resampling.HAMMING)
            table = self.game.text.table(view, self._plain)
            closes = any(event.closes for event in events)
            hands = tuple(self._hands(number)) if self.hands else ()
            yield Frame(number, tuple(map(as_html, news)), hands, table, picture, closes)

    def _hands(self, number: int) -> Iterator[str]:
        for seat, name in enumerate(self.names):
            if held := self.game.text.hand(self.timeline.view(number, seat), (), self._plain):
                yield f"<b>{html.escape(name)}</b>: {html.escape(_joined(held.splitlines()))}"


def _joined(lines: Sequence[str]) -> str:
    """Return lines joined into one, with a dot after lines that are not sentences."""
    return "".join(f"{line}{' ' if line.endswith('.') else ' · '}" for line in lines[:-1]) + lines[-1]


def as_html(line: str) -> str:
    """Return a line of Discord Markdown as HTML, with bold and italic text, and everything else escaped."""
    escaped = html.escape(line.removeprefix("-# ").replace("\u200b", ""))
    return _MARK.sub(r"\1", _SLANTED.sub(r"<i>\1</i>", _BOLD.sub(r"<b>\1</b>", escaped)))
