"""Parsing names as people type them."""

from __future__ import annotations

import pytest

from games.carcassonne import GAME
from games.carcassonne.rules.moves import Place, PlaceMeeple, PlaceRobber, Recall, Steal, TakeAward
from games.core.contract import UnknownName


@pytest.mark.parametrize(
    ("kind", "field", "typed", "name"),
    [
        (Place, "spot", "f", "F"),
        (Place, "spot", " AB ", "AB"),
        (Place, "spot", "в", "B"),
        (Place, "turn", "2", "2"),
        (PlaceRobber, "space", "07", "7"),
        (PlaceMeeple, "feature", "c1", "c1"),
        (PlaceMeeple, "feature", "City", "c1"),
        (PlaceMeeple, "feature", "road 2", "r2"),
        (PlaceMeeple, "feature", "манастир", "m"),
        (PlaceMeeple, "feature", "câmp 3", "f3"),
        (PlaceMeeple, "feature", "camp 3", "f3"),
        (PlaceMeeple, "feature", "город", "c1"),
        (TakeAward, "feature", "12.c1", "12.c1"),
        (TakeAward, "feature", "12: road 1", "12.r1"),
        (Recall, "meeple", "03.M", "3.m"),
        (TakeAward, "figure", "Courier", "courier"),
        (Steal, "own", "куриерка", "courier"),
        (Steal, "figure", "meeple de scor", "meeple"),
    ],
)
def test_read(kind, field: str, typed: str, name: str) -> None:
    """Case, accents, spaces and language do not matter; look-alike Cyrillic letters name spots."""
    assert GAME.text.read(kind, field, typed) == name


@pytest.mark.parametrize(
    ("kind", "field", "typed", "nearest"),
    [
        (Place, "spot", "?", ()),
        (Place, "turn", "once", ()),
        (PlaceMeeple, "feature", "monastry", ("m",)),
        (PlaceMeeple, "feature", "rod 2", ("r2",)),
        (PlaceMeeple, "feature", "c9", ("c1", "c2")),
        (PlaceMeeple, "feature", "!", ()),
        (TakeAward, "feature", "c1", ()),
        (TakeAward, "figure", "couriar", ("courier",)),
        (TakeAward, "figure", "xyz", ("meeple", "courier")),
    ],
)
def test_unknown(kind, field: str, typed: str, nearest: tuple[str, ...]) -> None:
    """What names nothing is refused with what looks like it."""
    with pytest.raises(UnknownName) as unknown:
        GAME.text.read(kind, field, typed)
    assert unknown.value.nearest == nearest


def test_spots_past_z() -> None:
    """After Z come AA, AB; a wrong one has near ones."""
    assert GAME.text.read(Place, "spot", "ad") == "AD"
    with pytest.raises(UnknownName) as unknown:
        GAME.text.read(Place, "spot", "aad")
    assert set(unknown.value.nearest) <= {"A", "D", "AA", "AD"}
    assert unknown.value.nearest
