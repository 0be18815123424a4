from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.browser.conftest import browser as browser  # noqa: PLC0414 - one for all tests of the page
from tests.e2e.conftest import _seeded_run  # noqa: F401 - a fixture of these tests too
from tests.web.paged_bot import PLAYERS, PagedBot, paged_bot_in


@pytest.fixture
async def paged_bot(tmp_path: Path) -> AsyncGenerator[PagedBot]:
    async with paged_bot_in(tmp_path) as made:
        yield made


@pytest.fixture
async def market(paged_bot: PagedBot) -> PagedBot:
    """Return a bot with a table of the toy game."""
    await paged_bot.opened("market", PLAYERS)
    return paged_bot


@pytest_asyncio.fixture(loop_scope="session")
async def bot(tmp_path: Path) -> AsyncGenerator[PagedBot]:
    """Return a bot on the event loop of the browser."""
    async with paged_bot_in(tmp_path) as made:
        yield made
