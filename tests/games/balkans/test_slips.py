"""Slips that nothing else showed: each case fails with one sign, number or condition of the rules changed."""

from __future__ import annotations

from typing import get_args

import pytest

from games.balkans.data.components import SEAS
from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frames import Battle, Clash, Offensive, Planning, StrategicStart
from games.balkans.rules.moves import (
    Build,
    BuildHome,
    Card,
    Choose,
    Count,
    Done,
    Draw,
    Keep,
    Lose,
    Order,
    Pass,
    Promote,
    Repair,
    Retreat,
    Sail,
    Stay,
    With,
    Withdraw,
)
from games.balkans.rules.public import Lasting
from games.balkans.rules.state import reserve
from games.balkans.rules.troops.casualties import sweep
from games.balkans.rules.troops.conditions import Troops, holds
from games.balkans.rules.war.battle import begin
from games.balkans.rules.war.clash import pending
from tests.games.balkans.positions import Board
from tests.games.balkans.test_cards import attack, battle, cards_step, razbor
from tests.games.balkans.test_situations import LATIN_LANDS, all_pass
from tests.games.balkans.test_vectors_battles import withdrawal


def test_a_fleet_by_a_card_keeps_away_from_hostile_ones():
    """RULES 5.10, build_fleet: seas beside an own land, but none with a hostile fleet."""
    board = Board("BG NI VE LA").hold("VE", "sea_patrol#1").turn("BG", "harvest")
    seas = [move.what for move in board.do("VE", Card("sea_patrol#1")).moves("VE") if isinstance(move, Choose)]
    hostile = Board("BG NI VE LA").fleet(seas[0], "LA").hold("VE", "sea_patrol#1").turn("BG", "harvest")
    hostile.do("VE", Card("sea_patrol#1"))
    assert [move.what for move in hostile.moves("VE") if isinstance(move, Choose)] == seas[1:]


def test_a_rescue_saves_one_of_two_fallen():
    """RULES 5.10, `rescue`: a card that saves one army asks next where it goes, also where another has fallen."""
    board = battle("BG", "NI", "4e", "1r 1e", mode="advanced").hold("NI", "field_healers#1")
    board.coming("advance", "confusion")
    all_pass(attack(board), "battle_end")
    assert board.asked() == ["NI"]
    board.do("NI", Card("field_healers#1"))
    pieces = [move.what for move in board.moves("NI") if isinstance(move, Choose)]
    assert pieces == ["nicaea:elite", "nicaea:regular"]
    board.do("NI", Choose(pieces[0]), Choose("smyrna"))
    assert board.told(events.Rescued) == [events.Rescued(1, "elite", "smyrna")]


def test_who_lands_twice_has_arrived_once():
    """RULES 5.5, steps 5 and 6: the seats that brought an army to the target are a set, however many fleets landed."""
    board = Board("VE EP BG LA").fleet("cretan", "VE", 2).put("crete", "VE", "2r")
    board.own("EP", "laconia").put("laconia", "EP", "3r")
    board.turn("VE", "offensive").offensive("VE", "laconia")
    for _ in range(2):
        board.do("VE", Sail("cretan"), Choose("cretan"), Choose("regular@crete"))
    assert (board.phase, board.armies("laconia")) == ("battle_losses", "VE 2r | EP 3r")
    order = next(frame for frame in board.state.frames if isinstance(frame, Offensive))
    assert order.arrived == (0,)


def test_two_of_three_allies_flee_at_once():
    """RULES 5.9.6: all who retreat while others of their side fight on withdraw before the next round."""
    board = Board("LA BG EP NI").ally("BG", "EP", "NI").put("thrace", "LA", "12r").own("BG", "nis")
    for name in ("BG", "EP", "NI"):
        board.put("kopsis", name, "3r")
    board.turn("LA", "offensive").coming("advance", "skirmish", "confusion").offensive("LA", "kopsis")
    board.march("LA", "kopsis")
    board.do("BG", Count(1), Retreat()).do("EP", Retreat()).do("NI", Stay())
    assert board.told(events.Stayed) == [events.Stayed(3)]
    board.do("BG", Withdraw("tarnovo")).do("EP", Withdraw("karvuna"))
    assert (board.phase, board.armies("kopsis")) == ("battle_retreat", "LA 12r | NI 3r")
    (fight,) = (frame for frame in board.state.frames if isinstance(frame, Battle))
    assert fight.leaders == (0, 3)


def test_ships_built_elsewhere_are_none_of_the_two_at_home():
    """RULES 5.4: at most two fleets an order in the home sea; what other lands build in theirs does not count."""
    board = Board("VE EP BG LA").gold("VE", 20).turn("VE", "arming").do("VE", Order("arming"))
    board.do("VE", Build("crete", "cretan"))
    for left in (1, 0):
        board.do("VE", BuildHome(army=False))
        assert (BuildHome(army=False) in board.moves("VE")) == bool(left)
    assert [(one.sea, one.army, one.price) for one in board.told(events.FleetBuilt)] == [
        ("cretan", False, 2),
        ("adriatic", False, 2),
        ("adriatic", False, 2),
    ]


def test_a_revolt_ends_after_the_order_in_which_it_cost_its_gold():
    """RULES 5.10, `revolt`: no gold in a Harvest, and over after it where an army of the owner stands by then."""
    gold = []
    for revolt in (True, False):
        board = Board("BG LA").put("tarnovo", "BG", "1r").turn("BG", "harvest")
        board.state.lasting = (Lasting(1, "inciting_revolt#1", 1, "tarnovo"),) * revolt
        board.do("BG", Order("harvest"))
        assert not board.state.lasting
        gold.append(board.told(events.Harvested)[0].total)
    assert gold[0] < gold[1]


def test_the_first_planning_has_begun_when_the_setup_is_over():
    """RULES 5.1, 6: who holds the land to control is looked at on entering, not with the first plan."""
    (frame,) = Board("BG LA").state.frames
    assert isinstance(frame, Planning)
    assert frame.checked


def test_a_promotion_is_told_with_its_price():
    """RULES 5.4, `promote`: an own regular army there becomes elite, and everybody hears of it."""
    board = Board("BG LA").put("tarnovo", "BG", "1r").gold("BG", 5).turn("BG", "arming")
    board.do("BG", Order("arming"), Promote("tarnovo"))
    assert board.armies("tarnovo") == "BG 1e"
    assert board.told(events.Promoted) == [events.Promoted(0, "tarnovo", 1, 2)]


def test_what_one_has_prepared_helps_nobody_else():
    """RULES 5.10, `battle_bonus`: strength in every battle of who played it, and in no other."""
    board = Board("LA BG").put("thrace", "LA", "9r").put("kopsis", "BG", "2r").coming("advance", "confusion")
    board.state.lasting = (Lasting(1, "grand_preparation#1", 2, ""),)
    board.turn("LA", "offensive").offensive("LA", "kopsis").march("LA", "kopsis")
    fight = board.told(events.BattleRound)[0]
    sides = [{part.source: part.amount for part in side.parts} for side in (fight.attackers, fight.defenders)]
    assert [side.get("grand_preparation", 0) for side in sides] == [0, 1]


@pytest.mark.parametrize("left", [1, 0])
def test_who_has_fallen_and_is_back_on_the_board_cannot_be_captured(left):
    """RULES 5.10, `capture`: a counter is captured from the reserve, to which the fallen return."""
    board = battle("BG", "NI", "4e", "1r").hold("BG", "capture#1").hold("NI", "field_healers#1")
    board.coming("advance", "confusion")
    attack(board).do("NI", Pass()).do("BG", Pass(), Draw()).do("NI", Draw())
    board.put("smyrna", "NI", f"{reserve(board.state, 1, 'regular') - left}r").do("NI", Pass())
    assert (Card("capture#1") in board.moves("BG")) == bool(left)


@pytest.mark.parametrize(("land", "way"), [("tarnovo", "siege"), ("kopsis", "field")])
def test_what_holds_for_a_neutral_opponent(land, way):
    """RULES 5.9.7: it defends its own territory with fewer troops, in a siege where it has a fortress, and that is all."""
    board = Board("LA BG").own(None, land).put(land, "LA", "2r")
    begin(MoveContext(board.state, board.chance), "neutral", land, (0,), ())
    every = (
        "attacker defender sea land siege field has_royal has_elite more_troops fewer_troops own_territory vs_player"
    )
    held = {one for one in every.split() if holds(board.state, -1, (one,), board.state.frames[-1])}
    assert held == {"defender", "fewer_troops", "own_territory", way}


@pytest.mark.parametrize(("gold", "enough"), [(4, True), (3, False)])
def test_a_recruit_is_paid_to_the_last_coin(gold, enough):
    """RULES 5.10, `recruit`: the card's cost and the army's price, and not a coin more."""
    board = cards_step(razbor("LA", "BG EP").gold("LA", gold).hold("LA", "crusading_volunteers#1"))
    assert (Card("crusading_volunteers#1") in board.moves("LA")) == enough


def test_no_card_is_played_that_has_no_place():
    """RULES 5.10, `recruit` and `build_fleet`: with no fortress, and with every sea full of enemies, there is none."""
    board = cards_step(
        razbor("LA", "BG EP").gold("LA", 20).hold("LA", "crusading_volunteers#1").own("BG", *LATIN_LANDS)
    )
    assert Card("crusading_volunteers#1") not in board.moves("LA")
    board = Board("BG NI VE LA").hold("VE", "sea_patrol#1").turn("BG", "harvest")
    for sea in SEAS:
        board.fleet(sea, "NI")
    assert Card("sea_patrol#1") not in board.moves("VE")


def test_who_led_leads_on_when_nobody_is_left():
    """RULES 5.9.1: the leader of a side that is gone is who led it last, not who comes first in it."""
    board = Board("BG EP LA NI").ally("BG", "EP").ally("LA", "NI").turn("EP", "offensive")
    for name in board.names:
        board.fleet("white", name)
    begin(MoveContext(board.state, board.chance), "sea", "white", (0, 1), (2, 3))
    fight = board.state.frames[-1]
    assert fight.leaders == (1, 2)
    for name in ("BG", "EP"):
        board.fleet("white", name, -1)
    sweep(board.state, fight)
    assert (fight.left, fight.leaders) == ((0, 1), (1, 2))


def test_all_troops_count():
    """RULES 5.9: regular, elite and royal armies, and fleets."""
    troops = Troops(regular=1, elite=2, royal=4, fleets=8)
    assert (troops.total, troops.strong) == (15, 6)


def test_a_revolt_goes_on_where_no_army_stands():
    """RULES 5.10, `revolt`: an order of anybody ends it only where an army of the owner's side stands by then."""
    board = Board("BG LA").put("tarnovo", "BG", "1r").turn("BG", "harvest")
    board.state.lasting = tuple(
        Lasting(1, f"inciting_revolt#{n}", 1, land) for n, land in ((1, "tarnovo"), (2, "vidin"))
    )
    board.do("BG", Order("harvest"))
    assert [one.land for one in board.state.lasting] == ["vidin"]


def test_nothing_is_left_of_the_strategic_start():
    """RULES 4.7: when all have chosen what to keep, Planning stands alone."""
    board = Board("BG EP")
    board.state.frames = [StrategicStart()]
    board.do("BG", Keep(())).do("EP", Keep(()))
    assert [type(frame) for frame in board.state.frames] == [Planning]


@pytest.mark.parametrize("order", ["arming", "defence", "development"])
def test_a_revolt_ends_after_any_order(order):
    """RULES 5.10, `revolt`: any order ends it where an army of the owner stands by then."""
    board = Board("BG LA", mode="advanced").put("tarnovo", "BG", "1r").turn("BG", order)
    board.state.lasting = (Lasting(1, "inciting_revolt#1", 1, "tarnovo"),)
    board.do("BG", Order(order), *[Choose("tarnovo")] * (order == "defence"), Done())
    assert not board.state.lasting


def test_one_kind_of_army_goes_aboard_unasked():
    """RULES 5.0, 5.9.9: where like armies are too many for the fleets there is nothing to choose, and the rest is lost."""
    board = withdrawal("3r", 1).do("LA", Lose(("laconia:regular:1",)), Retreat())
    assert (board.phase, board.ships("cretan", "LA"), board.armies("laconia")) == ("turn", (0, 1, 0, 0), "BG 2R")


def test_a_revolt_breaks_out_only_in_quiet_hostile_lands():
    """RULES 5.10, `revolt`: not in a land of one's own, of nobody, already in revolt, or with an army of its owner."""
    board = Board("BG LA").hold("BG", "inciting_revolt#1").put("thrace", "LA", "1r").turn("BG", "harvest")
    board.state.lasting = (Lasting(0, "inciting_revolt#2", 1, "rhodope"),)
    board.do("BG", Card("inciting_revolt#1"))
    lands = {move.what for move in board.moves("BG") if isinstance(move, Choose)}
    assert lands == set(LATIN_LANDS) - {"thrace", "rhodope"}


@pytest.mark.parametrize("left", [1, 0])
def test_no_fleet_by_a_card_without_one_in_reserve(left):
    """RULES 5.10, `build_fleet`: the fleet comes from the reserve."""
    board = Board("BG NI VE LA").hold("VE", "sea_patrol#1")
    board.fleet("adriatic", "VE", reserve(board.state, 2, "fleet") - left).turn("BG", "harvest")
    assert (Card("sea_patrol#1") in board.moves("VE")) == bool(left)


@pytest.mark.parametrize(("gold", "enough"), [(2, True), (1, False)])
def test_a_fleet_by_a_card_is_paid_to_the_last_coin(gold, enough):
    """RULES 5.10, `build_fleet`: the card's cost and the fleet's price, and not a coin more."""
    board = Board("BG NI VE LA").hold("VE", "sea_patrol#1").gold("VE", gold).turn("BG", "harvest")
    assert (Card("sea_patrol#1") in board.moves("VE")) == enough


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


def test_what_may_be_taken_back_and_where_a_part_of_the_game_ends():
    """RULES 8: own pieces placed or moved by nobody's randomness can be taken back; rounds and seasons are parts."""
    kinds = get_args(events.AnyEvent)
    assert {kind.__name__ for kind in kinds if kind.closes} == {"RoundBegan", "SeasonBegan"}
    assert {kind.__name__ for kind in kinds if kind.opens} == {"RoundBegan", "SeasonBegan"}
    assert {kind.__name__ for kind in kinds if kind.retractable} == {
        "ArmyMoved",
        "Disbanded",
        "Embarked",
        "FleetBuilt",
        "FleetMoved",
        "Hired",
        "Promoted",
        "Repaired",
    }


def test_the_places_of_those_who_have_not_won():
    """RULES 6: the living, then those eliminated later, then those who gave up; points count only among equals."""
    board = Board("BG LA EP NI VE", money_goal=50).gold("BG", 49)
    for name, points in (("EP", 8), ("NI", 7), ("VE", 9)):
        board.influence(name, points)
    board.state.status[2:] = ["eliminated", "eliminated", "surrendered"]
    board.state.gone = ((2,), (4,), (3,))
    board.turn("BG", "harvest").do("BG", Order("harvest"))
    assert board.state.result is not None
    assert board.state.result.places == (1, 2, 4, 3, 5)


@pytest.mark.parametrize("left", [1, 0])
def test_no_recruit_without_an_army_in_reserve(left):
    """RULES 5.10, `recruit`: the army comes from the reserve."""
    board = razbor("LA", "BG EP").gold("LA", 9).hold("LA", "crusading_volunteers#1")
    board.put("thrace", "LA", f"{reserve(board.state, 0, 'elite') - left}r")
    assert (Card("crusading_volunteers#1") in cards_step(board).moves("LA")) == bool(left)


def test_nothing_is_relieved_where_nobody_besieges():
    """RULES 5.7: a field battle where relief and occupiers have met, and none where either of them is gone."""
    board = Board("BG LA").put("tarnovo", "BG", "1r").put("vidin", "BG", "1r").put("kopsis", "LA", "1r")
    board.put("vidin", "LA", "1r")
    assert pending(board.state, Clash(0, "relief", ("tarnovo", "vidin", "kopsis"))) == ["vidin"]


@pytest.mark.parametrize("assault", [True, False])
def test_who_stays_goes_on_only_with_an_assault(assault):
    """RULES 5.5, step 3: an order that moves nothing is over, also before one's own siege, unless it is an assault."""
    board = Board("BG LA").put("thrace", "BG", "2r").put("thrace", "LA", "1r").put("constantinople", "LA", "1r")
    board.hold("BG", "storm_assault#1").turn("BG", "offensive").do("BG", Order("offensive"))
    board.do("BG", With(("storm_assault#1",) * assault), Choose("thrace"))
    assert board.phase == ("off_reaction" if assault else "turn_close")
