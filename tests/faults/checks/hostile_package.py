"""A game from outside that hangs or raises wherever it is called: its own tables suffer, and everything else goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from bot.discord.messages.controls import Action
from bot.fake_discord import Channel, FakeDiscord, Message, NotAnswered, NotPossible
from bot.presentation.texts import bot_localizer
from bot.tables.watchdogs.loop_watchdog import HELD_FOR
from games.core.localizer import LOCALES
from tests.faults import impatient
from tests.faults.bots import Bot
from tests.faults.check import Report, Trial
from tests.faults.players import PlayerGroup, group_at, plainest
from tests.outside import Faults, faulty, installed
from tests.people import action_of, used

ROOT: Final = Path(__file__).parents[3]
WITHIN: Final = 40.0
"""Seconds for anything that is waited for: twice as long as a game may hold the bot."""
STOPS_WITHIN: Final = 15.0
CLICKS: Final = 6
HANGS: Final = {"an endless loop": "while True: pass", "a wait without end": "time.sleep(10**6)"}
RAISED: Final = ("SystemExit", "KeyboardInterrupt", "asyncio.CancelledError", "RecursionError")
FUNCTIONS: Final = ("view", "moves", "play", "acting", "outcome", "forced", "text.news", "text.table", "text.ask")


async def hostile_package(trial: Trial) -> None:
    """Let a package hold the event loop, hang in its pictures, and raise in each of its functions."""
    for what, body in list(HANGS.items())[: trial.much(1, 2)]:
        await holding(trial, what, body)
    await drawing(trial)
    for error in RAISED[: trial.much(1, 4)]:
        await raising(trial, error)


@asynccontextmanager
async def _scene(trial: Trial, name: str, function: str, body: str) -> AsyncGenerator[Scene]:
    """Run a bot with a hostile game, and tables of it and of a sound one in play. The faults have not begun."""
    folder = trial.place(name)
    (site := folder / "site").mkdir()
    faults = faulty(installed(site, "rowdy"), function, body)
    async with FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord:
        module = "tests.faults.impatient" if trial.quick else "bot"
        path = os.pathsep.join(map(str, (site, ROOT)))
        bot = Bot(trial, fake_discord, folder / "mehana.sqlite3", module=module, PYTHONPATH=path)
        await bot.start()
        scene = Scene(trial, fake_discord, bot, faults)
        try:
            await asyncio.gather(*(group.seated(60) for group in (scene.hostile, scene.sound)))
            yield scene
        finally:
            if bot.process.returncode is None:
                await bot.kill()


class Scene:
    """A bot, the players of a hostile game, and those of a sound one."""

    def __init__(self, trial: Trial, fake_discord: FakeDiscord, bot: Bot, faults: Faults) -> None:
        self.report: Report = trial.report
        self.fake_discord, self.bot, self.faults = fake_discord, bot, faults
        self.hostile = group_at(fake_discord, "rowdy", 2)
        self.sound = group_at(fake_discord, plainest(2), 2)
        self._rng = trial.rng("hostile package")

    async def plays_on(self, when: str) -> None:
        """Demand that the sound table plays on."""
        done = 0
        with suppress(TimeoutError):
            async with asyncio.timeout(WITHIN):
                while done < CLICKS:
                    if not self.sound.able():
                        await self.sound.brought_about()
                    done += await self.sound.click(self._rng) is not None
                    await asyncio.sleep(0.01)
        self.report.count("clicks at the other table", done)
        self.report.demand(done == CLICKS, f"the other table does not play on {when}: {self.bot.log[-600:]}")

    async def provoke(self) -> None:
        """Let somebody move at the hostile table; an answer need not come."""
        with suppress(TimeoutError, NotAnswered, NotPossible):
            await asyncio.wait_for(self.hostile.click(self._rng), 2.0)

    async def until(self, holds: Callable[[], bool], otherwise: str) -> bool:
        """Wait until something holds; otherwise add a problem. Return whether it does."""
        with suppress(TimeoutError):
            async with asyncio.timeout(WITHIN):
                while not holds():
                    await asyncio.sleep(0.05)
        return self.report.demand(holds(), otherwise)

    def newest(self, group: PlayerGroup) -> Message:
        """Return the newest message of a table's channel."""
        return next(iter(group.channel.history()))


async def holding(trial: Trial, what: str, body: str) -> None:
    """Let a game hold the event loop twice: each time the process ends with 70, then the table is set aside."""
    report = trial.report
    async with _scene(trial, f"holding {what}", "moves", body) as scene:
        bot = scene.bot
        bot.process.send_signal(signal.SIGSTOP)  # as a machine that sleeps
        await asyncio.sleep(2 * (impatient.HELD_FOR if trial.quick else HELD_FOR).ended)
        bot.process.send_signal(signal.SIGCONT)
        await scene.plays_on("after the process was stopped for a while")
        report.demand("has not answered" not in bot.log, "a stopped process counts as held")
        scene.faults.begin()
        for time in ("first", "second"):
            told = bot.log.count("the event loop has not answered")
            await scene.provoke()
            report.count("times held")
            if not await scene.until(lambda: bot.process.returncode is not None, f"{what} holds the bot for ever"):
                return
            status, lines = bot.process.returncode, bot.log.splitlines()
            report.demand(status == os.EX_SOFTWARE, f"{what}: the {time} time the bot ends with {status}")
            held = [line for line in lines if "the event loop has not answered" in line][told:]
            report.demand(len(held) == 2, f"{what}: the log says {len(held)} times that the loop is held")
            report.demand(all("rowdy at table 1, in mehana_rowdy." in line for line in held), f"{what}: {held}")
            await scene.fake_discord.wait_for(lambda: not scene.fake_discord.gateway.connected)
            await bot.start()
            await scene.plays_on(f"after {what} for the {time} time")
        report.demand(bot.log.count("table 1 is set aside") == 1, f"{what}: the log does not say that it is set aside")
        set_aside = _in_each_language("refusal-set-aside")
        await scene.until(lambda: scene.newest(scene.hostile).text in set_aside, f"{what}: the channel is not told")
        owner, posts = scene.hostile.owner, list(scene.hostile.channel.history())
        post, hand = next((message, hand) for message in posts if (hand := action_of(message, Action.HAND)))
        answer = await owner.click(post, hand)
        report.demand(answer.text in set_aside, f"{what}: who asks for a hand is told {answer.text!r}")
        closed = await scene.hostile.close()
        report.demand(closed.text in _in_each_language("hand-cancelled"), f"{what}: it is closed with {closed.text!r}")
        report.demand(await bot.stop() == 0, f"{what}: the bot cannot be stopped afterwards")


def _in_each_language(key: str) -> set[str]:
    """Return one of the bot's texts in every language."""
    return {bot_localizer(locale)(key) for locale in LOCALES}


async def drawing(trial: Trial) -> None:
    """Let pictures of a game hang: it is shown in words, others have pictures, and the process ends when it is asked."""
    report = trial.report
    async with _scene(trial, "drawing", "pictures.table", "time.sleep(10**6)") as scene:
        scene.faults.begin()
        for number in range(4):
            channel = scene.fake_discord.world.add_channel(f"hanging-{number}")
            await _begun(scene.hostile, channel)
            report.count("pictures that hang")
        await scene.plays_on("while pictures hang")
        world = scene.fake_discord.world
        hanging = [channel for channel in world.channels.values() if channel.name.startswith("hanging-")]
        await scene.until(
            lambda: all("Ana" in next(iter(channel.history())).text for channel in hanging),
            "a table whose pictures hang is not shown in words",
        )
        channel = world.add_channel("drawn")
        await _begun(scene.sound, channel)
        await scene.until(lambda: bool(next(iter(channel.history())).pictures), "other games get no pictures")
        report.demand("a picture could not be drawn: rowdy gave up after" in scene.bot.log, "the log is silent")
        stopping = asyncio.create_task(scene.bot.stop())
        done, _ = await asyncio.wait({stopping}, timeout=STOPS_WITHIN)
        report.demand(bool(done) and stopping.result() == 0, "the process does not end while pictures hang")


async def _begun(group: PlayerGroup, channel: Channel) -> None:
    """Let the owner of a group begin a game with pictures and a computer in another channel."""
    await group.owner.command(channel, f"{group.game} open", pictures=True)
    lobby = next(iter(channel.history()))
    for what in (Action.COMPUTER, Action.START):
        await used(group.owner, lobby, what)


async def raising(trial: Trial, error: str) -> None:
    """Let each function of a game raise: the process stays, and the other table plays on."""
    for function in FUNCTIONS[: trial.much(3, len(FUNCTIONS))]:
        async with _scene(trial, f"raising {error} in {function}", function, f"raise {error}('hostile')") as scene:
            scene.faults.begin()
            await scene.provoke()
            trial.report.count("functions that raise")
            await scene.plays_on(f"while {function} raises {error}")
            ended = scene.bot.process.returncode
            trial.report.demand(ended is None, f"{error} in {function} ends the bot with {ended}")
            scene.faults.end()
            trial.report.demand(await scene.bot.stop() == 0, f"{error} in {function}: the bot cannot be stopped")
