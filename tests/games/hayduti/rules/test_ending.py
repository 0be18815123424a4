"""Improvements before scoring, scores, ties, and the uprising (RULES 6)."""

import pytest

from games.hayduti import GAME
from games.hayduti.rules.ending import finish, targets
from games.hayduti.rules.events import DeetsTerm, GameOver, Prescored, Scored, UprisingFailed
from games.hayduti.rules.options import HaydutiOptions
from tests.games.hayduti.positions import play, table


def finished(first=0, **given):
    """Return a table that is scored now, with its first player, and what was told."""
    state, log = table(final=True, rotations_done=2, **given), []
    state.first = first
    finish(state, log)
    return state, log


def score(state, seat=0):
    return state.scores[seat]


def test_h_08_scoring():
    """The rulebook's example: 22 for stats, 10 for leading, 23 for voyvodas, 12 for deytsi."""
    state, _ = finished(
        stats={0: (8, 7, 7), 1: (5, 8, 6), 2: (4, 4, 4)},
        raised={0: "sofroniy rakovski petko hitov V7 V7 V10 V10 V12"},
    )
    assert score(state) == Scored(
        0,
        (8, 7, 7),
        ("nabor", "boyna"),
        5,
        (3, 3, 5, 5, 7),
        (DeetsTerm("deets-rakovski", 1, 4), DeetsTerm("deets-petko", 4, 2), DeetsTerm("deets-hitov", 0, 4)),
        67,
    )


def test_karavelov_chooses_last():
    """His owner, knowing all other improvements, names the stat that rises (RULES 6.1)."""
    state, log = finished(stats={0: (4, 4, 6), 1: (5, 4, 4)}, raised={0: "totyu", 1: "karavelov"})
    assert (state.phase, GAME.acting(state), GAME.outcome(state)) == ("final_choice", (1,), None)
    assert Prescored(0, "deets-totyu", "deynost", 5) in log
    play(state, "0 elevate nabor ✗ not-your-turn\n1 elevate luck ✗ unknown-stat\n1 pass ✗ not-now")
    events = play(state, "1 elevate deynost")
    assert events[0] == Prescored(1, "deets-karavelov", "deynost", 5)
    assert score(state, 1).led == ("nabor", "deynost")


def test_karavelov_passes_the_maximum():
    """His improvement too may go over the board, and after Botev's (rulebook)."""
    state, _ = finished(stats={0: (10, 4, 4)}, raised={0: "botev karavelov"})
    assert Prescored(0, "deets-karavelov", "nabor", 12) in play(state, "0 elevate nabor")
    assert state.scores[0].stats == (12, 5, 5)


@pytest.mark.parametrize(
    ("seats", "rotations", "target"),
    [
        *((2, rotations, target) for rotations, target in ((2, 7), (3, 8), (4, 9), (10, 9))),
        *((3, rotations, target) for rotations, target in ((2, 6), (3, 7), (4, 8))),
        *((4, rotations, target) for rotations, target in ((2, 6), (3, 7), (4, 7))),
        *((seats, rotations, target) for seats in (5, 6) for rotations, target in ((2, 6), (3, 6), (4, 7))),
    ],
)
def test_targets(seats, rotations, target):
    """The rulebook's table, one less for easy, one more for hard."""
    for level, change in (("easy", -1), ("normal", 0), ("hard", 1)):
        assert targets(HaydutiOptions(uprising=level, rotations=rotations), seats) == (target + change,) * 3


@pytest.mark.parametrize(("level", "failed"), [("normal", False), ("hard", True)])
def test_h_43_uprising(level, failed):
    """What is improved before scoring counts; below a target everybody has lost."""
    state, log = finished(
        seats=4,
        stats={0: (7, 4, 4), 1: (4, 7, 4), 2: (4, 4, 6)},
        raised={2: "karadzha"},
        rotations=3,
        uprising=level,
    )
    outcome = GAME.outcome(state)
    assert outcome.reason == ("uprising-failed" if failed else "uprising-won")
    assert (UprisingFailed((7, 7, 7), (8, 8, 8)) in log) == failed
    assert log[-1] == GameOver(() if failed else (0, 1, 2))
    assert outcome.places == ((2, 2, 2, 2) if failed else (1, 1, 1, 4))


def test_an_uprising_needs_no_single_hero():
    """Each target may be reached by another player; Karavelov's last choice still counts (rulebook)."""
    given = {"stats": {0: (6, 4, 4), 1: (4, 6, 4), 2: (4, 4, 5)}, "raised": {2: "karavelov"}, "uprising": "normal"}
    for stat, reason in (("boyna", "uprising-won"), ("nabor", "uprising-failed")):
        state, _ = finished(**given)
        play(state, f"2 elevate {stat}")
        outcome = GAME.outcome(state)
        assert outcome.reason == reason
