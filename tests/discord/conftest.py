from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from games.core.catalogue import find_games
from tests.host.house import House

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping

    from games.core.contract import AnyGame

TOYS = Path(__file__).parent.parent / "toy"


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, AnyGame]:
    """Return the catalogue, and the toy games."""
    folder = tmp_path_factory.mktemp("further") / "games"
    shutil.copytree(TOYS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return find_games(folder)


@pytest.fixture
async def house(tmp_path: Path, games: Mapping[str, AnyGame]) -> AsyncGenerator[House]:
    made = House(tmp_path / "house.sqlite3", games)
    await made.open()
    yield made
    await made.close()
