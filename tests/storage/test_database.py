"""The open database: each unit of work is whole or absent, in order, and on disk once it was awaited."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncGenerator
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest

from storage import StorageError
from storage import database as opened
from storage.database import Database
from storage.queries import change, column, value

ALL = "SELECT id FROM guild ORDER BY id"


async def keep(connection: aiosqlite.Connection, key: int, size: int = 1) -> int:
    await connection.execute("INSERT INTO person (id, name, locale) VALUES (?, ?, 'en')", (key, "x" * size))
    await connection.execute("INSERT INTO guild (id) VALUES (?)", (key,))
    return key


async def keep_and_fail(connection: aiosqlite.Connection, key: int) -> None:
    await keep(connection, key)
    raise LookupError(key)


def on_disk(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as other:
        return [key for (key,) in other.execute(ALL)]


@pytest.fixture
async def database(path: Path) -> AsyncGenerator[Database]:
    async with Database.opened(path) as opened:
        yield opened


async def test_other_connections_see_what_has_returned(database: Database, path: Path) -> None:
    assert await database.write(keep, 1) == 1
    assert on_disk(path) == [1]


async def test_units_run_in_order(database: Database) -> None:
    order: list[int] = []

    async def note(connection: aiosqlite.Connection, key: int) -> None:
        await keep(connection, key)
        order.append(key)

    await asyncio.gather(*(database.write(note, key) for key in range(50)))
    assert order == list(range(50))


@pytest.mark.parametrize("failing", [{0}, {3}, {9}, {2, 3, 7}, set(range(10))], ids=str)
async def test_a_failing_unit_keeps_nothing_and_does_not_affect_others(
    database: Database, path: Path, failing: set[int]
) -> None:
    answers = await asyncio.gather(
        *(database.write(keep_and_fail if key in failing else keep, key) for key in range(10)), return_exceptions=True
    )
    for key, answer in enumerate(answers):
        if key in failing:
            assert isinstance(answer, LookupError)
            assert answer.args == (key,)
        else:
            assert answer == key
    assert on_disk(path) == [key for key in range(10) if key not in failing]


async def test_a_constraint_violation_is_raised_to_its_own_caller(database: Database, path: Path) -> None:
    first, second, third = await asyncio.gather(
        *(database.write(keep, key) for key in (1, 1, 2)), return_exceptions=True
    )
    assert (first, third) == (1, 2)
    assert isinstance(second, sqlite3.IntegrityError)
    assert on_disk(path) == [1, 2]


async def test_cancelling_the_caller_does_not_stop_a_unit(database: Database, path: Path) -> None:
    reached, go_on = asyncio.Event(), asyncio.Event()

    async def slow(connection: aiosqlite.Connection) -> None:
        await keep(connection, 1)
        reached.set()
        await go_on.wait()
        await keep(connection, 2)

    running = asyncio.create_task(database.write(slow))
    await reached.wait()
    waiting = asyncio.create_task(database.write(keep, 3))
    await asyncio.sleep(0)
    for task in (running, waiting):
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    go_on.set()
    await database.write(keep, 4)
    assert on_disk(path) == [1, 2, 3, 4]


@pytest.mark.parametrize("steps", range(12))
async def test_a_unit_that_is_cancelled_itself_is_whole_or_absent(database: Database, path: Path, steps: int) -> None:
    """As at the end of a program whose event loop is stopped: every task is cancelled, wherever it stands."""
    before = asyncio.all_tasks()

    async def pair(connection: aiosqlite.Connection) -> None:
        await keep(connection, 1)
        await keep(connection, 2)

    statements: list[str] = []
    await database.write(lambda connection: connection.set_trace_callback(statements.append))
    statements.clear()
    caller = asyncio.create_task(database.write(pair))
    while len(statements) < steps and not caller.done():
        await asyncio.sleep(0)
    for task in asyncio.all_tasks() - before:
        task.cancel()
    await asyncio.wait({caller})
    assert await database.write(keep, 3) == 3
    assert on_disk(path) in ([3], [1, 2, 3])


async def test_a_failure_that_nobody_awaits_is_not_logged(
    database: Database, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    task = asyncio.create_task(database.write(keep_and_fail, 1))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await database.write(keep, 2)
    assert on_disk(path) == [2]
    assert not caplog.records


async def test_a_full_disk_fails_only_the_units_concerned(database: Database, path: Path) -> None:
    """Units that succeed are on disk; units that fail leave nothing there."""
    await database.write(value, "PRAGMA max_page_count = 60")
    answers = await asyncio.gather(*(database.write(keep, key, 20_000) for key in range(20)), return_exceptions=True)
    done = [answer for answer in answers if isinstance(answer, int)]
    failed = [answer for answer in answers if isinstance(answer, sqlite3.OperationalError)]
    assert len(done) + len(failed) == 20
    assert failed
    assert on_disk(path) == done
    await database.write(value, "PRAGMA max_page_count = 1000000")
    assert await database.write(keep, 99, 20_000) == 99
    assert on_disk(path) == [*done, 99]


async def test_a_unit_fails_alone_if_sqlite_rolls_its_transaction_back(database: Database, path: Path) -> None:
    """On some disk errors SQLite itself rolls back."""

    async def broken(connection: aiosqlite.Connection) -> None:
        await keep(connection, 2)
        await connection.execute("ROLLBACK")
        raise sqlite3.OperationalError("disk I/O error")

    answers = await asyncio.gather(
        database.write(keep, 1), database.write(broken), database.write(keep, 3), return_exceptions=True
    )
    assert [str(answer) for answer in answers] == ["1", "disk I/O error", "3"]
    assert on_disk(path) == [1, 3]


async def test_a_unit_waits_for_a_lock_of_another_program(database: Database, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("INSERT INTO guild (id) VALUES (1)")
        task = asyncio.create_task(database.write(keep, 2))
        await asyncio.sleep(0.05)
        assert not task.done()
        other.execute("COMMIT")
        assert await task == 2
    assert on_disk(path) == [1, 2]


@pytest.mark.long(10)
async def test_reading_and_the_event_loop_go_on_while_the_disk_hangs(database: Database) -> None:
    hangs, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def hang(statement: str) -> None:
        if statement == "COMMIT":
            loop.call_soon_threadsafe(hangs.set)
            go_on.wait(10)

    await database.write(lambda connection: connection.set_trace_callback(hang))
    hangs.clear()
    writing = asyncio.create_task(database.write(keep, 1))
    try:
        await asyncio.wait_for(hangs.wait(), 5)
        assert await asyncio.wait_for(database.read(column, ALL), 5) == ()
        assert not writing.done()
    finally:
        go_on.set()
    assert await writing == 1


async def test_a_unit_that_reads_sees_one_state(database: Database) -> None:
    reached, go_on = asyncio.Event(), asyncio.Event()

    async def twice(connection: aiosqlite.Connection) -> list[tuple[int, ...]]:
        before = await column(connection, ALL)
        reached.set()
        await go_on.wait()
        return [before, await column(connection, ALL)]

    await database.write(keep, 1)
    reading = asyncio.create_task(database.read(twice))
    await reached.wait()
    await database.write(keep, 2)
    go_on.set()
    assert await reading == [(1,), (1,)]
    assert await database.read(column, ALL) == (1, 2)


async def test_a_unit_that_reads_changes_nothing(database: Database, path: Path) -> None:
    await database.write(keep, 1)
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await database.read(change, "DELETE FROM guild")
    assert on_disk(path) == [1]
    assert await database.read(column, ALL) == (1,)


async def test_closing_finishes_units_and_begins_no_others(path: Path) -> None:
    async with Database.opened(path) as database:
        tasks = [asyncio.create_task(database.write(keep, key)) for key in range(5)]
        await asyncio.sleep(0)
    assert [await task for task in tasks] == list(range(5))
    assert on_disk(path) == list(range(5))
    for use in (database.write, database.read):
        with pytest.raises(ValueError, match="the database is closed"):
            await use(column, ALL)


def test_no_thread_outlives_a_database_or_a_failed_opening(path: Path, tmp_path: Path) -> None:
    """A thread that ended after the event loop would raise."""

    async def open_and_close(file: Path) -> None:
        async with Database.opened(file):
            assert threading.active_count() == before + 2

    before = threading.active_count()
    too_long = tmp_path.joinpath(*["long" * 50] * 4)  # for SQLite, not for the file system
    too_long.mkdir(parents=True)
    text = tmp_path / "text"
    text.write_text("Not a database. " * 100)
    asyncio.run(open_and_close(path))
    assert threading.active_count() == before
    for wrong in (text, too_long / "file", tmp_path / "nowhere" / "file"):
        with pytest.raises(StorageError, match="cannot be used"):
            asyncio.run(open_and_close(wrong))
        assert threading.active_count() == before


async def test_the_write_ahead_log_stays_short(database: Database, path: Path) -> None:
    for key in range(300):
        await database.write(keep, key, 20_000)
    log = path.with_name(f"{path.name}-wal")
    assert 0 < log.stat().st_size < 1100 * 4120


async def test_a_log_that_another_program_keeps_reading_is_not_taken_for_empty_and_stops_nobody(
    database: Database, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opened, "PAUSE", 0.01)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM guild").fetchall()
        await database.write(keep, 1)
        tidying = asyncio.create_task(database.tidy())
        await database.write(keep, 2)
        assert not tidying.done()
        with pytest.raises(StorageError, match="keeps reading"):
            await tidying
        other.execute("COMMIT")
    await database.tidy()
    assert path.with_name(f"{path.name}-wal").stat().st_size == 0
    assert await database.write(value, "PRAGMA busy_timeout") == 10_000, "as it was"


async def test_a_log_that_is_being_read_keeps_no_database_from_being_opened(path: Path) -> None:
    """As after a crash, while a backup is running."""
    async with Database.opened(path) as database:
        await database.write(keep, 1)
        kept = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    for name, data in kept.items():
        path.with_name(name).write_bytes(data)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM guild").fetchall()
        async with Database.opened(path) as database:
            await database.write(keep, 2)
