"""The writer: units of work share commits, but succeed or fail independently."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from storage import StorageError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from storage.writer import Unit, Writer


def keep(connection: sqlite3.Connection, *, key: int, size: int = 1) -> int:
    connection.execute("INSERT INTO guild (id, moderator_role) VALUES (?, ?)", (key, size))
    return key


def keep_and_fail(connection: sqlite3.Connection, *, key: int) -> None:
    keep(connection, key=key)
    raise LookupError(key)


def on_disk(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as other:
        return [key for (key,) in other.execute("SELECT id FROM guild ORDER BY id")]


async def traced(writer: Writer) -> list[str]:
    seen: list[str] = []
    await writer.run(lambda connection: connection.set_trace_callback(seen.append))
    seen.clear()
    return seen


async def run_while_busy(writer: Writer, units: Iterable[Unit]) -> list[Any]:
    """Queue units while the writer is busy with another one, so that all of them wait for it."""
    reached, go_on = threading.Event(), threading.Event()

    def busy(_: sqlite3.Connection) -> None:
        reached.set()
        assert go_on.wait(5)

    running = writer.run(busy)
    assert await asyncio.to_thread(reached.wait, 5)
    waiting = [writer.run(unit) for unit in units]
    go_on.set()
    await running
    return await asyncio.gather(*waiting, return_exceptions=True)


async def test_other_connections_see_what_has_returned(writer: Writer, path: Path) -> None:
    assert await writer.run(partial(keep, key=1)) == 1
    assert on_disk(path) == [1]


async def test_waiting_units_share_one_commit(writer: Writer, path: Path) -> None:
    statements = await traced(writer)
    results = await run_while_busy(writer, [partial(keep, key=key) for key in range(20)])
    assert results == list(range(20))
    assert statements.count("COMMIT") == 2  # the first is of the unit they waited for
    assert on_disk(path) == results


async def test_units_run_in_order(writer: Writer) -> None:
    order: list[int] = []
    await asyncio.gather(*(writer.run(lambda _, key=key: order.append(key)) for key in range(50)))
    assert order == list(range(50))


@pytest.mark.parametrize("failing", [{0}, {3}, {9}, {2, 3, 7}, set(range(10))], ids=str)
async def test_a_failing_unit_keeps_nothing_and_does_not_affect_others(
    writer: Writer, path: Path, failing: set[int]
) -> None:
    statements = await traced(writer)
    units = [partial(keep_and_fail if key in failing else keep, key=key) for key in range(10)]
    answers = await run_while_busy(writer, units)
    for key, answer in enumerate(answers):
        if key in failing:
            assert isinstance(answer, LookupError)
            assert answer.args == (key,)
        else:
            assert answer == key
    assert on_disk(path) == [key for key in range(10) if key not in failing]
    assert statements.count("COMMIT") == 2  # the first is of the unit they waited for


async def test_a_constraint_violation_is_raised_to_its_own_caller(writer: Writer, path: Path) -> None:
    first, second, third = await asyncio.gather(
        writer.run(partial(keep, key=1)),
        writer.run(partial(keep, key=1)),
        writer.run(partial(keep, key=2)),
        return_exceptions=True,
    )
    assert (first, third) == (1, 2)
    assert isinstance(second, sqlite3.IntegrityError)
    assert on_disk(path) == [1, 2]


async def test_cancelling_the_caller_does_not_stop_a_unit(writer: Writer, path: Path) -> None:
    reached, go_on = threading.Event(), threading.Event()

    def slow(connection: sqlite3.Connection) -> None:
        keep(connection, key=1)
        reached.set()
        assert go_on.wait(5)
        keep(connection, key=2)

    running = asyncio.ensure_future(writer.run(slow))
    assert await asyncio.to_thread(reached.wait, 5)
    waiting = asyncio.ensure_future(writer.run(partial(keep, key=3)))
    await asyncio.sleep(0)
    running.cancel()
    waiting.cancel()
    answers = await asyncio.gather(running, waiting, return_exceptions=True)
    assert all(isinstance(answer, asyncio.CancelledError) for answer in answers)
    go_on.set()
    await writer.run(partial(keep, key=4))
    assert on_disk(path) == [1, 2, 3, 4]


async def test_a_failure_that_nobody_awaits_is_not_logged(
    writer: Writer, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    task = asyncio.ensure_future(writer.run(partial(keep_and_fail, key=1)))
    await asyncio.sleep(0)
    task.cancel()
    assert await asyncio.gather(task, return_exceptions=True)
    await writer.run(partial(keep, key=2))
    assert on_disk(path) == [2]
    assert not caplog.records


async def test_a_full_disk_fails_only_the_units_concerned(writer: Writer, path: Path) -> None:
    """Units that succeed are on disk; units that fail leave nothing there."""

    def fill(connection: sqlite3.Connection, *, key: int) -> int:
        connection.execute("INSERT INTO person (id, name, locale) VALUES (?, ?, 'en')", (key, "x" * 20_000))
        return keep(connection, key=key)

    await writer.run(lambda connection: connection.execute("PRAGMA max_page_count = 60").fetchone())
    answers = await asyncio.gather(*(writer.run(partial(fill, key=key)) for key in range(20)), return_exceptions=True)
    done = [answer for answer in answers if isinstance(answer, int)]
    failed = [answer for answer in answers if isinstance(answer, sqlite3.OperationalError)]
    assert len(done) + len(failed) == 20
    assert failed
    assert on_disk(path) == done
    await writer.run(lambda connection: connection.execute("PRAGMA max_page_count = 1000000").fetchone())
    assert await writer.run(partial(fill, key=99)) == 99
    assert on_disk(path) == [*done, 99]


async def test_all_units_fail_if_sqlite_rolls_back_the_transaction(writer: Writer, path: Path) -> None:
    """On some disk errors SQLite itself rolls back the whole transaction."""

    def broken(connection: sqlite3.Connection) -> None:
        connection.execute("ROLLBACK")
        raise sqlite3.OperationalError("disk I/O error")

    units = [partial(keep, key=1), broken, partial(keep, key=2)]
    answers = await run_while_busy(writer, units)
    assert all(isinstance(answer, sqlite3.Error) for answer in answers)
    assert on_disk(path) == []
    assert await writer.run(partial(keep, key=3)) == 3
    assert on_disk(path) == [3]


async def test_the_writer_waits_for_a_lock_of_another_program(writer: Writer, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("INSERT INTO guild (id) VALUES (1)")
        task = asyncio.ensure_future(writer.run(partial(keep, key=2)))
        await asyncio.sleep(0.05)
        assert not task.done()
        other.execute("COMMIT")
        assert await task == 2
    assert on_disk(path) == [1, 2]


async def test_closing_finishes_waiting_units(writer: Writer, path: Path) -> None:
    tasks = [asyncio.ensure_future(writer.run(partial(keep, key=key))) for key in range(5)]
    await asyncio.sleep(0)
    await writer.close()
    assert await asyncio.gather(*tasks) == list(range(5))
    assert on_disk(path) == list(range(5))


async def test_units_after_closing_raise(writer: Writer) -> None:
    await writer.close()
    for key in (1, 2):
        with pytest.raises(ValueError, match="the database is closed"):
            await asyncio.wait_for(writer.run(partial(keep, key=key)), 2)


async def test_the_write_ahead_log_stays_short(writer: Writer, path: Path) -> None:
    def fill(connection: sqlite3.Connection, *, key: int) -> None:
        connection.execute("INSERT INTO person (id, name, locale) VALUES (?, ?, 'en')", (key, "x" * 20_000))

    for key in range(300):
        await writer.run(partial(fill, key=key))
    log = path.with_name(f"{path.name}-wal")
    assert 0 < log.stat().st_size < 500 * 4120


async def test_a_log_that_another_program_keeps_reading_is_not_taken_for_empty(writer: Writer, path: Path) -> None:
    await writer.run(lambda connection: connection.execute("PRAGMA busy_timeout = 0").fetchone())
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM guild").fetchall()
        await writer.run(partial(keep, key=1))
        with pytest.raises(StorageError, match="keeps reading"):
            await writer.tidy()
        other.execute("COMMIT")
    await writer.tidy()
    assert path.with_name(f"{path.name}-wal").stat().st_size == 0
