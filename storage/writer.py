"""Writes to the database: whole units of work, in order, with several waiting units in one commit.

A commit waits for the disk, so units that arrive meanwhile share the next one. Each has a savepoint of its own. Fifty
tables with a move every two seconds write 100 units a second; this takes 2,000 and more, so it needs no further tuning.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from storage.connection import Connection
from storage.files import FileGone, OpenFile, made_private, must_be_a_place
from storage.records import StorageError
from storage.schema import prepare

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

T = TypeVar("T")

_ATTEMPTS: Final = 5
"""How often emptying the write-ahead log is tried; each attempt waits for readers up to the busy timeout."""
_LOG_PAGES: Final = 400
"""Pages of the write-ahead log after which SQLite copies it into the file and overwrites it; its default is 1,000.

Flushing a log that grows takes twice as long as flushing one that is overwritten, and it first grows after each start.
"""
Unit: TypeAlias = "Callable[[sqlite3.Connection], Any]"
Waiting: TypeAlias = "tuple[Unit, asyncio.Future[Any]]"


class Writer:
    """Owns the connection that writes. Use `open`, then `run`, then `close`."""

    def __init__(self, path: Path | str) -> None:
        self._path = Path(path)
        self._connection = Connection(path)
        self._file: OpenFile
        self._gone: FileGone | None = None
        self._loop: asyncio.AbstractEventLoop
        self._waiting: deque[Waiting] = deque()

    async def open(self) -> None:
        """Open the file and bring its schema up to date.

        Raise `NewerFile` if a newer program wrote it, `StorageError` if it cannot be used at all.
        """
        self._loop = asyncio.get_running_loop()
        must_be_a_place(self._path)
        try:
            made_private(self._path)
            self._file = OpenFile(self._path, with_log=False)
        except OSError as error:
            raise StorageError(f"the database at {self._path} cannot be used: {error}") from error
        try:
            await self._connection.open()
            await self._connection.run(prepare)
            await self._connection.run(_shorten_log)
            await self.tidy()
            self._file.must_be_there()
            self._file = OpenFile(self._path, with_log=True)
        except (sqlite3.Error, OSError) as error:
            await self._connection.close()
            raise StorageError(f"the database at {self._path} cannot be used: {error}") from error
        except BaseException:
            await self._connection.close()
            raise

    async def close(self) -> None:
        """Finish what is waiting, then close the file."""
        if self._gone is not None:
            with suppress(sqlite3.Error):
                await self._connection.run(_empty_log)
        await self._connection.close()

    def run(self, unit: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Run a unit in a transaction. The future has its result once that is on disk.

        If the unit raises, so does the future, and nothing of the unit is kept. Cancelling the future does not stop it.
        """
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append((unit, future))
        self._connection.post(self._commit_waiting)
        return future

    def must_be_there(self) -> None:
        """Raise `FileGone` if the file was deleted or replaced since it was opened, and for ever after."""
        try:
            self._file.must_be_there()
        except FileGone as gone:
            self._gone = gone
        if self._gone is not None:
            raise self._gone

    async def tidy(self) -> None:
        """Copy the write-ahead log into the file, and empty the log."""
        await self._connection.run(_checkpoint)

    def _commit_waiting(self, connection: sqlite3.Connection) -> None:
        """Run all units that are waiting, which an earlier call may have done already."""
        batch = [self._waiting.popleft() for _ in range(len(self._waiting))]
        if not batch:
            return
        try:
            results = _run_together(connection, [unit for unit, _ in batch])
            self.must_be_there()  # otherwise the units were written to a file that nobody will open again
        except Exception as error:  # noqa: BLE001 - every caller gets it, whatever it is
            results = [error] * len(batch)
        self._loop.call_soon_threadsafe(_resolve, [future for _, future in batch], results)


def _resolve(futures: Sequence[asyncio.Future[Any]], results: Sequence[Any]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.done():
            continue  # its caller was cancelled; the unit was not
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def _shorten_log(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA wal_autocheckpoint = {_LOG_PAGES}").fetchone()


def _checkpoint(connection: sqlite3.Connection) -> None:
    for _ in range(_ATTEMPTS):
        if _empty_log(connection):
            return
    raise StorageError("the write-ahead log could not be emptied: another program keeps reading the database")


def _empty_log(connection: sqlite3.Connection) -> bool:
    """Copy the write-ahead log into the open file and empty it. Return False if another connection is using it.

    SQLite does not do this when it closes a file that was moved; the log would then be applied to any file that took
    its place.
    """
    busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy


def _run_together(connection: sqlite3.Connection, units: Sequence[Unit]) -> Sequence[Any]:
    """Run units in one transaction, each behind a savepoint. Return the result of each, or the exception it raised."""
    results: list[Any] = []
    connection.execute("BEGIN IMMEDIATE")
    try:
        for unit in units:
            connection.execute("SAVEPOINT unit")
            try:
                results.append(unit(connection))
            except Exception as error:  # noqa: BLE001 - its own caller gets it
                connection.execute("ROLLBACK TO unit")
                results.append(error)
            connection.execute("RELEASE unit")
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return results
