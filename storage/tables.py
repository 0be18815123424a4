"""What each transaction on a table does: open it, append an entry, load all about it, and note what was shown.

`LIVE` and the functions are for `storage.journal`, which runs each in a transaction of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from storage import occupancies, results
from storage.records import (
    COLUMNS,
    AlreadyDone,
    AuditRecord,
    Change,
    ChannelTaken,
    DeliveryRow,
    Entry,
    EntryKind,
    NewEntry,
    NewTable,
    OutOfStep,
    SeatRow,
    TableRecord,
    TableRow,
    TooManyTables,
    columns_of,
    rows_of,
)

if TYPE_CHECKING:
    import sqlite3

R = TypeVar("R", bound=msgspec.Struct)

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


def undelivered(connection: sqlite3.Connection, *, ended_since: int) -> tuple[int, ...]:
    """Return the tables with a recipient who has not been shown everything."""
    values = {"ended_since": ended_since}
    return tuple(sorted({row[0] for query in _UNDELIVERED for row in connection.execute(query, values)}))


def table_in(connection: sqlite3.Connection, *, channel: int) -> TableRow | None:
    """Return the live table of a channel, or the last one that ended there."""
    for condition in (f"AND status IN {LIVE}", "ORDER BY id DESC LIMIT 1"):
        query = f"SELECT {columns_of(TableRow)} FROM game_table WHERE channel = ? {condition}"  # noqa: S608 - constants only
        if rows := rows_of(TableRow, connection.execute(query, (channel,))):
            return rows[0]
    return None


FIND_AUDIT_RECORDS = "SELECT number, by, whom, reason FROM doing WHERE table_id = ? ORDER BY number"
FIND_INTERACTION = "SELECT table_id, number FROM entry WHERE interaction = ?"
STEP_TABLE = "UPDATE game_table SET last = ?, changed_at = ?, due = ?{} WHERE id = ? AND last = ? - 1"
"""The braces take the other columns to set."""
INSERT_ENTRY = (
    "INSERT INTO entry (table_id, number, kind, seat, body, at, interaction, checksum) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
KEEP_AUDIT_RECORD = "INSERT INTO doing (table_id, number, by, whom, reason) VALUES (?, ?, ?, ?, ?)"
KEEP_CHECKPOINT = (
    "INSERT INTO checkpoint (table_id, state) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET state = excluded.state"
)


def _must_be_new(connection: sqlite3.Connection, interaction: int | None) -> None:
    """Raise `AlreadyDone` if an interaction already has an entry."""
    if interaction is not None and (entry := connection.execute(FIND_INTERACTION, (interaction,)).fetchone()):
        raise AlreadyDone(*entry)


def open_table(connection: sqlite3.Connection, new: NewTable) -> TableRow:
    """Open a table with entry 0, unless the channel or the owner has too many."""
    _must_be_new(connection, new.interaction)
    query = f"SELECT id FROM game_table WHERE channel = ? AND status IN {LIVE}"  # noqa: S608 - constants only
    if taken := connection.execute(query, (new.channel,)).fetchone():
        raise ChannelTaken(taken[0])
    _not_too_many(connection, new)
    cursor = connection.execute(
        "INSERT INTO game_table (guild, channel, game, rules_version, options, locale, pace, pictures, status, secret,"
        " host, opened_at, changed_at, posts, due, again, hands, tempo, last)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)",
        (
            new.guild,
            new.channel,
            new.game,
            new.rules_version,
            new.options,
            new.locale,
            new.pace,
            new.pictures,
            new.secret,
            new.owner,
            new.at,
            new.at,
            new.posts,
            new.due,
            new.again,
            new.hands,
            new.tempo,
        ),
    )
    table = cursor.lastrowid
    assert table is not None
    opening = NewEntry(kind=EntryKind.OPEN, seat=-1, body="", at=new.at, interaction=new.interaction)
    _insert(connection, table, 0, opening)
    return _row(connection, table)


def _not_too_many(connection: sqlite3.Connection, new: NewTable) -> None:
    live = f"SELECT count(*) FROM game_table WHERE host = ? AND status IN {LIVE}"  # noqa: S608 - constants only
    if connection.execute(live, (new.owner,)).fetchone()[0] >= MOST_LIVE:
        raise TooManyTables(MOST_LIVE)
    recent = "SELECT count(*) FROM game_table WHERE host = ? AND opened_at > ?"
    if connection.execute(recent, (new.owner, new.at - 3600)).fetchone()[0] >= MOST_AN_HOUR:
        raise TooManyTables(MOST_AN_HOUR)


def _row(connection: sqlite3.Connection, table: int) -> TableRow:
    query = f"SELECT {columns_of(TableRow)} FROM game_table WHERE id = ?"  # noqa: S608 - constants only
    return rows_of(TableRow, connection.execute(query, (table,)))[0]


def _insert(connection: sqlite3.Connection, table: int, number: int, entry: NewEntry) -> None:
    connection.execute(
        INSERT_ENTRY,
        (table, number, entry.kind, entry.seat, entry.body, entry.at, entry.interaction, entry.checksum),
    )


def append(connection: sqlite3.Connection, *, table: int, number: int, entry: NewEntry, change: Change) -> None:
    """Write the next entry of a table, and all that it changes."""
    _must_be_new(connection, entry.interaction)
    if change.channel is not None:
        query = f"SELECT id FROM game_table WHERE channel = ? AND id <> ? AND status IN {LIVE}"  # noqa: S608 - constants only
        if taken := connection.execute(query, (change.channel, table)).fetchone():
            raise ChannelTaken(taken[0])
    columns = change.row()
    query = STEP_TABLE.format("".join(f", {COLUMNS.get(name, name)} = ?" for name in columns))
    values = (number, entry.at, change.due, *columns.values(), table, number)
    if connection.execute(query, values).rowcount == 0:
        raise OutOfStep(f"entry {number} is not the next of table {table}")
    occupancies.note(connection, table, number, change)
    if change.ending is not None:
        results.note(connection, table, entry.kind, change.ending)
    _insert(connection, table, number, entry)
    if change.audit is not None:
        connection.execute(KEEP_AUDIT_RECORD, (table, number, *msgspec.structs.astuple(change.audit)))
    if change.seats is not None:
        connection.execute("DELETE FROM seat WHERE table_id = ?", (table,))
        connection.executemany(
            f"INSERT INTO seat (table_id, {columns_of(SeatRow)}) VALUES (?, ?, ?, ?, ?, ?, ?)",  # noqa: S608 - constants only
            [(table, *msgspec.structs.astuple(row)) for row in change.seats],
        )
    if change.checkpoint is not None:
        connection.execute(KEEP_CHECKPOINT, (table, change.checkpoint))


def load(connection: sqlite3.Connection, table: int) -> TableRecord | None:
    """Return all that is stored about a table."""
    if connection.execute("SELECT 1 FROM game_table WHERE id = ?", (table,)).fetchone() is None:
        return None

    def held(kind: type[R], source: str, order: str) -> tuple[R, ...]:
        query = f"SELECT {columns_of(kind)} FROM {source} WHERE table_id = ? ORDER BY {order}"  # noqa: S608 - constants only
        return rows_of(kind, connection.execute(query, (table,)))

    checkpoint = connection.execute("SELECT state FROM checkpoint WHERE table_id = ?", (table,)).fetchone()
    return TableRecord(
        row=_row(connection, table),
        seats=held(SeatRow, "seat", "seat"),
        entries=held(Entry, "entry", "number"),
        deliveries=held(DeliveryRow, "delivery", "recipient"),
        checkpoint=checkpoint[0] if checkpoint else None,
        audit_records={
            number: AuditRecord(*held) for number, *held in connection.execute(FIND_AUDIT_RECORDS, (table,))
        },
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


def deliver(connection: sqlite3.Connection, *, table: int, delivery: DeliveryRow) -> None:
    """Store what a recipient has been shown, unless something newer is stored."""
    connection.execute(_KEEP_DELIVERY, {"table_id": table, **msgspec.structs.asdict(delivery)})


def tables_of(connection: sqlite3.Connection, *, discord_id: int) -> tuple[tuple[TableRow, SeatRow], ...]:
    """Return the tables at which a user sits or sat, with their seat."""
    known = connection.execute("SELECT id FROM person WHERE discord_id = ?", (discord_id,)).fetchone()
    if known is None:
        return ()
    query = (
        f"SELECT table_id, {columns_of(SeatRow)} FROM seat WHERE person = ?"  # noqa: S608 - constants only
        f" UNION ALL SELECT table_id, {columns_of(SeatRow)} FROM seat WHERE former = ? AND person IS NOT ?"
        " ORDER BY table_id"
    )
    seats = [(table, rows_of(SeatRow, [seat])[0]) for table, *seat in connection.execute(query, known * 3)]
    return tuple(
        (_row(connection, table), seat if seat.person == known[0] else msgspec.structs.replace(seat, person=None))
        for table, seat in seats
    )
