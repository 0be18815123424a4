"""Situations beyond the battlefield, with exact numbers: alliances, captives, elimination, victory, orders, decks."""

from __future__ import annotations

import pytest

from games.balkans.data.components import title
from games.balkans.rules import events
from games.balkans.rules.moves import (
    BreakAlliance,
    Build,
    Card,
    Choose,
    Disband,
    Done,
    Fight,
    Hire,
    Lend,
    Lose,
    March,
    Order,
    Plan,
    Ransom,
    Skip,
    With,
)
from games.balkans.rules.public import Captive
from games.balkans.rules.state import level, reserve
from games.balkans.rules.turns.razbor import razbor_influence
from games.core.contract import Outcome
from tests.games.balkans.positions import Board
from tests.games.balkans.test_situations import LATIN_LANDS, all_pass, battles

# ---- alliances -----------------------------------------------------------------------------------------------------


def test_a_former_ally_inside_takes_the_empty_fortress_of_the_breaker():
    """Breaking an alliance: it works both ways, walls or not; Influence never falls below 0."""
    board = Board("BG EP LA").ally("BG", "EP").put("tarnovo", "EP", "1r").put("arta", "BG", "1r").influence("BG", 1)
    board.turn("BG", "offensive").offensive("BG", "nis").do("BG", BreakAlliance())
    assert (board.owner("tarnovo"), board.owner("arta"), battles(board)) == ("EP", "BG", [])
    assert board.state.influence == [0, 0, 0]


def test_one_leaves_and_the_others_stay_allied():
    """Breaking an alliance: it holds against all in it, who remain allies of each other."""
    board = Board("BG EP LA").ally("BG", "EP", "LA").influence("BG", 5).turn("BG", "offensive")
    board.offensive("BG", "nis").do("BG", BreakAlliance())
    assert (board.state.ally, board.state.influence[0]) == ([(), (2,), (1,)], 3)


def test_the_breaker_orders_the_battles():
    """Breaking an alliance: sea battles come first, then the lands, in the order the breaker wants."""
    board = Board("BG EP LA").ally("BG", "EP").put("vidin", "BG", "3r").put("vidin", "EP", "1r").fleet("ionian", "EP")
    board.put("arta", "BG", "1r").put("arta", "EP", "3r").fleet("ionian", "BG", 2)
    board.coming("advance", "confusion").turn("BG", "offensive").offensive("BG", "nis").do("BG", BreakAlliance())
    assert battles(board) == [("sea", "ionian", (0,), (1,))]
    assert (board.phase, board.asked(), board.moves("BG")) == (
        "choose_battle", ["BG"], (Fight("vidin"), Fight("arta")),
    )  # fmt: skip


def test_a_stranger_before_the_walls_takes_no_part_in_a_breach():
    """Breaking an alliance: the battle is between the former allies alone; the siege by others goes on."""
    board = (
        Board("BG EP LA").ally("BG", "EP").put("vidin", "BG", "3e").put("vidin", "EP", "1r").put("vidin", "LA", "2r")
    )
    board.own("EP", "nis").coming("advance", "confusion").turn("BG", "offensive").offensive("BG", "nis")
    board.do("BG", BreakAlliance())
    assert battles(board) == [("field", "vidin", (1,), (0,))]
    assert (board.owner("vidin"), board.armies("vidin")) == ("BG", "BG 3e | LA 2r")


def test_a_breach_may_bring_the_eleventh_land():
    """Victory by territory: at any moment, also in the middle of a breach."""
    board = Board("BG EP LA").ally("BG", "EP").own("BG", "nis", "velbazhd", "skopje", "pelagonia", "ohrid")
    board.put("arta", "BG", "1r").turn("BG", "offensive").offensive("BG", "belgrade").do("BG", BreakAlliance())
    assert board.state.result == Outcome(places=(1, 3, 2), reason="territory", scores=(0, 0, 0))


def test_allies_pass_through_each_other_and_take_nothing():
    """Effects of an alliance: an army passes an allied one, and its arrival in an allied land changes no owner."""
    board = (
        Board("BG LA EP").ally("BG", "LA").put("kopsis", "BG", "1r").put("thrace", "LA", "1e").turn("BG", "offensive")
    )
    board.offensive("BG", "gallipoli").until("off_armies").do("BG", March("gallipoli", ("kopsis:regular:1",)))
    assert (board.owner("gallipoli"), board.armies("gallipoli"), battles(board)) == ("LA", "BG 1r", [])


def test_teams_neither_talk_nor_break():
    """Teams: alliances are set before the game; no Offensive asks for a breach and Razbor for no alliance."""
    board = Board("BG LA EP NI", alliances="teams", teams=frozenset({"0", "2"})).put("kopsis", "BG", "1r")
    board.turn("BG", "offensive").offensive("BG", "philippopolis")
    assert board.phase == "off_armies"
    assert board.razbor().phase == "planning"


def test_a_team_lives_while_one_of_it_owns_a_land():
    """Teams: the game ends when the whole other team is out."""
    board = Board("BG LA EP NI", alliances="teams", teams=frozenset({"0", "2"})).own("BG", *LATIN_LANDS).razbor(4)
    assert (board.state.status[1], board.state.result) == ("eliminated", None)
    board.own("EP", "nicaea", "bithynia", "adramyttion", "smyrna", "philadelphia").razbor(4)
    assert board.state.result is not None
    assert (board.state.result.reason, board.state.result.places[0], board.state.result.places[2]) == (
        "annihilation", 1, 1,
    )  # fmt: skip


# ---- captives ------------------------------------------------------------------------------------------------------


def held_king(**options):
    board = Board("LA BG EP", **options).gold("LA", 4).turn("LA", "arming", "harvest")
    board.state.captives = (Captive(0, "royal", 1),)
    return board


def test_a_captive_king_is_not_hired_but_freed():
    """Arming, ransom: a captive is out of the reserve; ransomed on the own turn it can be hired again for 4."""
    board = held_king().gold("LA", 8).do("LA", Order("arming"))
    assert board.refused("LA", Hire("royal", "constantinople"))
    freed = held_king().gold("LA", 8).do("LA", Ransom("royal", 1), Order("arming"), Hire("royal", "constantinople"))
    assert (freed.state.gold[:2], freed.armies("constantinople")) == ([0, 9], "LA 1R")


def test_nobody_is_ransomed_on_credit_or_in_the_turn_of_another():
    """Ransom: with 3 gold, or while another is on turn, the king stays where he is."""
    assert held_king().gold("LA", 3).refused("LA", Ransom("royal", 1))
    assert held_king().turn("BG", "harvest").refused("LA", Ransom("royal", 1))


def test_a_ransom_can_be_the_last_coin():
    """Money goal: who is paid the fiftieth gold in the turn of another wins at once."""
    board = held_king(money_goal=50).gold("BG", 46).do("LA", Ransom("royal", 1))
    assert board.state.result == Outcome(places=(2, 1, 2), reason="money", scores=(0, 0, 0))


def test_the_captives_of_the_eliminated_go_home():
    """Elimination: what the fallen held captive is in its owner's reserve again, free of charge."""
    board = held_king().own("LA", "tarnovo", "sredets", "vidin", "kopsis", "karvuna").razbor(4)
    assert (board.state.captives, reserve(board.state, 0, "royal")) == ((), 1)


# ---- elimination and the marker ------------------------------------------------------------------------------------


def test_the_cards_of_the_eliminated():
    """Elimination: strategies, established ones too, go to the pile; royal cards leave the game."""
    board = Board("BG LA EP", mode="advanced").own("BG", *LATIN_LANDS).fleet("marmara", "LA").put("thrace", "LA", "1R")
    board.hold("LA", "forced_march#1")
    board.state.hands[1] = ()
    board.hold("LA", "knightly_charge#1", "spies#1")
    board.state.established[1] = ("forced_march#1",)
    board.gold("LA", 9).razbor(4)
    state = board.state
    assert (state.hands[1], state.established[1], state.gold[1]) == ((), (), 0)
    assert sorted(map(title, state.strategy_discard)) == ["forced_march", "spies"]
    assert (state.royal_decks[1], state.royal_discards[1], state.fleets, state.armies) == ((), (), {}, {})


def test_the_marker_passes_over_the_fallen():
    """Razbor 7: the next on the left who is still in the game begins."""
    board = Board("BG LA EP").own("EP", *LATIN_LANDS).razbor(4)
    assert board.told(events.FirstPlayer) == [events.FirstPlayer(2)]


def test_the_marker_leaves_a_first_player_who_falls():
    """Razbor 4, 7: a first player who is eliminated hands the marker to the left like any other."""
    board = Board("LA BG EP").own("EP", *LATIN_LANDS).razbor(4)
    assert board.state.first == 1
    assert [one.seat for one in board.told(events.CardsDrawn)] == [1, 1, 2, 2]


# ---- Influence and victory -----------------------------------------------------------------------------------------


def test_ruin_costs_gold_and_no_influence():
    """Razbor 5: a ruined land still counts for its owner."""
    board = Board("BG LA")
    board.state.ruins = ("tarnovo",)
    assert razbor_influence(board.state, 0) == [events.Term("lands", 5)]


@pytest.mark.parametrize(
    ("name", "lands", "goals"),
    [
        ("LA", ("thessalonica",), {"lands": 6, "heirs_of_rome": 2}),
        ("EP", ("thessalonica",), {"lands": 6, "komnenian_crown": 1}),
        ("EP", ("thessalonica", "constantinople"), {"lands": 7, "komnenian_crown": 3}),
        ("BG", ("thessalonica", "valona"), {"lands": 7, "realm_of_three_seas": 2}),
    ],
)
def test_the_goals_of_kingdoms(name, lands, goals):
    """Razbor 5: each kingdom gains for its own ends beside its lands."""
    board = Board("BG LA EP").own(name, *lands)
    parts = razbor_influence(board.state, board.seat(name))
    assert {part.source: part.amount for part in parts} == goals


@pytest.mark.parametrize(("players", "gold"), [("BG LA NI EP", 7), ("BG LA VE EP", 5)])
def test_papal_support_only_against_nicaea(players, gold):
    """Setup 5: the Latin Empire has its third advantage only where Nicaea is played: 2 gold each Razbor."""
    assert Board(players).razbor(4).state.gold[1] == gold


def test_the_eliminated_win_nothing_by_rounds():
    """Round limit: the most Influence among the living decides, equal Influence by lands, full equality is shared."""
    board = Board("BG LA EP", round_limit=1).own(None, *LATIN_LANDS).influence("LA", 20)
    board.state.round = 1
    board.razbor(4)
    assert board.state.result == Outcome(places=(1, 3, 1), reason="rounds", scores=(5, 20, 5))


def test_points_win_before_the_last_round_decides():
    """Round limit: reaching the target in the last round is a victory by Influence."""
    board = Board("BG LA", round_limit=1).influence("BG", 25)
    board.state.round = 1
    board.razbor(4)
    assert board.state.result == Outcome(places=(1, 2), reason="influence", scores=(30, 5))


def test_a_siege_of_razbor_may_win_before_points_are_counted():
    """Victory by territory: the eleventh land taken in Razbor 1 wins over 40 Influence."""
    board = Board("BG LA").own("BG", "nis", "velbazhd", "skopje", "pelagonia", "ohrid").put("thrace", "BG", "1r")
    board.influence("LA", 40).razbor()
    assert board.state.result == Outcome(places=(1, 2), reason="territory", scores=(0, 40))


def test_a_teammate_may_keep_the_land_to_control():
    """Control: in a team it is enough that one of it owns the land in both Plannings."""
    options = {"alliances": "teams", "teams": frozenset({"0", "2"}), "control_territory": "thessalonica"}
    board = Board("BG LA EP NI", **options).own("BG", "thessalonica").planning().own("EP", "thessalonica").planning()
    assert board.state.result == Outcome(places=(1, 3, 1, 3), reason="control", scores=(0, 0, 0, 0))


# ---- orders --------------------------------------------------------------------------------------------------------


def test_both_orders_of_a_kind_and_no_third():
    """Planning: two Harvests can be planned and played, 9 gold each; a third does not exist."""
    board = Board("BG LA").planning()
    board.do("BG", Plan(("harvest.1", "harvest.2", "offensive.1", "offensive.2")))
    board.do("LA", Plan(("harvest.1", "harvest.2", "arming.1", "arming.2")))
    for _ in range(2):
        board.do("BG", Order("harvest")).do("LA", Skip("harvest"))
    assert (board.state.gold, board.told(events.SeasonBegan)[-1].season) == ([23, 5], "autumn")
    assert board.refused("BG", Order("harvest"))
    assert board.refused("LA", Skip("harvest"))
    assert board.state.dropped[1] == (2, 0, 2, 0, 0)


def test_two_cards_that_make_arming_cheaper_add_up():
    """Arming: with both cards elite and fleet cost 1, a king 2, a regular still 1."""
    board = Board("LA BG").hold("LA", "skilled_craftsmen#1", "vassal_oath#1").gold("LA", 5).turn("LA", "arming")
    board.do("LA", Order("arming"), With(("skilled_craftsmen#1", "vassal_oath#1")))
    left = []
    for move in (
        Hire("royal", "constantinople"), Hire("elite", "thrace"), Build("gallipoli", "marmara"),
        Hire("regular", "rhodope"),
    ):  # fmt: skip
        board.do("LA", move)
        left.append(board.state.gold[0])
    assert left == [3, 2, 1, 0]


def test_two_cards_of_one_title_do_not_go_with_one_order():
    """Playing a card: one title once a turn; different titles go together: 9 + 3 + 2."""
    board = Board("BG LA").hold("BG", "abundant_harvest#1", "abundant_harvest#2", "tax_reform#1").turn("BG", "harvest")
    board.do("BG", Order("harvest"))
    assert board.refused("BG", With(("abundant_harvest#1", "abundant_harvest#2")))
    board.do("BG", With(("abundant_harvest#1", "tax_reform#1")))
    assert board.told(events.Harvested)[0].total == 14


def test_two_camps_on_one_land_are_no_strong_fortress():
    """Defence, camp: both orders on one land give the level of the better, not their sum."""
    board = Board("BG LA", mode="advanced").turn("BG", "defence", "defence")
    board.do("BG", Order("defence"), Choose("kopsis")).turn("BG", "defence")
    board.do("BG", Order("defence"), Choose("kopsis"))
    assert (len(board.state.camps), level(board.state, "kopsis")) == (2, 1)


def test_a_defence_order_in_a_besieged_land_brings_relief_and_no_camp():
    """Defence: a besieged land gets no camp, but armies next door may come, and then fight in the open."""
    board = (
        Board("BG LA", mode="advanced").put("sredets", "BG", "1r").put("sredets", "LA", "2r").put("kopsis", "BG", "3e")
    )
    board.coming("confusion", "advance").turn("BG", "defence").do("BG", Order("defence"), Choose("sredets"))
    board.do("BG", Choose("sredets"), March("sredets", tuple(f"kopsis:elite:{n}" for n in (1, 2, 3))), Done())
    assert (board.state.camps, battles(board)) == ((), [("field", "sredets", (1,), (0,))])


def test_passing_an_empty_land_of_another_takes_nothing():
    """Offensive 3: an army goes through an empty foreign land without touching it."""
    board = Board("BG LA EP").put("kopsis", "BG", "1r").turn("BG", "offensive").offensive("BG", "rhodope")
    board.march("BG", "rhodope")
    assert (board.owner("thrace"), board.owner("rhodope"), board.armies("rhodope")) == ("LA", "BG", "BG 1r")


# ---- lands of nobody -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "strength"), [("standard", 1), ("advanced", 5)])
def test_lands_of_a_kingdom_nobody_plays(mode, strength):
    """Lands: neutral in the standard game, a sovereign power of five lands in the advanced one."""
    board = Board("BG LA", mode=mode).own("BG", "ohrid").put("ohrid", "BG", "2r").coming("confusion", "confusion")
    board.turn("BG", "offensive").offensive("BG", "valona").march("BG", "valona")
    assert board.told(events.BattleRound)[0].defenders.total == strength


@pytest.mark.parametrize(("mode", "way"), [("standard", True), ("advanced", False)])
def test_sovereign_lands_bar_the_way(mode, way):
    """Offensive 3: armies march through neutral lands and not through sovereign ones."""
    board = Board("BG LA", mode=mode).own("BG", "ohrid").put("ohrid", "BG", "2r").turn("BG", "offensive")
    board.offensive("BG", "epirus")
    assert (board.phase == "off_armies") is way


# ---- decks ---------------------------------------------------------------------------------------------------------


def test_an_empty_deck_is_made_of_its_pile():
    """Decks: the last of two to draw gets from the shuffled pile; with no pile either, nobody draws anything."""
    board = Board("BG LA")
    board.state.strategy_deck, board.state.strategy_discard = ("spies#1",), ("sabotage#1",)
    board.razbor(7)
    assert sorted(card for hand in board.state.hands for card in hand if card in {"spies#1", "sabotage#1"}) == [
        "sabotage#1", "spies#1",
    ]  # fmt: skip
    assert board.told(events.DeckReshuffled) == [events.DeckReshuffled("strategy", -1)]
    board.razbor(7)
    assert [one.deck for one in board.told(events.CardsDrawn)][4:] == ["royal", "royal"]


# ---- kings, cards and ends -------------------------------------------------------------------------------------------


def test_a_fifth_fleet_and_a_second_king():
    """Arming, number of troops: five fleets at most, one king; a fleet is disbanded for another at full price."""
    board = Board("BG LA").fleet("black_nw", "BG", 5).put("tarnovo", "BG", "1R").gold("BG", 9).turn("BG", "arming")
    board.do("BG", Order("arming"))
    assert board.refused("BG", Build("kopsis", "black_sw"))
    assert board.refused("BG", Hire("royal", "tarnovo"))
    board.do("BG", Disband("black_nw", "fleet"), Build("kopsis", "black_sw"))
    assert (board.state.gold[0], board.ships("black_sw", "BG")) == (7, (1, 0, 0, 0))


def test_a_breach_in_razbor_can_end_a_kingdom():
    """Razbor 2, 4: who loses the last land to a former ally is out in the same Razbor."""
    board = Board("BG LA EP").ally("BG", "LA").own("EP", *LATIN_LANDS[1:]).put("constantinople", "BG", "1r").razbor()
    board.do("BG", BreakAlliance())
    all_pass(board, "planning")
    assert (board.owner("constantinople"), board.state.status[1]) == ("BG", "eliminated")


def test_an_alliance_of_all_wins_nothing():
    """Alliances: three allied players reach no victory by being at peace."""
    board = Board("BG LA EP").ally("BG", "LA", "EP").razbor()
    all_pass(board, "planning")
    assert board.state.result is None


def test_a_team_pays_for_the_king_of_one_of_it():
    """Teams: Influence is held in common, also when a royal army falls."""
    board = Board("LA BG EP NI", alliances="teams", teams=frozenset({"0", "2"})).put("thrace", "LA", "1R")
    board.put("kopsis", "BG", "1r").hold("BG", "cuman_cavalry#1").influence("LA", 9).influence("BG", 1)
    board.turn("LA", "offensive").offensive("LA", "kopsis").march("LA", "kopsis").until("battle_start")
    board.do("BG", Card("cuman_cavalry#1"))
    assert board.state.influence == [7, 3, 0, 0]


def test_a_revolt_ends_with_the_round():
    """Razbor 9: the marker goes and its card is laid away."""
    board = Board("BG LA").hold("BG", "inciting_revolt#1").turn("BG", "harvest").do("BG", Card("inciting_revolt#1"))
    board.do("BG", Choose("thrace")).razbor(9)
    assert (board.state.lasting, board.state.strategy_discard) == ((), ("inciting_revolt#1",))


def test_a_marriage_may_bring_the_eleventh_land():
    """Victory by territory: a land that comes by a card in Razbor counts like one conquered."""
    board = Board("EP BG").own("EP", "pelagonia", "velbazhd", "ohrid", "athens", "thessaly").gold("EP", 3)
    board.hold("EP", "dynastic_marriage#1").razbor(2).do("EP", Card("dynastic_marriage#1"), Choose("nis"))
    assert board.state.result == Outcome(places=(1, 2), reason="territory", scores=(0, 0))


def test_gold_of_razbor_may_reach_the_goal():
    """Money goal: gold from a card of Razbor wins before any point is counted."""
    board = Board("BG LA", money_goal=50).gold("BG", 48).hold("BG", "papal_union#1").influence("LA", 40).razbor(2)
    board.do("BG", Card("papal_union#1"))
    assert board.state.result == Outcome(places=(1, 2), reason="money", scores=(1, 40))


def test_who_has_no_order_left_skips_nothing():
    """Turn: without an unplayed order there is only an empty turn."""
    board = Board("BG LA").turn("BG")
    assert Skip("none") in board.moves("BG")
    board.do("BG", Skip("none"))
    assert (board.asked(), board.state.dropped[0]) == (["LA"], (2, 2, 2, 0, 0))


def test_a_king_lost_aboard_a_lent_fleet_is_its_owners_loss():
    """Effects of an alliance: who lends a fleet bears the 2 Influence for the royal army it carried."""
    board = Board("LA BG NI EP").ally("BG", "NI").put("kopsis", "BG", "1r").fleet("black_sw", "NI", 1, "royal")
    board.influence("NI", 5).put("thrace", "LA", "3r").coming("advance", "confusion").turn("LA", "offensive")
    board.offensive("LA", "kopsis").march("LA", "kopsis").do("NI", Lend(1)).do("BG", Lose(("black_sw+royal:1@2",)))
    assert board.state.influence == [2, 0, 3, 0]


def test_the_gold_of_one_wins_for_the_team():
    """Money goal, teams: the fiftieth gold of one player is the victory of both."""
    board = Board("BG LA EP NI", alliances="teams", teams=frozenset({"0", "2"}), money_goal=50).gold("EP", 45)
    board.turn("EP", "harvest").do("EP", Order("harvest"))
    assert board.state.result == Outcome(places=(1, 3, 1, 3), reason="money", scores=(0, 0, 0, 0))
