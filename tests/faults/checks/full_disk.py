"""A full disk: moves are refused, nothing is shown that is not kept, and all goes on once there is room."""

import asyncio
import resource
from typing import Final

from bot.fake_discord import FakeDiscord
from tests.faults.bots import Bot, first_traceback, running
from tests.faults.check import Trial
from tests.faults.checks.kills import acknowledged_moves
from tests.faults.consistency import all_shown, interactions_in
from tests.faults.players import group_at, plainest

SHOWN_WITHIN: Final = 45.0
TRIES: Final = 6
"""Moves that are tried while the disk is full."""


async def full_disk(trial: Trial) -> None:
    """Take the bot's right to write to any file, let people play on, and give it back; once it is killed meanwhile.

    The limit on the size of files (`RLIMIT_FSIZE`) stands for the full disk: it takes no rights, and strikes the bot
    alone.
    """
    report, rng = trial.report, trial.rng("full disk")
    database = trial.folder / "full.sqlite3"
    async with FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord:
        guests = [group_at(fake_discord, plainest(people), people) for people in (2, 3)]
        async with running(trial, fake_discord, database) as bot:
            await asyncio.gather(*(group.seated() for group in guests))
            for killed in trial.much(1, 4) * (False, True):
                before = acknowledged_moves(fake_discord)
                full(bot, True)
                for _ in range(TRIES):
                    for group in guests:
                        report.count("moves tried", await group.click(rng) is not None)
                told = acknowledged_moves(fake_discord) - before
                report.demand(not told, f"{len(told)} moves were acknowledged though nothing can be written")
                if killed:
                    await bot.kill()
                    await bot.start()
                else:
                    full(bot, False)
                await asyncio.gather(*(group.seated() for group in guests))
                report.note(
                    [f"once there is room: {problem}" for problem in await all_shown(database, guests, SHOWN_WITHIN)]
                )
                moved = len(acknowledged_moves(fake_discord))
                for _ in range(3 * TRIES):
                    for group in guests:
                        await group.click(rng)
                went_on = len(acknowledged_moves(fake_discord)) - moved
                report.count("moves afterwards", went_on)
                report.demand(went_on > 0, "nobody can move once there is room")
            report.note(await all_shown(database, guests, SHOWN_WITHIN))
            lost = acknowledged_moves(fake_discord) - set(await interactions_in(database))
            report.demand(not lost, f"{len(lost)} moves that were acknowledged are lost")
            report.demand(bot.process.returncode is None, f"the bot ended: {bot.log[-300:]}")
            report.count("tracebacks", bot.tracebacks)
            report.demand(not bot.tracebacks, f"the log has a traceback: {first_traceback(bot.log)}")


def full(bot: Bot, disk: bool) -> None:
    """Let the bot write nothing more to any file, or let it write again."""
    _, most = resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (0 if disk else most, most))
