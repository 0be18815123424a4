"""Recorded tables take the same course to the same end, unless the game's `rules_version` rises."""

import json
from pathlib import Path

import pytest

from games.check.games import checked
from games.check.recorded import course_of, difference, files_of, replay, tables
from games.core.options import preset, texts_of

RECORDED = {key: files_of(game) for key, game in checked().items()}


@pytest.mark.parametrize("path", [path for paths in RECORDED.values() for path in paths], ids=lambda path: path.stem)
def test_a_recorded_table_replays(path: Path) -> None:
    record = json.loads(path.read_text("utf-8"))
    game = checked()[record["game"]]
    assert record["rules_version"] == game.rules_version, "recorded with other rules: run mehana check --store"
    course, end = course_of(replay(game, record), record.get("without", ()))
    assert not (changed := difference(record, course)), (
        f"{path.stem} takes another course at {changed}\n"
        "another state needs a higher rules_version; if the rest is meant to change, run mehana check --store"
    )
    assert end == record["end"]


@pytest.mark.parametrize("key", [key for key, paths in RECORDED.items() if paths])
def test_every_preset_is_recorded(key: str) -> None:
    game = checked()[key]
    recorded = {path.stem: json.loads(path.read_text("utf-8"))["options"] for path in RECORDED[key]}
    assert recorded == {table.name: texts_of(preset(game.Options, table.preset)) for table in tables(game)}
