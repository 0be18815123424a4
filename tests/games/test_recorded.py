"""Recorded tables take the same course to the same end, unless the game's `rules_version` rises."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from games.core.catalogue import find_games
from tests.games.record import FOLDER, course_of, difference, line_of, replay, tables, written

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_recorded_table_replays(path: Path) -> None:
    record = json.loads(path.read_text("utf-8"))
    game = find_games()[record["game"]]
    assert record["rules_version"] == game.rules_version, "recorded with other rules: run tests.games.record"
    course, end = course_of(replay(game, record))
    assert not (changed := difference(record, course)), (
        f"{path.stem} takes another course at {changed}\n"
        "another state needs a higher rules_version; if the rest is meant to change, run tests.games.record"
    )
    assert end == record["end"]


@pytest.mark.parametrize("key", find_games())
def test_every_preset_is_recorded(key: str) -> None:
    game = find_games()[key]
    recorded = {
        path.stem: json.loads(path.read_text("utf-8"))["options"] for path in sorted(FOLDER.glob(f"{key}-*.json"))
    }
    assert recorded == {table.name: written(game, table.preset) for table in tables(game)}


def test_a_changed_course_is_reported_with_both_sides() -> None:
    record = json.loads((FOLDER / "durak-standard.json").read_text("utf-8"))
    course, _ = course_of(replay(find_games()["durak"], record))
    assert not difference(record, course)
    course[3] |= {"offered": "1: attack 8S", "told": "Passed[0] BeatenOff[]"}
    step, recorded, now, heading, *full = difference(record, course).splitlines()
    assert step == f"step 3, {record['moves'][2]}:"
    assert recorded == f"  recorded: {record['course'][3]}"
    assert now == f"  now:      {line_of(course[3])}"
    assert (heading, full[2:4]) == ("  in full:", ["    told Passed[0] BeatenOff[]", "    offered 1: attack 8S"])
    assert "step" in difference(record, course[:3]), "a table that ends early is told too"
