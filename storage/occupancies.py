"""Who sat where from which entry to which, noted in the transaction of the entry that changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from storage.records import EntryKind, Occupant, SeatRow

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Sequence

    from storage.records import Change


class Occupancy(msgspec.Struct, frozen=True):
    """Who sat at a seat from entry `since` on, until the seat's next sitting.

    `person` is None for a computer, and for somebody of whom nothing was written down then; `strength` is a computer's.
    """

    seat: int
    since: int
    sitter: Occupant
    person: int | None
    strength: str = "normal"


_INSERT: Final = "INSERT INTO sitting (table_id, seat, since, sitter, person, strength) VALUES (?, ?, ?, ?, ?, ?)"


def note(connection: sqlite3.Connection, table: int, number: int, change: Change) -> None:
    """Note what entry `number` changes about who sits where; seats are still as they were."""
    if change.seed is not None:
        _sit_down(connection, table, number, change.seats or _seats(connection, table))
    elif change.seats is not None and _began(connection, table):
        before = {row.seat: row for row in known(connection, table)}
        _sit_down(connection, table, number, [row for row in change.seats if not _same(row, before.get(row.seat))])


def _same(row: SeatRow, before: Occupancy | None) -> bool:
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
    return [SeatRow(row[0], Occupant(row[1]), *row[2:]) for row in connection.execute(query, (table,))]


def _sit_down(connection: sqlite3.Connection, table: int, number: int, seats: Iterable[SeatRow]) -> None:
    connection.executemany(
        _INSERT,
        [(table, row.seat, number, row.sitter, row.person, row.strength) for row in seats],
    )


def all_of(connection: sqlite3.Connection, table: int) -> list[Occupancy]:
    """Return who sat where, by seat and in order, as far as it was noted."""
    query = "SELECT seat, since, sitter, person, strength FROM sitting WHERE table_id = ? ORDER BY seat, since"
    found = connection.execute(query, (table,))
    return [Occupancy(seat, since, Occupant(sitter), who, strength) for seat, since, sitter, who, strength in found]


def told(connection: sqlite3.Connection, *, table: int) -> tuple[Occupancy, ...]:
    """Return who sat where, by seat and in order; nothing before the deal, and of a table that is not there."""
    if connection.execute("SELECT 1 FROM game_table WHERE id = ?", (table,)).fetchone() is None:
        return ()
    if _began(connection, table):
        known(connection, table)
    return tuple(all_of(connection, table))


def known(connection: sqlite3.Connection, table: int) -> list[Occupancy]:
    """Return the last sitting of each seat; where none were noted yet, they are first made out from the journal."""
    if not (found := all_of(connection, table)):
        query = "SELECT number, kind, seat FROM entry WHERE table_id = ? ORDER BY number"
        entries = [(row[0], EntryKind(row[1]), row[2]) for row in connection.execute(query, (table,))]
        found = made_out(entries, _seats(connection, table))
        rows = [(table, one.seat, one.since, one.sitter, one.person, one.strength) for one in found]
        connection.executemany(_INSERT, rows)
    return list({one.seat: one for one in found}.values())


def made_out(entries: Sequence[tuple[int, EntryKind, int]], seats: Sequence[SeatRow]) -> list[Occupancy]:
    """Return who sat where as (number, kind, seat) of the entries tell it, by seat and in order.

    Entries name nobody: only who sits there at the end is known, from when they took the seat.
    """
    lobby: list[Occupant] = []
    occupancies: list[list[Occupancy]] = []
    taken: dict[int, int] = {}
    for number, kind, seat in entries:
        match kind:
            case EntryKind.JOIN:
                lobby.append(Occupant.PERSON)
            case EntryKind.COMPUTER:
                lobby.append(Occupant.COMPUTER)
            case EntryKind.START:
                lobby = lobby if len(lobby) == len(seats) else [row.sitter for row in seats]
                occupancies = [[Occupancy(seat, number, sitter, None)] for seat, sitter in enumerate(lobby)]
            case EntryKind.LEAVE | EntryKind.REMOVE if not occupancies:
                del lobby[seat]
            case EntryKind.LEAVE | EntryKind.REMOVE | EntryKind.REPLACE:
                taken[seat] = number
                sitter = Occupant.PERSON if kind is EntryKind.REPLACE else Occupant.COMPUTER
                occupancies[seat].append(Occupancy(seat, number, sitter, None))
            case EntryKind.SUBSTITUTE | EntryKind.RETURN if occupancies:
                sitter = Occupant.SUBSTITUTE if kind is EntryKind.SUBSTITUTE else Occupant.PERSON
                occupancies[seat].append(Occupancy(seat, number, sitter, None))
            case _:
                pass
    last = {row.seat: row for row in seats}
    return [
        Occupancy(one.seat, one.since, one.sitter, last[one.seat].person, last[one.seat].strength)
        if one.since >= taken.get(one.seat, 0)
        else one
        for line in occupancies
        for one in line
    ]
