"""The table repository: the tables and people of this process in memory, and how an entry gets into the journal."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import asynccontextmanager, suppress
from functools import wraps
from typing import TYPE_CHECKING, Any, Final, ParamSpec
from weakref import WeakValueDictionary

import msgspec

from bot.tables.refusal import Refusal, Why
from bot.tables.replay import continuation
from bot.tables.table import Actor, LiveTable
from games.core.contract import PUBLIC, from_bytes
from storage import AlreadyDone, Change, Entry, EntryKind, Journal, NewEntry, OutOfStep, Person, Status

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Mapping

    from bot.tables.clock import Clock
    from bot.tables.table import Watch
    from games.core.contract import AnyGame
    from storage import DeliveryRow

log = logging.getLogger(__name__)

NO_CHANGE: Final = Change()

END_TOLD_FOR: Final = 7 * 86_400
"""Seconds after a table's end within which a new start still brings that end to those who have not been shown it."""
REMEMBERED: Final = 256
"""How many tables stay in memory though nobody is busy with them, those touched last."""


P = ParamSpec("P")


def once(method: Callable[P, Awaitable[None]]) -> Callable[P, Awaitable[None]]:
    """Make a method do nothing, quietly, when its interaction has been carried out before."""

    @wraps(method)
    async def quiet(*args: P.args, **given: P.kwargs) -> None:
        with suppress(AlreadyDone):
            await method(*args, **given)

    return quiet


class TableRepository:
    """Every table of this process. `listeners` are called, without waiting, after each change of a table."""

    def __init__(self, games: Mapping[str, AnyGame], journal: Journal, clock: Clock) -> None:
        self.games = games
        self.journal = journal
        self.clock = clock
        self.listeners: list[Callable[[LiveTable], None]] = []
        self._tables: WeakValueDictionary[int, LiveTable] = WeakValueDictionary()
        self._recent: OrderedDict[int, LiveTable] = OrderedDict()
        self._loading: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._unsettled: dict[int, asyncio.Future[None]] = {}
        self._people: dict[int, Person] = {}
        self._known: dict[int, Person] = {}

    # People

    async def greet(self, discord_id: int, name: str, locale: str, *, moderates: int | None = None) -> Actor:
        """Return who this is, remembering the name and language they have now; `moderates` is a server."""
        person = self._known.get(discord_id)
        if person is None or (person.name, person.locale) != (name, locale):
            person = await self.journal.meet(discord_id, name, locale)
            self._known[discord_id] = self._people[person.id] = person
        return Actor(person.id, moderates)

    async def introduce(self, discord_id: int, name: str) -> Actor:
        """Return somebody whom another person names; their language, if we know it, stays as it is."""
        known = await self.known(discord_id)
        return await self.greet(discord_id, name, known.locale if known else "en")

    async def known(self, discord_id: int) -> Person | None:
        """Return the person with this Discord id, if we know them."""
        return self._known.get(discord_id) or await self.journal.person(discord_id)

    async def people_at(self, table: LiveTable) -> tuple[Person | None, ...]:
        """Return who sits at the table, seat by seat; None for a computer. Who is behind its entries is named too.

        It is as the table stands when this returns, also where people came and went while it was found out.
        """
        while missing := {*_behind(table), *_occupancy(table)} - self._people.keys():
            for person in await self.journal.people(sorted(missing)):
                self._people.setdefault(person.id, person)  # whoever was forgotten meanwhile stays forgotten
        table.behind = {who: self._people[who].name for who in _behind(table)}
        return tuple(None if row.person is None else self._people[row.person] for row in table.seats)

    # Finding tables

    async def table(self, number: int, watch: Watch | None = None) -> LiveTable:
        """Return the table with this number. Raise `Refusal` if there is none whose game and options we know.

        `watch` is told of every state if the table has to be replayed for it.
        """
        table = self._tables.get(number)
        if table is None:
            async with self._loading.setdefault(number, asyncio.Lock()):
                table = self._tables.get(number) or await self._load(number, watch)
        self._keep(table)
        return table

    async def _load(self, number: int, watch: Watch | None) -> LiveTable:
        """Return a table from the journal, awake: nobody is given one that still replays. Raise `Refusal`."""
        if (writing := self._unsettled.get(number)) is not None:
            await asyncio.wait({writing})
        record = await self.journal.load(number)
        if record is None or record.row.game not in self.games:
            raise Refusal(Why.NO_SUCH_TABLE)
        try:
            live = LiveTable(self.games[record.row.game], record)
        except msgspec.ValidationError as problem:
            log.warning("table %s has options that %s no longer has", number, record.row.game)
            raise Refusal(Why.NO_SUCH_TABLE) from problem
        await self._wake(live, record.checkpoint, watch)
        self._tables[number] = live
        if live.last != record.row.last:
            self.changed(live)
        return live

    async def due_tables(self) -> AsyncGenerator[LiveTable]:
        """Give one after another the tables that want to be looked at by now, but for those we no longer know."""
        for number in await self.journal.due(self.clock.now()):
            with suppress(Refusal):
                yield await self.table(number)

    async def tables_under(self, place: int) -> AsyncGenerator[LiveTable]:
        """Give one after another the live tables of a server or of a channel."""
        for number in await self.journal.tables_under(place):
            with suppress(Refusal):
                yield await self.table(number)

    async def lost_tables(self, place: int | None = None) -> AsyncGenerator[LiveTable]:
        """Give one after another the tables that have lost their channels: of a server or channel, or all of them."""
        for number in await self.journal.lost_tables(place):
            with suppress(Refusal):
                if (table := await self.table(number)).lost:
                    yield table

    async def closed_as_unknown(self, number: int) -> bool:
        """Close a live table whose game or options are no longer known, so that it does not hold its channel.

        Return False where it can be played.
        """
        try:
            await self.table(number)
        except Refusal:
            record = await self.journal.load(number)
            if record is not None and record.row.status.live:
                log.warning("table %s of %s cannot be played any more and is closed", number, record.row.game)
                entry = NewEntry(kind=EntryKind.CANCEL, seat=-1, body="", at=self.clock.now())
                await self.journal.append(number, record.row.last + 1, entry, Change(status=Status.CANCELLED))
            return True
        return False

    async def lost_by(self, person: int, guild: int) -> LiveTable:
        """Return the table of this server that somebody leads and that has lost its channel. Raise `Refusal`."""
        async for table in self.tables_under(guild):
            if table.lost and table.row.owner == person:
                return table
        raise Refusal(Why.NO_LOST_TABLE)

    async def reschedule(self, table: LiveTable) -> None:
        """See to it that a table that has just been looked at is not looked at again before it wants to be."""
        state = None if table.play is None else table.play.state
        due = table.due(table.row, table.seats, state, table.deadlines, lost=table.lost)
        if due != table.row.due:
            table.row = msgspec.structs.replace(table.row, due=due)
            await self.journal.reschedule(table.id, table.last, due)

    async def count_live(self) -> int:
        """Return how many tables are not over or cancelled."""
        return await self.journal.count_live()

    async def table_in(self, channel: int) -> LiveTable:
        """Return the channel's live table, or the one that ended there last. Raise `Refusal` if there is none."""
        row = await self.journal.table_in(channel)
        if row is None:
            raise Refusal(Why.NO_TABLE_HERE)
        return await self.table(row.id)

    async def _wake(self, table: LiveTable, checkpoint: bytes | None, watch: Watch | None) -> None:
        """Replay a table; under changed rules go on from its checkpoint; freeze what does not replay."""
        async with table.lock:
            if table.play is not None or table.damage is not None:
                return
            await asyncio.to_thread(table.rebuild, watch)
            if table.damage is None or not table.live or table.row.status == Status.FROZEN:
                return
            rules = table.game.rules_version
            if checkpoint is not None and table.row.rules_version != rules and _readable(table.game, checkpoint):
                change, state = Change(rules_version=rules), from_bytes(table.game.State, checkpoint)
                await self.write(table, EntryKind.CONTINUE, change, body=continuation(checkpoint), state=state)
                table.damage = None
                await asyncio.to_thread(table.rebuild)
            else:
                await self.write(table, EntryKind.FREEZE, Change(status=Status.FROZEN), body=str(table.damage))

    # What was shown

    async def undelivered(self) -> AsyncGenerator[LiveTable]:
        """Give one after another the tables of which somebody has not been shown all that is to be shown."""
        for number in await self.journal.undelivered(self.clock.now() - END_TOLD_FOR):
            with suppress(Refusal):
                yield await self.table(number)

    async def delivered(self, table: LiveTable, delivery: DeliveryRow) -> None:
        """Remember what a recipient has been shown."""
        table.deliveries[delivery.recipient] = delivery
        await self.journal.deliver(table.id, delivery)

    async def person(self, number: int) -> Person | None:
        """Return somebody by our own number for them."""
        return next(iter(await self.journal.people([number])), None)

    # Shared

    async def write(
        self,
        table: LiveTable,
        kind: EntryKind,
        change: Change = NO_CHANGE,
        *,
        seat: int = -1,
        body: str = "",
        interaction: int | None = None,
        checksum: str = "",
        state: Any = None,
    ) -> Entry:
        """Append an entry and bring the table in memory up to it. Raise `AlreadyDone` for a repeated interaction.

        `state` is the one the entry leads to, where it is another one than before.
        """
        number, at = table.last + 1, self.clock.now()
        new = NewEntry(kind=kind, seat=seat, body=body, at=at, interaction=interaction, checksum=checksum)
        entry = Entry(number=number, **msgspec.structs.asdict(new))
        seats = table.seats if change.seats is None else change.seats
        if state is None and table.play is not None:
            state = table.play.state
        deadlines = table.deadlines_after(entry, state)
        row = msgspec.structs.replace(table.row, last=number, changed_at=at, **change.row())
        due = table.due(row, seats, state, deadlines, lost=table.lifecycle.follow(entry).lost)
        writing = asyncio.ensure_future(
            self.journal.append(table.id, number, new, msgspec.structs.replace(change, due=due))
        )
        try:
            await asyncio.shield(writing)
        except OutOfStep:  # the journal is ahead of this table: whoever asks next is given what it says
            self._drop(table)
            raise
        except asyncio.CancelledError:  # it soon will be
            self._drop(table)
            self._unsettled[table.id] = writing
            writing.add_done_callback(lambda done: self._settled(table.id, done))
            raise
        table.write(entry, msgspec.structs.replace(row, due=due), seats)
        if change.audit is not None:
            table.audit_records[number] = change.audit
        table.deadlines = deadlines
        return entry

    @asynccontextmanager
    async def changing(self, table: LiveTable, interaction: int | None = None) -> AsyncGenerator[None]:
        """Hold the table's lock; tell the listeners of any change. Raise `AlreadyDone` for a repeated interaction."""
        before = table.last
        try:
            async with table.lock:
                done = [] if interaction is None else [one for one in table.entries if one.interaction == interaction]
                if done:
                    raise AlreadyDone(table.id, done[0].number)
                yield
        finally:
            if table.last != before:
                self.changed(table)

    def changed(self, table: LiveTable) -> None:
        """Tell the listeners that a table has changed."""
        self._keep(table)
        for listener in self.listeners:
            listener(table)

    def _keep(self, table: LiveTable) -> None:
        """Keep a table that was touched in memory, and let the one go that was not for the longest time."""
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
            done.exception()  # its caller is gone, and was told of the cancellation

    def gone(self, numbers: Iterable[int]) -> None:
        """Forget tables that are no longer in the journal."""
        for number in numbers:
            if (table := self._tables.get(number)) is not None:
                self._drop(table)

    def _drop(self, table: LiveTable) -> None:
        """Forget what this process believes of a table."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
            self._recent.pop(table.id, None)


def _readable(game: AnyGame, checkpoint: bytes) -> bool:
    try:
        game.view(from_bytes(game.State, checkpoint), PUBLIC)
    except Exception:  # noqa: BLE001 - rules may stumble in any way over a state that is not theirs
        return False
    return True


def _occupancy(table: LiveTable) -> set[int]:
    """Return the people who sit at the table."""
    return {row.person for row in table.seats if row.person is not None}


def _behind(table: LiveTable) -> set[int]:
    """Return the people who did something to others at the table, or to whom it was done."""
    return {who for one in table.audit_records.values() for who in one.people}
