"""Corner cases of parallel rounds (RULES 5.10)."""

from __future__ import annotations

from games.core.chance import SeededChance
from games.core.conformance import Playthrough, sample
from games.core.contract import PUBLIC
from games.hayduti import GAME
from games.hayduti.rules.events import (
    FieldRefilled,
    GroupFormed,
    NoGroup,
    RakovskiKept,
    RoundEnded,
    RoundStarted,
    SecretAgain,
    TurnStarted,
    UprisingBrokeOut,
)
from games.hayduti.rules.options import HaydutiOptions
from tests.games.hayduti.positions import at, hand, play, table, verbs

READY = {"phase": "forming", "parallel": True}


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


def test_secret_all_through_the_round():
    """A committee is judged as it stands when its group is formed: here secret, so Rakovski keeps one haydut."""
    state = table("n2g n2r", raised={0: "rakovski"}, **READY)
    events = play(state, "0 improve nabor\n0 group n2g n2r\n0 spare n2r")
    assert [type(event) for event in events][:2] == [GroupFormed, RakovskiKept]
    assert (hand(state), state.turn) == ("n2r", 6)


def test_what_is_raised_helps_from_the_next_round():
    """Also who is first in it: the deets was raised in the round before."""
    state = table("n2g n2r", seats=2, hands={1: "d3g d3r"}, up="rayna@1 sofroniy@2", **READY)
    play(state, "0 skip\n1 raise sofroniy\n1 group d3g d3r")
    assert (state.turn, state.active) == (6, 1)
    assert "sofroniy" in verbs(state, 1)


def test_each_round_another_is_first():
    """The first player changes clockwise each round, even past one that was broken or had nothing to do."""
    state = table(seats=3, parallel=True)
    order: list[int] = []
    for _ in range(4):
        order.append(state.first)
        for step in range(3):
            seat = (state.first + step) % 3
            pos = next(place + 1 for place, up in enumerate(state.up) if not up)
            play(state, f"{seat} scout {pos}\n{seat} pass")
    assert order == [0, 1, 2, 0]


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
