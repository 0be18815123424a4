"""Recorded tables go the same way to the same end, or the game's `rules_version` rises."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from games.core.catalogue import find_games
from tests.games.record import FOLDER, replay, tables, told_by, written

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_recorded_table_replays(path: Path) -> None:
    """Every recorded move is legal, the last state is the one recorded, and so is all that was told on the way."""
    record = json.loads(path.read_text("utf-8"))
    game = find_games()[record["game"]]
    assert record["rules_version"] == game.rules_version, "recorded with other rules: run tests.games.record"
    assert told_by(replay(game, record)) == {"end": record["end"], "course": record["course"]}, (
        "other states ask for a higher rules_version; where all else is meant to differ, run tests.games.record"
    )


@pytest.mark.parametrize("key", find_games())
def test_every_preset_is_recorded(key: str) -> None:
    """There is a recorded table for each preset of each game, with its options, and no other record."""
    game = find_games()[key]
    recorded = {
        path.stem: json.loads(path.read_text("utf-8"))["options"] for path in sorted(FOLDER.glob(f"{key}-*.json"))
    }
    assert recorded == {table.name: written(game, table.preset) for table in tables(game)}
