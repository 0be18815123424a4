"""A table's past, to be looked at move by move: what everybody could see after each.

A page is an entry that changed the state. A move that was taken back stays a page; the page of its undoing shows the
state before it again. States are made by playing on from the nearest one that is remembered.
"""

from __future__ import annotations

import asyncio
import base64
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import msgspec

from bot.tables.replay import Play, follow_line, since_rules_changed
from games.core.contract import PUBLIC, Event, from_bytes
from games.core.news import heard
from storage import EntryKind

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.core.contract import AnyGame, Audience, View
    from games.core.options import Options
    from storage import Entry

EVERY: Final = 16
"""Moves from one state that is kept to the next."""
RECENT: Final = 24
"""Further states that are remembered, those looked at last."""


class Step(msgspec.Struct, frozen=True):
    """What a page tells of the game: what happened, and what each seat had afterwards, as everybody may know it."""

    events: tuple[Event, ...]
    points: tuple[int, ...]


class RecordedPlay:
    """What is noted for the pages of a table while it is replayed anyway: some states, and what each seat had.

    The latter only where all of it is wanted, for the course of the table: elsewhere a few pages are computed sooner.
    """

    def __init__(self, *, counting: bool) -> None:
        self.states: dict[int, Any] = {}
        """States by the number of the move or deal that led there."""
        self.points: dict[int, tuple[int, ...]] = {}
        """The same of what each seat had, as everybody may know it."""
        self._counting = counting

    def note(self, game: AnyGame, entry: Entry, state: Any) -> None:
        """Note the state that an entry led to."""
        if not (entry.kind.moves or entry.kind in {EntryKind.START, EntryKind.CONTINUE}):
            return
        if entry.number % EVERY == 0:
            self.states[entry.number] = state
        if self._counting:
            self.points[entry.number] = points = tuple(game.points(game.view(state, PUBLIC)))
            self._counting = bool(points)


class Timeline:
    """The course of one table, from its entries."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seats: int,
        seed: bytes,
        entries: Sequence[Entry],
        *,
        happened: Mapping[int, tuple[Event, ...]] | None = None,
        noted: RecordedPlay | None = None,
    ) -> None:
        """Read the entries. Who has played them before may say what `happened` at each, and what was `noted`."""
        self.game = game
        self.entries = entries
        self.pages: list[int] = []
        """The numbers of the entries that are pages, in order."""
        self._play = Play(game, options, seats, seed)
        self._before: dict[int, int] = {}
        """The page on whose state each move was made."""
        self._stands: dict[int, int] = {}
        """The page whose state each page shows: its own, or for an undo an earlier one."""
        self._depth: dict[int, int] = {}
        self._kept: dict[int, Any] = dict(noted.states) if noted is not None else {}
        self._recent: OrderedDict[int, Any] = OrderedDict()
        self._line: list[Entry] = []
        self._read = 0
        self._happened: dict[int, tuple[Event, ...]] = dict(happened or {})
        self._points: dict[int, tuple[int, ...]] = dict(noted.points) if noted is not None else {}
        self.lock = asyncio.Lock()
        self.go_on()

    def go_on(self) -> None:
        """Take in entries that were written since."""
        if self._read == 0 and self.entries:
            self._read = since_rules_changed(self.entries)[0].number
        for entry in self.entries[self._read :]:
            self._take(entry)
        self._read = len(self.entries)

    def _take(self, entry: Entry) -> None:
        number, line = entry.number, self._line
        if not follow_line(line, entry):
            return
        if line[-1] is entry:
            self._depth[number] = len(line) - 1
            if len(line) > 1:
                self._before[number] = line[-2].number
        self._stands[number] = line[-1].number
        self.pages.append(number)

    def span(self, page: int) -> Sequence[Entry]:
        """Return the entries a page tells: its own, and what happened beside the game until the next."""
        until = self.pages[page + 1] if page + 1 < len(self.pages) else len(self.entries)
        return self.entries[self.pages[page] : until]

    def state(self, page: int) -> Any:
        """Return the state after a page, not to be changed."""
        return self.state_at(self._stands[self.pages[page]])

    def state_at(self, number: int) -> Any:
        """Return the state that the move or deal of this entry led to, not to be changed."""
        wanted = number
        way: list[int] = []
        while (state := self._kept.get(number, self._recent.get(number))) is None:
            way.append(number)
            if number not in self._before:
                break
            number = self._before[number]
        for number in reversed(way):
            state = self._after(number, state)
            if self._depth[number] % EVERY == 0:
                self._kept[number] = state
            else:
                self._remember(number, state)
        self._remember(wanted, state)
        return state

    def _remember(self, number: int, state: Any) -> None:
        self._recent[number] = state
        self._recent.move_to_end(number)
        while len(self._recent) > RECENT:
            self._recent.popitem(last=False)

    def _after(self, number: int, before: Any) -> Any:
        entry, play = self.entries[number], self._play
        if entry.kind is EntryKind.START:
            play.deal(number)
            self._happened[number] = play.happened[number]
            return play.state
        if entry.kind is EntryKind.CONTINUE:
            return from_bytes(self.game.State, base64.b64decode(entry.body))
        play.state = before
        state, events, _ = play.try_move(number, entry.seat, entry.body)
        self._happened[number] = heard(events, PUBLIC)
        return state

    def events(self, page: int) -> tuple[Event, ...]:
        """Return what happened on a page, as everybody may know it."""
        number = self.pages[page]
        if self._stands[number] != number:
            return ()
        if number not in self._happened:
            self.state(page)
        return self._happened.get(number, ())

    def points(self, page: int) -> tuple[int, ...]:
        """Return what each seat had after a page, as everybody may know it; empty where nobody counts."""
        if page and not self.points(0):
            return ()
        number = self._stands[self.pages[page]]
        if number not in self._points:
            self._points[number] = tuple(self.game.points(self.view(page)))
        return self._points[number]

    def view(self, page: int, audience: Audience = PUBLIC) -> View:
        """Return what an audience could see after a page."""
        return self.game.view(self.state(page), audience)

    @property
    def steps(self) -> Sequence[Step]:
        """What each page tells of the game, in order."""
        return [Step(self.events(page), self.points(page)) for page in range(len(self.pages))]

    def part_before(self, page: int) -> int | None:
        """Return the first page of this part of the game, or of the one before if this is it; None at the start."""
        return next((one for one in range(page - 1, -1, -1) if self._begins(one)), None)

    def part_after(self, page: int) -> int | None:
        """Return the first page of the next part of the game, or None if there is none."""
        return next((one for one in range(page + 1, len(self.pages)) if self._begins(one)), None)

    def _begins(self, page: int) -> bool:
        """Return whether a part of the game begins on a page: on the first, and after each that closed one."""
        return page == 0 or any(event.closes for event in self.events(page - 1))

    def points_before(self, page: int) -> int | None:
        """Return the nearest page before this one on which somebody won or lost points, or None."""
        return next((one for one in range(page - 1, 0, -1) if self._gains(one)), None)

    def points_after(self, page: int) -> int | None:
        """Return the nearest page after this one on which somebody won or lost points, or None."""
        return next((one for one in range(page + 1, len(self.pages)) if self._gains(one)), None)

    def _gains(self, page: int) -> bool:
        return self.points(page) != self.points(page - 1)

    @property
    def remaining_pages(self) -> tuple[int, ...]:
        """The pages, from 0, whose moves were not taken back, and the one on which the game begins."""
        stood = {entry.number for entry in self._line}
        return tuple(page for page, number in enumerate(self.pages) if number in stood)
