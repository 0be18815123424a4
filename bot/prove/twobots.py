"""A second bot on one file: it says in a line that the file is taken, ends, and harms nothing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from bot.prove.bots import Bot, first_traceback, running
from bot.prove.parties import party_at, plainest
from bot.prove.shown import all_shown
from bot.standin import Standin

if TYPE_CHECKING:
    from pathlib import Path

    from bot.prove.check import Report, Trial

ENDS_WITHIN: Final = 20.0
SHOWN_WITHIN: Final = 30.0


async def two_bots(trial: Trial) -> None:
    """Start a second bot beside one in play, by the file's name and by another name for it."""
    report, luck = trial.report, trial.luck("two bots")
    database, other = trial.folder / "one.sqlite3", trial.folder / "another-name.sqlite3"
    async with Standin(check=False, rate_limits=False, log=False) as standin:
        guests = party_at(standin, plainest(2), 2)
        async with running(trial, standin, database) as bot:
            await guests.seated()
            other.symlink_to(database)
            playing = asyncio.create_task(guests.play(luck))
            for path in (database, other):
                await _second(trial, standin, path, report)
            playing.cancel()
            report.demand(bot.process.returncode is None, "the first bot ended")
            report.note(await all_shown(database, [guests], SHOWN_WITHIN))
            await bot.kill()
            # A bot that was killed leaves the file to the next one.
            await bot.start()
            for _ in range(5):
                await guests.click(luck)
            report.note(await all_shown(database, [guests], SHOWN_WITHIN))
            report.demand(not bot.tracebacks, f"the log of the first has a traceback: {first_traceback(bot.log)}")


async def _second(trial: Trial, standin: Standin, path: Path, report: Report) -> None:
    """Start one more bot over a file that is taken."""
    report.count("second bots")
    second = Bot(trial, standin, path)
    await second.start(wait=False)
    try:
        status = await asyncio.wait_for(second.process.wait(), ENDS_WITHIN)
    except TimeoutError:
        report.wrong.append(f"a second bot over {path.name} goes on beside the first")
        second.process.kill()
        await second.process.wait()
        return
    await asyncio.sleep(0.1)
    said = second.log.strip().splitlines()
    report.demand(status != 0, "a second bot ends as if all were well")
    report.demand(
        bool(said) and said[-1].startswith("mehana: ") and not second.tracebacks,
        f"a second bot does not say in a line why it ends: {second.log[-300:]}",
    )
