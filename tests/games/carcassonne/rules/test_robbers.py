"""The Robbers: placing, stealing, following (RULES 5.3, RULES 5.5)."""

import pytest

from games.carcassonne.rules.events import (
    FinalFeature,
    GameEnded,
    RobberBonus,
    RobberFollowed,
    RobberMoved,
    RobberPlaced,
    Scored,
    Stolen,
)
from games.carcassonne.rules.public import Term
from tests.games.carcassonne.positions import (
    BAG,
    NAMES,
    ended,
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


def test_c_38_all_at_the_start() -> None:
    """All figures stand on 0, so that is the only space (RULES 5.3)."""
    state = position(hand="RA", robber_chain="all")
    play(state, BAG)
    for name in NAMES[:4]:
        assert options(state) == f"{name}: robber 0 | stay"
        play(state, f"{name} robber 0")
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


def test_c_42_page_example_3() -> None:
    """Every robber on the space takes its half, in turn order (rulebook, example 3)."""
    state = position(figures="B 12, R 5, G 4", robbers="R@12, G@12", active="B")
    events = scoring(state, "B road 4")
    assert totals(state, "R", "B", "Y", "G") == (7, 16, 0, 6)
    assert stolen(events) == [("G", "B", 2), ("R", "B", 2)]
    assert on_track(state) == {}


@pytest.mark.parametrize(("award", "theft"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (9, 5)])
def test_c_43_rounding(award: int, theft: int) -> None:
    """Half is rounded up (RULES 5.5)."""
    state = position(figures="R 10", robbers="B@10")
    assert stolen(scoring(state, f"R road {award}")) == [("B", "R", theft)]


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


def test_c_46_only_the_first_is_chosen() -> None:
    """Of three awards one is chosen; the others follow in order, since nobody can rob them (RULES 5.5)."""
    state = position(figures="R 10, B 3", robbers="B@10")
    scoring(state, "R road 3, R city 8, R city2 5")
    events = play(state, "R award 0.f1 meeple")
    assert scored(events) == [("R", "0.f1", 5), ("R", "0.c1", 8), ("R", "0.r1", 3)]
    assert stolen(events) == [("B", "R", 3)]


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


def test_c_50_a_waiting_robber_stays() -> None:
    """A robber that is still to steal does not follow, and steals (RULES 5.5)."""
    state = position(figures="R 10, B 12, Y 12", robbers="B@10, G@12")
    events = scoring(state, "R road 4, Y city 6")
    assert totals(state, "R", "B", "Y", "G") == (14, 14, 18, 3)
    assert stolen(events) == [("B", "R", 2), ("G", "Y", 3)]
    assert (on_track(state), of_kind(events, RobberFollowed)) == ({}, [])


def test_c_51_crossed_robbers() -> None:
    """Each beside the other's figure, both score (RULES 5.5)."""
    state = position(seats=2, figures="R 10, B 20", robbers="B@10, R@20")
    events = scoring(state, "R road 4, B city 6")
    assert totals(state, "R", "B") == (17, 28)
    assert (stolen(events), on_track(state)) == ([("R", "B", 3), ("B", "R", 2)], {})


def test_c_52_following_once() -> None:
    """The second figure that leaves the space finds nobody there to follow it (RULES 5.5)."""
    state = position(seats=5, figures="R 10, B 12, Y 12, G 30, 4 5", robbers="B@10, Y@10, G@12")
    scoring(state, "R road 4")
    assert totals(state, "B", "Y") == (14, 14)
    assert on_track(state) == {"G": 14}


def test_c_53_following_then_staying() -> None:
    """The robber goes with the thief, not with who scored (RULES 5.5)."""
    state = position(figures="R 10, B 12, Y 3", robbers="B@10, Y@12")
    scoring(state, "R road 3, R city 4")
    play(state, "R award 0.r1 meeple")
    assert totals(state, "R", "B") == (17, 14)
    assert on_track(state) == {"Y": 14}


@pytest.mark.parametrize(("victim", "theft"), [("R", 3), ("Y", 1)])
def test_c_55_laps_together(victim: str, theft: int) -> None:
    """Figures on one space are together whatever their laps (RULES 3)."""
    state = position(figures="R 53, Y 3, B 20", robbers="B@3")
    scoring(state, "R road 5, Y city 2")
    events = play(state, f"B steal {victim} meeple meeple")
    assert stolen(events) == [("B", victim, theft)]


def test_c_57_end() -> None:
    """A robber left on the track is worth three points, which nobody steals; nor are those of the end (RULES 6)."""
    state = position("U@1,0 1 R:r1", figures="R 10, B 10, Y 4", robbers="R@10, Y@10")
    events = ended(state)
    bonus = (Term(1, 3, "robber"),)
    assert of_kind(events, RobberBonus) == [RobberBonus(0, 10, 3, bonus), RobberBonus(2, 10, 3, bonus)]
    assert (on_track(state), stolen(events)) == ({}, [])
    kinds = [type(event) for event in events]
    assert kinds.index(RobberBonus) < kinds.index(FinalFeature)
    assert of_kind(events, GameEnded)[0].scores == (15, 10, 7, 0)


def test_final_features_in_order() -> None:
    """Features come by the tile that began them, then by their place on it (RULES 6)."""
    events = ended(position("M@0,-1 2 B:c1 R:f1; U@1,0 1 R:r1; A@-1,0 3 G:m"))
    assert [feature.key for feature in of_kind(events, FinalFeature)] == ["0.c1", "0.r1", "1.f1", "3.m"]
