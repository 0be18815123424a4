"""SIGKILL at any moment: nothing acknowledged is lost, nothing is sent twice, everybody is shown what the file says."""

import asyncio
import os
import random
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from bot.fake_discord import Answer, FakeDiscord, InteractionKind
from tests.faults.bots import Bot, first_traceback, gone, running
from tests.faults.check import Report, Trial, together
from tests.faults.checks.forgetting import forgetting
from tests.faults.consistency import all_shown, interactions_in, tables_in
from tests.faults.players import PlayerGroup, gathered

MOST_MOVES: Final = 12
"""Interactions after which a bot is killed at the latest."""
LIFETIME: Final = 3.0
"""Seconds after which a bot is killed at the latest, unless no move was acknowledged before the last kill."""
ACKNOWLEDGED_WITHIN: Final = 240.0
"""Seconds within which people make a first move, on a slow machine too: without one there is nothing to lose."""
ONCE_IN_START: Final = 6
"""One in this many kills comes while the bot is still starting."""
ONCE_WORKER: Final = 3
"""Before one in this many kills, the workers are killed first."""
BY_WORK: Final = 1.4
"""Seconds within which an answer is final; a later one is only a deferral."""
TOLD: Final = ("move", "menu", "pick", "sure", "yes")
"""Controls whose move is made once they are answered in silence: what is out of date or asked once more changes the
message, what is refused is said in a new one."""
SHOWN_WITHIN: Final = 40.0
ORPHANS_WITHIN: Final = 10.0
KILLS_PER_SESSION: Final = 25
"""Kills over one database; then a new session starts with an empty one."""
LOG_TOLD: Final = 3000
"""Letters of the end of the log that are told with what is wrong at the end of a session."""


async def kills(trial: Trial) -> None:
    """Kill bots over tables of all games, and while people are forgotten."""
    report = trial.report
    times = trial.much(3, 160)
    sessions = [min(KILLS_PER_SESSION, times - begun) for begun in range(0, times, KILLS_PER_SESSION)]
    await together(
        *(session(trial, number, some, report) for number, some in enumerate(sessions)),
        forgetting(trial, trial.much(1, 15), report),
    )


async def session(trial: Trial, number: int, times: int, report: Report) -> None:
    """Kill the bot this many times while tables of all games are played, and compare what people were told with the file."""
    folder, rng = trial.place(f"session-{number}"), trial.rng(f"kills {number}")
    database = folder / "kills.sqlite3"
    async with FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord:
        groups = gathered(fake_discord, rng)
        async with running(trial, fake_discord, database) as bot:
            await asyncio.gather(*(group.seated() for group in groups))
            for left in reversed(range(times)):
                await _until_killed(bot, groups, rng, report, least=0 if left else 1)
            wrong = await all_shown(database, groups, SHOWN_WITHIN)
            report.note([f"session {number}: {problem}" for problem in wrong])
            if wrong:
                report.note([f"its log ends with: {bot.log[-LOG_TOLD:]}"])
            await _compare(fake_discord, database, groups, report)
            report.demand(not bot.tracebacks, f"session {number}: the log has a traceback: {first_traceback(bot.log)}")
            report.count("tables", sum(len(group.numbers) for group in groups))


async def _until_killed(
    bot: Bot, groups: Sequence[PlayerGroup], rng: random.Random, report: Report, *, least: int
) -> None:
    """Let people play until the bot is killed, with this many moves acknowledged at least, and start it again."""
    playing = [asyncio.create_task(group.play(rng)) for group in groups]
    acts = bot.fake_discord.world.interactions
    await _seen(lambda: len(acts), len(acts) + rng.randint(0, MOST_MOVES))
    await asyncio.sleep(rng.uniform(0.0, 0.03))
    if rng.randrange(ONCE_WORKER) == 0:
        for chooser in bot.workers():
            with suppress(ProcessLookupError):
                os.kill(chooser, signal.SIGKILL)
            report.count("kills of a worker")
        await _seen(lambda: len(acts), len(acts) + rng.randint(0, MOST_MOVES))
    await _seen(lambda: len(acknowledged_moves(bot.fake_discord)), least, ACKNOWLEDGED_WITHIN)
    workers = bot.workers()
    await bot.kill()
    report.count("kills")
    for task in playing:
        task.cancel()
    for ended in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    if rng.randrange(ONCE_IN_START) == 0:
        await bot.start(wait=False)
        await asyncio.sleep(rng.uniform(0.2, 1.2))
        await bot.kill()
        report.count("kills")
    await bot.start()
    report.demand(await gone(workers, ORPHANS_WITHIN), "a worker outlives its killed bot")


async def _seen(count: Callable[[], int], wanted: int, within: float = LIFETIME) -> None:
    """Wait until there are this many, or for so many seconds."""
    with suppress(TimeoutError):
        async with asyncio.timeout(within):
            while count() < wanted:
                await asyncio.sleep(0.002)


async def _compare(fake_discord: FakeDiscord, database: Path, groups: Sequence[PlayerGroup], report: Report) -> None:
    """Check that the file holds everything that people were told was done, once."""
    numbers = [number for group in groups for number in group.numbers]
    tables = await tables_in(database, numbers)
    report.demand(len(tables) == len(numbers), f"of {len(numbers)} tables {len(tables)} are in the file")
    kept = await interactions_in(database)
    report.demand(len(kept) == len(set(kept)), "something that was done once is in the file twice")
    known = {interaction.id for interaction in fake_discord.world.interactions.values()}
    report.demand(set(kept) <= known, "the file tells of something nobody did")
    acknowledged = acknowledged_moves(fake_discord)
    report.count("moves acknowledged", len(acknowledged))
    report.count("entries kept", len(kept))
    lost = acknowledged - set(kept)
    report.demand(not lost, f"{len(lost)} of {len(acknowledged)} moves that were acknowledged are lost")
    told = [interaction.data for interaction in fake_discord.world.interactions.values() if interaction.id in lost]
    report.note([f"lost: {data}" for data in told[:3]])


def acknowledged_moves(fake_discord: FakeDiscord) -> set[int]:
    """Return the interactions that were acknowledged as a move."""
    done: set[int] = set()
    for interaction in fake_discord.world.interactions.values():
        waiter = interaction.waiter
        if interaction.kind is not InteractionKind.COMPONENT or waiter is None or not _answered(waiter):
            continue
        answer = waiter.result()
        act = interaction.data["custom_id"].split(":")[0]
        if act in TOLD and answer.kind == "silent" and answer.elapsed < BY_WORK:
            done.add(interaction.id)
    return done


def _answered(waiter: asyncio.Future[Answer]) -> bool:
    return waiter.done() and not waiter.cancelled()
