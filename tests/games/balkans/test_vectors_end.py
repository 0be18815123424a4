"""Alliances, their breaking, and how games end: worked examples (RULES 9) by their numbers."""

from __future__ import annotations

import pytest

from games.balkans.rules import events
from games.balkans.rules.moves import Accept, BreakAlliance, Consent, Decline, Order, Pass, Propose, Surrender, Yield
from games.balkans.rules.turns.razbor import razbor_influence
from games.core.contract import Outcome
from tests.games.balkans.positions import Board

LANDS = ("nis", "velbazhd", "skopje", "pelagonia", "ohrid", "athens", "achaea", "laconia", "caria", "belgrade")


@pytest.mark.parametrize("guarded", [True, False])
def test_b48_breach(guarded):
    """B-48: who breaks an alliance in an Offensive loses Influence; seas are fought first, then lands."""
    board = Board("EP BG LA").ally("EP", "BG").own("BG", "nis").put("nis", "EP", "1r").influence("EP", 3)
    board.fleet("ionian", "EP").fleet("ionian", "BG").coming("advance", "confusion", "raid", "entrench")
    if guarded:
        board.put("nis", "BG", "1r")
    board.turn("EP", "offensive").offensive("EP", "valona").do("EP", BreakAlliance())
    assert board.state.influence[0] == 1
    battles = [(one.kind, one.at, one.attackers, one.defenders) for one in board.told(events.BattleBegan)]
    assert battles[0] == ("sea", "ionian", (0,), (1,))
    assert battles[1:] == ([("field", "nis", (0,), (1,))] if guarded else [])
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


@pytest.mark.parametrize("territorial", [True, False])
def test_b51_eleven(territorial):
    """B-51: the eleventh land wins at once, whatever the Influence of others."""
    board = Board("BG EP", territorial_victory=territorial).own("BG", *LANDS[:5]).influence("EP", 40)
    board.own("BG", "raska").own(None, "ohrid").put("pelagonia", "BG", "3e").coming("advance", "confusion")
    board.turn("BG", "offensive").offensive("BG", "ohrid").march("BG", "ohrid")
    result = board.state.result
    assert result == (Outcome(places=(1, 2), reason="territory", scores=(0, 40)) if territorial else None)


@pytest.mark.parametrize(
    ("influence", "more", "places"),
    [((24, 23, 22), ("nis", "velbazhd"), (2, 1, 3)), ((23, 23, 22), ("nis", "velbazhd", "skopje"), (1, 1, 3))],
)
def test_b52_points(influence, more, places):
    """B-52: the most Influence wins at Razbor 6, then the most lands; full equality is shared."""
    board = Board("BG EP LA").own("BG", *more[:2]).own("EP", *LANDS[5:8])
    for name, points in zip(("BG", "EP", "LA"), influence, strict=True):
        board.influence(name, points)
    if places[0] == 1:
        board.own("BG", *more)
    board.razbor(4)
    assert board.state.result == Outcome(places=places, reason="influence", scores=(31, 31, 27))


def test_b52_no_end_before_razbor():
    """B-52: thirty points in spring end nothing yet."""
    board = Board("BG EP LA").influence("BG", 30).turn("BG", "harvest").do("BG", Order("harvest"))
    assert board.state.result is None


def test_b53_teams():
    """B-53: of two teams that reach their targets the one wins that is further beyond its own."""
    board = Board("BG EP LA", alliances="teams", teams=frozenset({"0", "2"})).influence("BG", 51).influence("EP", 26)
    board.razbor(4)
    assert board.state.influence == [61, 31, 0]
    assert board.state.result == Outcome(places=(2, 1, 2), reason="influence", scores=(61, 31, 61))


def test_b54_control():
    """B-54: owning the land in two Plannings running wins."""
    board = Board("BG EP LA", control_territory="thessalonica").own("LA", "thessalonica").planning()
    assert board.state.result is None
    board.own("BG", "thessalonica").own("LA", "thessalonica").planning()
    assert board.state.result == Outcome(places=(2, 2, 1), reason="control", scores=(0, 0, 0))
    other = Board("BG EP LA", control_territory="thessalonica").own("LA", "thessalonica").planning()
    other.own("BG", "thessalonica").planning()
    assert other.state.result is None


def test_b55_money():
    """B-55: the goal in gold wins at once."""
    board = Board("EP BG", money_goal=50).gold("EP", 47).turn("EP", "harvest").do("EP", Order("harvest"))
    assert board.state.result == Outcome(places=(1, 2), reason="money", scores=(0, 0))


def test_b56_elimination():
    """B-56: who owns no land in Razbor is out, with fleets and armies aboard."""
    board = Board("BG LA").own("BG", "constantinople", "thrace", "gallipoli", "nicomedia", "rhodope")
    board.fleet("marmara", "LA", 1, "regular").razbor(4)
    assert board.state.result == Outcome(places=(1, 2), reason="annihilation", scores=(0, 0))
    assert not board.state.fleets


def test_b57_round_limit():
    """B-57: after the last round the most Influence wins."""
    board = Board("BG LA", round_limit=6).influence("LA", 3)
    board.state.round = 6
    board.razbor(4)
    assert board.state.result == Outcome(places=(2, 1), reason="rounds", scores=(5, 8))


def test_b58_first_player():
    """B-58: the marker goes left, and cards are drawn in the new order."""
    board = Board("BG LA EP")
    board.state.first = 1
    board.razbor(4)
    assert board.told(events.FirstPlayer) == [events.FirstPlayer(2)]
    assert [one.seat for one in board.told(events.CardsDrawn)] == [2, 2, 0, 0, 1, 1]


@pytest.mark.parametrize(("seas", "goal"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_b59_goals_of_venice(seas, goal):
    """B-59: Venice gains one for every two seas with its fleets, at most two."""
    board = Board("VE NI BG LA")
    for sea in ("adriatic", "otranto", "ionian", "cretan", "levantine")[:seas]:
        board.fleet(sea, "VE")
    parts = {part.source: part.amount for part in razbor_influence(board.state, 0)}
    assert parts.get("lordship_of_the_seas", 0) == goal


def test_b59_goal_of_nicaea():
    """B-59: six lands and the City are worth eight to Nicaea."""
    board = Board("VE NI BG LA").own("NI", "constantinople")
    assert sum(part.amount for part in razbor_influence(board.state, 1)) == 8


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


# ---- beyond the numbered vectors -----------------------------------------------------------------------------------


def test_round_table_of_no_allies():
    """With every man for himself Razbor has no diplomacy."""
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


def test_no_table_goes_on_for_ever():
    """Without a round limit the last round is as late as the greatest target is high."""
    board = Board("BG LA", annihilation=True)
    board.state.round = 199
    board.razbor(4)
    assert board.state.result is None
    board.razbor(4)
    assert board.state.result is not None
    assert board.state.result.reason == "rounds"


def test_a_card_of_the_reaction():
    """Withdrawal to the hills takes the garrison away before the battle."""
    from games.balkans.rules.moves import Card, Choose

    board = Board("BG EP").own("BG", "pelagonia").put("pelagonia", "BG", "2r").put("ioannina", "EP", "1e")
    board.hold("EP", "withdrawal#1").turn("BG", "offensive").offensive("BG", "ioannina").march("BG", "ioannina")
    board.do("EP", Card("withdrawal#1"), Choose("arta"))
    assert (board.armies("arta"), board.armies("ioannina")) == ("EP 1e", "BG 2r")
    assert board.told(events.SiegeBegan) == [events.SiegeBegan("ioannina", 0)]


def test_consent_is_asked_without_a_secret():
    """While an ally is asked for consent nobody can tell the cards meant for the order; the contract holds."""
    from games.balkans import GAME
    from games.balkans.rules.moves import Choose, With
    from games.core.chance import SeededChance
    from games.core.conformance import MoveFuzzer, Playthrough, check_step

    board = Board("EP BG LA", mode="advanced").ally("EP", "BG").put("vidin", "LA", "1r").put("vidin", "BG", "1r")
    board.hold("EP", "strong_camp#1").turn("EP", "defence", "harvest")
    board.do("EP", Order("defence"), With(("strong_camp#1",)), Choose("vidin"))
    playthrough = Playthrough(GAME, board.state.options, 3, bytes(32))
    playthrough.state = board.state
    check_step(playthrough, SeededChance(bytes(32), 0), MoveFuzzer())
    board.do("BG", Consent(yes=True))
    assert board.told(events.CardPlayed)[0].card == "strong_camp#1"
