"""How fast computers move at many tables at once: a bot in its own process, the fake Discord and its people in this one.

At each table one person sits with three strong computers, in all games that four can play, and clicks what they are
shown a moment after they are called. What computers took is read from the bot's log, what people took from the answers.
"""

import asyncio
import os
import random
import re
import signal
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from bot.discord.messages.controls import Action, ChangeLobby, read
from bot.fake_discord import FakeDiscord, NotAnswered, NotPossible
from games.core.catalogue import find_games
from games.core.strength import Strength
from tests.faults.bots import Bot, running
from tests.faults.check import Trial, percentile
from tests.faults.players import PlayerGroup, group_at
from tests.people import able_of, use_some_control, used

TABLES: Final = 50
SEATS: Final = 4
SECONDS: Final = 60.0
"""How long the tables are watched."""
ALONE: Final = 40
"""Clicks at the quiet table before the others are opened, by default."""
MOMENT: Final = (0.5, 2.0)
"""Seconds between a call and its click, at least and at most."""

_MOVED: Final = re.compile(r"moved after ([\d.]+) s")


async def computers_at_work(tables: int = TABLES, seconds: float = SECONDS, clicks: int = ALONE) -> dict[str, float]:
    """Return the `moves` of computers and the seconds they took (`middle`, `p99`, `slowest`).

    Also `harmless` moves made because no worker answered, workers that `died` and `hung` (one of each is provoked),
    and the median seconds of a click at a table without computers, when it is `alone` and `meanwhile`; which part of a
    core the bot itself used (`busy`), and how many processes the machine had to run (`load`).
    """
    rng = random.Random(1)
    trial = Trial(seed=1, quick=False, folder=Path(tempfile.mkdtemp()))
    games = [key for key, game in find_games().items() if SEATS in game.seats]
    pair = next(key for key, game in find_games().items() if 2 in game.seats)
    async with FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord:
        database = trial.place("computers") / "tables.sqlite3"
        async with running(trial, fake_discord, database, MEHANA_PAUSE_FACTOR="1", MEHANA_LOG="DEBUG") as bot:
            quiet = group_at(fake_discord, pair, 2)
            await quiet.seated(60)
            alone, meanwhile = list[float](), list[float]()
            while len(alone) < clicks:
                await _clicking(quiet, rng, 0.0, alone)
            parties = [group_at(fake_discord, games[number % len(games)], 1, SEATS - 1) for number in range(tables)]
            for group in parties:
                await _begun(group)
            async with asyncio.timeout(60):
                while not _MOVED.search(bot.log):  # the first worker takes its time to start
                    await asyncio.gather(*(_clicked(group, rng) for group in parties))
            before, busy = len(bot.log), bot.worked()
            until = time.monotonic() + seconds
            await asyncio.gather(
                _clicking(quiet, rng, until, meanwhile),
                _disturbing(bot, seconds),
                *(_clicking(group, rng, until, []) for group in parties),
            )
            log, busy = bot.log[before:], (bot.worked() - busy) / seconds
    took = [float(found) for found in _MOVED.findall(log)]
    return {
        "tables": tables,
        "moves": len(took),
        "middle": percentile(took, 0.5),
        "p99": percentile(took, 0.99),
        "slowest": max(took, default=0.0),
        "harmless": log.count("playing the harmless one"),
        "died": log.count("a worker died"),
        "hung": log.count("a worker timed out"),
        "alone": percentile(alone, 0.5),
        "meanwhile": percentile(meanwhile, 0.5),
        "busy": busy,
        "load": os.getloadavg()[0],
    }


async def _begun(group: PlayerGroup) -> None:
    """Open a table, give three seats to strong computers, and start."""
    with suppress(NotAnswered):  # the machine may be busy; the lobby comes all the same
        await group.owner.command(group.channel, f"{group.game} open", pictures=False)
    async with asyncio.timeout(30):
        while (lobby := group.post) is None:
            await asyncio.sleep(0.05)
    with suppress(NotAnswered):
        answer = await used(group.owner, lobby, Action.MORE)
        assert answer is not None
        assert answer.message is not None
        panel = answer.message
        menu = next(part["custom_id"] for part in panel.controls if _adds_computers(part["custom_id"]))
        for _ in range(SEATS - 1):
            await group.owner.select(panel, menu, [Strength.STRONG.value])
        await used(group.owner, lobby, Action.START)


def _adds_computers(control: str) -> bool:
    found = read(control)
    return isinstance(found, ChangeLobby) and found.setting == "computer"


async def _clicking(group: PlayerGroup, rng: random.Random, until: float, took: list[float]) -> None:
    """Let the people of a table click a moment after they are called, once at least; one that has ended begins anew."""
    while True:
        if group.computers == 0:
            await group.seated(60)
        if (elapsed := await _clicked(group, rng)) is not None:
            took.append(elapsed)
        if time.monotonic() >= until:
            return
        await asyncio.sleep(rng.uniform(*MOMENT))


async def _clicked(group: PlayerGroup, rng: random.Random) -> float | None:
    """Use some control; return the seconds to the answer, None if there was nothing to use."""
    for _ in range(100):
        if able := able_of(group.people):
            with suppress(NotPossible, NotAnswered):
                return (await use_some_control(*rng.choice(able), rng))[1].elapsed
        await asyncio.sleep(0.02)
    return None


async def _disturbing(bot: Bot, seconds: float) -> None:
    """Kill a worker after a third of the time, and suspend another after half of it."""
    await asyncio.sleep(seconds / 3)
    for chooser in bot.workers()[:1]:
        os.kill(chooser, signal.SIGKILL)
    await asyncio.sleep(seconds / 6)
    stopped = bot.workers()[:1]
    for chooser in stopped:
        os.kill(chooser, signal.SIGSTOP)
    await asyncio.sleep(seconds / 2)
    for chooser in stopped:
        with suppress(ProcessLookupError):
            os.kill(chooser, signal.SIGCONT)
