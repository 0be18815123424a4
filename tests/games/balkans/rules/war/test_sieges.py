"""Attacks on lands, sieges and Defence orders (RULES 5.5, step 6, and 5.7)."""

import pytest

from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frames import Clash, Planning
from games.balkans.rules.moves import Back, Choose, Consent, Done, Hire, March, Meet, Order, Sail, With
from games.balkans.rules.state import level
from games.balkans.rules.war.clash import pending
from tests.games.balkans.positions import Board
from tests.games.balkans.rules.scenarios import all_pass, battles, strengths


def test_b27_camp():
    """B-27: a camp is a fortress until the end of the round."""
    board = Board("LA BG", mode="advanced").put("thrace", "LA", "2r").put("kopsis", "BG", "1r")
    board.turn("BG", "defence", "arming").do("BG", Order("defence"), Choose("kopsis"))
    assert level(board.state, "kopsis") == 1
    board.turn("BG", "arming").do("BG", Order("arming"))
    assert Hire("elite", "kopsis") in board.moves("BG")
    board.turn("LA", "offensive").offensive("LA", "kopsis").march("LA", "kopsis")
    board.until("battle_choice")
    assert board.asked() == ["BG"]
    board.do("BG", Meet("siege"))
    assert level(board.state, "kopsis") == 1
    del board.state.armies["kopsis"], board.state.guests["kopsis"]
    board.razbor(9)
    assert level(board.state, "kopsis") == 0
    assert isinstance(board.state.frames[-1], Planning)


def test_b64_consent_refused():
    """B-64: an order refused by the ally stays unplayed, its cards unseen."""
    board = Board("EP BG LA", mode="advanced").ally("EP", "BG").put("vidin", "LA", "1r").put("vidin", "BG", "1r")
    board.hold("EP", "strong_camp#1").turn("EP", "defence", "harvest")
    board.do("EP", Order("defence"), With(("strong_camp#1",)), Choose("vidin"))
    assert (board.phase, board.asked()) == ("ally_consent", ["BG"])
    board.do("BG", Consent(yes=False))
    assert board.phase == "turn"
    assert board.state.hands[0] == ("strong_camp#1",)
    assert not board.told(events.CardPlayed)
    assert sum(board.state.unplayed[0]) == 2
    board.do("EP", Order("defence"), With(()))
    assert Choose("vidin") not in board.moves("EP")
    board.do("EP", Back(), Back(), Order("harvest"))
    assert len(board.told(events.Harvested)) == 1


def test_joining_an_own_siege_starts_no_battle():
    """RULES 5.5, step 6: an army more before the walls changes nothing until Razbor."""
    board = Board("LA BG").own("LA", "nis").put("nis", "LA", "2r").put("vidin", "LA", "1r").put("vidin", "BG", "1e")
    board.turn("LA", "offensive").offensive("LA", "vidin").march("LA", "vidin").until("turn")
    assert (battles(board), board.armies("vidin")) == ([], "LA 3r | BG 1e")


def test_garrison_and_relief_defend_together():
    """RULES 5.5, step 6: when the owner's ally arrives, garrison and relief defend together in the open."""
    board = Board("EP BG LA").ally("EP", "BG").own("EP", "nis").put("nis", "EP", "2r").put("vidin", "BG", "1e")
    board.put("vidin", "LA", "4r").coming("confusion", "advance", "advance").turn("EP", "offensive")
    board.offensive("EP", "vidin").march("EP", "vidin")
    assert battles(board) == [("field", "vidin", (2,), (0, 1))]
    assert (board.phase, board.asked()) == ("battle_side_tactic", ["BG"])


def test_a_garrison_may_leave_a_besieged_fortress():
    """RULES 5.5, step 6: besieged armies may march away; what they leave falls in Razbor without a battle."""
    board = Board("BG LA").put("vidin", "BG", "1r").put("vidin", "LA", "1r").turn("BG", "offensive")
    board.offensive("BG", "tarnovo").march("BG", "tarnovo")
    assert (board.armies("tarnovo"), board.armies("vidin")) == ("BG 1r", "LA 1r")
    board.razbor()
    assert (board.owner("vidin"), battles(board)) == ("LA", [])


def test_a_fortress_without_an_owner_is_stormed_at_once():
    """RULES 5.5, step 6: a neutral fortress adds its strength and is not besieged."""
    board = Board("BG LA").put("vidin", "BG", "3r").coming("advance", "advance").turn("BG", "offensive")
    board.offensive("BG", "belgrade").march("BG", "belgrade")
    assert (strengths(board), board.owner("belgrade")) == ([(5, 4)], "BG")


def test_a_siege_ends_when_the_besieger_marches_away():
    """RULES 5.5, step 6: without an army before its walls a land is free again, and everybody hears of it."""
    board = Board("LA BG").put("vidin", "LA", "1r").put("vidin", "BG", "1r").own("LA", "nis").turn("LA", "offensive")
    board.offensive("LA", "nis").march("LA", "nis").until("turn")
    assert (board.armies("vidin"), board.told(events.SiegeEnded)) == ("BG 1r", [events.SiegeEnded("vidin")])


def test_a_siege_ends_when_the_besieger_boards_a_fleet():
    """RULES 5.5, step 6: so does one who leaves by sea."""
    board = Board("VE EP BG LA").put("arta", "VE", "1r").fleet("ionian", "VE")
    board.turn("VE", "offensive").offensive("VE", "kefalonia")
    board.do("VE", Sail("ionian"), Choose("regular@arta"))
    assert board.told(events.SiegeEnded) == [events.SiegeEnded("arta")]


def test_a_lost_sally_costs_the_fortress():
    """RULES 5.5, step 6: when the relief is beaten in the open the occupier has the land at once."""
    board = Board("BG LA").put("vidin", "LA", "4r").put("tarnovo", "BG", "1r").coming("confusion", "advance")
    board.turn("BG", "offensive").offensive("BG", "vidin").march("BG", "vidin")
    assert (board.owner("vidin"), board.armies("vidin")) == ("LA", "LA 4r")


def test_fleets_alone_take_no_land():
    """RULES 5.5, step 6: who arrives with fleets only has fought for the sea and takes nothing."""
    board = Board("VE EP BG LA").fleet("ionian", "VE").turn("VE", "offensive").offensive("VE", "valona")
    board.do("VE", Sail("ionian"))
    all_pass(board, "turn")
    assert (board.owner("valona"), board.ships("otranto", "VE")) == ("EP", (1, 0, 0, 0))


def test_victors_without_an_army_capture_no_fortress():
    """RULES 5.5, step 6: without a surviving army the victors leave the land to its owner; the siege is over."""
    board = Board("BG LA", mode="advanced").put("sredets", "BG", "1r").put("sredets", "LA", "2r")
    board.coming("pincer", "raid").razbor()
    assert (strengths(board), [event.n for event in board.told(events.Losses)]) == ([(5, 2)], [2, 1])
    assert (board.told(events.BattleOver)[0].winner, board.owner("sredets")) == ("attackers", "BG")
    assert (board.armies("sredets"), board.told(events.SiegeEnded)) == ("", [events.SiegeEnded("sredets")])


def test_two_camps_on_one_land_are_no_strong_fortress():
    """RULES 5.7: both orders on one land give the level of the better, not their sum."""
    board = Board("BG LA", mode="advanced").turn("BG", "defence", "defence")
    board.do("BG", Order("defence"), Choose("kopsis")).turn("BG", "defence")
    board.do("BG", Order("defence"), Choose("kopsis"))
    assert (len(board.state.camps), level(board.state, "kopsis")) == (2, 1)


def test_a_defence_order_in_a_besieged_land_brings_relief_and_no_camp():
    """RULES 5.7: a besieged land gets no camp, but armies next door may come, and then fight in the open."""
    board = (
        Board("BG LA", mode="advanced").put("sredets", "BG", "1r").put("sredets", "LA", "2r").put("kopsis", "BG", "3e")
    )
    board.coming("confusion", "advance").turn("BG", "defence").do("BG", Order("defence"), Choose("sredets"))
    board.do("BG", Choose("sredets"), March("sredets", tuple(f"kopsis:elite:{n}" for n in (1, 2, 3))), Done())
    assert (board.state.camps, battles(board)) == ((), [("field", "sredets", (1,), (0,))])


@pytest.mark.parametrize(("besieger", "battles"), [("BG", ["siege"]), ("EP", [])])
def test_an_assault_needs_an_army_of_ones_own(besieger, battles):
    """Without a troop moved, an assault strikes where one besieges oneself, not where only an ally does."""
    board = Board("BG LA EP").ally("BG", "EP").put("thrace", besieger, "3e").put("thrace", "LA", "1r")
    board.hold("BG", "storm_assault#1").turn("BG", "offensive", "harvest")
    board.do("BG", Order("offensive"), With(("storm_assault#1",)), Choose("thrace"), Done())
    assert [event.kind for event in board.told(events.BattleBegan)] == battles


def test_the_order_of_a_camp_returns_when_its_land_is_captured():
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


def test_nothing_is_relieved_where_nobody_besieges():
    """RULES 5.7: a field battle where relief and occupiers have met, and none where either of them is gone."""
    board = Board("BG LA").put("tarnovo", "BG", "1r").put("vidin", "BG", "1r").put("kopsis", "LA", "1r")
    board.put("vidin", "LA", "1r")
    assert pending(board.state, Clash(0, "relief", ("tarnovo", "vidin", "kopsis"))) == ["vidin"]


def test_relief_while_the_attacker_has_no_army_there():
    """RULES 5.5, step 6.3: an army brought into a besieged land as a reaction fights the occupiers, whoever moved."""
    board = Board("BG LA EP").fleet("black_nw", "BG").put("thrace", "EP", "1r").put("constantinople", "LA", "2r")
    board.turn("BG", "offensive").offensive("BG", "thrace").do("BG", Sail("black_nw"))
    board.until("off_reaction").do("LA", March("thrace", ("constantinople:regular:1",))).do("LA", Done())
    assert battles(board) == [("field", "thrace", (2,), (1,))]
