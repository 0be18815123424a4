from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.tavern import dealt_with, tavern_in

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterator
    from pathlib import Path

    from tests.e2e.tavern import Tavern


@pytest.fixture
async def tavern(tmp_path: Path) -> AsyncGenerator[Tavern]:
    async with tavern_in(tmp_path, rate_limits=False) as made, made.running():
        yield made
        assert made.standin.violations == []


@pytest.fixture(autouse=True)
def _luck_of_the_run(luck: bytes, request: pytest.FixtureRequest) -> Iterator[None]:
    with dealt_with(luck, request.node.name):
        yield
