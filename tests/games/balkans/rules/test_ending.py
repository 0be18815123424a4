"""Victory and ranking (RULES 6)."""

import pytest

from games.balkans.data.components import LANDS
from games.balkans.rules.ending import target_of
from games.balkans.rules.moves import BreakAlliance, Order, Ransom
from games.balkans.rules.troops.conditions import holds
from games.core.contract import Outcome
from tests.games.balkans.positions import Board
from tests.games.balkans.rules.scenarios import LATIN_LANDS, TEAMS, held_king

TEN_LANDS = ("nis", "velbazhd", "skopje", "pelagonia", "ohrid", "athens", "achaea", "laconia", "caria", "belgrade")


@pytest.mark.parametrize(
    ("influence", "more", "places"),
    [((24, 23, 22), ("nis", "velbazhd"), (2, 1, 3)), ((23, 23, 22), ("nis", "velbazhd", "skopje"), (1, 1, 3))],
)
def test_b52_points(influence, more, places):
    """B-52: the most Influence wins at Razbor 6, then the most lands; full equality is shared."""
    board = Board("BG EP LA").own("BG", *more[:2]).own("EP", *TEN_LANDS[5:8])
    for name, points in zip(("BG", "EP", "LA"), influence, strict=True):
        board.influence(name, points)
    if places[0] == 1:
        board.own("BG", *more)
    board.razbor(4)
    assert board.state.result == Outcome(places=places, reason="influence", scores=(31, 31, 27))


def test_b54_control():
    """B-54: owning the land in two Plannings running wins."""
    board = Board("BG EP LA", control_territory="thessalonica").own("LA", "thessalonica").planning()
    assert board.state.result is None
    board.own("BG", "thessalonica").own("LA", "thessalonica").planning()
    assert board.state.result == Outcome(places=(2, 2, 1), reason="control", scores=(0, 0, 0))
    other = Board("BG EP LA", control_territory="thessalonica").own("LA", "thessalonica").planning()
    other.own("BG", "thessalonica").planning()
    assert other.state.result is None


def test_b57_round_limit():
    """B-57: after the last round the most Influence wins."""
    board = Board("BG LA", round_limit=6).influence("LA", 3)
    board.state.round = 6
    board.razbor(4)
    assert board.state.result == Outcome(places=(2, 1), reason="rounds", scores=(5, 8))


def test_a_breach_may_bring_the_eleventh_land():
    """RULES 6: at any moment, also in the middle of a breach."""
    board = Board("BG EP LA").ally("BG", "EP").own("BG", "nis", "velbazhd", "skopje", "pelagonia", "ohrid")
    board.put("arta", "BG", "1r").turn("BG", "offensive").offensive("BG", "belgrade").do("BG", BreakAlliance())
    assert board.state.result == Outcome(places=(1, 3, 2), reason="territory", scores=(0, 0, 0))


def test_a_ransom_may_reach_the_money_goal():
    """RULES 6: who is paid the fiftieth gold in the turn of another wins at once."""
    board = held_king(money_goal=50).gold("BG", 46).do("LA", Ransom("royal", 1))
    assert board.state.result == Outcome(places=(2, 1, 2), reason="money", scores=(0, 0, 0))


def test_the_eliminated_win_nothing_by_rounds():
    """RULES 6: the most Influence among the living decides, equal Influence by lands, full equality is shared."""
    board = Board("BG LA EP", round_limit=1).own(None, *LATIN_LANDS).influence("LA", 20)
    board.state.round = 1
    board.razbor(4)
    assert board.state.result == Outcome(places=(1, 3, 1), reason="rounds", scores=(5, 20, 5))


def test_a_teammate_may_keep_the_land_to_control():
    """RULES 6: in a team it is enough that one of it owns the land in both Plannings."""
    board = Board("BG LA EP NI", **TEAMS, control_territory="thessalonica").own("BG", "thessalonica").planning()
    board.own("EP", "thessalonica").planning()
    assert board.state.result == Outcome(places=(1, 3, 1, 3), reason="control", scores=(0, 0, 0, 0))


def test_a_team_wins_by_the_gold_of_one_player():
    """RULES 6: the fiftieth gold of one player is the victory of both."""
    board = Board("BG LA EP NI", **TEAMS, money_goal=50).gold("EP", 45)
    board.turn("EP", "harvest").do("EP", Order("harvest"))
    assert board.state.result == Outcome(places=(1, 3, 1, 3), reason="money", scores=(0, 0, 0, 0))


def test_all_eliminated_at_once_compare_only_with_each_other():
    """When the last players fall together, one who was out before wins nothing, whatever Influence they had."""
    board = Board("BG LA EP").influence("BG", 9).influence("LA", 3).influence("EP", 5)
    for land in LANDS:
        if board.state.owner[land] >= 0:
            board.own(None, land)
    board.state.status[0] = "eliminated"
    board.state.gone = ((0,),)
    board.razbor(4)
    assert board.state.result == Outcome(places=(3, 2, 1), reason="annihilation", scores=(9, 3, 5))


@pytest.mark.parametrize(
    ("players", "options", "targets"),
    [
        ("BG LA EP", {}, [30, 30, 30]),
        ("BG LA EP", {"influence_victory": False}, [0, 0, 0]),
        ("BG LA EP", {"annihilation": True}, [0, 0, 0]),
        ("BG LA EP", TEAMS, [60, 30, 60]),
        ("BG LA EP NI", TEAMS, [60, 60, 60, 60]),
        ("BG LA EP NI", TEAMS | {"teams": frozenset({"3"})}, [60, 60, 60, 30]),
    ],
)
def test_the_influence_that_wins(players, options, targets):
    """RULES 6: a team needs twice the target, the smaller one just the target; none where points do not win."""
    state = Board(players, **options).state
    assert [target_of(state, seat) for seat in range(len(targets))] == targets


@pytest.mark.parametrize("seat", [0, 1])
def test_a_goal_is_a_land_of_ones_own(seat):
    """RULES 6: whoever owns it, in any seat; nobody's land is no goal of the neutral opponent either."""
    board = Board("BG LA").own(("BG", "LA")[seat], "constantinople").own(None, "thessalonica")
    assert holds(board.state, seat, ("owns:constantinople",))
    assert not holds(board.state, 1 - seat, ("owns:constantinople",))
    assert not holds(board.state, -1, ("owns:thessalonica",))


def test_the_places_of_those_who_have_not_won():
    """RULES 6: the living, then those eliminated later, then those who gave up; points count only among equals."""
    board = Board("BG LA EP NI VE", money_goal=50).gold("BG", 49)
    for name, points in (("EP", 8), ("NI", 7), ("VE", 9)):
        board.influence(name, points)
    board.state.status[2:] = ["eliminated", "eliminated", "surrendered"]
    board.state.gone = ((2,), (4,), (3,))
    board.turn("BG", "harvest").do("BG", Order("harvest"))
    assert board.state.result.places == (1, 2, 4, 3, 5)
