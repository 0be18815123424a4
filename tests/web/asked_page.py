"""A page of the player who is asked, and people who play on at its table."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Browser, Page

from bot.tables.state.table import LiveTable
from tests.web.paged_bot import PEOPLE, PLAYERS, PagedBot, asked
from tests.web.touching import touching

COVERED = """() => [...document.querySelectorAll("button")].filter((one) => one.checkVisibility()).filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return !one.contains(above); }).map((one) => one.outerHTML)"""
"""The buttons that something lies over."""


async def play_on(bot: PagedBot, table: LiveTable, until: str | None = None, most: int = 30) -> None:
    """Let people move by the heuristic until a player is asked; at least once."""
    for number in range(most):
        if number and player_asked(table) == until:
            return
        await bot.move(table, asked(table))


def player_asked(table: LiveTable) -> str:
    """Return the name of the player who is asked."""
    return PEOPLE[asked(table)]


async def shows(page: Page, table: LiveTable) -> None:
    """Wait until a page shows the table as it is."""
    await page.wait_for_function("(last) => window.state.screen?.entry >= last", arg=table.last)


async def evaluate(page: Page, script: str) -> Any:
    """Run a script on a page that may offer other choices: with `state`, `changed` and `Choosing` at hand."""
    return await page.evaluate(
        f"""async () => {{
          const {{ Choosing }} = await import("/static/choosing.js");
          const {{ changed, chooseAnew, state }} = await import("/static/state.js");
          {script} }}"""
    )


@asynccontextmanager
async def asked_at_page(
    browser: Browser, bot: PagedBot, game: str, size: dict[str, int]
) -> AsyncGenerator[tuple[Page, LiveTable]]:
    """Open a table of a game, and the page of the player who is asked first."""
    enough = 2 in bot.bot.service.games[game].seats
    table = await bot.opened(game, PLAYERS if enough else PEOPLE)
    who = player_asked(table)
    async with touching(browser, await bot.link(who), who, size) as person:
        yield person.page, table


async def entry_after(table: LiveTable, before: int) -> None:
    """Wait for an entry after one."""
    async with asyncio.timeout(15):
        while table.last == before:
            await asyncio.sleep(0.02)
