"""Past tables: listing them, keeping reviews of them, thinning old ones, removing those of a server."""

from collections.abc import Sequence
from typing import Final

import aiosqlite
import msgspec

from storage.database import Part
from storage.queries import change, column, rows, value


class Played(msgspec.Struct, frozen=True):
    """A table that was started, for lists. `people` are the persons in its seats, by seat, without computers."""

    table: int
    guild: int
    channel: int
    game: str
    status: str
    changed_at: int
    people: tuple[int, ...]


class Archive(Part):
    """Queries and changes of past tables."""

    async def in_channel(self, channel: int, most: int) -> tuple[Played, ...]:
        """Return at most `most` tables that were started in a channel, newest first."""
        return await self._read(_played, "channel = ?", (channel, most))

    async def with_person(self, guild: int, person: int, most: int) -> tuple[Played, ...]:
        """Return at most `most` tables of a server at which a person played, newest first."""
        where = (
            "guild = ? AND (id IN (SELECT table_id FROM sitting WHERE person = ?)"
            " OR id IN (SELECT table_id FROM seat WHERE person = ?))"
        )
        return await self._read(_played, where, (guild, person, person, most))

    async def sat_at(self, table: int, person: int) -> bool:
        """Return whether a person sits or sat at a table."""
        query = (
            "SELECT EXISTS (SELECT 1 FROM seat WHERE table_id = ? AND person = ?)"
            " OR EXISTS (SELECT 1 FROM sitting WHERE table_id = ? AND person = ?)"
        )
        return bool(await self._read(value, query, (table, person, table, person)))

    async def agree(self, table: int, person: int, at: int) -> None:
        """Store a person's consent to reveal the hands of a table; `at` is in Unix seconds."""
        query = "INSERT INTO consent (table_id, person, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self._run(change, query, (table, person, at))

    async def withdraw(self, table: int, person: int) -> None:
        """Delete a person's consent to reveal the hands of a table."""
        await self._run(change, "DELETE FROM consent WHERE table_id = ? AND person = ?", (table, person))

    async def agreed(self, table: int) -> frozenset[int]:
        """Return the people who consented to reveal the hands of a table."""
        return frozenset(await self._read(column, "SELECT person FROM consent WHERE table_id = ?", (table,)))

    async def agreed_by(self, person: int) -> tuple[int, ...]:
        """Return the tables whose hands a person consented to reveal."""
        query = "SELECT table_id FROM consent WHERE person = ? ORDER BY table_id"
        return await self._read(column, query, (person,))

    async def keep_review(self, table: int, person: int, rules_version: int, body: str) -> None:
        """Store the review of a person's moves at a table, as JSON, in place of an earlier one.

        Nothing is stored of a person who has been forgotten, nor of a table that was removed.
        """
        query = (
            "INSERT INTO review (table_id, person, rules_version, body) SELECT game_table.id, person.id, ?, ?"
            " FROM game_table, person WHERE game_table.id = ? AND person.id = ? AND discord_id IS NOT NULL"
            " ON CONFLICT (table_id, person) DO UPDATE SET rules_version = excluded.rules_version, body = excluded.body"
        )
        await self._run(change, query, (rules_version, body, table, person))

    async def review(self, table: int, person: int, rules_version: int) -> str | None:
        """Return the review of a person's moves at a table, if one was made by these rules."""
        query = "SELECT body FROM review WHERE table_id = ? AND person = ? AND rules_version = ?"
        return await self._read(value, query, (table, person, rules_version))

    async def reviews_of(self, person: int) -> tuple[tuple[int, str], ...]:
        """Return the reviews of a person's moves, each with its table."""
        query = "SELECT table_id, body FROM review WHERE person = ? ORDER BY table_id"
        return tuple((table, body) for table, body in await self._read(rows, query, (person,)))

    async def thin(self, before: int, most: int) -> int:
        """Thin at most `most` tables that ended before this time (Unix seconds); return how many.

        Thinning keeps the result and what the table's record contains. It deletes the checkpoint, deliveries, audit
        records and reviews, and the time and interaction of each entry.
        """
        if tables := await self._read(column, _TO_THIN, (before, most)):
            await self._run(_thin, tables)
        return len(tables)

    async def ended_in(self, guild: int) -> tuple[int, ...]:
        """Return the ended tables of a server, oldest first."""
        query = f"SELECT id FROM game_table WHERE guild = ? AND status IN {_ENDED} ORDER BY id"  # noqa: S608 - constants only
        return await self._read(column, query, (guild,))

    async def remove(self, guild: int) -> tuple[int, ...]:
        """Remove all data of a server's ended tables, its seasons and its opt-outs; return the tables.

        Afterwards nothing of them is left in the file or the write-ahead log. Live tables stay.
        """
        gone = await self._run(_remove, guild)
        await self._tidy()
        return gone


_ENDED: Final = "('over', 'cancelled')"
_TO_THIN: Final = (
    f"SELECT id FROM game_table WHERE status IN {_ENDED} AND changed_at < ?"  # noqa: S608 - constants only
    " AND (status = 'cancelled' OR id IN (SELECT table_id FROM result))"
    " AND (id IN (SELECT table_id FROM checkpoint) OR id IN (SELECT table_id FROM delivery)"
    " OR id IN (SELECT table_id FROM review))"
    " ORDER BY changed_at DESC LIMIT ?"
)
"""Finds tables to thin, the last to end first, so that the query does not scan all that are thinned already."""


async def _thin(connection: aiosqlite.Connection, tables: Sequence[int]) -> None:
    for statement in (
        "DELETE FROM checkpoint WHERE table_id = ?",
        "DELETE FROM delivery WHERE table_id = ?",
        "DELETE FROM doing WHERE table_id = ?",
        "DELETE FROM review WHERE table_id = ?",
        "UPDATE entry SET interaction = NULL, at = changed_at FROM game_table WHERE id = table_id AND table_id = ?",
    ):
        await connection.executemany(statement, [(table,) for table in tables])


async def _remove(connection: aiosqlite.Connection, guild: int) -> tuple[int, ...]:
    query = f"DELETE FROM game_table WHERE guild = ? AND status IN {_ENDED} RETURNING id"  # noqa: S608 - constants only
    gone = await column(connection, query, (guild,))
    await connection.execute("DELETE FROM season WHERE guild = ?", (guild,))
    await connection.execute("DELETE FROM apart WHERE guild = ?", (guild,))
    return tuple(sorted(gone))


async def _played(connection: aiosqlite.Connection, where: str, values: Sequence[int]) -> tuple[Played, ...]:
    """Return the tables chosen by a condition, newest first. The last of the values is how many at most."""
    query = (
        "SELECT id, guild, channel, game, status, changed_at FROM game_table"  # noqa: S608 - constants only
        f" WHERE seed IS NOT NULL AND {where} ORDER BY id DESC LIMIT ?"
    )
    people = "SELECT person FROM seat WHERE table_id = ? AND person IS NOT NULL ORDER BY seat"
    found = await rows(connection, query, values)
    return tuple([Played(*row, people=await column(connection, people, (row[0],))) for row in found])
