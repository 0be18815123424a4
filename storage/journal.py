"""The journal's units of work. Each is one transaction; when it returns, it is on disk."""

from __future__ import annotations

from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from storage import results
from storage.records import (
    AlreadyDone,
    Change,
    ChannelTaken,
    Delivery,
    Entry,
    EntryKind,
    NewEntry,
    NewTable,
    OutOfStep,
    Person,
    SeatRow,
    TableRecord,
    TableRow,
)
from storage.writer import Writer

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import AsyncGenerator, Iterable, Sequence
    from pathlib import Path

R = TypeVar("R", bound=msgspec.Struct)

_LIVE = "('lobby', 'playing', 'paused', 'frozen')"


_NONE: Final = Change()


def _columns(kind: type[msgspec.Struct]) -> str:
    return ", ".join(kind.__struct_fields__)


def _rows(kind: type[R], found: Iterable[Sequence[Any]]) -> tuple[R, ...]:
    return tuple(
        msgspec.convert(dict(zip(kind.__struct_fields__, row, strict=True)), kind, strict=False) for row in found
    )


class Journal:
    """Everything that is kept. Make it with `Journal.opened(path)`."""

    def __init__(self, writer: Writer) -> None:
        self._run = writer.run
        self._tidy = writer.tidy
        self.results = results.Results(writer.run)

    @classmethod
    @asynccontextmanager
    async def opened(cls, path: Path | str) -> AsyncGenerator[Journal]:
        """Open the file (made if absent), and close it at the end.

        Raise `NewerFile` if a newer program wrote it, `StorageError` if it cannot be used at all.
        """
        writer = Writer(path)
        await writer.open()
        try:
            yield cls(writer)
        finally:
            await writer.close()

    # Tables

    async def open_table(self, new: NewTable) -> TableRow:
        """Open a table with entry 0. Raise `ChannelTaken` or `AlreadyDone`."""
        return await self._run(partial(_open_table, new=new))

    async def append(self, table: int, number: int, entry: NewEntry, change: Change = _NONE) -> None:
        """Write entry `number` of the table, and with it whatever else it changes.

        Raise `AlreadyDone` if its interaction was carried out before, `OutOfStep` if `number` is not the next one.
        """
        await self._run(partial(_append, table=table, number=number, entry=entry, change=change))

    async def load(self, table: int) -> TableRecord | None:
        """Return all that is held about a table, or None."""
        return await self._run(partial(_load, table=table))

    async def live_tables(self) -> tuple[TableRow, ...]:
        """Return every table that is not over or cancelled, oldest first."""
        query = f"SELECT {_columns(TableRow)} FROM game_table WHERE status IN {_LIVE} ORDER BY id"  # noqa: S608 - constants only
        return await self._run(lambda connection: _rows(TableRow, connection.execute(query)))

    async def count_live(self) -> int:
        """Return how many tables are not over or cancelled."""
        query = f"SELECT count(*) FROM game_table WHERE status IN {_LIVE}"  # noqa: S608 - constants only
        return await self._run(lambda connection: connection.execute(query).fetchone()[0])

    async def table_in(self, channel: int) -> TableRow | None:
        """Return the live table of a channel, or else the one that ended there last, or None."""
        query = (
            f"SELECT {_columns(TableRow)} FROM game_table WHERE channel = ?"  # noqa: S608 - constants only
            f" ORDER BY status IN {_LIVE} DESC, id DESC LIMIT 1"
        )
        rows = await self._run(lambda connection: _rows(TableRow, connection.execute(query, (channel,))))
        return rows[0] if rows else None

    async def unfinished_deliveries(self) -> tuple[int, ...]:
        """Return the ended tables of which somebody has not been shown the end."""
        query = (
            "SELECT DISTINCT game_table.id FROM game_table JOIN delivery ON table_id = game_table.id"
            " WHERE status IN ('over', 'cancelled') AND shown < last AND closed = 0 ORDER BY game_table.id"
        )
        return await self._run(lambda connection: tuple(row[0] for row in connection.execute(query)))

    # Deliveries

    async def deliver(self, table: int, delivery: Delivery) -> None:
        """Remember what a recipient has been shown. What was shown never goes back."""
        await self._run(partial(_deliver, table=table, delivery=delivery))

    # People and servers

    async def meet(self, discord_id: int, name: str, locale: str) -> Person:
        """Return the person with this Discord id, with the name and language they have now."""
        query = (
            "INSERT INTO person (discord_id, name, locale) VALUES (?, ?, ?) ON CONFLICT (discord_id)"  # noqa: S608 - constants only
            f" DO UPDATE SET name = excluded.name, locale = excluded.locale RETURNING {_columns(Person)}"
        )
        rows = await self._run(
            lambda connection: _rows(Person, connection.execute(query, (discord_id, name, locale)).fetchall())
        )
        return rows[0]

    async def people(self, ids: Sequence[int]) -> tuple[Person, ...]:
        """Return the people with these ids, those there are."""
        query = f"SELECT {_columns(Person)} FROM person WHERE id = ?"  # noqa: S608 - constants only
        return await self._run(
            lambda connection: tuple(row for one in ids for row in _rows(Person, connection.execute(query, (one,))))
        )

    async def person(self, discord_id: int) -> Person | None:
        """Return the person with this Discord id, or None."""
        query = f"SELECT {_columns(Person)} FROM person WHERE discord_id = ?"  # noqa: S608 - constants only
        rows = await self._run(lambda connection: _rows(Person, connection.execute(query, (discord_id,))))
        return rows[0] if rows else None

    async def tables_of(self, discord_id: int) -> tuple[tuple[TableRow, int], ...]:
        """Return the tables this person sits or sat at, oldest first, with their seat."""
        return await self._run(partial(_tables_of, discord_id=discord_id))

    async def forget(self, discord_id: int) -> bool:
        """Forget who this person is; journals stay as they are. Return whether we knew them.

        Afterwards id and name are nowhere in the file and the log beside it.
        """
        query = "UPDATE person SET discord_id = NULL, name = NULL WHERE discord_id = ?"
        known = await self._run(lambda connection: connection.execute(query, (discord_id,)).rowcount > 0)
        await self._tidy()
        return known

    async def choose_moderator_role(self, guild: int, role: int | None) -> None:
        """Remember the role whose members may do what moderators do."""
        query = (
            "INSERT INTO guild (id, moderator_role) VALUES (?, ?)"
            " ON CONFLICT (id) DO UPDATE SET moderator_role = excluded.moderator_role"
        )
        await self._run(lambda connection: connection.execute(query, (guild, role)).rowcount)

    async def moderator_role(self, guild: int) -> int | None:
        """Return the role the server chose for its moderators, if any."""
        query = "SELECT moderator_role FROM guild WHERE id = ?"
        row = await self._run(lambda connection: connection.execute(query, (guild,)).fetchone())
        return row[0] if row else None


FIND_INTERACTION = "SELECT table_id, number FROM entry WHERE interaction = ?"
STEP_TABLE = (
    "UPDATE game_table SET last = ?, changed_at = ?, status = coalesce(?, status), seed = coalesce(?, seed),"
    " host = coalesce(?, host) WHERE id = ? AND last = ? - 1"
)
INSERT_ENTRY = (
    "INSERT INTO entry (table_id, number, kind, seat, body, at, interaction, checksum) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
KEEP_CHECKPOINT = (
    "INSERT INTO checkpoint (table_id, state) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET state = excluded.state"
)


def _done(connection: sqlite3.Connection, interaction: int | None) -> None:
    if interaction is not None and (found := connection.execute(FIND_INTERACTION, (interaction,)).fetchone()):
        raise AlreadyDone(*found)


def _open_table(connection: sqlite3.Connection, new: NewTable) -> TableRow:
    _done(connection, new.interaction)
    query = f"SELECT id FROM game_table WHERE channel = ? AND status IN {_LIVE}"  # noqa: S608 - constants only
    if taken := connection.execute(query, (new.channel,)).fetchone():
        raise ChannelTaken(taken[0])
    cursor = connection.execute(
        "INSERT INTO game_table (guild, channel, game, rules_version, options, locale, pace, pictures, status, secret,"
        " host, opened_at, changed_at, last) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'lobby', ?, ?, ?, ?, 0)",
        (
            new.guild,
            new.channel,
            new.game,
            new.rules_version,
            new.options,
            new.locale,
            new.pace,
            new.pictures,
            new.secret,
            new.host,
            new.at,
            new.at,
        ),
    )
    table = cursor.lastrowid
    assert table is not None
    opening = NewEntry(kind=EntryKind.OPEN, seat=-1, body="", at=new.at, interaction=new.interaction)
    _insert(connection, table, 0, opening)
    return _row(connection, table)


def _row(connection: sqlite3.Connection, table: int) -> TableRow:
    query = f"SELECT {_columns(TableRow)} FROM game_table WHERE id = ?"  # noqa: S608 - constants only
    return _rows(TableRow, connection.execute(query, (table,)))[0]


def _insert(connection: sqlite3.Connection, table: int, number: int, entry: NewEntry) -> None:
    connection.execute(
        INSERT_ENTRY,
        (table, number, entry.kind, entry.seat, entry.body, entry.at, entry.interaction, entry.checksum),
    )


def _append(connection: sqlite3.Connection, *, table: int, number: int, entry: NewEntry, change: Change) -> None:
    _done(connection, entry.interaction)
    step = (number, entry.at, change.status, change.seed, change.host, table, number)
    if connection.execute(STEP_TABLE, step).rowcount != 1:
        raise OutOfStep(f"entry {number} is not the next of table {table}")
    results.note(connection, table, number, change)
    _insert(connection, table, number, entry)
    if change.seats is not None:
        connection.execute("DELETE FROM seat WHERE table_id = ?", (table,))
        connection.executemany(
            "INSERT INTO seat (table_id, seat, sitter, person, contribution) VALUES (?, ?, ?, ?, ?)",
            [(table, row.seat, row.sitter, row.person, row.contribution) for row in change.seats],
        )
    if change.checkpoint is not None:
        connection.execute(KEEP_CHECKPOINT, (table, change.checkpoint))
    if change.rules_version is not None:
        connection.execute("UPDATE game_table SET rules_version = ? WHERE id = ?", (change.rules_version, table))


def _load(connection: sqlite3.Connection, table: int) -> TableRecord | None:
    if connection.execute("SELECT 1 FROM game_table WHERE id = ?", (table,)).fetchone() is None:
        return None

    def held(kind: type[R], source: str, order: str) -> tuple[R, ...]:
        query = f"SELECT {_columns(kind)} FROM {source} WHERE table_id = ? ORDER BY {order}"  # noqa: S608 - constants only
        return _rows(kind, connection.execute(query, (table,)))

    checkpoint = connection.execute("SELECT state FROM checkpoint WHERE table_id = ?", (table,)).fetchone()
    return TableRecord(
        row=_row(connection, table),
        seats=held(SeatRow, "seat", "seat"),
        entries=held(Entry, "entry", "number"),
        deliveries=held(Delivery, "delivery", "recipient"),
        checkpoint=checkpoint[0] if checkpoint else None,
    )


def _deliver(connection: sqlite3.Connection, *, table: int, delivery: Delivery) -> None:
    values = tuple(getattr(delivery, name) for name in Delivery.__struct_fields__)
    marks = ", ".join("?" * len(values))
    changes = ", ".join(f"{name} = excluded.{name}" for name in Delivery.__struct_fields__ if name != "recipient")
    connection.execute(
        f"INSERT INTO delivery (table_id, {_columns(Delivery)}) VALUES (?, {marks})"  # noqa: S608 - constants only
        f" ON CONFLICT (table_id, recipient) DO UPDATE SET {changes} WHERE excluded.shown >= delivery.shown",
        (table, *values),
    )


def _tables_of(connection: sqlite3.Connection, *, discord_id: int) -> tuple[tuple[TableRow, int], ...]:
    query = (
        "SELECT table_id, seat FROM seat JOIN person ON person.id = seat.person WHERE discord_id = ? ORDER BY table_id"
    )
    found = connection.execute(query, (discord_id,)).fetchall()
    return tuple((_row(connection, table), seat) for table, seat in found)
