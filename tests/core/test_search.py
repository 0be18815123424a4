"""Search in a game with a known solution: Nim with one pile, where taking the last match wins."""

from collections import Counter
from dataclasses import replace
from enum import StrEnum
from typing import ClassVar

import msgspec
import pytest

from games.core.chance import QuickChance, SeededChance
from games.core.contract import Game, Move, Outcome, Search, View
from games.core.options import Options
from games.core.strength import Strength, choose


class MatchesOptions(Options, frozen=True, kw_only=True):
    pass


class Draw(Move, frozen=True):
    verb: ClassVar[str] = "draw"
    count: int


class State(msgspec.Struct):
    left: int
    turn: int


class MatchesView(View, frozen=True, kw_only=True):
    left: int


class Why(StrEnum):
    pass


def moves(state, seat):
    return [Draw(count) for count in (1, 2, 3) if count <= state.left] if seat == state.turn else []


def play(state, seat, move, chance):
    state.left -= move.count
    state.turn = 1 - seat
    return []


def outcome(state):
    return None if state.left else Outcome(places=(2, 1) if state.turn == 0 else (1, 2), reason="last")


def game(search, easy=None):
    return Game(
        home=__name__,
        key="matches",
        seats=range(2, 3),
        rules_version=1,
        Options=MatchesOptions,
        State=State,
        vocabulary=(Draw,),
        reasons=Why,
        deal=lambda options, seats, chance: (State(7, 0), []),
        acting=lambda state: (state.turn,) if state.left else (),
        moves=moves,
        play=play,
        outcome=outcome,
        copy=lambda state: State(state.left, state.turn),
        view=lambda state, audience: MatchesView(
            audience=audience, seats=2, asked=(state.turn,), question=0, left=state.left
        ),
        determinize=lambda view, chance: State(view.left, view.asked[0]),
        heuristic=lambda view, choices, chance: choices[0],
        default=lambda view, choices: choices[0],
        easy=easy,
        search=search,
    )


def by_chance(state, seat, chance):
    choices = moves(state, seat)
    return choices[chance.below(len(choices))]


def by_solution(state, seat, chance):
    return Draw(state.left % 4) if state.left % 4 else by_chance(state, seat, chance)


def plan(**given):
    return Search(budget=600, candidates=lambda view, choices, chance, budget_share: choices, **given)


def chosen(value, left, strength=Strength.STRONG, budget_share=1.0, seed=bytes(32)):
    state = State(left, 0)
    return choose(value, value.view(state, 0), value.moves(state, 0), SeededChance(seed, 0), strength, budget_share)


@pytest.mark.parametrize("left", [5, 6, 7, 9, 10, 11])
def test_the_tree_learns_what_both_do_next(left: int) -> None:
    """Leaving a multiple of four wins; the tree finds this from random play-outs."""
    assert chosen(game(plan(policy=by_chance, tree=True)), left) == Draw(left % 4)


@pytest.mark.parametrize("left", [5, 6, 7])
def test_halving_trusts_the_policy(left: int) -> None:
    """With a good policy, the candidate that leaves a multiple of four wins in every world."""
    assert chosen(game(plan(policy=by_solution)), left) == Draw(left % 4)


@pytest.mark.parametrize("tree", [True, False])
def test_equal_arguments_give_equal_moves(tree: bool) -> None:
    value = game(plan(policy=by_chance, tree=tree))
    for left in range(4, 12):
        for seed in (bytes(32), bytes([7]) * 32):
            first, other = (chosen(value, left, budget_share=0.1, seed=seed) for _ in range(2))
            assert first == other


def test_a_single_candidate_is_played_without_search() -> None:
    def refuses(view):
        raise AssertionError("worlds were prepared for a decision that is none")

    alone = Search(budget=600, candidates=lambda view, choices, chance, budget_share: choices[-1:], worlds=refuses)
    assert chosen(game(alone), 7) == Draw(3)


def test_the_budget_counts_play_outs() -> None:
    """A full budget makes `budget` play-outs, half of it half as many; too few for the candidates make none."""
    worlds = []

    def counted(view):
        def world(chance):
            worlds.append(view)
            return State(view.left, 0)

        return world

    for budget_share, expected in ((1.0, 600), (0.5, 300), (0.025, 15), (0.02, 0)):
        worlds.clear()
        chosen(game(plan(policy=by_chance, tree=True, worlds=counted)), 7, budget_share=budget_share)
        assert len(worlds) == expected


def test_a_play_out_stops_where_the_game_says() -> None:
    """When play-outs stop after one move, the game's `value` of the state counts: here, few matches for the other."""
    stopped = plan(
        policy=by_chance,
        stop=lambda view: lambda state: state.left < view.left,
        value=lambda state: (1 - state.left / 10, state.left / 10),
    )
    assert chosen(game(stopped), 7) == Draw(3)


@pytest.mark.parametrize("tree", [True, False])
def test_finish_replaces_play_outs(tree: bool) -> None:
    """With `finish`, the policy is not called; at the end of the table, `value` counts.

    Nor is anybody asked in the tree where the game names a single move.
    """

    def refuses(state, seat, chance):
        raise AssertionError("played on move by move")

    at_once = plan(
        policy=refuses,
        options=lambda state, seat, chance: moves(state, seat)[-1:],
        finish=lambda state: (0.0, 1.0) if state.turn else (1.0, 0.0),
        value=lambda state: (0.0, 0.0),
        stop=lambda view: lambda state: state.left == 4,
        tree=tree,
    )
    assert chosen(game(at_once), 7) in {Draw(1), Draw(2)}


def random_search(tree, **given):
    return game(plan(policy=by_chance, tree=tree, **given))


@pytest.mark.parametrize("left", [5, 6, 7])
def test_without_a_policy_seats_play_on_by_the_heuristic_and_places_count(left: int) -> None:
    """With a heuristic that leaves multiples of four, the candidate that does so wins for the seat that searches."""

    def well(view, choices, chance):
        return Draw(view.left % 4) if view.left % 4 else choices[0]

    for tree in (True, False):
        assert chosen(replace(game(plan(tree=tree)), heuristic=well), left) == Draw(left % 4)


def test_the_budget_of_halving_is_spread_over_its_rounds() -> None:
    """Three candidates: 100 play-outs of each in the first round, 150 of the better two in the second."""
    played = []

    def finish(state):
        played.append(state.left)
        return (state.left / 10, 0.0)

    assert chosen(game(plan(finish=finish)), 7) == Draw(1)
    assert Counter(played) == {6: 250, 5: 250, 4: 100}


def test_candidates_of_a_round_are_compared_in_the_same_worlds() -> None:
    """Each candidate is played out in each world, with the same random numbers."""
    drawn = []

    def finish(state):
        drawn.append(state.left)
        return (0.0, 0.0)

    worlds = iter(range(100, 10_000, 10))
    counted = plan(finish=finish, worlds=lambda view: lambda chance: State(next(worlds), 0))
    chosen(game(counted), 7)
    first = [(left + 9) // 10 for left in drawn[:300]]
    assert first == [place for world in range(10, 110) for place in (world, world, world)]


def test_play_outs_of_a_tree_may_share_worlds() -> None:
    made = []

    def world(chance):
        made.append(chance)
        return State(7, 0)

    chosen(random_search(tree=True, worlds=lambda view: world, reuse=7), 7)
    assert len(made) == 86, "600 / 7, rounded up"


@pytest.mark.parametrize("tree", [True, False])
def test_a_game_may_say_who_moves_next_in_a_play_out(tree: bool) -> None:
    asked = []

    def mover(state):
        asked.append(state.turn)
        return state.turn

    both = replace(random_search(tree, mover=mover), acting=lambda state: (0, 1) if state.left else ())
    assert chosen(both, 5 if tree else 3) == Draw(1 if tree else 3)
    assert set(asked) == {0, 1}


@pytest.mark.parametrize("tree", [True, False])
def test_a_play_out_without_an_end_is_cut_off_and_worth_half(tree: bool) -> None:
    """Where nobody wins, every candidate is as good as another."""

    def endless(state, seat, move, chance):
        state.turn = 1 - seat
        return []

    stuck = replace(random_search(tree), play=endless)
    stuck = replace(stuck, search=replace(stuck.search, budget=15))
    assert chosen(stuck, 7) in {Draw(1), Draw(2), Draw(3)}


def test_the_tree_tries_the_move_of_the_policy_first() -> None:
    """The first move tried from a new point is the policy's, or any other where that is not among those to try."""
    tried = []

    def played(state, seat, move, chance):
        if state.left == 6:
            tried.append(move)
        return play(state, seat, move, chance)

    for preferred, expected in ((Draw(3), {Draw(3)}), (Draw(9), {Draw(1), Draw(2), Draw(3)})):
        firsts = set()
        search = replace(
            plan(policy=lambda *_: preferred, finish=lambda _: (0.5, 0.5), tree=True),  # noqa: B023
            candidates=lambda *_: [Draw(1), Draw(7)],
        )
        for seed in range(16):
            tried.clear()
            chosen(replace(game(search), play=played), 7, seed=bytes([seed]) * 32)
            firsts.add(tried[0])
        assert firsts == expected


def test_easy_and_normal_do_not_search() -> None:
    value = game(plan(policy=by_chance, tree=True), easy=lambda view, choices, chance: choices[-1])
    assert chosen(value, 6, Strength.EASY) == Draw(3)
    assert chosen(value, 6, Strength.NORMAL) == Draw(1)
    assert chosen(game(None), 6, Strength.EASY) == Draw(1)
    assert chosen(game(None), 6, Strength.STRONG) == Draw(1)


def test_quick_chance_is_uniform_and_repeatable() -> None:
    counts = [0] * 6
    rng = QuickChance(4)
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)
    assert sorted(rng.shuffle(range(60))) == list(range(60))
    assert QuickChance(9).shuffle(range(60)) == QuickChance(9).shuffle(range(60)) != QuickChance(8).shuffle(range(60))
