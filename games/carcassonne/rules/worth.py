"""What features are worth and to whom (specification 3, "Value" and "Owners")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.carcassonne.rules.terms import Term

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.carcassonne.rules.board import Board
    from games.carcassonne.rules.state import State
    from games.core.contract import Seat


def points_of(terms: Iterable[Term]) -> int:
    """Return the sum of the terms."""
    return sum(term.count * term.each for term in terms)


def full_value(board: Board, key: int) -> tuple[Term, ...]:
    """Return what a road, city or monastery brings when it is completed in play."""
    kind = board.kind(key)
    if kind == "monastery":
        return (Term(9, 1, "tile"),)
    return _by_extent(board, key, 2 if kind == "city" else 1)


def end_value(board: Board, key: int) -> tuple[Term, ...]:
    """Return what any feature that is not complete brings at the end, as it lies now."""
    match board.kind(key):
        case "monastery":
            return (Term(1 + board.abbeys[board.cells[key >> 3]], 1, "tile"),)
        case "field":
            return (Term(sum(map(board.complete, board.touched(key))), 3, "city"),)
        case _:
            return _by_extent(board, key, 1)


def _by_extent(board: Board, key: int, each: int) -> tuple[Term, ...]:
    tiles, pennants = board.extent(key)
    return (Term(tiles, each, "tile"), Term(pennants, each, "pennant")) if pennants else (Term(tiles, each, "tile"),)


def owners(state: State, key: int) -> tuple[Seat, ...]:
    """Return the seats with the most meeples in a feature, ascending; none where there is no meeple."""
    label = state.board.label
    there = [seat for node, seat in state.meeples if label[node] == key]
    if len(there) < 2:
        return tuple(there)
    counts = [there.count(seat) for seat in range(state.seats)]
    most = max(counts)
    return tuple(seat for seat, count in enumerate(counts) if count == most)
