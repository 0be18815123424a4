"""Parallel mode: all act, then all clear at once, then all form groups (RULES 5.10)."""

import msgspec
import pytest

from games.core.chance import SeededChance
from games.core.conformance import Playthrough, sample
from games.core.contract import PUBLIC
from games.hayduti import GAME
from games.hayduti.data.cards import CODES
from games.hayduti.rules.events import (
    Cleared,
    ClearingChosen,
    FieldRefilled,
    GameOver,
    NoGroup,
    RoundEnded,
    RoundStarted,
    SecretAgain,
    TurnStarted,
    UprisingBrokeOut,
)
from games.hayduti.rules.options import HaydutiOptions
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


def test_clearing_is_secret_until_all_have_chosen():
    """Who has chosen is seen, what was chosen only by its owner (rulebook)."""
    state = rounds(hand="n2g n2r", hands={1: "d2g d2r", 2: "b2g"})
    acted(state, 0, 1, 2)
    before = GAME.view(state, 0).question
    assert play(state, "1 clear d2r") == [ClearingChosen(1)]
    assert [committee.chosen for committee in GAME.view(state, PUBLIC).committees] == [False, True, False]
    assert GAME.view(state, 1).choice == ("hay-d-red-2-1",)
    assert GAME.view(state, 0).choice is None
    assert GAME.view(state, 0).question == before
    assert hand(state, 1) == "d2g d2r"
    assert all(event.retractable for event in play(state, "0 clear"))


def chosen(state, seat):
    """Return the choice that a seat sees as its own, in short; None where it has made none."""
    choice = GAME.view(state, seat).choice
    return None if choice is None else shorts(CODES[name] for name in choice)


def test_a_choice_may_be_replaced_until_the_last_one_is_in():
    """By anything that might have been chosen, time and again; what counts is the choice that stands at the end."""
    state = rounds(hand="n2g n2r", hands={1: "d2g d2r", 2: "b2g"}, phase="clearing")
    play(state, "1 clear d2r")
    for words in ("d2g", "d2g d2r", "", "", "d2g"):
        assert play(state, f"1 clear {words}".strip()) == []
        assert chosen(state, 1) == words
        assert (GAME.acting(state), GAME.view(state, 1).asked) == ((0, 1, 2), (0, 2))
    assert play(state, "0 clear n2g") == [ClearingChosen(0)]
    assert play(state, "0 clear n2r\n1 clear") == []
    events = play(state, "2 clear")
    assert [(event.seat, event.cards) for event in events if isinstance(event, Cleared)] == [
        (0, ("hay-n-red-2-1",)),
        (1, ()),
        (2, ()),
    ]
    assert [hand(state, seat) for seat in range(3)] == ["n2g", "d2g d2r", "b2g"]
    play(state, "1 clear d2g ✗ not-your-turn")


@pytest.mark.parametrize("words", ["1 clear d2g", "1 clear", "1 clear d2r", "1 clear d2g d2r"])
def test_a_replaced_choice_is_nobody_elses_business(words):
    """Only its owner sees anything change: the choice, and the question, so that older controls no longer act."""
    state = rounds(hand="n2g n2r", hands={1: "d2g d2r", 2: "b2g"}, phase="clearing")
    play(state, "1 clear d2r")
    before = {audience: GAME.view(state, audience) for audience in (PUBLIC, 0, 1, 2)}
    assert play(state, words) == []
    after = {audience: GAME.view(state, audience) for audience in (PUBLIC, 0, 1, 2)}
    for audience in (PUBLIC, 0, 2):
        assert after[audience] == before[audience]
    assert after[1].question == before[1].question + 1
    assert msgspec.structs.replace(after[1], question=before[1].question, choice=before[1].choice) == before[1]


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


def test_changing_ones_mind_by_chance_comes_to_an_end():
    """Six who choose by chance, again and again, need few moves more than six who choose once."""
    for number in range(5):
        playthrough, chance = (
            Playthrough(GAME, HaydutiOptions(parallel=True), 6, bytes([number]) * 32),
            SeededChance(bytes(32), number),
        )
        chosen = clearers = 0
        while acting := GAME.acting(playthrough.state):
            if playthrough.state.phase == "clearing":
                clearers += not any(
                    committee.chosen for committee in GAME.view(playthrough.state, PUBLIC).committees
                ) and len(acting)
                chosen += 1
            seat = acting[chance.below(len(acting))]
            choices = GAME.moves(playthrough.state, seat)
            playthrough.play(seat, sample(choices[chance.below(len(choices))], chance))
        assert clearers < chosen < 4 * clearers


def test_the_broken_and_the_empty_handed_do_not_choose():
    """Not at first, and not later; nobody waits for them."""
    state = rounds(hand="n2g", hands={1: "d2g d2r", 2: ""}, phase="clearing")
    state.players[1].broken = True
    assert (GAME.acting(state), GAME.view(state, PUBLIC).asked) == ((0,), (0,))
    play(state, "1 clear ✗ not-your-turn\n2 clear ✗ not-your-turn\n0 clear")
    assert (state.phase, state.active, hand(state, 1)) == ("forming", 0, "d2g d2r")


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


def test_an_uprising_breaks_out_in_the_middle_of_a_round():
    """Only this ends a round at once: the others form no groups, nothing is refilled, nobody goes secret."""
    state = table(
        "b3g b3r b2g",
        hands={1: "n2g n2r"},
        stats={1: (6, 6, 4)},
        exposed=[0, 1],
        empty=[3],
        uprising="normal",
        premature=True,
        **READY,
    )
    events = play(state, "0 improve boyna\n0 group b3g b3r b2g")
    assert UprisingBrokeOut() in events
    assert not any(isinstance(event, FieldRefilled | SecretAgain | RoundStarted) for event in events)
    assert (state.phase, at(state, 3), hand(state, 1)) == ("finished", "", "n2g n2r")


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
