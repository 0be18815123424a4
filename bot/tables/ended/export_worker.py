"""Export of ended tables as files, one after another, in a separate process of low priority."""

import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from bot.tables.state.refusal import Refusal, Why

EXPORT_TIMEOUT: Final = 600.0
"""Seconds after which an unfinished export is given up."""
LARGEST: Final = 8 << 20
"""Bytes of the largest file that every Discord server accepts."""
MOST_WAITING: Final = 4
"""Exports that may wait while one is made."""


class ExportWorker:
    """Makes web pages and animations from records by running `mehana replay`."""

    def __init__(self) -> None:
        self._queue = asyncio.Lock()
        self._waiting = 0

    async def make(
        self,
        record: Mapping[str, Any],
        names: Sequence[str],
        locale: str,
        tell: Callable[[int, int], Awaitable[None]],
        *,
        film: bool,
        hands: bool = False,
    ) -> bytes:
        """Return a record as a page, or an animation with `film`; `tell(done, all)` is called with the progress.

        With `hands` the page shows what each seat held. Raise `Refusal` if too many exports wait already, if this one
        fails, or if the file is too large for a message.
        """
        if self._waiting > MOST_WAITING:
            raise Refusal(Why.EXPORT_BUSY)
        self._waiting += 1
        try:
            async with self._queue:
                kind = ["--film"] if film else ["--hands"] if hands else []
                return await _made(record, tell, ["--names", json.dumps(list(names)), "--language", locale, *kind])
        finally:
            self._waiting -= 1


async def _made(
    record: Mapping[str, Any], tell: Callable[[int, int], Awaitable[None]], arguments: Sequence[str]
) -> bytes:
    with tempfile.TemporaryDirectory(prefix="mehana-") as folder:
        source, target = Path(folder) / "record.json", Path(folder) / "made"
        await asyncio.to_thread(source.write_text, json.dumps(record), "utf-8")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "replay", str(source), "--to", str(target), "--gently", *arguments),
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        try:
            async with asyncio.timeout(EXPORT_TIMEOUT):
                await _follow(process, tell)
                status = await process.wait()
        except TimeoutError as error:
            raise Refusal(Why.NOT_MADE) from error
        finally:
            if process.returncode is None:
                process.kill()
                await process.communicate()
        if status != 0:
            raise Refusal(Why.NOT_MADE)
        if target.stat().st_size > LARGEST:
            raise Refusal(Why.FILE_TOO_LARGE)
        return await asyncio.to_thread(target.read_bytes)


async def _follow(process: asyncio.subprocess.Process, tell: Callable[[int, int], Awaitable[None]]) -> None:
    assert process.stdout is not None
    async for line in process.stdout:
        done, sign, length = line.decode("utf-8", "replace").strip().partition("/")
        if sign and done.isdecimal() and length.isdecimal():
            await tell(int(done), int(length))
