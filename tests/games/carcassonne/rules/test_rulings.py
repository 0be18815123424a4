"""Corner cases of the rules: robbers that meet, couriers, chains of events, the last tiles."""

from __future__ import annotations

import pytest

from games.carcassonne.rules.events import (
    FinalFeature,
    GameEnded,
    MeepleHome,
    MessageDrawn,
    RobberBonus,
    RobberFollowed,
    Scored,
    Stolen,
)
from games.carcassonne.rules.public import Term
from tests.games.carcassonne.positions import (
    BAG,
    NAMES,
    ended,
    finals,
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
from tests.games.carcassonne.rules.test_messages import drawn, letters

# Robbers that follow


def test_a_robber_may_follow_twice_in_a_round() -> None:
    """It goes with one thief, and on with the next who leaves the space it has come to (RULES 5.5)."""
    state = position(seats=5, figures="R 10, B 12, Y 14, G 30, 4 5", robbers="B@10, Y@10, G@12")
    events = scoring(state, "R road 4")
    assert totals(state, "B", "Y") == (14, 16)
    assert of_kind(events, RobberFollowed) == [
        RobberFollowed(3, 12, 14, 1, "meeple"),
        RobberFollowed(3, 14, 16, 2, "meeple"),
    ]
    assert on_track(state) == {"G": 16}


def test_several_robbers_follow_in_turn_order_from_the_active_player() -> None:
    """All that stood with the thief go along (RULES 5.5)."""
    state = position(seats=5, figures="R 10, B 12, Y 30, G 31, 4 32", robbers="B@10, R@12, Y@12, 4@12", active="Y")
    events = scoring(state, "R road 4")
    assert [event.seat for event in of_kind(events, RobberFollowed)] == [2, 4, 0]
    assert on_track(state) == {"R": 14, "Y": 14, "4": 14}


def test_a_robber_that_follows_to_a_figure_that_scored_does_not_rob_it() -> None:
    """Candidates are taken from where everybody stood when the round began (RULES 5.5)."""
    state = position(figures="R 10, B 12, Y 30, G 8", robbers="B@10, Y@12")
    events = scoring(state, "R road 4, G road2 6")
    assert totals(state, "R", "B", "Y", "G") == (14, 14, 30, 14)
    assert stolen(events) == [("B", "R", 2)]
    assert on_track(state) == {"Y": 14}


def test_a_robber_follows_only_the_figure_that_moved() -> None:
    """The thief's courier stays, and a robber beside it too; the space that is left decides (RULES 5.5)."""
    state = position(figures="R 10/0, B 12/14, Y 30/31", robbers="B@10, Y@12, G@14", messages=letters("A"))
    scoring(state, "R road 4")
    play(state, "R award 0.r1 meeple")
    play(state, "B steal R meeple courier")
    assert totals(state, "B") == ("12/16",)
    assert on_track(state) == {"Y": 12, "G": 16}


def test_a_robber_never_follows_its_owner() -> None:
    """Nor does it leave its owner's figure behind for its own good: it stays where it is (RULES 5.5)."""
    state = position(figures="R 10, B 12", robbers="B@10, Y@31, R@12", active="R")
    scoring(state, "R road 4")
    assert on_track(state) == {"R": 14, "Y": 31}
    own = position(figures="R 10, B 12", robbers="R@10")
    scoring(own, "R road 4")
    assert on_track(own) == {"R": 10}


# Robbers that steal


def test_two_robbers_on_a_space_may_take_from_different_figures() -> None:
    """Each owner chooses for himself, in turn order, seeing what came before (RULES 5.5)."""
    state = position(figures="R 10, B 3, Y 10, G 4", robbers="B@10, G@10", active="Y")
    scoring(state, "R road 3, Y city 8")
    assert options(state) == "G: steal 0 meeple meeple | steal 2 meeple meeple"
    events = play(state, "G steal Y meeple meeple")
    assert options(state) == "B: steal 0 meeple meeple | steal 2 meeple meeple"
    events += play(state, "B steal R meeple meeple")
    assert stolen(events) == [("G", "Y", 4), ("B", "R", 2)]
    assert on_track(state) == {}


def test_the_owner_of_a_robber_may_score_in_the_same_round() -> None:
    """A thief's own award moves first; the theft adds to it (RULES 5.5)."""
    state = position(seats=2, figures="R 10, B 10", robbers="B@10")
    events = scoring(state, "R road 4, B city 6")
    assert (totals(state, "R", "B"), stolen(events)) == ((14, 18), [("B", "R", 2)])


def test_a_robber_beside_all_figures_takes_only_from_those_that_scored() -> None:
    """The others give no choice (RULES 5.5)."""
    state = position(figures="R 0, B 0, Y 0, G 0", robbers="B@0")
    events = scoring(state, "Y city 8")
    assert of_kind(events, Stolen) == [Stolen(1, 2, "meeple", 8, 4, "meeple", 0, 4, auto=True)]


def test_both_figures_of_one_victim_may_be_candidates() -> None:
    """With couriers the robber's owner chooses between the two, and his own figure (RULES 5.5)."""
    state = position(figures="R 13/13, B 7/2", robbers="B@13", messages=letters("A"))
    scoring(state, "R road 3, R city 6")
    play(state, "R award 0.c1 courier\nR award 0.r1 meeple")
    assert options(state) == (
        "B: steal 0 meeple meeple | steal 0 meeple courier | steal 0 courier meeple | steal 0 courier courier"
    )
    events = play(state, "B steal R courier courier")
    assert (stolen(events), totals(state, "B")) == ([("B", "R", 3)], ("7/5",))


def test_a_first_award_stays_the_first_whatever_follows() -> None:
    """Three awards of one figure: only the first counts, though others are larger (note 9)."""
    state = position(figures="R 10, B 3", robbers="B@10")
    scoring(state, "R city 8, R road 3, R road2 5")
    assert options(state) == "R: award 0.c1 meeple | award 0.r1 meeple | award 0.f2 meeple"
    events = play(state, "R award 0.r1 meeple")
    assert [event.auto for event in of_kind(events, Scored)] == [False, True, True]
    assert (scored(events), stolen(events)) == (
        [("R", "0.r1", 3), ("R", "0.c1", 8), ("R", "0.f2", 5)],
        [("B", "R", 2)],
    )


def test_two_victims_choose_their_order_before_anybody_steals() -> None:
    """All awards of all players come first, in turn order (RULES 5.5)."""
    state = position(figures="R 10, B 20, Y 3, G 4", robbers="Y@10, G@20", active="B")
    scoring(state, "R city 8, R road 3, B city2 6, B road2 1")
    assert options(state).startswith("B: award")
    play(state, "B award 0.f2 meeple")
    assert options(state).startswith("R: award")
    events = play(state, "R award 0.r1 meeple")
    assert stolen(events) == [("Y", "R", 2), ("G", "B", 1)]


def test_points_stolen_by_the_active_player_may_reach_a_dark_space() -> None:
    """He draws a message for a theft too, but one only, and others never (rulebook, "Messages"; RULES 5.5)."""
    state = position(figures="R 3/0, B 12/13, Y 18/19", robbers="R@12, Y@12", messages=letters("A"))
    scoring(state, "B road 3")
    play(state, "B award 0.r1 meeple\nR steal B meeple meeple")
    events = play(state, "Y steal B meeple meeple")
    assert totals(state, "R", "Y") == ("5/0", "20/19")
    assert of_kind(events, MessageDrawn) == [MessageDrawn(0, "A", 1)]


# Bags


@pytest.mark.parametrize(("chain", "asked"), [("next", "G"), ("all", "GB")])
def test_the_chain_begins_after_the_active_player_and_goes_round(chain: str, asked: str) -> None:
    """It passes over robbers on the track and ends before the active player (RULES 5.3)."""
    state = position(hand="RA", figures="R 4, B 9, Y 6, G 2", robbers="R@9", active="Y", robber_chain=chain)
    play(state, BAG.replace("R", "Y", 1) + "\nY stay")
    seen = ""
    while state.phase == "robber":
        seen += NAMES[state.actor]
        play(state, f"{seen[-1]} stay")
    assert seen == asked


def test_a_robber_of_the_chain_may_join_the_active_players_figure() -> None:
    """Spaces of all others' figures are open, the active player's among them, but none of one's own alone (RULES 5.3)."""
    state = position(hand="RA", figures="R 4, B 9, Y 6, G 2")
    play(state, BAG + "\nR stay")
    assert options(state) == "B: robber 2 | robber 4 | robber 6 | stay"


def test_nobody_is_asked_where_nobody_can() -> None:
    """The active player's robber has nowhere else to go, and all others are out (RULES 5.3)."""
    state = position(seats=2, hand="RA", figures="R 5, B 5", robbers="R@5, B@5")
    play(state, BAG)
    assert (state.phase, state.actor) == ("meeple", 0)


def test_a_robber_may_be_brought_beside_what_this_very_tile_scores() -> None:
    """The chain's robber robs the active player's own award (rulebook, question on bags)."""
    state = position("W@1,0 0 R:r3", hand="RC", figures="R 5, B 9, Y 9, G 9")
    play(state, "R place -1,0 0\nR stay\nB robber 5")
    events = play(state, "R pass")
    assert (scored(events), stolen(events)) == ([("R", "0.r1", 3)], [("B", "R", 2)])


# Messages


def test_the_figure_that_did_not_move_brings_no_message() -> None:
    """The courier stood on a dark space before and stays there (RULES 5.5)."""
    state = position(figures="R 3/10, B 20/21", messages=letters("A"))
    scoring(state, "R road 3")
    assert not of_kind(play(state, "R award 0.r1 meeple"), MessageDrawn)


def test_a_message_round_feeds_robbers_before_the_next_message() -> None:
    """The theft of a message's points comes first, then the check (RULES 5.7)."""
    state = drawn("AB", figures="R 5/3, B 20/21", robbers="B@3")
    events = play(state, "R two courier")
    assert (state.phase, state.actor) == ("steal", 1)
    assert not of_kind(events, MessageDrawn)
    events = play(state, "B steal R courier meeple")
    assert of_kind(events, MessageDrawn) == [MessageDrawn(0, "B", 2)]


def test_a_thief_of_message_points_draws_none() -> None:
    """Only the active player draws (RULES 5.5)."""
    state = drawn("AB", figures="R 5/1, B 24/21", robbers="B@1")
    events = play(state, "R two courier\nB steal R courier meeple")
    assert totals(state, "B") == ("25/21",)
    assert not of_kind(events, MessageDrawn)


def test_message_a_takes_the_least_of_own_roads_and_leaves_others_alone() -> None:
    """Equal roads are worth the same either way; nobody else gets anything (RULES 5.7)."""
    state = drawn("A", "X@1,0 0 R:r2 R:r3; U@1,1 0; V@2,0 0 B:f2")
    events = play(state, "R follow meeple")
    assert scored(events) == [("R", "A", 2)]
    assert totals(state, "R", "B") == ("7/0", "20/21")


def test_message_e_pays_for_cities_of_others() -> None:
    """One own knight among two of another player is enough (RULES 5.7)."""
    state = drawn("E", "C@0,-1 0 B:c1; F@-1,-1 0 B:c1; F@1,-1 0 R:c1")
    assert scored(play(state, "R follow meeple")) == [("R", "E", 6)]


def test_message_h_on_a_city_counts_pennants_as_at_the_end() -> None:
    """An open city is worth one a tile and one a pennant (RULES 5.7)."""
    state = drawn("H", "C@0,-1 0 R:c1 B:c1")
    events = play(state, "R recall 1.c1 meeple")
    assert of_kind(events, Scored)[0].terms == (Term(2, 1, "tile"), Term(1, 1, "pennant"))
    assert [seat for _, seat in state.meeples] == [1]


def test_message_h_on_a_field_and_on_a_monastery() -> None:
    """Three a completed city; one and one a neighbour (RULES 5.7)."""
    state = drawn("H", "E@0,-1 2 R:f1; B@0,1 0 R:m")
    assert options(state) == (
        "R: two meeple | two courier | recall 1.f1 meeple | recall 1.f1 courier"
        " | recall 2.m meeple | recall 2.m courier"
    )
    twin = state.copy()
    assert scored(play(state, "R recall 1.f1 meeple")) == [("R", "H", 3)]
    events = play(twin, "R recall 2.m meeple")
    assert scored(events) == [("R", "H", 2)]
    assert of_kind(events, MeepleHome) == [MeepleHome(0, "2.m", 0, 1)]


def test_a_meeple_taken_back_may_stand_again_on_the_next_tile() -> None:
    """Message D after message H finds it in the supply (RULES 5.7)."""
    state = drawn("HD", "U@1,0 1 R:r1; U@2,0 1", figures="R 5/2, B 20/21", stack="U U U")
    state.supply[0] = 0
    play(state, "R recall 1.r1 courier")
    assert (state.message, state.supply[0]) == ("D", 1)
    play(state, "R draw\nR place 3,0 1\nR meeple r1")
    assert state.supply[0] == 0


# The end


def test_the_last_tiles_robber_still_counts() -> None:
    """A robber brought with the last tile of the stack is worth three at once (RULES 6)."""
    state = position(hand="RA", stack="", figures="R 0, B 4", seats=2)
    events = play(state, BAG + "\nR robber 4\nB stay\nR pass")
    assert [(event.seat, event.space) for event in of_kind(events, RobberBonus)] == [(0, 4)]
    assert of_kind(events, GameEnded)[0].scores == (3, 4)


def test_shared_unfinished_features_pay_all_in_full() -> None:
    """As in play, those with the most meeples; a lesser share gives nothing (RULES 3, RULES 6)."""
    shared = position("C@0,-1 0 R:c1 B:c1 Y:c1")
    assert finals(shared) == {name: {"city": 3} for name in "RBY"}
    lesser = position("C@0,-1 0 R:c1 R:c1 B:c1")
    told = of_kind(ended(lesser), FinalFeature)
    assert [(feature.points, feature.owners) for feature in told] == [(3, (0,))]


def test_a_farmer_is_paid_for_a_city_others_finished_around_him() -> None:
    """Whoever built or scored the city, every field that touches it counts it (RULES 3)."""
    state = position("E@0,-1 2 B:f1; U@1,0 1; U@-1,0 1 R:f1")
    assert finals(state) == {"R": {"field": 3}, "B": {"field": 3}}
