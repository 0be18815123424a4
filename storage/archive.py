"""Tables of the past: which there are, thinning those that ended long ago, removing a server's."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from storage.results import Run


class Played(msgspec.Struct, frozen=True):
    """A table that was dealt, in a list. `people` are those who sit there, by seat; computers are left out."""

    table: int
    guild: int
    channel: int
    game: str
    status: str
    changed_at: int
    people: tuple[int, ...]


class Archive:
    """What is asked of tables of the past. `run` runs a unit of work in a transaction, `read` one that only reads."""

    def __init__(self, run: Run, read: Run) -> None:
        self._run = run
        self._read = read

    async def in_channel(self, channel: int, most: int) -> tuple[Played, ...]:
        """Return the last tables that were dealt in a channel, at most so many, the newest first."""
        return await self._read(partial(_played, where="channel = ?", values=(channel,), most=most))

    async def with_person(self, guild: int, person: int, most: int) -> tuple[Played, ...]:
        """Return the last tables of a server at which somebody sat in play, at most so many, the newest first."""
        where = (
            "guild = ? AND (id IN (SELECT table_id FROM sitting WHERE person = ?)"
            " OR id IN (SELECT table_id FROM seat WHERE person = ?))"
        )
        return await self._read(partial(_played, where=where, values=(guild, person, person), most=most))

    async def sat_at(self, table: int, person: int) -> bool:
        """Return whether somebody sits or sat at a table."""
        query = (
            "SELECT EXISTS (SELECT 1 FROM seat WHERE table_id = ? AND person = ?)"
            " OR EXISTS (SELECT 1 FROM sitting WHERE table_id = ? AND person = ?)"
        )
        values = (table, person, table, person)
        return await self._read(lambda connection: bool(connection.execute(query, values).fetchone()[0]))


def _played(connection: sqlite3.Connection, *, where: str, values: Sequence[Any], most: int) -> tuple[Played, ...]:
    query = (
        "SELECT id, guild, channel, game, status, changed_at FROM game_table"  # noqa: S608 - constants only
        f" WHERE seed IS NOT NULL AND {where} ORDER BY id DESC LIMIT ?"
    )
    seats = "SELECT person FROM seat WHERE table_id = ? AND person IS NOT NULL ORDER BY seat"
    return tuple(
        Played(*row[:6], people=tuple(one[0] for one in connection.execute(seats, (row[0],))))
        for row in connection.execute(query, (*values, most)).fetchall()
    )
