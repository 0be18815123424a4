from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.tavern import tavern_in

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from tests.e2e.tavern import Tavern


@pytest.fixture
async def tavern(tmp_path: Path) -> AsyncGenerator[Tavern]:
    async with tavern_in(tmp_path, rate_limits=False) as made, made.running():
        yield made
        assert made.standin.violations == []
