"""The bot on the fake Discord, with two servers, their people, and time and computers under control."""

import asyncio
import logging
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

import aiohttp

from bot.app import assembled
from bot.discord.client import Mehana
from bot.discord.messages import controls
from bot.fake_discord import (
    Actor,
    Answer,
    FakeDiscord,
    Fault,
    Guild,
    InteractionKind,
    Message,
    NotAnswered,
    NotPossible,
)
from bot.fake_discord.wire import point_at
from bot.fake_discord.world.world import Change
from bot.settings import Settings
from bot.tables.ended.review import Decision, Review, review
from bot.tables.state.table import SeatView
from games.core.chance import SeededChance
from games.core.contract import AnyGame, Move
from games.core.strength import Strength, choose
from tests.machine.stage.clock import BotClock, IdleTimeLoop, LoopClock
from tests.machine.stage.hostile import HOSTILE, SPOILED, Spoiler, further_games
from tests.machine.stage.pages import Page
from tests.tables.ended.test_review import swift
from tests.tables.harness import new_file

HOME_CHANNELS: Final = ("general", "games")
FAR_CHANNELS: Final = ("salon",)
CHANNELS: Final = (*HOME_CHANNELS, *FAR_CHANNELS)
HOME_PEOPLE: Final = ("Ana", "Boris", "Vera", "Dinu")
FAR_PEOPLE: Final = ("Boris", "Zora", "Niko")
"""Boris is a member of both servers; Ana moderates the first one, Zora the other."""
PEOPLE: Final = ("Ana", "Boris", "Vera", "Dinu", "Zora", "Niko")
PRIVATE: Final = "private"
"""Stands for a person's private conversation with the bot, where a channel is named."""
QUIET_POLLS: Final = 4
POLL: Final = 0.003
LONGEST_SETTLING: Final = 20.0
STARTS_WITHIN: Final = 120.0
"""Seconds of real time within which a bot in a process of its own must connect."""
LIVES: Final = 3.0
"""Seconds of real time after which it is killed at the latest."""
UNREACHED: Final = "an interaction failed ("
"""In the log line about an interaction that failed because Discord could not be reached."""


class GatedChooser:
    """Holds computers' moves back until they are let through, so that people can act in between."""

    def __init__(self) -> None:
        self.waiting: list[tuple[int, asyncio.Future[None]]] = []

    async def choose_move(self, game: AnyGame, seat_view: SeatView, rng: bytes, strength: Strength) -> Move:
        gate: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        entry = (seat_view.view.seats, gate)
        self.waiting.append(entry)
        try:
            await gate
        finally:
            with suppress(ValueError):
                self.waiting.remove(entry)
        return choose(game, seat_view.view, seat_view.choices, SeededChance(rng, 0), Strength.EASY)

    def let_through(self) -> bool:
        """Let the computer that has waited longest move; return whether there was one."""
        for _, gate in self.waiting:
            if not gate.done():
                gate.set_result(None)
                return True
        return False


class QuickReviewer:
    """Reviews a few decisions, each with a small budget, in a thread."""

    async def review(
        self, game: AnyGame, decisions: Sequence[Decision], teams: Sequence[int], progress: Callable[[int], object]
    ) -> Review:
        return await asyncio.to_thread(review, swift(game), decisions[:3], teams, progress)


@dataclass(frozen=True, slots=True)
class Shown:
    """A control as it once stood in a message, and its key (see `key_of`)."""

    message: Message
    part: dict[str, Any]
    key: str


class Records(logging.Handler):
    """Collects the errors and tracebacks that the bot logs."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith("bot.fake_discord"):
            return
        if record.levelno >= logging.ERROR or record.exc_info:
            self.errors.append(f"{record.name}: {self.format(record)}")


def key_of(custom_id: str) -> str:
    """Return what a control does, without numbers: "move", "do:hand", "set:pace", "open:durak"."""
    if controls.read(custom_id) is None:
        return "other"
    kind, *parts = custom_id.split(":")
    if kind in {"do", "set", "page"}:
        return f"{kind}:{parts[1]}"
    return f"{kind}:{parts[0]}" if kind in {"own", "open"} else kind


def table_of(custom_id: str) -> int | None:
    table = getattr(controls.read(custom_id), "table", 0)
    return table if table > 0 else None


class Stage:
    """The fake Discord and the bot. People act through the methods; `settle` waits until the bot has finished."""

    def __init__(self, loop: IdleTimeLoop, folder: Path, pause_factor: float = 0.0) -> None:
        self.loop = loop
        self._pause_factor = pause_factor
        self.database = folder / "machine.sqlite3"
        self.clock = LoopClock(loop)
        self.fake_discord = FakeDiscord(rate_limits=False, clock=self.clock)
        self.far: Guild
        self.bot: Mehana
        self.chooser = GatedChooser()
        self.records = Records()
        self.shown: list[Shown] = []
        self.wrong = 0.0
        """Seconds by which the bot's clock is ahead of Discord's."""
        self.refused: dict[int, list[float]] = {}
        """When private messages to each person were refused, since the bot was last started."""
        self.complaints: list[str] = []
        self.cut: set[int] = set()
        """Interactions that were never answered because the bot was killed."""
        self.started = 0.0
        """When the bot was last started: it cannot edit ephemeral messages from before."""
        self._acting = 0
        self._life: AsyncExitStack | None = None
        self._before: set[asyncio.Task[Any]] = set()
        self._stack = AsyncExitStack()
        self._seen_requests = 0
        self.planned: list[Fault] = []
        """The failures of Discord that were planned so far."""
        self._met_before = 0
        self.pages: list[Page] = []
        """The tables that people have open as web pages, oldest first."""
        self.spoiler = Spoiler()
        self.pictures: dict[object, Any] = {}
        """Pictures drawn from replayed tables since the bot was started, kept because drawing is slow."""
        self._client: aiohttp.ClientSession
        self.processes = False
        """Whether the bot is also run as a process of its own, to be killed by SIGKILL."""

    # Coming and going

    async def __aenter__(self) -> Self:
        logging.getLogger().addHandler(self.records)
        self._stack.callback(logging.getLogger().removeHandler, self.records)
        asyncio.get_running_loop().set_exception_handler(self._on_loop_error)
        self._stack.enter_context(self.loop.counting_threads())
        await self._stack.enter_async_context(self.fake_discord)
        # Cookies are sent by hand: the jar takes none for addresses of numbers.
        self._client = aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar(), timeout=aiohttp.ClientTimeout())
        await self._stack.enter_async_context(self._client)
        self._stack.enter_context(point_at(self.fake_discord.url))
        self.database.write_bytes(new_file())
        world = self.fake_discord.world
        self.far = world.add_guild("Elsewhere", *FAR_CHANNELS)
        for name in FAR_PEOPLE:
            if name in HOME_PEOPLE:
                world.add_member(self.far, world.person(name))
            else:
                world.add_person(name, moderator=name == "Zora", guild=self.far)
        world.subscribe(self._on_change)
        await self.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        self.fake_discord.fault.clear()
        for page in self.pages:
            await page.close()
        await self.stop()
        await self._stack.aclose()

    def _on_loop_error(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.records.errors.append(f"asyncio: {context.get('message')} {context.get('exception')!r}")

    async def start(self) -> None:
        """Start the bot on the database."""
        settings = Settings(
            token="any",
            database=self.database,
            log_level=0,
            pause_factor=self._pause_factor,
            web_url="http://127.0.0.1",
            web_listen=("127.0.0.1", 0),
        )
        self._before = asyncio.all_tasks()
        self.chooser = GatedChooser()
        self.pictures.clear()
        self._life = AsyncExitStack()
        self.bot = await self._life.enter_async_context(
            assembled(
                settings,
                further=(further_games(),),
                clock=BotClock(self.clock, self.wrong),
                chooser=self.chooser,
                guild_ready_timeout=0.02,
                heartbeat_timeout=1e9,
            )
        )
        self.bot.service.reviews.reviewer = QuickReviewer()
        # Real time has passed since the clock began: presses would seem older than they are.
        self.bot.press_times._ahead = self.loop.time() - self.clock.now()
        games: Any = self.bot.service.games
        games[HOSTILE] = self._life.enter_context(self.spoiler.spoiled(games[HOSTILE]))
        running = asyncio.create_task(self.bot.start("any"))
        ready = asyncio.create_task(self.bot.wait_until_ready())
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        self._life.push_async_callback(_ended, running)
        self._life.push_async_callback(self.bot.close)
        self.started = self.fake_discord.world.clock.now()
        self.refused.clear()
        for page in self.pages:
            if not page.ended:
                await page.connect(self.bot.service.web.address)

    async def stop(self) -> None:
        """Stop the bot in an orderly way."""
        if self._life is not None:
            life, self._life = self._life, None
            await life.aclose()

    async def kill(self) -> None:
        """Cancel everything the bot is doing, and start it again on the database."""
        others = self._before | {asyncio.current_task()}
        doomed = [task for task in asyncio.all_tasks() - others if task.get_name() != "person"]
        for task in doomed:
            task.cancel()
        await asyncio.gather(*doomed, return_exceptions=True)
        await self.stop()
        await self.start()

    async def kill_process(self, works: Sequence[Coroutine[Any, Any, Any]], requests: int) -> None:
        """Run the bot as a process of its own, kill it by SIGKILL after this many requests, and start again here.

        People do the `works` meanwhile.
        """
        await self.stop()
        log = self.database.with_suffix(".log")
        self.loop.in_real_time = True
        shift = self.clock.now() - time.time() + self.wrong
        with log.open("w") as output:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-W", "ignore", "-m", "tests.machine.stage.bot_process"),
                *(str(self.database), self.fake_discord.url, str(shift), str(further_games())),
                stderr=output,
            )
        tasks: list[asyncio.Task[Any]] = []
        try:
            await self.fake_discord.connected(STARTS_WITHIN)
            last = len(self.fake_discord.requests) + requests
            tasks = [asyncio.create_task(work, name="person") for work in works]
            with suppress(TimeoutError):
                await self.fake_discord.wait_for(lambda: len(self.fake_discord.requests) >= last, LIVES)
        finally:
            process.kill()
            await process.wait()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.fake_discord.wait_for(lambda: not self.fake_discord.gateway.connected)
            self.loop.in_real_time = False
        if errors := log.read_text():
            self.records.errors.append(f"the process: {errors}")
        await self.start()

    @property
    def outage(self) -> bool:
        """Whether requests to Discord failed in this step, so that the bot may say that something went wrong."""
        return sum(fault.met for fault in self.planned) > self._met_before

    def end_step(self) -> None:
        """End the step: failures of Discord in it no longer excuse an error."""
        if self.outage:
            self.records.errors = self.errors
        self._met_before = sum(fault.met for fault in self.planned)

    @property
    def errors(self) -> list[str]:
        """The errors that the bot logged, except those that failures of Discord in this step explain."""
        errors = [error for error in self.records.errors if SPOILED not in error]
        return [error for error in errors if not (self.outage and UNREACHED in error)]

    def move_time(self, seconds: float) -> None:
        self.loop.move(seconds)

    def set_clock(self, wrong: float) -> None:
        """Set the clock of the machine on which the bot runs ahead of Discord's by so many seconds."""
        self.wrong = wrong
        clock = self.bot.service.clock
        assert isinstance(clock, BotClock)
        clock.wrong = wrong

    # What happens in the world

    def _on_change(self, change: Change) -> None:
        if change.kind in {"message_create", "message_update"}:
            message: Message = change.subject
            if message.author is self.fake_discord.world.bot and message.controls:
                copy = message.copy()
                self.shown += [Shown(copy, part, key_of(part["custom_id"])) for part in copy.controls]
        elif change.kind == "request":
            self._on_request()

    def _on_request(self) -> None:
        """Count refused private messages, by the person they were for."""
        requests = self.fake_discord.requests
        for request in requests[self._seen_requests :]:
            if request.method != "POST" or not 400 <= request.status < 500:
                continue
            if request.template == "/users/@me/channels":
                self._count_refusal(int(request.body["recipient_id"]))
            elif request.template == "/channels/{channel_id}/messages":
                channel = self.fake_discord.world.channels.get(int(request.path.split("/")[2]))
                if channel is not None and channel.recipient is not None:
                    self._count_refusal(channel.recipient.id)
        self._seen_requests = len(requests)

    def _count_refusal(self, person: int) -> None:
        self.refused.setdefault(person, []).append(self.clock.now())

    # People

    def person(self, name: str) -> Actor:
        return self.fake_discord.person(name)

    def channel(self, who: str, where: str) -> Any:
        """Return a channel by name; raise LookupError if it is gone."""
        return self.person(who).private_channel if where == PRIVATE else self.fake_discord.channel(where)

    async def acting(self, who: str, work: Any) -> Answer | None:
        """Await what a person does, and note if it is not answered."""
        self._acting += 1
        try:
            return await work
        except NotAnswered as problem:
            self.complaints.append(f"unanswered: {problem}")
            return None
        finally:
            self._acting -= 1

    async def forge(self, who: str, where: str, part: dict[str, Any], message: Message, values: Sequence[str]) -> Any:
        """Use any control from any channel, as no Discord client would."""
        data = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
        if part["type"] != 2:
            data["values"] = list(values)
        live, place = self.fake_discord.world.message(message.id) or message, self.channel(who, where)
        if live.visible_to not in {None, self.person(who).id}:  # Discord sends no control of a message that others see
            live = next(iter(reversed(self.person(who).sees(place))), None)
            if live is None:
                raise NotPossible("no message to use a control of")
        return await self.acting(who, self.person(who).forge(InteractionKind.COMPONENT, place, data, message=live))

    # Web pages

    async def open_page(self, who: str, answer: Answer | None) -> None:
        """Open the web page of a table by the link in an answer. Raise `NotPossible` if it has none."""
        page, web = Page(who, self._client), self.bot.service.web
        await page.open(web.address, answer)
        session = await self.bot.service.journal.sessions.find(page.session)
        assert session is not None
        page.person, page.seated = session.person, session.seated
        self.pages.append(page)

    def page(self, who: str, old: int = 0) -> Page:
        """Return the page that a person opened last, or the `old`-th before it. Raise `NotPossible` without one."""
        mine = [page for page in self.pages if page.who == who]
        if old >= len(mine):
            raise NotPossible("no page")
        return mine[-1 - old]

    # Rest

    def _pulse(self) -> object:
        world, frames = self.fake_discord.world, sum(page.received for page in self.pages)
        return len(self.fake_discord.requests), len(self.chooser.waiting), len(world.interactions), frames

    def _computers_at_work(self) -> set[int]:
        """Return the tables at which a computer moves; where its game has failed it may wait to be tried again."""
        if not self.spoiler.failed:
            return self.bot._computers._busy
        tables = self.bot.service.repository._tables.items()
        return self.bot._computers._busy - {number for number, table in tables if table.game.key == HOSTILE}

    def _busy(self) -> bool:
        names = ("discord.py: on_", "CommandTree-invoker")
        return (
            self._acting > 0
            or self.bot.delivery._busy()
            or any(task.get_name().startswith(names) for task in asyncio.all_tasks())
            or len(self._computers_at_work()) > sum(not gate.done() for _, gate in self.chooser.waiting)
            or any(page.busy for page in self.pages)
            or (bool(self.pages) and self.loop.works_elsewhere)
            or any(table.lock.locked() for table in list(self.bot.service.repository._tables.values()))
        )

    async def settle(self) -> None:
        """Wait until the bot is idle, except for deliveries that wait to be retried."""
        until, quiet, pulse = self.loop.time() + LONGEST_SETTLING, 0, self._pulse()
        while quiet < QUIET_POLLS:
            await asyncio.sleep(POLL)
            now = self._pulse()
            quiet = 0 if self._busy() or now != pulse else quiet + 1
            pulse = now
            if self.loop.time() > until:
                self.complaints.append(f"unsettled: the bot was still busy after {LONGEST_SETTLING:g} s")
                return

    def resting(self) -> set[tuple[int, int]]:
        """Return the tables and recipients for which a delivery waits to be retried."""
        found = set()
        for table, recipients in list(self.bot.delivery._recipients.items()):
            found |= {(table.id, number) for number, one in recipients.items() if one.worker is not None}
        return found


async def _ended(task: asyncio.Task[Any]) -> None:
    await asyncio.gather(task, return_exceptions=True)
