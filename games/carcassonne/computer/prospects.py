"""How a computer values features and positions: what they may still bring to each seat (RULES 12).

All values are points, as fractions; others' points count against it, the leader's in full and the rest by half.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from games.carcassonne.data.sides import FITS, JOINTS, KINDS, TURNS
from games.carcassonne.data.tiles import MEEPLES
from games.carcassonne.rules.board import Board, around, beside
from games.carcassonne.rules.public import points_of
from games.carcassonne.rules.state import State, scores
from games.carcassonne.rules.worth import end_value, full_value, holders, majority, points_if_complete
from games.core.contract import Seat

_ATTENTION: Final = 0.55
"""Which part of the fitting draws a player would really use for one cell."""
_EACH_FURTHER_CELL: Final = 0.85
_CITY_AT_A_FIELD: Final = 3
_MEEPLE: Final = 2.0
_MEEPLE_LATE: Final = 1.0
"""What a bound meeple costs, and in the last third: dearer or cheaper by one loses to this, by play against itself."""
_FARMER: Final = 2.0
"""The extra cost of a farmer at the beginning; it falls to 0."""
_LAST_MEEPLE: Final = 4.0
"""The extra cost of the last meeple of the supply."""

Completion: TypeAlias = Callable[[Board, int], tuple[float, set[str]]]
"""How `Prospects.completion` is asked."""

SIDES: Final = tuple(
    tuple(tuple(side for side in range(4) if feature in joints[side]) for feature in range(8)) for joints in JOINTS
)
"""By face and feature: the sides it reaches."""


class Prospects:
    """What one seat expects of a state: what is left in the stack, who leads, what a meeple is worth.

    With `alone` it cares for its own points only; without `farmers` it puts no meeple on a field, which is quicker.
    """

    def __init__(self, state: State, seat: Seat, *, alone: bool = False, farmers: bool = True) -> None:
        left = state.stack[state.drawn :]
        self.state = state
        self.seat = seat
        self._farmers = farmers and state.options.farmers
        self.draws = len(left) / state.seats
        self.progress = 1 - len(left) / len(state.stack) if state.stack else 1.0
        self._left = Counter(left)
        self._count = max(1, len(left))
        self._chances: dict[int, float] = {}
        now = scores(state)
        leader = max((rival for rival in range(state.seats) if rival != seat), key=lambda rival: now[rival])
        self.weights = [1.0 if owner == seat else -1.0 if owner == leader else -0.5 for owner in range(state.seats)]
        if alone:
            self.weights = [float(owner == seat) for owner in range(state.seats)]

    def chance(self, need: int) -> float:
        """Return how likely a cell with this need is filled while there is still time."""
        if need not in self._chances:
            fitting = sum([count for tile, count in self._left.items() if need in FITS[tile]])
            self._chances[need] = 1 - (1 - fitting / self._count) ** (self.draws * _ATTENTION)
        return self._chances[need]

    def completion(self, board: Board, key: int) -> tuple[float, set[str]]:
        """Return how likely a road, city or monastery is completed, and the empty cells this takes."""
        grid = board.grid
        if board.kind(key) == "monastery":
            cells = {cell for cell in around(board.cells[key >> 3]) if grid.get(cell, -1) < 0}
        elif not board.open[key]:
            return 1.0, set()
        else:
            cells = {
                cell
                for node in board.members(key)
                for side in SIDES[board.faces[node >> 3]][node & 7]
                if grid.get(cell := beside(board.cells[node >> 3])[side], 0) < 0
            }
        likely = _EACH_FURTHER_CELL ** max(0, len(cells) - 1)
        for cell in sorted(cells):
            need = grid.get(cell)
            likely *= self.chance(need) if need is not None else 1 - 0.5**self.draws
        return likely, cells

    def expected(self, board: Board, key: int, completion: Completion | None = None) -> tuple[float, set[str]]:
        """Return what a feature will bring its owners, and the empty cells on which that depends.

        `completion` is used instead of the method of this name, by who remembers what that gives.
        """
        completion = completion or self.completion
        if board.kind(key) == "field":
            return self._expected_of_field(board, key, completion)
        likely, cells = completion(board, key)
        if not cells:
            return points_of(full_value(board, key)), cells
        end = points_of(end_value(board, key))
        return end + (points_if_complete(board, key, end) - end) * likely, cells

    def _expected_of_field(self, board: Board, key: int, completion: Completion) -> tuple[float, set[str]]:
        cities, depends = 0.0, set[str]()
        for city in board.touched(key):
            likely, cells = completion(board, city)
            cities += likely
            depends |= cells
        return _CITY_AT_A_FIELD * cities * (0.6 + 0.4 * self.progress), depends

    def weight(self, owners: Iterable[Seat]) -> float:
        """Return how much a point to each of these owners is worth to the seat."""
        return sum(self.weights[owner] for owner in owners)

    def meeple_cost(self, supply: int, kind: str) -> float:
        """Return the cost of binding one of so many meeples; a farmer never comes home."""
        cost = _MEEPLE if self.progress < 2 / 3 else _MEEPLE_LATE
        if kind == "field":
            cost += _FARMER * (1 - self.progress)
        return cost + (_LAST_MEEPLE if supply == 1 else 0.0)

    def meeples(self, board: Board, tile: int, completion: Completion | None = None) -> list[tuple[float, int]]:
        """Return what each feature of a tile would be worth with a meeple on it: (value, feature), by feature.

        Features that are taken, or on which this table puts no meeples, are left out. `completion` as in `expected`.
        """
        state = self.state
        supply = state.supply[self.seat]
        if not supply:
            return []
        held = {board.label[node] for node, _ in state.meeples}
        found: list[tuple[float, int]] = []
        for feature, kind in enumerate(KINDS[board.faces[tile] >> 2]):
            key = board.label[8 * tile + feature]
            if key in held or (kind == "field" and not self._farmers):
                continue
            value, cells = self.expected(board, key, completion)
            bound = kind == "field" or bool(cells)
            found.append((value - (self.meeple_cost(supply, kind) if bound else 0), feature))
        return found


class Placements:
    """Values every way to lay the tile in hand, by what it changes."""

    def __init__(self, prospects: Prospects) -> None:
        self._prospects = prospects
        state = prospects.state
        self._holders = holders(state.board, state.meeples)
        self._worth: dict[int, float] = {}
        self._depending: dict[str, set[int]] = {}
        self._completions: dict[int, tuple[float, set[str]]] = {}
        for key, seats in self._holders.items():
            value, cells = prospects.expected(state.board, key)
            self._worth[key] = value * prospects.weight(majority(seats))
            for cell in cells:
                self._depending.setdefault(cell, set()).add(key)

    def values(self) -> Mapping[tuple[int, int], float]:
        """Return the value of each (number of spot, turn)."""
        state, found = self._prospects.state, dict[tuple[int, int], float]()
        for number, cell in enumerate(state.spots):
            near = {cell, *beside(cell)}
            near_keys = {key for place in near for key in self._depending.get(place, ())}
            for turn in TURNS[state.board.turns(state.tile, cell)]:
                found[number, turn] = self._value(cell, 4 * state.tile + turn, near, near_keys)
        return found

    def _value(self, cell: str, face: int, near: set[str], near_keys: set[int]) -> float:
        """Return the value of a face on a cell, from the cells around it and the features that depend on these."""
        look, state = self._prospects, self._prospects.state
        board = state.board.copy()
        board.lay(cell, face)
        label, tile = board.label, len(board.faces) - 1
        own = set(label[8 * tile :])
        changed = [key for key in self._worth if key in near_keys or label[key] in own]
        completion = self._after(own, near)
        value = 0.0
        joined: dict[int, list[Seat]] = {}
        for key in changed:
            value -= self._worth[key]
            joined.setdefault(label[key], []).extend(self._holders[key])
        for key, seats in joined.items():
            worth, cells = look.expected(board, key, completion)
            value += worth * look.weight(majority(seats))
            if not cells and board.kind(key) != "field":
                value += self._freed(seats.count(look.seat))
        return value + max([0.0, *(worth for worth, _ in look.meeples(board, tile, completion))])

    def _after(self, own: set[int], near: set[str]) -> Completion:
        """Return how completion is found after a tile with features of these keys is laid amid these cells.

        A feature that neither the tile nor the cells around it belong to stands as it stood before.
        """
        before, known, look = self._prospects.state.board, self._completions, self._prospects

        def completion(board: Board, key: int) -> tuple[float, set[str]]:
            if key not in own:
                if key not in known:
                    known[key] = look.completion(before, key)
                if near.isdisjoint(known[key][1]):
                    return known[key]
            return look.completion(board, key)

        return completion

    def _freed(self, home: int) -> float:
        """Return the worth of so many own meeples that come home when a feature is completed."""
        look, state = self._prospects, self._prospects.state
        supply = min(MEEPLES, state.supply[look.seat] + home)
        return home * look.meeple_cost(max(1, supply - home + 1), "road") / 2
