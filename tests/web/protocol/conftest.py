"""Tables of two people, and a page."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import pytest

from tests.web.paged_bot import PLAYERS, Browser, PagedBot
from tests.web.protocol.pages import page_of


@pytest.fixture
async def ana(market: PagedBot) -> AsyncGenerator[Browser]:
    async with page_of(market, "Ana") as browser:
        yield browser


@pytest.fixture
async def carcassonne(paged_bot: PagedBot) -> PagedBot:
    await paged_bot.opened("carcassonne", PLAYERS)
    return paged_bot
