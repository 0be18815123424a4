from collections.abc import AsyncGenerator, Mapping
from pathlib import Path

import pytest

from games.core.catalogue import find_games
from games.core.contract import AnyGame
from tests.tables.harness import TableHarness
from tests.toys import toys_in


@pytest.fixture(scope="session")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the toy games."""
    return toys_in(tmp_path_factory.mktemp("further"))


@pytest.fixture(scope="session")
def games(toys: Path) -> Mapping[str, AnyGame]:
    """Return the catalogue, with the toy games."""
    return find_games(toys)


@pytest.fixture
async def harness(tmp_path: Path, games: Mapping[str, AnyGame]) -> AsyncGenerator[TableHarness]:
    made = TableHarness(tmp_path / "tables.sqlite3", games)
    await made.open()
    yield made
    await made.close()
