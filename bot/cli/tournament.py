"""`mehana simulate --players strong,normal,…`: compares strengths over equal deals."""

import math
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.cli.simulate import ENDLESS, Plan, seat_to_move
from games.core.chance import QuickChance, SeededChance
from games.core.conformance import sample
from games.core.contract import PUBLIC, AnyGame, Move, Seat
from games.core.strength import SEATED, Strength, choose

RANDOM: Final = "random"
LEVELS: Final = (RANDOM, *SEATED)
"""The players that `--players` accepts."""
_SURE: Final = 1.96
"""The standard deviations of a 95 % confidence interval."""


@dataclass
class _Tally:
    """The results of one level so far."""

    seats: int
    first: float = 0.0
    last: float = 0.0
    place: int = 0
    score: int = 0
    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    figures: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))


def contest(plan: Plan, players: Sequence[str], effort: float) -> dict[str, Any]:
    """Play the plan's tables between these levels, one for each seat, and return the results of each.

    Each deal is played once for every rotation of the players. Equal plans give equal tables; only times differ.
    """
    game: AnyGame = plan.game
    tallies = {level: _Tally(players.count(level)) for level in players}
    began, moves = time.perf_counter(), 0
    for index in range(plan.tables):
        deal, turned = divmod(index, len(players))
        seated = [players[(seat + turned) % len(players)] for seat in range(len(players))]
        state, played = _played(plan, deal, seated, tallies, effort)
        moves += played
        _count(game, state, seated, tallies)
    return {
        "game": game.key,
        "seats": plan.seats,
        "players": ",".join(players),
        "games": plan.tables,
        "moves": moves,
        "seconds": round(time.perf_counter() - began, 3),
        "strength": {level: _summed(tally, plan, game) for level, tally in tallies.items()},
    }


def _played(plan: Plan, deal: int, seated: Sequence[str], tallies: dict[str, _Tally], effort: float) -> tuple[Any, int]:
    """Play one table to the end, and return its last state and the number of moves."""
    game: AnyGame = plan.game
    rng = QuickChance(plan.seed * 1_000_003 + deal * 7919)
    seed = b"".join(rng.below(1 << 32).to_bytes(4, "big") for _ in range(8))
    state, _ = game.deal(plan.options, plan.seats, SeededChance(seed, 0))
    for number in range(1, ENDLESS):
        seats = game.acting(state)
        if not seats:
            return state, number - 1
        seat, view = seat_to_move(game, state, seats, rng)
        began = time.process_time()
        move = _chosen(game, state, seat, view, seated[seat], rng, effort)
        spent = time.process_time() - began
        tally = tallies[seated[seat]]
        tally.moves += 1
        tally.seconds += spent
        tally.slowest = max(tally.slowest, spent)
        game.play(state, seat, move, SeededChance(seed, number))
    raise AssertionError(f"a table of {game.key} did not end in {ENDLESS} moves")


def _chosen(game: AnyGame, state: Any, seat: Seat, view: Any, level: str, rng: QuickChance, effort: float) -> Move:
    choices = game.moves(state, seat)
    if level == RANDOM:
        return sample(choices[rng.below(len(choices))], rng)
    return choose(game, view, choices, rng, Strength(level), effort)


def _count(game: AnyGame, state: Any, seated: Sequence[str], tallies: dict[str, _Tally]) -> None:
    outcome = game.outcome(state)
    assert outcome is not None
    best, worst = min(outcome.places), max(outcome.places)
    shared = outcome.places.count(best), outcome.places.count(worst)
    figures = game.figures(game.view(state, PUBLIC)) if game.figures is not None else dict[str, Any]()
    for seat, level in enumerate(seated):
        tally = tallies[level]
        place = outcome.places[seat]
        tally.first += (place == best) / shared[0]
        tally.last += (place == worst) / shared[1]
        tally.place += place
        tally.score += outcome.scores[seat] if outcome.scores else 0
        for name, shares in figures.items():
            tally.figures[name] += shares[seat]


def _summed(tally: _Tally, plan: Plan, game: AnyGame) -> dict[str, Any]:
    """Return the shares of first and last places with 95 % intervals, and averages over seats, tables and moves."""
    tables, each = plan.tables, plan.tables * tally.seats
    low, high = interval(tally.first / tables, tables)
    least, most = interval(tally.last / tables, tables)
    return {
        "tables": tables,
        "fair": round(tally.seats / plan.seats, 4),
        "first": round(tally.first / tables, 4),
        "low": low,
        "high": high,
        "last": round(tally.last / tables, 4),
        "last_low": least,
        "last_high": most,
        "place": round(tally.place / each, 3),
        "score": round(tally.score / each, 2),
        **({name: round(total / each, 4) for name, total in tally.figures.items()} if game.figures else {}),
        "seconds_a_move": round(tally.seconds / max(1, tally.moves), 5),
        "slowest_move": round(tally.slowest, 4),
    }


def interval(share: float, count: int) -> tuple[float, float]:
    """Return the Wilson 95 % interval of a share measured `count` times."""
    spread = _SURE**2 / count
    middle = share + spread / 2
    reach = _SURE * math.sqrt(share * (1 - share) / count + spread / (4 * count))
    return round((middle - reach) / (1 + spread), 4), round((middle + reach) / (1 + spread), 4)
