from collections.abc import AsyncGenerator, Iterator
from pathlib import Path

import pytest

from tests.e2e.running_bot import RunningBot, dealt_with, running_bot_in


@pytest.fixture
async def running_bot(tmp_path: Path) -> AsyncGenerator[RunningBot]:
    async with running_bot_in(tmp_path, rate_limits=False) as made, made.running():
        yield made
        assert made.fake_discord.violations == []


@pytest.fixture(autouse=True)
def _seeded_run(rng: bytes, request: pytest.FixtureRequest) -> Iterator[None]:
    with dealt_with(rng, request.node.name):
        yield
