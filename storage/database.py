"""An open database: one connection that writes and one that reads. Units of work run in transactions, in order.

A unit is a coroutine function that takes the connection. aiosqlite executes each statement on a thread of the
connection, so the event loop goes on while the disk is slow.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import wraps
from pathlib import Path
from threading import Thread, current_thread
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

import aiosqlite

from storage.files import FileGone, OpenFile, made_private, must_be_a_place
from storage.queries import SINGLE, value
from storage.records import StorageError
from storage.schema import prepare

ATTEMPTS: Final = 50
PAUSE: Final = 1.0
"""How often, and after how many seconds, the log is tried to be emptied while others read."""

P = ParamSpec("P")
T = TypeVar("T")
Unit: TypeAlias = Callable[Concatenate[aiosqlite.Connection, P], Awaitable[T]]


class Database:
    """The connections of a file. Create it with `Database.opened(path)`."""

    def __init__(self, file: OpenFile, writing: aiosqlite.Connection, reading: aiosqlite.Connection) -> None:
        self._file = file
        self._gone: FileGone | None = None
        self._writing, self._write_lock = writing, asyncio.Lock()
        self._reading, self._read_lock = reading, asyncio.Lock()
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False

    @classmethod
    @asynccontextmanager
    async def opened(cls, path: Path) -> AsyncGenerator[Database]:
        """Open the file, which is created if necessary, and bring its schema up to date; close it at the end.

        Raise `NewerFile` if a newer program wrote it, `StorageError` if it cannot be used at all.
        """
        must_be_a_place(path)
        async with AsyncExitStack() as stack:
            try:
                made_private(path)
                before = OpenFile(path, with_log=False)
                writing = await stack.enter_async_context(_connected(path))
                await prepare(writing)
                await _log_emptied(writing)  # unless another program is reading it
                before.must_be_there()
                reading = await stack.enter_async_context(_connected(path))
                await reading.execute("PRAGMA query_only = ON")
                database = cls(OpenFile(path, with_log=True), writing, reading)
            except (sqlite3.Error, OSError) as error:
                raise StorageError(f"the database at {path} cannot be used: {error}") from error
            try:
                yield database
            finally:
                await database._drain()

    async def write(self, unit: Unit[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Run a unit in a transaction and return its result, once that is on disk. If it raises, nothing of it is kept.

        Cancelling the caller does not stop the unit. Raise `FileGone` if the file was deleted or replaced.
        """

        async def work() -> T:
            try:
                async with _transaction(self._writing, self._write_lock, "BEGIN IMMEDIATE", unit):
                    return await unit(self._writing, *given, **named)
            finally:
                self.must_be_there()  # otherwise the unit was written to a file that nobody will open again

        return await self._shielded(work)

    async def read(self, unit: Unit[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Return the result of a unit that only reads, and sees one state of the file throughout.

        It waits for no unit that writes.
        """

        async def work() -> T:
            async with _transaction(self._reading, self._read_lock, "BEGIN", unit):
                return await unit(self._reading, *given, **named)

        return await self._shielded(work)

    async def tidy(self) -> None:
        """Copy the write-ahead log into the file, and empty the log; between attempts others may write.

        Raise `StorageError` if another program keeps reading the database.
        """
        for _ in range(ATTEMPTS):
            async with self._write_lock:
                if await _log_emptied(self._writing):
                    return
            await asyncio.sleep(PAUSE)
        raise StorageError("the write-ahead log could not be emptied: another program keeps reading the database")

    def must_be_there(self) -> None:
        """Raise `FileGone` if the file was deleted or replaced since it was opened, and for ever after."""
        try:
            self._file.must_be_there()
        except FileGone as gone:
            self._gone = gone
        if self._gone is not None:
            raise self._gone

    async def _shielded(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return what the work returns. It is finished even if the caller is cancelled."""
        if self._closed:
            raise ValueError("the database is closed")
        task = asyncio.create_task(work())
        self._running.add(task)
        task.add_done_callback(self._ended)
        await asyncio.wait({task})
        return task.result()

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved, in case the caller was cancelled

    async def _drain(self) -> None:
        """Finish what is running, and begin nothing more."""
        self._closed = True
        if self._running:
            await asyncio.wait(self._running)
        if self._gone is not None:
            # SQLite does not empty the log when it closes a file that was moved; the log would then be applied to any
            # file that took its place.
            with suppress(sqlite3.Error):
                await _log_emptied(self._writing)


class Part:
    """A part of what is stored. Its methods are units of work."""

    def __init__(self, database: Database) -> None:
        self._run = database.write
        self._read = database.read
        self._tidy = database.tidy

    @staticmethod
    def writes(unit: Unit[P, T]) -> Callable[Concatenate[Any, P], Coroutine[Any, Any, T]]:
        """Return the method that runs a unit in a transaction, as `Database.write` does."""

        @wraps(unit)
        async def method(self: Part, *given: P.args, **named: P.kwargs) -> T:
            return await self._run(unit, *given, **named)

        return method

    @staticmethod
    def reads(unit: Unit[P, T]) -> Callable[Concatenate[Any, P], Coroutine[Any, Any, T]]:
        """Return the method that runs a unit that only reads, as `Database.read` does."""

        @wraps(unit)
        async def method(self: Part, *given: P.args, **named: P.kwargs) -> T:
            return await self._read(unit, *given, **named)

        return method


@asynccontextmanager
async def _connected(path: Path) -> AsyncGenerator[aiosqlite.Connection]:
    """Open a connection, and close it at the end. Its thread has ended then, also if the file could not be opened.

    aiosqlite leaves the thread of a failed opening to end by itself, which raises once the event loop is closed.
    """
    threads: list[Thread] = []

    def connection(*given: Any, **named: Any) -> sqlite3.Connection:
        threads.append(current_thread())
        return sqlite3.Connection(*given, **named)

    try:
        async with aiosqlite.connect(path, isolation_level=None, factory=connection) as opened:
            yield opened
    finally:
        for thread in threads:
            thread.join()


@asynccontextmanager
async def _transaction(
    connection: aiosqlite.Connection, lock: asyncio.Lock, begin: str, unit: Callable[..., Any]
) -> AsyncGenerator[None]:
    """Run what a unit does in a transaction, rolled back if it raises. One statement is a transaction by itself."""
    async with lock:
        if unit in SINGLE:
            yield
            return
        try:
            await connection.execute(begin)
            yield
            await connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):  # after some disk errors SQLite has rolled back already
                await connection.execute("ROLLBACK")
            raise


async def _log_emptied(connection: aiosqlite.Connection) -> bool:
    """Copy the write-ahead log into the open file and empty it. Return False if another connection is using it."""
    patience = await value(connection, "PRAGMA busy_timeout")
    await connection.execute("PRAGMA busy_timeout = 0")
    try:
        return await value(connection, "PRAGMA wal_checkpoint(TRUNCATE)") == 0
    finally:
        await connection.execute(f"PRAGMA busy_timeout = {patience}")
