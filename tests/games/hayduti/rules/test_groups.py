"""Forming groups: goals, ways, strengths, bonuses, and what is kept (RULES 5.9)."""

import pytest

from games.core.contract import PUBLIC, Pick
from games.hayduti import GAME
from games.hayduti.rules.events import GroupFormed, Improved, Overtaken, RakovskiKept
from tests.games.hayduti.positions import hand, play, shorts, table, verbs


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
    state = forming("n2g n2r", raised={0: "rakovski"})
    play(state, "0 improve nabor\n0 group n2g n2r\n0 spare")
    assert hand(state) == ""


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


def test_a_group_is_one_pick_where_any_three_suffice_without_the_bonus_for_three():
    """Two of the strongest or any three, which Rayna would help, are told as one choice (RULES 5.9)."""
    state = forming("n2g n2r n2u n3g n3r", raised={0: "rayna"}, up="ilyo@1")
    play(state, "0 raise ilyo")
    pick, _ = GAME.moves(state, 0)
    assert isinstance(pick, Pick)
    assert (pick.least, pick.most, pick.need) == (2, 5, 6)
