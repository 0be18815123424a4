"""Alliances, elimination and surrender (RULES 3.4 and 5.12)."""

import pytest

from games.balkans import GAME
from games.balkans.data.components import title
from games.balkans.rules import events, legal, machine
from games.balkans.rules.frames import Arming, Clash, Razbor
from games.balkans.rules.moves import (
    Accept,
    BreakAlliance,
    Decline,
    Done,
    Lend,
    Lose,
    March,
    Order,
    Pass,
    Plan,
    Propose,
    Surrender,
    Yield,
)
from games.balkans.rules.public import Camp
from games.balkans.rules.state import on_board, reserve
from games.balkans.rules.war.clash import camps_in
from games.balkans.views.knowledge import forced
from games.core.contract import PUBLIC, Outcome, Pick
from tests.games.balkans.positions import Board
from tests.games.balkans.rules.scenarios import LATIN_LANDS, TEAMS, all_pass, battles, held_king, strengths

PLAN = Plan(("harvest.1", "harvest.2", "arming.1", "arming.2"))


@pytest.mark.parametrize("guarded", [True, False])
def test_b48_breach(guarded):
    """B-48: who breaks an alliance in an Offensive loses Influence; seas are fought first, then lands."""
    board = Board("EP BG LA").ally("EP", "BG").own("BG", "nis").put("nis", "EP", "1r").influence("EP", 3)
    board.fleet("ionian", "EP").fleet("ionian", "BG").coming("advance", "confusion", "raid", "entrench")
    if guarded:
        board.put("nis", "BG", "1r")
    board.turn("EP", "offensive").offensive("EP", "valona").do("EP", BreakAlliance())
    assert board.state.influence[0] == 1
    fields = [("field", "nis", (0,), (1,))] if guarded else []
    assert battles(board) == [("sea", "ionian", (0,), (1,)), *fields]
    assert board.owner("nis") == ("BG" if guarded else "EP")


def test_b48_breach_in_razbor():
    """B-48: in Razbor the same costs no Influence."""
    board = Board("EP BG LA").ally("EP", "BG").own("BG", "nis").put("nis", "EP", "1r").influence("EP", 3).razbor()
    board.do("EP", BreakAlliance())
    assert (board.state.influence[0], board.owner("nis")) == (3, "EP")


def test_b50_one_alliance():
    """B-50: an alliance is proposed with all its members, and forms if all accept."""
    board = Board("LA BG EP").ally("BG", "EP").razbor()
    assert board.refused("LA", Propose("latin+bulgaria"))
    board.do("LA", Propose("latin+bulgaria+epirus")).do("EP", Accept())
    assert not board.told(events.AllianceAnswered)
    board.do("BG", Accept())
    assert board.state.ally == [(1, 2), (0, 2), (0, 1)]
    declined = Board("LA BG EP").razbor().do("LA", Propose("latin+bulgaria")).do("BG", Decline())
    assert declined.state.ally == [(), (), ()]


def test_b61_two_survivors():
    """B-61: the last two may end their alliance, but found none."""
    board = Board("BG EP LA").ally("BG", "EP").own("BG", "constantinople", "thrace")
    board.own("EP", "gallipoli", "nicomedia", "rhodope").influence("BG", 4)
    board.state.status[2] = "eliminated"
    board.razbor()
    assert set(board.moves("BG")) == {BreakAlliance(), Pass(), Surrender()}
    board.do("BG", BreakAlliance())
    assert board.state.ally == [(), (), ()]
    assert not board.told(events.Influence)


def test_there_is_no_diplomacy_without_alliances():
    assert Board("BG EP LA", alliances="none").razbor().phase == "planning"


@pytest.mark.parametrize("named", [("latin",), ("bulgaria", "latin")])
def test_surrender_needs_ones_own_name(named):
    """Who names another kingdom, or several, has changed their mind; who names their own is out, and the last wins."""
    board = Board("BG LA").turn("BG", "harvest").do("BG", Surrender(), Yield(named))
    assert board.state.status[0] == "alive"
    assert board.phase == "turn"
    board.do("BG", Surrender(), Yield(("bulgaria",)))
    assert board.state.result == Outcome(places=(2, 1), reason="annihilation", scores=(0, 0))


def test_surrendered_lands():
    """A land with besiegers is theirs, all others become neutral; the season goes on."""
    board = Board("BG LA EP").put("vidin", "LA", "1r").put("vidin", "BG", "1r").turn("BG", "harvest")
    board.do("BG", Surrender(), Yield(("bulgaria",)))
    assert (board.owner("vidin"), board.owner("tarnovo"), board.armies("vidin")) == ("LA", "neutral", "LA 1r")
    assert (board.phase, board.asked(), board.state.first) == ("turn", ["LA"], 1)


def test_a_fleet_of_an_ally_carries_nobody_else():
    """RULES 5.12: a fleet takes only armies of its own player aboard."""
    board = (
        Board("VE EP BG LA").ally("VE", "EP").fleet("ionian", "VE").put("epirus", "EP", "1r").turn("EP", "offensive")
    )
    board.offensive("EP", "kefalonia").until("turn")
    assert (board.armies("epirus"), board.owner("kefalonia")) == ("EP 1r", "neutral")


def test_an_ally_without_an_army_there_does_not_count_unasked():
    """RULES 5.12: fleets of an ally help in a battle on land only when they are lent."""
    board = Board("LA BG NI EP").ally("BG", "NI").put("kopsis", "BG", "1r").fleet("black_sw", "NI", 2)
    board.put("thrace", "LA", "3r").coming("confusion", "confusion").turn("LA", "offensive").offensive("LA", "kopsis")
    board.march("LA", "kopsis").do("NI", Pass())
    assert strengths(board) == [(3, 1)]


def test_a_former_ally_inside_takes_the_empty_fortress_of_the_breaker():
    """RULES 5.12: it works both ways, walls or not; Influence never falls below 0."""
    board = Board("BG EP LA").ally("BG", "EP").put("tarnovo", "EP", "1r").put("arta", "BG", "1r").influence("BG", 1)
    board.turn("BG", "offensive").offensive("BG", "nis").do("BG", BreakAlliance())
    assert (board.owner("tarnovo"), board.owner("arta"), battles(board)) == ("EP", "BG", [])
    assert board.state.influence == [0, 0, 0]


def test_one_leaves_and_the_others_stay_allied():
    """RULES 5.12: it holds against all in it, who remain allies of each other."""
    board = Board("BG EP LA").ally("BG", "EP", "LA").influence("BG", 5).turn("BG", "offensive")
    board.offensive("BG", "nis").do("BG", BreakAlliance())
    assert (board.state.ally, board.state.influence[0]) == ([(), (2,), (1,)], 3)


def test_other_besiegers_take_no_part_in_a_breach():
    """RULES 5.12: the battle is between the former allies alone; the siege by others goes on."""
    board = (
        Board("BG EP LA").ally("BG", "EP").put("vidin", "BG", "3e").put("vidin", "EP", "1r").put("vidin", "LA", "2r")
    )
    board.own("EP", "nis").coming("advance", "confusion").turn("BG", "offensive").offensive("BG", "nis")
    board.do("BG", BreakAlliance())
    assert battles(board) == [("field", "vidin", (1,), (0,))]
    assert (board.owner("vidin"), board.armies("vidin")) == ("BG", "BG 3e | LA 2r")


def test_allies_pass_through_each_other_and_take_nothing():
    """RULES 5.12: an army passes an allied one, and its arrival in an allied land changes no owner."""
    board = (
        Board("BG LA EP").ally("BG", "LA").put("kopsis", "BG", "1r").put("thrace", "LA", "1e").turn("BG", "offensive")
    )
    board.offensive("BG", "gallipoli").until("off_armies").do("BG", March("gallipoli", ("kopsis:regular:1",)))
    assert (board.owner("gallipoli"), board.armies("gallipoli"), battles(board)) == ("LA", "BG 1r", [])


def test_teams_neither_talk_nor_break():
    """RULES 5.12: alliances are set before the game; no Offensive asks for a breach and Razbor for no alliance."""
    board = Board("BG LA EP NI", **TEAMS).put("kopsis", "BG", "1r")
    board.turn("BG", "offensive").offensive("BG", "philippopolis")
    assert board.phase == "off_armies"
    assert board.razbor().phase == "planning"


def test_a_team_lives_while_one_of_it_owns_a_land():
    """RULES 5.12: the game ends when the whole other team is out."""
    board = Board("BG LA EP NI", **TEAMS).own("BG", *LATIN_LANDS).razbor(4)
    assert (board.state.status[1], board.state.result) == ("eliminated", None)
    board.own("EP", "nicaea", "bithynia", "adramyttion", "smyrna", "philadelphia").razbor(4)
    assert (board.state.result.reason, board.state.result.places[0], board.state.result.places[2]) == (
        "annihilation", 1, 1,
    )  # fmt: skip


def test_captives_of_an_eliminated_player_return_to_their_reserve():
    """RULES 5.12: what the fallen held captive is in its owner's reserve again, free of charge."""
    board = held_king().own("LA", "tarnovo", "sredets", "vidin", "kopsis", "karvuna").razbor(4)
    assert (board.state.captives, reserve(board.state, 0, "royal")) == ((), 1)


def test_the_cards_of_the_eliminated():
    """RULES 5.12: strategies, established ones too, go to the pile; royal cards leave the game."""
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


def test_an_alliance_of_all_wins_nothing():
    """RULES 5.12: three allied players reach no victory by being at peace."""
    board = Board("BG LA EP").ally("BG", "LA", "EP").razbor()
    all_pass(board, "planning")
    assert board.state.result is None


def test_a_king_lost_aboard_a_lent_fleet_is_its_owners_loss():
    """RULES 5.12: who lends a fleet bears the 2 Influence for the royal army it carried."""
    board = Board("LA BG NI EP").ally("BG", "NI").put("kopsis", "BG", "1r").fleet("black_sw", "NI", 1, "royal")
    board.influence("NI", 5).put("thrace", "LA", "3r").coming("advance", "confusion").turn("LA", "offensive")
    board.offensive("LA", "kopsis").march("LA", "kopsis").do("NI", Lend(1)).do("BG", Lose(("black_sw+royal:1@2",)))
    assert board.state.influence == [2, 0, 3, 0]


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


def test_nobody_surrenders_in_the_middle_of_an_order():
    """During an order or a battle the table waits for what it asks, and for nothing else."""
    board = Board("BG LA EP").turn("BG", "arming", "harvest").do("BG", Order("arming"))
    assert isinstance(board.state.frames[-1], Arming)
    assert legal.acting(board.state) == (0,)
    assert board.refused("LA", Surrender())


def test_walls_do_not_count_between_broken_allies():
    """Battles of a breach are field battles, whatever fortress stands there."""
    board = Board("EP BG LA").ally("EP", "BG").put("tarnovo", "EP", "2e").put("tarnovo", "BG", "1r")
    board.coming("advance", "confusion").turn("EP", "offensive").offensive("EP", "vidin").do("EP", BreakAlliance())
    assert battles(board) == [("field", "tarnovo", (0,), (1,))]
    assert "fortress" not in {part.source for event in board.told(events.BattleRound) for part in event.defenders.parts}


@pytest.mark.parametrize("name", ["BG", "LA", "EP"])
def test_what_is_on_the_board_is_counted_for_each_seat(name):
    """RULES 3.4, reserve: armies of all kinds, those aboard, fleets, and captives, and nobody else's."""
    board = Board("BG LA EP").put("vidin", "BG", "1r").put("vidin", "LA", "1R").put("vidin", "EP", "1R")
    before = {other: on_board(board.state, board.seat(other)) for other in board.names}
    pool, royal, ships = before[name]
    board.put("vidin", name, "2r 1e 1R").fleet("white", name, 2).fleet("marmara", name, 1, "elite")
    assert on_board(board.state, board.seat(name)) == (pool + 4, royal + 1, ships + 3)
    assert all(on_board(board.state, board.seat(other)) == before[other] for other in board.names if other != name)


def test_camps_are_told_apart_by_alliance():
    """RULES 3.4: allied armies before a land are one camp, others each their own, by their arrival."""
    board = Board("BG LA EP NI").ally("LA", "EP").put("vidin", "EP", "1r").put("vidin", "NI", "1r")
    assert camps_in(board.put("vidin", "LA", "1r").state, "vidin") == [(1, 2), (3,)]


def test_whose_armies_take_the_lands_of_who_surrenders():
    """RULES 5.12: a guest takes the land it stands in; where somebody besieges, that one comes before all guests."""
    board = Board("BG LA EP").ally("BG", "EP").own("LA", "nis").put("tarnovo", "EP", "1r").put("vidin", "EP", "1r")
    board.put("vidin", "LA", "1r").turn("BG", "harvest").do("BG", Surrender(), Yield(("bulgaria",)))
    assert [(event.land, event.seat) for event in board.told(events.Captured)][:2] == [("vidin", 1), ("tarnovo", 2)]


def test_guests_of_who_surrenders_fight_where_nothing_parts_them():
    """RULES 3.4, 5.12: the besieger takes the land, the camp goes, and the ally inside meets the new owner in the open."""
    board = Board("BG LA EP").ally("BG", "EP").put("kopsis", "EP", "2r").put("kopsis", "LA", "1r")
    board.state.camps = (Camp("kopsis", 0, 1),)
    board.turn("BG", "harvest").do("BG", Surrender(), Yield(("bulgaria",)))
    assert [(event.land, event.seat) for event in board.told(events.Captured)] == [("kopsis", 1), ("kopsis", 2)]
    assert battles(board) == [("field", "kopsis", (2,), (1,))]


def test_a_third_in_a_land_of_broken_allies_fights_who_took_it():
    """RULES 3.4, 5.12: with the owner's camp goes what kept the besieger from the ally who takes the land."""
    board = Board("LA BG EP").ally("LA", "BG").own("LA", "kopsis").put("kopsis", "BG", "1r").put("kopsis", "EP", "2r")
    board.state.camps = (Camp("kopsis", 0, 1),)
    board.state.frames = [Razbor(2, (1,))]
    board.settle()
    board.do("BG", BreakAlliance())
    assert battles(board) == [("field", "kopsis", (2,), (1,))]
    assert [(event.land, event.seat) for event in board.told(events.Captured)][:2] == [("kopsis", 1), ("kopsis", 2)]


def test_of_three_camps_the_last_attacks_the_first():
    """RULES 3.4, 5.12: where nobody owns the land and three meet in it, who came second waits."""
    board = Board("BG LA EP").own(None, "nis").turn("BG", "harvest")
    for name in ("LA", "BG", "EP"):
        board.put("nis", name, "1r")
    board.state.frames.append(Clash(0, "lawless", ()))
    board.settle()
    assert battles(board)[0] == ("field", "nis", (2,), (1,))


def test_an_alliance_may_be_broken_until_something_moves():
    """RULES 5.5: with the order itself, so that keeping the alliance takes no answer."""
    board = Board("EP BG LA").ally("EP", "BG").put("arta", "EP", "2r").own("BG", "nis").put("nis", "BG", "1r")
    board.influence("EP", 3).turn("EP", "offensive").offensive("EP", "ohrid")
    assert forced(GAME.view(board.state, PUBLIC)) == (0, Done())
    later = Board("EP BG LA").ally("EP", "BG").turn("EP", "offensive").offensive("EP", "ohrid")
    assert forced(GAME.view(later.state, PUBLIC)) is None, "nothing can move, so that this is the only question"
    board.do("EP", Done())
    assert BreakAlliance() in board.moves("EP")
    march = next(choice for choice in board.moves("EP") if isinstance(choice, Pick) and choice.verb == "march")
    moved = board.state.copy()
    machine.play(moved, 0, March("ohrid", march.pool[:1]), board.chance)
    assert BreakAlliance() not in machine.moves(moved, 0)
    board.do("EP", BreakAlliance())
    assert (board.state.ally, board.state.influence[0]) == ([(), (), ()], 1)
    assert (board.phase, BreakAlliance() in board.moves("EP")) == ("off_armies", False)
