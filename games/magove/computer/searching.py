"""What search has to know of Magove: the rest of a round is played on, and what counts is its points."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

import msgspec

from games.core.contract import Search
from games.core.legality import single_moves
from games.magove.computer.judgement import judge
from games.magove.computer.quick import likely_tricks, policy
from games.magove.rules.moves import Bid, ChooseTrump
from games.magove.rules.tricks import trump_number
from games.magove.sight.imagining import Dealing, world_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from games.core.chance import Chance
    from games.core.contract import Choice, Move
    from games.magove.rules.state import State
    from games.magove.sight.view import MagoveView

NEAR: Final = 2
"""By how many tricks a bid worth comparing may differ from the judgement's."""
SCALE: Final = 80.0
"""The points that make up the range of values."""
RIVALRY: Final = 0.7
"""What a point of the rivals costs, in own points; more would be right against rivals who think of nothing else."""
NEAR_BY: Final = 100.0
"""By how many points a rival must lead another for its points to weigh e times as much."""


def candidates(view: MagoveView, choices: Sequence[Choice], chance: Chance, effort: float) -> Sequence[Move]:
    """Return the moves worth comparing: bids near the judgement's, all cards; trumps are left to the judgement."""
    del effort
    moves = single_moves(choices)
    if len(moves) == 1:
        return moves
    first = judge(view, choices, chance)
    if isinstance(first, ChooseTrump):
        return [first]
    if isinstance(first, Bid):
        tricks = first.tricks
        near = [move for move in moves if isinstance(move, Bid) and abs(move.tricks - tricks) <= NEAR]
        near.sort(key=lambda move: abs(move.tricks - tricks))
        return near
    return [first, *(move for move in moves if move != first)]


TRIES: Final = 4
"""How many deals are looked at for one world: the one whose hands suit the bids best is taken."""


def worlds(view: MagoveView) -> Callable[[Chance], State]:
    """Return how to imagine a world in which the hands suit the bids that are known, and which ends with the round."""
    told = [
        (seat, max(0, needed))
        for seat in range(view.seats)
        if seat != view.audience and (needed := view.needed(seat)) is not None
    ]
    dealing = Dealing(view)
    trump = trump_number(view.trump, single_suit=view.options.single_suit)
    options = msgspec.structs.replace(view.options, rounds=view.round)

    def strangeness(hands: Sequence[Sequence[str]]) -> float:
        """Return how little the hands suit what their seats are known to need."""
        return sum([(likely_tricks(hands[seat], trump, view.seats, view.cards) - needed) ** 2 for seat, needed in told])

    def likely(chance: Chance) -> State:
        hands = min((dealing.hands(chance) for _ in range(TRIES if told else 1)), key=strangeness)
        world = world_of(view, hands, chance)
        for seat, bid in enumerate(view.bids):
            if bid is None and view.has_bid[seat]:
                more = likely_tricks(hands[seat], trump, view.seats, view.cards)
                world.bids[seat] = min(view.cards, view.won[seat] + round(more))
        world.options = options
        return world

    return likely


def value(state: State) -> Sequence[float]:
    """Return what the last round brought each seat, less what it brought its rivals: those ahead weigh more."""
    points = [line.points for line in state.sheet[-1]]
    weights = [exp((line.total - line.points) / NEAR_BY) for line in state.sheet[-1]]
    whole, weighed = sum(weights), sum([weight * own for weight, own in zip(weights, points, strict=True)])
    return [
        0.4 + (own - RIVALRY * (weighed - weight * own) / (whole - weight)) / SCALE
        for weight, own in zip(weights, points, strict=True)
    ]


def figures(view: MagoveView) -> Mapping[str, Sequence[float]]:
    """Return by seat which share of the finished rounds' bids was met exactly."""
    rounds = list(zip(*view.sheet, strict=True))
    return {"exact": [sum(line.bid == line.tricks for line in lines) / len(lines) for lines in rounds]}


SEARCH: Final[Search[State, MagoveView]] = Search(
    work=1500, candidates=candidates, value=value, policy=policy, worlds=worlds, tree=True, reuse=4
)
"""The round is played on to its end, by information-set tree search."""
