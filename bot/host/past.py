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

from bot.host.replay import Play, since_rules_changed
from games.core.contract import PUBLIC, Event, from_bytes
from storage import EntryKind

if TYPE_CHECKING:
    from collections.abc import Sequence

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


class Past:
    """The course of one table, from its entries."""

    def __init__(self, game: AnyGame, options: Options, seats: int, seed: bytes, entries: Sequence[Entry]) -> None:
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
        self._kept: dict[int, Any] = {}
        self._recent: OrderedDict[int, Any] = OrderedDict()
        self._line: list[int] = []
        self._read = 0
        self._happened: dict[int, tuple[Event, ...]] = {}
        self._steps: list[Step] = []
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
        if entry.kind in {EntryKind.START, EntryKind.CONTINUE}:
            line[:] = [number]
            self._depth[number] = 0
        elif entry.kind.moves and line:
            self._before[number] = line[-1]
            self._depth[number] = self._depth[line[-1]] + 1
            line.append(number)
        elif entry.kind is EntryKind.UNDO and line:
            while self.entries[line.pop()].kind is EntryKind.FORCED:
                pass
        else:
            return
        self._stands[number] = line[-1]
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
        self._recent[wanted] = state
        self._recent.move_to_end(wanted)
        while len(self._recent) > RECENT:
            self._recent.popitem(last=False)
        return state

    def _after(self, number: int, before: Any) -> Any:
        entry, play = self.entries[number], self._play
        if entry.kind is EntryKind.START:
            play.deal(number)
            self._happened[number] = play.happened[number]
            return play.state
        if entry.kind is EntryKind.CONTINUE:
            return from_bytes(self.game.State, base64.b64decode(entry.body))
        play.state = before
        state, self._happened[number], _ = play.try_move(number, entry.seat, entry.body)
        return state

    def events(self, page: int) -> tuple[Event, ...]:
        """Return what happened on a page, as everybody may know it."""
        self.state(page)
        number = self.pages[page]
        return self._happened.get(number, ()) if self._stands[number] == number else ()

    def view(self, page: int, audience: Audience = PUBLIC) -> View:
        """Return what an audience could see after a page."""
        return self.game.view(self.state(page), audience)

    @property
    def steps(self) -> Sequence[Step]:
        """What each page tells of the game, in order."""
        while (page := len(self._steps)) < len(self.pages):
            view = self.view(page)
            self._steps.append(Step(self.events(page), tuple(self.game.points(view))))
        return self._steps

    @property
    def standing(self) -> tuple[int, ...]:
        """The pages, from 0, whose moves were not taken back, and the one on which the game begins."""
        stood = set(self._line)
        return tuple(page for page, number in enumerate(self.pages) if number in stood)
