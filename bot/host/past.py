"""A table's course, to be looked at move by move: what everybody could see after each.

A page is an entry that changed the state. A move that was taken back stays a page; the page of its undoing shows the
state before it again. States are made by playing on from the nearest one that is remembered.
"""

from __future__ import annotations

import asyncio
import base64
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from bot.host.refusal import Refusal, Why
from bot.host.replay import Play, since_rules_changed
from games.core.contract import PUBLIC, from_bytes
from storage import EntryKind, Person, Sitter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.host.ledger import Ledger
    from bot.host.table import Actor, LiveTable
    from games.core.contract import AnyGame, Event, View
    from games.core.options import Options
    from storage import Entry, Played, Sitting

EVERY: Final = 16
"""Moves from one state that is kept to the next."""
RECENT: Final = 24
"""Further states that are remembered, those looked at last."""
REMEMBERED: Final = 16
"""Tables whose courses are remembered, those looked at last."""
LISTED: Final = 10
"""Tables in one list."""

NOBODY: Final = Person(id=0, discord_id=None, name=None, locale="en")
"""Stands for somebody of whom nothing is known any more."""


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

    def view(self, page: int) -> View:
        """Return what everybody could see after a page."""
        return self.game.view(self.state(page), PUBLIC)


class Look:
    """One page of a table's past: its number from 0, what everybody could see after it, and who sat there then."""

    def __init__(self, table: LiveTable, past: Past, page: int, view: View, people: tuple[Person | None, ...]) -> None:
        self.table = table
        self.past = past
        self.page = page
        self.view = view
        self.people = people

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened on this page, as everybody may know it."""
        return _events(self.table, self.past.pages[self.page])

    def part_before(self) -> int | None:
        """Return the first page of this part of the game, or of the one before if this is it; None at the start."""
        return max((page for page in self._parts() if page < self.page), default=None)

    def part_after(self) -> int | None:
        """Return the first page of the next part of the game, or None if there is none."""
        return min((page for page in self._parts() if page > self.page), default=None)

    def _parts(self) -> list[int]:
        """Return the pages on which parts of the game begin: the first, and each after one that closed a part."""
        pages = self.past.pages
        closed = [any(event.closes for event in _events(self.table, number)) for number in pages]
        return [0, *(page + 1 for page, ends in enumerate(closed) if ends and page + 1 < len(pages))]


def _events(table: LiveTable, number: int) -> tuple[Event, ...]:
    return () if table.play is None else table.play.happened.get(number, ())


class History:
    """Shows tables of the past and of the present as they stood, to those who may look."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._archive = ledger.journal.archive
        self._pasts: OrderedDict[int, Past] = OrderedDict()

    async def of_channel(self, channel: int) -> tuple[Played, ...]:
        """Return the last tables that were dealt in a channel, the newest first."""
        return await self._archive.in_channel(channel, LISTED)

    async def of_person(self, guild: int, person: int) -> tuple[Played, ...]:
        """Return the last tables of a server at which somebody sat, the newest first."""
        return await self._archive.with_person(guild, person, LISTED)

    async def look(self, number: int, page: int, actor: Actor, guild: int | None) -> Look:
        """Return a page of a table, the nearest there is; negative ones count from the end.

        Raise `Refusal` for a table of another server, unless the actor sat there, and where there is nothing to show.
        """
        table = await self._ledger.table(number)
        if table.row.guild != guild and not await self._archive.sat_at(number, actor.person):
            raise Refusal(Why.NO_SUCH_TABLE)
        past = self._past(table)
        if past is None or not past.pages:
            raise Refusal(Why.NOT_STARTED if table.damage is None else Why.FROZEN)
        page = min(max(page + len(past.pages) if page < 0 else page, 0), len(past.pages) - 1)
        async with past.lock:
            view = await asyncio.to_thread(past.view, page)
        sittings = await self._ledger.journal.results.sittings(number)
        return Look(table, past, page, view, await self._people(table, sittings, past.pages[page]))

    def _past(self, table: LiveTable) -> Past | None:
        if table.play is None or table.row.seed is None:
            return None
        past = self._pasts.pop(table.id, None)
        if past is None or past.entries is not table.entries:
            past = Past(table.game, table.options, len(table.seats), table.row.seed, table.entries)
        past.go_on()
        self._pasts[table.id] = past
        while len(self._pasts) > REMEMBERED:
            self._pasts.popitem(last=False)
        return past

    async def _people(self, table: LiveTable, sittings: Sequence[Sitting], number: int) -> tuple[Person | None, ...]:
        """Return who sat where when an entry was written; where that is not known, who sits there now."""
        now = await self._ledger.people_at(table)
        then = {one.seat: one for one in sittings if one.since <= number}
        known = {person.id: person for person in now if person is not None}
        missing = sorted({one.person for one in then.values() if one.person is not None and one.person not in known})
        known |= {person.id: person for person in await self._ledger.journal.people(missing)}

        def at(seat: int) -> Person | None:
            one = then.get(seat)
            if one is None:
                return now[seat]
            if one.person is not None:
                return known.get(one.person, NOBODY)
            return None if one.sitter is Sitter.COMPUTER else NOBODY

        return tuple(at(seat) for seat in range(len(table.seats)))
