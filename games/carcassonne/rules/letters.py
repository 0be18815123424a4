"""What the messages say (specification 5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.carcassonne.rules.board import place_of
from games.carcassonne.rules.terms import Term
from games.carcassonne.rules.worth import end_value, points_of

if TYPE_CHECKING:
    from games.carcassonne.rules.state import State
    from games.carcassonne.rules.terms import Kind

_LEAST: Final[dict[str, Kind]] = {"A": "road", "B": "city", "C": "monastery"}
"""The messages that score the least valuable feature of a kind."""


def own_meeples(state: State) -> list[int]:
    """Return the nodes where the active seat's meeples stand, by y, x and feature."""
    cells = state.board.cells
    nodes = [node for node, seat in state.meeples if seat == state.active]
    return sorted(nodes, key=lambda node: (cells[node >> 3], node & 7))


def own_features(state: State, kind: Kind) -> list[int]:
    """Return the keys of the features of a kind where the active seat has a meeple, each once, ascending."""
    board = state.board
    nodes = [node for node, seat in state.meeples if seat == state.active and board.kind(node) == kind]
    return sorted({board.label[node] for node in nodes})


def terms_of(state: State) -> tuple[Term, ...]:
    """Return what message A, B, C, E, F or G brings the active seat; nothing where it lacks what the message counts."""
    board, letter = state.board, state.message
    if letter in _LEAST:
        values = [end_value(board, key) for key in own_features(state, _LEAST[letter])]
        return min(values, key=points_of, default=())
    if letter == "E":
        pennants = sum(board.extent(key)[1] for key in own_features(state, "city"))
        return (Term(pennants, 2, "pennant"),) if pennants else ()
    kind = "city" if letter == "F" else "field"
    meeples = sum(board.kind(node) == kind for node in own_meeples(state))
    return (Term(meeples, 2, "knight" if letter == "F" else "farmer"),) if meeples else ()


def where(state: State, node: int) -> tuple[int, int]:
    """Return x and y of a node's tile."""
    return place_of(state.board.cells[node >> 3])
