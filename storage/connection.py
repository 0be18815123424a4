"""A connection of aiosqlite's that runs whole functions on its thread, and one that only reads."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, cast

import aiosqlite
from filelock import FileLock, Timeout

from storage.files import OWNER_ONLY, must_be_a_place
from storage.records import StorageError

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Awaitable, Callable, Generator
    from pathlib import Path
    from queue import SimpleQueue

T = TypeVar("T")


class Connection(aiosqlite.Connection):
    """A connection that can run one function on its thread."""

    _ended: asyncio.Future[Any] | None = None

    async def on_thread(self, work: Callable[..., T], *given: object) -> T:
        """Run `work(connection, *given)` on the connection's thread."""
        execute = cast("Callable[..., Awaitable[T]]", self._execute)  # pyright: ignore[reportUnknownMemberType]
        return await execute(work, self._conn, *given)

    def post(self, work: Callable[..., None], *given: object) -> None:
        """Have the thread run `work(connection, *given)`, which must raise nothing. Raise ValueError once closed."""
        if not self._running:
            raise ValueError("the database is closed")
        queue = cast("SimpleQueue[tuple[None, Callable[[], None]]]", self._tx)  # pyright: ignore[reportUnknownMemberType]
        queue.put_nowait((None, partial(work, self._conn, *given)))

    def stop(self) -> asyncio.Future[Any] | None:
        """Tell the thread to end; the future tells when it has."""
        self._ended = super().stop()  # pyright: ignore[reportUnknownMemberType] - it has no type there
        return self._ended

    async def end(self) -> None:
        """Close, and wait for the thread to end, also when the file could not be opened at all."""
        await self.close()
        if self._ended is not None:
            await self._ended


class Reader:
    """Reads what is on disk, beside the writer: it waits for nobody's lock. Use `open`, then `run`, then `close`."""

    def __init__(self, path: Path | str) -> None:
        self._connection = Connection(lambda: sqlite3.connect(path, check_same_thread=False), 64)

    async def open(self) -> None:
        """Open the file, which must have its schema."""
        await self._connection
        await self._connection.on_thread(_only_to_read)

    async def run(self, unit: Callable[[sqlite3.Connection], T]) -> T:
        """Return what the unit finds, all of it in one state of the file."""
        return await self._connection.on_thread(_in_one_state, unit)

    async def close(self) -> None:
        """Close the file."""
        await self._connection.end()


def _only_to_read(connection: sqlite3.Connection) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA query_only = ON")


def _in_one_state(connection: sqlite3.Connection, unit: Callable[[sqlite3.Connection], T]) -> T:
    connection.execute("BEGIN")
    try:
        return unit(connection)
    finally:
        connection.execute("COMMIT")


@contextmanager
def alone(path: Path) -> Generator[None]:
    """Be the only bot on this database meanwhile; a crash leaves it free.

    Raise `StorageError` if another bot runs on it, or if there can be no database at this path.
    """
    must_be_a_place(path)
    real = path.resolve()  # whatever name it is called by
    lock = FileLock(real.with_name(f"{real.name}.lock"), blocking=False, mode=OWNER_ONLY)
    try:
        lock.acquire()
    except Timeout as error:
        raise StorageError(
            f"another Mehana runs on {path}: stop it first, or choose another MEHANA_DATABASE"
        ) from error
    except OSError as error:
        raise StorageError(f"the database at {path} cannot be used: {error}") from error
    try:
        yield
    finally:
        lock.release()
