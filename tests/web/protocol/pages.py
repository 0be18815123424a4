"""Pages of a table, what they may play, and what they are sent."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from bot.presentation.screen import key_of
from bot.tables.state.table import LiveTable
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Move
from tests.web.paged_bot import Browser, PagedBot, browser_at

PLAYERS = ("Ana", "Boris")


@asynccontextmanager
async def page_of(bot: PagedBot, name: str) -> AsyncGenerator[Browser]:
    """Open a browser that shows the table to a person."""
    async with browser_at(bot.address) as browser:
        await browser.redeem(await bot.link(name))
        await browser.connect()
        yield browser


def moves(table: LiveTable, seat: int) -> tuple[int, list[dict[str, Any]]]:
    """Return a seat's question, and its choices as the page names them."""
    seat_view = table.look(seat)
    assert seat_view is not None
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


def asked(table: LiveTable) -> int:
    public = table.look(PUBLIC)
    assert public is not None
    return public.view.asked[0]


async def shows(page: Browser, table: LiveTable) -> dict[str, Any]:
    """Return the frame that shows a page the table as it is."""
    while (update := await page.frame("update"))["screen"]["entry"] < table.last:
        pass
    return update


async def play(bot: PagedBot, table: LiveTable, count: int) -> None:
    """Let people make moves by the game's heuristic, each after everybody has been shown the one before."""
    service = bot.bot.service
    for _ in range(count):
        assert table.play is not None
        seat = table.game.acting(table.play.state)[0]
        actor = await service.people.greet(int(bot.person(PLAYERS[seat]).id), PLAYERS[seat], "en-US")
        await service.move(table, actor, chosen(table, seat), interaction=5_000_000 + table.last)
        await bot.settled()


def chosen(table: LiveTable, seat: int) -> Move:
    """Return the move that the game's heuristic chooses for a seat."""
    seat_view = table.look(seat)
    assert seat_view is not None
    return table.game.heuristic(seat_view.view, seat_view.choices, SeededChance(bytes(32), table.last))
