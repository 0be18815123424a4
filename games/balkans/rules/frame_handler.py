"""Frame handlers: the rules for one kind of frame, as one value."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar, cast

from games.balkans.rules.context import MoveContext
from games.balkans.rules.frames import Frame
from games.balkans.rules.public import Asking, Phase
from games.balkans.rules.state import NOBODY, State
from games.core.contract import Choice, Move, Seat

PartialMove: TypeAlias = tuple[str, ...]
"""An act in progress: the text of the move that began it, followed by the answers so far."""
Question: TypeAlias = tuple[Asking, list[Choice]]
"""The next question of an act in progress, and the possible answers."""
Group: TypeAlias = tuple[str, str, int]
"""Armies of one kind in a land: land, kind, number."""

F = TypeVar("F", bound=Frame)
A = TypeVar("A")
Leads: TypeAlias = Callable[[State, F, Seat], Sequence[tuple[Move, Phase]]]


def waits(_run: MoveContext, _frame: Any) -> bool:
    """Wait for an answer: the `advance` of a frame that is a single question."""
    return True


def either(*answers: A) -> Callable[[State, Any, Seat], Sequence[A]]:
    """Return the `moves` of a question that always has the same answers, or what else is always the same."""
    return lambda _state, _frame, _seat: answers


_nothing: Final[Callable[[State, Any, Seat], Sequence[Any]]] = either()


def _unasked(*parts: object) -> Any:
    raise AssertionError(f"nothing is asked: {parts}")


@dataclass(frozen=True, slots=True, kw_only=True)
class FrameHandler(Generic[F]):
    """The rules for a kind of frame, or for one of its stages, while it is on top of the stack.

    `advance` is called first and after every move; the other functions only while a question is open.
    """

    phase: Phase | None = None
    """The phase shown to everybody; None if the frame never asks anything."""
    advance: Callable[[MoveContext, F], bool | None] = waits
    """Carry the game on until somebody has to answer; return True if a question is open."""
    asked: Callable[[State, F], tuple[Seat, ...]] = lambda _, frame: (cast("Any", frame).seat,)
    """Return the seats that have to answer: by default the one that the frame belongs to."""
    moves: Callable[[State, F, Seat], Sequence[Choice]] = _unasked
    """Return the legal moves of a seat that is asked."""
    answer: Callable[[MoveContext, F, Seat, Move], None] = _unasked
    """Carry out a legal move."""
    leads: Leads[F] = _nothing
    """Return the moves that may lead a seat to its next question at once, each with the phase of that."""
    meanwhile: Callable[[State, F, Seat], Sequence[Choice]] = _nothing
    """Return the legal moves of a seat that is not asked."""
    armies: Callable[[State, F, Seat, str], Iterable[Group]] = _unasked
    """Return the armies that may go to a land that was chosen first."""
    paused: Callable[[F], Seat] = lambda _frame: NOBODY
    """Return the seat whose act in progress is suspended by this frame, or −1."""
    together: bool = False
    """Whether several seats answer at once, so that an answer leaves the controls of the others valid."""
    may_surrender: bool = False
    """Whether any seat may surrender now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """The rules for an act that takes several moves; only its seat sees it until it is complete."""

    question: Callable[[State, Any, Seat, PartialMove], Question | None]
    """Return the next question, or None when everything is answered."""
    complete: Callable[[MoveContext, Any, Seat, PartialMove], bool]
    """Carry out the act; return False if the seat changed its mind."""
    leads: Leads[Any] = _nothing
    """Return the answers that may lead to its next question at once, as for a frame."""
