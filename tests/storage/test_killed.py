"""A killed program loses nothing that it acknowledged, and repeats nothing."""

import subprocess
import sys
import threading
from itertools import islice
from pathlib import Path

import pytest

from storage import Journal
from tests.storage.appender import TABLES
from tests.storage.lines import line

ROOT = Path(__file__).parents[2]


def appended_until_killed(path: Path, lines: int) -> dict[int, int]:
    """Run the program, kill it after `lines` lines, and return the last acknowledged entry of each table."""
    told: dict[int, int] = {}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.storage.appender", str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as program:
        too_long = threading.Timer(20, program.kill)
        too_long.start()
        try:
            first = list(islice(program.stdout, lines))
        finally:
            too_long.cancel()
            program.kill()
        rest = program.stdout.read().splitlines(keepends=True)
        for text in (*first, *rest):
            if text.endswith("\n"):
                table, number = map(int, text.split())
                told[table] = number
    assert program.returncode == -9
    return told


@pytest.mark.parametrize("lines", [1, 150])
async def test_kill_9_loses_and_repeats_nothing(path: Path, lines: int) -> None:
    for _ in range(2):
        told = appended_until_killed(path, lines)
        assert told
        async with Journal.opened(path) as journal:
            records = [await journal.load(table) for table in await journal.tables_under(1)]
            assert len(records) <= TABLES
            for record in records:
                row = record.row
                assert told.get(row.id, 0) <= row.last <= told.get(row.id, row.last) + 1
                assert [entry.number for entry in record.entries] == list(range(row.last + 1))
                assert [entry.body for entry in record.entries[2:]] == [f"move {n}" for n in range(2, row.last + 1)]
                if row.last > 1:
                    assert record.checkpoint == b"%d" % row.last
    async with Journal.opened(path) as journal:
        for record in records:
            await journal.append(record.row.id, record.row.last + 1, line())
