"""The table repository: finds and loads tables, keeps them in memory, and writes entries."""

import asyncio
import logging
import sqlite3
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from bot.tables.people import People, named
from bot.tables.permissions import must_lead
from bot.tables.state.clock import Clock
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.replay import ReplayMismatch, continuation
from bot.tables.state.table import Actor, LiveTable, PlannedEntry, audit_record
from bot.tables.watchdogs.game_threads import Hung
from games.core.contract import PUBLIC, AnyGame, from_bytes
from storage import (
    AlreadyDone,
    Change,
    ChannelTaken,
    DeliveryRow,
    Entry,
    EntryKind,
    Journal,
    NewTable,
    OutOfStep,
    Status,
    StorageError,
    TableRow,
    TooManyTables,
)

log = logging.getLogger(__name__)

END_TOLD_FOR: Final = 7 * 86_400
"""Seconds after a table's end for which people who have not been shown that end are still told."""
LONGEST_WAIT: Final = 8 * 86_400
"""Seconds; no table is due later than after so long. The longest pace is a week."""
LOOK_AGAIN: Final = 60
"""Seconds until a table is looked at again of which the stored times do not tell when: the clock was moved."""
LAST_SECOND: Final = 2**63 - 1
REMEMBERED: Final = 256
"""How many tables stay in memory while nobody uses them: those used last."""


class TableRepository:
    """All tables known to this process, and the people at them.

    A table is loaded when it is first asked for, unless it is `set_aside`. `listeners` are called, without waiting,
    after each change of a table. `finish` writes what was due at a table that was just loaded, while its lock is held.
    """

    def __init__(
        self, games: Mapping[str, AnyGame], journal: Journal, clock: Clock, set_aside: Iterable[int] = ()
    ) -> None:
        self.games = games
        self.journal = journal
        self.clock = clock
        self.people = People(journal, clock)
        self.count_live = journal.count_live
        self.listeners: list[Callable[[LiveTable], None]] = []
        self.finish: Callable[[LiveTable], Awaitable[None]] | None = None
        self._tables: WeakValueDictionary[int, LiveTable] = WeakValueDictionary()
        self._recent: OrderedDict[int, LiveTable] = OrderedDict()
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._unplayable = dict.fromkeys(set_aside, Why.SET_ASIDE)
        """The live tables that this process cannot play, and why."""
        self._unsettled: dict[int, asyncio.Future[None]] = {}

    async def forget(self, person: int, discord_id: int) -> None:
        """Forget who a person is, in the journal and in memory."""
        name = await self.people.forget(person, discord_id)
        for table in list(self._tables.values()):
            table.forget(person, name)
            if person in named(table):
                self.changed(table)  # it names one person less

    # Finding tables

    async def table(self, number: int) -> LiveTable:
        """Return the table with this number. Raise `Refusal` if there is none, or if it cannot be played now."""
        table = self._tables.get(number)
        if (why := self._unplayable.get(number)) is not None:
            raise Refusal(why)
        if table is None:
            async with self._loading.setdefault(number, asyncio.Lock()):
                table = self._tables.get(number) or await self._load(number)
        self._keep(table)
        return table

    async def _load(self, number: int) -> LiveTable:
        """Load a table from the journal and replay it. Raise `Refusal`."""
        if (writing := self._unsettled.get(number)) is not None:
            await asyncio.wait({writing})
        record = await self.journal.load(number)
        if record is None:
            raise Refusal(Why.NO_SUCH_TABLE)
        game = self.games.get(record.row.game)
        try:
            live = None if game is None else LiveTable(game, record)
        except msgspec.ValidationError:
            log.warning("table %s has options that %s no longer has", number, record.row.game)
            live = None
        if live is None:
            if not record.row.status.live:
                raise Refusal(Why.PAST_GAME_GONE)
            self._unplayable[number] = Why.GAME_GONE
            raise Refusal(Why.GAME_GONE)
        live.capped = await self._fool_of_table_before(live.row)
        try:
            await self._wake(live, record.checkpoint)
        except Hung as hung:
            log.error("table %s of %s is set aside: it %s", number, live.game.key, hung)  # noqa: TRY400 - it says where
            self._unplayable[number] = Why.SET_ASIDE
            raise Refusal(Why.SET_ASIDE) from hung
        self._tables[number] = live
        if live.last != record.row.last:
            self.changed(live)
        return live

    async def _fool_of_table_before(self, row: TableRow) -> int | None:
        """Return who came last, alone, at the table before in the channel, if its game teases people for that."""
        result = await self.journal.results.before(row.channel, row.id) if row.status.live else None
        game = None if result is None else self.games.get(result.game)
        if result is None or game is None or not game.teases_last:
            return None
        place = max(seat.place for seat in result.seats)
        last = [seat.person for seat in result.seats if seat.place == place > 1]
        return last[0] if len(last) == 1 else None

    async def due_tables(self, *, misdated: bool = False) -> AsyncGenerator[LiveTable]:
        """Yield the tables that have to be looked at by now, except those of unknown games.

        With `misdated`, also those due later than a table can be: the clock was ahead when that was stored.
        """
        now = self.clock.now()
        due = await self.journal.due(now)
        if misdated:
            due += tuple({*await self.journal.due(LAST_SECOND)} - {*await self.journal.due(now + LONGEST_WAIT)})
        for number in due:
            with suppress(Refusal):
                yield await self.table(number)

    async def tables_under(self, place: int) -> AsyncGenerator[LiveTable]:
        """Yield the live tables of a server or of a channel."""
        for number in await self.journal.tables_under(place):
            with suppress(Refusal):
                yield await self.table(number)

    async def lost_tables(self, place: int | None = None) -> AsyncGenerator[LiveTable]:
        """Yield the tables that have lost their channels: of a server or channel, or all."""
        for number in await self.journal.lost_tables(place):
            with suppress(Refusal):
                if (table := await self.table(number)).lost:
                    yield table

    async def open(self, new: NewTable) -> LiveTable:
        """Open a table; repeated, return the one opened before. Raise `Refusal` if it cannot be opened."""
        try:
            try:
                number = (await self.journal.open_table(new)).id
            except ChannelTaken:
                if not await self._set_aside(new.channel):
                    raise
                number = (await self.journal.open_table(new)).id
        except AlreadyDone as done:
            number = done.table
        except ChannelTaken as taken:
            raise Refusal(Why.CHANNEL_TAKEN) from taken
        except TooManyTables as many:
            raise Refusal(Why.TOO_MANY_TABLES, most=many.most) from many
        return await self.table(number)

    async def unknown_in(self, channel: int) -> TableRow | None:
        """Return the channel's live table if it cannot be played by this program, or None."""
        row = await self.journal.table_in(channel)
        if row is None or not row.status.live:
            return None
        try:
            await self.table(row.id)
        except Refusal:
            return row
        return None

    async def _set_aside(self, channel: int) -> bool:
        """Free a channel whose live table's game is not offered now. Return False if that can be played.

        A table in play is displaced then: once its game is back, it can go on in another channel. A lobby is closed,
        and a table that does not replay.
        """
        row = await self.unknown_in(channel)
        if row is None:
            return False
        in_play = row.status in {Status.PLAYING, Status.PAUSED}
        log.warning("table %s of %s %s", row.id, row.game, "is set aside" if in_play else "is closed")
        kind = EntryKind.LOST if in_play else EntryKind.CANCEL
        change = Change(status=Status.PAUSED, channel=-row.id) if in_play else Change(status=Status.CANCELLED)
        await self.journal.append(row.id, Entry(number=row.last + 1, kind=kind, at=self.clock.now()), change)
        return True

    async def close_without_game(self, channel: int, actor: Actor, reason: str, interaction: int) -> bool:
        """Close the channel's live table if its game is not offered now. Return False, changing nothing, if it is.

        For the table's owner and moderators: raise `Refusal` for others.
        """
        row = await self.unknown_in(channel)
        if row is None:
            return False
        must_lead(row, actor)
        entry = Entry(number=row.last + 1, kind=EntryKind.CANCEL, at=self.clock.now(), interaction=interaction)
        change = Change(status=Status.CANCELLED, audit=audit_record(actor, reason=reason))
        with suppress(AlreadyDone):
            await self.journal.append(row.id, entry, change)
        self._unplayable.pop(row.id, None)
        return True

    async def reschedule(self, table: LiveTable) -> None:
        """Store when a table that has just been looked at has to be looked at again; one that does not replay, soon."""
        if table.damage is not None:
            return
        state = None if table.play is None else table.play.state
        due = table.due(table.row, table.seats, state, table.deadlines, table.lifecycle, table.entries[-1])
        now = self.clock.now()
        if due and not now < due <= now + LONGEST_WAIT:
            due = now + LOOK_AGAIN
        if due != table.row.due:
            table.row = msgspec.structs.replace(table.row, due=due)
            await self.journal.reschedule(table.id, table.last, due)

    async def table_in(self, channel: int) -> LiveTable:
        """Return the channel's live table, or the one that ended there last. Raise `Refusal` if there is none."""
        for table in list(self._tables.values()):  # a live table in memory saves reading the disk
            if table.live and table.row.channel == channel:
                return await self.table(table.id)
        row = await self.journal.table_in(channel)
        if row is None:
            raise Refusal(Why.NO_TABLE_HERE)
        return await self.table(row.id)

    async def _wake(self, table: LiveTable, checkpoint: bytes | None) -> None:
        """Replay a table, and do what was due when an earlier process stopped.

        After a change of rules a table goes on from its checkpoint. One that does not replay under the rules that it
        was played by is frozen. Any other failure may pass: nothing is written, and the next load tries again.
        """
        async with table.lock:
            await asyncio.to_thread(table.rebuild)
            if not table.live:
                return
            if table.damage is not None and table.row.status is not Status.FROZEN:
                await self._mend(table, table.damage, checkpoint)
            if table.damage is not None:
                return
            if table.row.status is Status.FROZEN:
                await self._thaw(table)
            try:
                if self.finish is not None:
                    await self.finish(table)
            except (StorageError, sqlite3.Error, OSError):
                raise
            except Exception:
                log.exception("table %s: what was due could not be done", table.id)

    async def _mend(self, table: LiveTable, damage: ReplayMismatch, checkpoint: bytes | None) -> None:
        """Let a table go on under changed rules, or freeze it for good reason."""
        rules = table.game.rules_version
        if checkpoint is not None and table.row.rules_version != rules and _readable(table.game, checkpoint):
            state, body = from_bytes(table.game.State, checkpoint), continuation(checkpoint)
            change = Change(rules_version=rules)
            await self.write(table, PlannedEntry(EntryKind.CONTINUE, change, body=body, state=state))
            table.damage = None
            await asyncio.to_thread(table.rebuild)
        elif damage.certain and table.row.rules_version == rules:
            await self.write(table, PlannedEntry(EntryKind.FREEZE, body=str(damage.number)))
        else:
            log.error("table %s cannot be played for now", table.id, exc_info=damage)

    async def _thaw(self, table: LiveTable) -> None:
        """Let a frozen table that replays go on as it was before."""
        before = table.lifecycle
        await self.write(table, PlannedEntry(EntryKind.RESUME))
        if before.paused:
            await self.write(table, PlannedEntry(EntryKind.PAUSE))
        if before.lost:
            await self.write(table, PlannedEntry(EntryKind.LOST))

    # What was shown

    async def undelivered(self) -> AsyncGenerator[LiveTable]:
        """Yield the tables of which a recipient has not been shown everything."""
        for number in await self.journal.undelivered(self.clock.now() - END_TOLD_FOR):
            with suppress(Refusal):
                yield await self.table(number)

    async def delivered(self, table: LiveTable, delivery: DeliveryRow) -> None:
        """Store what a recipient has been shown."""
        table.deliveries[delivery.recipient] = delivery
        await self.journal.deliver(table.id, delivery)

    # Writing

    async def write(self, table: LiveTable, planned: PlannedEntry, interaction: int | None = None) -> Entry:
        """Append an entry to the journal and bring the table up to it. Hold the table's lock.

        Raise `AlreadyDone` if the interaction was carried out before.
        """
        assert table.live, "no entry follows the end of a table"
        number, at, change = table.last + 1, self.clock.now(), planned.change
        entry = Entry(
            number=number,
            kind=planned.kind,
            seat=planned.seat,
            body=planned.body,
            at=at,
            interaction=interaction,
            checksum=planned.checksum,
        )
        seats = table.seats if change.seats is None else change.seats
        state = planned.state
        if state is None and table.play is not None:
            state = table.play.state
        deadlines = table.deadlines_after(entry, state)
        after = table.lifecycle.follow(entry)
        change = msgspec.structs.replace(change, status=change.status or after.status)
        row = msgspec.structs.replace(table.row, last=number, changed_at=at, **change.row())
        due = table.due(row, seats, state, deadlines, after, entry)
        writing = asyncio.ensure_future(self.journal.append(table.id, entry, msgspec.structs.replace(change, due=due)))
        try:
            await asyncio.shield(writing)
        except OutOfStep:  # the journal is ahead of this table: it is loaded again when next needed
            self._drop(table)
            raise
        except asyncio.CancelledError:  # the entry is still being written
            self._drop(table)
            self._unsettled[table.id] = writing
            writing.add_done_callback(lambda done: self._settled(table.id, done))
            raise
        table.write(entry, msgspec.structs.replace(row, due=due), seats, planned)
        if change.audit is not None:
            table.audit_records[number] = change.audit
        table.deadlines = deadlines
        return entry

    @asynccontextmanager
    async def changing(self, table: LiveTable, interaction: int | None = None) -> AsyncGenerator[None]:
        """Hold the table's lock; call the listeners if it changed. Raise `AlreadyDone` for a repeated interaction."""
        before = table.last
        try:
            async with table.lock:
                for entry in table.entries if interaction is not None else ():
                    if entry.interaction == interaction:
                        raise AlreadyDone(table.id, entry.number)
                yield
        finally:
            if table.last != before:
                self.changed(table)

    def changed(self, table: LiveTable) -> None:
        """Call the listeners for a table that has changed."""
        self._keep(table)
        for listener in self.listeners:
            notify(listener, table)

    def _keep(self, table: LiveTable) -> None:
        """Keep a table that was just used in memory, and release the one not used for longest."""
        if self._tables.get(table.id) is not table:
            return
        self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        if len(self._recent) > REMEMBERED:
            self._recent.popitem(last=False)

    def _settled(self, number: int, done: asyncio.Future[None]) -> None:
        if self._unsettled.get(number) is done:
            del self._unsettled[number]
        if not done.cancelled():
            done.exception()  # retrieved here: the caller was cancelled

    def gone(self, numbers: Iterable[int]) -> None:
        """Forget tables that have been removed from the journal."""
        for number in numbers:
            if (table := self._tables.get(number)) is not None:
                self._drop(table)

    def _drop(self, table: LiveTable) -> None:
        """Remove a table from memory."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
            self._recent.pop(table.id, None)


def notify(listener: Callable[[LiveTable], None], table: LiveTable) -> None:
    """Call a listener for a table. If it fails, as the table's game may, that is logged, and others are told."""
    try:
        listener(table)
    except Exception:
        log.exception("table %s: a change could not be acted on", table.id)


def _readable(game: AnyGame, checkpoint: bytes) -> bool:
    try:
        game.view(from_bytes(game.State, checkpoint), PUBLIC)
    except Exception:  # noqa: BLE001 - rules may fail in any way on a state of other rules
        return False
    return True
