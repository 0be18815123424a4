"""The end between two with the talon gone: each knows the other's cards, so the moves can be searched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.durak.rules.bout import play
from games.durak.rules.ending import outcome
from games.durak.rules.legal import moves
from games.durak.sight.imagining import imagine
from games.durak.sight.seeing import asked

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from games.core.chance import Chance
    from games.core.contract import Move, Seat
    from games.durak.rules.state import State
    from games.durak.sight.view import DurakView

MOST_CARDS: Final = 12
"""With more cards than these in play the search does not try."""
MOST_STEPS: Final = 700
"""How many moves a search may try: a hundredth of a second or so."""

WIN, OPEN, LOSS = 1, 0, -1
"""What a position is worth to the seat that searches; `OPEN` is a draw, a repetition, or not known."""


class _OutOfSteps(Exception):
    """The search has tried all the moves it may."""


def narrow(view: DurakView, choices: Sequence[Move], chance: Chance) -> Sequence[Move]:
    """Return a winning move alone if one is found; otherwise the choices without those found to lose."""
    cards = sum(view.hands) + sum(1 if entry.beaten_by is None else 2 for entry in view.table)
    if view.talon or sum(view.in_game) != 2 or cards > MOST_CARDS or view.audience not in view.asked:
        return choices
    search = _Search(view.audience, chance)
    state = imagine(view, chance)
    lost: list[Move] = []
    try:
        for move in choices:
            worth = search.worth_after(state, view.audience, move)
            if worth == WIN:
                return [move]
            if worth == LOSS:
                lost.append(move)
    except _OutOfSteps:
        pass
    return [move for move in choices if move not in lost] or choices


class _Search:
    """Plays on from a position with both hands open, one after the other as the table asks them."""

    def __init__(self, me: Seat, chance: Chance) -> None:
        self.me = me
        self.chance = chance
        self.steps = 0
        self.decided: dict[Hashable, int] = {}
        self.path: set[Hashable] = set()

    def worth_after(self, state: State, seat: Seat, move: Move) -> int:
        """Return what a move leads to."""
        self.steps += 1
        if self.steps > MOST_STEPS:
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
        if key in self.path:
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
