"""Errors in data files name the line and the reason."""

import msgspec
import pytest

from games.core.data_files import DataFileError, load, parse


class Land(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    gold: int
    borders: tuple[tuple[str, str], ...] = ()


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    armies: int


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    limits: Limits
    land: tuple[Land, ...] = ()


GOOD = """\
[limits]  # of the box
armies = 12

[[land]]
id = "thrace"
gold = 2

[[land]]
id = "crete"
gold = 1
borders = [
  ["crete", "thrace"],
]
"""


def test_a_valid_file_is_read(tmp_path):
    (tmp_path / "map.toml").write_text(GOOD, "utf-8")
    value = load(tmp_path / "map.toml", Map).value
    assert value.limits == Limits(12)
    assert [land.id for land in value.land] == ["thrace", "crete"]


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("gold = 2", "gold = ", 6, "Invalid value"),
        ("gold = 2", 'gold = "two"', 6, "land[0].gold: Expected `int`, got `str`"),
        ("gold = 1", "gold = 1\nsilver = 3", 11, "land[1].silver: Object contains unknown field `silver`"),
        ('["crete", "thrace"]', '["crete", 5]', 11, "land[1].borders[0][1]: Expected `str`, got `int`"),
        ("armies = 12", "", 1, "limits: Object missing required field `armies`"),
        ("[limits]  # of the box\narmies = 12\n", "", 0, "Object missing required field `limits`"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(old, new, line, reason):
    assert old in GOOD
    with pytest.raises(DataFileError) as caught:
        parse(GOOD.replace(old, new), Map, "map.toml")
    assert (caught.value.file, caught.value.line) == ("map.toml", line)
    assert reason in caught.value.reason
    assert str(caught.value).startswith(f"map.toml, line {line}: " if line else "map.toml: ")


def test_checks_of_values_name_the_line_of_the_entry():
    sheet = parse(GOOD, Map, "map.toml")
    sheet.must(holds=True, path=".land[1].gold", reason="never said")
    for path, line in ((".land[1].gold", 10), (".land[1].owner", 8), (".sea[3]", 0), (".land[0].borders[2]", 4)):
        with pytest.raises(DataFileError) as caught:
            sheet.must(holds=False, path=path, reason="it does not")
        assert (caught.value.line, caught.value.reason) == (line, f"{path[1:]}: it does not")
