"""Battles: worked examples (RULES 9) by their numbers."""

from __future__ import annotations

import pytest

from games.balkans.rules import events
from games.balkans.rules.frames import Demand
from games.balkans.rules.moves import (
    Ask,
    Card,
    Choose,
    Count,
    Done,
    Draw,
    Embark,
    Grant,
    Hand,
    Lend,
    Lose,
    Meet,
    Order,
    Pass,
    Ransom,
    Retreat,
    Sail,
    Stay,
    Tactic,
    With,
    Withdraw,
)
from games.balkans.rules.state import reserve
from tests.games.balkans.positions import Board


def strengths(board):
    return [(one.attackers.total, one.defenders.total) for one in board.told(events.BattleRound)]


def march_all(board, name, target):
    """Send everything that can go by land."""
    return board.march(name, target)


def test_b01_standard_battle():
    """B-01: the rulebook's example of a standard battle, three rounds and a retreat."""
    board = Board("EP BG").own("BG", "philippopolis").own("EP", "velbazhd")
    board.put("philippopolis", "BG", "2r 1e 1R").put("velbazhd", "EP", "3r 1e 1R").gold("EP", 3)
    board.hold("BG", "ambush#1", "boyar_retinue#1").hold(
        "EP", "mercenary_army#1", "weight_of_numbers#1", "weight_of_numbers#2", "mountain_blow#1",
        "albanian_highlanders#1",
    )  # fmt: skip
    board.coming("confusion", "advance").turn("EP", "offensive")
    march_all(board.offensive("EP", "philippopolis"), "EP", "philippopolis")
    assert (board.phase, board.asked()) == ("off_reaction", ["BG"])
    board.do("BG", Done())
    assert (board.phase, board.asked()) == ("battle_start", ["BG"])
    board.do("BG", Card("ambush#1")).do("EP", Card("mercenary_army#1")).do("BG", Pass()).do("EP", Pass())
    assert board.state.gold[0] == 2
    assert board.asked() == ["EP"]
    board.do("EP", Hand()).do("BG", Hand())
    board.do("EP", Tactic("weight_of_numbers#1")).do("BG", Tactic("boyar_retinue#1"))
    board.do("EP", Lose(("philippopolis:regular:1",)), Stay()).do("BG", Stay())
    assert Tactic("weight_of_numbers#2") not in board.do("EP", Hand()).moves("EP")
    board.do("EP", Tactic("mountain_blow#1"))
    board.do("BG", Lose(("philippopolis:regular:1",)), Stay()).do("EP", Stay())
    board.do("EP", Hand(), Tactic("albanian_highlanders#1"))
    assert strengths(board) == [(13, 13), (12, 11), (12, 12)]
    board.do("EP", Lose(("philippopolis:regular:1",)))
    board.do("EP", Retreat())
    board.do("EP", Pass())
    assert board.owner("philippopolis") == "BG"
    assert board.armies("philippopolis") == "BG 1r 1e 1R"
    assert board.armies("velbazhd") == "EP 1r 1e 1R"


def test_b02_advanced_battle():
    """B-02: the rulebook's example of an advanced battle, with a royal army destroyed and captured."""
    board = Board("LA BG", mode="advanced").own("BG", "thrace")
    board.put("thrace", "BG", "3r 1R").put("constantinople", "LA", "2e 1R").influence("LA", 1)
    board.hold("BG", "ambush#1", "cuman_cavalry#1", "furious_warriors#1", "capture#1")
    board.hold("LA", "improved_armour#1", "knightly_charge#1").turn("LA", "offensive")
    march_all(board.offensive("LA", "thrace"), "LA", "thrace").until("battle_choice")
    board.do("BG", Meet("field"), Card("ambush#1")).do("LA", Card("improved_armour#1"))
    board.do("BG", Card("cuman_cavalry#1")).do("LA", Lose(("thrace:elite:1",)), Pass()).do("BG", Pass())
    board.do("LA", Hand()).do("BG", Hand())
    board.do("LA", Tactic("knightly_charge#1")).do("BG", Tactic("furious_warriors#1"))
    assert strengths(board) == [(11, 12)]
    attacked, defended = board.told(events.Losses)
    assert (attacked.side, sum(t.amount for t in attacked.attack), sum(t.amount for t in attacked.defence)) == (
        "attackers", 5, 3,
    )  # fmt: skip
    assert (sum(t.amount for t in defended.attack), sum(t.amount for t in defended.defence), defended.n) == (2, 1, 1)
    board.do("BG", Lose(("thrace:regular:1",)))
    assert board.state.influence == [0, 2]
    board.do("BG", Card("capture#1"), Choose("latin:royal"))
    assert board.armies("thrace") == "BG 2r 1R"
    assert [(one.owner, one.kind, one.captor) for one in board.state.captives] == [(0, "royal", 1)]
    assert reserve(board.state, 0, "royal") == 0


def test_b10_bosnia():
    """B-10: two common tactics are drawn for Bosnia; equal strength is the defenders' round."""
    board = Board("BG LA").own("BG", "belgrade").put("belgrade", "BG", "2e")
    board.coming("confusion", "advance", "skirmish").turn("BG", "offensive")
    march_all(board.offensive("BG", "bosnia"), "BG", "bosnia")
    assert strengths(board) == [(4, 4)]
    assert (board.phase, board.asked(), board.armies("bosnia")) == ("battle_retreat", ["BG"], "BG 1e")


def test_b29_neutral_standard():
    """B-29: one round won takes a neutral land; a lost one costs a troop."""
    board = Board("BG LA").put("vidin", "BG", "2r").coming("skirmish", "advance", "advance", "confusion")
    board.turn("BG", "offensive")
    march_all(board.offensive("BG", "nis"), "BG", "nis")
    assert strengths(board) == [(3, 3)]
    board.do("BG", Stay())
    assert strengths(board)[1:] == [(3, 1)]
    assert (board.owner("nis"), board.armies("nis")) == ("BG", "BG 1r")


def test_b30_pyrrhic_victory_over_a_neutral_land():
    """B-30: who wins without an army left takes nothing."""
    board = Board("EP LA", mode="advanced").put("ioannina", "EP", "1r").coming("cavalry_charge", "raid")
    board.turn("EP", "offensive")
    march_all(board.offensive("EP", "pelagonia"), "EP", "pelagonia")
    assert strengths(board) == [(4, 1)]
    assert (board.owner("pelagonia"), board.armies("pelagonia")) == ("neutral", "")


@pytest.mark.parametrize(
    ("land", "near", "strength"),
    [("vlachia", "karvuna", 2), ("raska", "nis", 3), ("thessalonica", "pelagonia", 5)],
)
def test_b31_sovereign_strength(land, near, strength):
    """B-31: a power is as strong as the lands it still holds, and its fortress."""
    board = Board("BG LA").own("BG", near).put(near, "BG", "3e").coming("confusion", "confusion")
    board.turn("BG", "offensive")
    march_all(board.offensive("BG", land), "BG", land)
    assert board.told(events.BattleRound)[0].defenders.total == strength
    if land == "vlachia":
        board.put("tarnovo", "BG", "3e").coming("advance", "raid").turn("BG", "offensive")
        march_all(board.offensive("BG", "oltenia"), "BG", "oltenia")
        assert board.told(events.BattleRound)[1].defenders.total == 1


def sea_battle(*tactics, shut=()):
    board = Board("EP BG LA VE").coming(*tactics).fleet("ionian", "EP", 2).put("epirus", "EP", "1r")
    board.fleet("otranto", "VE").put("dyrrhachium", "VE", "1r").turn("EP", "offensive")
    for sea in shut:
        board.fleet(sea, "VE")
    board.offensive("EP", "dyrrhachium")
    board.do("EP", Sail("ionian"), Choose("regular@epirus"))
    return board.do("EP", Sail("ionian")).do("VE", Done())


def test_b32_sea_standard():
    """B-32: a sea battle of two rounds, then the army lands and the owner chooses."""
    board = sea_battle("skirmish", "advance", "spearmen", "confusion")
    assert strengths(board) == [(5, 5)]
    assert board.refused("EP", Lose(("otranto:1", "otranto+regular:1")))
    board.do("EP", Lose(("otranto:1",)), Stay()).do("VE", Stay())
    assert strengths(board)[1:] == [(4, 3)]
    assert board.ships("otranto", "VE") == (0, 0, 0, 0)
    assert (board.phase, board.asked()) == ("battle_choice", ["VE"])
    assert board.armies("dyrrhachium") == "EP 1r | VE 1r"
    sunk = sea_battle("skirmish", "advance").do("EP", Lose(("otranto+regular:1",)))
    assert (sunk.ships("otranto", "EP"), sunk.armies("epirus")) == ((1, 0, 0, 0), "")
    assert reserve(sunk.state, 0, "regular") == 10


def test_b33_sea_advanced_and_landing():
    """B-33: the army lands after a sea battle won in one round, and takes a neutral land."""
    board = Board("VE EP BG LA", mode="advanced").fleet("cretan", "VE", 2).put("crete", "VE", "1e")
    board.coming("skirmish", "advance", "shield_wall", "raid")
    board.fleet("ionian", "EP").turn("VE", "offensive").offensive("VE", "kefalonia")
    board.do("VE", Sail("cretan"), Choose("elite@crete"))
    board.do("VE", Sail("cretan"))
    assert strengths(board) == [(6, 4), (5, 1)]
    assert [one.n for one in board.told(events.Losses)] == [0, 1, 0, 0]
    assert (board.owner("kefalonia"), board.armies("kefalonia")) == ("VE", "VE 1e")


@pytest.mark.parametrize("shut", [False, True])
def test_b34_lost_at_sea(shut):
    """B-34: a laden fleet that lost withdraws with its army, or both are destroyed."""
    board = sea_battle("confusion", "advance", shut=("adriatic",) if shut else ())
    if shut:
        board.fleet("ionian", "VE")
    board.do("EP", Lose(("otranto:1",)), Retreat())
    if not shut:
        assert board.phase == "battle_withdraw"
        board.do("EP", Withdraw("ionian"))
    assert board.ships("ionian", "EP") == ((0, 0, 0, 0) if shut else (0, 1, 0, 0))
    assert board.armies("dyrrhachium") == "VE 1r"


def test_b35_empty_fortress():
    """B-35: an empty fortress is besieged and falls in Razbor, unless its owner relieves it."""
    board = Board("LA BG").own("LA", "nis").put("nis", "LA", "1r").put("tarnovo", "BG", "1r").turn("LA", "offensive")
    march_all(board.offensive("LA", "vidin"), "LA", "vidin").until("turn")
    assert (board.owner("vidin"), board.armies("vidin")) == ("BG", "LA 1r")
    relieved = Board("BG LA").put("vidin", "LA", "1r").put("tarnovo", "BG", "1r").turn("BG", "offensive")
    march_all(relieved.offensive("BG", "vidin"), "BG", "vidin")
    began = relieved.told(events.BattleBegan)[0]
    assert (began.kind, began.attackers, began.defenders) == ("field", (1,), (0,))
    fallen = Board("BG LA").put("vidin", "LA", "1r").razbor()
    assert fallen.owner("vidin") == "LA"


def test_b36_siege_standard():
    """B-36: a siege in Razbor; the attackers' leader declares first, the fortress helps the defenders."""
    board = Board("BG LA").put("sredets", "LA", "3r").put("sredets", "BG", "1e").coming("skirmish", "skirmish").razbor()
    began = board.told(events.BattleBegan)[0]
    assert (began.kind, began.attackers) == ("siege", (1,))
    assert [one.seat for one in board.told(events.Declared)] == [1, 0]
    assert strengths(board) == [(4, 4)]
    assert (board.phase, board.asked(), board.armies("sredets")) == ("battle_retreat", ["LA"], "BG 1e | LA 2r")


def test_b37_siege_advanced():
    """B-37: a siege in Razbor of the advanced game, and the withdrawal of the defenders."""
    board = Board("VE EP BG LA", mode="advanced").put("arta", "EP", "2r").put("arta", "VE", "1e 3r")
    board.fleet("ionian", "VE", 2).hold("EP", "mountain_blow#1").coming("close_order").razbor()
    board.do("EP", Pass(), Hand(), Tactic("mountain_blow#1"))
    assert strengths(board) == [(9, 8)]
    assert [one.n for one in board.told(events.Losses)] == [0, 0]
    assert {one.to for one in board.moves("EP")} == {"epirus", "ioannina", "aetolia"}
    board.do("EP", Withdraw("ioannina"))
    assert (board.owner("arta"), board.armies("ioannina")) == ("VE", "EP 2r")


def withdrawal(armies, ships):
    board = Board("BG LA").own("BG", "laconia").put("laconia", "BG", "2R").put("achaea", "LA", armies)
    board.fleet("cretan", "LA", ships).coming("confusion", "pincer").turn("LA", "offensive")
    return march_all(board.offensive("LA", "laconia"), "LA", "laconia")


def test_b38_withdrawal_aboard():
    """B-38: without a land to go to, as many as there are empty fleets go aboard; the rest is destroyed."""
    board = withdrawal("2r 1e", 1)
    board.do("LA", Lose(("laconia:regular:1",)), Retreat())
    assert set(board.moves("LA")) == {Embark("regular", "cretan"), Embark("elite", "cretan")}
    board.do("LA", Embark("elite", "cretan"))
    assert board.ships("cretan", "LA") == (0, 0, 1, 0)
    assert board.armies("laconia") == "BG 2R"
    assert [(one.kind, one.at) for one in board.told(events.Destroyed)] == [("regular", "laconia")] * 2


def test_b63_no_land_two_fleets():
    """B-63: exactly as many go aboard as there are empty fleets; a royal army left behind costs Influence."""
    board = withdrawal("2r 1e 1R", 2).influence("LA", 5)
    board.do("LA", Lose(("laconia:regular:1",)), Retreat())
    board.do("LA", Embark("regular", "cretan"), Embark("elite", "cretan"))
    assert board.ships("cretan", "LA") == (0, 1, 1, 0)
    assert board.state.influence == [2, 3]


def test_b39_royal_army():
    """B-39: a royal army destroyed costs its owner 2 Influence and gives its destroyer 2, if that is a player."""
    board = Board("EP BG").own("BG", "ohrid").put("ohrid", "BG", "3r").put("ioannina", "EP", "1R").influence("EP", 6)
    board.coming("confusion", "pincer").turn("EP", "offensive")
    march_all(board.offensive("EP", "ohrid"), "EP", "ohrid").do("BG", Meet("field"))
    assert board.state.influence == [4, 2]
    neutral = Board("EP BG").put("ioannina", "EP", "1R").influence("EP", 6).coming("confusion", "pincer")
    neutral.turn("EP", "offensive")
    march_all(neutral.offensive("EP", "ohrid"), "EP", "ohrid")
    assert neutral.state.influence == [4, 0]


def test_b40_start_cards_empty_the_field():
    """B-40: without an army the battle is lost before its first round, fleets or not."""
    board = Board("LA BG").put("thrace", "LA", "1r").put("kopsis", "BG", "1r").fleet("black_sw", "LA")
    board.hold("BG", "cuman_cavalry#1").hold("LA", "triumph#1").turn("LA", "offensive")
    march_all(board.offensive("LA", "kopsis"), "LA", "kopsis").do("BG", Done(), Card("cuman_cavalry#1"))
    board.do("LA", Pass())
    assert not board.told(events.BattleRound)
    assert (board.phase, board.asked()) == ("battle_end", ["LA"])
    board.do("LA", Pass())
    assert (board.owner("kopsis"), board.armies("kopsis")) == ("BG", "BG 1r")


def test_b60_pyrrhic_defence():
    """B-60: defenders who win without troops keep the place; the attackers withdraw."""
    board = Board("BG LA", mode="advanced").own("LA", "philippopolis").put("sredets", "BG", "1r")
    board.put("sredets", "LA", "1e 1r").hold("BG", "blow_from_haemus#1").coming("raid").razbor()
    board.do("BG", Pass(), Hand(), Tactic("blow_from_haemus#1"))
    assert strengths(board) == [(4, 5)]
    assert [one.n for one in board.told(events.Losses)] == [0, 1]
    assert (board.owner("sredets"), board.armies("sredets")) == ("BG", "")
    assert board.armies("philippopolis") == "LA 1r 1e"


def test_b41_forced_draw():
    """B-41: under the night attack the enemy draws, unasked."""
    board = Board("EP BG").own("BG", "philippopolis").own("EP", "velbazhd").put("philippopolis", "BG", "2r")
    board.put("velbazhd", "EP", "2r").hold("EP", "night_attack#1").hold("BG", "boyar_retinue#1").turn("EP", "offensive")
    march_all(board.offensive("EP", "philippopolis"), "EP", "philippopolis")
    board.do("BG", Done(), Pass()).do("EP", Card("night_attack#1")).do("BG", Pass())
    assert [(one.seat, one.how) for one in board.told(events.Declared)] == [(0, "draw"), (1, "draw")]


def test_b42_negated():
    """B-42: a stratagem takes the text of the enemy's tactic away, not its number."""
    board = Board("EP NI BG LA").own("NI", "velbazhd").own("EP", "skopje").put("skopje", "EP", "3r")
    board.put("velbazhd", "NI", "1r").hold("NI", "stratagem#1").hold("EP", "weight_of_numbers#1").turn(
        "EP", "offensive"
    )
    march_all(board.offensive("EP", "velbazhd"), "EP", "velbazhd").do("NI", Done(), Pass()).do("EP", Pass(), Hand())
    board.do("NI", Hand(), Tactic("stratagem#1")).do("EP", Tactic("weight_of_numbers#1"))
    parts = {part.source: part.amount for part in board.told(events.BattleRound)[0].attackers.parts}
    assert parts["weight_of_numbers"] == 2


def test_b43_ransom():
    """B-43: the owner of a captive frees it on its own turn, and the captor is paid."""
    from games.balkans.rules.public import Captive

    board = Board("LA BG").gold("LA", 4).turn("LA", "harvest")
    board.state.captives = (Captive(0, "royal", 1),)
    assert reserve(board.state, 0, "royal") == 0
    board.do("LA", Ransom("royal", 1))
    assert (board.state.gold, reserve(board.state, 0, "royal")) == ([0, 9], 1)


def test_b44_together():
    """B-44: allies fight on one side, one tactic counts, losses are divided."""
    board = Board("LA BG EP", mode="advanced").ally("BG", "EP").own("LA", "philippopolis")
    board.put("sredets", "BG", "1r").put("sredets", "EP", "1r").put("philippopolis", "LA", "1e 3r")
    board.hold("EP", "mountain_blow#1").coming("advance", "skirmish").turn("LA", "offensive")
    march_all(board.offensive("LA", "sredets"), "LA", "sredets")
    board.until("battle_choice").do("BG", Meet("field")).do("EP", Pass(), Hand(), Tactic("mountain_blow#1"))
    assert board.asked() == ["BG"]
    board.do("BG", Count(1))
    assert strengths(board) == [(8, 3)]
    assert [one.n for one in board.told(events.Losses)] == [0, 2]
    assert (board.owner("sredets"), board.armies("sredets")) == ("LA", "LA 3r 1e")


@pytest.mark.parametrize(("own", "guest", "shares"), [("3r", "3r", (2, 1)), ("1r", "3r", (1, 2))])
def test_b45_uneven_losses(own, guest, shares):
    """B-45: the owner bears the odd loss; what one cannot bear passes on."""
    from games.balkans.rules.context import MoveContext
    from games.balkans.rules.troops.casualties import spread
    from games.balkans.rules.war.battle import begin

    board = Board("BG EP LA").ally("BG", "EP").put("sredets", "BG", own).put("sredets", "EP", guest)
    board.put("sredets", "LA", "1r")
    begin(MoveContext(board.state, board.chance), "field", "sredets", (2,), (0, 1))
    demands = spread(board.state, board.state.frames[-1], "defenders", 3, "any")
    assert demands == (Demand(0, shares[0], "any"), Demand(1, shares[1], "any"))


@pytest.mark.parametrize(("lands", "taker"), [(5, "VE"), (6, "LA")])
def test_b46_who_takes_it(lands, taker):
    """B-46: of several conquerors the one with fewer lands takes it, then the one who came first."""
    board = Board("LA VE BG EP").ally("LA", "VE").own("LA", "philippopolis")
    if lands == 6:
        board.own("VE", "athens")
    board.put("vidin", "LA", "1r").put("vidin", "VE", "1r").razbor()
    assert board.owner("vidin") == taker


def test_b47_occupied():
    """B-47: who comes to an occupied land fights the occupier first; the owner then chooses."""
    board = Board("EP BG LA").own("EP", "nis").put("vidin", "BG", "1e").put("vidin", "LA", "1r").put("nis", "EP", "2e")
    board.coming("advance", "confusion").turn("EP", "offensive")
    march_all(board.offensive("EP", "vidin"), "EP", "vidin")
    began = board.told(events.BattleBegan)[0]
    assert (began.kind, began.attackers, began.defenders) == ("field", (0,), (2,))
    assert (board.phase, board.asked()) == ("battle_choice", ["BG"])
    board.do("BG", Meet("siege"))
    assert (board.owner("vidin"), board.armies("vidin")) == ("BG", "EP 2e | BG 1e")


def test_b49_lent_fleets():
    """B-49: an ally lends fleets; a lent fleet may be lost, and is its owner's again."""
    board = Board("LA BG NI EP").ally("BG", "NI").own("BG", "thrace").put("thrace", "BG", "1r")
    board.put("constantinople", "LA", "1e 2r").fleet("black_sw", "NI", 2).coming("advance", "confusion")
    board.turn("LA", "offensive")
    march_all(board.offensive("LA", "thrace"), "LA", "thrace").do("BG", Meet("field"))
    assert (board.phase, board.asked()) == ("battle_lend", ["NI"])
    board.do("NI", Lend(1))
    parts = {part.source: part.amount for part in board.told(events.BattleRound)[0].defenders.parts}
    assert parts["fleets"] == 2
    board.do("BG", Lose(("black_sw:1@2",)))
    assert board.ships("black_sw", "NI") == (1, 0, 0, 0)
    assert reserve(board.state, 2, "fleet") == 4


@pytest.mark.parametrize(("loss", "base"), [("kopsis:regular:1", 3), ("black_sw:1", 4)])
def test_b62_leaving_a_battle(loss, base):
    """B-62: who has no army left in the land is out of the battle, with his fleets."""
    board = Board("LA BG EP").ally("BG", "EP").put("kopsis", "BG", "1r").put("kopsis", "EP", "2r")
    board.fleet("black_sw", "BG").put("thrace", "LA", "1e 3r").coming("advance", "skirmish", "confusion")
    board.coming("advance", "skirmish", "confusion", "raid", "raid", "entrench").turn("LA", "offensive")
    march_all(board.offensive("LA", "kopsis"), "LA", "kopsis")
    board.do("BG", Count(1))
    assert strengths(board) == [(8, 6)]
    board.do("BG", Lose((loss,)))
    for name in ("BG", "EP"):
        if board.asked() == [name]:
            board.do(name, Stay())
    board.do("LA", Stay())
    if board.phase == "battle_side_tactic":
        board.do("BG", Count(1))
    second = board.told(events.BattleRound)[1]
    assert sum(part.amount for part in second.defenders.parts if part.source not in {"raid", "entrench"}) >= base
    assert sum(p.amount for p in second.attackers.parts if p.source in {"armies", "crusaders"}) == 6


def test_order_cards_and_straits_are_importable():
    """The moves used elsewhere parse from their texts."""
    assert [str(move) for move in (Ask("bosphorus"), Grant(), With(()), Order("arming"), Draw())] == [
        "ask bosphorus", "grant", "with -", "order arming", "draw",
    ]  # fmt: skip
