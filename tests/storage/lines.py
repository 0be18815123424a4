"""Builders of complete values, which tests change where they need to."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from storage import Change, Entry, Journal, NewTable, SeatRow, TableRow
from storage.schema import MIGRATIONS

SEED = bytes(range(32))


def opening(owner: int, channel: int = 7, **changes: Any) -> NewTable:
    """Return a table to open in a channel."""
    usual: dict[str, Any] = {
        "guild": 1,
        "game": "any",
        "rules_version": 1,
        "options": "{}",
        "locale": "en",
        "pace": 0,
        "pictures": True,
        "secret": bytes(32),
        "at": 100,
        "interaction": None,
    }
    return NewTable(owner=owner, channel=channel, **(usual | changes))


def line(number: int, kind: str = "move", at: int = 200, **changes: Any) -> Entry:
    """Return entry `number`, to append."""
    usual: dict[str, Any] = {"seat": 0, "body": "nod"}
    return Entry(number=number, kind=kind, at=at, **(usual | changes))


async def opened(journal: Journal, channel: int = 7, **changes: Any) -> TableRow:
    """Open a table owned by Ana."""
    ana = await journal.meet(1, "Ana", "bg")
    return await journal.open_table(opening(ana.id, channel, **changes))


async def started(journal: Journal, channel: int = 7) -> TableRow:
    """Start a table with Ana and a computer; entry 1 is the deal."""
    row = await opened(journal, channel)
    seats = [SeatRow(0, "person", row.owner, "a"), SeatRow(1, "computer", None, "b")]
    await journal.append(
        row.id, line(1, "start"), Change(status="playing", seats=seats, seed=SEED, checkpoint=b"dealt")
    )
    record = await journal.load(row.id)
    return record.row


def file_of_version(path: Path, version: int = len(MIGRATIONS)) -> None:
    """Create a file as the program with this schema version left it."""
    with closing(sqlite3.connect(path)) as connection:
        scripts = "".join(MIGRATIONS[:version])
        connection.executescript(f"PRAGMA journal_mode = WAL; {scripts} PRAGMA user_version = {version};")


def version_before(words: str) -> int:
    """Return the schema version before the migration with these words."""
    return next(number for number, script in enumerate(MIGRATIONS) if words in script)


def as_before(path: Path, old: Path, words: str) -> None:
    """Write what a closed file holds into a new one from before the migration with these words, as far as that can."""
    file_of_version(old, version_before(words))
    with closing(sqlite3.connect(old)) as connection, connection:
        connection.execute("ATTACH ? AS new", (str(path),))
        tables = "SELECT name FROM {}.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        both = f"{tables.format('main')} INTERSECT {tables.format('new')}"
        for (table,) in connection.execute(both).fetchall():
            columns = ", ".join(row[1] for row in connection.execute(f"PRAGMA main.table_info({table})"))
            connection.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM new.{table}")


def dump(path: Path) -> list[tuple[Any, ...]]:
    """Return all rows of the file, read through another connection."""
    with closing(sqlite3.connect(path)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
        return [
            (name, *row) for (name,) in names for row in sorted(connection.execute(f"SELECT * FROM {name}"), key=repr)
        ]
