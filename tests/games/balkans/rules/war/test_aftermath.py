"""Retreat, withdrawal, capture and destroyed pieces (RULES 5.9.5 and 5.9.8–5.9.11)."""

import pytest

from games.balkans.data.components import SEAS
from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frames import Battle, Fallen
from games.balkans.rules.moves import (
    Card,
    Count,
    Done,
    Draw,
    Embark,
    Hand,
    Lose,
    Pass,
    Retreat,
    Stay,
    Tactic,
    Withdraw,
)
from games.balkans.rules.state import reserve
from games.balkans.rules.war.aftermath import refuges
from games.balkans.rules.war.battle import begin
from tests.games.balkans.positions import Board
from tests.games.balkans.rules.scenarios import all_pass, nowhere, sea_battle, strengths, withdrawal


def test_b63_no_land_two_fleets():
    """B-63: exactly as many go aboard as there are empty fleets; a royal army left behind costs Influence."""
    board = withdrawal("2r 1e 1R", 2).influence("LA", 5)
    board.do("LA", Lose(("laconia:regular:1",)), Retreat())
    board.do("LA", Embark("regular", "cretan"), Embark("elite", "cretan"))
    assert board.ships("cretan", "LA") == (0, 1, 1, 0)
    assert board.state.influence == [2, 3]


def test_b60_pyrrhic_defence():
    """B-60: defenders who win without troops keep the place; the attackers withdraw."""
    board = Board("BG LA", mode="advanced").own("LA", "philippopolis").put("sredets", "BG", "1r")
    board.put("sredets", "LA", "1e 1r").hold("BG", "blow_from_haemus#1").coming("raid").razbor()
    board.do("BG", Pass(), Hand(), Tactic("blow_from_haemus#1"))
    assert strengths(board) == [(4, 5)]
    assert [event.n for event in board.told(events.Losses)] == [0, 1]
    assert (board.owner("sredets"), board.armies("sredets")) == ("BG", "")
    assert board.armies("philippopolis") == "LA 1r 1e"


@pytest.mark.parametrize(("loss", "base"), [("kopsis:regular:1", 3), ("black_sw:1", 4)])
def test_b62_leaving_a_battle(loss, base):
    """B-62: who has no army left in the land is out of the battle, with his fleets."""
    board = Board("LA BG EP").ally("BG", "EP").put("kopsis", "BG", "1r").put("kopsis", "EP", "2r")
    board.fleet("black_sw", "BG").put("thrace", "LA", "1e 3r").coming("advance", "skirmish", "confusion")
    board.coming("advance", "skirmish", "confusion", "raid", "raid", "entrench").turn("LA", "offensive")
    board.offensive("LA", "kopsis").march("LA", "kopsis")
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


def test_armies_without_a_refuge_are_destroyed():
    """RULES 5.9.9: armies without a refuge leave the board; a royal one costs 2 Influence and brings the victor 2."""
    board = Board("LA BG").own("BG", "laconia").put("laconia", "BG", "1r 1R").own("LA", "achaea").influence("BG", 3)
    board.put("achaea", "LA", "5r").coming("cavalry_charge", "confusion").turn("LA", "offensive")
    board.offensive("LA", "laconia").march("LA", "laconia").do("BG", Lose(("laconia:regular:1",)), Retreat())
    assert (board.owner("laconia"), board.armies("laconia")) == ("LA", "LA 5r")
    assert board.state.influence == [2, 1]
    assert reserve(board.state, 1, "royal") == 1


def test_a_royal_army_destroyed_by_a_start_card_costs_influence():
    """RULES 5.9.11: also by a card for the beginning of a battle."""
    board = Board("LA BG").put("thrace", "LA", "1R").put("kopsis", "BG", "1r").hold("BG", "cuman_cavalry#1")
    board.influence("LA", 5).turn("LA", "offensive").offensive("LA", "kopsis").march("LA", "kopsis")
    board.do("BG", Done(), Card("cuman_cavalry#1"))
    assert board.state.influence == [3, 2]


def test_fleets_stay_when_the_land_is_lost():
    """RULES 5.9.9: fleets that fought for a land do not flee with its armies."""
    board = Board("LA BG").put("kopsis", "BG", "2r").fleet("black_sw", "BG").put("thrace", "LA", "5r")
    board.coming("advance", "confusion").turn("LA", "offensive").offensive("LA", "kopsis").march("LA", "kopsis")
    board.do("BG", Lose(("kopsis:regular:1",)), Retreat(), Withdraw("karvuna"))
    assert (board.ships("black_sw", "BG"), board.owner("kopsis")) == ((1, 0, 0, 0), "LA")


def test_pursuit_may_destroy_a_royal_army():
    """RULES 5.9.11: a king caught in flight is destroyed, 2 Influence from one to the other."""
    board = Board("LA BG").put("thrace", "LA", "2e").put("kopsis", "BG", "1R").hold("LA", "pursuit_squad#1")
    board.influence("BG", 2).coming("cavalry_charge", "confusion").put("kopsis", "BG", "1r").turn("LA", "offensive")
    board.offensive("LA", "kopsis").march("LA", "kopsis")
    all_pass(board, "battle_losses").do("BG", Lose(("kopsis:regular:1",)), Retreat())
    board.do("LA", Card("pursuit_squad#1"))
    assert (board.state.influence, board.owner("kopsis")) == ([2, 0], "LA")


@pytest.mark.parametrize(("owner", "seas"), [("LA", []), ("EP", ["white"]), (None, ["white"])])
def test_fleets_withdraw_through_open_straits_only(owner, seas):
    """A beaten fleet in Marmara may go to the White Sea unless somebody hostile owns Gallipoli."""
    board = Board("BG EP LA").own(owner, "gallipoli").fleet("marmara", "EP").fleet("marmara", "BG")
    battle = Battle("sea", "marmara", (0,), (1,), 0)
    assert refuges(board.state, battle, 1) == seas


def test_in_which_sea_one_goes_aboard_is_a_choice():
    """RULES 5.9.9: with empty fleets in two seas beside the land even a single army may go aboard in either."""
    board = withdrawal("2r", 1).fleet("ionian", "LA").do("LA", Lose(("laconia:regular:1",)), Retreat())
    assert board.moves("LA") == (Embark("regular", "ionian"), Embark("regular", "cretan"))
    board.do("LA", Embark("regular", "cretan"))
    assert (board.ships("cretan", "LA"), board.ships("ionian", "LA")) == ((0, 1, 0, 0), (1, 0, 0, 0))
    assert board.armies("laconia") == "BG 2R"


def test_a_fleet_that_withdraws_leaves_its_sea():
    """RULES 5.9.9: all fleets of the loser go to one sea, with their loads, and none stays behind."""
    board = sea_battle("confusion", "advance").do("EP", Lose(("otranto:1",)), Retreat(), Withdraw("ionian"))
    assert (board.ships("otranto", "EP"), board.ships("ionian", "EP")) == ((0, 0, 0, 0), (0, 1, 0, 0))


def test_all_losers_withdraw():
    """RULES 5.9.9: each participant of the losing side withdraws, or is lost, one after another."""
    assert nowhere().do("EP", Retreat()).armies("laconia") == "BG 4R"


def test_a_fleet_without_refuge_is_lost_and_its_army_may_be_captured():
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
