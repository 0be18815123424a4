"""How far judgements of moves can be trusted, and what they cost.

Half of the decisions are those of easy computers, half those of normal ones, so that there are both costly moves and
good ones. A costly move is measured again, as in a review, which tells what came of that. Seconds are of the processor,
so that a busy machine changes little.

`python -m tests.benchmarks.judgements GAME` measures what `Search.kept` and `Search.spread` of a game's judging should
be: strong computers play many costly moves on, over a few deals each.
"""

import argparse
import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count as count_from
from typing import Any, Final, NamedTuple

from games.core.catalogue import find_games
from games.core.chance import QuickChance, SeededChance
from games.core.contract import AnyGame, Choice, Move, Seat, View
from games.core.judge import SURE, Difference, Judgement, among_strong, compare, judge, judging
from games.core.legality import single_moves
from games.core.ranking import shares_beaten
from games.core.strength import Strength, choose

DECISIONS: Final = 200
"""Decisions judged in each game."""
APART: Final = 7
"""One decision in so many of a table is judged."""
DEALS: Final = 400
"""Deals over which a costly move and the better one are played on."""
PLAYED_ON: Final = 5
"""Costly moves of each game that are played on."""
TIMES: Final = 10
"""The budget of the judgement to compare with, in budgets of a judgement."""


class Decided(NamedTuple):
    """A decision: what the seat saw and could do, and what it did."""

    view: View
    choices: Sequence[Choice]
    played: Move


def decisions(game: AnyGame, seats: int, count: int, first_seed: int = 1) -> list[Decided]:
    """Return so many decisions with an alternative, from tables of easy and normal computers in turn."""
    found: list[Decided] = []
    met = 0
    for number in range(first_seed, first_seed + 10_000):
        chance = SeededChance(number.to_bytes(32, "big"), 0)
        state, _ = game.deal(game.Options(), seats, chance)
        while game.acting(state):
            seat = next_seat(game, state)
            view, choices = game.view(state, seat), game.moves(state, seat)
            strength = Strength.EASY if (seat + number) % 2 else Strength.NORMAL
            move = choose(game, view, choices, chance, strength)
            if len(choices) > 1 or not single_moves(choices):
                met += 1
                if met % APART == 0:
                    found.append(Decided(view, choices, move))
                    if len(found) == count:
                        return found
            game.play(state, seat, move, chance)
    return found


def next_seat(game: AnyGame, state: Any) -> Seat:
    """Return who moves next, as in a search."""
    mover = None if game.search is None else game.search.mover
    return game.acting(state)[0] if mover is None else mover(state)


class Calibration(NamedTuple):
    """What came of judging the decisions of one game.

    In `agreed` of them the verdict is that of ten times the budget: as good as any; or costly, and the other move is
    better by as much as was said, within the interval. `costly` were called costly; `missed` were not, though ten times
    the budget calls them so. `played_on` are, for some of the costly, the loss as a review says it and as it was when
    strong computers played both moves on.
    """

    judged: int
    agreed: int
    costly: int
    missed: int
    seconds: float
    slowest: float
    played_on: tuple[tuple[Difference, Difference], ...]

    @property
    def within(self) -> int:
        """How many of the moves played on lost what a review says, within the interval of the difference."""
        return sum(agree(said, lost) for said, lost in self.played_on)


def agree(said: Difference, found: Difference) -> bool:
    """Return whether two measurements of a difference are as near to each other as their errors let expect."""
    return abs(said.value - found.value) <= SURE * math.hypot(said.error, found.error)


def calibrated(
    game: AnyGame, seats: int, count: int = DECISIONS, deals: int = DEALS, played_on: int = PLAYED_ON
) -> Calibration:
    """Judge decisions twice, the second time with ten times the budget, and play some costly moves on."""
    plan = judging(game)
    assert plan is not None
    agreed, missed, took = 0, 0, list[float]()
    costly: list[tuple[Decided, Move, Difference]] = []
    for number, decided in enumerate(decisions(game, seats, count)):
        began = time.process_time()
        found = _found(game, decided, number, plan.budget)
        took.append(time.process_time() - began)
        second = judge(game, *decided, SeededChance(_SECOND, number), TIMES * plan.budget)
        if found is not None:
            better, said = found
            agreed += second.costly and agree(said, _difference(second, better))
            costly.append((decided, better, said))
        else:
            agreed += not second.costly
            missed += second.costly
    on = tuple(
        (among_strong(plan, said), lost_by_strong(game, decided, better, deals))
        for decided, better, said in costly[:played_on]
    )
    return Calibration(len(took), agreed, len(costly), missed, sum(took), max(took), on)


def _found(game: AnyGame, decided: Decided, number: int, budget: int) -> tuple[Move, Difference] | None:
    """Return the better move and what the one made has lost, if a review finds that costly."""
    better = judge(game, *decided, SeededChance(_FIRST, number), budget).better
    if better is None:
        return None
    said = compare(game, decided.view, decided.played, better, SeededChance(_AGAIN, number), budget)
    return (better, said) if said.costly else None


_FIRST: Final = bytes(32)
_SECOND: Final = bytes([1]) * 32
_AGAIN: Final = bytes([2]) * 32


def _difference(judgement: Judgement, rival: Move) -> Difference:
    """Return by how much a rival is better than the move made."""
    if rival == judgement.others[0].move:
        return judgement.loss
    other = next(other for other in judgement.others if other.move == rival)
    return Difference(other.share - judgement.played.share, other.error)


def lost_by_strong(game: AnyGame, decided: Decided, better: Move, deals: int, budget_share: float = 0.1) -> Difference:
    """Return what a move loses to another when strong computers play both on to the end, over so many deals."""
    chance, differences = QuickChance(1), list[float]()
    for _ in range(deals):
        world, seed = game.determinize(decided.view, chance), chance.below(1 << 32)
        own, other = (
            _share_after(game, game.copy(world), decided.view.audience, move, QuickChance(seed), budget_share)
            for move in (decided.played, better)
        )
        differences.append(other - own)
    mean = sum(differences) / deals
    variance = sum((difference - mean) ** 2 for difference in differences) / max(1, deals - 1)
    return Difference(mean, math.sqrt(variance / deals))


def _share_after(game: AnyGame, state: Any, seat: Seat, move: Move, chance: QuickChance, budget_share: float) -> float:
    game.play(state, seat, move, chance)
    for mover in _movers(game, state):
        view, choices = game.view(state, mover), game.moves(state, mover)
        game.play(state, mover, choose(game, view, choices, chance, Strength.STRONG, budget_share), chance)
    outcome = game.outcome(state)
    assert outcome is not None
    return shares_beaten(outcome.places)[seat]


def _movers(game: AnyGame, state: Any) -> Iterator[Seat]:
    while game.acting(state):
        yield next_seat(game, state)


# What is left among strong players


FINDINGS: Final = 30
"""Costly moves that are played on to measure what is left of a difference: many, as it varies from one to another."""
FEW_DEALS: Final = 40
"""Deals over which each of them is played on."""
STEPS: Final = 100
"""How finely `Search.kept` and `Search.spread` are told, in parts of 1."""


def findings(game: AnyGame, seats: int, first_seed: int) -> Iterator[tuple[Decided, Move, Difference]]:
    """Yield costly moves with a better one, and what they lose in play-outs, whatever the game says is left of it."""
    plan = judging(game)
    assert plan is not None
    plain = replace(game, judging=replace(plan, kept=1.0, spread=0.0))
    for seed in count_from(first_seed, DECISIONS):
        for number, decided in enumerate(decisions(game, seats, DECISIONS, seed)):
            found = _found(plain, decided, seed + number, plan.budget)
            if found is not None:
                yield decided, *found


def fitted(played_on: Sequence[tuple[Difference, Difference]], least: float) -> tuple[float, float]:
    """Return the most likely `Search.kept` and `Search.spread`, from differences as judged and as played on.

    `least` is the smallest error of a difference played on: few deals that are all alike do not show the rare others.
    """
    parts = [step / STEPS for step in range(1, 2 * STEPS)]
    return max(
        ((kept, spread) for kept in parts for spread in parts), key=lambda both: _likelihood(played_on, least, *both)
    )


def _likelihood(played_on: Sequence[tuple[Difference, Difference]], least: float, kept: float, spread: float) -> float:
    """Return the logarithm of the likelihood, where what is left varies normally."""
    whole = 0.0
    for judged, found in played_on:
        expected = kept * judged.value
        variance = max(found.error, least) ** 2 + (kept * judged.error) ** 2 + (spread * expected) ** 2
        whole -= (math.log(variance) + (found.value - expected) ** 2 / variance) / 2
    return whole


def main() -> None:
    """Measure what is left of differences in the game that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.judgements", description=main.__doc__)
    parser.add_argument("game", choices=find_games())
    parser.add_argument("--findings", type=int, default=FINDINGS, help="costly moves to play on")
    parser.add_argument("--deals", type=int, default=FEW_DEALS, help="deals of each")
    parser.add_argument("--budget-share", type=float, default=0.1, help="of the search of the computers that play on")
    parser.add_argument("--seed", type=int, default=1, help="of the first table")
    asked = parser.parse_args()
    game = find_games()[asked.game]
    played_on = list[tuple[Difference, Difference]]()
    for decided, better, judged in findings(game, 4 if 4 in game.seats else min(game.seats), asked.seed):
        found = lost_by_strong(game, decided, better, asked.deals, asked.budget_share)
        played_on.append((judged, found))
        print(f"judged {judged.value:.3f} ± {judged.error:.3f}, left {found.value:.3f} ± {found.error:.3f}", flush=True)
        if len(played_on) == asked.findings:
            break
    kept, spread = fitted(played_on, 1 / asked.deals)
    print(f"kept {kept:.2f}, spread {spread:.2f}")


if __name__ == "__main__":
    main()
