"""One writer: runs whole units of work in order, several waiting ones in one commit.

aiosqlite queues single statements, so two coroutines on one connection would share a transaction. Here a unit is a
function of the bare connection that runs on its thread from begin to commit: one hop there, one back. Units that do the
same, and come one after another, can be done at once: sqlite3 takes many rows for one statement much faster than one
after another.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import suppress
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from storage.connection import Connection
from storage.files import FileGone, OpenFile, made_private, must_be_a_place
from storage.records import StorageError
from storage.schema import prepare

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Item = TypeVar("Item")
T = TypeVar("T")

_TIMES: Final = 5
"""How often emptying the write-ahead log is tried; each try waits for readers as long as a lock may last."""
_LOG: Final = 400
"""Pages of the write-ahead log after which it is brought into the file and written over; SQLite's own are 1,000. A log
that grows takes twice as long to flush as one that is written over, and after each start it grows first.
"""
Work: TypeAlias = "Callable[[sqlite3.Connection, list[Any]], Sequence[Any]]"
"""Does something for each of several things, and returns what came of each."""
Waiting: TypeAlias = "tuple[Work, Any, asyncio.Future[Any]]"
_WORK: Final = itemgetter(0)


class Writer:
    """Owns the connection. Use `open`, then `run`, then `close`."""

    def __init__(self, path: Path | str) -> None:
        self._path = Path(path)
        self._connection = Connection(lambda: sqlite3.connect(path, check_same_thread=False), 64)
        self._file: OpenFile
        self._gone: FileGone | None = None
        self._loop: asyncio.AbstractEventLoop
        self._guard = threading.Lock()
        self._waiting: list[Waiting] = []
        self._called = False

    async def open(self) -> None:
        """Open the file and bring its schema up to date.

        Raise `NewerFile` if it is ahead of us, `StorageError` if it cannot be used at all.
        """
        self._loop = asyncio.get_running_loop()
        must_be_a_place(self._path)
        try:
            made_private(self._path)
            self._file = OpenFile(self._path, with_log=False)
        except OSError as error:
            raise StorageError(f"the database at {self._path} cannot be used: {error}") from error
        try:
            await self._connection
            await self._connection.on_thread(prepare)
            await self._connection.on_thread(_shorten_log)
            await self.tidy()
            self._file.must_be_there()
            self._file = OpenFile(self._path, with_log=True)
        except (sqlite3.Error, OSError) as error:
            await self._connection.end()
            raise StorageError(f"the database at {self._path} cannot be used: {error}") from error
        except BaseException:
            await self._connection.end()
            raise

    async def close(self) -> None:
        """Finish what is waiting, then close the file."""
        if self._gone is not None:
            with suppress(sqlite3.Error):
                await self._connection.on_thread(_empty_log)
        await self._connection.close()

    def run(self, unit: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Run the unit in a transaction; what is returned has its result once it is on disk.

        What the unit raises is raised by the future, and nothing of it is kept. To cancel it does not stop the unit.
        """
        return self.among(_each, unit)

    def among(self, work: Callable[[sqlite3.Connection, list[Item]], Sequence[T]], item: Item) -> asyncio.Future[T]:
        """Do some work for `item`, and for whatever else waits beside it for the same; otherwise as `run` does.

        If it raises for several at once, nothing of it is kept and it is done for each alone.
        """
        future: asyncio.Future[T] = asyncio.Future(loop=self._loop)
        with self._guard:
            if not self._called:
                self._connection.post(self._work)
                self._called = True
            self._waiting.append((work, item, future))
        return future

    def must_be_there(self) -> None:
        """Raise `FileGone` if the file that was opened was deleted or replaced; it stays so."""
        try:
            self._file.must_be_there()
        except FileGone as gone:
            self._gone = gone
        if self._gone is not None:
            raise self._gone

    async def tidy(self) -> None:
        """Bring everything from the write-ahead log into the file, and empty the log."""
        await self._connection.on_thread(_checkpoint)

    def _work(self, connection: sqlite3.Connection) -> None:
        """Run what is waiting until nothing is. The thread tells the loop by itself: every hop between them counts."""
        while batch := self._taken():
            try:
                results = _run_together(connection, batch)
                self.must_be_there()  # else what was just written is in a file that nobody will open again
            except Exception as error:  # noqa: BLE001 - every waiting caller is told, whatever it was
                results = [error] * len(batch)
            self._loop.call_soon_threadsafe(_tell, batch, results)

    def _taken(self) -> list[Waiting]:
        with self._guard:
            batch, self._waiting = self._waiting, []
            self._called = bool(batch)
        return batch


def _tell(batch: Sequence[Waiting], results: Sequence[Any]) -> None:
    for (_, _, future), result in zip(batch, results, strict=True):
        if future.done():
            continue  # its caller was cancelled; the unit was not
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def _shorten_log(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA wal_autocheckpoint = {_LOG}").fetchone()


def _checkpoint(connection: sqlite3.Connection) -> None:
    for _ in range(_TIMES):
        if _empty_log(connection):
            return
    raise StorageError("the write-ahead log could not be emptied: somebody reads the database without end")


def _empty_log(connection: sqlite3.Connection) -> bool:
    """Bring everything from the write-ahead log into the file that is open, and empty the log, unless it is in use.

    SQLite itself does not do so when it closes a file that was moved; the log would be applied to whatever file is in
    its place.
    """
    busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy


def _run_together(connection: sqlite3.Connection, batch: Sequence[Waiting]) -> Sequence[Any]:
    """Run all units in one transaction; if one fails, start over with each behind a savepoint of its own."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        results: list[Any] = []
        for work, units in groupby(batch, _WORK):
            results += work(connection, [item for _, item, _ in units])
        connection.execute("COMMIT")
    except Exception:  # noqa: BLE001 - whatever it was, the second round tells it to its own caller
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return _run_apart(connection, batch)
    return results


def _run_apart(connection: sqlite3.Connection, batch: Sequence[Waiting]) -> Sequence[Any]:
    connection.execute("BEGIN IMMEDIATE")
    results: list[Any] = []
    try:
        for work, item, _ in batch:
            connection.execute("SAVEPOINT unit")
            try:
                results += work(connection, [item])
            except Exception as error:  # noqa: BLE001 - handed to its own caller
                connection.execute("ROLLBACK TO unit")
                results.append(error)
            connection.execute("RELEASE unit")
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return results


def _each(connection: sqlite3.Connection, units: Sequence[Callable[[sqlite3.Connection], T]]) -> list[T]:
    return [unit(connection) for unit in units]
