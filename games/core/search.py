"""Search for all games: plays candidate moves out in determinized worlds and chooses the one that does best.

A game defines its `Search`: the moves to compare, how seats play on, where play-outs stop, and the value of a state
there. Search knows only a seat's view; its worlds come from `determinize`.

There are two methods. *Sequential halving* plays every candidate out in the same worlds with the same random numbers,
then again the better half, until one is left; it suits games with slow heuristics or few relevant moves.
*Information-set tree search* also learns what the seats do next; it suits games with fast play-outs in which the answer
depends on what follows.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from games.core.chance import Chance, QuickChance
from games.core.contract import AnyGame, Choice, Move, Search, Seat, View
from games.core.legality import single_moves
from games.core.ranking import shares_beaten

LONGEST_PLAYOUT: Final = 2_000
"""Moves after which a play-out stops and its state is evaluated."""
CURIOSITY: Final = 0.7
"""The exploration constant of the tree, for values of about 0 to 1."""
LEAST: Final = 0.02
"""The smallest budget share: with less, search would be no better than the heuristic."""
FEWEST_PLAYOUTS: Final = 5
"""Play-outs for each candidate below which the heuristic's own move is better than the result of a search."""


class Searching(NamedTuple):
    """The parameters of one search."""

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
    """Return the candidate that does best in play-outs. All random numbers come from `chance`.

    If the budget is too small to compare the candidates, return the first.
    """
    budget_share = min(1.0, max(LEAST, budget_share))
    candidates = plan.candidates(view, choices, chance, budget_share)
    if len(candidates) == 1:
        return candidates[0]
    budget = math.ceil(plan.budget * budget_share)
    if budget < FEWEST_PLAYOUTS * len(candidates):
        return candidates[0]
    search = searching(game, plan, view)
    rng = QuickChance(chance.below(1 << 32))
    return (_by_tree if plan.tree else _by_halving)(search, candidates, budget, rng)


def searching(game: AnyGame, plan: Search[Any, Any], view: View, teams: Sequence[int] = ()) -> Searching:
    """Return the parameters of a search from this view, with defaults for what the game leaves out.

    `teams` is the team of each seat, for the value of places; empty if each plays alone.
    """

    def determinize(chance: Chance) -> Any:
        return game.determinize(view, chance)

    def by_heuristic(state: Any, seat: Seat, chance: Chance) -> Move:
        return game.heuristic(game.view(state, seat), game.moves(state, seat), chance)

    def by_place(state: Any) -> Sequence[float]:
        outcome = game.outcome(state)
        return (0.5,) * view.seats if outcome is None else shares_beaten(outcome.places, teams)

    def legal(state: Any, seat: Seat, _: Chance) -> Sequence[Move]:
        return single_moves(game.moves(state, seat))

    return Searching(
        game,
        view.audience,
        determinize if plan.worlds is None else plan.worlds(view),
        plan.mover,
        plan.policy or by_heuristic,
        None if plan.stop is None else plan.stop(view),
        plan.value or by_place,
        plan.finish,
        plan.options or legal,
        plan.reuse,
    )


def _by_halving(search: Searching, candidates: Sequence[Move], budget: int, chance: QuickChance) -> Move:
    """Return the best candidate by sequential halving, with `budget` spread evenly over the rounds."""
    left, totals = list(candidates), dict.fromkeys(candidates, 0.0)
    rounds = (len(left) - 1).bit_length()
    for _ in range(rounds):
        for _ in range(max(1, budget // (rounds * len(left)))):
            for move, value in zip(left, in_one_world(search, left, chance), strict=True):
                totals[move] += value
        left = sorted(left, key=totals.__getitem__, reverse=True)[: (len(left) + 1) // 2]
    return left[0]


def in_one_world(search: Searching, moves: Sequence[Move], chance: QuickChance) -> list[float]:
    """Play each of these moves out in one more world, with the same random numbers; return their values."""
    world, seed, values = search.determinize(chance), chance.below(1 << 32), list[float]()
    for move in moves:
        state, rng = search.game.copy(world), QuickChance(seed)
        search.game.play(state, search.me, move, rng)
        values.append(_play_out(search, state, rng)[search.me])
    return values


def _play_out(search: Searching, state: Any, chance: QuickChance) -> Sequence[float]:
    """Play on from a state until it stops, and return the value there for each seat."""
    acting, play, mover, policy, stops = search.game.acting, search.game.play, search.mover, search.policy, search.stops
    for _ in range(LONGEST_PLAYOUT):
        seats = acting(state)
        if not seats or (stops is not None and stops(state)):
            break
        if search.finish is not None:
            return search.finish(state)
        seat = seats[0] if mover is None else mover(state)
        play(state, seat, policy(state, seat, chance), chance)
    return search.value(state)


class _Arm:
    """A move in the tree: its visits, the sum of values for its mover, and how often it was available."""

    __slots__ = ("available", "beyond", "sum", "visits")

    def __init__(self, value: float) -> None:
        self.visits, self.sum, self.available = 1, value, 1
        self.beyond: _Node | None = None


_Node: TypeAlias = dict[Move, _Arm]
"""The moves tried so far from one point of the tree."""


def _arm_of(node: _Node, moves: Sequence[Move]) -> tuple[Move, _Arm] | None:
    """Return the move with the greatest upper confidence bound, or None if one of them was never tried."""
    best, best_arm = -math.inf, None
    for move in moves:
        arm = node.get(move)
        if arm is None:
            return None
        arm.available += 1
        visits = arm.visits
        bound = arm.sum / visits + CURIOSITY * math.sqrt(math.log(arm.available) / visits)
        if bound > best:
            best, best_arm = bound, (move, arm)
    return best_arm


def _by_tree(search: Searching, candidates: Sequence[Move], budget: int, chance: QuickChance) -> Move:
    """Return the candidate most visited by information-set tree search with `budget` play-outs."""
    root = _Node()
    worlds = [search.determinize(chance) for _ in range(math.ceil(budget / search.reuse))]
    for playout in range(budget):
        _extend(search, search.game.copy(worlds[playout % len(worlds)]), root, candidates, chance)
    return max((move for move in candidates if move in root), key=lambda move: (root[move].visits, root[move].sum))


def _extend(search: Searching, state: Any, root: _Node, candidates: Sequence[Move], chance: QuickChance) -> None:
    """Follow the tree in a world to an untried move, try it, play on, and record the values along the path."""
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
    values = _play_out(search, state, chance)
    for mover_there, arm in path:
        arm.visits += 1
        arm.sum += values[mover_there]
    if known is None:
        node[move] = _Arm(values[seat])


def _untried(search: Searching, state: Any, seat: Seat, untried: Sequence[Move], chance: QuickChance) -> Move:
    """Return which of these moves to try first: the policy's move if it is among them, otherwise a random one."""
    if len(untried) > 1:
        preferred = search.policy(state, seat, chance)
        return preferred if preferred in untried else untried[chance.below(len(untried))]
    return untried[0]
