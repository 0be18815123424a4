"""Situations of war with exact numbers, as a careful player would try them; each names its heading."""

from __future__ import annotations

import pytest

from games.balkans.rules import events
from games.balkans.rules.frames import Offensive
from games.balkans.rules.moves import (
    Ask,
    BuildHome,
    Card,
    Choose,
    Count,
    Done,
    Draw,
    Fight,
    Grant,
    Hand,
    Lend,
    Lose,
    March,
    Meet,
    Order,
    Pass,
    Refuse,
    Retreat,
    Sail,
    Stay,
    Tactic,
    With,
    Withdraw,
)
from games.balkans.rules.public import Captive
from games.balkans.rules.state import reserve
from tests.games.balkans.positions import Board

LATIN_LANDS = ("constantinople", "thrace", "gallipoli", "nicomedia", "rhodope")


def battles(board):
    return [(one.kind, one.at, one.attackers, one.defenders) for one in board.told(events.BattleBegan)]


def totals(board):
    return [(one.attackers.total, one.defenders.total) for one in board.told(events.BattleRound)]


def terms(side):
    return {part.source: part.amount for part in side.parts}


def all_pass(board, phase):
    """Let everybody play no card, draw their tactic and hold out until a phase."""
    while board.phase != phase:
        name = board.asked()[0]
        board.do(name, next(one for one in (Pass(), Done(), Draw(), Stay()) if one in board.moves(name)))
    return board


# ---- sieges --------------------------------------------------------------------------------------------------------


def test_the_last_land_falls_before_the_roll_is_called():
    """Razbor 1, 4, 5: a fortress that falls in Razbor eliminates its owner and already scores for its taker."""
    # Ten lands, and one for a coast of the White Sea.
    board = Board("BG LA EP").own("BG", *LATIN_LANDS[1:]).put("constantinople", "BG", "1r").razbor()
    all_pass(board, "planning")
    assert board.state.status[1] == "eliminated"
    assert board.state.influence == [11, 0, 5]


def test_the_first_player_orders_the_sieges_of_others():
    """Razbor 1: who has the marker picks the next siege, without any part in it."""
    board = Board("EP BG LA").put("vidin", "LA", "2r").put("sredets", "LA", "2r").put("sredets", "BG", "1r")
    board.razbor()
    assert (board.phase, board.asked()) == ("choose_battle", ["EP"])
    board.do("EP", Fight("sredets"))
    assert battles(board) == [("siege", "sredets", (2,), (1,))]


def test_who_joins_an_own_siege_starts_no_battle():
    """Offensive, sieges: an army more before the walls changes nothing until Razbor."""
    board = Board("LA BG").own("LA", "nis").put("nis", "LA", "2r").put("vidin", "LA", "1r").put("vidin", "BG", "1e")
    board.turn("LA", "offensive").offensive("LA", "vidin").march("LA", "vidin").until("turn")
    assert (battles(board), board.armies("vidin")) == ([], "LA 3r | BG 1e")


def test_who_sallies_with_a_relief_fights_beside_it():
    """Offensive, sieges: when the owner's ally arrives, garrison and relief defend together in the open."""
    board = Board("EP BG LA").ally("EP", "BG").own("EP", "nis").put("nis", "EP", "2r").put("vidin", "BG", "1e")
    board.put("vidin", "LA", "4r").coming("confusion", "advance", "advance").turn("EP", "offensive")
    board.offensive("EP", "vidin").march("EP", "vidin")
    assert battles(board) == [("field", "vidin", (2,), (0, 1))]
    assert (board.phase, board.asked()) == ("battle_side_tactic", ["BG"])


def test_a_garrison_that_leaves_leaves_an_empty_fortress():
    """Offensive, sieges: besieged armies may march away; what they leave falls in Razbor without a battle."""
    board = Board("BG LA").put("vidin", "BG", "1r").put("vidin", "LA", "1r").turn("BG", "offensive")
    board.offensive("BG", "tarnovo").march("BG", "tarnovo")
    assert (board.armies("tarnovo"), board.armies("vidin")) == ("BG 1r", "LA 1r")
    board.razbor()
    assert (board.owner("vidin"), battles(board)) == ("LA", [])


def test_the_victor_over_an_occupier_meets_the_owner_in_the_open():
    """Battles of several: the owner may fight who has driven off the occupier, at once and without walls."""
    board = Board("EP BG LA").own("EP", "nis").put("vidin", "BG", "1e").put("vidin", "LA", "1r").put("nis", "EP", "3e")
    board.coming("advance", "confusion", "advance", "confusion").turn("EP", "offensive").offensive("EP", "vidin")
    board.march("EP", "vidin").do("BG", Meet("field"))
    assert battles(board)[1] == ("field", "vidin", (0,), (1,))
    assert "fortress" not in terms(board.told(events.BattleRound)[1].defenders)


def test_relief_still_fights_the_occupier_when_the_newcomer_fails():
    """Battles of several: the owner's relief meets the occupier who has just beaten a third player."""
    board = Board("EP BG LA").own("EP", "nis").put("nis", "EP", "1r").put("tarnovo", "BG", "2e")
    board.put("vidin", "LA", "3r").coming("confusion", "advance", "raid", "raid").turn("EP", "offensive")
    board.offensive("EP", "vidin").march("EP", "vidin")
    board.do("BG", March("vidin", ("tarnovo:elite:1", "tarnovo:elite:2")))
    assert battles(board)[:2] == [("field", "vidin", (0,), (2,)), ("field", "vidin", (2,), (1,))]


def test_a_fortress_without_an_owner_is_stormed_at_once():
    """Offensive, sieges: a neutral fortress adds its strength and is not besieged."""
    board = Board("BG LA").put("vidin", "BG", "3r").coming("advance", "advance").turn("BG", "offensive")
    board.offensive("BG", "belgrade").march("BG", "belgrade")
    assert (totals(board), board.owner("belgrade")) == ([(5, 4)], "BG")


def test_a_besieger_who_marches_off_ends_the_siege():
    """Offensive, sieges: without an army before its walls a land is free again, and everybody hears of it."""
    board = Board("LA BG").put("vidin", "LA", "1r").put("vidin", "BG", "1r").own("LA", "nis").turn("LA", "offensive")
    board.offensive("LA", "nis").march("LA", "nis").until("turn")
    assert (board.armies("vidin"), board.told(events.SiegeEnded)) == ("BG 1r", [events.SiegeEnded("vidin")])


def test_a_besieger_who_goes_aboard_ends_the_siege():
    """Offensive, sieges: so does one who leaves by sea."""
    board = Board("VE EP BG LA").put("arta", "VE", "1r").fleet("ionian", "VE")
    board.turn("VE", "offensive").offensive("VE", "kefalonia")
    board.do("VE", Sail("ionian"), Choose("regular@arta"))
    assert board.told(events.SiegeEnded) == [events.SiegeEnded("arta")]


# ---- battles -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("shelter", "places"), [("own", 2), ("besieged", 1), ("ally", 2), ("neutral", 1)])
def test_where_the_beaten_may_go(shelter, places):
    """Retreat: to an own or allied land next door without enemies, never to a neutral one."""
    board = Board("LA BG EP").ally("BG", "EP").own("BG", "nis").own("LA", "vidin").own(None, "tarnovo", "kopsis")
    board.own({"own": "BG", "besieged": "BG", "ally": "EP", "neutral": None}[shelter], "philippopolis")
    if shelter == "besieged":
        board.put("philippopolis", "LA", "1r")
    board.put("sredets", "BG", "2r").put("vidin", "LA", "4r").coming("advance", "confusion").turn("LA", "offensive")
    board.offensive("LA", "sredets").do("LA", March("sredets", tuple(f"vidin:regular:{n}" for n in (1, 2, 3, 4))))
    board.until("battle_choice").do("BG", Meet("field"), Retreat())
    if places == 1:
        assert board.armies("nis") == "BG 1r"
    else:
        assert board.moves("BG") == (Withdraw("nis"), Withdraw("philippopolis"))


def test_who_flees_with_nowhere_to_go_gives_up_his_troops():
    """Retreat: armies without a refuge leave the board; a royal one costs 2 Influence and brings the victor 2."""
    board = Board("LA BG").own("BG", "laconia").put("laconia", "BG", "1r 1R").own("LA", "achaea").influence("BG", 3)
    board.put("achaea", "LA", "5r").coming("cavalry_charge", "confusion").turn("LA", "offensive")
    board.offensive("LA", "laconia").march("LA", "laconia").do("BG", Lose(("laconia:regular:1",)), Retreat())
    assert (board.owner("laconia"), board.armies("laconia")) == ("LA", "LA 5r")
    assert board.state.influence == [2, 1]
    assert reserve(board.state, 1, "royal") == 1


def test_a_royal_army_struck_before_the_battle_counts_as_destroyed():
    """Royal army destroyed: also by a card for the beginning of a battle."""
    board = Board("LA BG").put("thrace", "LA", "1R").put("kopsis", "BG", "1r").hold("BG", "cuman_cavalry#1")
    board.influence("LA", 5).turn("LA", "offensive").offensive("LA", "kopsis").march("LA", "kopsis")
    board.do("BG", Done(), Card("cuman_cavalry#1"))
    assert board.state.influence == [3, 2]


def test_a_royal_army_goes_down_with_its_fleet_and_may_be_fished_out():
    """Royal army destroyed: aboard too; who has won may then capture it."""
    board = Board("LA BG EP").fleet("white", "LA", 1, "royal").own("BG", "thessaly").fleet("cretan", "BG", 2)
    board.own("EP", "euboea").influence("LA", 7).turn("BG", "offensive").hold("BG", "capture#1")
    board.coming("advance", "confusion").offensive("BG", "euboea")
    board.do("BG", Sail("cretan"), Choose("white")).do("BG", Sail("cretan"), Choose("white"))
    all_pass(board, "battle_end")
    assert board.state.influence == [5, 2, 0]
    board.do("BG", Card("capture#1"))
    assert board.state.captives == (Captive(0, "royal", 1),)
    assert (reserve(board.state, 0, "royal"), reserve(board.state, 0, "fleet")) == (0, 5)


def test_the_text_of_a_tactic_that_does_not_count_cancels_nothing():
    """Battles of several: only the tactic a side is left with works; the other is laid away without effect."""
    board = Board("EP BG NI LA").ally("BG", "NI").own("EP", "skopje").own("BG", "velbazhd").put("skopje", "EP", "4r")
    board.put("velbazhd", "BG", "1r").put("velbazhd", "NI", "1r").coming("advance")
    board.hold("NI", "stratagem#1").hold("EP", "weight_of_numbers#1").turn("EP", "offensive")
    board.offensive("EP", "velbazhd").do("EP", March("velbazhd", tuple(f"skopje:regular:{n}" for n in (1, 2, 3, 4))))
    all_pass(board, "battle_declare").do("EP", Hand()).do("NI", Hand(), Tactic("stratagem#1"))
    board.do("EP", Tactic("weight_of_numbers#1")).do("BG", Count(1))
    only = board.told(events.BattleRound)[0]
    assert (terms(only.attackers)["weight_of_numbers"], terms(only.defenders)["advance"]) == (3, 2)


def test_a_title_may_be_played_again_in_the_next_battle():
    """Playing a card: the bar on one title holds for a battle, not for all of Razbor."""
    board = Board("BG LA").put("vidin", "LA", "3r").put("sredets", "LA", "3r").put("vidin", "BG", "1r")
    board.put("sredets", "BG", "1r").hold("BG", "mercenary_army#1", "mercenary_army#2").gold("BG", 2)
    board.coming("confusion", "raid", "confusion", "raid").razbor().do("BG", Fight("vidin"), Card("mercenary_army#1"))
    while len(battles(board)) < 2:
        name = board.asked()[0]
        board.do(name, next(one for one in (Pass(), Retreat()) if one in board.moves(name)))
    board.do("BG", Card("mercenary_army#2"))
    assert board.state.gold[0] == 0


def test_neither_side_of_a_standard_battle_knows_attack_or_defence():
    """Standard: a lost round costs one troop, whatever the numbers."""
    board = Board("LA BG").put("thrace", "LA", "9r").put("kopsis", "BG", "2r").coming("pincer", "raid")
    board.turn("LA", "offensive").offensive("LA", "kopsis")
    board.do("LA", March("kopsis", tuple(f"thrace:regular:{n}" for n in range(1, 10))))
    assert (board.armies("kopsis"), board.told(events.Losses)) == ("LA 9r | BG 1r", [])


# ---- at sea --------------------------------------------------------------------------------------------------------


def test_an_army_lands_only_where_its_fleet_has_won():
    """Offensive 5: of two sea battles one is lost; its army stays off the shore, the other lands."""
    board = Board("NI EP BG LA").own("EP", "caria").own("NI", "naxos").put("adramyttion", "NI", "1r")
    board.put("naxos", "NI", "1e").fleet("white", "NI").fleet("cretan", "NI").fleet("icarian", "EP")
    board.fleet("levantine", "EP").coming("advance", "confusion", "confusion", "advance").turn("NI", "offensive")
    board.offensive("NI", "caria").do("NI", Sail("white"), Choose("icarian"), Choose("regular@adramyttion"))
    board.do("NI", Sail("cretan"), Choose("levantine"), Choose("elite@naxos")).until("choose_battle")
    board.do("NI", Fight("icarian"))
    assert [(one.at, one.winner) for one in board.told(events.BattleOver)] == [
        ("icarian", "attackers"), ("levantine", "defenders"),
    ]  # fmt: skip
    assert [(one.sea, one.kind) for one in board.told(events.Landed)] == [("icarian", "regular")]
    assert (board.owner("caria"), board.armies("caria")) == ("NI", "NI 1r")


def test_leave_to_pass_lasts_for_one_order():
    """Straits: what was granted in spring must be asked for again in summer."""
    board = Board("NI LA BG EP").fleet("white", "NI", 2).turn("NI", "offensive", "offensive")
    board.offensive("NI", "bithynia").do("NI", Ask("dardanelles")).do("LA", Grant())
    board.do("NI", Sail("white"), Choose("marmara"), Done()).until("turn")
    board.turn("NI", "offensive").offensive("NI", "bithynia")
    assert Ask("dardanelles") in board.moves("NI")
    order = board.state.frames[-1]
    assert isinstance(order, Offensive)
    assert order.leaves == ()


def test_the_defender_too_asks_leave_of_a_third_player():
    """Straits: fleets that come to the defence pass only with leave, like those of the attacker."""
    board = Board("BG LA NI EP").own("NI", "gallipoli").put("thrace", "BG", "1r").own("BG", "thrace")
    board.fleet("white", "LA").turn("BG", "offensive").offensive("BG", "constantinople")
    board.march("BG", "constantinople")
    assert (board.phase, board.asked(), board.moves("LA")) == ("off_reaction", ["LA"], (Ask("dardanelles"), Done()))
    board.do("LA", Ask("dardanelles"))
    assert board.asked() == ["NI"]
    board.do("NI", Grant()).do("LA", Sail("white"), Choose("marmara"))
    assert board.ships("marmara", "LA") == (1, 0, 0, 0)


def test_fleets_stay_when_the_land_is_lost():
    """Retreat: fleets that fought for a land do not flee with its armies."""
    board = Board("LA BG").put("kopsis", "BG", "2r").fleet("black_sw", "BG").put("thrace", "LA", "5r")
    board.coming("advance", "confusion").turn("LA", "offensive").offensive("LA", "kopsis").march("LA", "kopsis")
    board.do("BG", Lose(("kopsis:regular:1",)), Retreat(), Withdraw("karvuna"))
    assert (board.ships("black_sw", "BG"), board.owner("kopsis")) == ((1, 0, 0, 0), "LA")


def test_a_fleet_of_an_ally_carries_nobody_else():
    """Alliances: a fleet takes only armies of its own player aboard."""
    board = (
        Board("VE EP BG LA").ally("VE", "EP").fleet("ionian", "VE").put("epirus", "EP", "1r").turn("EP", "offensive")
    )
    board.offensive("EP", "kefalonia").until("turn")
    assert (board.armies("epirus"), board.owner("kefalonia")) == ("EP 1r", "neutral")


def test_the_winner_of_a_round_may_leave_the_field():
    """Battle round, standard: if the loser stays the winner may go, and has then lost the battle."""
    board = Board("LA BG").put("thrace", "LA", "3r").put("kopsis", "BG", "3r").coming("advance", "confusion")
    board.own("LA", "philippopolis").turn("LA", "offensive").offensive("LA", "kopsis").march("LA", "kopsis")
    board.do("BG", Stay()).do("LA", Retreat(), Withdraw("philippopolis"))
    assert (board.owner("kopsis"), board.armies("kopsis")) == ("BG", "BG 2r")
    assert board.armies("philippopolis") == "LA 3r"


def test_one_of_two_allies_flees_and_the_other_fights_on():
    """Battles of several: who retreats alone withdraws at once; the rest goes on with what is left."""
    board = Board("LA BG EP").ally("BG", "EP").put("kopsis", "BG", "3r").put("kopsis", "EP", "3r").own("BG", "nis")
    board.put("thrace", "LA", "9r").turn("LA", "offensive").coming("advance", "skirmish", "confusion")
    board.offensive("LA", "kopsis").do("LA", March("kopsis", tuple(f"thrace:regular:{n}" for n in range(1, 10))))
    board.do("BG", Count(1), Retreat()).do("EP", Stay()).do("BG", Withdraw("tarnovo"))
    assert (board.armies("kopsis"), board.armies("tarnovo")) == ("LA 9r | EP 3r", "BG 2r")
    board.do("LA", Stay())
    assert totals(board)[0] == (11, 8)
    assert terms(board.told(events.BattleRound)[1].defenders)["armies"] == 3


def test_two_conquerors_share_the_field_and_not_the_land():
    """Battles of several: the land goes to the attacker with fewer lands, the other stays as a guest."""
    board = Board("LA EP BG").ally("LA", "EP").own("LA", "nis", "philippopolis").put("vidin", "EP", "2r")
    board.put("vidin", "BG", "1r").put("nis", "LA", "2r").put("tarnovo", "BG", "1r")
    board.coming("advance", "advance", "confusion").turn("LA", "offensive").offensive("LA", "vidin").march(
        "LA", "vidin"
    )
    board.do("BG", March("vidin", ("tarnovo:regular:1",)))
    assert battles(board) == [("field", "vidin", (0, 1), (2,))]
    board.do("EP", Count(1)).until("battle_retreat").do("BG", Retreat(), Withdraw("tarnovo"))
    assert (board.owner("vidin"), board.armies("vidin")) == ("EP", "LA 2r | EP 2r")


def test_a_lost_sally_costs_the_fortress():
    """Offensive, sieges: when the relief is beaten in the open the occupier has the land at once."""
    board = Board("BG LA").put("vidin", "LA", "4r").put("tarnovo", "BG", "1r").coming("confusion", "advance")
    board.turn("BG", "offensive").offensive("BG", "vidin").march("BG", "vidin")
    assert (board.owner("vidin"), board.armies("vidin")) == ("LA", "LA 4r")


@pytest.mark.parametrize(("cards", "total", "defence"), [((), 3, 2), (("siege_engines#1",), 1, 0)])
def test_a_strong_fortress_helps_twice_in_an_advanced_siege(cards, total, defence):
    """Strength, losses: a golden fortress is worth 2 strength and 2 defence; engines take both away."""
    board = Board("BG LA", mode="advanced").put("tarnovo", "BG", "1r").put("tarnovo", "LA", "4r").gold("LA", 1)
    board.own("LA", "vidin").hold("LA", *cards).coming("raid", "confusion").razbor()
    board.do("LA", *(Card(card) for card in cards))
    assert board.told(events.BattleRound)[0].defenders.total == total
    of_defenders = board.told(events.Losses)[1]
    assert sum(term.amount for term in of_defenders.defence) == defence


def test_engines_bring_down_the_walls_of_neutrals():
    """Battle with a neutral opponent: Thessalonica has 3 lands and a golden fortress, 5; with engines 3."""
    board = (
        Board("LA BG").own("LA", "pelagonia").put("pelagonia", "LA", "4e").hold("LA", "siege_engines#1").gold("LA", 1)
    )
    board.coming("confusion", "confusion").turn("LA", "offensive").offensive("LA", "thessalonica")
    board.march("LA", "thessalonica").do("LA", Card("siege_engines#1"))
    assert board.told(events.BattleRound)[0].defenders.total == 3


def test_fleets_alone_take_no_land():
    """Offensive 6: who arrives with fleets only has fought for the sea and takes nothing."""
    board = Board("VE EP BG LA").fleet("ionian", "VE").turn("VE", "offensive").offensive("VE", "valona")
    board.do("VE", Sail("ionian"))
    all_pass(board, "turn")
    assert (board.owner("valona"), board.ships("otranto", "VE")) == ("EP", (1, 0, 0, 0))


def test_pursuers_may_catch_the_king():
    """End of the battle, royal army: a king caught in flight is destroyed, 2 Influence from one to the other."""
    board = Board("LA BG").put("thrace", "LA", "2e").put("kopsis", "BG", "1R").hold("LA", "pursuit_squad#1")
    board.influence("BG", 2).coming("cavalry_charge", "confusion").put("kopsis", "BG", "1r").turn("LA", "offensive")
    board.offensive("LA", "kopsis").march("LA", "kopsis")
    all_pass(board, "battle_losses").do("BG", Lose(("kopsis:regular:1",)), Retreat())
    board.do("LA", Card("pursuit_squad#1"))
    assert (board.state.influence, board.owner("kopsis")) == ([2, 0], "LA")


def test_a_manoeuvre_from_the_sea():
    """Manoeuvre: fleets of one sea go apart, one with an army to the one land attacked, one elsewhere."""
    board = (
        Board("VE BG EP LA", manoeuvre=True).fleet("cretan", "VE", 2).put("crete", "VE", "1e").turn("VE", "offensive")
    )
    board.coming("advance", "confusion").do("VE", Order("manoeuvre"), Choose("cretan"), Choose("laconia"))
    board.do("VE", Sail("cretan"), Choose("cretan"), Choose("elite@crete"), Choose("laconia"))
    board.do("VE", Sail("cretan"), Choose("white"))
    assert (board.owner("laconia"), board.armies("laconia")) == ("VE", "VE 1e")
    assert (board.ships("white", "VE"), board.ships("cretan", "VE")) == ((1, 0, 0, 0), (1, 0, 0, 0))


def test_a_manoeuvre_without_an_attack_brings_armies_home():
    """Manoeuvre: armies go apart among own lands, up to two borders, and touch no other."""
    board = Board("BG LA", manoeuvre=True).put("tarnovo", "BG", "2r").turn("BG", "offensive")
    board.do("BG", Order("manoeuvre"), Choose("none"))
    board.do("BG", Choose("vidin"), March("vidin", ("tarnovo:regular:1",)))
    places = {one.what for one in board.moves("BG") if isinstance(one, Choose)}
    assert places == {"karvuna", "kopsis", "sredets", "vidin"}
    board.do("BG", Choose("karvuna"), March("karvuna", ("tarnovo:regular:1",)))
    assert (board.armies("vidin"), board.armies("karvuna")) == ("BG 1r", "BG 1r")


def test_a_preparation_counts_against_neutrals_too():
    """Playing a card: what lies open for a round adds its strength to each battle of its player."""
    board = Board("BG LA").gold("BG", 2).hold("BG", "grand_preparation#1").razbor(2)
    board.do("BG", Card("grand_preparation#1"))
    all_pass(board, "planning")
    board.put("vidin", "BG", "1r").turn("BG", "offensive").coming("confusion", "confusion").offensive("BG", "nis")
    all_pass(board.march("BG", "nis"), "turn_close")
    assert (totals(board), board.owner("nis")) == ([(2, 1)], "BG")


def test_an_odd_loss_falls_on_the_earlier_occupier():
    """Battles of several, advanced: of three losses two are borne by the attacker who came first."""
    board = Board("LA EP BG", mode="advanced").ally("LA", "EP").put("sredets", "EP", "2r 1e").put("sredets", "LA", "3r")
    board.put("sredets", "BG", "5r").hold("BG", "furious_warriors#1").coming("confusion", "confusion").razbor()
    all_pass(board, "battle_declare")
    while board.asked() != ["BG"]:
        board.do(board.asked()[0], Draw())
    board.do("BG", Hand(), Tactic("furious_warriors#1")).do("EP", Count(0))
    assert [one.n for one in board.told(events.Losses)] == [3, 0]
    assert (board.asked(), board.armies("sredets")) == (["EP"], "LA 2r | EP 2r 1e | BG 5r")
    assert board.refused("EP", Lose(("sredets:regular:1",)))


def test_an_ally_without_an_army_there_does_not_count_unasked():
    """Effects of an alliance: fleets of an ally help in a battle on land only when they are lent."""
    board = Board("LA BG NI EP").ally("BG", "NI").put("kopsis", "BG", "1r").fleet("black_sw", "NI", 2)
    board.put("thrace", "LA", "3r").coming("confusion", "confusion").turn("LA", "offensive").offensive("LA", "kopsis")
    board.march("LA", "kopsis").do("NI", Pass())
    assert totals(board) == [(3, 1)]


def test_a_levy_may_save_a_battle_already_empty():
    """Beginning of the battle: whose last army was struck down may still raise new ones before the first round."""
    board = Board("BG EP").own("BG", "pelagonia").put("pelagonia", "BG", "3r").own("EP", "ohrid").gold("EP", 2)
    board.put("valona", "EP", "1r").own("BG", "ohrid").hold("BG", "cuman_cavalry#1").hold("EP", "local_militia#1")
    board.put("ohrid", "BG", "2r").turn("BG", "offensive").coming("confusion", "advance").offensive("BG", "valona")
    board.do("BG", March("valona", ("ohrid:regular:1", "ohrid:regular:2"))).until("battle_start")
    board.do("EP", Pass()).do("BG", Card("cuman_cavalry#1")).do("EP", Card("local_militia#1"), Choose("2"))
    assert (totals(board), board.state.gold[1]) == ([(2, 5)], 0)


def test_what_stayed_aboard_lands_by_a_later_order():
    """Carrying armies: an army aboard goes ashore by another Offensive, without its fleet moving."""
    board = Board("EP BG").fleet("ionian", "EP", 1, "elite").turn("EP", "offensive").coming("advance", "confusion")
    board.offensive("EP", "kefalonia").do("EP", Sail("ionian+elite"))
    assert (board.owner("kefalonia"), board.armies("kefalonia")) == ("EP", "EP 1e")
    assert board.ships("ionian", "EP") == (1, 0, 0, 0)


def test_the_attacker_may_refuse_the_defender_his_own_strait():
    """Straits: a defender's fleets need leave even of the very player who attacks."""
    board = Board("LA NI BG EP").put("nicomedia", "LA", "1r").fleet("white", "NI").turn("LA", "offensive")
    board.offensive("LA", "nicaea").march("LA", "nicaea").do("NI", Ask("dardanelles"))
    assert board.asked() == ["LA"]
    board.do("LA", Refuse())
    assert board.refused("NI", Sail("white"))


def test_who_storms_a_fortress_and_dies_there_takes_nothing():
    """Offensive 6, advanced: without a surviving army the victors leave the land to its owner; the siege is over."""
    board = Board("BG LA", mode="advanced").put("sredets", "BG", "1r").put("sredets", "LA", "2r")
    board.coming("pincer", "raid").razbor()
    assert (totals(board), [one.n for one in board.told(events.Losses)]) == ([(5, 2)], [2, 1])
    assert (board.told(events.BattleOver)[0].winner, board.owner("sredets")) == ("attackers", "BG")
    assert (board.armies("sredets"), board.told(events.SiegeEnded)) == ("", [events.SiegeEnded("sredets")])


def test_an_ally_alone_inside_holds_the_fortress():
    """Effects of an alliance: a guest is a defending army; its host is asked and may lend it fleets."""
    board = Board("LA BG EP").ally("BG", "EP").put("kopsis", "EP", "2r").fleet("black_sw", "BG", 2)
    board.put("thrace", "LA", "4r").coming("confusion", "advance").turn("LA", "offensive").offensive("LA", "kopsis")
    board.march("LA", "kopsis")
    assert (board.phase, board.asked(), battles(board)) == ("battle_lend", ["BG"], [("field", "kopsis", (0,), (2,))])
    board.do("BG", Lend(2))
    assert totals(board) == [(4, 7)]


def test_an_allied_storm_gives_the_empty_fortress_to_the_smaller():
    """Battles of several: an assault on an empty fortress beside an ally takes it at once, for who has fewer lands."""
    board = Board("LA EP BG").ally("LA", "EP").own("LA", "nis").put("vidin", "EP", "1r").put("nis", "LA", "1r")
    board.hold("LA", "storm_assault#1").turn("LA", "offensive")
    board.do("LA", Order("offensive"), With(("storm_assault#1",)), Choose("vidin")).march("LA", "vidin")
    assert (board.owner("vidin"), board.armies("vidin")) == ("EP", "LA 1r | EP 1r")


def test_the_army_of_venice_goes_down_at_home():
    """Arming, Venice: a fleet built among enemies fights at once; its army is lost with it and can be hired again."""
    board = Board("VE EP BG LA").fleet("adriatic", "EP", 2).gold("VE", 3).turn("VE", "arming")
    board.coming("confusion", "confusion").do("VE", Order("arming"), BuildHome(army=True), Done())
    assert (totals(board), board.ships("adriatic", "VE")) == ([(3, 4)], (0, 0, 0, 0))
    assert (reserve(board.state, 0, "regular"), reserve(board.state, 0, "fleet")) == (10, 5)


def test_knights_ride_past_guards_on_foot_of_a_third_player():
    """Offensive 3: elite armies pass a foreign land with regular armies alone, whoever's target lies behind."""
    board = Board("BG LA NI EP").own("NI", "thrace").put("kopsis", "BG", "1e 1r").put("thrace", "NI", "3r")
    board.turn("BG", "offensive").offensive("BG", "gallipoli")
    picks = [one.pool for one in board.moves("BG") if one.verb == "march"]
    assert picks == [("kopsis:elite:1",)]
