"""What each transaction on a table does: open it, append an entry, load all about it, and note what was shown."""

from itertools import chain
from typing import Final

import aiosqlite
import msgspec

from storage import occupancies, results
from storage.queries import COLUMNS, column, columns_of, insert, record, records, rows, rows_of, value, values_of
from storage.records import (
    AlreadyDone,
    AuditRecord,
    Change,
    ChannelTaken,
    DeliveryRow,
    Entry,
    EntryKind,
    NewTable,
    OutOfStep,
    SeatRow,
    TableRecord,
    TableRow,
    TableSettings,
    TooManyTables,
)

NOTHING: Final = Change()
"""What most entries change besides the journal."""
LIVE: Final = "('lobby', 'playing', 'paused', 'frozen')"
MOST_LIVE: Final = 20
"""Live tables one person may lead."""
MOST_AN_HOUR: Final = 60
"""Tables one person may open within an hour."""

_UNDELIVERED: Final = (
    # The channel has not been shown the last entry, or has never been shown anything.
    f"""SELECT id FROM game_table LEFT JOIN delivery ON table_id = id AND recipient = -1
        WHERE status IN {LIVE} AND coalesce(shown, -1) < last""",  # noqa: S608 - constants only
    # A person in a seat has not. The cross join makes SQLite begin with the live tables instead of with all seats.
    f"""SELECT id FROM game_table CROSS JOIN seat ON seat.table_id = id AND person IS NOT NULL
        LEFT JOIN delivery ON delivery.table_id = id AND recipient = seat.seat AND reader = seat.person
        WHERE status IN {LIVE} AND seed IS NOT NULL AND coalesce(shown, -1) < last""",  # noqa: S608 - constants only
    # A person who lost the seat still has a message with the hand.
    f"""SELECT id FROM game_table CROSS JOIN delivery ON delivery.table_id = id AND recipient >= 0
        JOIN seat ON seat.table_id = id AND seat.seat = recipient
        WHERE status IN {LIVE} AND message IS NOT NULL AND reader IS NOT seat.person""",  # noqa: S608 - constants only
    # A recipient has not been shown the end.
    """SELECT id FROM game_table CROSS JOIN delivery ON table_id = id
        WHERE status IN ('over', 'cancelled') AND changed_at >= :ended_since AND shown < last AND closed = 0""",
)


async def undelivered(connection: aiosqlite.Connection, ended_since: int) -> tuple[int, ...]:
    """Return the tables with a recipient who has not been shown everything, oldest first.

    Ended tables count only if they ended at `ended_since` (Unix seconds) or later.
    """
    found = [await column(connection, query, {"ended_since": ended_since}) for query in _UNDELIVERED]
    return tuple(sorted({*chain.from_iterable(found)}))


async def table_in(connection: aiosqlite.Connection, channel: int) -> TableRow | None:
    """Return the live table of a channel, or the last one that ended there, or None."""
    live = f"game_table WHERE channel = ? AND status IN {LIVE}"
    last = "game_table WHERE channel = ? ORDER BY id DESC LIMIT 1"
    return await record(connection, TableRow, live, (channel,)) or await record(connection, TableRow, last, (channel,))


STEP_TABLE = (
    "UPDATE game_table SET last = ?, changed_at = ?, due = ?{} WHERE id = ? AND last = ? - 1"
    " AND NOT EXISTS (SELECT 1 FROM entry WHERE interaction = ?)"
)
"""The braces take the other columns to set. Changes nothing if the interaction already has an entry."""
KEEP_CHECKPOINT = (
    "INSERT INTO checkpoint (table_id, state) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET state = excluded.state"
)


async def _must_be_new(connection: aiosqlite.Connection, interaction: int | None) -> None:
    """Raise `AlreadyDone` if an interaction already has an entry."""
    if interaction is not None:
        query = "SELECT table_id, number FROM entry WHERE interaction = ?"
        for table, number in await rows(connection, query, (interaction,)):
            raise AlreadyDone(table, number)


async def _must_be_free(connection: aiosqlite.Connection, channel: int, but_for: int = 0) -> None:
    """Raise `ChannelTaken` if a channel has a live table other than `but_for`."""
    query = f"SELECT id FROM game_table WHERE channel = ? AND id <> ? AND status IN {LIVE}"  # noqa: S608 - constants only
    if (taken := await value(connection, query, (channel, but_for))) is not None:
        raise ChannelTaken(f"table {taken} is open in this channel")


async def open_table(connection: aiosqlite.Connection, new: NewTable) -> TableRow:
    """Open a table with entry 0. Raise `ChannelTaken`, `TooManyTables` or `AlreadyDone`."""
    await _must_be_new(connection, new.interaction)
    await _must_be_free(connection, new.channel)
    live = f"SELECT count(*) FROM game_table WHERE host = ? AND status IN {LIVE}"  # noqa: S608 - constants only
    if await value(connection, live, (new.owner,)) >= MOST_LIVE:
        raise TooManyTables(MOST_LIVE)
    # One from far ahead was opened by a clock that was wrong.
    recent = "SELECT count(*) FROM game_table WHERE host = ? AND abs(opened_at - ?) < 3600"
    if await value(connection, recent, (new.owner, new.at)) >= MOST_AN_HOUR:
        raise TooManyTables(MOST_AN_HOUR)
    cursor = await connection.execute(
        f"INSERT INTO game_table ({columns_of(TableSettings)}, status, opened_at, changed_at, last)"  # noqa: S608 - constants only
        f" VALUES ({values_of(TableSettings)}, 'lobby', :at, :at, 0)",
        msgspec.structs.asdict(new),
    )
    table = cursor.lastrowid
    assert table is not None
    opening = Entry(number=0, kind=EntryKind.OPEN, at=new.at, interaction=new.interaction)
    await insert(connection, "entry", [opening], table=table)
    [row] = await records(connection, TableRow, "game_table WHERE id = ?", (table,))
    return row


async def append(connection: aiosqlite.Connection, table: int, entry: Entry, change: Change = NOTHING) -> None:
    """Write an entry of a table together with what it changes.

    Raise `AlreadyDone` if its interaction already has an entry, `OutOfStep` if its number is not the next one.
    """
    number = entry.number
    if change.channel is not None:
        await _must_be_new(connection, entry.interaction)
        await _must_be_free(connection, change.channel, but_for=table)
    columns = change.row()
    query = STEP_TABLE.format("".join(f", {COLUMNS.get(name, name)} = ?" for name in columns))
    values = (number, entry.at, change.due, *columns.values(), table, number, entry.interaction)
    if (await connection.execute(query, values)).rowcount == 0:
        await _must_be_new(connection, entry.interaction)
        raise OutOfStep(f"entry {number} is not the next of table {table}")
    await occupancies.note(connection, table, number, change)
    if change.ending is not None:
        await results.note(connection, table, change.ending)
    await insert(connection, "entry", [entry], table=table)
    if change.audit is not None:
        await insert(connection, "doing", [change.audit], table=table, number=number)
    if change.seats is not None:
        await connection.execute("DELETE FROM seat WHERE table_id = ?", (table,))
        await insert(connection, "seat", change.seats, table=table)
    if change.checkpoint is not None:
        await connection.execute(KEEP_CHECKPOINT, (table, change.checkpoint))


async def load(connection: aiosqlite.Connection, table: int) -> TableRecord | None:
    """Return all that is stored about a table, or None if there is no such table."""
    if table.bit_length() >= 64:  # more than an integer of SQLite has
        return None
    of_table = (table,)
    if (row := await record(connection, TableRow, "game_table WHERE id = ?", of_table)) is None:
        return None
    audit = "SELECT number, by, whom, reason FROM doing WHERE table_id = ? ORDER BY number"
    return TableRecord(
        row=row,
        seats=await records(connection, SeatRow, "seat WHERE table_id = ? ORDER BY seat", of_table),
        entries=await records(connection, Entry, "entry WHERE table_id = ? ORDER BY number", of_table),
        deliveries=await records(connection, DeliveryRow, "delivery WHERE table_id = ? ORDER BY recipient", of_table),
        checkpoint=await value(connection, "SELECT state FROM checkpoint WHERE table_id = ?", of_table),
        audit_records={number: AuditRecord(*rest) for number, *rest in await rows(connection, audit, of_table)},
    )


_OF_NOBODY: Final = """(
    (SELECT discord_id IS NULL FROM person WHERE id = :reader)
    OR (SELECT discord_id IS NULL FROM game_table JOIN person ON person.id = host
        WHERE game_table.id = :table_id AND guild = 0)
)"""
"""Whether a delivery went to a private conversation with a person who has been forgotten since."""
_KEEP_DELIVERY: Final = (
    f"INSERT INTO delivery (table_id, {columns_of(DeliveryRow)}) VALUES (:table_id, "  # noqa: S608 - constants only
    + ", ".join(
        f"iif({_OF_NOBODY}, NULL, :{name})" if name in {"message", "channel"} else f":{name}"
        for name in DeliveryRow.__struct_fields__
    )
    + ") ON CONFLICT (table_id, recipient)"
    " DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in DeliveryRow.__struct_fields__ if name != "recipient")
    + " WHERE excluded.shown >= delivery.shown"
)


async def deliver(connection: aiosqlite.Connection, table: int, delivery: DeliveryRow) -> None:
    """Store what a recipient has been shown. An older delivery never replaces a newer one."""
    await connection.execute(_KEEP_DELIVERY, {"table_id": table, **msgspec.structs.asdict(delivery)})


async def tables_of(connection: aiosqlite.Connection, discord_id: int) -> tuple[tuple[TableRow, SeatRow], ...]:
    """Return the tables at which a user sits or sat, oldest first, with their seat.

    `person` of the seat is None if they no longer sit there.
    """
    person = await value(connection, "SELECT id FROM person WHERE discord_id = ?", (discord_id,))
    if person is None:
        return ()
    query = (
        f"SELECT {columns_of(SeatRow)}, {columns_of(TableRow)} FROM ("  # noqa: S608 - constants only
        " SELECT * FROM seat WHERE person = ? UNION ALL SELECT * FROM seat WHERE former = ? AND person IS NOT ?"
        ") JOIN game_table ON id = table_id ORDER BY id"
    )
    width = len(SeatRow.__struct_fields__)
    found = await rows(connection, query, (person, person, person))
    tables, seats = rows_of(TableRow, [row[width:] for row in found]), rows_of(SeatRow, [row[:width] for row in found])
    return tuple(
        (table, seat if seat.person == person else msgspec.structs.replace(seat, person=None))
        for table, seat in zip(tables, seats, strict=True)
    )
