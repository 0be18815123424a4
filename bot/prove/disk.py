"""A full disk: moves are refused, nothing is shown that is not kept, and all goes on once there is room."""

from __future__ import annotations

import asyncio
import resource
from typing import TYPE_CHECKING, Final

from bot.prove.bots import first_traceback, running
from bot.prove.kills import acknowledged_moves
from bot.prove.parties import party_at, plainest
from bot.prove.shown import all_shown, interactions_in
from bot.standin import Standin

if TYPE_CHECKING:
    from bot.prove.bots import Bot
    from bot.prove.check import Trial

SHOWN_WITHIN: Final = 45.0
TRIES: Final = 6
"""Moves that are tried while the disk is full."""


async def full_disk(trial: Trial) -> None:
    """Take the bot's right to write to any file, let people play on, and give it back; once it is killed meanwhile.

    The limit on the size of files (`RLIMIT_FSIZE`) stands for the full disk: it takes no rights, and strikes the bot
    alone.
    """
    report, luck = trial.report, trial.luck("full disk")
    database = trial.folder / "full.sqlite3"
    async with Standin(check=False, rate_limits=False, log=False) as standin:
        guests = [party_at(standin, plainest(people), people) for people in (2, 3)]
        async with running(trial, standin, database) as bot:
            await asyncio.gather(*(party.seated() for party in guests))
            for killed in trial.much(1, 4) * (False, True):
                before = acknowledged_moves(standin)
                full(bot, True)
                for _ in range(TRIES):
                    for party in guests:
                        report.count("moves tried", await party.click(luck) is not None)
                told = acknowledged_moves(standin) - before
                report.demand(not told, f"{len(told)} moves were acknowledged though nothing can be written")
                if killed:
                    await bot.kill()
                    await bot.start()
                else:
                    full(bot, False)
                await asyncio.gather(*(party.seated() for party in guests))
                report.note([f"once there is room: {one}" for one in await all_shown(database, guests, SHOWN_WITHIN)])
                moved = len(acknowledged_moves(standin))
                for _ in range(3 * TRIES):
                    for party in guests:
                        await party.click(luck)
                went_on = len(acknowledged_moves(standin)) - moved
                report.count("moves afterwards", went_on)
                report.demand(went_on > 0, "nobody can move once there is room")
            report.note(await all_shown(database, guests, SHOWN_WITHIN))
            lost = acknowledged_moves(standin) - set(await interactions_in(database))
            report.demand(not lost, f"{len(lost)} moves that were acknowledged are lost")
            report.demand(bot.process.returncode is None, f"the bot ended: {bot.log[-300:]}")
            report.count("tracebacks", bot.tracebacks)
            report.demand(not bot.tracebacks, f"the log has a traceback: {first_traceback(bot.log)}")


def full(bot: Bot, disk: bool) -> None:
    """Let the bot write nothing more to any file, or let it write again."""
    _, most = resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (0 if disk else most, most))
