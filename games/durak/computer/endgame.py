"""Exact search of the endgame: two players without a talon know each other's cards."""

from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple

from games.core.chance import Chance
from games.core.contract import Move, Seat
from games.durak.rules.bout import play
from games.durak.rules.ending import outcome
from games.durak.rules.legal import moves
from games.durak.rules.state import State
from games.durak.views.determinize import determinize
from games.durak.views.observe import asked
from games.durak.views.view import DurakView


class Depth(NamedTuple):
    """The limits of a search: the most cards in play with which it starts, and how many moves it tries."""

    cards: int
    steps: int


WIN, OPEN, LOSS = 1, 0, -1
"""The value of a position to the searching seat; `OPEN` is a draw, a repetition, or unknown."""
DEEPER: Final = 6
"""The factor by which the moves tried for each open choice grow from round to round."""

DEEPEST: Final = 150
"""The length of a line that counts as open: enchanted cards allow lines deeper than Python's stack."""


class _OutOfSteps(Exception):
    """The search has used up its moves."""


def narrow(view: DurakView, choices: Sequence[Move], chance: Chance, depth: Depth) -> Sequence[Move]:
    """Return only a winning move if the search finds one, else the choices without those that lose."""
    cards = sum(view.hands) + view.cards_on_table
    decided = len(choices) == 1 or view.audience not in view.asked
    if decided or view.talon or sum(view.in_game) != 2 or cards > depth.cards:
        return choices
    worths = _worths(determinize(view, chance), view.audience, choices, chance, depth.steps)
    best = max(worths)
    if best == WIN:
        return [choices[worths.index(WIN)]]
    return [move for move, worth in zip(choices, worths, strict=True) if best in {worth, LOSS}]


def _worths(state: State, me: Seat, choices: Sequence[Move], chance: Chance, steps: int) -> list[int]:
    """Return the value of each choice, as far as `steps` moves decide it; stop at the first win.

    The search deepens in rounds: each gives every open choice more moves, so that one hard choice cannot hide an easy
    win behind it.
    """
    search = _Search(me, chance)
    worths, left = [OPEN] * len(choices), list(range(len(choices)))
    share = max(1, steps // (len(choices) * DEEPER))
    while left and search.steps < steps:
        for index in tuple(left):
            search.most = min(steps, search.steps + share)
            try:
                worths[index] = search.worth_after(state, me, choices[index])
            except _OutOfSteps:
                search.path.clear()
                continue
            if worths[index] == WIN:
                return worths
            left.remove(index)
        share *= DEEPER
    return worths


class _Search:
    """A depth-first search of a position with both hands open."""

    def __init__(self, me: Seat, chance: Chance) -> None:
        self.me = me
        self.chance = chance
        self.steps = 0
        self.most = 0
        self.decided: dict[Hashable, int] = {}
        self.path: set[Hashable] = set()

    def worth_after(self, state: State, seat: Seat, move: Move) -> int:
        """Return the value of the position after a move."""
        self.steps += 1
        if self.steps > self.most:
            raise _OutOfSteps
        after = state.copy()
        play(after, seat, move, self.chance)
        return self._worth(after)

    def _worth(self, state: State) -> int:
        end = outcome(state)
        if end is not None:
            if len(set(end.places)) == 1 or end.reason in {"draw", "stalemate"}:
                return OPEN
            return LOSS if end.places[self.me] == max(end.places) else WIN
        key = _key(state)
        if key in self.decided:
            return self.decided[key]
        if key in self.path or len(self.path) >= DEEPEST:
            return OPEN
        self.path.add(key)
        seat = asked(state)[0]
        goal = WIN if seat == self.me else LOSS
        worth = -goal
        for move in moves(state, seat):
            after = self.worth_after(state, seat, move)
            if after == goal:
                worth = goal
                break
            if after == OPEN:
                worth = OPEN
        self.path.discard(key)
        if worth != OPEN:
            self.decided[key] = worth
        return worth


def _key(state: State) -> Hashable:
    """Return a key that is equal for equal positions of one search."""
    table = (*state.attacks, *state.answers)
    return *state.hands, state.phase, state.starter, state.defender, table, state.taking, state.passed
