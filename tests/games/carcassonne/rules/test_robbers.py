"""The Robbers: placing, stealing, following (RULES 5.3, RULES 5.5)."""

import pytest

from games.carcassonne.rules.events import (
    RobberFollowed,
    RobberMoved,
    RobberPlaced,
    Scored,
    Stolen,
)
from tests.games.carcassonne.positions import (
    BAG,
    NAMES,
    of_kind,
    on_track,
    options,
    play,
    position,
    scored,
    scoring,
    stolen,
    totals,
)


def test_c_35_page_example_1() -> None:
    """The active player, then only the next one whose robber is not on the track (rulebook, example 1)."""
    state = position(hand="RA", figures="R 4, B 9, Y 6, G 2", robbers="B@4, Y@9")
    play(state, BAG)
    assert options(state) == "R: robber 2 | robber 6 | robber 9 | stay"
    events = play(state, "R robber 9")
    assert events[0] == RobberPlaced(0, 9)
    assert options(state) == "G: robber 4 | robber 6 | robber 9 | stay"
    play(state, "B robber 9 ✗ not-your-turn\nG robber 4")
    assert (state.phase, state.actor) == ("meeple", 0)
    assert on_track(state) == {"R": 9, "B": 4, "Y": 9, "G": 4}


@pytest.mark.parametrize(("chain", "asked"), [("all", "BYG"), ("next", "B")])
@pytest.mark.parametrize("move", ["robber 9", "stay"])
def test_c_36_robber_chain(chain: str, asked: str, move: str) -> None:
    """With `all` every other player is asked in turn, with `next` one, whether or not the active player placed (RULES 5.3)."""
    state = position(hand="RA", figures="R 4, B 9, Y 6, G 2", robber_chain=chain)
    play(state, BAG + f"\nR {move}")
    seen = ""
    while state.phase == "robber":
        seen += NAMES[state.actor]
        play(state, f"{seen[-1]} stay")
    assert seen == asked


def test_c_37_moving_the_robber() -> None:
    """It may go to any other space with somebody else's figure; only the active player moves a robber (RULES 5.3)."""
    state = position(hand="RA", figures="R 4, B 9, Y 6, G 2", robbers="R@9, B@4, Y@4, G@4")
    play(state, BAG)
    assert options(state) == "R: robber 2 | robber 6 | stay"
    events = play(state, "R robber 9 ✗ robber-already-there\nR robber 4 ✗ nobody-there\nR robber 2")
    assert events == [RobberMoved(0, 9, 2)]
    assert state.phase == "meeple"


C_40 = "W@-1,0 0 B:r1; U@1,0 1"


@pytest.mark.parametrize(
    ("active", "script", "thief"),
    [("R", "R robber 10\nB stay\nR pass", "R"), ("B", "B stay\nY robber 10\nB pass", "Y")],
)
def test_c_40_robbing_what_this_tile_scores(active: str, script: str, thief: str) -> None:
    """A robber may join a figure that is about to score from this very tile (question on the page; 5.3)."""
    state = position(C_40, hand="RC", figures="B 10, Y 3, R 1", active=active)
    events = play(state, f"{active} place 2,0 2\n{script}")
    assert scored(events) == [("B", "0.r1", 4)]
    assert stolen(events) == [(thief, "B", 2)]
    assert totals(state, "B") == (14,)
    assert on_track(state) == {}


def test_c_41_page_example_2() -> None:
    """Stolen points are not stolen again: the robber beside the thief's figure follows it (rulebook, example 2)."""
    state = position(figures="R 10, B 12", robbers="B@10, Y@12")
    events = scoring(state, "R road 5")
    assert totals(state, "R", "B", "Y") == (15, 15, 0)
    assert on_track(state) == {"Y": 15}
    assert of_kind(events, Stolen) == [Stolen(1, 0, "meeple", 5, 3, "meeple", 12, 15, auto=True)]
    assert of_kind(events, RobberFollowed) == [RobberFollowed(2, 12, 15, 1, "meeple")]


@pytest.mark.parametrize(("first", "theft"), [("0.r1", 2), ("0.c1", 4)])
def test_c_46_the_victim_chooses_the_order(first: str, theft: int) -> None:
    """Who gets the points chooses which come first; only these are halved (note 9)."""
    state = position(figures="R 10, B 3, Y 4", robbers="B@10")
    scoring(state, "R road 3, R city 8")
    assert options(state) == "R: award 0.c1 meeple | award 0.r1 meeple"
    events = play(state, f"R award {first} meeple")
    assert [event.auto for event in of_kind(events, Scored)] == [False, True]
    assert stolen(events) == [("B", "R", theft)]
    assert totals(state, "R", "B") == (21, 3 + theft)


@pytest.mark.parametrize(("first", "victim", "theft"), [("0.r1", "R", 2), ("0.c1", "R", 4), ("0.r1", "Y", 2)])
def test_c_47_several_victims(first: str, victim: str, theft: int) -> None:
    """The robber's owner chooses among the figures that scored (rulebook; note 9)."""
    state = position(figures="R 10, B 3, Y 10", robbers="B@10")
    scoring(state, "R road 3, R city 8, Y city2 4")
    play(state, f"R award {first} meeple")
    assert options(state) == "B: steal 0 meeple meeple | steal 2 meeple meeple"
    events = play(state, f"B steal {victim} meeple meeple")
    assert stolen(events) == [("B", victim, theft)]


@pytest.mark.parametrize(
    ("robbers", "awards"),
    [
        ("", "R road 3, R city 8"),
        ("R@10", "R road 3, R city 8"),
        ("B@9", "R road 3, R city 8"),
        ("B@10", "R road 4, R city 4"),
    ],
)
def test_c_48_no_question_without_a_difference(robbers: str, awards: str) -> None:
    """Without another's robber there, or with equal points, awards come in the features' order (RULES 5.5)."""
    state = position(figures="R 10, B 3, Y 4", robbers=robbers)
    events = scoring(state, awards)
    assert [event.source for event in of_kind(events, Scored)] == ["0.c1", "0.r1"]
    assert all(event.auto for event in of_kind(events, Scored))


def test_c_49_must_follow() -> None:
    """The robber follows the thief, though another figure stays on its space (note 11)."""
    state = position(figures="Y 20, R 12, B 12", robbers="B@20, G@12", active="Y")
    scoring(state, "Y road 4")
    assert totals(state, "R", "B", "Y", "G") == (12, 14, 24, 0)
    assert on_track(state) == {"G": 14}
