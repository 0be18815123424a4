"""Seasons of servers, and the people who opted out of leaderboards."""

from typing import Final

import aiosqlite
import msgspec

from storage.database import Part
from storage.queries import change, column, columns_of, records, rows, rows_of, value
from storage.records import StorageError

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


async def begin(connection: aiosqlite.Connection, guild: int, name: str, at: int) -> None:
    """Begin a season. Raise `SeasonTaken` if one is running or an earlier one had this name."""
    query = "SELECT 1 FROM season WHERE guild = ? AND (ended_at IS NULL OR name = ?)"
    if await value(connection, query, (guild, name)):
        raise SeasonTaken(f"a season is running, or an earlier one was called {name!r}")
    await connection.execute("INSERT INTO season (guild, name, began_at) VALUES (?, ?, ?)", (guild, name, at))


class Seasons(Part):
    """Seasons of servers."""

    begin = Part.writes(begin)

    async def end(self, guild: int, season: int, at: int) -> Season | None:
        """End a season by its id and return it, or None if it does not run."""
        query = (
            "UPDATE season SET ended_at = max(?, began_at) WHERE guild = ? AND id = ? AND ended_at IS NULL"  # noqa: S608 - constants only
            f" RETURNING {columns_of(Season)}"
        )
        return next(iter(rows_of(Season, await self._run(rows, query, (at, guild, season)))), None)

    async def of(self, guild: int) -> tuple[Season, ...]:
        """Return a server's seasons, newest first."""
        return await self._read(records, Season, "season WHERE guild = ? ORDER BY id DESC", (guild,))

    async def stay_out(self, guild: int, person: int, *, out: bool) -> None:
        """Hide a person in a server's leaderboards, or show them again."""
        query = (
            "INSERT INTO apart (guild, person) VALUES (?, ?) ON CONFLICT DO NOTHING"
            if out
            else "DELETE FROM apart WHERE guild = ? AND person = ?"
        )
        await self._run(change, query, (guild, person))

    async def staying_out(self, guild: int) -> frozenset[int]:
        """Return the people who are hidden in a server's leaderboards."""
        return frozenset(await self._read(column, "SELECT person FROM apart WHERE guild = ?", (guild,)))

    async def out_of(self, person: int) -> tuple[int, ...]:
        """Return the servers in whose leaderboards a person is hidden."""
        return await self._read(column, "SELECT guild FROM apart WHERE person = ? ORDER BY guild", (person,))
