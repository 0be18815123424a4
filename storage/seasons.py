"""Seasons of servers, and the people who opted out of leaderboards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from storage.records import StorageError

if TYPE_CHECKING:
    import sqlite3

    from storage.connection import Run


LONGEST_SEASON: Final = 40
"""Characters in the longest name of a season."""


class SeasonTaken(StorageError):
    """A season is already running, or an earlier one had this name."""


class Season(msgspec.Struct, frozen=True):
    """A period with a leaderboard of its own, in Unix seconds; `ended_at` is None while it runs."""

    id: int
    guild: int
    name: str
    began_at: int
    ended_at: int | None


class Seasons:
    """Seasons of servers. `run` runs a unit of work in a transaction, `read` one that only reads."""

    def __init__(self, run: Run, read: Run) -> None:
        self._run = run
        self._read = read

    async def begin(self, guild: int, name: str, at: int) -> None:
        """Begin a season. Raise `SeasonTaken` if one is running or an earlier one had this name."""
        await self._run(partial(_begin, guild=guild, name=name, at=at))

    async def end(self, guild: int, at: int) -> Season | None:
        """End the running season and return it, or None if there is none."""
        query = (
            "UPDATE season SET ended_at = max(?, began_at) WHERE guild = ? AND ended_at IS NULL"  # noqa: S608 - constants only
            f" RETURNING {', '.join(Season.__struct_fields__)}"
        )
        rows = await self._run(lambda connection: connection.execute(query, (at, guild)).fetchall())
        return Season(*rows[0]) if rows else None

    async def of(self, guild: int) -> tuple[Season, ...]:
        """Return a server's seasons, newest first."""
        query = f"SELECT {', '.join(Season.__struct_fields__)} FROM season WHERE guild = ? ORDER BY id DESC"  # noqa: S608 - constants only
        rows = await self._read(lambda connection: connection.execute(query, (guild,)).fetchall())
        return tuple(Season(*row) for row in rows)

    async def stay_out(self, guild: int, person: int, *, out: bool) -> None:
        """Hide a person in a server's leaderboards, or show them again."""
        query = (
            "INSERT INTO apart (guild, person) VALUES (?, ?) ON CONFLICT DO NOTHING"
            if out
            else "DELETE FROM apart WHERE guild = ? AND person = ?"
        )
        await self._run(lambda connection: connection.execute(query, (guild, person)).rowcount)

    async def staying_out(self, guild: int) -> frozenset[int]:
        """Return the people who are hidden in a server's leaderboards."""
        query = "SELECT person FROM apart WHERE guild = ?"
        return await self._read(lambda connection: frozenset(row[0] for row in connection.execute(query, (guild,))))

    async def out_of(self, person: int) -> tuple[int, ...]:
        """Return the servers in whose leaderboards a person is hidden."""
        query = "SELECT guild FROM apart WHERE person = ? ORDER BY guild"
        return await self._read(lambda connection: tuple(row[0] for row in connection.execute(query, (person,))))


def _begin(connection: sqlite3.Connection, *, guild: int, name: str, at: int) -> None:
    query = "SELECT 1 FROM season WHERE guild = ? AND (ended_at IS NULL OR name = ?)"
    if connection.execute(query, (guild, name)).fetchone():
        raise SeasonTaken(f"a season is running, or an earlier one was called {name!r}")
    connection.execute("INSERT INTO season (guild, name, began_at) VALUES (?, ?, ?)", (guild, name, at))
