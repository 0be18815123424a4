"""Who sat at each seat, from which entry to which: written in the transaction of the entry that changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from storage.lifecycle import Lifecycle, SeatState
from storage.records import Entry, EntryKind, Occupant, SeatRow

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Sequence

    from storage.records import Change


class Occupancy(msgspec.Struct, frozen=True):
    """Who sat at a seat from entry `since` on, until the seat's next occupancy.

    `person` is None for a computer, and for a person of whom nothing was written down; `strength` is a computer's.
    """

    seat: int
    since: int
    sitter: Occupant
    person: int | None
    strength: str = "normal"


_INSERT: Final = "INSERT INTO sitting (table_id, seat, since, sitter, person, strength) VALUES (?, ?, ?, ?, ?, ?)"


def note(connection: sqlite3.Connection, table: int, number: int, change: Change) -> None:
    """Write what entry `number` changes about the occupancies; call it while the seats are as they were before."""
    if change.seed is not None:
        _insert(connection, table, number, change.seats or _seats(connection, table))
    elif change.seats is not None and _began(connection, table):
        before = {occupancy.seat: occupancy for occupancy in known(connection, table)}
        _insert(connection, table, number, [row for row in change.seats if not _same(row, before.get(row.seat))])


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


def _insert(connection: sqlite3.Connection, table: int, number: int, seats: Iterable[SeatRow]) -> None:
    connection.executemany(
        _INSERT,
        [(table, row.seat, number, row.sitter, row.person, row.strength) for row in seats],
    )


def all_of(connection: sqlite3.Connection, table: int) -> list[Occupancy]:
    """Return the occupancies that are written down, by seat and in order."""
    query = "SELECT seat, since, sitter, person, strength FROM sitting WHERE table_id = ? ORDER BY seat, since"
    rows = connection.execute(query, (table,))
    return [Occupancy(seat, since, Occupant(sitter), who, strength) for seat, since, sitter, who, strength in rows]


def told(connection: sqlite3.Connection, *, table: int) -> tuple[Occupancy, ...]:
    """Return all occupancies, by seat and in order; empty before the deal, and for a table that does not exist."""
    if connection.execute("SELECT 1 FROM game_table WHERE id = ?", (table,)).fetchone() is None:
        return ()
    if _began(connection, table):
        known(connection, table)
    return tuple(all_of(connection, table))


def known(connection: sqlite3.Connection, table: int) -> list[Occupancy]:
    """Return the last occupancy of each seat. Where none are written down, first derive them from the journal."""
    if not (occupancies := all_of(connection, table)):
        query = "SELECT number, kind, seat, body FROM entry WHERE table_id = ? ORDER BY number"
        entries = [
            Entry(number=number, kind=EntryKind(kind), seat=seat, body=body, at=0, interaction=None, checksum="")
            for number, kind, seat, body in connection.execute(query, (table,))
        ]
        occupancies = made_out(entries, _seats(connection, table))
        rows = [(table, row.seat, row.since, row.sitter, row.person, row.strength) for row in occupancies]
        connection.executemany(_INSERT, rows)
    return list({occupancy.seat: occupancy for occupancy in occupancies}.values())


def made_out(entries: Iterable[Entry], rows: Sequence[SeatRow]) -> list[Occupancy]:
    """Return the occupancies that follow from a table's entries and present seats, by seat and in order.

    Entries name nobody: only the present person of a seat is known, from when they took it.
    """
    lifecycle, occupied = Lifecycle(), list[tuple[int, SeatState]]()
    for entry in entries:
        lifecycle = lifecycle.follow(entry)
        if lifecycle.began is None:
            continue
        if entry.number == lifecycle.began and len(lifecycle.seats) != len(rows):
            seats = tuple(SeatState(row.sitter, entry.number, entry.number, row.seat + 1) for row in rows)
            lifecycle = msgspec.structs.replace(lifecycle, seats=seats)
        occupied += [(seat, state) for seat, state in enumerate(lifecycle.seats) if state.since == entry.number]
    return [
        Occupancy(seat, state.since, state.occupant, rows[seat].person, rows[seat].strength)
        if state.taken == lifecycle.seats[seat].taken
        else Occupancy(seat, state.since, state.occupant, None)
        for seat, state in sorted(occupied, key=lambda pair: (pair[0], pair[1].since))
    ]
