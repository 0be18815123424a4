"""Properties of whole games: the invariants (RULES 10.2) in random games, ends, views, copies."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.balkans import GAME
from games.balkans.rules import events, legal, machine
from games.balkans.rules.moves import VOCABULARY, Surrender
from games.balkans.rules.options import LAST_ROUND, BalkansOptions
from games.core.chance import QuickChance, SeededChance
from games.core.conformance import MoveFuzzer, Playthrough, check_step
from games.core.contract import Vocabulary
from games.core.options import preset
from tests.games.balkans.walking import actor, check_invariants, choose, walk

presets = st.sampled_from(sorted(BalkansOptions.presets)).map(lambda name: preset(BalkansOptions, name))
tables = st.tuples(presets, st.integers(2, 5), st.integers(0, 10**6)).filter(
    lambda table: table[1] in GAME.numbers(table[0])
)


@settings(max_examples=12, deadline=None)
@given(tables)
def test_invariants_on_the_way_to_the_end(table):
    """I-01 to I-05 and I-12 hold after every move of tables that seek war, and each table ends."""
    options, seats, seed = table
    state, told = walk(options, seats, QuickChance(seed), check_invariants)
    assert state.result is not None
    assert state.round <= min(options.last_round, LAST_ROUND)
    assert isinstance(told[-1], events.GameOver)


@settings(max_examples=4, deadline=None)
@given(tables)
def test_warlike_tables_keep_the_contract(table):
    """What the contract promises holds in the thick of war too, where tables by mere chance seldom get."""
    options, seats, seed = table
    playthrough = Playthrough(GAME, options, seats, seed.to_bytes(32, "big"))
    chance, fuzzer = QuickChance(seed), MoveFuzzer()
    for step in range(160):
        if not GAME.acting(playthrough.state):
            return
        if step % 8 == seed % 8:
            check_step(playthrough, SeededChance(playthrough.seed, step), fuzzer, tries=4)
        seat = actor(playthrough.state, chance)
        playthrough.play(seat, choose(playthrough.state, seat, GAME.moves(playthrough.state, seat), chance))


@settings(max_examples=6, deadline=None)
@given(tables)
def test_battles_end(table):
    """I-09, I-11: an advanced battle has one round; in a standard one every lost round of players costs one troop."""
    options, seats, seed = table
    _, told = walk(options, seats, QuickChance(seed), lambda _: None)
    rounds = [event.n for event in told if isinstance(event, events.BattleRound)]
    if options.advanced:
        assert all(n == 1 for n in rounds)
    assert all(n <= 40 for n in rounds)


def turns_of_first_round(options, seats, seed):
    chance = QuickChance(seed)
    state, _ = machine.deal(options, seats, chance)
    turns = 0
    while state.round < 2 and state.result is None:
        seat = actor(state, chance)
        listed = [choice for choice in machine.moves(state, seat) if not isinstance(choice, Surrender)]
        told = machine.play(state, seat, choose(state, seat, listed, chance), chance) if listed else []
        turns += sum(isinstance(event, events.TurnBegan) for event in told)
    return turns


@pytest.mark.parametrize("mode", ["standard", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_of_a_round(mode, seats):
    """I-07: each living player has three turns a round, four in the advanced game."""
    options = BalkansOptions(mode=mode, alliances="none", territorial_victory=False)
    assert turns_of_first_round(options, seats, 5) == seats * (4 if mode == "advanced" else 3)


def test_every_kind_of_move_is_used():
    """Random tables use the whole vocabulary, and each move reads back from its text."""
    reader, seen = Vocabulary(VOCABULARY), set()
    for seed in (*range(27), 61):  # the last one clears ruins
        chance = QuickChance(seed)
        options = preset(BalkansOptions, ("advanced", "standard", "manoeuvre")[seed % 3])
        state, _ = machine.deal(options, 3 + seed % 3, chance)
        for _ in range(700):
            if not legal.acting(state):
                break
            seat = actor(state, chance)
            listed = [
                choice
                for choice in machine.moves(state, seat)
                if not isinstance(choice, Surrender) or not chance.below(9)
            ]
            move = choose(state, seat, listed or machine.moves(state, seat), chance)
            assert reader.parse(str(move)) == move
            seen.add(type(move))
            machine.play(state, seat, move, chance)
    rare = {"consent", "count", "lend", "keep"}
    assert {kind.verb for kind in VOCABULARY} - {kind.verb for kind in seen} <= rare
