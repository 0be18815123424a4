"""Event loop lag: `python -m tests.faults.loop_lag run` is `mehana run` and also reports the longest pauses of its loop.

Each second it writes a line with the longest pause between two wake-ups, in milliseconds of wall-clock time and of CPU
time used in it by the whole process. On a busy machine only the CPU time says something about the bot.
"""

import asyncio
import re
import sys
import time
from typing import Final

from bot import app
from bot.__main__ import main
from bot.settings import Settings

BEAT: Final = 0.005
TOLD_EVERY: Final = 1.0
_LINE: Final = re.compile(r"^pulse: (\d+) ms, (\d+) ms of work$", re.MULTILINE)


async def measure_lag() -> None:
    """Measure and report the longest pauses, until cancelled."""
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
    """Return the longest pause in a log, in milliseconds, and the most CPU time in one pause."""
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
