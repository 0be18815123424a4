"""One writer: runs whole units of work in order, several waiting ones in one commit.

aiosqlite queues single statements, so two coroutines on one connection would share a transaction. Here a unit is a
function of the bare connection that runs on its thread from begin to commit: one hop there, one back.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from storage.connection import Connection
from storage.records import StorageError
from storage.schema import prepare

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

T = TypeVar("T")

_TIMES: Final = 5
"""How often emptying the write-ahead log is tried; each try waits for readers as long as a lock may last."""
Unit: TypeAlias = "Callable[[sqlite3.Connection], Any]"
Waiting: TypeAlias = "tuple[Unit, asyncio.Future[Any]]"
Answer: TypeAlias = "tuple[Any, BaseException | None]"


class Writer:
    """Owns the connection. Use `open`, then `run`, then `close`."""

    def __init__(self, path: Path | str) -> None:
        self._path = path
        self._connection = Connection(lambda: sqlite3.connect(path, check_same_thread=False), 64)
        self._loop: asyncio.AbstractEventLoop
        self._guard = threading.Lock()
        self._waiting: list[Waiting] = []
        self._called = False

    async def open(self) -> None:
        """Open the file and bring its schema up to date.

        Raise `NewerFile` if it is ahead of us, `StorageError` if it cannot be used at all.
        """
        self._loop = asyncio.get_running_loop()
        try:
            await self._connection
            await self._connection.on_thread(prepare)
            await self.tidy()
        except sqlite3.Error as error:
            await self._connection.end()
            raise StorageError(f"the database at {self._path} cannot be used: {error}") from error
        except BaseException:
            await self._connection.end()
            raise

    async def close(self) -> None:
        """Finish what is waiting, then close the file."""
        await self._connection.close()

    async def run(self, unit: Callable[[sqlite3.Connection], T]) -> T:
        """Run the unit in a transaction and return its result once it is on disk.

        What the unit raises is raised here, and nothing of it is kept. Cancelling the caller does not stop the unit.
        """
        future: asyncio.Future[T] = self._loop.create_future()
        with self._guard:
            if not self._called:
                self._connection.post(self._work)
                self._called = True
            self._waiting.append((unit, future))
        return await future

    async def tidy(self) -> None:
        """Bring everything from the write-ahead log into the file, and empty the log."""
        await self._connection.on_thread(_checkpoint)

    def _work(self, connection: sqlite3.Connection) -> None:
        """Run what is waiting until nothing is. The thread tells the loop by itself: every hop between them counts."""
        while batch := self._taken():
            try:
                answers = _run_together(connection, [unit for unit, _ in batch])
            except Exception as error:  # noqa: BLE001 - every waiting caller is told, whatever it was
                answers: Sequence[Answer] = [(None, error)] * len(batch)
            self._loop.call_soon_threadsafe(_tell, batch, answers)

    def _taken(self) -> list[Waiting]:
        with self._guard:
            batch, self._waiting = self._waiting, []
            self._called = bool(batch)
        return batch


def _tell(batch: Sequence[Waiting], answers: Sequence[Answer]) -> None:
    for (_, future), (result, problem) in zip(batch, answers, strict=True):
        if future.done():
            continue  # its caller was cancelled; the unit was not
        if problem is None:
            future.set_result(result)
        else:
            future.set_exception(problem)


def _checkpoint(connection: sqlite3.Connection) -> None:
    for _ in range(_TIMES):
        busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if not busy:
            return
    raise StorageError("the write-ahead log could not be emptied: somebody reads the database without end")


def _run_together(connection: sqlite3.Connection, units: Sequence[Unit]) -> Sequence[Answer]:
    """Run all units in one transaction; if one fails, start over with each behind a savepoint of its own."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        answers = [(unit(connection), None) for unit in units]
        connection.execute("COMMIT")
    except Exception:  # noqa: BLE001 - whatever it was, the second round tells it to its own caller
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return _run_apart(connection, units)
    return answers


def _run_apart(connection: sqlite3.Connection, units: Sequence[Unit]) -> Sequence[Answer]:
    connection.execute("BEGIN IMMEDIATE")
    answers: list[Answer] = []
    try:
        for unit in units:
            connection.execute("SAVEPOINT unit")
            try:
                answers.append((unit(connection), None))
            except Exception as error:  # noqa: BLE001 - handed to its own caller
                connection.execute("ROLLBACK TO unit")
                answers.append((None, error))
            connection.execute("RELEASE unit")
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return answers
