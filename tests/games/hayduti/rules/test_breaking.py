"""A broken committee: Pop Hariton, then Petko, then Hitov (RULES 5.6)."""

import pytest

from games.core.contract import PUBLIC, Pick
from games.hayduti import GAME
from games.hayduti.rules.events import (
    CommitteeBroken,
    HandLost,
    HitovTook,
    Improved,
    LosingSeen,
    LossesGiven,
    LossesTaken,
    PetkoKept,
)
from games.hayduti.rules.moves import Scout
from tests.games.hayduti.positions import CHANCE, hand, play, table

BREAKING = {"exposed": [0], "up": "Z2@1 Z2@2 V7@3", "down": "Z1@4"}
SIX = "n2g n2r n2u n2y d3g d3r"


def broken(cards, **given):
    """Return a table whose seat 0 has just met one zaptie too many, and what happened."""
    state = table(cards, **{**BREAKING, **given})
    return state, play(state, "0 scout 4")


def test_h_16_hariton():
    """Broken by scouting, Pop Hariton lets a group be formed before all else is lost."""
    state, events = broken("n2g n2r n3u", raised={0: "hariton"})
    assert events[-1] == CommitteeBroken(0, 5, 4)
    assert (state.phase, state.mover.actions_left, state.mover.may_form) == ("broken_group", 0, False)
    events = play(state, "0 improve nabor\n0 group n2g n2r")
    assert Improved(0, "nabor", 4, 5) in events
    assert HandLost(0, ("hay-n-blue-3-1",), 1) in events
    assert state.active == 1


def test_h_17_the_order_of_the_three():
    """First Pop Hariton, then Petko, then another's Hitov (rulebook)."""
    state, _ = broken(SIX, raised={0: "hariton petko", 1: "hitov"})
    assert state.phase == "broken_group"
    play(state, "0 skip")
    assert state.phase == "broken_keep"
    assert play(state, "0 keep n2g d3r") == [PetkoKept(0, 2)]
    assert (state.phase, GAME.acting(state)) == ("broken_take", (1,))
    play(state, "1 take n2g ✗ not-in-hand\n1 take n2r n2u n2y ✗ too-many")
    events = play(state, "1 take n2r d3g")
    assert events[0] == HitovTook(1, 0, ("hay-n-red-2-1", "hay-d-green-3-1"), 2)
    assert HandLost(0, ("hay-n-blue-2-1", "hay-n-yellow-2-1"), 2) in events
    assert (hand(state), hand(state, 1)) == ("n2g d3r", "n2r d3g")
    assert not state.players[0].exposed


@pytest.mark.parametrize("hidden", [False, True])
def test_who_sees_the_lost_cards(hidden):
    """All see what Hitov is offered and takes, with hidden discards only the two concerned (RULES 7.3)."""
    state, _ = broken(SIX, raised={1: "hitov"}, hidden_discards=hidden)
    seen = {audience for audience in (PUBLIC, 0, 1, 2) if GAME.view(state, audience).lost}
    assert seen == ({0, 1} if hidden else {PUBLIC, 0, 1, 2})
    events = play(state, "1 take n2r")
    assert events[0] == HitovTook(1, 0, () if hidden else ("hay-n-red-2-1",), 1)
    assert isinstance(events[1], HandLost)
    assert (len(events[1].cards), events[1].count) == (0 if hidden else 5, 5)
    assert ("hay-d-red-3-1" in GAME.view(state, 2).used_now) is False


def test_a_hidden_theft_is_told_to_both_sides_alone():
    """Hitov's owner and who loses the cards read which they were; all others read how many (RULES 7.3)."""
    state, _ = broken(SIX, raised={1: "hitov"}, hidden_discards=True)
    take = next(choice for choice in GAME.moves(state, 1) if choice.verb == "take" and isinstance(choice, Pick))
    told = GAME.play(state, 1, take.make(["hay-n-red-2-1"]), CHANCE)
    private = [event for event in told if event.audience != PUBLIC]
    assert private == [LossesTaken(1, 0, ("hay-n-red-2-1",)), LossesGiven(0, 1, ("hay-n-red-2-1",))]


def test_who_may_take_hidden_losses_is_told_them():
    """Hitov's owner reads what is being lost; with open discards everybody sees it."""
    state = table("n2g n2r", **BREAKING, raised={1: "hitov"}, hidden_discards=True)
    told = GAME.play(state, 0, Scout(4), CHANCE)
    private = [event for event in told if event.audience != PUBLIC]
    assert private == [LosingSeen(1, 0, ("hay-n-green-2-1", "hay-n-red-2-1"))]
