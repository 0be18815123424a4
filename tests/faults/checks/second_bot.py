"""A second bot on one file: it says in a line that the file is taken, ends, and harms nothing."""

import asyncio
from pathlib import Path
from typing import Final

from bot.fake_discord import FakeDiscord
from tests.faults.bots import Bot, first_traceback, running
from tests.faults.check import Report, Trial
from tests.faults.consistency import all_shown
from tests.faults.players import group_at, plainest

ENDS_WITHIN: Final = 20.0
SHOWN_WITHIN: Final = 30.0


async def two_bots(trial: Trial) -> None:
    """Start a second bot beside one in play, by the file's name, by other names for it, and without the lock file."""
    report, rng = trial.report, trial.rng("two bots")
    database, other = trial.folder / "one.sqlite3", trial.folder / "another-name.sqlite3"
    linked, lock = trial.folder / "linked.sqlite3", trial.folder / "one.sqlite3.lock"
    async with FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord:
        guests = group_at(fake_discord, plainest(2), 2)
        async with running(trial, fake_discord, database) as bot:
            await guests.seated()
            other.symlink_to(database)
            linked.hardlink_to(database)
            playing = asyncio.create_task(guests.play(rng))
            for path in (database, other, linked):
                await _second(trial, fake_discord, path, report)
            lock.unlink()
            await _second(trial, fake_discord, database, report)
            playing.cancel()
            report.demand(bot.process.returncode is None, "the first bot ended")
            report.note(await all_shown(database, [guests], SHOWN_WITHIN))
            await bot.kill()
            # A bot that was killed leaves the file to the next one.
            await bot.start()
            for _ in range(5):
                await guests.click(rng)
            report.note(await all_shown(database, [guests], SHOWN_WITHIN))
            report.demand(not bot.tracebacks, f"the log of the first has a traceback: {first_traceback(bot.log)}")


async def _second(trial: Trial, fake_discord: FakeDiscord, path: Path, report: Report) -> None:
    """Start one more bot over a file that is taken."""
    report.count("second bots")
    second = Bot(trial, fake_discord, path)
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
