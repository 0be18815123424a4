"""The bot with a pulse: `python -m tests.faults.loop_lag run` is `mehana run`, and tells when its event loop stood still.

Each second it writes a line with the longest pause between two beats: milliseconds of time, and of work done in it by
the whole process. Where others keep the machine busy, the work is what can be held against the bot.
"""

from __future__ import annotations

import asyncio
import re
import sys
import time
from typing import TYPE_CHECKING, Final

from bot import app
from bot.__main__ import main

if TYPE_CHECKING:
    from bot.settings import Settings

BEAT: Final = 0.005
TOLD_EVERY: Final = 1.0
_LINE: Final = re.compile(r"^pulse: (\d+) ms, (\d+) ms of work$", re.MULTILINE)


async def measure_lag() -> None:
    """Beat, and tell of the longest pauses, until cancelled."""
    longest = busiest = 0.0
    told = before = time.monotonic()
    worked = time.process_time()
    while True:
        await asyncio.sleep(BEAT)
        now, work = time.monotonic(), time.process_time()
        longest, busiest = max(longest, now - before - BEAT), max(busiest, work - worked)
        before, worked = now, work
        if now - told >= TOLD_EVERY:
            sys.stderr.write(f"pulse: {longest * 1000:.0f} ms, {busiest * 1000:.0f} ms of work\n")
            longest, busiest, told = 0.0, 0.0, now


def pauses(log: str) -> tuple[int, int]:
    """Return the longest pause that a log tells of, in milliseconds, and the one with most work in it."""
    found = [(int(line[1]), int(line[2])) for line in _LINE.finditer(log)]
    return max((pause for pause, _ in found), default=0), max((work for _, work in found), default=0)


def _serve_and_measure_lag() -> None:
    serve = app.serve

    async def beating(settings: Settings) -> None:
        heart = asyncio.create_task(measure_lag())
        try:
            await serve(settings)
        finally:
            heart.cancel()

    app.serve = beating


if __name__ == "__main__":
    _serve_and_measure_lag()
    main()
