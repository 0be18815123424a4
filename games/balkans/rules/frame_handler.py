"""A frame: one thing that goes on at the table, and all that the rules say of it, in one value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from games.balkans.rules.frames import Frame
from games.balkans.rules.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from games.balkans.rules.context import MoveContext
    from games.balkans.rules.public import Asking, Phase
    from games.balkans.rules.state import State
    from games.core.contract import Choice, Move, Seat

PartialMove: TypeAlias = tuple[str, ...]
"""What a seat has begun: the text of the move it began with, and its answers so far."""
Question: TypeAlias = "tuple[Asking, list[Choice]]"
"""What is asked next of something begun, and the answers there are."""
Group: TypeAlias = tuple[str, str, int]
"""Armies of one kind in a land: the land, the kind, how many."""

F = TypeVar("F", bound=Frame)


def waits(_run: MoveContext, _frame: Any) -> bool:
    """Wait for an answer, whatever else: the advance of a frame that is one question."""
    return True


def by_seat(_state: State, frame: Any) -> tuple[Seat, ...]:
    """Ask the seat whose frame it is."""
    return (frame.seat,)


def _asks_nobody(_state: State, frame: Any) -> tuple[Seat, ...]:
    raise AssertionError(f"nobody is asked: {frame}")


def _offers_nothing(_state: State, frame: Any, _seat: Seat) -> Sequence[Choice]:
    raise AssertionError(f"nothing is asked: {frame}")


def _expects_nothing(_run: MoveContext, frame: Any, _seat: Seat, move: Move) -> None:
    raise AssertionError(f"nothing was asked that {move} could answer: {frame}")


def _nothing(_state: State, _frame: Any, _seat: Seat) -> Sequence[Choice]:
    return ()


def _sends_nobody(_state: State, frame: Any, _seat: Seat, to: str) -> Iterable[Group]:
    raise AssertionError(f"no armies go to {to}: {frame}")


def _nobody(_frame: Any) -> Seat:
    return NOBODY


@dataclass(frozen=True, slots=True, kw_only=True)
class FrameHandler(Generic[F]):
    """The rules for one kind of frame, or for one stage of it, while it lies on top.

    `advance` is called first, and again after every move; the rest is asked only where a question is open.
    """

    phase: Phase | None = None
    """What everybody is told the table waits for; None where nothing is ever asked."""
    advance: Callable[[MoveContext, F], bool] = waits
    """Goes on as far as nobody has to be asked; returns whether a question is open."""
    asked: Callable[[State, F], tuple[Seat, ...]] = _asks_nobody
    """Whom the table waits for."""
    moves: Callable[[State, F, Seat], Sequence[Choice]] = _offers_nothing
    """What is legal for one whom it waits for."""
    answer: Callable[[MoveContext, F, Seat, Move], None] = _expects_nothing
    """Carries a legal move out."""
    meanwhile: Callable[[State, F, Seat], Sequence[Choice]] = _nothing
    """What is legal for one whom it does not wait for."""
    armies: Callable[[State, F, Seat, str], Iterable[Group]] = _sends_nobody
    """Which armies may go to a land that was chosen first."""
    paused: Callable[[F], Seat] = _nobody
    """Whose begun act waits for the end of this frame; −1 if nobody's."""
    together: bool = False
    """Whether several answer at the same time, so that one answer leaves the controls of the others alone."""
    may_surrender: bool = False
    """Whether anybody may give up the game now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """The rules for what is begun by one move and continued by others; nobody else sees it until it is complete."""

    question: Callable[[State, Any, Seat, PartialMove], Question | None]
    """What is asked next; None when all is answered."""
    complete: Callable[[MoveContext, Any, Seat, PartialMove], bool]
    """Carries out what is answered; returns False if it was given up after all."""
