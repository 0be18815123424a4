"""The lesson: a whole game of four, in which attacks are transferred whenever that is possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import Practice
from games.core.legality import single_moves
from games.durak.computer.heuristic import easy
from games.durak.rules.events import BeatenOff, GameOver, Took, Transferred
from games.durak.rules.moves import Transfer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.chance import Chance
    from games.core.contract import Choice, Event, Move, Seat
    from games.durak.views.view import DurakView


def computer(view: DurakView, choices: Sequence[Choice], chance: Chance) -> Move:
    """Return the move of a computer in a lesson: it transfers if it can, and else plays like an easy one."""
    transfers = [move for move in single_moves(choices) if isinstance(move, Transfer)]
    return transfers[0] if transfers else easy(view, choices, chance)


def _has_transferred(events: Sequence[Event], _: DurakView, learner: Seat) -> bool:
    return any(isinstance(event, Transferred) and event.seat == learner for event in events)


def _was_transferred_to(events: Sequence[Event], _: DurakView, learner: Seat) -> bool:
    return any(isinstance(event, Transferred) and event.to == learner for event in events)


def _has_beaten_off(events: Sequence[Event], _: DurakView, learner: Seat) -> bool:
    return any(isinstance(event, BeatenOff) and event.seat == learner for event in events)


def _has_taken(events: Sequence[Event], _: DurakView, learner: Seat) -> bool:
    return any(isinstance(event, Took) and event.seat == learner for event in events)


def _has_ended(events: Sequence[Event], *_: object) -> bool:
    return any(isinstance(event, GameOver) for event in events)


PRACTICE: Final = Practice(
    seats=4,
    seed=564,
    computer=computer,
    learnt={
        "transfer": _has_transferred,
        "transferred": _was_transferred_to,
        "fool": _has_ended,
        "beaten-off": _has_beaten_off,
        "taken": _has_taken,
    },
)
