"""SIGKILL at any moment: nothing acknowledged is lost, nothing is told twice, everybody is shown what the file says."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from bot.prove import interrupted
from bot.prove.bots import first_traceback, gone, running
from bot.prove.check import together
from bot.prove.parties import gathered
from bot.prove.shown import all_shown, interactions_in, tables_in
from bot.standin import Standin
from bot.standin.model import InteractionKind

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from bot.prove.bots import Bot
    from bot.prove.check import Report, Trial
    from bot.prove.parties import Party
    from bot.standin import Answer

MOST_MOVES: Final = 12
"""Acts of people that a bot lives to see at most."""
A_LIFE: Final = 3.0
"""Seconds that a bot lives at most, from the moment it is there."""
ONCE_IN_START: Final = 6
"""One kill of so many comes while the bot is still starting."""
ONCE_THINKER: Final = 3
"""Before one kill of so many the bot loses its thinkers first."""
BY_WORK: Final = 1.4
"""Seconds within which an answer comes from the work itself; later ones only say that it is coming."""
TOLD: Final = ("move", "menu", "pick", "sure", "yes")
"""Controls whose move is made once they are answered in silence: what is out of date or asked once more changes the
message, what is refused is said in a new one."""
SHOWN_WITHIN: Final = 40.0
ORPHANS_WITHIN: Final = 10.0
AN_EVENING: Final = 25
"""Kills over one file; then another evening begins."""


async def kills(trial: Trial) -> None:
    """Kill bots over tables of all games, then programs in the middle of what they do to the file."""
    report = trial.report
    times = trial.much(3, 160)
    evenings = [min(AN_EVENING, times - begun) for begun in range(0, times, AN_EVENING)]
    await together(
        *(evening(trial, number, some, report) for number, some in enumerate(evenings)),
        interrupted.forgetting(trial, trial.much(1, 15), report),
        interrupted.backing_up(trial, trial.much(3, 25), report),
        interrupted.migrating(trial, trial.much(3, 25), report),
    )


async def evening(trial: Trial, number: int, times: int, report: Report) -> None:
    """Kill the bot so many times while tables of all games are played over one file, and compare what came of it."""
    folder, luck = trial.place(f"evening-{number}"), trial.luck(f"kills {number}")
    database = folder / "kills.sqlite3"
    async with Standin(check=False, rate_limits=False, log=False) as standin:
        parties = gathered(standin, luck)
        async with running(trial, standin, database) as bot:
            await asyncio.gather(*(party.seated() for party in parties))
            for _ in range(times):
                await _life(bot, parties, luck, report)
            wrong = await all_shown(database, parties, SHOWN_WITHIN)
            report.note([f"evening {number}: {one}" for one in wrong])
            await _compare(standin, database, parties, report)
            report.demand(not bot.tracebacks, f"evening {number}: the log has a traceback: {first_traceback(bot.log)}")
            report.count("tables", sum(len(party.numbers) for party in parties))


async def _life(bot: Bot, parties: Sequence[Party], luck: random.Random, report: Report) -> None:
    """Let people play until the bot is killed, and start it anew."""
    playing = [asyncio.create_task(party.play(luck)) for party in parties]
    acts = bot.standin.world.interactions
    await _seen(lambda: len(acts), luck.randint(0, MOST_MOVES))
    await asyncio.sleep(luck.uniform(0.0, 0.03))
    if luck.randrange(ONCE_THINKER) == 0:
        for thinker in bot.thinkers():
            with suppress(ProcessLookupError):
                os.kill(thinker, signal.SIGKILL)
            report.count("kills of a thinker")
        await _seen(lambda: len(acts), luck.randint(0, MOST_MOVES))
    thinkers = bot.thinkers()
    await bot.kill()
    report.count("kills")
    for task in playing:
        task.cancel()
    for ended in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    if luck.randrange(ONCE_IN_START) == 0:
        await bot.start(wait=False)
        await asyncio.sleep(luck.uniform(0.2, 1.2))
        await bot.kill()
        report.count("kills")
    await bot.start()
    report.demand(await gone(thinkers, ORPHANS_WITHIN), "a thinker lives on after its bot was killed")


async def _seen(count: Callable[[], int], more: int) -> None:
    """Wait until so many more are there, or for the longest time a bot lives."""
    wanted = count() + more
    with suppress(TimeoutError):
        async with asyncio.timeout(A_LIFE):
            while count() < wanted:
                await asyncio.sleep(0.002)


async def _compare(standin: Standin, database: Path, parties: Sequence[Party], report: Report) -> None:
    """Hold what people were told was done against the file: each thing is there, once."""
    numbers = [number for party in parties for number in party.numbers]
    tables = await tables_in(database, numbers)
    report.demand(len(tables) == len(numbers), f"of {len(numbers)} tables {len(tables)} are in the file")
    kept = await interactions_in(database)
    report.demand(len(kept) == len(set(kept)), "something that was done once is in the file twice")
    known = {interaction.id for interaction in standin.world.interactions.values()}
    report.demand(set(kept) <= known, "the file tells of something nobody did")
    acknowledged = acknowledged_moves(standin)
    report.count("moves acknowledged", len(acknowledged))
    report.count("entries kept", len(kept))
    lost = acknowledged - set(kept)
    report.demand(not lost, f"{len(lost)} of {len(acknowledged)} moves that were acknowledged are lost")
    told = [interaction.data for interaction in standin.world.interactions.values() if interaction.id in lost]
    report.note([f"lost: {data}" for data in told[:3]])


def acknowledged_moves(standin: Standin) -> set[int]:
    """Return the interactions that made a move, as far as their makers were told so."""
    done: set[int] = set()
    for interaction in standin.world.interactions.values():
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
