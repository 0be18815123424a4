from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.browser.conftest import browser as browser  # noqa: PLC0414 - one for all tests of the page
from tests.e2e.conftest import _seeded_run  # noqa: F401 - a fixture of these tests too
from tests.e2e.running_bot import running_bot_in
from tests.web.paged_bot import PagedBot


@pytest.fixture
async def paged_bot(tmp_path: Path) -> AsyncGenerator[PagedBot]:
    async with running_bot_in(tmp_path, PagedBot, rate_limits=False) as made, made.running():
        yield made
        assert made.fake_discord.violations == []


@pytest_asyncio.fixture(loop_scope="session")
async def bot(tmp_path: Path) -> AsyncGenerator[PagedBot]:
    """Return a bot on the event loop of the browser, and people whose language is English."""
    async with running_bot_in(tmp_path, PagedBot, rate_limits=False) as made, made.running():
        for name in ("Ana", "Boris", "Vera"):
            made.person(name).locale = "en-US"
        yield made
        assert made.fake_discord.violations == []
