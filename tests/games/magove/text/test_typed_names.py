"""Parsing names as people type them, in four languages."""

from __future__ import annotations

import pytest

from games.core.contract import UnknownName
from games.magove import GAME
from games.magove.data.cards import CARDS, PLAYED_AS, RACES, SUIT_PLAYED
from games.magove.rules.moves import Bid, ChooseTrump, Play


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("B7", "B7"),
        ("b 7", "B7"),
        ("blue 7", "B7"),
        ("7 хора", "B7"),
        ("синя 7", "B7"),
        ("Гномы 4", "R4"),
        ("pitici 13", "R13"),
        ("roșu 2", "R2"),
        ("elf 07", "G7"),
        ("зелёные 9", "G9"),
        ("жълта 10", "Y10"),
        ("uriași 3", "Y3"),
        ("wizard", "Z"),
        ("wizard 2", "Z"),
        ("маг 4", "Z"),
        ("bufon", "N"),
        ("ШУТ 3", "N"),
        ("z", "Z"),
        ("N4", "N"),
    ],
)
def test_cards(text: str, card: str) -> None:
    assert GAME.text.read(Play, "card", text) == card


def test_every_card_reads_itself() -> None:
    """Every card reads as the name it is played under, numbered wizards and jesters too."""
    assert [GAME.text.read(Play, "card", card) for card in CARDS] == [PLAYED_AS[card] for card in CARDS]
    assert [GAME.text.read(Play, "card", name) for name in SUIT_PLAYED] == list(SUIT_PLAYED)


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("wizrad", ("Z",)),
        ("Z5", ("Z",)),
        ("B14", tuple(f"B{value}" for value in range(1, 14))),
        ("14 blue", tuple(f"B{value}" for value in range(1, 14))),
        ("bleu 7", ("B7",)),
        ("bleu", tuple(f"B{value}" for value in range(1, 14))),
        ("Q7", ("B7", "R7", "G7", "Y7")),
        ("", ()),
    ],
)
def test_unknown_cards_name_the_nearest(text: str, nearest: tuple[str, ...]) -> None:
    with pytest.raises(UnknownName) as unknown:
        GAME.text.read(Play, "card", text)
    assert unknown.value.nearest == nearest


@pytest.mark.parametrize(
    ("text", "race"), [("b", "B"), ("Elves", "G"), ("великани", "Y"), ("roșu", "R"), ("гномы", "R")]
)
def test_races(text: str, race: str) -> None:
    assert GAME.text.read(ChooseTrump, "race", text) == race


@pytest.mark.parametrize(("text", "nearest"), [("grn", ("G",)), ("?", RACES), ("B7", ("B",)), ("blue red", ("B", "R"))])
def test_unknown_races_name_the_nearest(text: str, nearest: tuple[str, ...]) -> None:
    with pytest.raises(UnknownName) as unknown:
        GAME.text.read(ChooseTrump, "race", text)
    assert unknown.value.nearest == nearest


def test_numbers() -> None:
    assert GAME.text.read(Bid, "tricks", " 03 ") == "3"
    with pytest.raises(UnknownName):
        GAME.text.read(Bid, "tricks", "many")
