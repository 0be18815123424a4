"""The tile data, and data files that are refused (RULES 2)."""

from pathlib import Path

import pytest

from games.carcassonne.data import tiles as components
from games.carcassonne.data.sides import FITS
from games.carcassonne.data.tiles import NUMBER, START, TILES, bag_of_tiles, load
from games.core.data_files import DataFileError

FILE = Path(components.__file__).with_name("carcassonne-tiles.toml")


def test_counts() -> None:
    """72 base tiles, one of them the start tile; eight more with bags (RULES 2)."""
    assert len(bag_of_tiles(robbers=False)) == 71
    assert len(bag_of_tiles(robbers=True)) == 79
    assert {tile.id for tile in TILES if tile.bag} == {"RA", "RC", "RD", "RE", "RF", "RH"}
    assert TILES[START].id == "D"


def test_fits_by_turn() -> None:
    """A tile fits a need in the turns that show the asked edges: E below a city only with its city north (RULES 5.1)."""
    city_to_the_north = -1
    assert FITS[NUMBER["E"]][city_to_the_north] == 0b0001
    assert FITS[NUMBER["C"]][city_to_the_north] == 0b1111
    assert city_to_the_north not in FITS[NUMBER["B"]]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("format = 1", "format = 2", "format"),
        ("format = 1", "format = ", "line"),
        ('id = "C"\nset', 'id = "B"\nset', "line 51: tile[2].id: the id 'B' stands twice"),
        ("start = true\n", "", "start tile"),
        ("count = 8", "count = 7", "set base has 71 tiles"),
        ('edges = "CCCC"', 'edges = "CCXC"', "edges"),
        ('edges = "CCCC"', 'edges = "CCRC"', "tile[2].features: C: port 6 is on a field, and c1 is a city"),
        (
            'kind = "road", ports = [7], at = [50, 85]',
            'kind = "road", ports = [7, 8], at = [50, 85]',
            "line 33: tile[0].features: A: port 8 belongs to r1 and f1",
        ),
        (
            "ports = [8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6]",
            "ports = [8, 9, 10, 11, 0, 1, 2, 3, 4, 5]",
            "A: port 6 belongs to no",
        ),
        ('ports = [3, 11], cities = ["c1"]', 'ports = [3, 11], cities = ["c2"]', "D: f1 touches c2"),
        ("ports = [1, 7], at", "ports = [1, 7], pennants = 1, at", "U: r1 has pennants"),
        ("ports = [1, 7], at", "ports = [1, 7], pennats = 1, at", "pennats"),
        (
            'kind = "monastery", at = [50, 50]',
            'kind = "monastery", ports = [0], at = [50, 50]',
            "B: m has the ports",
        ),
        (
            'id = "r1", kind = "road", ports = [1, 7]',
            'id = "f1", kind = "road", ports = [1, 7]',
            "U: two features are called f1",
        ),
        ("ports = [1, 7], at", 'ports = [1, 7], cities = ["c1"], at', "U: r1 touches cities"),
        ("at = [50, 50]", "at = [50, 500]", "at"),
        (
            'id = "r1", kind = "road", ports = [1, 7]',
            'id = "s1", kind = "road", ports = [1, 7]',
            "U: s1 has not the letter of a road",
        ),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    text = FILE.read_text("utf-8")
    assert old in text
    path = tmp_path / "tiles.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(DataFileError) as refused:
        load(path)
    assert str(refused.value).startswith("tiles.toml")
    assert said in str(refused.value)


def test_an_edge_split_between_two_cities(tmp_path: Path) -> None:
    """The three ports of a city or field edge belong to one feature."""
    text = FILE.read_text("utf-8").replace(
        '{ id = "c1", kind = "city", ports = [0, 1, 2], at = [50, 12] },\n  { id = "f1", kind = "field", ports = [3, 4',
        '{ id = "c1", kind = "city", ports = [0, 1], at = [50, 12] },\n'
        '  { id = "c2", kind = "city", ports = [2], at = [50, 12] },\n  { id = "f1", kind = "field", ports = [3, 4',
        1,
    )
    path = tmp_path / "tiles.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(DataFileError, match="E: port 2 belongs to another feature than the rest of its edge"):
        load(path)
