"""What follows from a view: values of features, what is lettered for a question, who stands where on the track."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from string import ascii_uppercase
from typing import TYPE_CHECKING, Final

from games.carcassonne.data.sides import JOINTS
from games.carcassonne.data.tiles import NUMBER, SPACES, TILES
from games.carcassonne.rules import legal, letters
from games.carcassonne.rules.board import around, beside, cell_at
from games.carcassonne.rules.moves import PlaceMeeple, TakeTwo
from games.carcassonne.rules.terms import FIGURES
from games.carcassonne.rules.worth import end_value, full_value, owners, points_of
from games.carcassonne.sight.seeing import imagine
from games.core.chance import SeededChance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.carcassonne.rules.state import State
    from games.carcassonne.rules.terms import Award, Figure, Kind, Term
    from games.carcassonne.sight.view import CarcassonneView
    from games.core.contract import Seat

KINDS: Final[dict[str, Kind]] = {"r": "road", "c": "city", "m": "monastery", "f": "field"}
"""The kind of a feature, by the first letter of its name."""
MOST_IN_MENU: Final = 25
"""How many spots stand in one menu."""
_EDGES: Final[dict[str, Kind]] = {"C": "city", "R": "road", "F": "field"}


def kind_of(name: str) -> Kind:
    """Return the kind of a feature, written `c1` or `12.c1`. Raise `KeyError` for a name of none."""
    return KINDS[name.rpartition(".")[2][:1]]


@lru_cache(maxsize=8)
def _table(view: CarcassonneView) -> State:
    """Return a full state for the view, never changed; the order of its stacks, made up, is of no account here."""
    return imagine(view, SeededChance(bytes(32), 0))


def worth_now(view: CarcassonneView, name: str) -> tuple[int, bool]:
    """Return what a feature of the board is worth, as it lies, and whether it is complete."""
    board = _table(view).board
    node = board.node(name)
    key, whole = board.label[node], board.complete(node)
    return points_of(full_value(board, key) if whole else end_value(board, key)), whole


def message_terms(view: CarcassonneView) -> tuple[Term, ...]:
    """Return what message A, B, C, E, F or G would bring now."""
    return letters.terms_of(_table(view))


def message_serves(view: CarcassonneView) -> bool:
    """Return whether the message drawn offers anything but the two points."""
    return any(not isinstance(move, TakeTwo) for move in legal.message_moves(_table(view)))


def recall_points(view: CarcassonneView, meeple: str) -> int:
    """Return what message H would bring for a meeple."""
    return worth_now(view, meeple)[0]


def due(view: CarcassonneView, seat: Seat) -> list[Award]:
    """Return the awards a seat has still to take."""
    if view.round is None:
        return []
    return [award for number, award in enumerate(view.round.awards) if number in view.round.due and award.seat == seat]


def first_award(view: CarcassonneView, victim: Seat, figure: str) -> int:
    """Return the points that a figure scored first in the round under way."""
    assert view.round is not None
    return view.round.first[
        victim * len(view.totals[0]) + FIGURES.index("courier" if figure == "courier" else "meeple")
    ]


def total(view: CarcassonneView, seat: Seat, figure: str) -> int:
    """Return how far a figure has come."""
    return view.totals[seat][figure == "courier"]


def on_space(view: CarcassonneView, space: int) -> list[tuple[Seat, Figure]]:
    """Return the score figures on a space of the track."""
    return [
        (seat, figure)
        for seat, totals in enumerate(view.totals)
        for figure, one in zip(FIGURES, totals, strict=False)
        if one % SPACES == space
    ]


def lettered(view: CarcassonneView) -> list[tuple[str, str]]:
    """Return letter and feature (as `12.c1`) of all that the question now asked is about; there may be nothing."""
    match view.phase:
        case "meeple":
            moves = legal.meeple_moves(_table(view))
            last = len(view.tiles) - 1
            names = [f"{last}.{move.feature}" for move in moves if isinstance(move, PlaceMeeple)]
        case "award":
            names = [award.key for award in due(view, view.asked[0])]
        case "message" if view.message == "H":
            state = _table(view)
            names = [state.board.name(node) for node in letters.own_meeples(state)]
        case _:
            names = []
    return list(zip(ascii_uppercase, names, strict=False))


def letter_of(view: CarcassonneView, name: str) -> str:
    """Return the letter of a feature in the question now asked, or its name where it has none."""
    return next((letter for letter, one in lettered(view) if one == name), name)


def edges(tile: str, turn: int) -> list[Kind]:
    """Return what a tile shows to each side (0 north, clockwise) when it is turned so."""
    letters_of = TILES[NUMBER[tile]].edges
    return [_EDGES[letters_of[(side - turn) % 4]] for side in range(4)]


def neighbours(view: CarcassonneView, spot: str) -> list[tuple[int, Kind, int, tuple[Seat, ...]]]:
    """Return the features that meet a spot: from which side (0 north, clockwise), kind, tiles, and who owns them."""
    at = next((one for one in view.spots if one.name == spot), None)
    if at is None:
        return []
    state = _table(view)
    board = state.board
    found: list[tuple[int, Kind, int, tuple[Seat, ...]]] = []
    for side, cell in enumerate(beside(cell_at(at.x, at.y))):
        tile = board.grid.get(cell, -1)
        if tile >= 0:
            joints = JOINTS[board.faces[tile]][side - 2]
            key = board.label[8 * tile + joints[len(joints) // 2]]
            found.append((side, board.kind(key), board.extent(key)[0], owners(state, key)))
    return found


def monasteries_beside(view: CarcassonneView, spot: str) -> list[tuple[int, tuple[Seat, ...]]]:
    """Return for each monastery with a monk that a tile on the spot would count for: its points so far, and whose."""
    at = next((one for one in view.spots if one.name == spot), None)
    if at is None:
        return []
    state, near = _table(view), around(cell_at(at.x, at.y))
    held = [
        (1 + count, owners(state, state.board.monastery(cell)))
        for cell, count in state.board.abbeys.items()
        if cell in near
    ]
    return [(points, who) for points, who in held if who]


def as_it_lies(view: CarcassonneView, seat: Seat) -> int:
    """Return what the meeples of a seat would bring it if the game ended now."""
    state = _table(view)
    keys = {state.board.label[node] for node, one in state.meeples if one == seat}
    return sum(points_of(end_value(state.board, key)) for key in keys if seat in owners(state, key))


def menu_spots(view: CarcassonneView, spot: str) -> tuple[str, str, str]:
    """Return the first and last spot of the menu in which a spot stands, and its part of the board.

    The part is `north`, `middle` or `south`, or `whole` where one menu holds all.
    """
    runs = _runs(view)
    number = next(number for number, run in enumerate(runs) if spot in run)
    part = "whole" if len(runs) == 1 else "north" if not number else "middle" if number < len(runs) - 1 else "south"
    return runs[number][0], runs[number][-1], part


@lru_cache(maxsize=8)
def _runs(view: CarcassonneView) -> Sequence[Sequence[str]]:
    """Split the spots, in order, into as few runs as menus can hold, each about as long."""
    names = [spot.name for spot in view.spots]
    menus = -(-len(names) // MOST_IN_MENU)
    ends = [len(names) * number // menus for number in range(menus + 1)]
    return [names[start:end] for start, end in pairwise(ends)]
