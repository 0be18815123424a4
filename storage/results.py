"""How tables ended, and who sat where: written in the transaction of the entry that tells it.

Whose result it is: a seat counts for the person it was dealt to, also while a computer substitutes for them. Whoever
gives it up, or loses it, in play is placed last at that table; whoever takes it over plays on without counting.
A table closed without a result counts for nobody.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from storage.records import Ending, EntryKind, SeatRow, Sitter, Status, StorageError

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Awaitable, Callable, Iterable, Sequence

    from storage.records import Change

TABLES: Final = frozenset({"sitting", "result", "result_seat", "season", "apart"})
MIGRATION: Final = """
    CREATE TABLE sitting (
        table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL CHECK (seat >= 0),
        since INTEGER NOT NULL CHECK (since >= 0),
        sitter TEXT NOT NULL CHECK (sitter IN ('person', 'computer', 'substitute')),
        person INTEGER REFERENCES person (id),
        strength TEXT NOT NULL,
        PRIMARY KEY (table_id, seat, since),
        CHECK (sitter <> 'computer' OR person IS NULL)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sitting_of_person ON sitting (person) WHERE person IS NOT NULL;

    CREATE TABLE result (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        table_id INTEGER NOT NULL UNIQUE REFERENCES game_table (id) ON DELETE CASCADE,
        guild INTEGER NOT NULL,
        game TEXT NOT NULL,
        preset TEXT NOT NULL,
        reason TEXT NOT NULL,
        ended_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX result_of_guild ON result (guild, game, number);

    CREATE TABLE result_seat (
        table_id INTEGER NOT NULL REFERENCES result (table_id) ON DELETE CASCADE,
        seat INTEGER NOT NULL CHECK (seat >= 0),
        place INTEGER NOT NULL CHECK (place >= 1),
        score INTEGER,
        team INTEGER NOT NULL CHECK (team >= 0),
        sitter TEXT NOT NULL CHECK (sitter IN ('person', 'computer', 'substitute')),
        person INTEGER REFERENCES person (id),
        strength TEXT NOT NULL,
        given_up INTEGER NOT NULL CHECK (given_up IN (0, 1)),
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX result_of_person ON result_seat (person) WHERE person IS NOT NULL;

    CREATE TABLE season (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        guild INTEGER NOT NULL,
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
        began_at INTEGER NOT NULL,
        ended_at INTEGER CHECK (ended_at >= began_at)
    ) STRICT;
    CREATE UNIQUE INDEX one_running_season ON season (guild) WHERE ended_at IS NULL;
    CREATE UNIQUE INDEX one_season_of_a_name ON season (guild, name);

    CREATE TABLE apart (
        guild INTEGER NOT NULL,
        person INTEGER NOT NULL REFERENCES person (id),
        PRIMARY KEY (guild, person)
    ) STRICT, WITHOUT ROWID;
    """

Run: TypeAlias = "Callable[[Callable[[sqlite3.Connection], Any]], Awaitable[Any]]"


class SeasonTaken(StorageError):
    """A season is running already, or one had this name."""


class Sitting(msgspec.Struct, frozen=True):
    """Who sat at a seat from entry `since` on, until the seat's next sitting.

    `person` is None for a computer, and for somebody of whom nothing was written down then; `strength` is a computer's.
    """

    seat: int
    since: int
    sitter: Sitter
    person: int | None
    strength: str = "normal"


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat ended: its place from 1, its points if the game has any, the team it played for.

    `sitter` is who played it at the end; `person` whom it counts for, None for a computer and for somebody unknown;
    `strength` is a computer's; `given_up` tells that they left it before the end.
    """

    seat: int
    place: int
    score: int | None
    team: int
    sitter: Sitter
    person: int | None
    strength: str
    given_up: bool


class Result(msgspec.Struct, frozen=True):
    """How a table ended. `preset` is the usual set of rules it was played by, empty for rules of its own.

    `number` rises from result to result as they are written, and is never used again.
    """

    number: int
    table: int
    guild: int
    game: str
    preset: str
    reason: str
    ended_at: int
    seats: tuple[SeatResult, ...]


class Season(msgspec.Struct, frozen=True):
    """A span of time whose results are counted by themselves; `ended_at` is None while it runs. Unix seconds."""

    id: int
    guild: int
    name: str
    began_at: int
    ended_at: int | None


class Results:
    """What is kept of ended tables, and what people choose about it.

    `run` runs a unit of work in a transaction, `read` one that only reads.
    """

    def __init__(self, run: Run, read: Run) -> None:
        self._run = run
        self._read = read

    # Results

    async def of_guild(self, guild: int, game: str, *, after: int = 0) -> tuple[Result, ...]:
        """Return a server's results of a game with numbers above `after`, in the order of their numbers."""
        where = "guild = ? AND game = ? AND number > ?"
        return await self._read(partial(_results, where=where, values=(guild, game, after)))

    async def count(self, guild: int, game: str) -> int:
        """Return how many results a server has of a game."""
        query = "SELECT count(*) FROM result WHERE guild = ? AND game = ?"
        return await self._read(lambda connection: connection.execute(query, (guild, game)).fetchone()[0])

    async def last_of(self, guild: int, most: int) -> tuple[Result, ...]:
        """Return the last results of a server, at most so many, in the order of their numbers."""
        where = "number IN (SELECT number FROM result WHERE guild = ? ORDER BY number DESC LIMIT ?)"
        return await self._read(partial(_results, where=where, values=(guild, most)))

    async def of_person(self, guild: int, person: int) -> tuple[Result, ...]:
        """Return the results of a server in which somebody has a part, in the order of their numbers."""
        where = "guild = ? AND result.table_id IN (SELECT table_id FROM result_seat WHERE person = ?)"
        return await self._read(partial(_results, where=where, values=(guild, person)))

    async def of_table(self, table: int) -> Result | None:
        """Return a table's result, or None if it has none."""
        found = await self._read(partial(_results, where="result.table_id = ?", values=(table,)))
        return found[0] if found else None

    async def of_everywhere(self, person: int) -> tuple[Result, ...]:
        """Return all results in which somebody has a part, in any server."""
        where = "result.table_id IN (SELECT table_id FROM result_seat WHERE person = ?)"
        return await self._read(partial(_results, where=where, values=(person,)))

    async def sat_at(self, person: int) -> tuple[int, ...]:
        """Return the tables at which somebody sat in play, oldest first."""
        query = "SELECT DISTINCT table_id FROM sitting WHERE person = ? ORDER BY table_id"
        return await self._read(lambda connection: tuple(row[0] for row in connection.execute(query, (person,))))

    async def games_of(self, guild: int) -> tuple[str, ...]:
        """Return the games of which a server has results, those most played first."""
        query = "SELECT game FROM result WHERE guild = ? GROUP BY game ORDER BY count(*) DESC, game"
        return await self._read(lambda connection: tuple(row[0] for row in connection.execute(query, (guild,))))

    async def busiest(self, least: int, most: int) -> tuple[tuple[int, str], ...]:
        """Return the servers and games with `least` results or more, those with most first, at most so many."""
        query = (
            "SELECT guild, game FROM result GROUP BY guild, game HAVING count(*) >= ? ORDER BY count(*) DESC LIMIT ?"
        )
        return await self._read(lambda connection: tuple(connection.execute(query, (least, most)).fetchall()))

    async def unreckoned(self, *, all_again: bool = False) -> tuple[int, ...]:
        """Return the tables played to their end that have no result yet, or all of them, in the order they ended."""
        query = "SELECT id FROM game_table WHERE status = 'over'"
        if not all_again:
            query += " AND id NOT IN (SELECT table_id FROM result)"
        query += " ORDER BY changed_at, id"
        return await self._read(lambda connection: tuple(row[0] for row in connection.execute(query)))

    async def reckon(self, table: int, ending: Ending) -> None:
        """Write the result of a table that ended before, in the place of one that is there."""
        await self._run(partial(_reckon, table=table, ending=ending))

    async def sittings(self, table: int) -> tuple[Sitting, ...]:
        """Return who sat where, by seat and in order; nothing before the deal."""
        return await self._run(partial(_told_sittings, table=table))

    # Staying out

    async def stay_out(self, guild: int, person: int, *, out: bool) -> None:
        """Remember that somebody is not to be shown in a server's standings, or that they are again."""
        query = (
            "INSERT INTO apart (guild, person) VALUES (?, ?) ON CONFLICT DO NOTHING"
            if out
            else "DELETE FROM apart WHERE guild = ? AND person = ?"
        )
        await self._run(lambda connection: connection.execute(query, (guild, person)).rowcount)

    async def staying_out(self, guild: int) -> frozenset[int]:
        """Return who is not to be shown in a server's standings."""
        query = "SELECT person FROM apart WHERE guild = ?"
        return await self._read(lambda connection: frozenset(row[0] for row in connection.execute(query, (guild,))))

    async def out_of(self, person: int) -> tuple[int, ...]:
        """Return the servers in whose standings somebody is not shown."""
        query = "SELECT guild FROM apart WHERE person = ? ORDER BY guild"
        return await self._read(lambda connection: tuple(row[0] for row in connection.execute(query, (person,))))

    # Seasons

    async def begin_season(self, guild: int, name: str, at: int) -> None:
        """Begin a season. Raise `SeasonTaken` while one runs, and for a name that one had."""
        await self._run(partial(_begin_season, guild=guild, name=name, at=at))

    async def end_season(self, guild: int, at: int) -> Season | None:
        """End the running season and return it; None if none runs."""
        query = (
            "UPDATE season SET ended_at = max(?, began_at) WHERE guild = ? AND ended_at IS NULL"  # noqa: S608 - constants only
            f" RETURNING {', '.join(Season.__struct_fields__)}"
        )
        rows = await self._run(lambda connection: connection.execute(query, (at, guild)).fetchall())
        return Season(*rows[0]) if rows else None

    async def seasons(self, guild: int) -> tuple[Season, ...]:
        """Return a server's seasons, the newest first."""
        query = f"SELECT {', '.join(Season.__struct_fields__)} FROM season WHERE guild = ? ORDER BY id DESC"  # noqa: S608 - constants only
        rows = await self._read(lambda connection: connection.execute(query, (guild,)).fetchall())
        return tuple(Season(*row) for row in rows)


# Units of work

INSERT_SITTING: Final = (
    "INSERT INTO sitting (table_id, seat, since, sitter, person, strength) VALUES (?, ?, ?, ?, ?, ?)"
)


def note(connection: sqlite3.Connection, table: int, number: int, change: Change) -> None:
    """Note what entry `number` changes about who sits where, and how the table ended; seats are still as they were."""
    if change.seed is not None:
        _sit_down(connection, table, number, change.seats or _seats(connection, table))
    elif change.seats is not None and _began(connection, table):
        before = {row.seat: row for row in _known_seats(connection, table)}
        _sit_down(connection, table, number, [row for row in change.seats if not _same(row, before.get(row.seat))])
    if change.ending is not None:
        _known_seats(connection, table)
        _keep(connection, table, change.ending)


def _same(row: SeatRow, before: Sitting | None) -> bool:
    return before is not None and (row.sitter, row.person, row.strength) == (
        before.sitter,
        before.person,
        before.strength,
    )


def _began(connection: sqlite3.Connection, table: int) -> bool:
    query = "SELECT seed IS NOT NULL FROM game_table WHERE id = ?"
    return bool(connection.execute(query, (table,)).fetchone()[0])


def _seats(connection: sqlite3.Connection, table: int) -> list[SeatRow]:
    query = "SELECT seat, sitter, person, contribution, strength FROM seat WHERE table_id = ? ORDER BY seat"
    return [SeatRow(row[0], Sitter(row[1]), *row[2:]) for row in connection.execute(query, (table,))]


def _sit_down(connection: sqlite3.Connection, table: int, number: int, seats: Iterable[SeatRow]) -> None:
    connection.executemany(
        INSERT_SITTING,
        [(table, row.seat, number, row.sitter, row.person, row.strength) for row in seats],
    )


def _sittings(connection: sqlite3.Connection, table: int) -> list[Sitting]:
    query = "SELECT seat, since, sitter, person, strength FROM sitting WHERE table_id = ? ORDER BY seat, since"
    found = connection.execute(query, (table,))
    return [Sitting(seat, since, Sitter(sitter), who, strength) for seat, since, sitter, who, strength in found]


def _told_sittings(connection: sqlite3.Connection, *, table: int) -> tuple[Sitting, ...]:
    if connection.execute("SELECT 1 FROM game_table WHERE id = ?", (table,)).fetchone() is None:
        return ()
    if _began(connection, table):
        _known_seats(connection, table)
    return tuple(_sittings(connection, table))


def _known_seats(connection: sqlite3.Connection, table: int) -> list[Sitting]:
    """Return the last sitting of each seat; where none were noted yet, they are first made out from the journal."""
    if not (found := _sittings(connection, table)):
        query = "SELECT number, kind, seat FROM entry WHERE table_id = ? ORDER BY number"
        entries = [(row[0], EntryKind(row[1]), row[2]) for row in connection.execute(query, (table,))]
        found = made_out(entries, _seats(connection, table))
        rows = [(table, one.seat, one.since, one.sitter, one.person, one.strength) for one in found]
        connection.executemany(INSERT_SITTING, rows)
    return list({one.seat: one for one in found}.values())


def made_out(entries: Sequence[tuple[int, EntryKind, int]], seats: Sequence[SeatRow]) -> list[Sitting]:
    """Return who sat where as (number, kind, seat) of the entries tell it, by seat and in order.

    Entries name nobody: only who sits there at the end is known, from when they took the seat.
    """
    lobby: list[Sitter] = []
    sittings: list[list[Sitting]] = []
    taken: dict[int, int] = {}
    for number, kind, seat in entries:
        match kind:
            case EntryKind.JOIN:
                lobby.append(Sitter.PERSON)
            case EntryKind.COMPUTER:
                lobby.append(Sitter.COMPUTER)
            case EntryKind.START:
                lobby = lobby if len(lobby) == len(seats) else [row.sitter for row in seats]
                sittings = [[Sitting(seat, number, sitter, None)] for seat, sitter in enumerate(lobby)]
            case EntryKind.LEAVE | EntryKind.REMOVE if not sittings:
                del lobby[seat]
            case EntryKind.LEAVE | EntryKind.REMOVE | EntryKind.REPLACE:
                taken[seat] = number
                sitter = Sitter.PERSON if kind is EntryKind.REPLACE else Sitter.COMPUTER
                sittings[seat].append(Sitting(seat, number, sitter, None))
            case EntryKind.SUBSTITUTE | EntryKind.RETURN if sittings:
                sitter = Sitter.SUBSTITUTE if kind is EntryKind.SUBSTITUTE else Sitter.PERSON
                sittings[seat].append(Sitting(seat, number, sitter, None))
            case _:
                pass
    last = {row.seat: row for row in seats}
    return [
        Sitting(one.seat, one.since, one.sitter, last[one.seat].person, last[one.seat].strength)
        if one.since >= taken.get(one.seat, 0)
        else one
        for line in sittings
        for one in line
    ]


def _keep(connection: sqlite3.Connection, table: int, ending: Ending) -> None:
    lines: dict[int, list[Sitting]] = {}
    for one in _sittings(connection, table):
        lines.setdefault(one.seat, []).append(one)
    connection.execute("DELETE FROM result WHERE table_id = ?", (table,))
    connection.execute(
        "INSERT INTO result (table_id, guild, game, preset, reason, ended_at)"
        " SELECT id, guild, game, ?, ?, ? FROM game_table WHERE id = ?",
        (ending.preset, ending.reason, ending.at, table),
    )
    rows: list[tuple[Any, ...]] = []
    for seat, place in enumerate(ending.places):
        first, last = lines[seat][0], lines[seat][-1]
        given_up = first.sitter is not Sitter.COMPUTER and (
            last.sitter is Sitter.COMPUTER or last.person != first.person
        )
        score = ending.scores[seat] if ending.scores else None
        team = ending.teams[seat] if ending.teams else seat
        rows.append((table, seat, place, score, team, last.sitter, first.person, last.strength, given_up))
    connection.executemany(
        "INSERT INTO result_seat (table_id, seat, place, score, team, sitter, person, strength, given_up)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        rows,
    )


def _reckon(connection: sqlite3.Connection, *, table: int, ending: Ending) -> None:
    row = connection.execute("SELECT status FROM game_table WHERE id = ?", (table,)).fetchone()
    if row is not None and row[0] == Status.OVER:
        _known_seats(connection, table)
        _keep(connection, table, ending)


def _results(connection: sqlite3.Connection, *, where: str, values: Sequence[int | str]) -> tuple[Result, ...]:
    query = (
        "SELECT number, result.table_id, guild, game, preset, reason, ended_at,"  # noqa: S608 - constants only
        " seat, place, score, team, sitter, person, strength, given_up"
        f" FROM result JOIN result_seat USING (table_id) WHERE {where} ORDER BY number, seat"
    )
    sitters = {str(sitter): sitter for sitter in Sitter}
    rows = connection.execute(query, tuple(values))
    found: list[tuple[Result, list[SeatResult]]] = []
    seats: list[SeatResult] = []
    last = None
    for number, table, guild, game, preset, reason, ended_at, *one in rows:
        if number != last:
            last, seats = number, []
            found.append((Result(number, table, guild, game, preset, reason, ended_at, ()), seats))
        seat, place, score, team, sitter, person, strength, given_up = one
        seats.append(SeatResult(seat, place, score, team, sitters[sitter], person, strength, bool(given_up)))
    return tuple(msgspec.structs.replace(head, seats=tuple(seats)) for head, seats in found)


def _begin_season(connection: sqlite3.Connection, *, guild: int, name: str, at: int) -> None:
    query = "SELECT 1 FROM season WHERE guild = ? AND (ended_at IS NULL OR name = ?)"
    if connection.execute(query, (guild, name)).fetchone():
        raise SeasonTaken(f"a season is running, or one was called {name!r}")
    connection.execute("INSERT INTO season (guild, name, began_at) VALUES (?, ?, ?)", (guild, name, at))
