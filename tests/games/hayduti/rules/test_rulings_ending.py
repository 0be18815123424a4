"""Corner cases of the end: improvements before scoring, points, the uprising."""

from __future__ import annotations

import pytest

from games.hayduti import GAME
from games.hayduti.rules.ending import finish
from games.hayduti.rules.events import GameOver, Prescored, Scored
from tests.games.hayduti.positions import play, table, verbs


def ended(first=0, **given):
    """Return a table whose end has begun, and what was told."""
    state, log = table(final=True, rotations_done=2, **given), []
    state.first = first
    finish(state, log)
    return state, log


def test_improvements_before_scoring_go_in_turn_order():
    """From the first player on, each in the order of raising."""
    _, log = ended(first=1, raised={0: "totyu", 1: "karadzha georgievi"})
    assert [(event.seat, event.stat) for event in log if isinstance(event, Prescored)] == [
        (1, "boyna"),
        (1, "nabor"),
        (0, "deynost"),
    ]


def test_karavelov_passes_the_maximum():
    """His improvement too may go over the board, and after Botev's (rulebook)."""
    state, _ = ended(stats={0: (10, 4, 4)}, raised={0: "botev karavelov"})
    assert Prescored(0, "deets-karavelov", "nabor", 12) in play(state, "0 elevate nabor")
    assert state.scores[0].stats == (12, 5, 5)


@pytest.mark.parametrize(("deets", "stat"), [("hadzhi", 2), ("rakovski", 0), ("hitov", 1)])
def test_points_for_leading(deets, stat):
    """Four points for the owner who leads the stat of the deets, and none for who does not."""
    leading = [4, 4, 4]
    leading[stat] = 5
    for owner, times in ((0, 1), (1, 0)):
        state, _ = ended(stats={0: leading}, raised={owner: deets})
        assert [(term.count, term.each) for term in state.scores[owner].deytsi] == [(times, 4)]


def test_deytsi_that_bring_no_points():
    """Sofroniy, Ilyo, Hariton, Rayna and those who only improve have no term in the score."""
    state, log = ended(raised={0: "sofroniy ilyo hariton rayna georgievi totyu karadzha botev"})
    assert state.scores[0].deytsi == ()
    scored = [event for event in log if isinstance(event, Scored)]
    assert [event.total for event in scored] == [18 + 15, 12, 12]


def test_a_failed_uprising_shows_the_scores():
    """Nobody wins, but the arithmetic is there; all share one place."""
    state, log = ended(stats={0: (9, 9, 4)}, uprising="easy")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.places, outcome.scores) == ("uprising-failed", (2, 2, 2), (37, 17, 17))
    assert log[-1] == GameOver(())
    assert verbs(state) == set()


def test_an_uprising_needs_no_single_hero():
    """Each target may be reached by another player; Karavelov's last choice still counts (rulebook)."""
    given = {"stats": {0: (6, 4, 4), 1: (4, 6, 4), 2: (4, 4, 5)}, "raised": {2: "karavelov"}, "uprising": "normal"}
    for stat, reason in (("boyna", "uprising-won"), ("nabor", "uprising-failed")):
        state, _ = ended(**given)
        play(state, f"2 elevate {stat}")
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.reason == reason
