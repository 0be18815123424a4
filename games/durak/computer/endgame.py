"""The end between two with the talon gone: each knows the other's cards, so the moves can be searched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.durak.rules.bout import play
from games.durak.rules.ending import outcome
from games.durak.rules.legal import moves
from games.durak.views.determinize import determinize
from games.durak.views.observe import asked

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from games.core.chance import Chance
    from games.core.contract import Move, Seat
    from games.durak.rules.state import State
    from games.durak.views.view import DurakView


class Depth(NamedTuple):
    """How far a search goes: up to so many cards in play, and so many moves tried."""

    cards: int
    steps: int


WIN, OPEN, LOSS = 1, 0, -1
"""What a position is worth to the seat that searches; `OPEN` is a draw, a repetition, or not known."""
DEEPER: Final = 6
"""How many times more moves each round tries of every choice that the one before left open."""

DEEPEST: Final = 150
"""Moves after which a line counts as open: the effects of enchanted cards can make it longer than Python's stack."""


class _OutOfSteps(Exception):
    """The search has tried all the moves it may."""


def narrow(view: DurakView, choices: Sequence[Move], chance: Chance, depth: Depth) -> Sequence[Move]:
    """Return a winning move alone if one is found; otherwise the choices without those found to lose."""
    cards = sum(view.hands) + sum(1 if entry.beaten_by is None else 2 for entry in view.table)
    decided = len(choices) == 1 or view.audience not in view.asked
    if decided or view.talon or sum(view.in_game) != 2 or cards > depth.cards:
        return choices
    worths = _worths(determinize(view, chance), view.audience, choices, chance, depth.steps)
    best = max(worths)
    if best == WIN:
        return [choices[worths.index(WIN)]]
    return [move for move, worth in zip(choices, worths, strict=True) if best in {worth, LOSS}]


def _worths(state: State, me: Seat, choices: Sequence[Move], chance: Chance, steps: int) -> list[int]:
    """Return what each choice is worth, as far as that is found by trying so many moves; after a win none is sought.

    Every choice is tried a little, then those left open more: a win that is easy to see is not missed behind a choice
    that is hard to judge.
    """
    search = _Search(me, chance)
    worths, left = [OPEN] * len(choices), list(range(len(choices)))
    some = max(1, steps // (len(choices) * DEEPER))
    while left and search.steps < steps:
        for place in tuple(left):
            search.most = min(steps, search.steps + some)
            try:
                worths[place] = search.worth_after(state, me, choices[place])
            except _OutOfSteps:
                search.path.clear()
                continue
            if worths[place] == WIN:
                return worths
            left.remove(place)
        some *= DEEPER
    return worths


class _Search:
    """Plays on from a position with both hands open, one after the other as the table asks them."""

    def __init__(self, me: Seat, chance: Chance) -> None:
        self.me = me
        self.chance = chance
        self.steps = 0
        self.most = 0
        self.decided: dict[Hashable, int] = {}
        self.path: set[Hashable] = set()

    def worth_after(self, state: State, seat: Seat, move: Move) -> int:
        """Return what a move leads to."""
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
            found = self.worth_after(state, seat, move)
            if found == goal:
                worth = goal
                break
            if found == OPEN:
                worth = OPEN
        self.path.discard(key)
        if worth != OPEN:
            self.decided[key] = worth
        return worth


def _key(state: State) -> Hashable:
    """Return what tells positions of one search apart."""
    table = (*state.attacks, *state.answers)
    return *state.hands, state.phase, state.starter, state.defender, table, state.taking, state.passed
