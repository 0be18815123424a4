"""The recorded tables of the games that come with the bot."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.check import recorded
from games.check.recorded import (
    abridged,
    choice_text,
    choices_text,
    course_of,
    difference,
    event_text,
    files_of,
    folder_of,
    line_of,
    renewed,
    replay,
    store,
    tables,
)
from games.check.suite.test_recorded import *  # noqa: F403
from games.core.catalogue import find_games
from games.core.contract import Pick
from games.durak.rules.events import CardsDrawn, Passed
from games.durak.rules.moves import Attack, Take

DURAK = find_games()["durak"]


def durak_record() -> dict[str, Any]:
    return json.loads((folder_of(DURAK) / "durak-standard.json").read_text("utf-8"))


def test_a_changed_course_is_reported_with_both_sides() -> None:
    record = durak_record()
    course, _ = course_of(replay(DURAK, record))
    assert not difference(record, course)
    course[3] |= {"offered": "1: attack 8S", "told": "Passed[0] BeatenOff[]"}
    step, recorded, now, heading, *full = difference(record, course).splitlines()
    assert step == f"step 3, {record['moves'][2]}:"
    assert recorded == f"  recorded: {record['course'][3]}"
    assert now == f"  now:      {line_of(course[3])}"
    assert (heading, full[2:4]) == ("  in full:", ["    told Passed[0] BeatenOff[]", "    offered 1: attack 8S"])
    assert "step" in difference(record, course[:3]), "a table that ends early is told too"


def test_a_long_section_is_stored_as_its_beginning_and_a_digest() -> None:
    short, long, other = "x" * 31, "x" * 32, "x" * 33
    assert abridged(short) == short
    assert [len(abridged(text)) for text in (long, other)] == [31, 31]
    assert abridged(long).startswith("x" * 22 + "… #")
    assert abridged(long) != abridged(other)


def test_a_line_has_only_sections_with_something_in_them() -> None:
    sections = {"state": "12345678", "asked": "0,1", "told": "", "offered": "", "refused": "1 pass: over"}
    assert line_of(sections) == "12345678 | asked 0,1 | refused 1 pass: over"


def test_choices_are_written_by_verb_and_picks_with_their_pool() -> None:
    picks = Pick(Attack, ("6H", "7H", "8H"), 1, 2), Pick(Attack, ("6H",), 1, 1, ("x",), (3,), 2)
    assert choices_text([Attack("6H"), Attack("7H"), Take()]) == "attack 6H/7H, take"
    assert [choice_text(pick) for pick in picks] == [
        "attack 1-2 of 6H,7H,8H",
        "attack x 1-1 of 6H weighing 3 at least 2",
    ]


def test_a_private_event_is_written_with_its_seat() -> None:
    assert event_text(Passed(2)) == "Passed[2]"
    assert event_text(CardsDrawn(1, ("6H", "7S"))) == "1:CardsDrawn[1,[6H,7S]]"


def test_a_record_without_its_last_move_goes_on() -> None:
    record = durak_record()
    with pytest.raises(AssertionError, match="goes on after the last"):
        course_of(replay(DURAK, {**record, "moves": record["moves"][:-1]}))


def test_a_course_says_how_many_steps_are_missing() -> None:
    record = durak_record()
    course, end = course_of(replay(DURAK, record))
    steps = len(course)
    assert difference(record, course[:-1]) == f"{steps} steps are recorded, now there are {steps - 1}"
    assert end == record["end"]
    assert difference({**record, "course": ["x", *record["course"][1:]]}, course).startswith("step 0, the deal:\n")


def test_a_course_is_renewed_as_long_as_its_states_stay() -> None:
    record = durak_record()
    worded = {**record, "course": [line.partition(" |")[0] for line in record["course"]]}
    assert renewed(DURAK, worded) == record
    for other in (
        {**record, "course": ["00000000", *record["course"][1:]]},
        {**record, "end": {**record["end"], "checksum": "0"}},
        {**record, "moves": ["0 take", *record["moves"]]},
    ):
        assert renewed(DURAK, other) is None


def test_tables_are_stored_once_and_recorded_anew_with_new_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recorded, "material_folder", lambda _: tmp_path / "checks")
    planned = list(tables(DURAK))[:1]
    monkeypatch.setattr(recorded, "tables", lambda _: planned)
    assert files_of(DURAK) == []
    store(DURAK)
    [file] = files_of(DURAK)
    assert file == tmp_path / "checks" / "recorded" / "durak-standard.json"
    first = json.loads(file.read_text("utf-8"))
    assert first == durak_record()
    file.write_text(json.dumps({**first, "course": [line.partition(" |")[0] for line in first["course"]]}))
    store(DURAK)
    assert json.loads(file.read_text("utf-8")) == first, "only its words had changed"
    wrong = {**first, "course": ["00000000", *first["course"][1:]]}
    file.write_text(json.dumps(wrong))
    with pytest.raises(ValueError, match=r"durak-standard.json leads to other states: raise rules_version of durak"):
        store(DURAK)
    assert json.loads(file.read_text("utf-8")) == wrong
    for older in ({"rules_version": 0}, {"options": {**first["options"], "transfer": "other"}}):
        file.write_text(json.dumps({**wrong, **older}))
        store(DURAK)
        assert json.loads(file.read_text("utf-8")) == first
    (tmp_path / "recorded").mkdir()
    assert folder_of(DURAK) == tmp_path / "recorded", "which several games share"
