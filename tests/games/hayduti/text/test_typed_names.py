"""Parsing names as people type them, in four languages."""

from __future__ import annotations

import pytest

from games.core.contract import UnknownName
from games.hayduti import GAME
from games.hayduti.data.cards import NAMES, SHEET
from games.hayduti.rules.moves import Elevate, Gather, Group, Meet, Move, Raise, Scout

CASES = [
    (Scout, "pos", " 07 ", "7"),
    (Elevate, "stat", "Набор", "nabor"),
    (Elevate, "stat", "Бойна мощ", "boyna"),
    (Elevate, "stat", "боевая мощь", "boyna"),
    (Elevate, "stat", "деятельность", "deynost"),
    (Elevate, "stat", "Recruți", "nabor"),
    (Meet, "deets", "Васил Левски", "levski"),
    (Meet, "deets", "Дядо Ильо", "ilyo"),
    (Meet, "deets", "nimic", "none"),
    (Gather, "by", "зелени", "green"),
    (Gather, "by", "roșu", "red"),
    (Gather, "by", "nabor", "nabor"),
    (Gather, "by", "d2g", "hay-d-green-2-1"),
    (Group, "cards", "D3Y", "hay-d-yellow-3-1"),
    (Group, "cards", "Д3ч", "hay-d-red-3-1"),
    (Group, "cards", "b2u2", "hay-b-blue-2-2"),
    (Raise, "card", "v10", "voy-10-1"),
    (Raise, "card", "войвода 12 3", "voy-12-3"),
    (Raise, "card", "Петко-воевода", "deets-petko"),
    (Raise, "card", "Georgieva", None),
    (Raise, "card", "Евлогий и Христо Георгиевы", "deets-georgievi"),
    (Raise, "card", "v11", None),
    (Scout, "pos", "seven", None),
    (Elevate, "stat", "luck", None),
]


@pytest.mark.parametrize(("kind", "field", "text", "name"), CASES, ids=[f"{case[1]} {case[2]}" for case in CASES])
def test_reading(kind: type[Move], field: str, text: str, name: str | None) -> None:
    """What is meant, or a complaint."""
    if name is not None:
        assert GAME.text.read(kind, field, text) == name
        return
    with pytest.raises(UnknownName):
        GAME.text.read(kind, field, text)


def test_every_id_and_name_is_read() -> None:
    """Each card by its id, each deets by its name in each language."""
    assert [GAME.text.read(Raise, "card", name) for name in NAMES] == list(NAMES)
    for deets in SHEET.deets:
        for name in deets.name.values():
            assert GAME.text.read(Raise, "card", name) == f"deets-{deets.id}"


def test_near_misses_are_offered() -> None:
    """A slip of the pen is answered with what looks like it."""
    with pytest.raises(UnknownName) as unknown:
        GAME.text.read(Raise, "card", "Bottev")
    assert unknown.value.nearest[0] == "deets-botev"
    with pytest.raises(UnknownName) as unknown:
        GAME.text.read(Elevate, "stat", "bojna")
    assert unknown.value.nearest[0] == "boyna"
