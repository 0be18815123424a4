"""Parallel mode: all act, then all clear at once, then all form groups (RULES 5.10)."""

from games.core.contract import PUBLIC
from games.hayduti import GAME
from games.hayduti.data.cards import CODES
from games.hayduti.rules.events import (
    Cleared,
    FieldRefilled,
    GameOver,
    NoGroup,
    RoundEnded,
    RoundStarted,
    SecretAgain,
    TurnStarted,
)
from tests.games.hayduti.positions import at, hand, play, shorts, table

READY = {"phase": "forming", "parallel": True}


def rounds(**given):
    """Return a table of three in parallel mode, whose round has just begun."""
    return table(parallel=True, **given)


def acted(state, *seats):
    for seat in seats:
        play(state, f"{seat} scout {seat + 1}\n{seat} pass")


def test_round():
    """Everybody acts with a refill after each; all clear; groups in order; then the next seat is first (rulebook)."""
    state = rounds(hand="n2g n2r", hands={1: "d2g d2r", 2: "b2g"}, down="n2u@1 n2y@2 d2u@3")
    events = play(state, "0 scout 1\n0 recruit 1\n0 pass")
    assert FieldRefilled(0, 1) in events
    assert TurnStarted(1, 4) in events
    acted(state, 1, 2)
    assert (state.phase, GAME.acting(state)) == ("clearing", (0, 1, 2))
    play(state, "1 clear d2r\n0 clear")
    assert (GAME.acting(state), GAME.view(state, PUBLIC).asked) == ((0, 1, 2), (2,))
    events = play(state, "2 clear")
    assert [event.seat for event in events if isinstance(event, Cleared)] == [0, 1, 2]
    assert (state.phase, state.active) == ("forming", 0)
    play(state, "0 improve nabor\n0 group n2g n2r")
    assert state.active == 1
    play(state, "1 skip")
    events = play(state, "2 skip")
    assert RoundStarted(6, 1) in events
    assert (state.first, state.active, state.turn) == (1, 1, 6)


def test_groups_leave_gaps_until_the_round_ends():
    """What is raised from the field is not replaced before the last group; then all is refilled at once."""
    state = table("n2g n2r", hands={1: "d2g d2r", 2: "b2g b2r"}, up="V4@1 V4@2 n3u@17", exposed=[0, 1], **READY)
    events = play(state, "0 raise V4\n0 group n2g n2r\n1 raise V4\n1 group d2g d2r")
    assert not any(isinstance(event, FieldRefilled | SecretAgain) for event in events)
    assert [at(state, pos) for pos in (1, 2, 17)] == ["", "", "n3u"]
    events = play(state, "2 skip")
    assert [type(event) for event in events] == [
        NoGroup,
        SecretAgain,
        SecretAgain,
        FieldRefilled,
        RoundEnded,
        RoundStarted,
        TurnStarted,
    ]
    assert FieldRefilled(1, 1) in events
    assert (at(state, 1), len(state.field)) == ("n3u", 16)


def chosen(state, seat):
    """Return the choice that a seat sees as its own, in short; None where it has made none."""
    choice = GAME.view(state, seat).choice
    return None if choice is None else shorts(CODES[name] for name in choice)


def test_a_refused_choice_leaves_the_former_one():
    """What could not be chosen at first cannot replace a choice either; nobody may choose for another."""
    state = rounds(hand="n2g n2r n2u n2y d2g", hands={1: "d2r", 2: "b2g"}, phase="clearing")
    play(
        state,
        """
        0 clear n2g n2r
        0 clear ✗ too-many-stay
        0 clear d2r ✗ not-in-hand
        0 clear n2g n2g ✗ named-twice
        0 skip ✗ not-now
        0 pass ✗ not-now
        """,
    )
    assert (chosen(state, 0), GAME.view(state, 0).asked) == ("n2g n2r", (1, 2))


def test_what_ilyo_lets_stay_counts_for_his_owner_alone():
    """Two more of one hand may stay, first chosen or replaced; the others keep to their limit."""
    six = "n2g n2r n2u n2y d2g d2r"
    state = rounds(hand=six, hands={1: "b2g b2r b2u b2y d3g"}, phase="clearing")
    state.players[0].keep_bonus = 2
    play(state, "0 clear n2g\n0 clear\n1 clear ✗ too-many-stay\n1 clear b2g")
    assert (hand(state, 0), hand(state, 1)) == (six, "b2r b2u b2y d3g")


def test_haritons_group_comes_before_the_others_act():
    """A break belongs to the actions: his group is formed there, and its player takes no further part."""
    state = table(
        "n2g n2r d2u",
        hands={1: "d3g d3r"},
        raised={0: "hariton"},
        exposed=[0],
        up="Z2@4 Z2@5",
        down="Z1@6",
        parallel=True,
    )
    events = play(state, "0 scout 6\n0 improve nabor\n0 group n2g n2r")
    assert (state.active, state.phase, hand(state), state.players[0].exposed) == (1, "actions", "", False)
    assert [event.seat for event in events if isinstance(event, TurnStarted)] == [1]
    play(state, "1 scout 1\n1 pass\n2 scout 2\n2 pass")
    assert GAME.acting(state) == (1,)
    play(state, "1 clear")
    assert (state.phase, state.active) == ("forming", 1)


def test_h_47_the_last_rotation_in_a_round():
    """The others still act without drawing, all clear and form groups; then the game is scored."""
    state = rounds(hand="n2g n2r", hands={1: "d2g", 2: "b2g"}, deck_size=0, rotations_done=1)
    acted(state, 0)
    play(state, "1 risk\n1 scout 2\n1 pass")
    assert (state.final, state.active) == (True, 2)
    play(state, "2 risk ✗ deck-done\n2 scout 3\n2 recruit 3\n2 pass\n0 clear\n1 clear\n2 clear")
    events = play(state, "0 improve nabor\n0 group n2g n2r\n1 skip\n2 skip")
    assert isinstance(events[-1], GameOver)


def test_hitov_takes_from_each_broken_committee():
    """In one round he may take from several (RULES 5.2)."""
    state = rounds(
        hand="n2g n2r",
        hands={1: "d2g d2r"},
        stats={1: (4, 4, 2)},
        raised={2: "hitov"},
        exposed=[0, 1],
        up="Z2@4 Z2@5",
        down="Z1@6 Z3@1",
    )
    play(state, "0 scout 6\n2 take n2g\n1 scout 1\n2 take d2g d2r")
    assert (state.active, hand(state, 2)) == (2, "n2g d2g d2r")
