"""Rulings: situations of the rulebook beyond the numbered vectors, each named by what it claims."""

from __future__ import annotations

import pytest

from games.balkans.data.components import LANDS, SEAS
from games.balkans.rules import events, legal
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frames import Arming, Battle, Offensive
from games.balkans.rules.moves import (
    Back,
    BreakAlliance,
    Card,
    Choose,
    Done,
    Establish,
    Hand,
    Lose,
    March,
    Meet,
    Order,
    Pass,
    Plan,
    Sail,
    Surrender,
    Tactic,
    With,
    Yield,
)
from games.balkans.rules.state import land_count, neutral_strength
from games.balkans.rules.troops.paths import sailable, sea_paths, trips
from games.balkans.rules.turns.razbor import razbor_influence
from games.balkans.rules.war.aftermath import refuges
from games.core.contract import Outcome
from tests.games.balkans.positions import Board

PLAN = Plan(("harvest.1", "harvest.2", "arming.1", "arming.2"))

# ---- surrender -----------------------------------------------------------------------------------------------------


def test_anybody_may_surrender_in_the_turn_of_another():
    """Who is not on turn may give up; the turn of the other goes on."""
    board = Board("BG LA EP").turn("BG", "harvest", "arming")
    assert legal.acting(board.state) == (0, 1, 2)
    assert (board.asked(), board.moves("LA")) == (["BG"], (Surrender(),))
    board.do("LA", Surrender(), Yield(("latin",)))
    assert (board.state.status[1], board.owner("thrace")) == ("surrendered", "neutral")
    assert (board.phase, board.asked(), legal.acting(board.state)) == ("turn", ["BG"], (0, 2))


def test_who_has_planned_may_still_surrender():
    """In Planning a plan made does not bind its maker to the table, and the others need not wait for them."""
    board = Board("BG LA EP").planning().do("BG", PLAN).do("LA", PLAN).do("BG", Surrender(), Yield(("bulgaria",)))
    assert (board.phase, board.asked()) == ("planning", ["EP"])
    board.do("EP", PLAN)
    assert (board.phase, board.asked()) == ("turn", ["LA"])


def test_who_waits_in_razbor_may_surrender():
    """In Razbor a seat whose turn has not come is passed over once it has given up."""
    board = Board("BG LA EP NI").razbor().do("LA", Surrender(), Yield(("latin",))).do("BG", Pass())
    assert (board.phase, board.asked()) == ("razbor_diplomacy", ["EP"])


def test_nobody_surrenders_in_the_middle_of_an_order():
    """During an order or a battle the table waits for what it asks, and for nothing else."""
    board = Board("BG LA EP").turn("BG", "arming", "harvest").do("BG", Order("arming"))
    assert isinstance(board.state.frames[-1], Arming)
    assert legal.acting(board.state) == (0,)
    assert board.refused("LA", Surrender())


def test_a_surrender_begun_can_be_taken_back_and_hinders_nobody():
    """What one has begun is one's own frame: the player on turn goes on as if nothing were."""
    board = Board("BG LA").turn("BG", "harvest").do("LA", Surrender())
    assert board.asked() == ["BG"]
    board.do("LA", Back())
    assert board.moves("LA") == (Surrender(),)
    board.do("LA", Surrender()).do("BG", Order("harvest"))
    assert board.state.drafts[1] == ()


def test_diplomacy_ends_with_the_last_who_could_ally():
    """When a surrender leaves two who are not allied, there is nothing more to talk about."""
    board = Board("BG LA EP").razbor().do("BG", Surrender(), Yield(("bulgaria",)))
    assert board.phase == "planning"


# ---- the ways of fleets and armies ---------------------------------------------------------------------------------


def test_the_way_of_a_fleet_never_matters():
    """For every end and cargo the shortest legal way is found, and only its ends and cargo show in the table."""
    board = Board("VE NI BG LA").fleet("ionian", "VE").put("crete", "VE", "1r").turn("VE", "offensive")
    board.offensive("VE", "caria")
    order = board.state.frames[-1]
    assert isinstance(order, Offensive)
    found = trips(board.state, order, 0, "ionian", "none")
    for (end, cargo), trip in found.items():
        ways = [
            path
            for path in sea_paths("ionian", 2)
            if path[-1] == end
            and sailable(board.state, order, 0, path, granted=False)
            and (cargo == "none" or any("crete" in SEAS[sea].lands for sea in path))
        ]
        assert len(trip.path) == min(map(len, ways))
    assert {end for end, _ in found} == set(LANDS["caria"].seas)


def test_a_fleet_goes_round_what_bars_the_shortest_way():
    """A hostile fleet in one of two seas between does not keep a fleet from its end."""
    board = Board("VE NI BG LA").fleet("ionian", "VE").fleet("cretan", "NI").turn("VE", "offensive")
    board.offensive("VE", "caria").do("VE", Sail("ionian"), Choose("icarian"))
    assert board.told(events.FleetMoved)[0].path == ("ionian", "levantine", "icarian")


def test_no_leave_is_needed_from_nobody():
    """A strait whose land belongs to no player is open."""
    board = Board("NI LA EP BG").own(None, "gallipoli").fleet("white", "NI").turn("NI", "offensive")
    board.offensive("NI", "bithynia").do("NI", Sail("white"), Choose("marmara"))
    assert board.ships("marmara", "NI") == (1, 0, 0, 0)


def test_an_army_led_away_does_not_come_back():
    """What `evacuate` has taken out of the target counts as moved, and cannot be brought back in the same reaction."""
    board = Board("BG EP").own("BG", "pelagonia").put("pelagonia", "BG", "2r").put("ioannina", "EP", "1e")
    board.put("arta", "EP", "1e").hold("EP", "withdrawal#1").turn("BG", "offensive").offensive("BG", "ioannina")
    board.march("BG", "ioannina").do("EP", Card("withdrawal#1"), Choose("arta"))
    pools = [one.pool for one in board.moves("EP") if one.verb == "march"]
    assert pools == [("arta:elite:1",)]
    board.do("EP", March("ioannina", ("arta:elite:1",)))
    assert (board.armies("arta"), board.armies("ioannina")) == ("EP 1e", "BG 2r | EP 1e")


def test_a_fleet_that_lost_at_sea_lands_nobody():
    """Advanced: who has lost a sea battle stays if no enemy is left there, but what is aboard stays aboard."""
    board = Board("EP VE BG LA", mode="advanced").own("EP", "dyrrhachium").own("VE", "zeta").put("zeta", "VE", "1r")
    board.put("epirus", "EP", "1r").fleet("otranto", "EP").fleet("ionian", "EP").fleet("adriatic", "VE")
    board.turn("VE", "offensive").coming("cavalry_charge", "raid").offensive("VE", "dyrrhachium")
    board.do("VE", Sail("adriatic"), Choose("regular@zeta")).until("off_reaction")
    board.do("EP", Sail("ionian"), Choose("regular@epirus"), Done(), Lose(("otranto:1",)))
    over = board.told(events.BattleOver)[0]
    assert (over.at, over.winner, board.ships("otranto", "VE")) == ("otranto", "attackers", (0, 0, 0, 0))
    assert board.ships("otranto", "EP") == (0, 1, 0, 0)
    assert board.told(events.Landed) == []


@pytest.mark.parametrize(("owner", "seas"), [("LA", []), ("EP", ["white"]), (None, ["white"])])
def test_ships_flee_through_a_strait_only_where_it_is_open(owner, seas):
    """A beaten fleet in Marmara may go to the White Sea unless somebody hostile owns Gallipoli."""
    board = Board("BG EP LA").own(owner, "gallipoli").fleet("marmara", "EP").fleet("marmara", "BG")
    battle = Battle("sea", "marmara", (0,), (1,), 0)
    assert refuges(board.state, battle, 1) == seas


# ---- titles and established strategies -----------------------------------------------------------------------------


def test_two_copies_of_a_title_are_one_choice():
    """Copies of a title differ in nothing: one is offered, and after it the other may not follow in the same battle."""
    board = Board("BG LA").own("LA", "kopsis").put("kopsis", "LA", "4r").put("sredets", "BG", "4r")
    board.hold("BG", "furious_warriors#1", "furious_warriors#2", "mercenary_army#1", "mercenary_army#2").gold("BG", 9)
    board.hold("LA", "knightly_charge#1").turn("BG", "offensive").offensive("BG", "kopsis").march("BG", "kopsis")
    board.until("battle_start").do("LA", Pass())
    assert board.moves("BG") == (Card("mercenary_army#1"), Pass())
    board.do("BG", Card("mercenary_army#1")).do("LA", Pass())
    assert board.moves("BG") == (Pass(),)
    board.do("BG", Pass(), Hand()).do("LA", Hand())
    assert board.moves("BG") == (Tactic("furious_warriors#1"),)
    board.do("BG", Tactic("furious_warriors#1")).do("LA", Tactic("knightly_charge#1"))
    assert board.state.hands[0] == ("furious_warriors#2", "mercenary_army#2")


def test_an_established_strategy_is_paid_each_time_and_stays():
    """It counts like its card, costs its price at every use, and lies where it is; copies are one choice to establish."""
    board = Board("BG LA", mode="advanced").hold("BG", "mercenary_army#1", "mercenary_army#2").gold("BG", 12)
    board.turn("BG", "development", "offensive").do("BG", Order("development"))
    assert [one for one in board.moves("BG") if one.verb == "establish"] == [Establish("mercenary_army#1")]
    board.do("BG", Establish("mercenary_army#1"), Done())
    for land, gold in (("kopsis", 6), ("thrace", 5)):
        board.own("LA", land).put(land, "LA", "1r").put("sredets", "BG", "2e").turn("BG", "offensive")
        board.offensive("BG", land).until("off_armies").do("BG", March(land, ("sredets:elite:1", "sredets:elite:2")))
        while board.phase != "battle_start":
            board.do(board.asked()[0], Meet("field") if board.phase == "battle_choice" else Done())
        board.do("BG", Card("mercenary_army#1"))
        assert board.refused("BG", Card("mercenary_army#2"))
        assert (board.state.gold[0], board.state.established[0]) == (gold, ("mercenary_army#1",))
    assert board.state.strategy_discard == ()


# ---- who fights, and how -------------------------------------------------------------------------------------------


def test_in_razbor_nobody_is_on_turn():
    """Who breaks an alliance in Razbor and defends an own land declares after the attackers."""
    board = Board("BG EP LA").ally("BG", "EP").put("sredets", "BG", "2r").put("sredets", "EP", "2r")
    board.hold("BG", "furious_warriors#1").hold("EP", "mountain_blow#1").razbor().do("BG", BreakAlliance())
    board.until("battle_declare")
    battle = board.state.frames[-1]
    assert isinstance(battle, Battle)
    assert (battle.attackers, battle.defenders, board.asked()) == ((1,), (0,), ["EP"])


def test_walls_do_not_count_between_broken_allies():
    """Battles of a breach are field battles, whatever fortress stands there."""
    board = Board("EP BG LA").ally("EP", "BG").put("tarnovo", "EP", "2e").put("tarnovo", "BG", "1r")
    board.coming("advance", "confusion").turn("EP", "offensive").offensive("EP", "vidin").do("EP", BreakAlliance())
    began = board.told(events.BattleBegan)[0]
    assert (began.kind, began.attackers, began.defenders) == ("field", (0,), (1,))
    assert "fortress" not in {part.source for one in board.told(events.BattleRound) for part in one.defenders.parts}


@pytest.mark.parametrize(("besieger", "battles"), [("BG", ["siege"]), ("EP", [])])
def test_an_assault_needs_an_army_of_ones_own(besieger, battles):
    """Without a troop moved, an assault strikes where one besieges oneself, not where only an ally does."""
    board = Board("BG LA EP").ally("BG", "EP").put("thrace", besieger, "3e").put("thrace", "LA", "1r")
    board.hold("BG", "storm_assault#1").turn("BG", "offensive", "harvest")
    board.do("BG", Order("offensive"), With(("storm_assault#1",)), Choose("thrace"), Done())
    assert [one.kind for one in board.told(events.BattleBegan)] == battles


def test_fleets_alone_hold_no_land():
    """Standard: whose last army falls has lost the battle, however many fleets lie beside the land."""
    board = Board("LA BG").put("kopsis", "BG", "1r").fleet("black_sw", "BG").put("thrace", "LA", "2e 1R")
    board.coming("advance", "confusion").turn("LA", "offensive").offensive("LA", "kopsis").march("LA", "kopsis")
    board.do("BG", Lose(("kopsis:regular:1",)))
    assert (board.told(events.BattleOver)[0].winner, board.owner("kopsis")) == ("attackers", "LA")
    assert board.ships("black_sw", "BG") == (1, 0, 0, 0)


def test_the_weaker_conqueror_takes_a_fallen_fortress():
    """Razbor: a fortress that nobody holds falls to the allied besieger with fewer lands."""
    board = Board("BG LA EP").ally("LA", "EP").put("vidin", "LA", "1r").put("vidin", "EP", "1r").own("LA", "nis")
    board.razbor()
    assert (board.owner("vidin"), board.armies("vidin")) == ("EP", "LA 1r | EP 1r")


def test_a_camp_goes_back_with_the_land():
    """Advanced: when a land with a camp is taken, its Defence order returns to its owner's played ones."""
    board = Board("BG LA", mode="advanced").turn("BG", "defence", "harvest")
    board.do("BG", Order("defence"), Choose("kopsis"))
    assert (len(board.state.camps), board.state.played[0]) == (1, (0, 0, 0, 0, 0))
    MoveContext(board.state, board.chance).take_land("kopsis", 1)
    assert (board.state.camps, board.state.played[0]) == ((), (0, 0, 0, 1, 0))


def test_meeting_in_the_open_forgoes_the_walls():
    """The owner of a fortress who comes out fights at once and without its strength."""
    board = Board("LA BG").own("LA", "nis").put("nis", "LA", "2r").put("vidin", "BG", "1r").coming("advance", "advance")
    board.turn("LA", "offensive").offensive("LA", "vidin").march("LA", "vidin").until("battle_choice")
    board.do("BG", Meet("field"))
    assert (board.told(events.BattleBegan)[0].kind, board.told(events.SiegeBegan)) == ("field", [])


# ---- non-players ---------------------------------------------------------------------------------------------------


def test_a_kingdom_nobody_plays_resists_with_all_its_lands():
    """Sovereign non-players are as strong as the lands they still hold."""
    board = Board("BG LA", non_players="sovereign")
    assert board.owner("arta") == "epirus"
    assert neutral_strength(board.state, "epirus") == 5
    board.own("BG", "arta")
    assert neutral_strength(board.state, "epirus") == 4


def test_unplayable_lands_are_neither_target_nor_way():
    """Lands of kingdoms out of the game can be left out of it: nobody enters them or marches through."""
    board = Board("BG LA", non_players="unplayable").own("BG", "ohrid").put("ohrid", "BG", "1r").turn("BG", "offensive")
    board.do("BG", Order("offensive"))
    targets = {one.what for one in board.moves("BG") if isinstance(one, Choose)}
    assert "valona" not in targets
    assert "skopje" in targets
    board.do("BG", Choose("thessaly")).until("turn")
    assert board.armies("ohrid") == "BG 1r"


# ---- how it ends ---------------------------------------------------------------------------------------------------


def test_annihilation_leaves_other_ends_alone():
    """Without points and territory to win by, a money goal and a round limit still end the game."""
    many = [land for land in LANDS if LANDS[land].entry.owner_kind == "neutral"]
    board = Board("BG LA", annihilation=True, round_limit=3).influence("BG", 90)
    for land in many:
        MoveContext(board.state, board.chance).take_land(land, 0)
    assert land_count(board.state, 0) > 11
    board.state.round = 2
    board.razbor(4)
    assert board.state.result is None
    board.razbor(4)
    assert board.state.result is not None
    assert board.state.result.reason == "rounds"
    rich = Board("BG LA", annihilation=True, money_goal=50).gold("LA", 49).turn("LA", "harvest")
    rich.do("LA", Order("harvest"))
    assert rich.state.result == Outcome(places=(2, 1), reason="money", scores=(0, 0))


def test_all_eliminated_at_once_compare_only_with_each_other():
    """When the last players fall together, one who was out before wins nothing, whatever Influence they had."""
    board = Board("BG LA EP").influence("BG", 9).influence("LA", 3).influence("EP", 5)
    for land in LANDS:
        if board.state.owner[land] >= 0:
            board.own(None, land)
    board.state.status[0] = "eliminated"
    board.state.gone = ((0,),)
    board.razbor(4)
    assert board.state.result == Outcome(places=(3, 2, 1), reason="annihilation", scores=(9, 3, 5))


def test_the_nine_steps_come_in_their_order():
    """Sieges, alliances, cards, elimination, Influence, victory, first player, supplies, the new round."""
    board = Board("BG LA EP").put("vidin", "LA", "1r").razbor()
    while board.phase != "planning":
        board.do(board.asked()[0], Pass())
    steps = [one.step for one in board.told(events.RazborStep)]
    assert steps == list(range(1, 10))
    order = [type(one) for one in board.events if not isinstance(one, (events.RazborStep, events.Passed))]
    assert order.index(events.Captured) < order.index(events.InfluenceGained) < order.index(events.FirstPlayer)
    assert order.index(events.FirstPlayer) < order.index(events.CardsDrawn) < order.index(events.RoundBegan)


def test_a_land_in_revolt_gives_no_influence():
    """A revolt costs its owner the land's point in Razbor, until it is put down."""
    board = Board("BG LA").hold("BG", "inciting_revolt#1").gold("BG", 9).turn("BG", "harvest", "arming")
    board.do("BG", Card("inciting_revolt#1"), Choose("rhodope"))
    assert razbor_influence(board.state, 1) == [events.Term("lands", 4)]
