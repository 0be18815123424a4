"""The database file is removed while the bot runs; and a busy bot is stopped."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bot.fake_discord import FakeDiscord
from storage import backup, fault_of
from tests.faults.bots import first_traceback, running
from tests.faults.check import Trial
from tests.faults.checks.kills import acknowledged_moves
from tests.faults.consistency import interactions_in
from tests.faults.players import gathered, group_at, plainest

ENDS_WITHIN: Final = 20.0
"""Seconds within which a bot ends whose database is gone, or that was told to stop."""
NEEDS_OPERATOR: Final = 1
"""The exit status after which a service manager does not start the bot again."""


def _deleted(database: Path) -> None:
    for path in database.parent.glob(f"{database.name}*"):
        if not path.name.endswith(".lock"):
            path.unlink()


def _moved(database: Path) -> None:
    database.rename(database.with_name("moved.sqlite3"))


def _replaced(database: Path) -> None:
    backup(database, database.with_name("copy.sqlite3"))
    database.with_name("copy.sqlite3").rename(database)


WAYS: Final[dict[str, Callable[[Path], None]]] = {"deleted": _deleted, "moved": _moved, "replaced": _replaced}


async def files(trial: Trial) -> None:
    """Remove the file of a running bot in several ways, and stop a busy bot."""
    for name, take_away in WAYS.items():
        await taken_away(trial, name, take_away)
    await stopped(trial, trial.much(1, 5))


async def taken_away(trial: Trial, name: str, take_away: Callable[[Path], None]) -> None:
    """Remove the file while people play: nothing more is acknowledged, and the bot exits with one line."""
    report, rng = trial.report, trial.rng(name)
    database = trial.place(name) / "mehana.sqlite3"
    async with FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord:
        guests = [group_at(fake_discord, plainest(people), people) for people in (2, 3)]
        async with running(trial, fake_discord, database) as bot:
            await asyncio.gather(*(group.seated() for group in guests))
            for group in guests:
                await group.click(rng)
            await asyncio.to_thread(take_away, database)
            before = acknowledged_moves(fake_discord)
            playing = [asyncio.create_task(group.play(rng)) for group in guests]
            try:
                status = await asyncio.wait_for(bot.process.wait(), ENDS_WITHIN)
            except TimeoutError:
                status = None
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            report.count("files taken away")
            told = acknowledged_moves(fake_discord) - before
            report.demand(not told, f"{name}: {len(told)} moves were acknowledged into a file that is gone")
            if not report.demand(status is not None, f"{name}: the bot goes on without its file"):
                return
            report.demand(status == NEEDS_OPERATOR, f"{name}: the bot ends with status {status}")
            last = bot.log.strip().splitlines()[-1]
            report.demand(last.startswith("mehana: the database at "), f"{name}: the last line is {last!r}")
            report.demand(not bot.tracebacks, f"{name}: the log has a traceback: {first_traceback(bot.log)}")
    if name != "deleted":
        kept = database if name == "replaced" else database.with_name("moved.sqlite3")
        fault = fault_of(kept)
        report.demand(fault is None, f"{name}: the file is damaged afterwards: {fault}")


async def stopped(trial: Trial, times: int) -> None:
    """Stop a busy bot: it exits with status 0 and without a traceback, and no acknowledged move is lost."""
    report, rng = trial.report, trial.rng("stopped")
    database = trial.place("stopped") / "mehana.sqlite3"
    async with FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord:
        guests = gathered(fake_discord, rng)
        async with running(trial, fake_discord, database) as bot:
            await asyncio.gather(*(group.seated(60.0) for group in guests))
            for _ in range(times):
                playing = [asyncio.create_task(group.play(rng)) for group in guests]
                await asyncio.sleep(rng.uniform(0.2, 1.5))
                status = await asyncio.wait_for(bot.stop(), ENDS_WITHIN)
                report.count("stops under load")
                report.demand(status == 0, f"a bot that was told to stop ends with status {status}: {bot.log[-300:]}")
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                lost = acknowledged_moves(fake_discord) - set(await interactions_in(database))
                report.demand(not lost, f"{len(lost)} moves that were acknowledged before the stop are lost")
                await bot.start()
            report.demand(not bot.tracebacks, f"a stop under load leaves a traceback: {first_traceback(bot.log)}")
