"""Puts the bot together and runs it until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager, nullcontext
from typing import TYPE_CHECKING, Any

import discord

from bot.discord.client import Mehana
from bot.host.clock import WallClock
from bot.host.host import Host
from bot.host.thinking import ProcessThinker
from bot.settings import Settings, SettingsError
from games.core.catalogue import find_games
from storage import Journal

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Coroutine, Sequence
    from pathlib import Path

    from bot.host.clock import Clock
    from bot.host.thinking import Thinker


@asynccontextmanager
async def assembled(
    settings: Settings,
    *,
    further: Sequence[Path] = (),
    clock: Clock | None = None,
    thinker: Thinker | None = None,
    **options: Any,
) -> AsyncGenerator[Mehana]:
    """Make the bot with its journal open. It is not connected yet; at the end it is closed, then the journal."""
    async with AsyncExitStack() as stack:
        journal = await stack.enter_async_context(Journal.opened(settings.database))
        host = Host(find_games(*further), journal, clock or WallClock())
        synced = settings.database.with_suffix(".commands")
        if thinker is None:
            thinker = stack.enter_context(ProcessThinker(further))
        bot = Mehana(host, thinker, synced=synced, hurry=settings.hurry, **options)
        async with bot:
            yield bot


async def serve(settings: Settings) -> None:
    """Run on Discord until interrupted. Raise `SettingsError` if the token is missing or wrong."""
    if not settings.token:
        raise SettingsError(
            "there is no token: put MEHANA_TOKEN=… into .env (see .env.example), "
            "or try everything without one: mehana sandbox"
        )
    with _pointed_at(settings.standin) if settings.standin else nullcontext():
        async with assembled(settings) as bot:
            try:
                await until_stopped(bot.start(settings.token))
            except discord.LoginFailure as failure:
                raise SettingsError("Discord does not know this token: check MEHANA_TOKEN in .env") from failure


def _pointed_at(standin: str) -> AbstractContextManager[object]:
    from bot.standin.wire import point_at  # noqa: PLC0415 - brings the whole stand-in, which Discord itself needs not

    return point_at(standin)


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


def log_to_stderr(level: int) -> None:
    """Write the log to standard error; Discord's own addresses carry ids and tokens, so they stay out of it."""
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # below, it writes every statement with its values
    for name in ("discord", "aiohttp"):
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
    for name in ("discord.http", "discord.webhook", "discord.gateway", "discord.client"):
        logging.getLogger(name).setLevel(logging.ERROR)
