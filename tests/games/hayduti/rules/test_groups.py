"""Forming groups: goals, ways, strengths, bonuses, and what is kept (RULES 5.9)."""

from __future__ import annotations

import pytest

from games.core.contract import PUBLIC, Pick
from games.hayduti import GAME
from games.hayduti.rules.events import Bonus, GroupFormed, Improved, Overtaken, Raised, RakovskiKept
from games.hayduti.rules.forming import goals
from games.hayduti.rules.moves import Group
from games.hayduti.views.determinize import reconstruct
from tests.games.hayduti.positions import at, hand, play, shorts, table, texts, verbs


def forming(cards, **given):
    return table(cards, phase="forming", **given)


def formed(events):
    """Return contribution, strength and bonuses of the group formed."""
    event = next(event for event in events if isinstance(event, GroupFormed))
    return (
        event.contribution,
        event.strength,
        {bonus.deets.removeprefix("deets-"): bonus.strength for bonus in event.bonuses},
    )


def test_those_who_led_a_stat_are_told_that_they_no_longer_do():
    shared = play(forming("n2g n2r"), "0 improve nabor\n0 group n2g n2r")
    assert Overtaken("nabor", (1, 2), 5) in shared
    for stats in ({1: (6, 4, 4)}, {0: (4, 4, 4), 1: (5, 4, 4)}):
        behind = play(forming("n2g n2r", stats=stats), "0 improve nabor\n0 group n2g n2r")
        assert not [event for event in behind if isinstance(event, Overtaken)], "who led still leads"


def test_h_04_group_by_contribution():
    """All of one contribution: nine improves deynost from 5 to 6, or raises what costs nine (rulebook, the pictures)."""
    given = {"stats": {0: (4, 5, 4)}, "up": "V7@1 V10@2 hadzhi@3"}
    state = forming("d2g d2r d3g d2u", **given)
    assert texts(state, "improve") == ["deynost"]
    assert texts(state, "raise") == ["voy-7-1", "deets-hadzhi"]
    play(state, "0 raise V10 ✗ out-of-reach")
    events = play(state, "0 improve deynost\n0 group d2g d2r d3g d2u")
    assert formed(events) == ("deynost", 9, {})
    assert Improved(0, "deynost", 5, 6) in events

    state = forming("d2g d2r d3g d2u", **given)
    events = play(state, "0 raise hadzhi\n0 group d2g d2r d3g d2u")
    assert Raised(0, "deets-hadzhi", 3) in events
    assert at(state, 3) != "hadzhi"
    assert shorts(card for card, _ in state.players[0].raised) == "hadzhi"


@pytest.mark.parametrize(
    ("script", "event"),
    [
        ("0 improve nabor\n0 gather n2u\n0 group d3u n3u", Improved(0, "nabor", 5, 6)),
        ("0 improve nabor\n0 gather n3u\n0 group n2u d3u", Improved(0, "nabor", 5, 6)),
        ("0 improve deynost\n0 group n2u n3u", Improved(0, "deynost", 5, 6)),
        ("0 improve boyna ✗ out-of-reach\n0 raise V7\n0 group n2u d3u n3u", Raised(0, "voy-7-1", 1)),
        ("0 raise rayna\n0 group d3u n3u", Raised(0, "deets-rayna", 2)),
    ],
)
def test_h_05_group_by_colour(script, event):
    """All of one colour: the contribution of any of them counts (rulebook, the pictures)."""
    state = forming("n2u d3u n3u", stats={0: (5, 5, 4)}, up="V7@1 rayna@2")
    assert event in play(state, script)


@pytest.mark.parametrize("before", [4, 5, 6])
def test_h_06_skipping_levels(before):
    """Eleven brings nabor to 7 from wherever it was (rulebook)."""
    state = forming("n3g n3r n3u n2g", stats={0: (before, 4, 4)})
    events = play(state, "0 improve nabor\n0 group n3g n3r n3u n2g")
    assert Improved(0, "nabor", before, 7) in events


def test_h_06_not_above_seven():
    """At 7 the same group improves nothing."""
    play(forming("n3g n3r n3u n2g", stats={0: (7, 4, 4)}), "0 improve nabor ✗ out-of-reach")


def test_the_level_follows_from_the_strength():
    """A stronger group than needed brings the highest value it pays for, no less."""
    state = forming("n3g n3r n3u n2g")
    assert Improved(0, "nabor", 4, 6) in play(state, "0 improve nabor\n0 group n3g n3r n3u")


def test_h_07_bonuses():
    """Botev, Karavelov, Rayna and Karadzha add six; Totyu nothing to a group of boyna (rulebook)."""
    state = forming("b2g b2r b2u", raised={0: "botev karavelov rayna karadzha totyu"})
    events = play(state, "0 improve boyna\n0 group b2g b2r b2u")
    assert formed(events) == ("boyna", 12, {"botev": 2, "karavelov": 1, "rayna": 1, "karadzha": 2})
    assert Improved(0, "boyna", 4, 7) in events


def test_h_26_rakovski():
    """While secret one haydut of the group may stay in hand; not the one who raises him, nor when exposed (rulebook)."""
    state = forming("n2g n2r", raised={0: "rakovski"})
    play(state, "0 improve nabor\n0 group n2g n2r")
    assert (verbs(state), state.mover.stats[0]) == ({"spare", "back"}, 4)
    events = play(state, "0 spare n2r")
    assert RakovskiKept(0, ("hay-n-red-2-1",)) in events
    assert Improved(0, "nabor", 4, 5) in events
    assert (hand(state), shorts(state.used[-1:])) == ("n2r", "n2g")

    state = forming("n2g n2r", raised={0: "rakovski"}, exposed=[0])
    events = play(state, "0 improve nabor\n0 group n2g n2r")
    assert Improved(0, "nabor", 4, 5) in events

    state = forming("n3g n3r n3u", up="rakovski@1")
    play(state, "0 raise rakovski\n0 group n3g n3r n3u")
    assert (hand(state), state.active) == ("", 1)


def test_rakovski_declined():
    """Keeping a haydut may be declined."""
    state = forming("n2g n2r", raised={0: "rakovski"})
    play(state, "0 improve nabor\n0 group n2g n2r\n0 spare")
    assert hand(state) == ""


def test_h_27_contribution_of_a_member():
    """Totyu helps a group only if one of it has deynost."""
    state = forming("n3g b2g", raised={0: "totyu"}, up="V7@1")
    play(state, "0 improve deynost ✗ out-of-reach\n0 raise V7 ✗ out-of-reach")
    state = forming("n3g b2g d2g", raised={0: "totyu"}, up="V7@1")
    play(state, "0 raise V7")
    assert texts(state, "gather") == ["green", "hay-d-green-2-1"]
    assert formed(play(state, "0 gather d2g\n0 group n3g b2g")) == ("deynost", 9, {"totyu": 2})


def test_a_bonus_counts_though_it_was_not_needed():
    """Bonuses are automatic: a green group with deynost in it has Totyu's strength however it was gathered."""
    state = forming("n3g b2g d2g", raised={0: "totyu"}, up="V7@1")
    assert formed(play(state, "0 raise V7\n0 gather green\n0 group n3g b2g d2g")) == ("deynost", 9, {"totyu": 2})


def test_h_28_one_haydut():
    """With bonuses one haydut is a group."""
    state = forming("b2r", raised={0: "botev karavelov"})
    events = play(state, "0 improve boyna\n0 group b2r")
    assert formed(events) == ("boyna", 5, {"botev": 2, "karavelov": 1})
    assert Improved(0, "boyna", 4, 5) in events


def test_h_29_board_maximum():
    """At ten nothing improves, and strength can only raise."""
    state = forming("n3g n3r n3u n3y n2g n2r n2u n2y", stats={0: (10, 4, 4)}, up="V10@1")
    play(state, "0 improve nabor ✗ at-maximum")
    assert Raised(0, "voy-10-1", 1) in play(state, "0 raise V10\n0 group n3g n3r n3u n3y n2g n2r n2u n2y")


def test_h_30_botev_raised_now_gives_no_strength():
    """A deets just raised helps no group of the same turn."""
    state = forming("n3g", now="botev")
    play(state, "0 improve nabor ✗ out-of-reach")


@pytest.mark.parametrize(("cards", "exposed"), [("n2g n2r", False), ("n2g n2r V7", True)])
def test_h_32_secret_with_an_empty_hand(cards, exposed):
    """A group of the whole hand makes the committee secret; with any card left it stays exposed."""
    state = forming(cards, exposed=[0])
    play(state, "0 improve nabor\n0 group n2g n2r")
    assert state.players[0].exposed == exposed


def test_raising_from_the_hand():
    """A voyvoda of the hand is raised from there, and the group may have more strength than it costs."""
    state = forming("n3g n3r V4", up="V7@1")
    assert Raised(0, "voy-4-1", 0) in play(state, "0 raise V4\n0 group n3g n3r")
    assert hand(state) == ""


def test_face_down_and_used_cards_cannot_be_raised():
    """Only the own hand and the open field count."""
    play(forming("n3g n3r n2g n2r", down="V7@1"), "0 raise V7 ✗ not-raisable\n0 raise n3g ✗ not-raisable")


def test_steps_can_be_taken_back():
    """Nothing is said before the group is complete, and its player may go back at each step."""
    state = forming("n3g n2r n2g d3g", raised={0: "rakovski"}, up="V4@1")
    before = GAME.view(state, PUBLIC)
    script = "0 improve nabor\n0 gather nabor\n0 back\n0 raise V4\n0 gather nabor\n0 group n3g n2r\n0 back"
    assert play(state, script) == []
    assert GAME.view(state, PUBLIC) == before
    assert state.plan is None
    assert verbs(state) == {"form", "improve", "raise", "skip"}
    assert GAME.view(state, 0).question > before.question
    assert GAME.view(state, 1).question == before.question


@pytest.mark.parametrize(
    ("whole", "steps"),
    [
        ("form nabor nabor n3g n2r", "improve nabor\n0 gather nabor\n0 group n3g n2r"),
        ("form V4 green n3g d3g", "raise V4\n0 gather green\n0 group n3g d3g"),
        ("form nabor n3g d3g", "improve nabor\n0 gather n3g\n0 group d3g"),
    ],
)
@pytest.mark.parametrize("helper", ["", "rakovski"])
def test_a_whole_group_is_formed_as_it_is_in_steps(whole, steps, helper):
    def formed(script):
        state = forming("n3g n2r n2g d3g", raised={0: helper}, up="V4@1")
        return state, play(state, f"0 {script}")

    (at_once, told), (in_steps, told_then) = formed(whole), formed(steps)
    assert told == told_then
    assert GAME.view(at_once, PUBLIC).field == GAME.view(in_steps, PUBLIC).field
    assert (at_once.players, at_once.plan, at_once.phase) == (in_steps.players, in_steps.plan, in_steps.phase)


def test_goals_tell_the_strength_they_take():
    """What each goal takes, and how far the hand would go, follows from what the player sees; the plan no other sees."""
    state = forming("n3g n2r n2g", up="V4@1 V7@2")
    assert goals(reconstruct(GAME.view(state, 0))) == [("nabor", 4, 7), ("voy-4-1", 4, 7), ("voy-7-1", 7, 7)]
    play(state, "0 raise V4")
    plan = GAME.view(state, 0).plan
    assert plan is not None
    assert (plan.stage, plan.by, plan.goal) == ("cards", "nabor", "voy-4-1")
    assert GAME.view(state, 1).plan is None


def test_a_group_is_one_pick():
    """The cards are one multi-select with the strength that is missing, Rayna's bonus in it."""
    state = forming("n3g n2r n2g n2u", raised={0: "rayna"}, up="V7@1")
    play(state, "0 raise V7")
    pick, _ = GAME.moves(state, 0)
    assert isinstance(pick, Pick)
    assert (pick.kind, pick.least, pick.need, pick.weights) == (Group, 3, 6, (3, 2, 2, 2))


def test_a_group_is_one_pick_where_any_three_suffice_without_the_bonus_for_three():
    """Two of the strongest or any three, which Rayna would help, are told as one choice (RULES 5.9)."""
    state = forming("n2g n2r n2u n3g n3r", raised={0: "rayna"}, up="ilyo@1")
    play(state, "0 raise ilyo")
    pick, _ = GAME.moves(state, 0)
    assert isinstance(pick, Pick)
    assert (pick.least, pick.most, pick.need) == (2, 5, 6)


def test_too_weak_is_told_with_the_strength():
    """A refusal tells the strength of the group and what it needs."""
    state = forming("n3g n2r n2g", up="V7@1")
    play(
        state,
        """0 group n3g ✗ no-group-begun
        0 raise V7
        0 group n3g n2r ✗ too-weak
        0 group n3g d2g ✗ not-in-hand
        0 skip ✗ group-begun""",
    )


def test_bonuses_alone_are_no_group():
    """Where bonuses pay for the goal already, at least one haydut has to be there all the same (RULES 5.9)."""
    state = forming("d2g d2r", raised={0: "botev totyu"})
    play(state, "0 improve deynost\n0 group ✗ too-weak")
    pick, _ = GAME.moves(state, 0)
    assert isinstance(pick, Pick)
    assert (pick.least, pick.most, pick.need) == (1, 2, 0)


def test_of_contributions_that_bring_the_same_the_first_counts():
    """A group of one colour has one contribution, of equals the first in the order of the stats (RULES 5.9)."""
    state = forming("b2u d2u", up="V4@1")
    assert formed(play(state, "0 raise V4\n0 group b2u d2u"))[0] == "deynost"


def test_one_contribution_and_one_colour_are_one_way():
    """Hayduts alike in both are gathered by their contribution: nothing has to be chosen (RULES 5.9)."""
    state = forming("n2g n3g", up="V4@1")
    play(state, "0 raise V4")
    assert state.plan is not None
    assert (state.plan.stage, state.plan.by) == ("cards", "nabor")


def test_bonuses_are_told_in_raising_order():
    """An event carries each bonus with its deets."""
    state = forming("b2r", raised={0: "karavelov botev"})
    events = play(state, "0 improve boyna\n0 group b2r")
    assert isinstance(events[0], GroupFormed)
    assert events[0].bonuses == (Bonus("deets-karavelov", 1), Bonus("deets-botev", 2))


def test_a_haydut_strong_enough_alone_needs_no_other():
    """With Botev the haydut whose contribution and colour count may stand alone; with less help it may not."""
    state = forming("b2r n2r", raised={0: "botev"})
    play(state, "0 improve boyna\n0 gather b2r")
    assert [str(choice) for choice in GAME.moves(state, 0)][0::2] == ["group -", "back"]
    play(state, "0 group")
    assert (state.players[0].stats[2], hand(state)) == (5, "n2r")
    state = forming("b2r n2r", raised={0: "karavelov"})
    play(state, "0 improve boyna")
    assert "group -" not in [str(choice) for choice in GAME.moves(state, 0)]
