"""The worth of features (RULES 3), thefts (RULES 5.5) and messages (RULES 5.7)."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from games.carcassonne.data.tiles import Kind
from games.carcassonne.rules.board import ROUND, Board
from games.carcassonne.rules.moves import DrawTile, FollowMessage, Recall, TakeTwo
from games.carcassonne.rules.public import Term, points_of
from games.carcassonne.rules.state import State, number_of, under_way
from games.core.contract import Seat

Reply: TypeAlias = TakeTwo | FollowMessage | DrawTile | Recall

_LEAST: Final[dict[str, Kind]] = {"A": "road", "B": "city", "C": "monastery"}
"""The messages that score the least valuable feature of a kind."""
_COMPLETED: Final[dict[Kind, int]] = {"road": 1, "city": 2}
"""The points for each tile and pennant of a completed feature, for which the end brings one."""
_MONASTERY: Final = Term(1 + ROUND, 1, "tile")
"""What a completed monastery brings."""
_TWO_POINTS: Final = (Term(1, 2, "message"),)

# Features


def full_value(board: Board, key: int) -> tuple[Term, ...]:
    """Return the points of a road, city or monastery when it is completed in play."""
    kind = board.kind(key)
    return (_MONASTERY,) if kind == "monastery" else _by_extent(board, key, _COMPLETED[kind])


def points_if_complete(board: Board, key: int, end: int) -> int:
    """Return the points of `full_value` if a feature were complete as it lies, from its points at the end."""
    kind = board.kind(key)
    return _MONASTERY.count if kind == "monastery" else end * _COMPLETED[kind]


def end_value(board: Board, key: int) -> tuple[Term, ...]:
    """Return the points of any feature that is not complete at the end, as it lies now."""
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


def points_now(board: Board, node: int) -> int:
    """Return the current worth of the feature of a node: in full if it is complete, else as at the end."""
    key = board.label[node]
    return points_of(full_value(board, key) if board.complete(node) else end_value(board, key))


def majority(meeples: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats that have the most of these meeples, ascending."""
    if len(meeples) < 2:
        return tuple(meeples)
    most = max(map(meeples.count, meeples))
    return tuple(sorted({seat for seat in meeples if meeples.count(seat) == most}))


def owners(state: State, key: int) -> tuple[Seat, ...]:
    """Return the seats with the most meeples in a feature, ascending; none where there is no meeple."""
    label = state.board.label
    return majority([seat for node, seat in state.meeples if label[node] == key])


def holders(board: Board, meeples: Iterable[tuple[int, Seat]]) -> dict[int, list[Seat]]:
    """Return for each feature that holds any of these meeples the seats they belong to, by key."""
    there: dict[int, list[Seat]] = {}
    for node, seat in meeples:
        there.setdefault(board.label[node], []).append(seat)
    return there


def as_it_lies(state: State, seat: Seat) -> int:
    """Return the points of the meeples of a seat if the game ended now."""
    held = holders(state.board, state.meeples)
    return sum(points_of(end_value(state.board, key)) for key, seats in held.items() if seat in majority(seats))


# Thefts


def half(points: int) -> int:
    """Return the share of points that a robber takes: half, rounded up."""
    return (points + 1) // 2


def theft(state: State, victim: Seat, figure: str) -> int:
    """Return the points of a theft from a figure in the current round: half of its first award."""
    return half(under_way(state).first[number_of(state, victim, figure)])


# Messages


def own_meeples(state: State) -> list[int]:
    """Return the nodes where the active seat's meeples stand, by y, x and feature."""
    cells = state.board.cells
    nodes = [node for node, seat in state.meeples if seat == state.active]
    return sorted(nodes, key=lambda node: cells[node >> 3])


def _own_features(state: State, kind: Kind) -> list[int]:
    """Return the keys of the features of a kind where the active seat has a meeple, each once, ascending."""
    board = state.board
    nodes = [node for node, seat in state.meeples if seat == state.active and board.kind(node) == kind]
    return sorted({board.label[node] for node in nodes})


def message_terms(state: State) -> tuple[Term, ...]:
    """Return the points of message A, B, C, E, F or G for the active seat; 0 where it lacks what the message counts."""
    board, letter = state.board, state.message
    if letter in _LEAST:
        values = [end_value(board, key) for key in _own_features(state, _LEAST[letter])]
        return min(values, key=points_of, default=())
    if letter == "E":
        pennants = sum(board.extent(key)[1] for key in _own_features(state, "city"))
        return (Term(pennants, 2, "pennant"),) if pennants else ()
    kind = "city" if letter == "F" else "field"
    meeples = sum(board.kind(node) == kind for node in own_meeples(state))
    return (Term(meeples, 2, "knight" if letter == "F" else "farmer"),) if meeples else ()


def reply_terms(state: State, move: Reply) -> tuple[Term, ...]:
    """Return the points of a reply to the message drawn for the active seat; one more tile brings nothing by itself."""
    match move:
        case TakeTwo():
            return _TWO_POINTS
        case FollowMessage():
            return message_terms(state)
        case Recall(meeple):
            board = state.board
            return end_value(board, board.label[board.node(meeple)])
        case DrawTile():
            return ()
