"""The data file: what it must contain, and how a wrong one is refused."""

import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from games.core.data_files import DataFileError
from games.hayduti.data.file_format import FILE, load, parse

TEXT = FILE.read_text("utf-8")


def line_of(start: str) -> int:
    """Return the number of the first line that begins so."""
    return next(number for number, line in enumerate(TEXT.splitlines(), 1) if line.startswith(start))


def test_the_printed_numbers() -> None:
    """Sums, marks and the board as the rulebook prints them."""
    sheet = load()
    assert dict(zip(sheet.board.values, sheet.board.costs, strict=True)) == {5: 4, 6: 8, 7: 11, 8: 13, 9: 15, 10: 17}
    assert [(rank.cost, rank.points, rank.mark) for rank in sheet.voyvoda] == [
        (4, 2, ""),
        (7, 3, ""),
        (10, 5, "silver"),
        (12, 7, "gold"),
    ]
    assert Counter(deets.cost for deets in sheet.deets) == {14: 2, 9: 9, 6: 4}
    assert {deets.id for deets in sheet.deets if deets.mark == "gold"} == {"levski", "botev"}
    assert Counter(deets.ability for deets in sheet.deets).most_common(1) == [("group_bonus", 6)]


def test_every_entry_tells_its_source() -> None:
    """Each entry has source marks, and only the smallest group is reconstructed."""
    sheet = load()
    entries = [sheet.expect, sheet.table, sheet.board, sheet.uprising, sheet.hayduts]
    entries += [*sheet.voyvoda, *sheet.zaptie, *sheet.deets]
    words = [
        mark
        for entry in entries
        for mark in (entry.source.values() if isinstance(entry.source, dict) else [entry.source])
    ]
    assert len(words) >= len(entries)
    assert words.count("reconstructed") == 1


WRONG = {
    "a word for a number": ("cost = 14\n", 'cost = "dear"\n', "cost = 14", "Expected `int`, got `str`"),
    "syntax": ("start_value = 4 ", "start_value = = 4 ", "start_value", "Invalid value"),
    "a misspelt field": ("threshold = 3\n", "treshold = 3\n", "threshold", "unknown field `treshold`"),
    "a strange source": ('source = "rulebook"\n\n# National', 'source = "guess"\n\n# National', "", "'guess'"),
    "a source for no field": (
        'zaptie = "rulebook", silver',
        'zapties = "rulebook", silver',
        "source = { cards",
        "'zapties'",
    ),
    "sums that do not hold": ("copies = 8\n", "copies = 9\n", "zaptie = 16", "add up to 17"),
    "costs that fall": ("[4, 8, 11,", "[4, 8, 7,", "costs", "must rise"),
    "a value left out": ("values = [5, 6,", "values = [6, 7,", "values", "from 5"),
    "too few costs": (", 15, 17]", ", 15]", "costs", "one cost for each value"),
    "a table for seven": ('short  = { "2" = 7', 'short  = { "7" = 7', "short", "2 to 6 players"),
    "a deets twice": ('id = "botev"', 'id = "levski"', 'id = "botev"', "'levski' stands twice"),
    "an ability twice": (
        'ability = "extra_actions"\nthreshold = 3\nactions = 2\n',
        'ability = "remove_zaptie"\n',
        'ability = "extra_actions"',
        "only one deets",
    ),
    "an ability without its number": ("extra_keep = 2\n", "", "", "needs it"),
    "a number nobody uses": ("min_size = 3\n", "min_size = 3\ntake = 2\n", "", "neither the ability"),
    "an unknown ability": ('"keep_from_group"', '"keep_all"', 'ability = "keep_from_group"', "'keep_all'"),
    "a name too few": (', ro = "Pop', ', en = "Pop', "", "a"),
    "a colour missing": ('"red", "yellow"]', '"red"]', "colours", "all four"),
    "no copies": ("copies = 3\n", "copies = 0\n", "copies = 3", "`int` >= 1"),
    "a field too large": ("field_size = 16 ", "field_size = 60 ", "field_size", "`int` <= 25"),
    "a hand too few": ("[0, 1, 1, 2, 2, 2]", "[0, 1, 1, 2, 2]", "start_hands", "length 6"),
    "no values": ("values = [5, 6, 7, 8, 9, 10]", "values = []", "values", "length >= 1"),
    "a cost of nothing": ("[4, 8, 11,", "[0, 8, 11,", "costs", "must rise from above 0"),
    "a target of nothing": ('short  = { "2" = 7', 'short  = { "2" = 0', "short", "`int` >= 1"),
    "an uprising too easy": ("easy = -1", "easy = -11", "easy", "`int` >= -10"),
    "a contribution twice": (
        '["nabor", "deynost", "boyna"]',
        '["nabor", "deynost", "nabor"]',
        "contributions",
        "all three",
    ),
    "equal strengths": ("strengths = [2, 3]", "strengths = [2, 2]", "strengths", "differ"),
    "no strengths": ("strengths = [2, 3]", "strengths = []", "strengths", "length >= 1"),
    "a strength of nothing": ("strengths = [2, 3]", "strengths = [0, 3]", "strengths", "`int` >= 1"),
    "a field of nothing": ("field_size = 16 ", "field_size = 0 ", "field_size", "`int` >= 1"),
    "points below nothing": ("leader_points = 5 ", "leader_points = -1 ", "leader_points", "`int` >= 0"),
    "a group of nothing": ("min_group_size = 1 ", "min_group_size = 0 ", "min_group_size", "`int` >= 1"),
    "a hand below nothing": ("[0, 1, 1, 2, 2, 2]", "[-1, 1, 1, 2, 2, 2]", "start_hands", "`int` >= 0"),
    "a hand too large": ("[0, 1, 1, 2, 2, 2]", "[0, 1, 1, 2, 2, 6]", "start_hands", "`int` <= 5"),
    "an id in capitals": ('id = "botev"', 'id = "Botev"', 'id = "botev"', "matching regex"),
    "a silver card too few": ('mark = "silver"', 'mark = ""', "silver = ", "add up to"),
    "a gold card too few": ('mark = "gold"', 'mark = ""', "gold = ", "add up to"),
    "a condition without its points": (
        'scoring = "per_voyvoda"',
        'scoring = "per_deets"\nbonus = 1',
        "",
        "neither the ability",
    ),
    "a number below nothing": ("extra_keep = 2\n", "extra_keep = -2\n", "extra_keep", "`int` >= 0"),
    "another format": ("format = 1", "format = 2", "format", "Invalid enum value 2"),
}


@pytest.mark.parametrize(("old", "new", "line", "reason"), WRONG.values(), ids=WRONG)
def test_a_wrong_file_is_refused(old: str, new: str, line: str, reason: str) -> None:
    """With the line at fault, where there is one, and what is wrong there."""
    assert old in TEXT
    with pytest.raises(DataFileError) as refused:
        parse(TEXT.replace(old, new, 1), "cards.toml")
    assert reason in refused.value.reason
    assert str(refused.value).startswith("cards.toml, line ")
    if line:
        assert refused.value.line == line_of(line)


def test_only_one_deets_may_choose_an_improvement() -> None:
    """The whole list is at fault, so no line is."""
    with pytest.raises(DataFileError, match="only one deets may choose an improvement before scoring"):
        parse(TEXT.replace('prescore = "boyna"', 'prescore = "choice"', 1))


def test_a_missing_part_is_refused() -> None:
    """A file without one of its parts has no line to blame."""
    with pytest.raises(DataFileError) as refused:
        parse(TEXT.replace("format = 1\n", ""), "cards.toml")
    assert str(refused.value) == "cards.toml: Object missing required field `format`"


CORRECTIONS = {
    "strengths = [2, 3]": "strengths = [2, 4]",
    "costs  = [4, 8,": "costs  = [3, 9,",
    "leader_points = 5 ": "leader_points = 6 ",
    "bonus = 2": "bonus = 3",
    "min_size = 3": "min_size = 2",
    "min_group_size = 1 ": "min_group_size = 2 ",
    "take = 2": "take = 1",
    "field_size = 16 ": "field_size = 12 ",
}
PLAYED = """
from games.core.chance import SeededChance
from games.core.conformance import MoveFuzzer, Playthrough, check_step, sample
from games.hayduti import GAME
from games.hayduti.rules.options import HaydutiOptions

chance, fuzzer = SeededChance(bytes(32), 1), MoveFuzzer()
playthrough = Playthrough(GAME, HaydutiOptions(parallel=True), 3, bytes(32))
while acting := GAME.acting(playthrough.state):
    if len(playthrough.moves) % 10 == 0:
        check_step(playthrough, chance, fuzzer)
    seat = acting[chance.below(len(acting))]
    choices = GAME.moves(playthrough.state, seat)
    playthrough.play(seat, sample(choices[chance.below(len(choices))], chance))
print(len(playthrough.state.field), playthrough.state.scores[0].leader_points)
"""


def test_numbers_can_be_corrected(tmp_path: Path) -> None:
    """With other numbers in the file alone the game plays to its end by them, and keeps every promise."""
    games = FILE.parents[2]
    for part in ("core", "hayduti"):
        shutil.copytree(games / part, tmp_path / "games" / part)
    shutil.copy(games / "__init__.py", tmp_path / "games")
    text = TEXT
    for old, new in CORRECTIONS.items():
        assert old in text
        text = text.replace(old, new)
    (tmp_path / "games" / "hayduti" / "data" / FILE.name).write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={"PYTHONPATH": "."},
    )
    assert (done.stdout, done.stderr) == ("12 6\n", "")
