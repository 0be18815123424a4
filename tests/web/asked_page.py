"""A page of the player who is asked, and people who play on at its table."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Page

from bot.tables.state.table import LiveTable
from games.core.chance import SeededChance
from tests.web.paged_bot import PagedBot
from tests.web.touching import touching

PLAYERS = ["Ana", "Boris"]
COVERED = """() => [...document.querySelectorAll("button")].filter((one) => one.checkVisibility()).filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return !one.contains(above); }).map((one) => one.outerHTML)"""
"""The buttons that something lies over."""


async def play_on(bot: PagedBot, table: LiveTable, until: str | None = None, most: int = 30) -> None:
    """Let people move by the heuristic until a player is asked; at least once."""
    service, people = bot.bot.service, [*PLAYERS, "Vera"]
    for number in range(most):
        assert table.play is not None
        public = table.look(-1)
        assert public is not None
        seat = (public.view.asked or table.game.acting(table.play.state))[0]
        if number and people[seat] == until:
            return
        actor = await service.people.greet(int(bot.person(people[seat]).id), people[seat], "en-US")
        seat_view = table.look(seat)
        assert seat_view is not None
        move = table.game.heuristic(seat_view.view, seat_view.choices, SeededChance(bytes(32), table.last))
        await service.move(table, actor, move, interaction=6_000_000 + table.last)


def asked(table: LiveTable) -> str:
    public = table.look(-1)
    assert public is not None
    return [*PLAYERS, "Vera"][public.view.asked[0]]


@asynccontextmanager
async def asked_at_page(
    browser: Browser, bot: PagedBot, game: str, size: dict[str, int]
) -> AsyncGenerator[tuple[Page, LiveTable]]:
    """Open a table of a game, and the page of the player who is asked first."""
    enough = 2 in bot.bot.service.games[game].seats
    await bot.opened(game, PLAYERS if enough else [*PLAYERS, "Vera"])
    table = await bot.table()
    who = asked(table)
    async with touching(browser, await bot.link(who), who, size) as person:
        yield person.page, table


async def entry_after(table: LiveTable, before: int) -> None:
    """Wait for an entry after one."""
    async with asyncio.timeout(15):
        while table.last == before:
            await asyncio.sleep(0.02)
