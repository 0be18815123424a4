"""Judging decisions: in a game with a known solution, and in all games from what a seat may know alone."""

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import count, pairwise
from pathlib import Path
from statistics import fmean, stdev
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from games.core.catalogue import find_games, installed_games
from games.core.chance import QuickChance, SeededChance
from games.core.contract import AnyGame, Choice, Game, Move, Pick, Search, Seat, View, checksum, vocabulary_of
from games.core.judge import COSTLY, MOST, Candidate, Difference, Judgement, among_strong, compare, judge, judging
from games.core.ranking import shares_beaten
from tests.core.test_search import Draw, State, by_solution, moves, plan
from tests.core.test_search import game as matches
from tests.outside import installed, on_path


class SpokenGame(Game):
    """The game of matches with texts of its own, which say that 3 and 4 matches are drawn in the same way."""

    text = SimpleNamespace(
        canonical=lambda move, view: Draw(3) if move == Draw(4) else move, offered=lambda choices, view: choices
    )


def spoken(search: Search | None, judged: Search | None = None) -> SpokenGame:
    value = matches(search)
    return SpokenGame(**{name: getattr(value, name) for name in value.__dataclass_fields__} | {"judging": judged})


def judged(value, left, played, budget=600, seed=bytes(32)):
    state = State(left, 0)
    return judge(value, value.view(state, 0), moves(state, 0), played, SeededChance(seed, 0), budget)


@pytest.mark.parametrize("left", [5, 6, 7])
def test_a_move_that_loses_the_game_costs_all_rivals(left: int) -> None:
    value = spoken(plan(policy=by_solution))
    for losing in {Draw(1), Draw(2), Draw(3)} - {Draw(left % 4)}:
        judgement = judged(value, left, losing)
        assert judgement.costly
        assert judgement.better == Draw(left % 4)
        assert judgement.loss == Difference(1.0, 0.0)
        assert (judgement.played.share, judgement.others[0].share) == (0.0, 1.0)


def test_the_best_move_is_no_finding() -> None:
    judgement = judged(spoken(plan(policy=by_solution)), 6, Draw(2))
    assert judgement.played == Candidate(Draw(2), 1.0, 0.0, judgement.played.worlds)
    assert not judgement.costly
    assert judgement.better is None
    assert {other.share for other in judgement.others} == {0.0}


def test_nothing_is_lost_where_all_moves_are_as_good() -> None:
    """Every move from a multiple of four loses to a rival who knows the solution."""
    judgement = judged(spoken(plan(policy=by_solution)), 8, Draw(1))
    assert not judgement.costly
    assert judgement.loss == Difference(0.0, 0.0)


def tossed(view):
    """Worlds in which every move wins or loses as by a coin."""
    return lambda chance: State(8 * chance.below(1 << 20) + 7, 0)


def by_coin(state):
    return (float(state.left * 2654435761 >> 16 & 1), 0.0)


def test_chance_is_no_finding_where_all_moves_are_as_good() -> None:
    """The best of three looks better in the worlds in which it was chosen; of 100 seeds, about two find a difference."""
    value = spoken(None, plan(worlds=tossed, finish=by_coin))
    findings = [judged(value, 7, Draw(1), seed=bytes([seed]) * 32).costly for seed in range(100)]
    assert sum(findings) <= 6


def test_a_difference_is_measured_in_worlds_in_which_the_rival_was_not_chosen() -> None:
    """Drawing two wins in the worlds of the choice alone: 50, after which the third move drops out."""
    numbers = iter(range(10_000))

    def lucky(state):
        number, left = divmod(state.left, 1000)
        return (float(left == 5 and number < 50), 0.0)

    value = spoken(None, plan(worlds=lambda view: lambda chance: State(1000 * next(numbers) + 7, 0), finish=lucky))
    judgement = judged(value, 7, Draw(1))
    assert judgement.others[0].move == Draw(2)
    assert judgement.loss == Difference(0.0, 0.0)


def test_the_move_made_is_compared_in_all_worlds_with_the_same_random_numbers() -> None:
    numbers, played = iter(range(10_000)), list[int]()

    def finish(state):
        played.append(state.left)
        return (state.left % 7 / 7, 0.0)

    judged(
        spoken(None, plan(worlds=lambda view: lambda chance: State(10 * next(numbers) + 7, 0), finish=finish)),
        7,
        Draw(2),
    )
    worlds = {left // 10 for left in played}
    assert worlds == {left // 10 for left in played if left % 10 == 5}


def test_the_budget_limits_play_outs() -> None:
    played = list[int]()

    def finish(state):
        played.append(state.left)
        return by_coin(state)

    value = spoken(None, plan(worlds=tossed, finish=finish))
    for budget in (100, 600, 5000):
        played.clear()
        judged(value, 7, Draw(1), budget)
        assert len(played) <= budget


def played_out(finish, seeds):
    """Return what was played out in judging by so many seeds, and how many found something."""
    played = list[int]()

    def counted(state):
        played.append(state.left)
        return finish(state)

    value = spoken(None, plan(worlds=tossed, finish=counted))
    return played, sum(judged(value, 7, Draw(1), 600, bytes([seed]) * 32).costly for seed in range(seeds))


def test_a_rival_that_no_finding_can_name_drops_out() -> None:
    """Drawing two always loses, the others as by a coin: two is played in the first of the worlds alone."""

    def finish(state):
        return (0.0, 0.0) if state.left % 8 == 5 else by_coin(state)

    played, _ = played_out(finish, 20)
    times = {drawn: sum(left % 8 == 7 - drawn for left in played) for drawn in (1, 2, 3)}
    assert times[2] < times[3] / 2


def test_a_comparison_ends_where_the_rest_of_its_worlds_is_not_expected_to_find_anything() -> None:
    """All moves win as by the same coin, so half of a budget is spent on most decisions, and nothing is found."""
    played, found = played_out(by_coin, 50)
    assert len(played) < 50 * 600 * 0.75
    assert found <= 3


def test_a_clear_difference_does_not_spend_the_budget() -> None:
    played = list[int]()

    def finish(state):
        played.append(state.left)
        return (float(state.left == 5), 0.0)

    assert judged(spoken(None, plan(finish=finish)), 7, Draw(1), budget=6000).costly
    assert len(played) < 4000


def test_a_move_better_by_less_than_is_worth_telling_is_no_finding() -> None:
    value = spoken(None, plan(finish=lambda state: (0.5 + COSTLY / 2 * (state.left == 5), 0.0)))
    judgement = judged(value, 7, Draw(1))
    assert judgement.loss.value == pytest.approx(COSTLY / 2)
    assert not judgement.costly


def test_a_difference_is_what_is_left_of_it_among_strong_players() -> None:
    value, state = spoken(plan(policy=by_solution, kept=0.5)), State(6, 0)
    judgement = judged(value, 6, Draw(1))
    assert judgement.loss == compare(value, value.view(state, 0), Draw(1), Draw(2), QuickChance(1), 100)
    assert judgement.loss == Difference(0.5, 0.0)
    assert (judgement.played.share, judgement.others[0].share) == (0.0, 0.5)


def test_a_move_of_whose_cost_too_little_is_left_to_tell_is_no_finding() -> None:
    """In play-outs it costs half as much again as is worth telling."""
    search = plan(finish=lambda state: (0.5 + 1.5 * COSTLY * (state.left == 5), 0.0))
    assert judged(spoken(None, search), 7, Draw(1)).costly
    assert not judged(spoken(None, replace(search, kept=0.5)), 7, Draw(1)).costly


def test_the_cost_of_one_move_is_less_sure_than_that_it_is_more_than_chance() -> None:
    found = Difference(0.2, 0.03)
    assert among_strong(plan(spread=0.2), found) == Difference(0.2, pytest.approx(0.05))
    assert among_strong(plan(), found) == found


def test_moves_with_the_same_effect_are_judged_once() -> None:
    def candidates(view, choices, chance, budget_share):
        return [Draw(1), Draw(3), Draw(4)]

    value = spoken(replace(plan(policy=by_solution), candidates=candidates))
    assert [other.move for other in judged(value, 9, Draw(3)).others] == [Draw(1)]
    judgement = judged(value, 9, Draw(4))
    assert (judgement.played.move, [other.move for other in judgement.others]) == (Draw(3), [Draw(1)])


def test_where_the_search_compares_nothing_all_moves_are_compared() -> None:
    value = spoken(replace(plan(policy=by_solution), candidates=lambda view, choices, chance, share: [Draw(1)]))
    assert {other.move for other in judged(value, 7, Draw(1)).others} == {Draw(2), Draw(3)}


def test_where_the_search_compares_nothing_and_many_moves_are_offered_some_from_all_over_are_compared() -> None:
    """All but the first eleven win."""
    offered = [Draw(count) for count in range(1, 41)]

    class Wide(SpokenGame):
        text = SimpleNamespace(canonical=lambda move, view: move, offered=lambda choices, view: offered)

    search = replace(
        plan(finish=lambda state: (float(state.left < 69), 0.0)),
        candidates=lambda view, choices, chance, share: [Draw(1)],
    )
    value = Wide(**{name: getattr(spoken(search), name) for name in Game.__dataclass_fields__})
    met = set[Move]()
    for seed in range(20):
        judgement = judged(value, 80, Draw(1), seed=bytes([seed]) * 32)
        drawn = sorted(other.move.count for other in judgement.others)
        assert len(drawn) == MOST
        assert all(later - earlier <= 6 for earlier, later in pairwise(drawn))
        assert judgement.costly
        met |= {other.move for other in judgement.others}
    assert met == set(offered[1:]), "which ones is up to chance"


def test_where_play_outs_do_not_tell_which_move_is_better_nothing_is_compared() -> None:
    value = spoken(None, replace(plan(policy=by_solution), candidates=lambda view, choices, chance, share: []))
    assert judged(value, 7, Draw(1)).others == ()


def test_a_move_without_another_loses_nothing() -> None:
    judgement = judged(spoken(plan(policy=by_solution)), 1, Draw(1))
    assert judgement.others == ()
    assert not judgement.costly
    assert judgement.played.share == 1.0


def test_without_a_judging_of_its_own_a_search_plays_on_to_the_end() -> None:
    """Its `value` and where it stops are for choosing moves; people are judged by places."""
    search = plan(policy=by_solution, stop=lambda view: lambda state: True, value=lambda state: (0.3, 0.4), tree=True)
    assert judged(spoken(search), 7, Draw(1)).loss == Difference(1.0, 0.0)
    derived = judging(spoken(search))
    assert derived is not None
    assert (derived.kept, derived.spread) == (1.0, 0.0)
    other = plan()
    assert judging(spoken(search, other)) is other
    assert judging(spoken(None)) is None
    with pytest.raises(ValueError, match="matches has no search"):
        judged(spoken(None), 7, Draw(1))


def test_a_difference_is_measured_again_in_fresh_worlds() -> None:
    value, state = spoken(plan(policy=by_solution)), State(7, 0)
    view = value.view(state, 0)
    assert compare(value, view, Draw(1), Draw(3), QuickChance(1), 100) == Difference(1.0, 0.0)
    assert compare(value, view, Draw(3), Draw(1), QuickChance(1), 100) == Difference(-1.0, 0.0)
    with pytest.raises(ValueError, match="no search"):
        compare(spoken(None), view, Draw(1), Draw(3), QuickChance(1), 100)


def test_a_rare_loss_is_found_though_most_worlds_do_not_show_it() -> None:
    """One world in 20 makes the difference: of the first worlds, all may be alike."""

    def finish(state):
        return (float(state.left % 8 == 5 or state.left // 8 % 20 > 0), 0.0)

    value = spoken(None, plan(worlds=tossed, finish=finish))
    found = [judged(value, 7, Draw(1), 4000, bytes([seed]) * 32).costly for seed in range(20)]
    assert sum(found) >= 16


def test_the_error_of_a_share_is_the_standard_error_of_its_worlds() -> None:
    values = list[float]()

    def finish(state):
        value, _ = by_coin(state)
        if state.left % 8 == 6:
            values.append(value)
        return value, 0.0

    made = judged(spoken(None, plan(worlds=tossed, finish=finish)), 7, Draw(1)).played
    assert (made.worlds, made.share) == (len(values), pytest.approx(fmean(values)))
    assert made.error == pytest.approx(stdev(values) / math.sqrt(len(values)))


def test_a_few_worlds_say_nothing_about_the_error() -> None:
    judgement = judged(spoken(plan(policy=by_solution)), 7, Draw(1), budget=8)
    assert judgement.others[1].error == math.inf


# All games


class Position(NamedTuple):
    """A decision of a table that normal computers play by this seed: how many moves came before it, and a move."""

    game: str
    seed: int
    before: int
    move: str

    def decision(self) -> tuple[AnyGame, Any, Seat, View, Sequence[Choice], Move]:
        """Return the game, the state, and the seat that decides with what it sees, may do, and did."""
        game = find_games()[self.game]
        chance = SeededChance(bytes(31) + bytes([self.seed]), 7)
        state, _ = game.deal(game.Options(), min(game.seats), chance)
        for number in count():
            seat = _next(game, state)
            view, choices = game.view(state, seat), game.moves(state, seat)
            if number == self.before:
                return game, state, seat, view, choices, vocabulary_of(game.vocabulary).parse(self.move)
            game.play(state, seat, game.heuristic(view, choices, chance), chance)
        raise AssertionError


def _next(game: AnyGame, state: Any) -> Seat:
    return game.acting(state)[0] if game.search is None or game.search.mover is None else game.search.mover(state)


def judged_at(position: Position) -> Judgement:
    game, _, _, view, choices, move = position.decision()
    plan = judging(game)
    assert plan is not None
    return judge(game, view, choices, move, SeededChance(bytes(32), 1), plan.budget)


LOSING = [
    Position("durak", 2, 47, "take"),
    Position("carcassonne", 0, 54, "meeple f1"),
    Position("balkans", 1, 33, "retreat"),
    Position("hayduti", 0, 248, "clear hay-n-green-3-1,voy-10-5,hay-n-green-3-2,hay-b-green-3-2"),
    Position("magove", 0, 459, "bid 12"),
]
"""Moves that lose something for certain."""
EQUAL = [
    Position("durak", 0, 39, "throw QC"),
    Position("carcassonne", 0, 63, "place C 0"),
    Position("magove", 0, 21, "play G5"),
    Position("hayduti", 0, 49, "recruit 2"),
    Position("balkans", 0, 26, "draw"),
]
"""Moves at decisions in which all candidates come to the same."""


def named(position: Position) -> str:
    return position.game


@pytest.mark.parametrize("position", LOSING, ids=named)
def test_a_losing_move_is_found_in_every_game(position: Position) -> None:
    judgement = judged_at(position)
    assert judgement.costly
    assert judgement.better is not None
    assert judgement.loss.value > 3 * judgement.loss.error


@pytest.mark.parametrize("position", EQUAL, ids=named)
def test_nothing_is_found_in_any_game_where_all_moves_are_as_good(position: Position) -> None:
    judgement = judged_at(position)
    assert judgement.others
    assert not judgement.costly


@pytest.mark.parametrize("key", find_games())
def test_a_judgement_is_equal_in_all_states_that_the_seat_cannot_tell_apart(key: str) -> None:
    game = find_games()[key]
    chance = SeededChance(bytes(32), 1)
    state, _ = game.deal(game.Options(), min(game.seats), chance)
    plan = judging(game)
    assert plan is not None
    compared = 0
    for number in range(30):
        seat = _next(game, state)
        view, choices = game.view(state, seat), game.moves(state, seat)
        move = game.heuristic(view, choices, chance)
        if number % 10 == 9:
            states = [state, *(game.determinize(view, QuickChance(seed)) for seed in range(2))]
            assert len({checksum(other) for other in states}) > 1
            first, *others = [
                judge(game, game.view(other, seat), game.moves(other, seat), move, SeededChance(bytes(32), 1), 60)
                for other in states
            ]
            assert others == [first] * len(others)
            compared += bool(first.others)
        game.play(state, seat, move, chance)
    assert compared


@pytest.mark.parametrize("key", find_games())
@pytest.mark.parametrize("most", [False, True])
def test_expected_shares_are_those_of_places_at_the_end_and_are_won_from_rivals_before(key: str, most: bool) -> None:
    game = find_games()[key]
    plan = judging(game)
    assert plan is not None
    if plan.value is None:
        return
    seats = min(max(game.seats), 4) if most else min(game.seats)
    chance = SeededChance(bytes(32), 3)
    state, _ = game.deal(game.Options(), seats, chance)
    for number in count():
        if not game.acting(state):
            break
        if number % 10 == 0:
            shares = plan.value(state)
            assert all(0 <= share <= 1 for share in shares)
            assert sum(shares) == pytest.approx(seats / 2)
        seat = _next(game, state)
        game.play(state, seat, game.heuristic(game.view(state, seat), game.moves(state, seat), chance), chance)
    outcome = game.outcome(state)
    assert outcome is not None
    assert plan.value(state) == pytest.approx(shares_beaten(outcome.places))


def test_a_pick_is_judged_by_what_was_chosen_in_a_game_from_outside(tmp_path: Path) -> None:
    """The goods that were kept are compared with those that the heuristic would keep: the best."""
    installed(tmp_path, "bazaar")
    with on_path(tmp_path):
        bazaar = installed_games().games["bazaar"]
        search = Search(
            budget=200, candidates=lambda view, choices, chance, _: [bazaar.heuristic(view, choices, chance)]
        )
        game = replace(bazaar, search=search)
        state, _ = game.deal(game.Options(), 2, SeededChance(bytes(32), 1))
        seat = game.acting(state)[0]
        view, choices = game.view(state, seat), game.moves(state, seat)
        (pick,) = choices
        assert isinstance(pick, Pick)
        worst = pick.make(sorted(pick.pool, key=int)[: pick.least])
        judgement = judge(game, view, choices, worst, SeededChance(bytes(32), 1), search.budget)
        assert judgement.played.move == worst
        assert [other.move for other in judgement.others] == [game.heuristic(view, choices, QuickChance(1))]
        assert judgement.costly
