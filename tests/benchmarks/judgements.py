"""How far judgements of moves can be trusted, and what they cost.

Half of the decisions are those of easy computers, half those of normal ones, so that there are both costly moves and
good ones. A costly move is measured again, as in a review, which tells what came of that. Seconds are of the processor,
so that a busy machine changes little.
"""

import math
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from games.core.chance import QuickChance, SeededChance
from games.core.contract import AnyGame, Choice, Move, Seat, View
from games.core.judge import SURE, Difference, Judgement, compare, judge, judging
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
    the budget calls them so. `played_on` are, for some of the costly, the loss as judged and as it was when strong
    computers played both moves on.
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
        """How many of the moves played on lost what was said, within the interval of the difference."""
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
        first = judge(game, *decided, SeededChance(_FIRST, number), plan.budget)
        said, better = first.loss, first.better
        if better is not None:
            again = SeededChance(_AGAIN, number)
            said = compare(game, decided.view, decided.played, better, again, plan.budget)
        took.append(time.process_time() - began)
        second = judge(game, *decided, SeededChance(_SECOND, number), TIMES * plan.budget)
        if better is not None and said.costly:
            agreed += second.costly and agree(said, _difference(second, better))
            costly.append((decided, better, said))
        else:
            agreed += not second.costly
            missed += second.costly
    on = tuple((said, lost_by_strong(game, decided, better, deals)) for decided, better, said in costly[:played_on])
    return Calibration(len(took), agreed, len(costly), missed, sum(took), max(took), on)


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
