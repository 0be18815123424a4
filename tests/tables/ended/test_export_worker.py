"""Replay exports are made one after another by another program, which may fail, hang or write too much."""

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.tables.ended import export_worker
from bot.tables.ended.export_worker import ExportWorker
from bot.tables.state.refusal import Why
from tests.tables.harness import why_refused

RECORD = {"game": "market", "seats": 2}
NAMES = ("Ана", "Boris")


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Return a function that puts a shell script in the place of `mehana replay`.

    It is called as `-m bot replay SOURCE --to TARGET …`, so that `$4` is the record and `$6` the file to be written.
    """

    def put(script: str) -> None:
        path = tmp_path / "program"
        path.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        path.chmod(0o755)
        monkeypatch.setattr(sys, "executable", str(path))

    return put


async def nothing(_done: int, _length: int) -> None:
    pass


async def made(worker: ExportWorker, *, film: bool = False, hands: bool = False, tell: Any = nothing) -> bytes:
    return await worker.make(RECORD, NAMES, "bg", tell, film=film, hands=hands)


async def test_the_file_made_is_returned_and_its_progress_told(program: Callable[[str], None]) -> None:
    told: list[tuple[int, int]] = []

    async def tell(done: int, length: int) -> None:
        told.append((done, length))

    program('echo 1/12; echo drawn; echo 3/; echo /5; echo x/6; echo 7; printf "\\377\\n"; echo 12/12; cat "$4" > "$6"')
    assert json.loads(await made(ExportWorker(), tell=tell)) == RECORD
    assert told == [(1, 12), (12, 12)]


@pytest.mark.parametrize(
    ("film", "hands", "kind"),
    [(False, False, []), (False, True, ["--hands"]), (True, False, ["--film"]), (True, True, ["--film"])],
)
async def test_the_program_is_told_names_language_and_kind(
    program: Callable[[str], None], film: bool, hands: bool, kind: list[str]
) -> None:
    program('printf "%s\\n" "$@" > "$6"')
    given = (await made(ExportWorker(), film=film, hands=hands)).decode().splitlines()
    assert given[:3] == ["-m", "bot", "replay"]
    assert json.loads(given[given.index("--names") + 1]) == list(NAMES)
    assert given[given.index("--language") + 1 :] == ["bg", *kind]


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ('echo x > "$6"; exit 1', Why.NOT_MADE),
        ("exec sleep 60", Why.NOT_MADE),
        ('printf 12345678 > "$6"', None),
        ('printf 123456789 > "$6"', Why.FILE_TOO_LARGE),
    ],
    ids=["fails", "hangs", "is large enough", "is too large"],
)
async def test_what_cannot_be_made_or_sent_is_refused(
    program: Callable[[str], None], monkeypatch: pytest.MonkeyPatch, script: str, why: Why | None
) -> None:
    monkeypatch.setattr(export_worker, "LARGEST", 8)
    monkeypatch.setattr(export_worker, "EXPORT_TIMEOUT", 0.2 if "sleep" in script else 60.0)
    program(script)
    worker = ExportWorker()
    if why is None:
        assert await made(worker) == b"12345678"
    else:
        assert await why_refused(made(worker)) is why
    program('cat "$4" > "$6"')
    monkeypatch.setattr(export_worker, "LARGEST", 100)
    monkeypatch.setattr(export_worker, "EXPORT_TIMEOUT", 60.0)
    assert json.loads(await made(worker)) == RECORD, "the next is made as ever"


async def test_exports_are_made_one_after_another_and_few_may_wait(
    program: Callable[[str], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Two may wait here. Nobody waits for the one in hand when it has ended."""
    monkeypatch.setattr(export_worker, "MOST_WAITING", 2)
    (tmp_path / "running").touch()
    program(f'rm "{tmp_path}/running" || exit 1; cat "$4" > "$6"; touch "{tmp_path}/running"')
    worker = ExportWorker()
    for _ in range(2):
        tries = [asyncio.create_task(made(worker)) for _ in range(3)]
        await asyncio.sleep(0)
        assert await why_refused(made(worker)) is Why.EXPORT_BUSY
        assert [json.loads(page) for page in await asyncio.gather(*tries)] == [RECORD] * 3
