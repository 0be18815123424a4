from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from storage import Journal


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite3"


@pytest.fixture
async def journal(path: Path) -> AsyncGenerator[Journal]:
    async with Journal.opened(path) as opened:
        yield opened
