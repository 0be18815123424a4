"""RULES.md names every option, phase, verb, condition and effect of the program."""

import re
from pathlib import Path

import msgspec
import pytest

import games.balkans
from games.balkans.data.components import ADVANTAGES, CARDS
from games.balkans.rules.moves import VOCABULARY
from games.balkans.rules.options import BalkansOptions
from games.balkans.rules.public import Phase

RULES = (Path(games.balkans.__file__).parent / "RULES.md").read_text("utf-8")
ALWAYS_THERE = {"choose", "with", "back", "surrender", "yield"}
"""Verbs by which larger moves are made; they belong to no phase."""


def named_in(section):
    """Return the names set as code in a section, up to the next heading."""
    text = re.split(rf"^#+ {re.escape(section)} .*$", RULES, flags=re.MULTILINE)[1]
    return set(re.findall(r"`([^`]+)`", re.split(r"^#+ \d", text, flags=re.MULTILINE)[0]))


def test_every_option_is_explained():
    assert {field.name for field in msgspec.structs.fields(BalkansOptions)} <= named_in("1")


def test_every_phase_and_verb_has_its_place():
    index = named_in("5.14")
    assert set(Phase) <= index
    assert {kind.verb for kind in VOCABULARY} - ALWAYS_THERE <= index


@pytest.mark.parametrize("entries", [CARDS, ADVANTAGES])
def test_every_condition_and_effect_of_the_cards_is_explained(entries):
    known = {re.split(r"[:>]", name)[0] for name in named_in("5.10")}
    for entry in (getattr(entry, "entry", entry) for entry in entries.values()):
        for effect in entry.effects:
            assert effect.id in known
            assert {re.split(r"[:>]", name)[0] for name in effect.if_} <= known
        assert {re.split(r"[:>]", name)[0] for name in getattr(entry, "play_if", ())} <= known
