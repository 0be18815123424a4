"""Queries of one statement, as units of work: functions that take an open connection first."""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias, TypeVar

import aiosqlite
import msgspec

R = TypeVar("R", bound=msgspec.Struct)
Values: TypeAlias = Sequence[Any] | dict[str, Any]
"""What stands for the placeholders of a query."""

COLUMNS: Final = {"owner": "host", "table": "table_id"}
"""The columns of fields that are stored under another name."""


def columns_of(kind: type[msgspec.Struct]) -> str:
    """Return the columns that hold the fields of a record, for a query."""
    return ", ".join(COLUMNS.get(name, name) for name in kind.__struct_fields__)


def values_of(kind: type[msgspec.Struct]) -> str:
    """Return the placeholders named like the fields of a record, for a query."""
    return ", ".join(f":{name}" for name in kind.__struct_fields__)


def rows_of(kind: type[R], found: Iterable[Sequence[Any]]) -> tuple[R, ...]:
    """Return the records in the rows found by a query for `columns_of` them."""
    return tuple(
        msgspec.convert(dict(zip(kind.__struct_fields__, row, strict=True)), kind, strict=False) for row in found
    )


async def rows(connection: aiosqlite.Connection, query: str, values: Values = ()) -> Sequence[sqlite3.Row]:
    """Return all rows."""
    return list(await connection.execute_fetchall(query, values))


async def column(connection: aiosqlite.Connection, query: str, values: Values = ()) -> tuple[Any, ...]:
    """Return the first column of all rows."""
    return tuple(row[0] for row in await rows(connection, query, values))


async def value(connection: aiosqlite.Connection, query: str, values: Values = ()) -> Any:
    """Return the first column of the first row, or None if there is no row."""
    return next(iter(await column(connection, query, values)), None)


async def records(connection: aiosqlite.Connection, kind: type[R], source: str, values: Values = ()) -> tuple[R, ...]:
    """Return the records of `source`: a table and the conditions on it."""
    query = f"SELECT {columns_of(kind)} FROM {source}"  # noqa: S608 - constants only
    return rows_of(kind, await rows(connection, query, values))


async def record(connection: aiosqlite.Connection, kind: type[R], source: str, values: Values = ()) -> R | None:
    """Return the first record of `source`, or None if there is none."""
    return next(iter(await records(connection, kind, source, values)), None)


async def insert(connection: aiosqlite.Connection, into: str, found: Iterable[msgspec.Struct], **given: Any) -> None:
    """Insert records of one kind into a table of the database, each with the given fields besides its own."""
    inserted = [given | msgspec.structs.asdict(record) for record in found]
    for fields in inserted[:1]:
        names = ", ".join(COLUMNS.get(name, name) for name in fields)
        query = f"INSERT INTO {into} ({names}) VALUES ({', '.join(f':{name}' for name in fields)})"  # noqa: S608 - constants only
        await connection.executemany(query, inserted)


async def change(connection: aiosqlite.Connection, query: str, values: Values = ()) -> int:
    """Carry out a statement that returns no rows; return how many rows it changed."""
    return (await connection.execute(query, values)).rowcount


SINGLE: Final = frozenset({rows, column, value, records, record, change})
"""The units here: each is one statement."""
