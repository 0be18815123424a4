"""Battles against a neutral opponent (RULES 5.9.7)."""

import msgspec
import pytest

from games.balkans.data.components import ADVANTAGES
from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.moves import Card
from games.balkans.rules.troops.conditions import holds
from games.balkans.rules.troops.strength import NEUTRAL_SEAT, _amount
from games.balkans.rules.war.battle import begin
from tests.games.balkans.positions import Board
from tests.games.balkans.rules.scenarios import all_pass, strengths


@pytest.mark.parametrize(
    ("land", "near", "strength"),
    [("vlachia", "karvuna", 2), ("raska", "nis", 3), ("thessalonica", "pelagonia", 5)],
)
def test_b31_sovereign_strength(land, near, strength):
    """B-31: a power is as strong as the lands it still holds, and its fortress."""
    board = Board("BG LA").own("BG", near).put(near, "BG", "3e").coming("confusion", "confusion")
    board.turn("BG", "offensive")
    board.offensive("BG", land).march("BG", land)
    assert board.told(events.BattleRound)[0].defenders.total == strength
    if land == "vlachia":
        board.put("tarnovo", "BG", "3e").coming("advance", "raid").turn("BG", "offensive")
        board.offensive("BG", "oltenia").march("BG", "oltenia")
        assert board.told(events.BattleRound)[1].defenders.total == 1


def test_engines_bring_down_the_walls_of_neutrals():
    """RULES 5.9.7: Thessalonica has 3 lands and a golden fortress, 5; with engines 3."""
    board = (
        Board("LA BG").own("LA", "pelagonia").put("pelagonia", "LA", "4e").hold("LA", "siege_engines#1").gold("LA", 1)
    )
    board.coming("confusion", "confusion").turn("LA", "offensive").offensive("LA", "thessalonica")
    board.march("LA", "thessalonica").do("LA", Card("siege_engines#1"))
    assert board.told(events.BattleRound)[0].defenders.total == 3


def test_a_preparation_counts_against_neutrals_too():
    """RULES 5.0: what lies open for a round adds its strength to each battle of its player."""
    board = Board("BG LA").gold("BG", 2).hold("BG", "grand_preparation#1").razbor(2)
    board.do("BG", Card("grand_preparation#1"))
    all_pass(board, "planning")
    board.put("vidin", "BG", "1r").turn("BG", "offensive").coming("confusion", "confusion").offensive("BG", "nis")
    all_pass(board.march("BG", "nis"), "turn_close")
    assert (strengths(board), board.owner("nis")) == ([(2, 1)], "BG")


@pytest.mark.parametrize(("land", "way"), [("tarnovo", "siege"), ("kopsis", "field")])
def test_what_holds_for_a_neutral_opponent(land, way):
    """RULES 5.9.7: it defends its own territory with fewer troops, in a siege where it has a fortress, and that is all."""
    board = Board("LA BG").own(None, land).put(land, "LA", "2r")
    begin(MoveContext(board.state, board.chance), "neutral", land, (0,), ())
    every = (
        "attacker defender sea land siege field has_royal has_elite more_troops fewer_troops own_territory vs_player"
    )
    held = {entry for entry in every.split() if holds(board.state, -1, (entry,), board.state.frames[-1])}
    assert held == {"defender", "fewer_troops", "own_territory", way}


def test_neutrals_have_no_troops_to_count():
    """RULES 5.9.7: what a tactic gives for each troop is nothing for a neutral opponent."""
    board = Board("BG LA").own(None, "nis").put("nis", "BG", "1r").turn("BG", "offensive")
    begin(MoveContext(board.state, board.chance), "neutral", "nis", (0,), ())
    effect = msgspec.structs.replace(ADVANTAGES["crusaders"].effects[0], per="regular")
    fight = board.state.frames[-1]
    assert [_amount(board.state, fight, seat, effect, "strength") for seat in (0, NEUTRAL_SEAT)] == [1, 0]
