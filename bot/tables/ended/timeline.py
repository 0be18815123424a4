"""The timeline of a table: its states and public views, page by page.

The deal and each move that stands are a page; what was taken back is none. States are computed by playing on from the
nearest one in memory.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec

from bot.tables.state.replay import TAKES_BACK, Play, follow_line, since_rules_changed, stands, state_in
from games.core.contract import PUBLIC, AnyGame, Audience, Event, View
from games.core.news import heard
from games.core.options import Options
from storage import Entry, EntryKind

P = ParamSpec("P")
T = TypeVar("T")

EVERY: Final = 16
"""Moves between two states that are kept."""
RECENT: Final = 24
"""Further states that are kept: those used last."""


class Step(msgspec.Struct, frozen=True):
    """The public events of a page, and each seat's points after it."""

    events: tuple[Event, ...]
    points: tuple[int, ...]


class Timeline:
    """The pages of one table."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seats: int,
        seed: bytes,
        entries: Sequence[Entry],
        *,
        happened: Mapping[int, tuple[Event, ...]] | None = None,
    ) -> None:
        """Read the entries. `happened` (events by entry) is reused from an earlier replay."""
        self.game = game
        self.entries = entries
        self.pages: list[int] = []
        """The numbers of the entries that are pages, in order."""
        self._play = Play(game, options, seats, seed)
        self._kept: dict[int, Any] = {}
        self._recent: OrderedDict[int, Any] = OrderedDict()
        self._line: list[Entry] = []
        self._read = 0
        self._happened: dict[int, tuple[Event, ...]] = dict(happened or {})
        self._points: dict[int, tuple[int, ...]] = {}
        self._reading = asyncio.Lock()
        self.go_on()

    async def read(self, work: Callable[Concatenate[Timeline, P], T], *given: P.args, **named: P.kwargs) -> T:
        """Return what `work` finds in this timeline, in a thread. One reads at a time.

        If the caller is cancelled, the thread goes on, and the next one waits for it.
        """
        await self._reading.acquire()
        reading = asyncio.ensure_future(asyncio.to_thread(work, self, *given, **named))
        reading.add_done_callback(self._has_read)
        return await asyncio.shield(reading)

    def _has_read(self, reading: asyncio.Future[Any]) -> None:
        self._reading.release()
        if not reading.cancelled():
            reading.exception()  # retrieved, in case the caller was cancelled

    def go_on(self) -> None:
        """Read the entries that were written since, unless the timeline is outdated."""
        if self._read == 0 and self.entries:
            self._read = since_rules_changed(self.entries)[0].number
        for entry in self.entries[self._read :]:
            follow_line(self._line, entry)
        self._read = len(self.entries)
        self.pages = [entry.number for entry in stands(self._line)]

    @property
    def outdated(self) -> bool:
        """Whether a move has been taken back since the entries were read: then a new timeline is needed."""
        return any(entry.kind in TAKES_BACK for entry in self.entries[self._read :])

    def span(self, page: int) -> Sequence[Entry]:
        """Return the entries of a page: its own, and those up to the next page that are not of the game."""
        until = self.pages[page + 1] if page + 1 < len(self.pages) else len(self.entries)
        return self.entries[self.pages[page] : until]

    def state(self, page: int) -> Any:
        """Return the state after a page. It must not be changed."""
        first = page
        while (state := self._known(self.pages[first])) is None and first:
            first -= 1
        for later in range(first + (state is not None), page + 1):
            number = self.pages[later]
            state = self._after(number, state)
            if later % EVERY == 0:
                self._kept[number] = state
            else:
                self._remember(number, state)
        self._remember(self.pages[page], state)
        return state

    def _known(self, number: int) -> Any:
        return self._kept.get(number, self._recent.get(number))

    def _remember(self, number: int, state: Any) -> None:
        self._recent[number] = state
        self._recent.move_to_end(number)
        while len(self._recent) > RECENT:
            self._recent.popitem(last=False)

    def _after(self, number: int, before: Any) -> Any:
        entry, play = self.entries[number], self._play
        if entry.kind is EntryKind.START:
            play.deal(number, entry.body)
            self._happened[number] = play.happened[number]
            return play.state
        if entry.kind is EntryKind.CONTINUE:
            return state_in(self.game, entry.body)
        play.state = before
        tried = play.try_move(number, entry.seat, entry.body)
        self._happened[number] = heard(tried.events, PUBLIC)
        return tried.state

    def events(self, page: int) -> tuple[Event, ...]:
        """Return the public events of a page."""
        number = self.pages[page]
        if number not in self._happened:
            self.state(page)
        return self._happened.get(number, ())

    def points(self, page: int) -> tuple[int, ...]:
        """Return each seat's points after a page; empty for a game without points."""
        if page and not self.points(0):
            return ()
        number = self.pages[page]
        if number not in self._points:
            self._points[number] = tuple(self.game.points(self.view(page)))
        return self._points[number]

    def view(self, page: int, audience: Audience = PUBLIC) -> View:
        """Return what an audience saw after a page."""
        return self.game.view(self.state(page), audience)

    @property
    def steps(self) -> Sequence[Step]:
        """The events and points of each page, in order."""
        return [Step(self.events(page), self.points(page)) for page in range(len(self.pages))]

    def parts_beside(self, page: int) -> tuple[int | None, int | None]:
        """Return the last page before this one, and the first after it, on which a part of the game begins, or None."""
        return self._beside(page, 0, self._begins)

    def points_beside(self, page: int) -> tuple[int | None, int | None]:
        """Return the nearest earlier and later pages on which points changed, or None."""
        return self._beside(page, 1, self._gains)

    def _beside(self, page: int, first: int, wanted: Callable[[int], bool]) -> tuple[int | None, int | None]:
        earlier, later = range(page - 1, first - 1, -1), range(page + 1, len(self.pages))
        return next(filter(wanted, earlier), None), next(filter(wanted, later), None)

    def _begins(self, page: int) -> bool:
        """Return whether a part of the game begins on a page: the first page, and each after one that closed a part."""
        return page == 0 or any(event.closes for event in self.events(page - 1))

    def _gains(self, page: int) -> bool:
        return self.points(page) != self.points(page - 1)
