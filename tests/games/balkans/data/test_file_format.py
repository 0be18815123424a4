"""Checks of the data files: a wrong file is rejected with the place and the reason."""

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


NAMED = 'name = { bg = "x", en = "x", ru = "x", ro = "x" }\nsource = "derived"'
FAR = f'[[land]]\nid = "far"\nowner_kind = "neutral"\nowner = ""\nfortress = "none"\nrich = false\nx = 1\ny = 1\n{NAMED}\n'
DEEP = f'[[sea]]\nid = "deep"\nx = 1\ny = 1\n{NAMED}\n'


def test_numbers_of_the_rules():
    """RULES 2.1, 2.2: lands, seas and cards are as many as stated."""
    assert (len(PLAYABLE), len(LANDS)) == (46, 50)
    assert len(COMMON_DECK) == 28
    assert (len(strategies(advanced=True)), len(strategies(advanced=False))) == (36, 31)
    kingdoms = {card.entry.kingdom for card in CARDS.values() if card.deck == "royal"}
    assert [len(royal_cards(kingdom, advanced=True)) for kingdom in sorted(kingdoms)] == [12] * 5


def test_the_files_are_right(tmp_path):
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
        (('id = "otranto"', 'id = "zeta"'), 'id = "zeta"', "twice"),
        (('id = "serbia"', 'id = "bosnia"'), 'id = "bosnia"', "twice"),
        (('owner_kind = "sovereign"\nowner = "bosnia"', 'owner_kind = "neutral"\nowner = "bosnia"'), 'owner = "bosnia"', "nobody owns"),
        (('owner_kind = "sovereign"\nowner = "bosnia"', 'owner_kind = "unplayable"\nowner = "bosnia"'), 'owner = "bosnia"', "nobody owns"),
        (('["dalmatia", "bosnia", "reconstructed"],', '["dalmatia", "dalmatia", "reconstructed"],'), "land_land =", "joins a place with itself"),
        (('["dalmatia", "bosnia", "reconstructed"],', '["dalmatia", "adriatic", "reconstructed"],'), "land_land =", "right sort"),
        (('["dalmatia", "bosnia", "reconstructed"],', '["hungary", "bosnia", "reconstructed"],'), "land_land =", "right sort"),
        (('["adriatic", "otranto", "reconstructed"],', '["adriatic", "zeta", "reconstructed"],'), "sea_sea =", "right sort"),
        (('["adriatic", "otranto", "reconstructed"],', '["zeta", "otranto", "reconstructed"],'), "sea_sea =", "right sort"),
        (('["adriatic", "otranto", "reconstructed"],', '["adriatic", "otranto"],'), "sea_sea =", "right sort"),
        (('["hungary", "dalmatia", "reconstructed"],', '["bosnia", "dalmatia", "reconstructed"],'), "unplayable =", "right sort"),
        (('["hungary", "dalmatia", "reconstructed"],', '["hungary", "adriatic", "reconstructed"],'), "unplayable =", "right sort"),
        (("[venice_home]", f"{FAR}[venice_home]"), "[[land]]", "no border"),
        (("[venice_home]", f"{DEEP}[venice_home]"), "[borders]", "do not hang together"),
        (('control = "gallipoli"', 'control = "galipoli"'), "[[strait]]", "not on the map"),
        (('banks = ["gallipoli", "bithynia"]', 'banks = ["gallipoli", "white"]'), "[[strait]]", "not on the map"),
        (('seas = ["marmara", "white"]', 'seas = ["marmara", "gallipoli"]'), "[[strait]]", "not on the map"),
        (('seas = ["marmara", "white"]', 'seas = ["marmara", "icarian"]'), 'id = "dardanelles"', "carry its id"),
        (('["icarian", "white", "reconstructed"]', '["icarian", "white", "reconstructed", "samos"]'), "sea_sea =", "no strait 'samos'"),
        (('land = "dalmatia"\nsea', 'land = "dalmatya"\nsea'), 'sea = "adriatic"', "does not touch"),
        (('["dalmatia", "bosnia", "reconstructed"],', '["dalmatia", "bosnia", "reconstructed"], ["epirus", "ohrid", "reconstructed"],'), "[[fact]]", "'not_adjacent'"),
        (('[["epirus", "ohrid"],', '[["nowhere", "ohrid"],'), "[[fact]]", "'not_adjacent'"),
        (('["gallipoli", "marmara"], [', '["gallipoli", "ionian"], ['), "[[fact]]", "'adjacent'"),
        (("is = 2", "is = 3"), "[[fact]]", "'land_distance'"),
        (("is = 2", "is = 1"), "[[fact]]", "'land_distance'"),
        (('of = ["naxos", "crete"]', 'of = ["naxos", "epirus"]'), "[[fact]]", "'no_land_border'"),
        (('of = ["naxos", "crete"]', 'of = ["naxos", "levantine"]'), "[[fact]]", "'no_land_border'"),
        (('[["epirus", "kefalonia"]]', '[["epirus", "karvuna"]]'), "[[fact]]", "'shared_sea'"),
        (('[["epirus", "kefalonia"]]', '[["bosnia", "serbia"]]'), "[[fact]]", "'shared_sea'"),
        (("land_sea = [", 'land_sea = [["crete", "white", "derived"], ["crete", "marmara", "derived"], ["crete", "ionian", "derived"],'), "[[fact]]", "'at_most_two_seas_per_land'"),
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
        (('capital = "tarnovo"', 'capital = "thrace"'), 'capital = "thrace"', "no land of its own"),
        (('at = "vidin", regular = 1, elite = 0', 'at = "vidin", regular = 1, elite = 6'), "armies =", "more armies"),
        (('at = "vidin", regular = 1, elite = 0, royal = 0', 'at = "vidin", regular = 1, elite = 0, royal = 1'), "armies =", "more royal armies"),
        (("has_royal = true", "has_royal = false"), "armies =", "more royal armies"),
        (('at = "black_nw", n = 1', 'at = "black_nw", n = 6'), "fleets =", "more fleets"),
        (('at = "black_nw", n = 1', 'at = "vidin", n = 1'), "fleets =", "no sea"),
        (("strategies = [1, 2, 3, 4, 5]", "strategies = []"), "strategies =", "there must be prices"),
        (("strategies = [1, 2, 3, 4, 5]", "strategies = [1, -1]"), "strategies =", "none below 0"),
        (('id = "bulgaria"', 'id = "latin"'), 'id = "latin"', "twice"),
        (('id = "boyar_retinue"', 'id = "furious_warriors"'), 'id = "furious_warriors"', "twice"),
        (('id = "realm_of_three_seas"', 'id = "glory_of_the_tsar"'), 'id = "glory_of_the_tsar"', "twice"),
        (('kingdom = "bulgaria"', 'kingdom = "serbia"'), "[[royal]]", "does not fit its deck"),
        (('timing = "order"', 'timing = "razbor"'), 'order = "', "`order` goes with"),
        (('id = "glory_of_the_tsar"\nkingdom = "bulgaria"', 'id = "glory_of_the_tsar"\nkingdom = "serbia"'), "[[advantage]]", "kingdom that is not there"),
        (('requires_kingdom = ""', 'requires_kingdom = "serbia"'), "[[advantage]]", "kingdom that is not there"),
        (('if = ["coast:white"]', 'if = ["coast:vidin"]'), "effects =", "coast:vidin"),
        (('if = ["coast:adriatic|otranto|ionian"]', 'if = ["coast:adriatic|vidin"]'), "effects =", "coast:adriatic|vidin"),
        (('if = ["owns:constantinople", "owns:thessalonica"]', 'if = ["owns:white"]'), "effects =", "owns:white"),
        (('if = ["regulars>=2"]', 'if = ["regulars>2"]'), "effects =", "regulars>2"),
        (('{ id = "recruit", kind = "elite", n = 1 }', '{ id = "recruit", kind = "fleet", n = 1 }'), "effects =", "gives regular or elite"),
        (('{ id = "levy", kind = "regular", n = 2 }', '{ id = "levy", kind = "any", n = 2 }'), "effects =", "gives regular or elite"),
        (('{ id = "levy", kind = "regular", n = 2 }', '{ id = "levy", kind = "regular" }'), "effects =", "'levy' needs 'n'"),
        (('per = "rich", n = 1, max = 4', 'per = "rich", n = 1'), "effects =", "'order_gold_per' needs 'max'"),
        (("every = 2, influence = 1", "every = 0, influence = 1"), "effects =", "'goal_per' needs 'every'"),
        (('{ id = "mod", strength = 2, if = ["has_royal"] }', '{ id = "mod", strength = 2, every = 0 }'), "effects =", "counts from 1"),
    ],
)  # fmt: skip
def test_wrong_cards_are_refused(tmp_path, change, place, reason):
    """A wrong card names the line and the reason."""
    with pytest.raises(DataFileError, match=re.escape(reason)) as refused:
        load(tmp_path, cards_change=change)
    assert refused.value.file == CARDS_FILE.name
    assert place in (tmp_path / CARDS_FILE.name).read_text("utf-8").splitlines()[refused.value.line - 1]


def test_what_the_maps_owners_and_the_kingdoms_say_has_to_agree(tmp_path):
    """A land may not belong to a kingdom that the cards do not know, nor a power be called like a kingdom."""
    for change, reason in (
        (('owner_kind = "kingdom"\nowner = "venice"', 'owner_kind = "kingdom"\nowner = "genoa"'), "no kingdom 'genoa'"),
        (('kingdom = "venice"', 'kingdom = "genoa"'), "no kingdom 'genoa'"),
        (
            (
                "[venice_home]",
                f'[[sovereign]]\nid = "latin"\nfixed_strength = 0\ntactics_drawn = 1\n{NAMED}\n[venice_home]',
            ),
            "'latin' stands twice",
        ),
    ):
        with pytest.raises(DataFileError, match=reason) as refused:
            load(tmp_path, map_change=change)
        assert refused.value.file == MAP_FILE.name
