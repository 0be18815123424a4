"""Search for all games: candidates are played on in determinized worlds, and the one that fares best is chosen.

A game takes part by the `Search` in its `Game`: which moves are worth comparing, how seats play on, where playing on
stops, and what a state is worth there. Search is given a seat's view and nothing else: its worlds come from
`determinize`.

Two ways. *Halving* plays every candidate on in the same worlds with the same randomness, and again those of the better
half, until one is left: right where judging is dear or few moves matter. The *tree* is information-set tree search: it
also learns from play-out to play-out what the seats do next, as far as the moves they have there are known; right where
play-outs are cheap and the answer depends on what follows.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from games.core.chance import QuickChance
from games.core.contract import Move, Seat, View
from games.core.legality import single_moves

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.core.chance import Chance
    from games.core.contract import AnyGame, Choice, Search


LONGEST: Final = 2_000
"""Moves after which a play-out is broken off and valued as it stands."""
CURIOSITY: Final = 0.7
"""How much the tree prefers moves it knows little of; values are about 0 to 1."""
LEAST: Final = 0.02
"""The smallest effort: below it the heuristic would do as well."""
MEAGRE: Final = 5
"""Play-outs for each candidate below which search knows less than the heuristic, whose own move is played then."""


class _Searching(NamedTuple):
    """One search: what does not change while it goes on."""

    game: AnyGame
    me: Seat
    determinize: Callable[[Chance], Any]
    mover: Callable[[Any], Seat] | None
    policy: Callable[[Any, Seat, Chance], Move]
    stops: Callable[[Any], bool] | None
    value: Callable[[Any], Sequence[float]]
    finish: Callable[[Any], Sequence[float]] | None
    options: Callable[[Any, Seat, Chance], Sequence[Move]]
    reuse: int


def searched(
    game: AnyGame, plan: Search[Any, Any], view: View, choices: Sequence[Choice], chance: Chance, budget_share: float
) -> Move:
    """Return the candidate that fares best when it is played on; all randomness comes from `chance`.

    Where the effort is too little to tell them apart, it is the first: a guess would look silly.
    """
    budget_share = min(1.0, max(LEAST, budget_share))
    candidates = plan.candidates(view, choices, chance, budget_share)
    if len(candidates) == 1:
        return candidates[0]
    budget = math.ceil(plan.budget * budget_share)
    if budget < MEAGRE * len(candidates):
        return candidates[0]
    search = _begun(game, plan, view)
    rng = QuickChance(chance.below(1 << 32))
    return (_by_tree if plan.tree else _by_halving)(search, candidates, budget, rng)


def _begun(game: AnyGame, plan: Search[Any, Any], view: View) -> _Searching:
    """Return a search from this view, with what the game has not given filled in."""

    def determinize(chance: Chance) -> Any:
        return game.determinize(view, chance)

    def judged(state: Any, seat: Seat, chance: Chance) -> Move:
        return game.heuristic(game.view(state, seat), game.moves(state, seat), chance)

    def by_place(state: Any) -> Sequence[float]:
        outcome = game.outcome(state)
        if outcome is None:
            return (0.5,) * view.seats
        return [1 - (place - 1) / (view.seats - 1) for place in outcome.places]

    def legal(state: Any, seat: Seat, _: Chance) -> Sequence[Move]:
        return single_moves(game.moves(state, seat))

    return _Searching(
        game,
        view.audience,
        determinize if plan.worlds is None else plan.worlds(view),
        plan.mover,
        plan.policy or judged,
        None if plan.stop is None else plan.stop(view),
        plan.value or by_place,
        plan.finish,
        plan.options or legal,
        plan.reuse,
    )


def _by_halving(search: _Searching, candidates: Sequence[Move], budget: int, chance: QuickChance) -> Move:
    """Return the best by sequential halving: `budget` is shared evenly among the rounds, each among who is left."""
    left, totals = list(candidates), dict.fromkeys(candidates, 0.0)
    rounds = (len(left) - 1).bit_length()
    game, me = search.game, search.me
    for _ in range(rounds):
        for _ in range(max(1, budget // (rounds * len(left)))):
            world, seed = search.determinize(chance), chance.below(1 << 32)
            for move in left:
                state, rng = game.copy(world), QuickChance(seed)
                game.play(state, me, move, rng)
                totals[move] += _played_on(search, state, rng)[me]
        left = sorted(left, key=totals.__getitem__, reverse=True)[: (len(left) + 1) // 2]
    return left[0]


def _played_on(search: _Searching, state: Any, chance: QuickChance) -> Sequence[float]:
    """Play a state on to where it stops, and return what it is worth there."""
    acting, play, mover, policy, stops = search.game.acting, search.game.play, search.mover, search.policy, search.stops
    for _ in range(LONGEST):
        seats = acting(state)
        if not seats or (stops is not None and stops(state)):
            break
        if search.finish is not None:
            return search.finish(state)
        seat = seats[0] if mover is None else mover(state)
        play(state, seat, policy(state, seat, chance), chance)
    return search.value(state)


class _Arm:
    """What the tree knows of one move from one place: visits, the sum of values for its mover, times available."""

    __slots__ = ("available", "beyond", "sum", "visits")

    def __init__(self, worth: float) -> None:
        self.visits, self.sum, self.available = 1, worth, 1
        self.beyond: _Node | None = None


_Node: TypeAlias = dict[Move, _Arm]
"""What the tree knows of the moves from one place on."""


def _arm_of(node: _Node, moves: Sequence[Move]) -> tuple[Move, _Arm] | None:
    """Return the move to follow by its upper confidence bound; None if one of them was never tried."""
    best, found = -math.inf, None
    for move in moves:
        arm = node.get(move)
        if arm is None:
            return None
        arm.available += 1
        visits = arm.visits
        worth = arm.sum / visits + CURIOSITY * math.sqrt(math.log(arm.available) / visits)
        if worth > best:
            best, found = worth, (move, arm)
    return found


def _by_tree(search: _Searching, candidates: Sequence[Move], budget: int, chance: QuickChance) -> Move:
    """Return the candidate most followed by information-set tree search of `budget` play-outs."""
    root = _Node()
    worlds = [search.determinize(chance) for _ in range(math.ceil(budget / search.reuse))]
    for number in range(budget):
        _followed(search, search.game.copy(worlds[number % len(worlds)]), root, candidates, chance)
    return max((move for move in candidates if move in root), key=lambda move: (root[move].visits, root[move].sum))


def _followed(search: _Searching, state: Any, root: _Node, candidates: Sequence[Move], chance: QuickChance) -> None:
    """Follow the tree in a world to a move not tried yet, try it, play on, and note what it was worth."""
    acting, play, mover, stops = search.game.acting, search.game.play, search.mover, search.stops
    node, seat, moves = root, search.me, candidates
    path = list[tuple[Seat, _Arm]]()
    while (known := _arm_of(node, moves)) is not None:
        move, arm = known
        path.append((seat, arm))
        play(state, seat, move, chance)
        seats = acting(state)
        if not seats or (stops is not None and stops(state)):
            break
        if arm.beyond is None:
            arm.beyond = _Node()
        node = arm.beyond
        seat = seats[0] if mover is None else mover(state)
        moves = search.options(state, seat, chance)
    else:
        untried = [move for move in moves if move not in node]
        move = untried[0] if node is root else _untried(search, state, seat, untried, chance)
        play(state, seat, move, chance)
    worths = _played_on(search, state, chance)
    for other, arm in path:
        arm.visits += 1
        arm.sum += worths[other]
    if known is None:
        node[move] = _Arm(worths[seat])


def _untried(search: _Searching, state: Any, seat: Seat, untried: Sequence[Move], chance: QuickChance) -> Move:
    """Return the one of these moves to try first: what the seat would play, if it is among them; else any."""
    if len(untried) > 1:
        wished = search.policy(state, seat, chance)
        return wished if wished in untried else untried[chance.below(len(untried))]
    return untried[0]
