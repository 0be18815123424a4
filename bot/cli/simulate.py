"""`mehana simulate`: plays whole tables without the bot, to measure speed and balance and to check games."""

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Self

import msgspec

from games.core.chance import Chance, QuickChance
from games.core.conformance import MoveFuzzer, Playthrough, check_step, sample
from games.core.contract import AnyGame, Move, Outcome, Seat, View
from games.core.options import BadOptions, Options, read_options

ENDLESS = 200_000
"""Moves after which a simulated table counts as endless."""


class Plan(msgspec.Struct, frozen=True):
    """What to simulate."""

    game: Any
    options: Options
    seats: int
    tables: int
    seed: int

    @classmethod
    def made(cls, game: AnyGame, texts: Mapping[str, str], seats: int | None, tables: int, seed: int) -> Self:
        """Return the plan for options given as texts. Raise `BadOptions` if they are invalid."""
        options = read_options(game.Options, texts)
        right = game.numbers(options)
        if seats is None:
            seats = right[0]
        if seats not in game.seats:
            raise BadOptions("seats-not-in-range", seats=seats, least=min(game.seats), most=max(game.seats))
        options.check(seats)
        if tables < 1:
            raise BadOptions("option-not-in-range", option="tables", text=str(tables), least=1, most=10**9)
        return cls(game, options, seats, tables, seed)


def simulate(plan: Plan, *, computer: bool, check: bool) -> dict[str, Any]:
    """Play the tables and return counts, speed, and the distribution of outcomes."""
    chance = QuickChance(plan.seed)
    reasons: Counter[str] = Counter()
    wins: Counter[int] = Counter()
    moves = 0
    play = partial(_slowly, computer=computer, check=check) if computer or check else _at_random
    began = time.perf_counter()
    for _ in range(plan.tables):
        played, outcome = play(plan, chance)
        moves += played
        reasons[outcome.reason] += 1
        wins.update(seat for seat, place in enumerate(outcome.places) if place == 1)
    seconds = time.perf_counter() - began
    return {
        "game": plan.game.key,
        "seats": plan.seats,
        "players": "computer" if computer else "random",
        "games": plan.tables,
        "moves": moves,
        "seconds": round(seconds, 3),
        "games_per_second": round(plan.tables / seconds, 1),
        "moves_per_second": round(moves / seconds, 1),
        "outcomes": dict(sorted(reasons.items())),
        "first_places": {str(seat): wins[seat] for seat in range(plan.seats)},
    }


def _at_random(plan: Plan, chance: QuickChance) -> tuple[int, Outcome]:
    """Play one table by random legal moves, as fast as possible."""
    game: AnyGame = plan.game
    state, _ = game.deal(plan.options, plan.seats, chance)
    acting, moves, play, below = game.acting, game.moves, game.play, chance.below
    played = 0
    while seats := acting(state):
        seat = seats[below(len(seats))] if len(seats) > 1 else seats[0]
        choices = moves(state, seat)
        choice = choices[below(len(choices))] if len(choices) > 1 else choices[0]
        play(state, seat, choice if isinstance(choice, Move) else sample(choice, chance), chance)
        played += 1
        if played > ENDLESS:
            raise AssertionError(f"a table of {game.key} did not end in {ENDLESS} moves")
    outcome = game.outcome(state)
    assert outcome is not None
    return played, outcome


def _slowly(plan: Plan, chance: QuickChance, *, computer: bool, check: bool) -> tuple[int, Outcome]:
    """Play one table by the game's heuristic, or with the contract checked at every step."""
    game: AnyGame = plan.game
    playthrough, fuzzer = (
        Playthrough(game, plan.options, plan.seats, chance.below(2**32).to_bytes(32, "big")),
        MoveFuzzer(),
    )
    while seats := game.acting(playthrough.state):
        if check:
            check_step(playthrough, chance, fuzzer)
        if computer:
            seat, view = seat_to_move(game, playthrough.state, seats, chance)
            move = game.heuristic(view, game.moves(playthrough.state, seat), chance)
        else:
            seat = seats[chance.below(len(seats))]
            choices = game.moves(playthrough.state, seat)
            move = sample(choices[chance.below(len(choices))], chance)
        fuzzer.note(move)
        playthrough.play(seat, move)
        assert len(playthrough.moves) <= ENDLESS, f"a table of {game.key} did not end in {ENDLESS} moves"
    if check:
        check_step(playthrough, chance, fuzzer)
    outcome = game.outcome(playthrough.state)
    assert outcome is not None
    return len(playthrough.moves), outcome


def seat_to_move(game: AnyGame, state: Any, seats: Sequence[Seat], chance: Chance) -> tuple[Seat, View]:
    """Return a seat to move with its view; seats the table waits for go first, as at a real table."""
    views = [(seat, game.view(state, seat)) for seat in seats]
    asked = [(seat, view) for seat, view in views if seat in view.asked] or views
    return asked[chance.below(len(asked))] if len(asked) > 1 else asked[0]
