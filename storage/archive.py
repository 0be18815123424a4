"""Past tables: listing them, thinning old ones, removing those of a server."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Awaitable, Callable, Sequence

    from storage.connection import Run


class Played(msgspec.Struct, frozen=True):
    """A table that was started, for lists. `people` are the persons in its seats, by seat, without computers."""

    table: int
    guild: int
    channel: int
    game: str
    status: str
    changed_at: int
    people: tuple[int, ...]


class Archive:
    """Queries and changes of past tables.

    `run` runs a unit of work in a transaction, `read` one that only reads; `tidy` empties the write-ahead log.
    """

    def __init__(self, run: Run, read: Run, tidy: Callable[[], Awaitable[None]]) -> None:
        self._run = run
        self._read = read
        self._tidy = tidy

    async def in_channel(self, channel: int, most: int) -> tuple[Played, ...]:
        """Return at most `most` tables that were started in a channel, newest first."""
        return await self._read(partial(_played, where="channel = ?", values=(channel,), most=most))

    async def with_person(self, guild: int, person: int, most: int) -> tuple[Played, ...]:
        """Return at most `most` tables of a server at which a person played, newest first."""
        where = (
            "guild = ? AND (id IN (SELECT table_id FROM sitting WHERE person = ?)"
            " OR id IN (SELECT table_id FROM seat WHERE person = ?))"
        )
        return await self._read(partial(_played, where=where, values=(guild, person, person), most=most))

    async def sat_at(self, table: int, person: int) -> bool:
        """Return whether a person sits or sat at a table."""
        query = (
            "SELECT EXISTS (SELECT 1 FROM seat WHERE table_id = ? AND person = ?)"
            " OR EXISTS (SELECT 1 FROM sitting WHERE table_id = ? AND person = ?)"
        )
        values = (table, person, table, person)
        return await self._read(lambda connection: bool(connection.execute(query, values).fetchone()[0]))

    async def agree(self, table: int, person: int, at: int) -> None:
        """Store a person's consent to reveal the hands of a table; `at` is in Unix seconds."""
        query = "INSERT INTO consent (table_id, person, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self._run(lambda connection: connection.execute(query, (table, person, at)).rowcount)

    async def withdraw(self, table: int, person: int) -> None:
        """Delete a person's consent to reveal the hands of a table."""
        query = "DELETE FROM consent WHERE table_id = ? AND person = ?"
        await self._run(lambda connection: connection.execute(query, (table, person)).rowcount)

    async def agreed(self, table: int) -> frozenset[int]:
        """Return the people who consented to reveal the hands of a table."""
        query = "SELECT person FROM consent WHERE table_id = ?"
        return await self._read(lambda connection: frozenset(row[0] for row in connection.execute(query, (table,))))

    async def agreed_by(self, person: int) -> tuple[int, ...]:
        """Return the tables whose hands a person consented to reveal."""
        query = "SELECT table_id FROM consent WHERE person = ? ORDER BY table_id"
        return await self._read(lambda connection: tuple(row[0] for row in connection.execute(query, (person,))))

    async def thin(self, before: int, most: int) -> int:
        """Thin at most `most` tables that ended before this time (Unix seconds); return how many.

        Thinning keeps the result and what the table's record contains. It deletes the checkpoint, deliveries and audit
        records, and the time and interaction of each entry.
        """
        if tables := await self._read(partial(_to_thin, before=before, most=most)):
            await self._run(partial(_thin, tables=tables))
        return len(tables)

    async def ended_in(self, guild: int) -> tuple[int, ...]:
        """Return the ended tables of a server, oldest first."""
        query = f"SELECT id FROM game_table WHERE guild = ? AND status IN {_ENDED} ORDER BY id"  # noqa: S608 - constants only
        return await self._read(lambda connection: tuple(row[0] for row in connection.execute(query, (guild,))))

    async def remove(self, guild: int) -> tuple[int, ...]:
        """Remove all data of a server's ended tables, its seasons and its opt-outs; return the tables.

        Afterwards nothing of them is left in the file or the write-ahead log. Live tables stay.
        """
        gone = await self._run(partial(_remove, guild=guild))
        await self._tidy()
        return gone


_ENDED: Final = "('over', 'cancelled')"


def _to_thin(connection: sqlite3.Connection, *, before: int, most: int) -> tuple[int, ...]:
    """Return tables to thin, the last to end first, so that the query does not scan all that are thinned already."""
    query = (
        f"SELECT id FROM game_table WHERE status IN {_ENDED} AND changed_at < ?"  # noqa: S608 - constants only
        " AND (status = 'cancelled' OR id IN (SELECT table_id FROM result))"
        " AND (id IN (SELECT table_id FROM checkpoint) OR id IN (SELECT table_id FROM delivery))"
        " ORDER BY changed_at DESC LIMIT ?"
    )
    return tuple(row[0] for row in connection.execute(query, (before, most)))


def _thin(connection: sqlite3.Connection, *, tables: Sequence[int]) -> None:
    for table in tables:
        connection.execute("DELETE FROM checkpoint WHERE table_id = ?", (table,))
        connection.execute("DELETE FROM delivery WHERE table_id = ?", (table,))
        connection.execute("DELETE FROM doing WHERE table_id = ?", (table,))
        connection.execute(
            "UPDATE entry SET interaction = NULL, at = (SELECT changed_at FROM game_table WHERE id = table_id)"
            " WHERE table_id = ?",
            (table,),
        )


def _remove(connection: sqlite3.Connection, *, guild: int) -> tuple[int, ...]:
    query = f"DELETE FROM game_table WHERE guild = ? AND status IN {_ENDED} RETURNING id"  # noqa: S608 - constants only
    gone = tuple(sorted(row[0] for row in connection.execute(query, (guild,)).fetchall()))
    connection.execute("DELETE FROM season WHERE guild = ?", (guild,))
    connection.execute("DELETE FROM apart WHERE guild = ?", (guild,))
    return gone


def _played(connection: sqlite3.Connection, *, where: str, values: Sequence[Any], most: int) -> tuple[Played, ...]:
    query = (
        "SELECT id, guild, channel, game, status, changed_at FROM game_table"  # noqa: S608 - constants only
        f" WHERE seed IS NOT NULL AND {where} ORDER BY id DESC LIMIT ?"
    )
    seats = "SELECT person FROM seat WHERE table_id = ? AND person IS NOT NULL ORDER BY seat"
    return tuple(
        Played(*row, people=tuple(person for (person,) in connection.execute(seats, (row[0],))))
        for row in connection.execute(query, (*values, most)).fetchall()
    )
