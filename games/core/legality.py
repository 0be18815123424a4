"""Decides whether a move is legal and raises the refusal. Every game's `play` begins here."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import TypeAlias

from games.core.values import Choice, IllegalMove, Move, Pick

Particulars: TypeAlias = tuple[StrEnum, Mapping[str, "str | int"]]
"""Why a move is refused: a member of a reason enumeration, and the variables of its text."""


def is_legal(move: Move, choices: Sequence[Choice]) -> bool:
    """Whether a move is one of the choices, or one of those that a `Pick` among them stands for."""
    return move in choices or any(isinstance(choice, Pick) and choice.fits(move) for choice in choices)


def single_moves(choices: Sequence[Choice]) -> Sequence[Move]:
    """Return the choices that are moves: all of them in a game that offers no `Pick`."""
    return [choice for choice in choices if isinstance(choice, Move)]


def refusal(particulars: Particulars, choices: Sequence[Choice]) -> IllegalMove:
    """Return the refusal of a move; `choices` are the legal ones."""
    why, data = particulars
    return IllegalMove(why, choices, **data)


def must_be_legal(move: Move, choices: Sequence[Choice], why: Callable[[], Particulars]) -> None:
    """Raise `IllegalMove`, with the reason that `why` returns, unless a move is legal."""
    if not is_legal(move, choices):
        raise refusal(why(), choices)
