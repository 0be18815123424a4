"""Assembles the bot and runs it until it is told to stop."""

import asyncio
import errno
import gc
import json
import logging
import random
import signal
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Generator, Sequence
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager, contextmanager, nullcontext
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import aiohttp
import discord
from aiohttp.http import HttpProcessingError
from discord.http import Route

from bot.discord.client import Mehana
from bot.discord.messages.answer import DISCORD_ERRORS
from bot.settings import Broken, Settings, SettingsError
from bot.tables.automatic.workers import MoveChooser, WorkerPool
from bot.tables.service import TableService
from bot.tables.state.clock import Clock, WallClock
from bot.tables.watchdogs.game_threads import GameThreads
from bot.tables.watchdogs.held import HeldLoop
from bot.tables.watchdogs.loop_watchdog import HELD_FOR, HeldFor, LoopWatchdog
from games.core.catalogue import Catalogue, installed_games
from storage import FileGone, Journal, alone

try:
    import resource
except ImportError:  # there is none on Windows
    resource = None


log = logging.getLogger(__name__)

CHECK_INTERVAL: Final = 1.0
"""Seconds between two checks that the database file still exists; each commit checks it as well."""
CANCEL_INTERVAL: Final = 1.0
"""Seconds after which a task that still runs is cancelled again."""
THREADS: Final = 2
"""Threads for drawing and replaying. They share the interpreter with the event loop, so more threads slow it down."""
LONGEST_BESIDE: Final = 120.0
"""Seconds after which such work is given up: the commands of all games are made within a few."""
RETRY_WAITS: Final = (1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds between attempts to reach Discord at the start; the last value repeats."""
RATE_LIMIT_WAITS: Final = (15.0, 60.0, 180.0, 600.0)
"""The same after status 429 from Discord or Cloudflare, where further attempts may prolong a ban."""
JITTER: Final = 0.25
"""The largest random share added to a wait, so that several bots do not return at once."""
TOO_MANY_REQUESTS: Final = 429
MOST_FILES: Final = 65_536
"""Files, sockets among them, that the process has open at most, if the system allows it so many."""
TOLD_EVERY: Final = 60.0
"""Seconds between two lines that tell that no more files can be opened."""
NO_ROOM: Final = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})
MORE_SHARDS: Final = 4011
"""Discord's gateway close code for a bot that is in more servers than its shards may serve."""


class OneLineFilter(logging.Filter):
    """Shortens log records of common Discord and network errors, such as lost connections, to one line."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Replace the traceback of such an error by its name."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, discord.DiscordException | aiohttp.ClientError | HttpProcessingError | OSError):
            record.msg, record.args = f"{record.getMessage()} ({type(error).__name__})", ()
            record.exc_info = record.exc_text = None
        return True


@asynccontextmanager
async def assembled(
    settings: Settings,
    *,
    further: Sequence[Path] = (),
    clock: Clock | None = None,
    chooser: MoveChooser | None = None,
    held_for: HeldFor | None = None,
    **options: Any,
) -> AsyncGenerator[Mehana]:
    """Create the bot with its journal open, but not connected. At the end close the bot, then the journal.

    With `held_for`, the process ends if a game holds the event loop for as long as that.
    """
    asyncio.get_running_loop().set_default_executor(GameThreads(THREADS, "the work beside", LONGEST_BESIDE))
    async with AsyncExitStack() as stack:
        stack.enter_context(alone(settings.database))
        journal = await stack.enter_async_context(Journal.opened(settings.database))
        # Loading rules and data would block the event loop.
        catalogue = await asyncio.to_thread(installed_games, *further, offered=settings.games)
        held = held_loop(settings.database, catalogue)
        held.note_trace(catalogue.games)
        for key, note in held.games.items():
            del catalogue.games[key]
            catalogue.left_out[key] = f"it has held the event loop too often, with {note.function}; see {held.path}"
        for key, reason in catalogue.left_out.items():
            log.warning("the game %s is left out: %s", key, reason)
        for number, note in held.tables.items():
            log.warning("table %s is set aside: %s held the event loop twice; see %s", number, note.function, held.path)
        service = TableService(catalogue.games, journal, clock or WallClock(), held)
        if held_for is not None:
            stack.enter_context(LoopWatchdog(catalogue.games, held, held_for).watching())
        if chooser is None:
            chooser = pool = stack.enter_context(WorkerPool(further, settings.workers, offered=settings.games))
            options.setdefault("judge", pool)
            service.reviews.reviewer = pool
        bot = Mehana(service, chooser, pause_factor=settings.pause_factor, thin_after=settings.thin_after, **options)
        async with bot:
            if settings.web_url:
                await stack.enter_async_context(_page_served(bot, settings))
            yield bot


def held_loop(database: Path, catalogue: Catalogue) -> HeldLoop:
    """Return the notes beside a database about the games of a catalogue, as they are installed now."""
    return HeldLoop(
        database,
        {
            key: f"{catalogue.versions.get(key) or version('mehana')}, rules {game.rules_version}"
            for key, game in catalogue.games.items()
        },
    )


@asynccontextmanager
async def _page_served(bot: Mehana, settings: Settings) -> AsyncGenerator[None]:
    """Serve the web page during the context. If its address cannot be used, the bot plays on without it."""
    from bot.web.activity import Activity  # noqa: PLC0415 - most bots have no page
    from bot.web.server import WebServer  # noqa: PLC0415 - most bots have no page

    service, (host, port) = bot.service, settings.web_listen
    activity = None
    if settings.activity_sdk is not None and settings.client_secret:
        activity = Activity(
            service,
            sdk=settings.activity_sdk,
            token=settings.token,
            secret=settings.client_secret,
            api=lambda: Route.BASE,
            application=lambda: bot.application_id,
        )
    async with AsyncExitStack() as stack:
        try:
            taken = await stack.enter_async_context(WebServer(service, activity).serving(host, port))
        except OSError as problem:
            log.error("there is no web page: %s:%s cannot be used (%s)", host, port, problem.strerror)  # noqa: TRY400
        else:
            service.web.address = settings.web_url if port else f"{settings.web_url}:{taken}"
            service.web.activity = activity is not None
        yield


async def serve(settings: Settings, held_for: HeldFor = HELD_FOR) -> None:
    """Run on Discord until interrupted. The process ends if a game holds the event loop.

    Raise `SettingsError` if the token is missing or wrong, `FileGone` if the database is deleted or replaced, and
    `Broken` for other failures, after which a restart may help.
    """
    if not settings.token:
        raise SettingsError(
            "there is no token: put MEHANA_TOKEN=… into .env (see .env.example), "
            "or try everything without one: mehana sandbox"
        )
    raise_file_limit()
    asyncio.get_running_loop().set_exception_handler(LoopErrors())
    with pointed_at(settings.fake_discord), _collecting_later() as settle:
        async with assembled(settings, held_for=held_for) as bot:
            log.info(
                "Mehana %s on %s, %s live tables",
                version("mehana"),
                settings.database,
                await bot.service.repository.count_live(),
            )
            try:
                await until_stopped(_while_there(bot.service.journal, _connected(bot, settings.token, settle)))
            except FileGone:  # an operator has to look: a restarted bot would use an empty or a wrong database
                raise
            except discord.LoginFailure as failure:
                raise SettingsError("Discord rejected the token: check MEHANA_TOKEN in .env") from failure
            except discord.ConnectionClosed as closed:
                if closed.code == MORE_SHARDS:
                    raise Broken("Discord requires more shards: restart the bot, and it will use them") from closed
                raise SettingsError(
                    f"Discord closed the connection (code {closed.code}): check MEHANA_TOKEN"
                ) from closed
            except Exception as problem:
                log.critical("the bot stopped unexpectedly", exc_info=problem)
                raise Broken(f"the bot stopped unexpectedly ({type(problem).__name__}): see the log") from problem
            if bot.broken is not None:
                raise Broken(f"{bot.broken}: see the log; after a restart all tables continue")


def raise_file_limit() -> None:
    """Let the process have as many files open as the system allows it, at most `MOST_FILES`."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError) as problem:
        log.warning("the limit of open files stays at %s (%s)", soft, problem)


class LoopErrors:
    """Logs errors of the event loop; that no more connections can be accepted, which it tries each second, seldom."""

    def __init__(self) -> None:
        self._told: float | None = None

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Log an error with what the loop says of it."""
        problem = context.get("exception")
        if not isinstance(problem, OSError) or problem.errno not in NO_ROOM:
            loop.default_exception_handler(context)
        elif self._told is None or loop.time() >= self._told + TOLD_EVERY:
            self._told = loop.time()
            log.error("no more connections can be accepted: %s", problem.strerror)


async def _connected(bot: Mehana, token: str, settle: Callable[[], None]) -> None:
    """Log in, retrying while Discord cannot be reached, and serve until closed."""
    await _retrying(bot, lambda: _log_in(bot, token))
    settle()
    await _retrying(bot, bot.connect)


async def _log_in(bot: Mehana, token: str) -> None:
    """Log in. After a failure close the session, because the next attempt opens another."""
    try:
        await bot.login(token)
    except BaseException:
        await bot.http.close()
        bot.http.connector = discord.utils.MISSING
        raise


@contextmanager
def _collecting_later() -> Generator[Callable[[], None]]:
    """Disable the garbage collector until the function that this returns is called.

    Texts, rules and commands loaded before the call are excluded from collection, because traversing them would stop
    the event loop for a tenth of a second.
    """
    gc.disable()

    def settle() -> None:
        gc.freeze()
        gc.enable()

    try:
        yield settle
    finally:
        gc.enable()


async def _retrying(bot: Mehana, reach: Callable[[], Awaitable[None]]) -> None:
    """Retry until Discord can be reached, or raise the error if the bot has been closed or a retry cannot help."""
    attempts = 0
    while True:
        try:
            await reach()
        except (*DISCORD_ERRORS, discord.GatewayNotFound) as problem:
            waits = _waits_after(problem)
            if bot.is_closed() or waits is None:
                raise
            pause = waits[min(attempts, len(waits) - 1)] * (1 + JITTER * random.random())  # noqa: S311 - no secret
            status = f" {problem.status}" if isinstance(problem, discord.HTTPException) else ""
            log.warning("Discord cannot be reached (%s%s); retrying in %.0f s", type(problem).__name__, status, pause)
            await asyncio.sleep(pause)
            attempts += 1
        else:
            return


def _waits_after(problem: Exception) -> Sequence[float] | None:
    """Return the seconds to wait between attempts to reach Discord, or None if a retry cannot help.

    discord.py handles status 429 itself only from Discord: Cloudflare's has no `Via` header and is raised.
    """
    if isinstance(problem, discord.RateLimited):
        return (problem.retry_after,)
    if isinstance(problem, discord.HTTPException) and problem.status == TOO_MANY_REQUESTS:
        return RATE_LIMIT_WAITS
    if isinstance(problem, discord.HTTPException) and not isinstance(problem, discord.DiscordServerError):
        return None
    return RETRY_WAITS


def pointed_at(fake_discord: str) -> AbstractContextManager[object]:
    """Use the fake Discord at this address during the context, or Discord itself if the address is empty."""
    if not fake_discord:
        return nullcontext()
    from bot.fake_discord.wire import point_at  # noqa: PLC0415 - loads the whole fake Discord

    return point_at(fake_discord)


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run until the work ends, or until SIGINT or SIGTERM. Raise what the work raises."""
    stopped = asyncio.Event()
    task, waiting = asyncio.ensure_future(work), asyncio.create_task(stopped.wait())
    loop = asyncio.get_running_loop()
    for signal_number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(signal_number, stopped.set)
    try:
        await asyncio.wait((task, waiting), return_when=asyncio.FIRST_COMPLETED)
        if stopped.is_set():
            log.info("stopping")
    finally:
        await _cancelled(task, waiting)
        for signal_number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(signal_number)
    if not task.cancelled():
        task.result()


async def _cancelled(*tasks: asyncio.Future[Any]) -> None:
    """Cancel tasks until they have ended: discord.py swallows a cancellation that comes while it reconnects."""
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=CANCEL_INTERVAL)


async def _while_there(journal: Journal, work: Coroutine[Any, Any, None]) -> None:
    """Run until the work ends. Raise `FileGone` if the database is deleted or replaced meanwhile."""

    async def watch() -> None:
        while True:
            journal.must_be_there()
            await asyncio.sleep(CHECK_INTERVAL)

    tasks = [asyncio.ensure_future(work), asyncio.create_task(watch())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            await task
    finally:
        await _cancelled(*tasks)


class JsonFormatter(logging.Formatter):
    """Writes a JSON object per line: `at` (ISO 8601, UTC), `level`, `logger`, `message`, and `error`, a traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line for a record."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_to_stderr(level: int, *, for_machines: bool = False) -> None:
    """Write the log to standard error, without Discord's URLs, which contain ids and tokens."""
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(OneLineFilter())
        if for_machines:
            handler.setFormatter(JsonFormatter())
    for name in ("aiohttp", "aiosqlite", "discord"):
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
    for name in ("discord.http", "discord.webhook", "discord.gateway", "discord.client"):
        logging.getLogger(name).setLevel(logging.ERROR)
