"""Rematches: the same people and computers, moved on by one seat so that somebody else begins.

Seats are kept for those who played before; `bot.tables.rematch_opening` opens such a table.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from bot.tables.changes import seating
from bot.tables.changes.seat_order import arranged
from bot.tables.repository import TableRepository
from bot.tables.state.refusal import Refusal
from bot.tables.state.table import Actor, LiveTable, PlannedEntry
from games.core.options import Options
from storage import Person, SeatRow, Status

SEATS_KEPT_FOR: Final = 600
"""Seconds for which seats of a rematch are kept for those who are asked."""


def played_by(row: SeatRow) -> int | None:
    """Return the person who is asked for a rematch because of this seat; None for a computer."""
    return row.former if row.person is None else row.person


def order_again(seats: Sequence[SeatRow], ended: Sequence[SeatRow]) -> list[int]:
    """Return the seats in the order for a rematch: who was second is first.

    Computers of the same strength are interchangeable; new players come last.
    """
    left, order = list(seats), list[int]()
    for wanted in (*ended[1:], *ended[:1]):
        match = next((row for row in left if _stands_for(row, wanted)), None)
        if match is not None:
            left.remove(match)
            order.append(match.seat)
    return order + [row.seat for row in left]


def _stands_for(row: SeatRow, wanted: SeatRow) -> bool:
    person = played_by(wanted)
    if person is not None:
        return row.person == person
    return row.person is None and row.strength == wanted.strength


def options_again(options: Options, seats: int) -> Options:
    """Return the options for a rematch: those that name seats move on by one seat too."""
    moved = {name: frozenset(_moved(seat, seats) for seat in getattr(options, name)) for name in type(options).by_seats}
    return msgspec.structs.replace(options, **moved)


def _moved(seat: str, seats: int) -> str:
    return str((int(seat) - 1) % seats) if int(seat) < seats else seat


async def seat_computers(repository: TableRepository, table: LiveTable, ended: LiveTable) -> None:
    """Seat the computers of the ended table that have not been seated at its rematch. Hold the table's lock."""
    computers = [row for row in ended.seats if played_by(row) is None]
    for added in range(table.lifecycle.computers, len(computers)):
        if len(table.seats) == max(table.numbers()):
            return
        contribution = f"{table.entries[0].interaction}.{added + 1}"
        await sit_down(repository, table, seating.sit_down(table, None, contribution, computers[added].strength))


async def still_asked(repository: TableRepository, table: LiveTable) -> Sequence[Person]:
    """Return the people who are asked for a rematch and do not sit yet."""
    if table.row.again is None or table.row.status is not Status.LOBBY:
        return ()
    try:
        ended = await repository.table(table.row.again)
    except Refusal:
        return ()
    asked = {played_by(row) for row in ended.seats}
    missing = sorted(person for person in asked if person is not None and table.seat_of(person) is None)
    return [person for person in await repository.journal.people(missing) if person.discord_id is not None]


async def seats_kept(repository: TableRepository, table: LiveTable, actor: Actor) -> int:
    """Return how many seats of a rematch are kept for others than the actor: for a while after it was opened."""
    if repository.clock.now() - table.entries[0].at > SEATS_KEPT_FOR:
        return 0
    asked = [person.id for person in await still_asked(repository, table)]
    return 0 if actor.person in asked else len(asked)


async def sit_down(
    repository: TableRepository, table: LiveTable, planned: PlannedEntry, interaction: int | None = None
) -> None:
    """Write how somebody sits down; at a rematch, put all in their order again. Hold the table's lock."""
    await repository.write(table, planned, interaction)
    if table.row.status is not Status.LOBBY or table.row.again is None or table.lifecycle.arranged:
        return
    with suppress(Refusal):
        ended = await repository.table(table.row.again)
        if (ordered := arranged(table, order_again(table.seats, ended.seats))) is not None:
            await repository.write(table, ordered)
