from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from tests.e2e.running_bot import dealt_with
from tests.web.paged_bot import paged_bot_in

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterator
    from pathlib import Path

    from tests.web.paged_bot import PagedBot


@pytest.fixture
async def paged_bot(tmp_path: Path) -> AsyncGenerator[PagedBot]:
    async with paged_bot_in(tmp_path, rate_limits=False) as made, made.running():
        yield made
        assert made.fake_discord.violations == []


@pytest_asyncio.fixture(loop_scope="session")
async def bot(tmp_path: Path) -> AsyncGenerator[PagedBot]:
    """Return a bot on the event loop of the browser, and people whose language is English."""
    async with paged_bot_in(tmp_path, rate_limits=False) as made, made.running():
        for name in ("Ana", "Boris", "Vera"):
            made.person(name).locale = "en-US"
        yield made
        assert made.fake_discord.violations == []


@pytest.fixture(autouse=True)
def _seeded_run(rng: bytes, request: pytest.FixtureRequest) -> Iterator[None]:
    with dealt_with(rng, request.node.name):
        yield
