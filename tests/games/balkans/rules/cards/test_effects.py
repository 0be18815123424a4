"""Conditions, counters and effects of cards (RULES 5.10)."""

import msgspec
import pytest

from games.balkans.data.components import ADVANTAGES, SEAS, card_of
from games.balkans.rules import events
from games.balkans.rules.cards.choices import ask, is_useful
from games.balkans.rules.cards.effects import carry_out
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frames import Battle, Fallen, Razbor
from games.balkans.rules.moves import Accept, Back, Card, Choose, Decline, Done, Draw, March, Order, Pass, Propose, With
from games.balkans.rules.public import Lasting
from games.balkans.rules.state import reserve
from games.balkans.rules.troops.conditions import counted, holds
from games.balkans.rules.troops.strength import _amount
from tests.games.balkans.positions import Board
from tests.games.balkans.rules.scenarios import LATIN_LANDS, all_pass, attack, battle, cards_step, razbor


def test_a_card_of_the_reaction():
    """Withdrawal to the hills takes the garrison away before the battle."""
    board = Board("BG EP").own("BG", "pelagonia").put("pelagonia", "BG", "2r").put("ioannina", "EP", "1e")
    board.hold("EP", "withdrawal#1").turn("BG", "offensive").offensive("BG", "ioannina").march("BG", "ioannina")
    board.do("EP", Card("withdrawal#1"), Choose("arta"))
    assert (board.armies("arta"), board.armies("ioannina")) == ("EP 1e", "BG 2r")
    assert board.told(events.SiegeBegan) == [events.SiegeBegan("ioannina", 0)]


def test_an_evacuated_army_does_not_return():
    """What `evacuate` has taken out of the target counts as moved, and cannot be brought back in the same reaction."""
    board = Board("BG EP").own("BG", "pelagonia").put("pelagonia", "BG", "2r").put("ioannina", "EP", "1e")
    board.put("arta", "EP", "1e").hold("EP", "withdrawal#1").turn("BG", "offensive").offensive("BG", "ioannina")
    board.march("BG", "ioannina").do("EP", Card("withdrawal#1"), Choose("arta"))
    pools = [choice.pool for choice in board.moves("EP") if choice.verb == "march"]
    assert pools == [("arta:elite:1",)]
    board.do("EP", March("ioannina", ("arta:elite:1",)))
    assert (board.armies("arta"), board.armies("ioannina")) == ("EP 1e", "BG 2r | EP 1e")


def test_pay_of_fortresses_counts_fortresses():
    """RULES 5.10, `order_gold_per`: Pronoia gives a coin for each own land with walls, and none for the others."""
    totals = []
    for cards in ((), ("pronoia#1",)):
        board = Board("NI LA EP VE").own(None, "nicaea", "bithynia").hold("NI", *cards).turn("NI", "harvest")
        board.do("NI", Order("harvest"), *([With(cards)] if cards else []))
        totals.append(board.told(events.Harvested)[0].total)
    assert totals[1] == totals[0] + 1


@pytest.mark.parametrize(("held", "taken"), [(5, 3), (3, 3), (2, 2)])
def test_no_more_gold_is_stolen_than_there_is(held, taken):
    """RULES 5.10, `steal_gold`: from an enemy in the battle, never more than is there."""
    board = battle("LA", "NI", "4e", "1r").hold("LA", "ransom_of_nobles#1").coming("advance", "confusion")
    all_pass(attack(board), "battle_end")
    board.gold("NI", held).gold("LA", 4).do("LA", Card("ransom_of_nobles#1"))
    assert board.told(events.Gold) == [events.Gold(1, -taken, "stolen"), events.Gold(0, taken, "stolen")]
    assert board.state.gold[:2] == [4 + taken, held - taken]


@pytest.mark.parametrize("first", ["BG", "NI"])
def test_one_fallen_army_is_captured_or_rescued_and_not_both(first):
    """RULES 5.10, `capture`, `rescue`: who comes first has it; the card of the other has nothing to work on."""
    board = battle("BG", "NI", "4e", "1r").hold("BG", "capture#1").hold("NI", "field_healers#1")
    board.coming("advance", "confusion")
    attack(board).do("NI", Pass()).do("BG", Pass(), Draw()).do("NI", Draw())
    assert (board.phase, board.asked()) == ("battle_end", ["NI"])
    if first == "BG":
        board.do("NI", Pass()).do("BG", Card("capture#1"))
        assert (board.asked(), board.moves("NI")) == (["NI"], (Pass(),))
    else:
        board.do("NI", Card("field_healers#1"))
        board.do("NI", board.moves("NI")[0])
        assert (board.asked(), board.moves("BG")) == (["BG"], (Pass(),))


@pytest.mark.parametrize(
    ("gold", "garrison", "levied"),
    [(0, "1r", []), (1, "1r", [1]), (2, "1r", [1, 2]), (9, "1r", [1, 2]), (9, "9r", [1]), (9, "10r", [])],
)
def test_how_many_a_levy_brings(gold, garrison, levied):
    """RULES 5.10, `levy`: as many as the card says, the reserve holds and the gold pays; with none it is no move."""
    board = Board("BG EP").own("BG", "ohrid").put("ohrid", "BG", "3r").put("valona", "EP", garrison).gold("EP", gold)
    board.hold("EP", "local_militia#1").turn("BG", "offensive").offensive("BG", "valona").march("BG", "valona")
    board.until("battle_start")
    if not levied:
        assert board.moves("EP") == (Pass(), Draw())
        return
    board.do("EP", Card("local_militia#1"))
    if len(levied) == 1:
        assert board.told(events.Recruited) == [events.Recruited(1, "regular", "valona", 1, 1)]
    else:
        assert [choice for choice in board.moves("EP") if choice != Back()] == [Choose(str(n)) for n in levied]


def test_the_rescued_go_where_no_enemy_stands():
    """RULES 5.10, `rescue`: into an own land without hostile armies; besieged or foreign ones are not offered."""
    board = battle("BG", "NI", "4e", "1r").hold("NI", "field_healers#1").coming("advance", "confusion")
    board.put("smyrna", "BG", "1r")
    attack(board).do("NI", Pass(), Draw(), Card("field_healers#1"))
    lands = {choice.what for choice in board.moves("NI") if isinstance(choice, Choose)}
    assert lands == {"nicaea", "bithynia", "adramyttion", "philadelphia"}


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


def test_a_lasting_bonus_helps_only_its_player():
    """RULES 5.10, `battle_bonus`: strength in every battle of who played it, and in no other."""
    board = Board("LA BG").put("thrace", "LA", "9r").put("kopsis", "BG", "2r").coming("advance", "confusion")
    board.state.lasting = (Lasting(1, "grand_preparation#1", 2, ""),)
    board.turn("LA", "offensive").offensive("LA", "kopsis").march("LA", "kopsis")
    fight = board.told(events.BattleRound)[0]
    sides = [{part.source: part.amount for part in side.parts} for side in (fight.attackers, fight.defenders)]
    assert [side.get("grand_preparation", 0) for side in sides] == [0, 1]


@pytest.mark.parametrize("left", [1, 0])
def test_only_armies_in_reserve_can_be_captured(left):
    """RULES 5.10, `capture`: a counter is captured from the reserve, to which the fallen return."""
    board = battle("BG", "NI", "4e", "1r").hold("BG", "capture#1").hold("NI", "field_healers#1")
    board.coming("advance", "confusion")
    attack(board).do("NI", Pass()).do("BG", Pass(), Draw()).do("NI", Draw())
    board.put("smyrna", "NI", f"{reserve(board.state, 1, 'regular') - left}r").do("NI", Pass())
    assert (Card("capture#1") in board.moves("BG")) == bool(left)


@pytest.mark.parametrize(("gold", "enough"), [(4, True), (3, False)])
def test_a_recruit_is_paid_to_the_last_coin(gold, enough):
    """RULES 5.10, `recruit`: the card's cost and the army's price, and not a coin more."""
    board = cards_step(razbor("LA", "BG EP").gold("LA", gold).hold("LA", "crusading_volunteers#1"))
    assert (Card("crusading_volunteers#1") in board.moves("LA")) == enough


def test_a_card_without_a_possible_place_cannot_be_played():
    """RULES 5.10, `recruit` and `build_fleet`: with no fortress, and with every sea full of enemies, there is none."""
    board = cards_step(
        razbor("LA", "BG EP").gold("LA", 20).hold("LA", "crusading_volunteers#1").own("BG", *LATIN_LANDS)
    )
    assert Card("crusading_volunteers#1") not in board.moves("LA")
    board = Board("BG NI VE LA").hold("VE", "sea_patrol#1").turn("BG", "harvest")
    for sea in SEAS:
        board.fleet(sea, "NI")
    assert Card("sea_patrol#1") not in board.moves("VE")


@pytest.mark.parametrize("order", ["arming", "defence", "development"])
def test_a_revolt_ends_after_any_order(order):
    """RULES 5.10, `revolt`: any order ends it where an army of the owner stands by then."""
    board = Board("BG LA", mode="advanced").put("tarnovo", "BG", "1r").turn("BG", order)
    board.state.lasting = (Lasting(1, "inciting_revolt#1", 1, "tarnovo"),)
    board.do("BG", Order(order), *[Choose("tarnovo")] * (order == "defence"), Done())
    assert not board.state.lasting


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


@pytest.mark.parametrize("left", [1, 0])
def test_no_recruit_without_an_army_in_reserve(left):
    """RULES 5.10, `recruit`: the army comes from the reserve."""
    board = razbor("LA", "BG EP").gold("LA", 9).hold("LA", "crusading_volunteers#1")
    board.put("thrace", "LA", f"{reserve(board.state, 0, 'elite') - left}r")
    assert (Card("crusading_volunteers#1") in cards_step(board).moves("LA")) == bool(left)


@pytest.mark.parametrize(("answer", "left"), [(Accept(), 0), (Decline(), 1)])
def test_new_allies_calm_a_revolt(answer, left):
    """RULES 5.10, `revolt`: with the alliance the army of an ally stands in the land; without it, nothing changes."""
    board = Board("BG LA EP").put("thrace", "BG", "1r")
    board.state.lasting = (Lasting(2, "inciting_revolt#1", 1, "thrace"),)
    board.state.frames = [Razbor(2, (0,))]
    board.settle()
    board.do("BG", Propose("bulgaria+latin")).do("LA", answer)
    assert len(board.state.lasting) == left


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


def test_battle_counters_are_0_outside_battles():
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


@pytest.mark.parametrize(("each", "n", "amount"), [(1, 1, 1), (1, 3, 2), (-1, 1, -1), (-1, 3, -2)])
def test_what_troops_add_is_bounded_both_ways(each, n, amount):
    """RULES 5.10, `mod_per`: so much for each that is counted, at most so much more or less in all."""
    board = Board("BG LA").put("thrace", "BG", f"{n}r").put("thrace", "LA", "1r").turn("BG", "offensive")
    fight = Battle("field", "thrace", (0,), (1,), 0)
    effect = msgspec.structs.replace(ADVANTAGES["crusaders"].effects[0], per="regular", strength=each, max=2)
    assert _amount(board.state, fight, 0, effect, "strength") == amount


def test_battle_conditions_do_not_hold_outside_battles():
    """RULES 5.10: what a card asks of a battle is not fulfilled where there is none."""
    board = Board("BG LA").put("tarnovo", "BG", "1R")
    every = "attacker defender won lost land siege has_royal regulars>=0"
    assert [entry for entry in every.split() if holds(board.state, 0, (entry,))] == []


@pytest.mark.parametrize(("winner", "useful"), [("attackers", True), ("defenders", False), ("", True)])
def test_end_cards_destroy_only_losing_troops(winner, useful):
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
