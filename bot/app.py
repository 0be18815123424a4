"""Puts the bot together and runs it until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import random
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager, contextmanager, nullcontext
from datetime import UTC, datetime
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord

from bot.discord.client import Mehana
from bot.settings import Broken, Settings, SettingsError
from bot.tables.clock import WallClock
from bot.tables.service import TableService
from bot.tables.workers import WorkerPool
from games.core.catalogue import find_games
from storage import FileGone, Journal, alone

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Generator, Sequence
    from pathlib import Path

    from bot.tables.clock import Clock
    from bot.tables.workers import MoveChooser


log = logging.getLogger(__name__)

LOOKS_EVERY: Final = 1.0
"""Seconds between two looks whether the database is still there; each commit looks as well."""
BESIDE: Final = 2
"""Threads that draw and replay beside the event loop; it takes turns with them, so with each more it waits longer."""
WAITS: Final = (1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds between tries to reach Discord at the start, the last one for ever."""
LIMITED_WAITS: Final = (15.0, 60.0, 180.0, 600.0)
"""The same where Discord or Cloudflare answers with 429: each further try within a ban may prolong it."""
JITTER: Final = 0.25
"""The share by which a wait may be longer, at random, so that several bots do not come back at once."""
TOO_MANY_REQUESTS: Final = 429
MORE_SHARDS: Final = 4011
"""The code with which Discord's gateway sends away a bot that has come into more servers than its shards may carry."""


class OneLineFilter(logging.Filter):
    """Tells in one line what is ordinary with Discord: lost connections, answers that came too late."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Take the traceback from a record that has one for such a reason."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, discord.DiscordException | aiohttp.ClientError | OSError):
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
    **options: Any,
) -> AsyncGenerator[Mehana]:
    """Make the bot with its journal open. It is not connected yet; at the end it is closed, then the journal."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(BESIDE, "beside"))
    async with AsyncExitStack() as stack:
        stack.enter_context(alone(settings.database))
        journal = await stack.enter_async_context(Journal.opened(settings.database))
        games = await asyncio.to_thread(find_games, *further)  # their rules and data take a moment to load
        service = TableService(games, journal, clock or WallClock())
        if chooser is None:
            chooser = stack.enter_context(WorkerPool(further, settings.workers))
        bot = Mehana(service, chooser, hurry=settings.hurry, thin_after=settings.thin_after, **options)
        async with bot:
            yield bot


async def serve(settings: Settings) -> None:
    """Run on Discord until interrupted.

    Raise `SettingsError` if the token is missing or wrong, `FileGone` if the database is deleted or replaced, `Broken`
    for what else ends it: a new start may do better.
    """
    if not settings.token:
        raise SettingsError(
            "there is no token: put MEHANA_TOKEN=… into .env (see .env.example), "
            "or try everything without one: mehana sandbox"
        )
    with pointed_at(settings.fake_discord), _kept_for_good() as settle:
        async with assembled(settings) as bot:
            log.info(
                "Mehana %s on %s, %s live tables", version("mehana"), settings.database, await bot.service.count_live()
            )
            try:
                await until_stopped(_while_there(bot.service.journal, _connected(bot, settings.token, settle)))
            except FileGone:  # an operator has to look: a new start would begin with an empty or a foreign database
                raise
            except discord.LoginFailure as failure:
                raise SettingsError("Discord does not know this token: check MEHANA_TOKEN in .env") from failure
            except discord.ConnectionClosed as closed:
                if closed.code == MORE_SHARDS:
                    raise Broken("Discord wants more shards by now: started anew, the bot uses as many") from closed
                raise SettingsError(f"Discord sent the bot away (code {closed.code}): check MEHANA_TOKEN") from closed
            except Exception as problem:  # of Discord's or the network's making: a new start may do better
                log.critical("serving ended", exc_info=problem)
                raise Broken(f"it could not go on ({type(problem).__name__}): see the log") from problem
            if bot.broken is not None:
                raise Broken(f"{bot.broken}: see the log; started anew it goes on where it stood")


async def _connected(bot: Mehana, token: str, settle: Callable[[], None]) -> None:
    """Log in, however long Discord cannot be reached, and serve until closed."""
    await _patiently(bot, lambda: _logged_in(bot, token))
    settle()
    await _patiently(bot, bot.connect)


async def _logged_in(bot: Mehana, token: str) -> None:
    """Log in; where that fails, close the session, because the next try opens another."""
    try:
        await bot.login(token)
    except BaseException:
        await bot.http.close()
        bot.http.connector = discord.utils.MISSING
        raise


@contextmanager
def _kept_for_good() -> Generator[Callable[[], None]]:
    """Collect no garbage until what is read at the start is there: texts, rules, commands. Give what says that it is.

    All that is never looked through again: it is much, and looking through it stops everything for a tenth of a second.
    """
    gc.disable()

    def settle() -> None:
        gc.freeze()
        gc.enable()

    try:
        yield settle
    finally:
        gc.enable()


async def _patiently(bot: Mehana, reach: Callable[[], Awaitable[None]]) -> None:
    """Try until Discord can be reached. What ends a bot that is closed by then is raised."""
    tries = 0
    while True:
        try:
            await reach()
        except (discord.HTTPException, aiohttp.ClientError, OSError, discord.GatewayNotFound) as problem:
            waits = _waits_after(problem)
            if bot.is_closed() or waits is None:
                raise
            pause = waits[min(tries, len(waits) - 1)] * (1 + JITTER * random.random())  # noqa: S311 - no secret
            log.warning("Discord cannot be reached (%s); trying again in %.0f s", _named(problem), pause)
            await asyncio.sleep(pause)
            tries += 1
        else:
            return


def _waits_after(problem: Exception) -> Sequence[float] | None:
    """Return the seconds to wait after failed tries to reach Discord; None for an error that another try cannot mend.

    discord.py handles a 429 itself only where it comes from Discord: Cloudflare's has no `Via` header and is raised.
    """
    if isinstance(problem, discord.HTTPException) and problem.status == TOO_MANY_REQUESTS:
        return LIMITED_WAITS
    if isinstance(problem, discord.HTTPException) and not isinstance(problem, discord.DiscordServerError):
        return None
    return WAITS


def _named(problem: Exception) -> str:
    status = f" {problem.status}" if isinstance(problem, discord.HTTPException) else ""
    return f"{type(problem).__name__}{status}"


def pointed_at(fake_discord: str) -> AbstractContextManager[object]:
    """Talk to the fake Discord at this address meanwhile; to Discord itself where it is empty."""
    if not fake_discord:
        return nullcontext()
    from bot.fake_discord.wire import point_at  # noqa: PLC0415 - brings the whole fake Discord, which Discord itself needs not

    return point_at(fake_discord)


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Do the work until it ends, or until the process is asked to stop."""
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, task.cancel)
    try:
        await task
    except asyncio.CancelledError:
        logging.getLogger(__name__).info("stopping")
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)


async def _while_there(journal: Journal, work: Coroutine[Any, Any, None]) -> None:
    """Do the work until it ends. Raise `FileGone` if the database is deleted or replaced meanwhile."""

    async def watch() -> None:
        while True:
            journal.must_be_there()
            await asyncio.sleep(LOOKS_EVERY)

    tasks = [asyncio.ensure_future(work), asyncio.create_task(watch())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            await task
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class JsonFormatter(logging.Formatter):
    """One JSON object a line: `at` (ISO 8601, UTC), `level`, `logger`, `message`, and `error` with its traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
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
    """Write the log to standard error; Discord's own addresses carry ids and tokens, so they stay out of it."""
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(OneLineFilter())
        if for_machines:
            handler.setFormatter(JsonFormatter())
    for name in ("discord", "aiohttp"):
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
    for name in ("discord.http", "discord.webhook", "discord.gateway", "discord.client"):
        logging.getLogger(name).setLevel(logging.ERROR)
