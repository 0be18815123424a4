"""A pytest fixture, for test suites of bots: `pytest_plugins = ["bot.fake_discord.fixtures"]`. Needs pytest-asyncio."""

from collections.abc import AsyncIterator

import pytest_asyncio

from bot.fake_discord.server import FakeDiscord


@pytest_asyncio.fixture
async def fake_discord() -> AsyncIterator[FakeDiscord]:
    """Serve a fake Discord that checks every request, until the end of the test."""
    async with FakeDiscord() as made:
        yield made
