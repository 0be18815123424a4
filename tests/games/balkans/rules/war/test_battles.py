"""Battles up to the result of a round (RULES 5.9.1–5.9.7)."""

import pytest

from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frames import Battle, Demand, FieldChoice, PlayedCard
from games.balkans.rules.moves import (
    BreakAlliance,
    Card,
    Choose,
    Count,
    Done,
    Draw,
    Hand,
    Lend,
    Lose,
    March,
    Meet,
    Order,
    Pass,
    Retreat,
    Stay,
    Tactic,
    With,
    Withdraw,
)
from games.balkans.rules.public import Loan
from games.balkans.rules.state import reserve
from games.balkans.rules.troops.casualties import pieces, spread
from games.balkans.rules.troops.conditions import Troops, troops
from games.balkans.rules.troops.strength import balance, strength
from games.balkans.rules.war.battle import begin
from games.balkans.rules.war.field_choice import ahead
from tests.games.balkans.positions import Board
from tests.games.balkans.rules.scenarios import all_pass, battles, nowhere, strengths


def terms(side):
    return {part.source: part.amount for part in side.parts}


def test_b01_standard_battle():
    """B-01: the rulebook's example of a standard battle, three rounds and a retreat."""
    board = Board("EP BG").own("BG", "philippopolis").own("EP", "velbazhd")
    board.put("philippopolis", "BG", "2r 1e 1R").put("velbazhd", "EP", "3r 1e 1R").gold("EP", 3)
    board.hold("BG", "ambush#1", "boyar_retinue#1").hold(
        "EP", "mercenary_army#1", "weight_of_numbers#1", "weight_of_numbers#2", "mountain_blow#1",
        "albanian_highlanders#1",
    )  # fmt: skip
    board.coming("confusion", "advance").turn("EP", "offensive")
    board.offensive("EP", "philippopolis").march("EP", "philippopolis")
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
    board.offensive("LA", "thrace").march("LA", "thrace").until("battle_choice")
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
    assert [(captive.owner, captive.kind, captive.captor) for captive in board.state.captives] == [(0, "royal", 1)]
    assert reserve(board.state, 0, "royal") == 0


def test_b40_start_cards_empty_the_field():
    """B-40: without an army the battle is lost before its first round, fleets or not."""
    board = Board("LA BG").put("thrace", "LA", "1r").put("kopsis", "BG", "1r").fleet("black_sw", "LA")
    board.hold("BG", "cuman_cavalry#1").hold("LA", "triumph#1").turn("LA", "offensive")
    board.offensive("LA", "kopsis").march("LA", "kopsis").do("BG", Done(), Card("cuman_cavalry#1"))
    board.do("LA", Pass())
    assert not board.told(events.BattleRound)
    assert (board.phase, board.asked()) == ("battle_end", ["LA"])
    board.do("LA", Pass())
    assert (board.owner("kopsis"), board.armies("kopsis")) == ("BG", "BG 1r")


def test_the_owner_may_fight_the_victor_over_an_occupier_in_the_field():
    """RULES 5.9: the owner may fight who has driven off the occupier, at once and without walls."""
    board = Board("EP BG LA").own("EP", "nis").put("vidin", "BG", "1e").put("vidin", "LA", "1r").put("nis", "EP", "3e")
    board.coming("advance", "confusion", "advance", "confusion").turn("EP", "offensive").offensive("EP", "vidin")
    board.march("EP", "vidin").do("BG", Meet("field"))
    assert battles(board)[1] == ("field", "vidin", (0,), (1,))
    assert "fortress" not in terms(board.told(events.BattleRound)[1].defenders)


def test_relief_fights_the_occupier_after_the_attacker_failed():
    """RULES 5.9: the owner's relief meets the occupier who has just beaten a third player."""
    board = Board("EP BG LA").own("EP", "nis").put("nis", "EP", "1r").put("tarnovo", "BG", "2e")
    board.put("vidin", "LA", "3r").coming("confusion", "advance", "raid", "raid").turn("EP", "offensive")
    board.offensive("EP", "vidin").march("EP", "vidin")
    board.do("BG", March("vidin", ("tarnovo:elite:1", "tarnovo:elite:2")))
    assert battles(board)[:2] == [("field", "vidin", (0,), (2,)), ("field", "vidin", (2,), (1,))]


def test_a_standard_battle_ignores_attack_and_defence():
    """RULES 5.9.5: a lost round costs one troop, whatever the numbers."""
    board = Board("LA BG").put("thrace", "LA", "9r").put("kopsis", "BG", "2r").coming("pincer", "raid")
    board.turn("LA", "offensive").offensive("LA", "kopsis")
    board.do("LA", March("kopsis", tuple(f"thrace:regular:{n}" for n in range(1, 10))))
    assert (board.armies("kopsis"), board.told(events.Losses)) == ("LA 9r | BG 1r", [])


def test_the_winner_of_a_round_may_leave_the_field():
    """RULES 5.9.5: if the loser stays the winner may go, and has then lost the battle."""
    board = Board("LA BG").put("thrace", "LA", "3r").put("kopsis", "BG", "3r").coming("advance", "confusion")
    board.own("LA", "philippopolis").turn("LA", "offensive").offensive("LA", "kopsis").march("LA", "kopsis")
    board.do("BG", Stay()).do("LA", Retreat(), Withdraw("philippopolis"))
    assert (board.owner("kopsis"), board.armies("kopsis")) == ("BG", "BG 2r")
    assert board.armies("philippopolis") == "LA 3r"


def test_one_of_two_allies_may_retreat_alone():
    """RULES 5.9: who retreats alone withdraws at once; the rest goes on with what is left."""
    board = Board("LA BG EP").ally("BG", "EP").put("kopsis", "BG", "3r").put("kopsis", "EP", "3r").own("BG", "nis")
    board.put("thrace", "LA", "9r").turn("LA", "offensive").coming("advance", "skirmish", "confusion")
    board.offensive("LA", "kopsis").do("LA", March("kopsis", tuple(f"thrace:regular:{n}" for n in range(1, 10))))
    board.do("BG", Count(1), Retreat()).do("EP", Stay()).do("BG", Withdraw("tarnovo"))
    assert (board.armies("kopsis"), board.armies("tarnovo")) == ("LA 9r | EP 3r", "BG 2r")
    board.do("LA", Stay())
    assert strengths(board)[0] == (11, 8)
    assert terms(board.told(events.BattleRound)[1].defenders)["armies"] == 3


@pytest.mark.parametrize(("cards", "total", "defence"), [((), 3, 2), (("siege_engines#1",), 1, 0)])
def test_a_strong_fortress_helps_twice_in_an_advanced_siege(cards, total, defence):
    """RULES 5.9.6: a golden fortress is worth 2 strength and 2 defence; engines take both away."""
    board = Board("BG LA", mode="advanced").put("tarnovo", "BG", "1r").put("tarnovo", "LA", "4r").gold("LA", 1)
    board.own("LA", "vidin").hold("LA", *cards).coming("raid", "confusion").razbor()
    board.do("LA", *(Card(card) for card in cards))
    assert board.told(events.BattleRound)[0].defenders.total == total
    of_defenders = board.told(events.Losses)[1]
    assert sum(term.amount for term in of_defenders.defence) == defence


def test_an_odd_loss_falls_on_the_earlier_occupier():
    """RULES 5.9.6: of three losses two are borne by the attacker who came first."""
    board = Board("LA EP BG", mode="advanced").ally("LA", "EP").put("sredets", "EP", "2r 1e").put("sredets", "LA", "3r")
    board.put("sredets", "BG", "5r").hold("BG", "furious_warriors#1").coming("confusion", "confusion").razbor()
    all_pass(board, "battle_declare")
    while board.asked() != ["BG"]:
        board.do(board.asked()[0], Draw())
    board.do("BG", Hand(), Tactic("furious_warriors#1")).do("EP", Count(0))
    assert [event.n for event in board.told(events.Losses)] == [3, 0]
    assert (board.asked(), board.armies("sredets")) == (["EP"], "LA 2r | EP 2r 1e | BG 5r")
    assert board.refused("EP", Lose(("sredets:regular:1",)))


def test_a_levy_may_save_a_battle_already_empty():
    """RULES 5.9.3: whose last army was struck down may still raise new ones before the first round."""
    board = Board("BG EP").own("BG", "pelagonia").put("pelagonia", "BG", "3r").own("EP", "ohrid").gold("EP", 2)
    board.put("valona", "EP", "1r").own("BG", "ohrid").hold("BG", "cuman_cavalry#1").hold("EP", "local_militia#1")
    board.put("ohrid", "BG", "2r").turn("BG", "offensive").coming("confusion", "advance").offensive("BG", "valona")
    board.do("BG", March("valona", ("ohrid:regular:1", "ohrid:regular:2"))).until("battle_start")
    board.do("EP", Pass()).do("BG", Card("cuman_cavalry#1")).do("EP", Card("local_militia#1"), Choose("2"))
    assert (strengths(board), board.state.gold[1]) == ([(2, 5)], 0)


def test_an_allied_storm_gives_the_empty_fortress_to_the_smaller():
    """RULES 5.9: an assault on an empty fortress beside an ally takes it at once, for who has fewer lands."""
    board = Board("LA EP BG").ally("LA", "EP").own("LA", "nis").put("vidin", "EP", "1r").put("nis", "LA", "1r")
    board.hold("LA", "storm_assault#1").turn("LA", "offensive")
    board.do("LA", Order("offensive"), With(("storm_assault#1",)), Choose("vidin")).march("LA", "vidin")
    assert (board.owner("vidin"), board.armies("vidin")) == ("EP", "LA 1r | EP 1r")


def test_in_razbor_nobody_is_on_turn():
    """Who breaks an alliance in Razbor and defends an own land declares after the attackers."""
    board = Board("BG EP LA").ally("BG", "EP").put("sredets", "BG", "2r").put("sredets", "EP", "2r")
    board.hold("BG", "furious_warriors#1").hold("EP", "mountain_blow#1").razbor().do("BG", BreakAlliance())
    board.until("battle_declare")
    battle = board.state.frames[-1]
    assert (battle.attackers, battle.defenders, board.asked()) == ((1,), (0,), ["EP"])


def test_fleets_alone_hold_no_land():
    """RULES 5.9.5: whose last army falls has lost the battle, however many fleets lie beside the land."""
    board = Board("LA BG").put("kopsis", "BG", "1r").fleet("black_sw", "BG").put("thrace", "LA", "2e 1R")
    board.coming("advance", "confusion").turn("LA", "offensive").offensive("LA", "kopsis").march("LA", "kopsis")
    board.do("BG", Lose(("kopsis:regular:1",)))
    assert (board.told(events.BattleOver)[0].winner, board.owner("kopsis")) == ("attackers", "LA")
    assert board.ships("black_sw", "BG") == (1, 0, 0, 0)


@pytest.mark.parametrize(("n", "shares"), [(3, (1, 1, 1)), (4, (1, 2, 1)), (5, (1, 3, 1)), (7, (1, 3, 3))])
def test_losses_among_three(n, shares):
    """RULES 5.9.6: spread equally, the odd ones from the leader on; what one cannot bear passes on."""
    board = Board("BG EP LA NI").ally("BG", "EP", "NI").put("sredets", "LA", "1r")
    board.put("sredets", "BG", "1r").put("sredets", "EP", "5r").put("sredets", "NI", "5r")
    begin(MoveContext(board.state, board.chance), "field", "sredets", (2,), (0, 1, 3))
    demands = spread(board.state, board.state.frames[-1], "defenders", n, "any")
    assert demands == tuple(Demand(seat, share, "any") for seat, share in zip((0, 1, 3), shares, strict=True))


@pytest.mark.parametrize(("answer", "fleets"), [(Lend(1), 2), (Pass(), 0)])
def test_fleets_are_lent_or_not(answer, fleets):
    """RULES 5.9.2: all of an ally's fleets beside the land or none, which is told; they add to the strength."""
    board = Board("LA BG NI EP").ally("BG", "NI").own("BG", "thrace").put("thrace", "BG", "1r")
    board.put("constantinople", "LA", "1e 2r").fleet("black_sw", "NI", 2).coming("confusion", "advance")
    board.turn("LA", "offensive").offensive("LA", "thrace").march("LA", "thrace").do("BG", Meet("field"))
    assert (board.asked(), board.moves("NI")) == (["NI"], (Lend(1), Pass()))
    board.do("NI", answer)
    assert board.told(events.FleetsLent) == ([events.FleetsLent(2, 1, 2)] if fleets else [])
    assert (events.Passed(2) in board.told(events.Passed)) is not bool(fleets)
    parts = {part.source: part.amount for part in board.told(events.BattleRound)[0].defenders.parts}
    assert parts.get("fleets", 0) == fleets


def test_a_lent_fleet_is_the_borrowers_alone_for_the_whole_turn():
    """RULES 5.9.2: where the lender fights later in the turn, what it has lent neither counts nor can be lost twice."""
    board = Board("LA BG NI EP").ally("BG", "NI").fleet("black_sw", "NI", 2)
    board.own("NI", "thrace").put("thrace", "NI", "1r").turn("LA", "offensive")
    battle = Battle("field", "thrace", (0,), (2,), 0, owner=2)
    assert (troops(board.state, battle, 2).fleets, len(pieces(board.state, battle, 2, "fleet"))) == (2, 2)
    board.state.loans = (Loan(2, 1, ("black_sw",)),)
    assert (troops(board.state, battle, 2).fleets, pieces(board.state, battle, 2, "fleet")) == (0, [])
    at_sea = Battle("sea", "black_sw", (0,), (2,), 0)
    assert (troops(board.state, at_sea, 2).fleets, len(pieces(board.state, at_sea, 2, "fleet"))) == (2, 2)


@pytest.mark.parametrize(("first", "leaders"), [(0, (1, 2)), (3, (1, 3))])
def test_who_leads_at_sea(first, leaders):
    """RULES 5.9.1: where nobody owns and nobody arrived, whose turn it is; else the first in turn order."""
    board = Board("BG EP LA NI").ally("BG", "EP").ally("LA", "NI").turn("EP", "offensive")
    for name in board.names:
        board.fleet("white", name)
    board.state.first = first
    begin(MoveContext(board.state, board.chance), "sea", "white", (0, 1), (2, 3))
    assert board.state.frames[-1].leaders == leaders


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


def test_all_troops_count():
    """RULES 5.9: regular, elite and royal armies, and fleets."""
    troops = Troops(regular=1, elite=2, royal=4, fleets=8)
    assert (troops.total, troops.strong) == (15, 6)


def test_walls_count_for_who_is_besieged():
    """RULES 5.9.4: the owner of a fortress who weighs a siege against a battle in the field has walls in the siege."""
    board = Board("BG LA").put("constantinople", "LA", "1r").put("constantinople", "BG", "3r").turn("BG", "offensive")
    choice = FieldChoice(1, "constantinople")
    assert [balance(board.state, ahead(board.state, choice, how)) for how in ("field", "siege")] == [(3, 1), (3, 3)]


def test_a_participant_out_of_the_battle_has_no_troops_in_it():
    """RULES 5.9.1: whatever stands there of a participant who has left, no card finds a troop of it."""
    board = Board("BG LA").put("thrace", "LA", "1r 1e 1R").fleet("black_sw", "LA", 2).turn("BG", "offensive")
    fight = Battle("field", "thrace", (0,), (1,), 0)
    assert troops(board.state, fight, 1) == Troops(1, 1, 1, 2)
    fight.left = (1,)
    assert troops(board.state, fight, 1) == Troops(0, 0, 0, 0)
    assert pieces(board.state, fight, 1, "any") == []


def test_an_army_that_retreats_without_refuge_counts_as_a_loss():
    """RULES 5.9.5, 5.9.9: who retreats alone and finds no refuge has lost that army as well as the one of the round."""
    board = nowhere().do("EP", Stay())
    assert (board.armies("laconia"), board.state.frames[-1].losses) == ("BG 4R | EP 2r", (0, 2, 0))


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
