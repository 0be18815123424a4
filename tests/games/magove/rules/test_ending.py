"""Points, places and a whole round: M-01, M-02, M-23, M-25, M-34 (RULES 5.6, 6)."""

import pytest

from games.core.contract import PUBLIC
from games.core.ranking import places_for
from games.magove import GAME
from games.magove.rules.ending import points_for
from games.magove.rules.events import GameOver, RoundScored, Score, TrickWon
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import holding
from tests.games.magove.positions import dealt, play


def test_m_01_and_m_02_the_rulebook_example() -> None:
    """Toma, Ani and Kalin: 20, −10, 30 after round 1; 10, 10, 20 after round 2 (RULES 5.6)."""
    state, _, chance = dealt("B1 R1 G5 G1", "B1 R13 B13 B2 B3 R1 N2", seats=3, first_dealer=2)
    news = play(state, "0 bid 0 \n 1 bid 1 \n 2 bid 1 \n 0 play B1 \n 1 play R1 \n 2 play G5", chance)
    assert RoundScored(1, (Score(0, 0, 0, 20, 20), Score(1, 1, 0, -10, -10), Score(2, 1, 1, 30, 30))) in news
    play(state, "1 bid 0 \n 2 bid 0 \n 0 bid 2 \n 1 play B1 \n 2 play B3 \n 0 play B13")
    news = play(state, "0 play R1 \n 1 play B2 \n 2 play R13", chance)
    assert RoundScored(2, (Score(0, 2, 1, -10, 10), Score(1, 0, 0, 20, 10), Score(2, 0, 1, -10, 20))) in news
    assert GAME.view(state, PUBLIC).totals == (10, 10, 20)


@pytest.mark.parametrize(
    ("bid", "tricks", "points"),
    [
        pytest.param(3, 5, -20, id="M-23-two-over"),
        pytest.param(4, 1, -30, id="M-23-three-under"),
        pytest.param(5, 5, 70, id="M-23-met"),
        pytest.param(0, 0, 20, id="M-23-none"),
        pytest.param(20, 0, -200, id="worst"),
    ],
)
def test_points(bid: int, tricks: int, points: int) -> None:
    """20 and 10 a trick for a bid that was met, 10 off for each trick over or under (RULES 5.6)."""
    assert points_for(bid, tricks) == points
    assert Score(0, bid, tricks, points, points).missed_by == (0 if points > 0 else -points // 10)


def test_m_25_a_full_round() -> None:
    """A round from the deal to the points, with a card refused because the race led must be followed."""
    state, _, chance = dealt("", "B7 R13 N1 G4 B9 Z2 G10", seats=3, first_dealer=2, options=MagoveOptions(rounds=2))
    while state.round < 2:
        seat = state.waiting[0]
        GAME.play(state, seat, GAME.moves(state, seat)[0], chance)
    before = GAME.view(state, PUBLIC).totals
    assert [holding(state, seat) for seat in range(3)] == [("Z2", "N1"), ("B7", "G4"), ("R13", "B9")[::-1]]
    assert (state.dealer, state.turned, GAME.view(state, PUBLIC).trump) == (0, "G10", "G")
    news = play(
        state,
        """
        1 bid 1
        2 bid 0
        0 bid 1
        1 play B7
        2 play R13 ✗ must-follow
        2 play B9
        0 play N
        2 play R13
        0 play Z
        1 play G4
        """,
    )
    assert [event.seat for event in news if isinstance(event, TrickWon)] == [2, 0]
    (scored,) = [event for event in news if isinstance(event, RoundScored)]
    assert [line.points for line in scored.scores] == [30, -10, -10]
    totals = tuple(old + new for old, new in zip(before, (30, -10, -10), strict=True))
    assert news[-1] == GameOver(places_for(totals), totals)
    outcome = GAME.outcome(state)
    assert (outcome.scores, outcome.places) == (totals, places_for(totals))


@pytest.mark.parametrize(
    ("totals", "places"),
    [
        pytest.param((150, 150, 90), (1, 1, 3), id="M-34-two-winners"),
        pytest.param((-10, -40, -40), (1, 2, 2), id="M-34-below-zero"),
        pytest.param((0, 0, 0, 0), (1, 1, 1, 1), id="all-equal"),
    ],
)
def test_places(totals: tuple[int, ...], places: tuple[int, ...]) -> None:
    """Most points win; equal totals share the place (RULES 6)."""
    assert places_for(totals) == places


def test_nothing_goes_on_after_the_end() -> None:
    """After the last round nobody acts, and every move is refused (RULES 6)."""
    state, _, chance = dealt("B1 R1 G1 Y7", seats=3, options=MagoveOptions(rounds=1))
    play(state, "1 bid 0 \n 2 bid 0 \n 0 bid 0 \n 1 play B1 \n 2 play R1 \n 0 play G1", chance)
    assert GAME.acting(state) == ()
    assert GAME.view(state, PUBLIC).bids == (0, 0, 0)
    play(state, "0 play G1 ✗ over \n 1 bid 0 ✗ over \n 2 trump B ✗ over")
