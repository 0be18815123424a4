"""Results of tables, written in the transaction of the entry that ends the table.

A seat counts for the person who had it at the start, also while a computer substitutes for them. A player who gives up
or loses the seat during play comes last at that table; a player who takes it over does not count. Tables closed without
a result do not count.
"""

from itertools import groupby
from typing import Final

import aiosqlite
import msgspec

from storage import occupancies
from storage.database import Part
from storage.queries import Values, column, columns_of, insert, rows, rows_of, value
from storage.records import Ending, Occupant, Status
from storage.seasons import Season


class SeatResult(msgspec.Struct, frozen=True):
    """The result of a seat: its place from 1, its points if the game has any, the team it played for.

    `sitter` is who played it at the end; `person` is whom it counts for, None for a computer or an unknown person;
    `strength` applies to computers; `given_up` means that the person left before the end.
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
    """The result of a table. `preset` names its options, empty if they match no preset.

    `number` increases in the order in which results are written and is never reused. `moves` counts the moves that were
    chosen and not taken back.
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
    """A selection of results: of a server and a game, of one preset or all, of one season or all time."""

    guild: int
    game: str
    preset: str = ""
    season: Season | None = None


class Records(msgspec.Struct, frozen=True):
    """Records of earlier tables of one kind: how many there were, their best score, their fewest and most moves.

    `best` is the highest score of a person who played to the end, None if the game has no points.
    """

    tables: int
    best: int | None
    fewest: int
    most: int


async def note(connection: aiosqlite.Connection, table: int, ending: Ending) -> None:
    """Store how a table ends, replacing an existing result. Call this before the seats change."""
    await occupancies.known(connection, table)
    occupied = await occupancies.all_of(connection, table)
    lines = {seat: list(line) for seat, line in groupby(occupied, key=lambda occupancy: occupancy.seat)}
    await connection.execute("DELETE FROM result WHERE table_id = ?", (table,))
    await connection.execute(
        "INSERT INTO result (table_id, guild, game, preset, reason, ended_at, moves)"
        " SELECT id, guild, game, ?, ?, ?, ? FROM game_table WHERE id = ?",
        (ending.preset, ending.reason, ending.at, ending.moves, table),
    )
    seats: list[SeatResult] = []
    for seat, place in enumerate(ending.places):
        first, last = lines[seat][0], lines[seat][-1]
        given_up = first.sitter is not Occupant.COMPUTER and (
            last.sitter is Occupant.COMPUTER or last.person != first.person
        )
        score = ending.scores[seat] if ending.scores else None
        team = ending.teams[seat] if ending.teams else seat
        seats.append(SeatResult(seat, place, score, team, last.sitter, first.person, last.strength, given_up))
    await insert(connection, "result_seat", seats, table=table)


async def rebuild(connection: aiosqlite.Connection, table: int, ending: Ending) -> None:
    """Write the result of a finished table, replacing an existing one."""
    if await value(connection, "SELECT status FROM game_table WHERE id = ?", (table,)) == Status.OVER:
        await note(connection, table, ending)


async def _results(connection: aiosqlite.Connection, where: str, values: Values) -> tuple[Result, ...]:
    query = (
        "SELECT number, result.table_id, guild, game, preset, reason, ended_at, moves,"  # noqa: S608 - constants only
        f" {columns_of(SeatResult)}"
        f" FROM result JOIN result_seat USING (table_id) WHERE {where} ORDER BY number, seat"
    )
    results: list[Result] = []
    for (*head, moves), lines in groupby(await rows(connection, query, values), key=lambda row: row[:8]):
        results.append(Result(*head, seats=rows_of(SeatResult, [line[8:] for line in lines]), moves=moves))
    return tuple(results)


_CHOSEN: Final = (
    "guild = :guild AND game = :game AND :preset IN ('', preset)"
    " AND (:since IS NULL OR ended_at >= :since) AND (:until IS NULL OR ended_at < :until)"
)


async def of(
    connection: aiosqlite.Connection, chosen: Chosen, *, after: int = 0, most: int = -1
) -> tuple[tuple[Result, ...], int]:
    """Return the chosen results with numbers above `after`, in order, and the number of those up to `after`.

    Return at most `most` results, unless that is negative.
    """
    season = chosen.season
    since, until = (None, None) if season is None else (season.began_at, season.ended_at)
    values = msgspec.structs.asdict(chosen) | {"season": None, "since": since, "until": until}
    values |= {"after": after, "most": most}
    before = f"SELECT count(*) FROM result WHERE {_CHOSEN} AND number <= :after"  # noqa: S608 - constants only
    next_ones = f"number IN (SELECT number FROM result WHERE {_CHOSEN} AND number > :after ORDER BY number LIMIT :most)"  # noqa: S608 - constants only
    return await _results(connection, next_ones, values), await value(connection, before, values)


async def last_of(connection: aiosqlite.Connection, guild: int, most: int) -> tuple[tuple[int, Result], ...]:
    """Return at most `most` results of a server, newest first, each with its table's channel."""
    where = "number IN (SELECT number FROM result WHERE guild = ? ORDER BY number DESC LIMIT ?)"
    results = await _results(connection, where, (guild, most))
    query = "SELECT channel FROM game_table WHERE id = ?"
    return tuple([(await value(connection, query, (result.table,)), result) for result in reversed(results)])


class Results(Part):
    """Queries and changes of results."""

    of = Part.reads(of)
    last_of = Part.reads(last_of)
    rebuild = Part.writes(rebuild)
    occupancies = Part.writes(occupancies.told)

    async def records(self, result: Result) -> Records:
        """Return the records of a server's tables before a result, with the same game, preset and number of seats."""
        query = (
            "SELECT count(*), max(best), coalesce(min(moves), 0), coalesce(max(moves), 0) FROM ("
            " SELECT moves, max(iif(person IS NULL OR given_up, NULL, score)) AS best"
            " FROM result JOIN result_seat USING (table_id)"
            " WHERE guild = ? AND game = ? AND preset = ? AND number < ? GROUP BY number HAVING count(*) = ?)"
        )
        values = (result.guild, result.game, result.preset, result.number, len(result.seats))
        [row] = await self._read(rows, query, values)
        return Records(*row)

    async def streak(self, result: Result, person: int) -> int:
        """Return how many tables of the game in the server a person had won in a row up to this result, at most 100."""
        query = (
            "SELECT place = 1 AND NOT given_up FROM result JOIN result_seat USING (table_id)"
            " WHERE person = ? AND guild = ? AND game = ? AND number <= ? ORDER BY number DESC LIMIT 100"
        )
        won = await self._read(column, query, (person, result.guild, result.game, result.number))
        return won.index(0) if 0 in won else len(won)

    async def of_person(self, guild: int, person: int) -> tuple[Result, ...]:
        """Return the results of a person in a server, in the order of their numbers."""
        where = "guild = ? AND result.table_id IN (SELECT table_id FROM result_seat WHERE person = ?)"
        return await self._read(_results, where, (guild, person))

    async def of_table(self, table: int) -> Result | None:
        """Return a table's result, or None if it has none."""
        return next(iter(await self._read(_results, "result.table_id = ?", (table,))), None)

    async def before(self, channel: int, table: int) -> Result | None:
        """Return the result of the table that was played to its end in a channel last before this one, or None."""
        earlier = "SELECT max(id) FROM game_table WHERE channel = ? AND status = 'over' AND id < ?"
        return next(iter(await self._read(_results, f"result.table_id = ({earlier})", (channel, table))), None)

    async def games_of(self, guild: int) -> tuple[str, ...]:
        """Return the games of which a server has results, most played first."""
        query = "SELECT game FROM result WHERE guild = ? GROUP BY game ORDER BY count(*) DESC, game"
        return await self._read(column, query, (guild,))

    async def missing(self, *, all_again: bool = False) -> tuple[int, ...]:
        """Return the finished tables without a result, or all finished tables, in the order in which they ended."""
        query = "SELECT id FROM game_table WHERE status = 'over'"
        if not all_again:
            query += " AND id NOT IN (SELECT table_id FROM result)"
        return await self._read(column, f"{query} ORDER BY changed_at, id")
