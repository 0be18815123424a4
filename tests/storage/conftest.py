from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from storage import Journal

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite3"


@pytest.fixture
async def journal(path: Path) -> AsyncGenerator[Journal]:
    async with Journal.opened(path) as opened:
        yield opened
