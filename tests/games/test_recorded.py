"""The recorded tables of the games that come with the bot."""

from __future__ import annotations

import json

import pytest

from bot.check.recorded import course_of, difference, files_of, folder_of, line_of, replay
from bot.check.suite.test_recorded import *  # noqa: F403
from games.core.catalogue import find_games


@pytest.mark.parametrize("key", find_games())
def test_each_game_has_recorded_tables(key: str) -> None:
    assert files_of(find_games()[key])


def test_a_changed_course_is_reported_with_both_sides() -> None:
    record = json.loads((folder_of(find_games()["durak"]) / "durak-standard.json").read_text("utf-8"))
    course, _ = course_of(replay(find_games()["durak"], record))
    assert not difference(record, course)
    course[3] |= {"offered": "1: attack 8S", "told": "Passed[0] BeatenOff[]"}
    step, recorded, now, heading, *full = difference(record, course).splitlines()
    assert step == f"step 3, {record['moves'][2]}:"
    assert recorded == f"  recorded: {record['course'][3]}"
    assert now == f"  now:      {line_of(course[3])}"
    assert (heading, full[2:4]) == ("  in full:", ["    told Passed[0] BeatenOff[]", "    offered 1: attack 8S"])
    assert "step" in difference(record, course[:3]), "a table that ends early is told too"
