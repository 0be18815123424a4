"""The journal: all that is stored about tables, people and servers. Each method is one transaction.

When a method that writes returns, the change is on disk.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import aiosqlite
import msgspec

from storage import forgetting, tables
from storage.archive import Archive
from storage.database import Database, Part
from storage.queries import change, column, columns_of, record, records, rows, rows_of, value, values_of
from storage.records import (
    AuditRecord,
    Guild,
    InvitationLimits,
    Person,
)
from storage.results import Results
from storage.seasons import Seasons
from storage.sessions import Sessions


async def note_invitation(
    connection: aiosqlite.Connection, sender: int, guest: int, at: int, limits: InvitationLimits
) -> bool:
    """Note that a person invites a Discord user at this time (Unix seconds); return whether the limits allow it.

    Invitations older than a day are deleted.
    """
    # One from far ahead was noted by a clock that was wrong.
    await connection.execute("DELETE FROM invitation WHERE abs(at - ?) >= 86400", (at,))
    sent = await value(connection, "SELECT count(*) FROM invitation WHERE sender = ?", (sender,))
    received = await value(connection, "SELECT count(*) FROM invitation WHERE guest = ?", (guest,))
    if sent >= limits.per_sender or received >= limits.per_guest:
        return False
    await connection.execute("INSERT INTO invitation (sender, guest, at) VALUES (?, ?, ?)", (sender, guest, at))
    return True


class Journal(Part):
    """All that is stored. Create it with `Journal.opened(path)`."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.must_be_there = database.must_be_there
        """Raises `FileGone` if the file was deleted or replaced since it was opened; takes microseconds."""
        self.results = Results(database)
        self.seasons = Seasons(database)
        self.sessions = Sessions(database)
        self.archive = Archive(database)

    @classmethod
    @asynccontextmanager
    async def opened(cls, path: Path | str) -> AsyncGenerator[Journal]:
        """Open the file, which is created if necessary, and close it at the end.

        Raise `NewerFile` if a newer program wrote it, `StorageError` if it cannot be used at all.
        """
        async with Database.opened(Path(path)) as database:
            yield cls(database)

    # Tables

    open_table = Part.writes(tables.open_table)
    append = Part.writes(tables.append)
    deliver = Part.writes(tables.deliver)
    load = Part.reads(tables.load)
    table_in = Part.reads(tables.table_in)
    tables_of = Part.reads(tables.tables_of)
    undelivered = Part.reads(tables.undelivered)

    async def count_live(self) -> int:
        """Return the number of live tables."""
        return await self._read(value, f"SELECT count(*) FROM game_table WHERE status IN {tables.LIVE}")  # noqa: S608 - constants only

    async def rematch_of(self, table: int) -> int | None:
        """Return the live table that is a rematch of this one, the newest if there are several, or None."""
        query = f"SELECT max(id) FROM game_table WHERE again = ? AND status IN {tables.LIVE}"  # noqa: S608 - constants only
        return await self._read(value, query, (table,))

    async def due(self, now: int) -> tuple[int, ...]:
        """Return the live tables that are due, the longest overdue first."""
        query = f"SELECT id FROM game_table WHERE due <= ? AND status IN {tables.LIVE} ORDER BY due, id"  # noqa: S608 - constants only
        return await self._read(column, query, (now,))

    async def tables_under(self, place: int) -> tuple[int, ...]:
        """Return the live tables of a server or of a channel."""
        query = f"SELECT id FROM game_table WHERE (guild = ? OR channel = ?) AND status IN {tables.LIVE}"  # noqa: S608 - constants only
        return await self._read(column, query, (place, place))

    async def opened_in(self, guild: int, game: str) -> int:
        """Return how many tables of a game were opened in a server, as far as they are kept."""
        return await self._read(value, "SELECT count(*) FROM game_table WHERE guild = ? AND game = ?", (guild, game))

    async def live_channels(self) -> tuple[tuple[int, int, int], ...]:
        """Return the ids of all live tables, each with the ids of its server and its channel."""
        query = f"SELECT id, guild, channel FROM game_table WHERE status IN {tables.LIVE}"  # noqa: S608 - constants only
        return tuple((table, guild, channel) for table, guild, channel in await self._read(rows, query))

    async def lost_tables(self, place: int | None) -> tuple[int, ...]:
        """Return the tables of a server or channel, or all tables, whose channels are gone: they are paused but due."""
        query = (
            "SELECT id FROM game_table WHERE due IS NOT NULL AND status = 'paused'"
            " AND (:place IS NULL OR :place IN (guild, channel))"
        )
        return await self._read(column, query, {"place": place})

    async def reschedule(self, table: int, last: int, due: int | None) -> None:
        """Set when a table is due next, if entry `last` is still its last one."""
        await self._run(change, "UPDATE game_table SET due = ? WHERE id = ? AND last = ?", (due, table, last))

    async def done_by_or_to(self, person: int) -> tuple[tuple[int, int, AuditRecord], ...]:
        """Return the audit records that name a person, with their tables and entry numbers."""
        query = "SELECT table_id, number, by, whom, reason FROM doing WHERE by = ? OR whom = ? ORDER BY 1, 2"
        found = await self._read(rows, query, (person, person))
        return tuple((table, number, AuditRecord(*rest)) for table, number, *rest in found)

    # People and servers

    async def meet(self, discord_id: int, name: str, locale: str) -> Person:
        """Return the person with this Discord id after storing their current name and language."""
        query = (
            "INSERT INTO person (discord_id, name, locale) VALUES (?, ?, ?) ON CONFLICT (discord_id)"  # noqa: S608 - constants only
            f" DO UPDATE SET name = excluded.name, locale = excluded.locale RETURNING {columns_of(Person)}"
        )
        [person] = rows_of(Person, await self._run(rows, query, (discord_id, name, locale)))
        return person

    async def prefer(self, person: Person) -> None:
        """Store a person's preferences: all fields but `id`, `discord_id`, `name`, `locale` and `private_channel`.

        Nothing is stored of a person who has been forgotten.
        """
        query = (
            "UPDATE person SET calls = :calls, quiet_from = :quiet_from, quiet_to = :quiet_to, zone = :zone,"
            " reminders = :reminders, invitations = :invitations, single_options = :single_options"
            " WHERE id = :id AND discord_id IS NOT NULL"
        )
        await self._run(change, query, msgspec.structs.asdict(person))

    async def keep_private_channel(self, person: int, channel: int | None) -> None:
        """Store the id of the conversation between a person and the bot, unless the person has been forgotten."""
        query = "UPDATE person SET private_channel = ? WHERE id = ? AND discord_id IS NOT NULL"
        await self._run(change, query, (channel, person))

    note_invitation = Part.writes(note_invitation)

    async def invitations_of(self, person: int, discord_id: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return when a person sent and was sent the invitations that are still counted (Unix seconds)."""
        sent = await self._read(column, "SELECT at FROM invitation WHERE sender = ? ORDER BY at", (person,))
        return sent, await self._read(column, "SELECT at FROM invitation WHERE guest = ? ORDER BY at", (discord_id,))

    async def people(self, ids: Sequence[int]) -> tuple[Person, ...]:
        """Return the people with these ids, in this order, without those that do not exist."""
        marks = ", ".join("?" * len(ids))
        found = await self._read(records, Person, f"person WHERE id IN ({marks})", ids)
        people = {person.id: person for person in found}
        return tuple(people[key] for key in ids if key in people)

    async def person(self, discord_id: int) -> Person | None:
        """Return the person with this Discord id, or None."""
        return await self._read(record, Person, "person WHERE discord_id = ?", (discord_id,))

    async def forget(self, discord_id: int) -> bool:
        """Forget who a person is; their tables stay. Return whether they were known.

        Afterwards their id, their name and the id of the private conversation with them are neither in the file nor in
        the write-ahead log.
        """
        known = await self._run(forgetting.forget, discord_id)
        await self._tidy()
        return known

    async def tables_naming(self, person: int) -> tuple[int, ...]:
        """Return the tables a person owns, played at or was shown a hand of, oldest first; read all deliveries."""
        query = (
            "SELECT id FROM game_table WHERE host = :person UNION SELECT table_id FROM sitting WHERE person = :person"
            " UNION SELECT table_id FROM delivery WHERE reader = :person ORDER BY 1"
        )
        return await self._read(column, query, {"person": person})

    async def choose(self, guild: Guild) -> None:
        """Store the settings of a server."""
        changes = ", ".join(f"{name} = excluded.{name}" for name in Guild.__struct_fields__ if name != "id")
        query = (
            f"INSERT INTO guild ({columns_of(Guild)}) VALUES ({values_of(Guild)})"  # noqa: S608 - constants only
            f" ON CONFLICT (id) DO UPDATE SET {changes}"
        )
        await self._run(change, query, msgspec.structs.asdict(guild))

    async def note_call(self, guild: int, at: int, before: int) -> bool:
        """Store that a server's players are called at this time; return False if they were called after `before`.

        A call from as long after this time does not count: the clock was wrong then.
        """
        query = "UPDATE guild SET called_at = ? WHERE id = ? AND abs(coalesce(called_at, ?) - ?) >= ?"
        return await self._run(change, query, (at, guild, before, at, at - before)) > 0

    async def guild(self, number: int) -> Guild:
        """Return the settings of a server."""
        return await self._read(record, Guild, "guild WHERE id = ?", (number,)) or Guild(number)
