"""Who sat at each seat, from which entry to which: written in the transaction of the entry that changes it."""

from collections.abc import Iterable, Sequence

import aiosqlite
import msgspec

from storage.lifecycle import Lifecycle, SeatState
from storage.queries import insert, records, value
from storage.records import Change, Entry, Occupant, SeatRow


class Occupancy(msgspec.Struct, frozen=True):
    """Who sat at a seat from entry `since` on, until the seat's next occupancy.

    `person` is None for a computer, and for a person of whom nothing was written down; `strength` is a computer's.
    """

    seat: int
    since: int
    sitter: Occupant
    person: int | None
    strength: str = "normal"


async def note(connection: aiosqlite.Connection, table: int, number: int, change: Change) -> None:
    """Write what entry `number` changes about the occupancies; call it while the seats are as they were before."""
    if change.seed is not None:
        await _insert(connection, table, number, change.seats or await _seats(connection, table))
    elif change.seats is not None and await _began(connection, table):
        before = {row.seat: (row.sitter, row.person, row.strength) for row in await known(connection, table)}
        changed = [row for row in change.seats if (row.sitter, row.person, row.strength) != before.get(row.seat)]
        await _insert(connection, table, number, changed)


async def _began(connection: aiosqlite.Connection, table: int) -> bool:
    return bool(await value(connection, "SELECT seed IS NOT NULL FROM game_table WHERE id = ?", (table,)))


async def _seats(connection: aiosqlite.Connection, table: int) -> tuple[SeatRow, ...]:
    return await records(connection, SeatRow, "seat WHERE table_id = ? ORDER BY seat", (table,))


async def _insert(connection: aiosqlite.Connection, table: int, number: int, seats: Iterable[SeatRow]) -> None:
    occupancies = [Occupancy(row.seat, number, row.sitter, row.person, row.strength) for row in seats]
    await insert(connection, "sitting", occupancies, table=table)


async def all_of(connection: aiosqlite.Connection, table: int) -> tuple[Occupancy, ...]:
    """Return the occupancies that are written down, by seat and in order."""
    return await records(connection, Occupancy, "sitting WHERE table_id = ? ORDER BY seat, since", (table,))


async def told(connection: aiosqlite.Connection, table: int) -> tuple[Occupancy, ...]:
    """Return all occupancies, by seat and in order; empty before the deal, and for a table that does not exist."""
    if await _began(connection, table):
        await known(connection, table)
    return await all_of(connection, table)


async def known(connection: aiosqlite.Connection, table: int) -> list[Occupancy]:
    """Return the last occupancy of each seat. Where none are written down, first derive them from the journal."""
    if not (occupancies := await all_of(connection, table)):
        entries = await records(connection, Entry, "entry WHERE table_id = ? ORDER BY number", (table,))
        occupancies = made_out(entries, await _seats(connection, table))
        await insert(connection, "sitting", occupancies, table=table)
    return list({occupancy.seat: occupancy for occupancy in occupancies}.values())


def made_out(entries: Iterable[Entry], rows: Sequence[SeatRow]) -> tuple[Occupancy, ...]:
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
    return tuple(
        Occupancy(seat, state.since, state.occupant, rows[seat].person, rows[seat].strength)
        if state.taken == lifecycle.seats[seat].taken
        else Occupancy(seat, state.since, state.occupant, None)
        for seat, state in sorted(occupied, key=lambda pair: (pair[0], pair[1].since))
    )
