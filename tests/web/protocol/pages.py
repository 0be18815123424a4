"""Pages of a table, what they may play, and what they are sent."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from bot.presentation import render_threads
from bot.presentation.screen import key_of
from bot.tables.state.table import LiveTable
from games.core.contract import Move
from tests.discord.harness import seat_view_of
from tests.web.paged_bot import Browser, PagedBot, browser_at


@asynccontextmanager
async def page_of(bot: PagedBot, name: str) -> AsyncGenerator[Browser]:
    """Open a browser that shows the table to a person."""
    async with browser_at(bot.address) as browser:
        await browser.redeem(await bot.link(name))
        await browser.connect()
        yield browser


def moves(table: LiveTable, seat: int) -> tuple[int, list[dict[str, Any]]]:
    """Return a seat's question, and its choices as the page names them."""
    seat_view = seat_view_of(table, seat)
    return seat_view.view.question, [
        {"move": key_of(choice), "items": [] if isinstance(choice, Move) else list(choice.pool[: choice.least])}
        for choice in seat_view.choices
    ]


async def latest(browser: Browser, table: LiveTable) -> dict[str, Any]:
    """Return the frame that shows a page the last entry, which may have come already."""
    for frame in reversed(browser.frames):
        if frame["type"] == "update" and frame["screen"]["entry"] == table.last:
            return frame
    return await browser.frame("update")


async def shows(page: Browser, table: LiveTable) -> dict[str, Any]:
    """Return the frame that shows a page the table as it is."""
    while (update := await page.frame("update"))["screen"]["entry"] < table.last:
        pass
    return update


async def screen_with(page: Browser, key: str, *, there: bool = True) -> dict[str, Any]:
    """Return the next screen of a page on which this is set, or is not."""
    while bool((screen := (await page.frame("update"))["screen"]).get(key)) is not there:
        pass
    return screen


async def play(bot: PagedBot, table: LiveTable, count: int) -> None:
    """Let people make moves by the game's heuristic, each after everybody has been shown the one before."""
    for _ in range(count):
        await bot.move(table, table.game.acting(table.play.state)[0])
        await bot.settled()


@asynccontextmanager
async def threads_held() -> AsyncGenerator[Callable[[], Awaitable[None]]]:
    """Keep the threads of pages busy; yield a function that waits until something is to be done in them."""
    release = threading.Event()
    busy = [asyncio.create_task(render_threads.in_thread(None, "held", release.wait, for_page=True)) for _ in range(2)]

    async def wanted() -> None:
        async with asyncio.timeout(30):
            while render_threads._FOR_PAGES.jobs.empty():
                await asyncio.sleep(0.01)

    try:
        yield wanted
    finally:
        release.set()
        await asyncio.gather(*busy)
