"""What seldom comes about at a table, or with cards that are not printed yet, and has its rule all the same."""

from __future__ import annotations

import msgspec
import pytest

from games.balkans.data.components import ADVANTAGES, LANDS, PLAYABLE, SEAS, card_of
from games.balkans.rules import events
from games.balkans.rules.cards.choices import ask, is_useful
from games.balkans.rules.cards.effects import carry_out
from games.balkans.rules.context import Ended, MoveContext
from games.balkans.rules.frames import Battle, Clash, Fallen, FieldChoice, Offensive, PlayedCard, Razbor, Ship
from games.balkans.rules.moves import (
    Accept,
    Card,
    Choose,
    Count,
    Decline,
    Done,
    Draw,
    Lose,
    March,
    Order,
    Propose,
    Retreat,
    Sail,
    Stay,
)
from games.balkans.rules.public import Lasting
from games.balkans.rules.troops.casualties import pieces
from games.balkans.rules.troops.conditions import Troops, counted, holds, troops
from games.balkans.rules.troops.marching import land_all
from games.balkans.rules.troops.paths import trips, useful_straits
from games.balkans.rules.troops.strength import NEUTRAL_SEAT, _amount, balance, strength
from games.balkans.rules.war.battle import begin
from games.balkans.rules.war.field_choice import ahead
from tests.games.balkans.positions import Board, Still
from tests.games.balkans.test_cards import attack, battle


def begun(board):
    """Return the battles that were begun."""
    return [(one.kind, one.at, one.attackers, one.defenders) for one in board.told(events.BattleBegan)]


# ---- who fights whom -----------------------------------------------------------------------------------------------


def test_of_three_camps_the_last_attacks_the_first():
    """RULES 3.4, 5.12: where nobody owns the land and three meet in it, who came second waits."""
    board = Board("BG LA EP").own(None, "nis").turn("BG", "harvest")
    for name in ("LA", "BG", "EP"):
        board.put("nis", name, "1r")
    board.state.frames.append(Clash(0, "lawless", ()))
    board.settle()
    assert begun(board)[0] == ("field", "nis", (2,), (1,))


def test_relief_while_the_attacker_has_no_army_there():
    """RULES 5.5, step 6.3: an army brought into a besieged land as a reaction fights the occupiers, whoever moved."""
    board = Board("BG LA EP").fleet("black_nw", "BG").put("thrace", "EP", "1r").put("constantinople", "LA", "2r")
    board.turn("BG", "offensive").offensive("BG", "thrace").do("BG", Sail("black_nw"))
    board.until("off_reaction").do("LA", March("thrace", ("constantinople:regular:1",))).do("LA", Done())
    assert begun(board) == [("field", "thrace", (2,), (1,))]


def test_walls_count_for_who_is_besieged():
    """RULES 5.9.4: the owner of a fortress who weighs a siege against a battle in the field has walls in the siege."""
    board = Board("BG LA").put("constantinople", "LA", "1r").put("constantinople", "BG", "3r").turn("BG", "offensive")
    choice = FieldChoice(1, "constantinople")
    assert [balance(board.state, ahead(board.state, choice, how)) for how in ("field", "siege")] == [(3, 1), (3, 3)]


def test_who_has_left_a_battle_has_nothing_in_it():
    """RULES 5.9.1: whatever stands there of a participant who has left, no card finds a troop of it."""
    board = Board("BG LA").put("thrace", "LA", "1r 1e 1R").fleet("black_sw", "LA", 2).turn("BG", "offensive")
    fight = Battle("field", "thrace", (0,), (1,), 0)
    assert troops(board.state, fight, 1) == Troops(1, 1, 1, 2)
    fight.left = (1,)
    assert troops(board.state, fight, 1) == Troops(0, 0, 0, 0)
    assert pieces(board.state, fight, 1, "any") == []


def nowhere():
    """Return a battle in Laconia after a round that LA and EP, who have no refuge, have lost to BG."""
    board = (
        Board("BG LA EP").ally("LA", "EP").own("BG", "laconia").put("laconia", "BG", "4R").put("laconia", "LA", "2r")
    )
    board.put("laconia", "EP", "2r").coming("confusion", "confusion", "raid").turn("BG", "offensive")
    begin(MoveContext(board.state, board.chance), "field", "laconia", (1, 2), (0,))
    board.settle()
    return board.do("LA", Count(1), Retreat())


def test_an_army_that_leaves_for_nowhere_is_one_of_the_losses():
    """RULES 5.9.5, 5.9.9: who retreats alone and finds no refuge has lost that army as well as the one of the round."""
    board = nowhere().do("EP", Stay())
    assert (board.armies("laconia"), board.state.frames[-1].losses) == ("BG 4R | EP 2r", (0, 2, 0))


def test_all_who_have_lost_leave():
    """RULES 5.9.9: each participant of the losing side withdraws, or is lost, one after another."""
    assert nowhere().do("EP", Retreat()).armies("laconia") == "BG 4R"


def test_one_of_the_winners_goes_and_the_next_round_begins_at_once():
    """RULES 5.9.5: the losing side stays, of the winners one withdraws; who holds no cards is asked nothing more."""
    board = Board("BG LA EP NI").ally("LA", "EP").own("BG", "kopsis").put("kopsis", "BG", "3r").own("LA", "thrace")
    board.put("kopsis", "LA", "3r").put("kopsis", "EP", "3r").coming(*["confusion"] * 2, "raid", "advance", "raid")
    board.turn("BG", "offensive")
    begin(MoveContext(board.state, board.chance), "field", "kopsis", (1, 2), (0,))
    board.settle()
    board.do("LA", Count(1)).do("BG", Stay()).do("LA", Stay()).do("EP", Retreat())
    assert len(board.told(events.BattleRound)) == 2
    assert "EP" not in board.armies("kopsis")


def test_a_balance_leaves_tactics_out():
    """RULES 5.9.4: what everybody can compute before a round is the strength of troops, walls and cards in effect."""
    board = Board("BG LA").put("thrace", "LA", "1r").put("thrace", "BG", "2r").turn("BG", "offensive")
    shown = PlayedCard(0, "advance#1"), PlayedCard(1, "pincer#1")
    fight = Battle("field", "thrace", (0,), (1,), 0, owner=1, tactics=shown, counting=(0, 1))
    assert balance(board.state, fight) == (2, 1)
    assert strength(board.state, fight, "attackers").total > 2


# ---- at sea --------------------------------------------------------------------------------------------------------


def test_who_leaves_a_sea_for_nowhere_is_lost_and_may_be_captured():
    """RULES 5.9.9, 5.10: a fleet without refuge is destroyed with its army, which is among the fallen of the battle."""
    board = Board("BG LA EP").ally("LA", "EP").hold("BG", "capture#1").fleet("black_nw", "BG", 4)
    for sea in SEAS["black_nw"].seas:
        board.fleet(sea, "BG")
    board.fleet("black_nw", "EP").fleet("black_nw", "LA").fleet("black_nw", "LA", 1, "regular")
    board.coming("confusion", "confusion", "raid").turn("BG", "offensive")
    begin(MoveContext(board.state, board.chance), "sea", "black_nw", (0,), (1, 2))
    board.settle()
    board.until("battle_declare").do("BG", Draw()).do("LA", Count(1), Lose(("black_nw:1",)))
    board.do("LA", Retreat()).do("EP", Stay())
    assert board.ships("black_nw", "LA") == (0, 0, 0, 0)
    (fight,) = (frame for frame in board.state.frames if isinstance(frame, Battle))
    assert fight.losses == (0, 2, 0)
    assert set(fight.fallen[1:]) == {Fallen(1, "regular"), Fallen(1, "fleet")}
    board.do("BG", Stay(), Draw()).until("battle_end")
    assert Card("capture#1") in board.moves("BG")


def test_what_cannot_land_holds_nobody_back():
    """RULES 5.6: an army whose land is no haven any more stays aboard, and the next fleet lands its own."""
    board = Board("VE EP BG LA", manoeuvre=True).own("EP", "naxos").own("VE", "crete")
    board.fleet("cretan", "VE", 1, "regular").fleet("cretan", "VE", 1, "elite").turn("VE", "offensive")
    ships = Ship(0, "cretan", "regular", "naxos"), Ship(0, "cretan", "elite", "crete")
    land_all(MoveContext(board.state, board.chance), Offensive(0, "", "cretan", ships=ships))
    assert (board.ships("cretan", "VE"), board.armies("naxos"), board.armies("crete")) == ((1, 1, 0, 0), "", "VE 1e")


@pytest.mark.parametrize(("home", "stays"), [("crete", True), ("thrace", False)])
def test_a_laden_fleet_stays_only_to_land_what_it_carries(home, stays):
    """RULES 5.6: without an attack a fleet among enemies moves only where it can land its army beside its own sea."""
    board = Board("VE EP BG LA", manoeuvre=True).own("VE", home).fleet("cretan", "VE", 1, "regular")
    for land in {*SEAS["cretan"].lands} - {home}:
        board.own("EP", land)
    for sea in SEAS["cretan"].seas:
        board.fleet(sea, "EP")
    found = trips(board.state, Offensive(0, "", "cretan"), 0, "cretan", "regular")
    assert list(found) == [("cretan", "aboard")] * stays


@pytest.mark.parametrize(("reach", "asked"), [(0, []), (1, ["dardanelles"]), (2, ["dardanelles"])])
def test_leave_is_asked_for_a_single_step(reach, asked):
    """RULES 5.5, step 4: a defender whose fleets go one sea far may ask for a strait that is this one step."""
    board = Board("NI LA BG EP").fleet("marmara", "BG")
    target = next(land for land in SEAS["white"].lands if "marmara" not in LANDS[land].seas)
    board.own("BG", target)
    order = Offensive(0, target, stage="reaction", reach=reach)
    assert useful_straits(board.state, order, 2) == asked


# ---- turns ---------------------------------------------------------------------------------------------------------


def test_who_has_no_land_can_defend_none_and_play_all_else():
    """RULES 5.2, 5.7: a Defence needs a land; other orders are open to whoever has lost the last one, until Razbor."""
    board = Board("BG LA EP", mode="advanced").own("LA", *PLAYABLE)
    board.turn("BG", "harvest", "defence", "offensive")
    assert [one for one in board.moves("BG") if isinstance(one, Order)] == [Order("harvest"), Order("offensive")]


def test_the_money_goal_is_reached_by_gold_that_is_gained():
    """RULES 5.0, 6: who begins with as much as the goal has not won; the next coin that is gained wins."""
    context = MoveContext(Board("BG LA", money_goal=10).gold("BG", 10).state, Still())
    context.receive(0, 0)
    with pytest.raises(Ended):
        context.receive(0, 1)


@pytest.mark.parametrize(("answer", "left"), [(Accept(), 0), (Decline(), 1)])
def test_new_allies_calm_a_revolt(answer, left):
    """RULES 5.10, `revolt`: with the alliance the army of an ally stands in the land; without it, nothing changes."""
    board = Board("BG LA EP").put("thrace", "BG", "1r")
    board.state.lasting = (Lasting(2, "inciting_revolt#1", 1, "thrace"),)
    board.state.frames = [Razbor(2, (0,))]
    board.settle()
    board.do("BG", Propose("bulgaria+latin")).do("LA", answer)
    assert len(board.state.lasting) == left


# ---- cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fallen", "given", "left"),
    [
        ("", (), []),
        ("regular", (), ["nicaea:regular"]),
        ("regular", ("nicaea:regular",), None),
        ("regular elite", ("nicaea:elite",), ["nicaea:regular"]),
        ("regular elite", ("nicaea:elite", "nicaea:regular"), None),
        ("regular regular", ("nicaea:regular",), ["nicaea:regular"]),
        ("regular elite royal", ("nicaea:royal", "nicaea:elite"), None),
    ],
)
def test_a_card_that_captures_two(fallen, given, left):
    """RULES 5.10, `capture`: it asks for each, no piece twice, and no more than there are."""
    board = Board("BG NI LA EP")
    lost = tuple(Fallen(1, kind) for kind in fallen.split())
    board.state.frames.append(Battle("field", "smyrna", (0,), (1,), 0, fallen=lost))
    entry = card_of("capture#1").entry
    asked = ask(board.state, 0, entry, msgspec.structs.replace(entry.effects[0], n=2), given)
    assert asked == (None if left is None else ("piece", [Choose(name) for name in left]))


def test_what_is_counted_in_battles_is_nothing_outside():
    """RULES 5.10: elite and other troops are those in the battle; where there is none, there are none."""
    effect = ADVANTAGES["crusaders"].effects[0]
    board = Board("LA BG").put("thrace", "LA", "2e 1R")
    assert [counted(board.state, 0, msgspec.structs.replace(effect, per=per)) for per in ("elite", "fleet")] == [0, 0]


@pytest.mark.parametrize(("per", "n"), [("territory", 4), ("rich", 2), ("fortress", 2), ("coastal", 1)])
def test_lands_that_are_counted(per, n):
    """RULES 5.10: own lands of a kind, but for those besieged, in ruins or in revolt."""
    board = Board("BG LA").own("BG", "nis").put("sredets", "LA", "1r")
    board.state.ruins = ("kopsis",)
    effect = msgspec.structs.replace(ADVANTAGES["crusaders"].effects[0], per=per)
    assert counted(board.state, 0, effect) == n


def test_of_a_single_card_nobody_draws_two():
    """RULES 4.8, 5.0, 5.10, `second_draw`: where only one tactic is left to draw there is nothing to choose."""
    board = battle("LA", "BG", "2r", "2r").hold("LA", "seasoned_captain#1")
    board.state.common_deck = ("advance#1",)
    attack(board).do("LA", Card("seasoned_captain#1"))
    assert [one.tactics for one in board.told(events.TacticsShown)][:1] == [(events.ShownTactic(0, "advance#1"),)]


def test_neutrals_have_no_troops_to_count():
    """RULES 5.9.7: what a tactic gives for each troop is nothing for a neutral opponent."""
    board = Board("BG LA").own(None, "nis").put("nis", "BG", "1r").turn("BG", "offensive")
    begin(MoveContext(board.state, board.chance), "neutral", "nis", (0,), ())
    effect = msgspec.structs.replace(ADVANTAGES["crusaders"].effects[0], per="regular")
    fight = board.state.frames[-1]
    assert [_amount(board.state, fight, seat, effect, "strength") for seat in (0, NEUTRAL_SEAT)] == [1, 0]


@pytest.mark.parametrize(("each", "n", "amount"), [(1, 1, 1), (1, 3, 2), (-1, 1, -1), (-1, 3, -2)])
def test_what_troops_add_is_bounded_both_ways(each, n, amount):
    """RULES 5.10, `mod_per`: so much for each that is counted, at most so much more or less in all."""
    board = Board("BG LA").put("thrace", "BG", f"{n}r").put("thrace", "LA", "1r").turn("BG", "offensive")
    fight = Battle("field", "thrace", (0,), (1,), 0)
    effect = msgspec.structs.replace(ADVANTAGES["crusaders"].effects[0], per="regular", strength=each, max=2)
    assert _amount(board.state, fight, 0, effect, "strength") == amount


def test_nothing_of_a_battle_holds_outside():
    """RULES 5.10: what a card asks of a battle is not fulfilled where there is none."""
    board = Board("BG LA").put("tarnovo", "BG", "1R")
    every = "attacker defender won lost land siege has_royal regulars>=0"
    assert [one for one in every.split() if holds(board.state, 0, (one,))] == []


@pytest.mark.parametrize(("winner", "useful"), [("attackers", True), ("defenders", False), ("", True)])
def test_nobody_destroys_what_has_won(winner, useful):
    """RULES 5.10, `destroy_enemy`: at the end of a battle it takes of the losing side alone."""
    board = Board("BG LA").put("thrace", "BG", "1r").put("thrace", "LA", "1r")
    board.state.frames.append(Battle("field", "thrace", (0,), (1,), 0, winner=winner))
    entry = card_of("cuman_cavalry#1").entry
    assert is_useful(board.state, 0, entry, entry.effects[0]) == useful


@pytest.mark.parametrize(("gold", "most"), [(4, 0), (5, 1), (7, 1), (8, 2), (20, 3)])
def test_a_levy_that_costs(gold, most):
    """RULES 5.10, `levy`: as many as can be paid, army by army, when the card itself is paid."""
    board = Board("BG LA").put("thrace", "BG", "1r").put("thrace", "LA", "1r").gold("LA", gold)
    board.state.frames.append(Battle("field", "thrace", (0,), (1,), 0, owner=1))
    entry = msgspec.structs.replace(card_of("local_militia#1").entry, cost=2)
    effect = msgspec.structs.replace(entry.effects[0], kind="elite", n=3)
    assert ask(board.state, 1, entry, effect, ()) == ("number", [Choose(str(n)) for n in range(1, most + 1)])


def test_a_levy_of_elite_armies_is_paid_by_the_army():
    """RULES 5.10, `levy`: each army that comes costs its price."""
    board = Board("BG LA").put("thrace", "LA", "1r").gold("LA", 7)
    board.state.frames.append(Battle("field", "thrace", (0,), (1,), 0, owner=1))
    effect = msgspec.structs.replace(card_of("local_militia#1").entry.effects[0], kind="elite")
    carry_out(MoveContext(board.state, board.chance), 1, "local_militia#1", effect, ("2",))
    assert (board.armies("thrace"), board.state.gold[1]) == ("LA 1r 2e", 1)


@pytest.mark.parametrize(("gold", "n"), [(5, 1), (6, 2), (9, 2)])
def test_a_card_that_recruits_two(gold, n):
    """RULES 5.10, `recruit`: up to so many armies, as long as they can be paid."""
    board = Board("LA BG").gold("LA", gold)
    context = MoveContext(board.state, board.chance)
    effect = msgspec.structs.replace(card_of("crusading_volunteers#1").entry.effects[0], n=2)
    carry_out(context, 0, "crusading_volunteers#1", effect, ("constantinople",))
    assert context.events == [events.Recruited(0, "elite", "constantinople", n, 3 * n)]
    assert (board.armies("constantinople"), board.state.gold[0]) == (f"LA {n}e", gold - 3 * n)
