"""Judges a decision that a seat has made: what it has lost by it, from what the seat could know.

Each candidate is played out in the same determinized worlds with the same random numbers, so that differences between
candidates are known much better than their values. The move that was made is in all comparisons.

The best of many candidates looks better than it is. So a rival of the move made is chosen by sequential halving in some
worlds, and the difference between the two is measured in others.

Play-outs are by a quick policy. Who plays better makes up for a part of what they lose by a move, so a difference is
what `Search.kept` leaves of theirs: what the move is expected to cost among strong players.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from games.core.chance import Chance, QuickChance
from games.core.contract import AnyGame, Choice, Move, Search, View
from games.core.legality import single_moves
from games.core.search import Searching, in_one_world, searching

COSTLY: Final = 0.02
"""The smallest difference, in shares of rivals beaten, that is worth telling."""
SURE: Final = 2.0
"""Standard errors within which a difference is no finding."""
VERY_SURE: Final = 4.0
"""Standard errors beyond which a difference is clear before the budget is spent: more than `SURE`, as it is looked at
several times."""
LOOKS: Final = 8
"""How often a comparison, and each round of choosing a rival, looks what is clear already."""
FEWEST_WORLDS: Final = 16
"""Worlds before which no difference is clear: a standard error from fewer says little."""
FEWEST_ALIKE: Final = 40
"""Worlds before which a difference that is the same in all of them is not certain: something rare may be missing."""
ALONE: Final = 6
"""Worlds that tell what a move is worth that is compared with no other."""
MOST: Final = 8
"""The most moves that are compared where the game's search would compare none."""


class Candidate(msgspec.Struct, frozen=True):
    """A move, the share of rivals that its seat is expected to beat by it, from 0 to 1, and the standard error.

    The error of the move that was made is that of its share; the others are known by their difference from it, so
    theirs is that of the difference.
    """

    move: Move
    share: float
    error: float
    worlds: int
    """In how many worlds it was played out."""


class Difference(msgspec.Struct, frozen=True):
    """By how much one move is better than another, in shares of rivals beaten, and the standard error."""

    value: float
    error: float

    @property
    def costly(self) -> bool:
        """Whether it is a finding: worth telling, and more than chance."""
        return self.value >= COSTLY and self.value > SURE * self.error


class Judgement(msgspec.Struct, frozen=True):
    """What a decision is worth: the move made, its best rival first among the others, and what it loses to that rival.

    `loss` is below 0 where the move made is the best. It is measured in worlds in which the rival was not chosen,
    unless the choice itself shows that no rival is much better. Without another candidate there are no `others`, and
    nothing is lost.
    """

    played: Candidate
    others: tuple[Candidate, ...]
    loss: Difference

    @property
    def costly(self) -> bool:
        """Whether the best rival is better than the move made, by enough to be no chance."""
        return self.loss.costly

    @property
    def better(self) -> Move | None:
        """The move that would have been better, or None if the one made was as good as any."""
        return self.others[0].move if self.costly else None


def judging(game: AnyGame) -> Search[Any, Any] | None:
    """Return how decisions in a game are judged; None if it has no search."""
    if game.judging is not None or game.search is None:
        return game.judging
    return replace(game.search, stop=None, value=None, finish=None)


def judge(
    game: AnyGame,
    view: View,
    choices: Sequence[Choice],
    played: Move,
    chance: Chance,
    budget: int,
    teams: Sequence[int] = (),
) -> Judgement:
    """Judge the move that a seat made at this view, where it had these choices, by at most `budget` play-outs.

    The judgement depends on the arguments alone: it is equal in all states with this view. Moves with the same
    `GameText.canonical` are one candidate. `teams` is the team of each seat, empty if each plays alone. Raise
    `ValueError` for a game without a search.
    """
    plan = judging(game)
    if plan is None:
        raise ValueError(f"{game.key} has no search")
    own, *rivals = _candidates(game, plan, view, choices, played, chance)
    rng = QuickChance(chance.below(1 << 32))
    search = searching(game, plan, view, teams)
    chosen = _Worlds(search, plan.kept, own, rivals)
    rival = _best_rival(chosen, budget, rng)
    if rival is None:
        chosen.play(ALONE, rng)
        return Judgement(Candidate(own, *_mean(chosen.values[own]), ALONE), (), Difference(0.0, 0.0))
    loss, measured = chosen.difference(rival), _Worlds(search, plan.kept, own, [rival])
    if chosen.may_be_found(rival, budget):
        loss = _compared(measured, budget // 2 if len(rivals) > 1 else budget, rng)
    made = [*chosen.values[own], *measured.values[own]]
    share, error = _mean(made)
    others = [_other(chosen, move, share) for move in rivals if move != rival]
    others.sort(key=lambda other: -other.share)
    worlds = len(chosen.values[rival]) + len(measured.values[rival])
    return Judgement(
        Candidate(own, share, error, len(made)),
        (Candidate(rival, share + loss.value, loss.error, worlds), *others),
        loss,
    )


def compare(
    game: AnyGame, view: View, played: Move, better: Move, chance: Chance, budget: int, teams: Sequence[int] = ()
) -> Difference:
    """Return by how much one move is better than the one made, in fresh worlds, by at most `budget` play-outs.

    Differences that are picked because they are large tend to be overestimated; this tells what is left of one.
    """
    plan = judging(game)
    if plan is None:
        raise ValueError(f"{game.key} has no search")
    worlds = _Worlds(searching(game, plan, view, teams), plan.kept, played, [better])
    return _compared(worlds, budget, QuickChance(chance.below(1 << 32)))


def among_strong(plan: Search[Any, Any], found: Difference) -> Difference:
    """Return a difference with the error that it has as the cost of a move among strong players.

    That `found` is more than chance is known better than how much of it is left at one decision.
    """
    return Difference(found.value, math.hypot(found.error, plan.spread * found.value))


def _candidates(
    game: AnyGame, plan: Search[Any, Any], view: View, choices: Sequence[Choice], played: Move, chance: Chance
) -> list[Move]:
    """Return the move made, and all others to compare it with, each once.

    Where the search compares nothing, some of the moves offered are compared, from all over the list.
    """

    def others(moves: Iterable[Move]) -> list[Move]:
        return list(dict.fromkeys(same for move in moves if (same := game.text.canonical(move, view)) != own))

    own = game.text.canonical(played, view)
    moves = plan.candidates(view, choices, chance, 1.0)
    if len(moves) != 1:
        return [own, *others(moves)]
    offered = others(move for move in single_moves(game.text.offered(choices, view)) if type(move) not in game.anytime)
    return [own, *dict.fromkeys([*others(moves), *_sample(offered, chance)])]


def _sample(moves: Sequence[Move], chance: Chance) -> Sequence[Move]:
    """Return `MOST` moves at equal distances in their list, or all if there are no more: like moves are neighbours."""
    count = len(moves)
    if count <= MOST:
        return moves
    first = chance.below(count)
    return [moves[(first + place * count // MOST) % count] for place in range(MOST)]


class _Worlds:
    """The values of moves in the same worlds. Rivals are dropped one after another, the move made never is."""

    def __init__(self, search: Searching, kept: float, own: Move, rivals: Sequence[Move]) -> None:
        self._search = search
        self._kept = kept
        self.own = own
        self.left = list(rivals)
        self.values: dict[Move, list[float]] = {move: [] for move in (own, *rivals)}

    def play(self, count: int, chance: QuickChance) -> None:
        """Play the moves that are left out in so many more worlds."""
        moves = [self.own, *self.left]
        for _ in range(count):
            for move, value in zip(moves, in_one_world(self._search, moves, chance), strict=True):
                self.values[move].append(value)

    def difference(self, rival: Move) -> Difference:
        """Return by how much a rival is better than the move made, in the worlds in which both were played."""
        pairs = zip(self.values[rival], self.values[self.own], strict=False)
        return Difference(*_mean([self._kept * (other - own) for other, own in pairs]))

    def may_be_found(self, rival: Move, budget: int) -> bool:
        """Return whether fresh worlds, for half of the budget, can be expected to find a rival better."""
        found, done, more = self.difference(rival), len(self.values[rival]), max(1, budget // 4)
        return found.value + SURE * found.error >= max(COSTLY, SURE * found.error * math.sqrt(done / more))


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error: 0 and infinite for none, as nothing is known then."""
    count = len(values)
    mean = sum(values) / max(1, count)
    squares = sum((value - mean) ** 2 for value in values)
    if count < (FEWEST_WORLDS if squares else FEWEST_ALIKE):
        return mean, math.inf
    return mean, math.sqrt(squares / (count - 1) / count)


def _other(worlds: _Worlds, move: Move, share: float) -> Candidate:
    difference = worlds.difference(move)
    return Candidate(move, share + difference.value, difference.error, len(worlds.values[move]))


def _best_rival(worlds: _Worlds, budget: int, chance: QuickChance) -> Move | None:
    """Return the best rival by sequential halving with half the budget. Rivals that no finding can name drop out."""
    rounds = (len(worlds.left) - 1).bit_length()
    for _ in range(rounds):
        half = (len(worlds.left) + 1) // 2
        count = max(1, budget // (2 * rounds * (len(worlds.left) + 1)))
        for look in range(LOOKS):
            worlds.play(count * (look + 1) // LOOKS - count * look // LOOKS, chance)
            worlds.left.sort(key=lambda move: -sum(worlds.values[move]))
            worlds.left = [move for move in worlds.left if worlds.may_be_found(move, budget)] or worlds.left[:1]
            if len(worlds.left) == 1:
                return worlds.left[0]
        worlds.left = worlds.left[:half]
    return worlds.left[0] if worlds.left else None


def _compared(worlds: _Worlds, budget: int, chance: QuickChance) -> Difference:
    """Return by how much the only rival is better than the move made, once that is clear or the budget is spent.

    It is given up as well where the rest of the budget is not expected to make it a finding.
    """
    (rival,) = worlds.left
    most = max(FEWEST_WORLDS, budget // 2)
    for look in range(1, LOOKS + 1):
        worlds.play(most * look // LOOKS - len(worlds.values[rival]), chance)
        found, done = worlds.difference(rival), look / LOOKS
        most_likely = found.value + SURE * found.error * math.sqrt(1 - done)
        if most_likely < max(COSTLY, SURE * found.error * math.sqrt(done)):
            break
        if found.value >= COSTLY and found.value > VERY_SURE * found.error:
            break
    return worlds.difference(rival)
