"""How tables ended, and who sat where: written in the transaction of the entry that tells it.

Whose result it is: a seat counts for the person it was dealt to, also while a computer substitutes for them. Whoever
gives it up, or loses it, in play is placed last at that table; whoever takes it over plays on without counting.
A table closed without a result counts for nobody.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from storage import occupancies
from storage.records import Ending, EntryKind, Occupant, Status
from storage.seasons import Season

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Awaitable, Callable, Sequence

    from storage.occupancies import Occupancy

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


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat ended: its place from 1, its points if the game has any, the team it played for.

    `sitter` is who played it at the end; `person` whom it counts for, None for a computer and for somebody unknown;
    `strength` is a computer's; `given_up` tells that they left it before the end.
    """

    seat: int
    place: int
    score: int | None
    team: int
    sitter: Occupant
    person: int | None
    strength: str
    given_up: bool


class Result(msgspec.Struct, frozen=True):
    """How a table ended. `preset` is the usual set of rules it was played by, empty for rules of its own.

    `number` rises from result to result as they are written, and is never used again; `moves` are those that somebody
    chose and did not take back.
    """

    number: int
    table: int
    guild: int
    game: str
    preset: str
    reason: str
    ended_at: int
    seats: tuple[SeatResult, ...]
    moves: int = 0


class Chosen(msgspec.Struct, frozen=True):
    """Which results somebody asks for: of a server and game, with any preset or one, of all time or of a season."""

    guild: int
    game: str
    preset: str = ""
    season: Season | None = None


class Snapshot(msgspec.Struct, frozen=True):
    """What chosen results come to, up to the one with number `last`; `stamp` tells how `body` was made of them."""

    stamp: str
    last: int
    body: bytes


class Records(msgspec.Struct, frozen=True):
    """The best of earlier tables of one kind: how many there were, their best score, their fewest and most moves.

    `best` is the highest score of a person who played to the end, None where nobody had points.
    """

    tables: int
    best: int | None
    fewest: int
    most: int


class Results:
    """What is kept of ended tables.

    `run` runs a unit of work in a transaction, `read` one that only reads.
    """

    def __init__(self, run: Run, read: Run) -> None:
        self._run = run
        self._read = read

    # Results

    async def of(self, chosen: Chosen, *, after: int = 0, most: int = -1) -> tuple[tuple[Result, ...], int]:
        """Return chosen results with numbers above `after`, in their order, and how many there are before them.

        At most `most`, if that is not negative. Those before are the chosen ones with numbers up to `after`.
        """
        return await self._read(partial(_of, chosen=chosen, after=after, most=most))

    async def snapshot(self, chosen: Chosen) -> Snapshot | None:
        """Return what was kept of the chosen results as they were folded, or None."""
        query = f"SELECT stamp, last, body FROM fold WHERE {_SNAPSHOT}"  # noqa: S608 - constants only
        rows = await self._read(lambda connection: connection.execute(query, _snapshot_key(chosen)).fetchall())
        return Snapshot(*rows[0]) if rows else None

    async def keep_snapshot(self, chosen: Chosen, snapshot: Snapshot, seen: int) -> None:
        """Keep what the chosen results come to, unless others than these `seen` are there by now."""
        await self._run(partial(_keep_snapshot, chosen=chosen, snapshot=snapshot, seen=seen))

    async def records(self, result: Result) -> Records:
        """Return the best of the server's tables before a result: of its game, set of rules and number of seats."""
        return await self._read(partial(_records, result=result))

    async def streak(self, result: Result, person: int) -> int:
        """Return how many tables of the game somebody had won in a row in the server, up to a result."""
        return await self._read(partial(_streak, result=result, person=person))

    async def last_of(self, guild: int, most: int) -> tuple[tuple[int, Result], ...]:
        """Return the last results of a server, at most so many, newest first, each with its table's channel."""
        return await self._read(partial(_last_of, guild=guild, most=most))

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

    async def busiest(self, least: int, most: int) -> tuple[Chosen, ...]:
        """Return the servers' games, and their sets of rules, with `least` results or more: the most first, so many."""
        query = (
            "SELECT guild, game, '', count(*) AS many FROM result GROUP BY guild, game HAVING many >= ?"
            " UNION ALL SELECT guild, game, preset, count(*) AS many FROM result WHERE preset <> ''"
            " GROUP BY guild, game, preset HAVING many >= ? ORDER BY many DESC LIMIT ?"
        )
        values = (least, least, most)
        return await self._read(lambda connection: tuple(Chosen(*row[:3]) for row in connection.execute(query, values)))

    async def missing(self, *, all_again: bool = False) -> tuple[int, ...]:
        """Return the tables played to their end that have no result yet, or all of them, in the order they ended."""
        query = "SELECT id FROM game_table WHERE status = 'over'"
        if not all_again:
            query += " AND id NOT IN (SELECT table_id FROM result)"
        query += " ORDER BY changed_at, id"
        return await self._read(lambda connection: tuple(row[0] for row in connection.execute(query)))

    async def rebuild(self, table: int, ending: Ending) -> None:
        """Write the result of a table that ended before, in the place of one that is there."""
        await self._run(partial(_rebuild, table=table, ending=ending))

    async def occupancies(self, table: int) -> tuple[Occupancy, ...]:
        """Return who sat where, by seat and in order; nothing before the deal."""
        return await self._run(partial(occupancies.told, table=table))


# Units of work


def note(connection: sqlite3.Connection, table: int, kind: EntryKind, ending: Ending) -> None:
    """Note how a table ended by an entry of this kind, which is not written yet; seats are still as they were."""
    occupancies.known(connection, table)
    _keep(connection, table, ending, unwritten=int(kind in _CHOSEN))


_CHOSEN: Final = frozenset({EntryKind.MOVE, EntryKind.ANSWER})
"""Entries of moves that somebody chose."""


def _keep(connection: sqlite3.Connection, table: int, ending: Ending, unwritten: int = 0) -> None:
    """Write a table's result; so many of its moves are not among its entries yet."""
    lines: dict[int, list[Occupancy]] = {}
    for one in occupancies.all_of(connection, table):
        lines.setdefault(one.seat, []).append(one)
    connection.execute("DELETE FROM result WHERE table_id = ?", (table,))
    connection.execute(
        "INSERT INTO result (table_id, guild, game, preset, reason, ended_at, moves)"
        " SELECT id, guild, game, ?, ?, ?, ? FROM game_table WHERE id = ?",
        (ending.preset, ending.reason, ending.at, _moves(connection, table) + unwritten, table),
    )
    rows: list[tuple[Any, ...]] = []
    for seat, place in enumerate(ending.places):
        first, last = lines[seat][0], lines[seat][-1]
        given_up = first.sitter is not Occupant.COMPUTER and (
            last.sitter is Occupant.COMPUTER or last.person != first.person
        )
        score = ending.scores[seat] if ending.scores else None
        team = ending.teams[seat] if ending.teams else seat
        rows.append((table, seat, place, score, team, last.sitter, first.person, last.strength, given_up))
    connection.executemany(
        "INSERT INTO result_seat (table_id, seat, place, score, team, sitter, person, strength, given_up)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        rows,
    )


def _moves(connection: sqlite3.Connection, table: int) -> int:
    """Return how many moves somebody chose and did not take back."""
    query = (
        "SELECT max(0, coalesce(sum(iif(kind IN ('move', 'answer'), 1, iif(kind = 'undo', -1, 0))), 0))"
        " FROM entry WHERE table_id = ?"
    )
    return connection.execute(query, (table,)).fetchone()[0]


def _rebuild(connection: sqlite3.Connection, *, table: int, ending: Ending) -> None:
    row = connection.execute("SELECT status FROM game_table WHERE id = ?", (table,)).fetchone()
    if row is not None and row[0] == Status.OVER:
        occupancies.known(connection, table)
        _keep(connection, table, ending)


def _results(connection: sqlite3.Connection, *, where: str, values: Sequence[int | str]) -> tuple[Result, ...]:
    query = (
        "SELECT number, result.table_id, guild, game, preset, reason, ended_at, moves,"  # noqa: S608 - constants only
        " seat, place, score, team, sitter, person, strength, given_up"
        f" FROM result JOIN result_seat USING (table_id) WHERE {where} ORDER BY number, seat"
    )
    sitters = {str(sitter): sitter for sitter in Occupant}
    rows = connection.execute(query, tuple(values))
    found: list[tuple[Result, list[SeatResult]]] = []
    seats: list[SeatResult] = []
    last = None
    for number, table, guild, game, preset, reason, ended_at, moves, *one in rows:
        if number != last:
            last, seats = number, []
            found.append((Result(number, table, guild, game, preset, reason, ended_at, (), moves), seats))
        seat, place, score, team, sitter, person, strength, given_up = one
        seats.append(SeatResult(seat, place, score, team, sitters[sitter], person, strength, bool(given_up)))
    return tuple(msgspec.structs.replace(head, seats=tuple(seats)) for head, seats in found)


def _among(chosen: Chosen) -> tuple[str, list[Any]]:
    """Return the condition that chosen results meet, and its values."""
    where, values = ["guild = ?", "game = ?"], list[Any]((chosen.guild, chosen.game))
    if chosen.preset:
        where.append("preset = ?")
        values.append(chosen.preset)
    if chosen.season is not None:
        where.append("ended_at >= ?")
        values.append(chosen.season.began_at)
        if chosen.season.ended_at is not None:
            where.append("ended_at < ?")
            values.append(chosen.season.ended_at)
    return " AND ".join(where), values


def _of(connection: sqlite3.Connection, *, chosen: Chosen, after: int, most: int) -> tuple[tuple[Result, ...], int]:
    where, values = _among(chosen)
    before = f"SELECT count(*) FROM result WHERE {where} AND number <= ?"  # noqa: S608 - constants only
    next_ones = f"number IN (SELECT number FROM result WHERE {where} AND number > ? ORDER BY number LIMIT ?)"  # noqa: S608 - constants only
    found = _results(connection, where=next_ones, values=(*values, after, most))
    return found, connection.execute(before, (*values, after)).fetchone()[0]


def _last_of(connection: sqlite3.Connection, *, guild: int, most: int) -> tuple[tuple[int, Result], ...]:
    where = "number IN (SELECT number FROM result WHERE guild = ? ORDER BY number DESC LIMIT ?)"
    found = _results(connection, where=where, values=(guild, most))
    query = "SELECT channel FROM game_table WHERE id = ?"
    return tuple((connection.execute(query, (one.table,)).fetchone()[0], one) for one in reversed(found))


_SNAPSHOT: Final = "guild = ? AND game = ? AND preset = ? AND season = ?"


def _snapshot_key(chosen: Chosen) -> tuple[int | str, ...]:
    return chosen.guild, chosen.game, chosen.preset, 0 if chosen.season is None else chosen.season.id


def _keep_snapshot(connection: sqlite3.Connection, *, chosen: Chosen, snapshot: Snapshot, seen: int) -> None:
    where, values = _among(chosen)
    query = f"SELECT count(*) FROM result WHERE {where} AND number <= ?"  # noqa: S608 - constants only
    if connection.execute(query, (*values, snapshot.last)).fetchone()[0] == seen:
        connection.execute(
            "INSERT OR REPLACE INTO fold (guild, game, preset, season, stamp, last, body) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (*_snapshot_key(chosen), *msgspec.structs.astuple(snapshot)),
        )


def _records(connection: sqlite3.Connection, *, result: Result) -> Records:
    query = (
        "SELECT count(*), max(best), coalesce(min(moves), 0), coalesce(max(moves), 0) FROM ("
        " SELECT moves, max(iif(person IS NULL OR given_up, NULL, score)) AS best"
        " FROM result JOIN result_seat USING (table_id)"
        " WHERE guild = ? AND game = ? AND preset = ? AND number < ? GROUP BY number HAVING count(*) = ?)"
    )
    values = (result.guild, result.game, result.preset, result.number, len(result.seats))
    return Records(*connection.execute(query, values).fetchone())


_LONGEST_STREAK: Final = 100
"""Tables that are looked at for a row of wins."""


def _streak(connection: sqlite3.Connection, *, result: Result, person: int) -> int:
    query = (
        "SELECT place = 1 AND NOT given_up FROM result JOIN result_seat USING (table_id)"
        " WHERE person = ? AND guild = ? AND game = ? AND number <= ? ORDER BY number DESC LIMIT ?"
    )
    values = (person, result.guild, result.game, result.number, _LONGEST_STREAK)
    won = [bool(row[0]) for row in connection.execute(query, values)]
    return next((place for place, one in enumerate(won) if not one), len(won))
