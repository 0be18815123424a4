"""Tables of two people, and a page."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import pytest

from tests.web.paged_bot import Browser, PagedBot
from tests.web.protocol.pages import PLAYERS, page_of


@pytest.fixture
async def market(paged_bot: PagedBot) -> PagedBot:
    for name in (*PLAYERS, "Vera"):
        paged_bot.person(name).locale = "en-US"
    await paged_bot.opened("market", list(PLAYERS))
    return paged_bot


@pytest.fixture
async def ana(market: PagedBot) -> AsyncGenerator[Browser]:
    async with page_of(market, "Ana") as browser:
        yield browser


@pytest.fixture
async def carcassonne(paged_bot: PagedBot) -> PagedBot:
    for name in PLAYERS:
        paged_bot.person(name).locale = "en-US"
    await paged_bot.opened("carcassonne", list(PLAYERS))
    return paged_bot
