"""Points, places and a whole round: M-01, M-02, M-23, M-25, M-34 (RULES 5.6, 6)."""

from games.core.contract import PUBLIC
from games.core.ranking import places_for
from games.magove import GAME
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
