"""Harvest, Arming, ransoms and Development (RULES 5.3, 5.4 and 5.8)."""

import pytest

from games.balkans.rules import events
from games.balkans.rules.moves import (
    Build,
    BuildHome,
    Buy,
    Disband,
    Done,
    Hire,
    Order,
    Promote,
    Ransom,
    Repair,
    Reshuffle,
)
from games.balkans.rules.realm.economy import price_of
from games.balkans.rules.state import reserve
from tests.games.balkans.positions import Board
from tests.games.balkans.rules.scenarios import held_king, strengths


def test_b15_reserve():
    """B-15: with all ten armies on the board one may be disbanded; the price stays whole."""
    board = Board("EP BG").put("arta", "EP", "4r 1R").put("valona", "EP", "6r").turn("EP", "arming")
    board.do("EP", Order("arming"))
    assert board.refused("EP", Hire("regular", "arta"))
    assert board.refused("EP", Disband("arta", "royal"))
    board.do("EP", Disband("valona", "regular"))
    assert board.refused("EP", Disband("valona", "regular"))
    board.do("EP", Hire("regular", "arta"))
    assert board.state.gold[0] == 4


def test_b16_venice_at_home():
    """B-16: Venice builds two fleets at home, with Dalmatia or without; never a royal army."""
    board = Board("VE BG EP LA").own(None, "dalmatia").gold("VE", 6).turn("VE", "arming").do("VE", Order("arming"))
    board.do("VE", BuildHome(army=True), BuildHome(army=True))
    assert (board.state.gold[0], board.ships("adriatic", "VE")) == (0, (0, 2, 0, 0))
    board.gold("VE", 9)
    assert board.refused("VE", BuildHome(army=False))
    other = Board("VE BG EP LA").gold("VE", 20).turn("VE", "arming").do("VE", Order("arming"))
    other.do("VE", Build("dalmatia", "adriatic"), BuildHome(army=False))
    assert other.refused("VE", BuildHome(army=False))
    assert not [choice for choice in other.moves("VE") if isinstance(choice, Hire) and choice.kind == "royal"]


def test_an_army_built_in_the_home_sea_may_be_lost_with_its_fleet():
    """RULES 5.4: a fleet built among enemies fights at once; its army is lost with it and can be hired again."""
    board = Board("VE EP BG LA").fleet("adriatic", "EP", 2).gold("VE", 3).turn("VE", "arming")
    board.coming("confusion", "confusion").do("VE", Order("arming"), BuildHome(army=True), Done())
    assert (strengths(board), board.ships("adriatic", "VE")) == ([(3, 4)], (0, 0, 0, 0))
    assert (reserve(board.state, 0, "regular"), reserve(board.state, 0, "fleet")) == (10, 5)


def test_a_captive_royal_army_is_not_in_reserve():
    """RULES 5.2, 5.4: a captive is out of the reserve; ransomed on the own turn it can be hired again for 4."""
    board = held_king().gold("LA", 8).do("LA", Order("arming"))
    assert board.refused("LA", Hire("royal", "constantinople"))
    freed = held_king().gold("LA", 8).do("LA", Ransom("royal", 1), Order("arming"), Hire("royal", "constantinople"))
    assert (freed.state.gold[:2], freed.armies("constantinople")) == ([0, 9], "LA 1R")


def test_a_ransom_needs_gold_and_ones_own_turn():
    """RULES 5.2: with 3 gold, or while another is on turn, the king stays where he is."""
    assert held_king().gold("LA", 3).refused("LA", Ransom("royal", 1))
    assert held_king().turn("BG", "harvest").refused("LA", Ransom("royal", 1))


def test_a_fifth_fleet_and_a_second_king():
    """RULES 5.4: five fleets at most, one king; a fleet is disbanded for another at full price."""
    board = Board("BG LA").fleet("black_nw", "BG", 5).put("tarnovo", "BG", "1R").gold("BG", 9).turn("BG", "arming")
    board.do("BG", Order("arming"))
    assert board.refused("BG", Build("kopsis", "black_sw"))
    assert board.refused("BG", Hire("royal", "tarnovo"))
    board.do("BG", Disband("black_nw", "fleet"), Build("kopsis", "black_sw"))
    assert (board.state.gold[0], board.ships("black_sw", "BG")) == (7, (1, 0, 0, 0))


def test_a_reshuffle_makes_one_deck_of_all_royal_cards():
    """RULES 5.8: deck and discards become the new deck; nothing comes after it in the order."""
    board = Board("BG LA", mode="advanced")
    board.state.royal_decks[0], board.state.royal_discards[0] = ("ambush#1",), ("capture#1",)
    board.turn("BG", "development").do("BG", Order("development"), Reshuffle())
    assert (board.state.royal_decks[0], board.state.royal_discards[0]) == (("ambush#1", "capture#1"), ())
    assert (board.told(events.DeckReshuffled), board.asked()) == ([events.DeckReshuffled("royal", 0)], ["LA"])


def test_the_first_strategy_is_cheap_wherever_it_is_asked():
    """RULES 5.8: outside of the order the price that is named is that of its first strategy."""
    assert price_of(Buy()) == 1


def test_what_is_aboard_may_be_disbanded_and_leaves_its_fleet():
    """RULES 5.4, `disband`: only with an empty reserve; a fleet with its cargo, unless it carries a king."""
    board = Board("BG LA").put("tarnovo", "BG", "8r").fleet("black_nw", "BG", 1, "regular").gold("BG", 0)
    board.fleet("black_nw", "BG", 1, "elite").fleet("black_sw", "BG", 3, "royal").turn("BG", "arming")
    board.do("BG", Order("arming"))
    assert [choice for choice in board.moves("BG") if isinstance(choice, Disband)] == [
        Disband("tarnovo", "regular"), Disband("black_nw", "regular"), Disband("black_nw", "elite"),
        Disband("black_nw+regular", "fleet"), Disband("black_nw+elite", "fleet"),
    ]  # fmt: skip
    board.do("BG", Disband("black_nw", "elite"))
    assert board.ships("black_nw", "BG") == (1, 1, 0, 0)
    fleets = [Disband("black_nw", "fleet"), Disband("black_nw+regular", "fleet")]
    assert [choice for choice in board.moves("BG") if isinstance(choice, Disband)] == fleets
    board.do("BG", fleets[1])
    assert board.ships("black_nw", "BG") == (1, 0, 0, 0)
    assert board.told(events.Disbanded)[-2:] == [
        events.Disbanded(0, "fleet", "black_nw"), events.Disbanded(0, "regular", "black_nw"),
    ]  # fmt: skip


def test_ships_built_elsewhere_are_none_of_the_two_at_home():
    """RULES 5.4: at most two fleets an order in the home sea; what other lands build in theirs does not count."""
    board = Board("VE EP BG LA").gold("VE", 20).turn("VE", "arming").do("VE", Order("arming"))
    board.do("VE", Build("crete", "cretan"))
    for left in (1, 0):
        board.do("VE", BuildHome(army=False))
        assert (BuildHome(army=False) in board.moves("VE")) == bool(left)
    assert [(event.sea, event.army, event.price) for event in board.told(events.FleetBuilt)] == [
        ("cretan", False, 2),
        ("adriatic", False, 2),
        ("adriatic", False, 2),
    ]


def test_a_promotion_is_told_with_its_price():
    """RULES 5.4, `promote`: an own regular army there becomes elite, and everybody hears of it."""
    board = Board("BG LA").put("tarnovo", "BG", "1r").gold("BG", 5).turn("BG", "arming")
    board.do("BG", Order("arming"), Promote("tarnovo"))
    assert board.armies("tarnovo") == "BG 1e"
    assert board.told(events.Promoted) == [events.Promoted(0, "tarnovo", 1, 2)]


@pytest.mark.parametrize("gold", [1, 2])
def test_ruins_are_cleared_with_the_last_coins(gold):
    """RULES 5.4: clearing ruins costs 2; who has just that may do it, and has nothing left."""
    board = Board("BG LA")
    board.state.ruins = ("thrace",)
    board.gold("LA", gold).turn("LA", "arming").do("LA", Order("arming"))
    assert (Repair("thrace") in board.moves("LA")) == (gold == 2)
    if gold == 2:
        board.do("LA", Repair("thrace"))
        assert (board.state.gold[1], board.state.ruins) == (0, ())
        assert board.told(events.Repaired) == [events.Repaired(1, "thrace", 2)]
