"""Strong play: tree search to the end of the round, valued by its points."""

from collections.abc import Callable, Container, Mapping, Sequence
from functools import lru_cache
from math import exp, sqrt
from operator import mul
from typing import Final, cast

from games.core.chance import Chance
from games.core.contract import Choice, Move, Search, Seat
from games.core.legality import single_moves
from games.core.ranking import expected_shares
from games.magove.computer.heuristic import heuristic
from games.magove.computer.quick import finish, policy
from games.magove.computer.worlds import worlds
from games.magove.data.cards import VALUE
from games.magove.rules.moves import Bid, ChooseTrump, Play
from games.magove.rules.play import moves
from games.magove.rules.state import Phase, State, totals
from games.magove.views.view import MagoveView

NEAR: Final = 2
"""The most tricks by which a candidate bid differs from the heuristic's."""
SCALE: Final = 80.0
"""The points that span the range of values."""
RIVALRY: Final = 0.7
"""What a rival's point costs in own points; more would be right against a single rival."""
SPREAD: Final = 25.0
"""The standard deviation of a round's points; also the lead that makes a rival's points weigh e times as much."""
CHANGE: Final = 48.0
"""The standard deviation that each round still to come adds to a difference in points; fitted to normal computers."""
FINALE: Final = 0.8
"""The weight of being first in the last round; half of it in the round before, a third in the one before that …"""


def candidates(view: MagoveView, choices: Sequence[Choice], chance: Chance, budget_share: float) -> Sequence[Move]:
    """Return the moves worth comparing: the heuristic's trump, bids near its bid, cards that are not equivalent."""
    del budget_share
    single = single_moves(choices)
    if len(single) == 1:
        return single
    first = heuristic(view, choices, chance)
    if isinstance(first, ChooseTrump):
        return [first]
    if isinstance(first, Bid):
        tricks = first.tricks
        near = [move for move in single if isinstance(move, Bid) and abs(move.tricks - tricks) <= NEAR]
        near.sort(key=lambda move: abs(move.tricks - tricks))
        return near
    return [first, *(move for move in _unlike(view, single, first) if move != first)]


def judged(view: MagoveView, choices: Sequence[Choice], chance: Chance, budget_share: float) -> Sequence[Move]:
    """Return the moves by which a decision is judged; none for a trump.

    Play-outs prefer another trump than the heuristic's about every other time, by 4 in 100 on average. Strong computers
    do no better with it: by -1 ± 1 in 100.
    """
    return [] if isinstance(choices[0], ChooseTrump) else candidates(view, choices, chance, budget_share)


def _unlike(view: MagoveView, plays: Sequence[Move], first: Move) -> Sequence[Move]:
    """Return the plays without equivalent ones: cards of a race with no card in play between them.

    Of equivalent cards the lowest remains, or `first`.
    """
    if view.options.single_suit:
        return plays
    gone, below = {view.turned, *view.gone}, ""
    kept: list[Move] = []
    for play in cast("Sequence[Play]", plays):
        if not _next_to(below, play.card, gone):
            kept.append(play)
        elif play == first:
            kept[-1] = play
        below = play.card
    return kept


def _next_to(below: str, card: str, gone: Container[str | None]) -> bool:
    """Whether two cards are of one race and all cards between them are gone."""
    if below[:1] != card[0]:
        return False
    return all(f"{card[0]}{value}" in gone for value in range(VALUE[below] + 1, VALUE[card]))


def stop(view: MagoveView) -> Callable[[State], bool]:
    """Stop when the round is over."""
    return lambda state: len(state.sheet) > len(view.sheet)


def finished(state: State) -> Sequence[float]:
    """Return the value of the round for each seat if all play on by `policy`."""
    return _worth(tuple(finish(state)), totals(state), rounds_left(state) - 1)


def value(state: State) -> Sequence[float]:
    """Return the value of the last round for each seat."""
    lines = state.sheet[-1]
    before = tuple([line.total - line.points for line in lines])
    return _worth(tuple([line.points for line in lines]), before, rounds_left(state))


def share(state: State) -> Sequence[float]:
    """Return the share of rivals that each seat is expected to beat."""
    return expected_shares(totals(state), CHANGE * sqrt(rounds_left(state)))


def finished_share(state: State) -> Sequence[float]:
    """Return the share of rivals that each seat is expected to beat if all play the round on by `policy`."""
    points = [before + won for before, won in zip(totals(state), finish(state), strict=True)]
    return expected_shares(points, CHANGE * sqrt(rounds_left(state) - 1))


def rounds_left(state: State) -> int:
    """Return the number of rounds that are not scored yet."""
    return state.options.rounds_played(len(state.won)) - len(state.sheet)


@lru_cache(maxsize=4096)
def _worth(points: tuple[int, ...], before: tuple[int, ...], left: int) -> Sequence[float]:
    """Return the value of a round's points for each seat, with `left` rounds after it.

    The value is the seat's points less those of its rivals, weighted towards those ahead, plus the chance to finish
    first, which counts more towards the end. Play-outs of one search have few different results.
    """
    spread = SPREAD * sqrt(left + 1 / 8)
    weights, ahead = _weights(before, spread), FINALE / (left + 1)
    chances = [weight * exp(own / spread) for weight, own in zip(weights, points, strict=True)]
    whole, weighed, of_all = sum(weights), sum(map(mul, weights, points)), sum(chances)
    return tuple(
        [
            0.4 + (own - RIVALRY * (weighed - weight * own) / (whole - weight)) / SCALE + ahead * chance / of_all
            for weight, own, chance in zip(weights, points, chances, strict=True)
        ]
    )


@lru_cache(maxsize=64)
def _weights(before: tuple[int, ...], spread: float) -> tuple[float, ...]:
    """Return the weight of each seat as a contender for first place; never 0."""
    best = max(before)
    return tuple([max(1e-6, exp((total - best) / spread)) for total in before])


def options(state: State, seat: Seat, chance: Chance) -> Sequence[Move]:
    """Return the moves that the tree tries: all cards, but only the policy's bids and trumps."""
    if state.phase is Phase.PLAY:
        return moves(state, seat)
    return [policy(state, seat, chance)]


def figures(view: MagoveView) -> Mapping[str, Sequence[float]]:
    """Return the share of bids met exactly, by seat."""
    rounds = list(zip(*view.sheet, strict=True))
    return {"exact": [sum(line.bid == line.tricks for line in lines) / len(lines) for lines in rounds]}


SEARCH: Final[Search[State, MagoveView]] = Search(
    budget=2000,
    candidates=candidates,
    stop=stop,
    value=value,
    policy=policy,
    finish=finished,
    options=options,
    worlds=worlds,
    tree=True,
    reuse=8,
)
"""Information-set tree search to the end of the round."""
JUDGING: Final[Search[State, MagoveView]] = Search(
    budget=6000, candidates=judged, stop=stop, value=share, policy=policy, finish=finished_share, worlds=worlds
)
