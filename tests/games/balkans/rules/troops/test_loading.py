"""Where fleets take armies aboard in an Offensive and in a manoeuvre (RULES 5.5, 5.6)."""

import pytest

from games.balkans.rules.frames import Offensive
from games.balkans.rules.troops.paths import trips
from tests.games.balkans.positions import Board


def cargoes(order, sea):
    """Return what fleets of Venice may have aboard at the ends of their ways from a sea."""
    board = Board("VE BG EP LA", manoeuvre=True).fleet("cretan", "VE").fleet("ionian", "VE")
    for land in ("crete", "kefalonia", "naxos", "euboea", "thessaly"):
        board.own("VE", land).put(land, "VE", "1r")
    return {cargo for _, cargo in trips(board.state, order, 0, sea, "none")}


@pytest.mark.parametrize(
    ("origin", "sea", "lands"),
    [
        ("crete", "cretan", {"crete"}),
        ("naxos", "cretan", {"naxos"}),
        ("kefalonia", "ionian", {"kefalonia"}),
        ("cretan", "cretan", {"crete", "naxos", "euboea"}),
        ("ionian", "ionian", {"kefalonia"}),
    ],
)
def test_a_manoeuvre_loads_where_it_starts(origin, sea, lands):
    """From a land only its own armies go aboard; from a sea those of all its coasts, and none under way."""
    assert cargoes(Offensive(0, "", origin), sea) == {"none", *(f"regular@{land}" for land in lands)}


def test_the_land_attacked_gives_no_cargo():
    """An army never goes aboard to land where it stands."""
    assert "regular@naxos" not in cargoes(Offensive(0, "naxos", "cretan"), "cretan")


def test_an_offensive_loads_under_way():
    """In an Offensive fleets take aboard from every coast they pass."""
    found = cargoes(Offensive(0, "adramyttion"), "cretan")
    assert {"regular@naxos", "regular@crete", "regular@euboea", "regular@thessaly"} <= found


@pytest.mark.parametrize("order", [Offensive(0, "kefalonia", sea_range=1), Offensive(0, "", "cretan", sea_range=1)])
def test_an_empty_fleet_sails_or_takes_an_army(order):
    """RULES 5.5: to stay where one is with nothing aboard is no move."""
    board = Board("VE BG", manoeuvre=True).fleet("cretan", "VE").own("VE", "crete").put("crete", "VE", "1r")
    found = trips(board.state, order, 0, "cretan", "none")
    assert ("cretan", "none") not in found
    assert ("ionian", "none") in found
