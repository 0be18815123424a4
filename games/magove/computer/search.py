"""What search has to know of Magove: the rest of a round is played on, and what counts is its points."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from operator import mul
from typing import TYPE_CHECKING, Final, cast

from games.core.contract import Search
from games.core.legality import single_moves
from games.magove.computer.heuristic import heuristic
from games.magove.computer.quick import finish, likely_bid, policy
from games.magove.data.cards import VALUE
from games.magove.rules.moves import Bid, ChooseTrump
from games.magove.rules.play import moves
from games.magove.rules.state import Phase, totals
from games.magove.rules.tricks import trump_number
from games.magove.views.determinize import Dealing, world_of

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Mapping, Sequence

    from games.core.chance import Chance
    from games.core.contract import Choice, Move, Seat
    from games.magove.rules.moves import Play
    from games.magove.rules.state import State
    from games.magove.views.view import MagoveView

NEAR: Final = 2
"""By how many tricks a bid worth comparing may differ from the heuristic's."""
SCALE: Final = 80.0
"""The points that make up the range of values."""
RIVALRY: Final = 0.7
"""What a point of the rivals costs, in own points; more would be right against rivals who think of nothing else."""
LUCK: Final = 25.0
"""By how many points a round scatters a seat's total; by as much a rival must lead another for its points to weigh e
times as much."""
FINALE: Final = 0.8
"""What being first is worth beside the points of the last round; of those before, a half, a third …"""


def candidates(view: MagoveView, choices: Sequence[Choice], chance: Chance, budget_share: float) -> Sequence[Move]:
    """Return the moves worth comparing: bids near the heuristic's, cards that are not alike; it alone names trumps."""
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


def _unlike(view: MagoveView, plays: Sequence[Move], first: Move) -> Sequence[Move]:
    """Return the plays without those that are as good as another: nobody holds a card between theirs and its card.

    The lowest of such cards is kept, or `first`.
    """
    if view.options.single_suit:
        return plays
    past, below = {view.turned, *view.gone}, ""
    kept: list[Move] = []
    for play in cast("Sequence[Play]", plays):
        if not _next_to(below, play.card, past):
            kept.append(play)
        elif play == first:
            kept[-1] = play
        below = play.card
    return kept


def _next_to(below: str, card: str, past: Container[str | None]) -> bool:
    """Return whether two cards are of one race and all between them are past."""
    if below[:1] != card[0]:
        return False
    return all(f"{card[0]}{value}" in past for value in range(VALUE[below] + 1, VALUE[card]))


TRIES: Final = 4
"""How many deals are looked at for one world: the one whose hands suit the bids best is taken."""


def worlds(view: MagoveView) -> Callable[[Chance], State]:
    """Return how to determinize a world in which the hands suit the bids that are known."""
    told = [
        (seat, max(0, needed))
        for seat in range(view.seats)
        if seat != view.audience and (needed := view.needed(seat)) is not None
    ]
    dealing = Dealing(view)
    trump = trump_number(view.trump, single_suit=view.options.single_suit)

    def strangeness(hands: Sequence[Sequence[str]]) -> float:
        """Return how little the hands suit what their seats are known to need."""
        return sum([(likely_bid(hands[seat], trump, view.seats, view.cards) - needed) ** 2 for seat, needed in told])

    def likely(chance: Chance) -> State:
        hands = min((dealing.hands(chance) for _ in range(TRIES if told else 1)), key=strangeness)
        world = world_of(view, hands, chance)
        for seat, bid in enumerate(view.bids):
            if bid is None and view.has_bid[seat]:
                more = likely_bid(hands[seat], trump, view.seats, view.cards)
                world.bids[seat] = min(view.cards, view.won[seat] + round(more))
        return world

    return likely


def stop(view: MagoveView) -> Callable[[State], bool]:
    """Stop when the round is over."""
    return lambda state: len(state.sheet) > len(view.sheet)


def finished(state: State) -> Sequence[float]:
    """Return what the round is worth to each seat if all play it on by their rules of thumb."""
    return _worth(finish(state), totals(state), rounds_left(state) - 1)


def value(state: State) -> Sequence[float]:
    """Return what the last round was worth to each seat."""
    lines = state.sheet[-1]
    before = tuple([line.total - line.points for line in lines])
    return _worth([line.points for line in lines], before, rounds_left(state))


def rounds_left(state: State) -> int:
    """Return how many rounds are not scored yet."""
    return state.options.rounds_played(len(state.won)) - len(state.sheet)


def _worth(points: Sequence[int], before: tuple[int, ...], left: int) -> list[float]:
    """Return what a round's points are worth to each seat, if so many rounds are left after it.

    They are its own less those of its rivals, of whom those ahead weigh more; towards the end it counts ever more how
    likely it will be first.
    """
    spread = LUCK * sqrt(left + 1 / 8)
    weights, ahead = _weights(before, spread), FINALE / (left + 1)
    chances = [weight * exp(own / spread) for weight, own in zip(weights, points, strict=True)]
    whole, weighed, of_all = sum(weights), sum(map(mul, weights, points)), sum(chances)
    return [
        0.4 + (own - RIVALRY * (weighed - weight * own) / (whole - weight)) / SCALE + ahead * chance / of_all
        for weight, own, chance in zip(weights, points, chances, strict=True)
    ]


@lru_cache(maxsize=64)
def _weights(before: tuple[int, ...], spread: float) -> tuple[float, ...]:
    """Return how near each seat is to be first; none is so far behind that it counts for nothing."""
    best = max(before)
    return tuple([max(1e-6, exp((total - best) / spread)) for total in before])


def options(state: State, seat: Seat, chance: Chance) -> Sequence[Move]:
    """Return what the tree tries: cards; bids of others are what their hands say."""
    if state.phase is Phase.PLAY:
        return moves(state, seat)
    return [policy(state, seat, chance)]


def figures(view: MagoveView) -> Mapping[str, Sequence[float]]:
    """Return by seat which share of the finished rounds' bids was met exactly."""
    rounds = list(zip(*view.sheet, strict=True))
    return {"exact": [sum(line.bid == line.tricks for line in lines) / len(lines) for lines in rounds]}


SEARCH: Final[Search[State, MagoveView]] = Search(
    budget=2800,
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
"""The round is played on to its end, by information-set tree search."""
