"""SQLite connections that run whole functions on a thread of their own, and the lock of a running bot.

The standard library's thread pool is enough for this. aiosqlite runs single statements, so that two coroutines would
share a transaction, and runs whole functions only through its private attributes.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from filelock import FileLock, Timeout

from storage.files import OWNER_ONLY, must_be_a_place
from storage.records import StorageError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Generator
    from concurrent.futures import Future
    from pathlib import Path

T = TypeVar("T")
Run: TypeAlias = "Callable[[Callable[[sqlite3.Connection], Any]], Awaitable[Any]]"
"""Runs a unit of work on a connection and returns its result."""


class Connection:
    """A connection and the thread that uses it. Work runs in the order in which it is submitted."""

    _connection: sqlite3.Connection | None = None

    def __init__(self, path: Path | str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._closed = False

    async def open(self) -> None:
        """Open the file. Raise `sqlite3.Error` if it cannot be opened."""
        connect = partial(sqlite3.connect, self._path, isolation_level=None)
        self._connection = await asyncio.get_running_loop().run_in_executor(self._thread, connect)

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Return what `work(connection)` returns on the connection's thread."""
        return await asyncio.wrap_future(self._submit(work))

    def post(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Run `work(connection)` on the connection's thread; what it raises is lost. Raise ValueError once closed."""
        self._submit(work)

    async def close(self) -> None:
        """Finish the work that was submitted, then close the file and end the thread."""
        if not self._closed:
            closing = None if self._connection is None else self._submit(sqlite3.Connection.close)
            self._closed = True
            self._thread.shutdown(wait=False)
            if closing is not None:
                await asyncio.wrap_future(closing)

    def _submit(self, work: Callable[[sqlite3.Connection], T]) -> Future[T]:
        if self._closed or self._connection is None:
            raise ValueError("the database is closed")
        return self._thread.submit(work, self._connection)


class Reader:
    """Reads what is on disk beside the writer, without waiting for its lock. Use `open`, then `run`, then `close`."""

    def __init__(self, path: Path | str) -> None:
        self._connection = Connection(path)
        self.close = self._connection.close

    async def open(self) -> None:
        """Open the file, which must have its schema."""
        await self._connection.open()
        await self._connection.run(_forbid_writes)

    async def run(self, unit: Callable[[sqlite3.Connection], T]) -> T:
        """Return the result of the unit, which sees one state of the file throughout."""
        return await self._connection.run(partial(_in_one_state, unit))


def _forbid_writes(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA query_only = ON")


def _in_one_state(unit: Callable[[sqlite3.Connection], T], connection: sqlite3.Connection) -> T:
    connection.execute("BEGIN")
    try:
        return unit(connection)
    finally:
        connection.execute("COMMIT")


@contextmanager
def alone(path: Path) -> Generator[None]:
    """Hold the lock that allows one bot to a database. A crash releases it.

    Raise `StorageError` if another bot holds it, or if there can be no database at this path.
    """
    must_be_a_place(path)
    real = path.resolve()  # one lock for a database, whichever link leads to it
    lock = FileLock(real.with_name(f"{real.name}.lock"), blocking=False, mode=OWNER_ONLY)
    try:
        lock.acquire()
    except Timeout as error:
        raise StorageError(
            f"another Mehana is running on {path}: stop it first, or choose another MEHANA_DATABASE"
        ) from error
    except OSError as error:
        raise StorageError(f"the database at {path} cannot be used: {error}") from error
    try:
        yield
    finally:
        lock.release()
