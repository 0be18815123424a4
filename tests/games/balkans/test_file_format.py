"""Checks of the data files: a wrong file is rejected with the place and the reason."""

from __future__ import annotations

import re

import pytest

from games.balkans.data.checks import check_cards, check_map
from games.balkans.data.components import CARDS, COMMON_DECK, LANDS, PLAYABLE, royal_cards, strategies
from games.balkans.data.file_format import CARDS_FILE, MAP_FILE, CardSheet, MapSheet
from games.core import data_files
from games.core.data_files import DataFileError


def load(tmp_path, map_change=None, cards_change=None):
    """Load both files with one text replaced in one of them."""
    sheets = []
    for file, kind, change in ((MAP_FILE, MapSheet, map_change), (CARDS_FILE, CardSheet, cards_change)):
        text = file.read_text("utf-8")
        if change:
            assert change[0] in text
            text = text.replace(*change, 1)
        (tmp_path / file.name).write_text(text, "utf-8")
        sheets.append(data_files.load(tmp_path / file.name, kind))
    check_map(sheets[0])
    check_cards(sheets[1], sheets[0])


def test_numbers_of_the_rules():
    """RULES 2.1, 2.2: lands, seas and cards are as many as stated."""
    assert (len(PLAYABLE), len(LANDS)) == (46, 50)
    assert len(COMMON_DECK) == 28
    assert (len(strategies(advanced=True)), len(strategies(advanced=False))) == (36, 31)
    kingdoms = {card.entry.kingdom for card in CARDS.values() if card.deck == "royal"}
    assert [len(royal_cards(kingdom, advanced=True)) for kingdom in sorted(kingdoms)] == [12] * 5


def test_the_files_are_right(tmp_path):
    """The files in the game's folder pass."""
    load(tmp_path)


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        (('fortress = "strong"', 'fortress = "huge"'), "fortress =", "huge"),
        (('["vlachia", "karvuna", "rulebook"]', '["oltenia", "karvuna", "rulebook"]'), "[[fact]]", "neighbours_exactly"),
        (('["dalmatia", "bosnia", "reconstructed"],', '["bosnia", "dalmatia", "reconstructed"], ["dalmatia", "bosnia", "reconstructed"],'), "land_land =", "twice"),
        (('["thrace", "rhodope", "reconstructed"]', '["thrace", "rodope", "reconstructed"]'), "land_land =", "right sort"),
        (('"rulebook", "bosphorus"]', '"rulebook", "bosporus"]'), 'id = "bosphorus"', "carry its id"),
        (('sea = "adriatic"', 'sea = "otranto"'), 'sea = "otranto"', "does not touch"),
        (('owner = "cumans"', 'owner = "huns"'), 'owner = "huns"', "no sovereign power"),
        (("rich = true", "rich = 1"), "rich = 1", "bool"),
        (("schema = 1", "schema = "), "schema = ", "Invalid"),
        (('id = "zeta"', 'id = "bosnia"'), 'id = "bosnia"', "twice"),
    ],
)  # fmt: skip
def test_wrong_maps_are_refused(tmp_path, change, place, reason):
    """A wrong map names the line and the reason."""
    with pytest.raises(DataFileError, match=re.escape(reason)) as refused:
        load(tmp_path, map_change=change)
    assert refused.value.file == MAP_FILE.name
    assert place in (tmp_path / MAP_FILE.name).read_text("utf-8").splitlines()[refused.value.line - 1]


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        (('{ id = "mod", strength = 1, if = ["defender"] }', '{ id = "mod", strength = 1, if = ["winner"] }'), '"winner"', "winner"),
        (('at = "vidin", regular = 1', 'at = "thrace", regular = 1'), "armies =", "no land of its own"),
        (('at = "vidin", regular = 1', 'at = "vidin", regular = 11'), "armies =", "more armies"),
        (('timing = "razbor"', 'timing = "later"'), 'timing = "later"', "later"),
        (("copies = 2", "copies = 0"), "copies = 0", ">= 1"),
        (('order = "harvest"', 'order = ""'), 'order = ""', "order"),
    ],
)  # fmt: skip
def test_wrong_cards_are_refused(tmp_path, change, place, reason):
    """A wrong card names the line and the reason."""
    with pytest.raises(DataFileError, match=re.escape(reason)) as refused:
        load(tmp_path, cards_change=change)
    assert refused.value.file == CARDS_FILE.name
    assert place in (tmp_path / CARDS_FILE.name).read_text("utf-8").splitlines()[refused.value.line - 1]
