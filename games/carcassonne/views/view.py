"""What one audience may know of a table of Carcassonne (RULES 7): all but the order of the two stacks.

Cells are x (growing east) and y (growing south) from the start tile; features of the board are written as `12.c1`, the
number of the tile in order of laying and the feature of the tile data.
"""

import msgspec

from games.carcassonne.data.tiles import Kind
from games.carcassonne.rules.board import Board
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.public import Phase, Round
from games.core.contract import Seat, View


class Laid(msgspec.Struct, frozen=True):
    """A tile on the board, turned clockwise by `turn` quarters."""

    tile: str
    x: int
    y: int
    turn: int


class Figure(msgspec.Struct, frozen=True):
    """A meeple on the board: of `seat`, on `feature` (as `12.c1`) of the tile at (`x`, `y`)."""

    seat: Seat
    feature: str
    kind: Kind
    x: int
    y: int


class Spot(msgspec.Struct, frozen=True):
    """A cell where the tile in hand fits, the letters it goes by, and the turns in which it fits, ascending."""

    name: str
    x: int
    y: int
    turns: tuple[int, ...]


class CarcassonneView(View, frozen=True, kw_only=True):
    """The table as one audience sees it; every audience sees the same.

    `active` has the turn. `tile` is in hand (None: there is none); `extra` tells that it is, or was, the further tile
    of message D. `spots` are where it fits, by y, then x; empty when it is not asked. `tiles` lie in order of laying:
    the number of a tile is its place there, 0 the start tile; `board` is what anybody could make of them, made already,
    and nobody changes it. `meeples` stand by tile, then feature.

    By seat: `supply` of meeples, `totals` of the score meeple and (with messages) the courier, `robbers`: the space of
    the robber on the track, or None. A figure with total t stands on space t mod 50. `sheet` are the points by
    `SOURCES`; their sum is the score.

    `stack` tiles are left to draw, `aside` lie aside. `waiting` are the seats still to be asked for their robber, the
    one asked now first. `round` is the scoring under way, if any.

    `message` is the message to be resolved; `last_message` the one resolved last; `messages_this_turn` counts those
    drawn. `messages_below` are the letters at the bottom of that stack, put there one after the other, the last one
    lowest; above them lie the others.
    """

    options: CarcassonneOptions
    phase: Phase
    active: Seat
    tile: str | None
    extra: bool
    spots: tuple[Spot, ...]
    tiles: tuple[Laid, ...]
    board: Board
    meeples: tuple[Figure, ...]
    supply: tuple[int, ...]
    totals: tuple[tuple[int, ...], ...]
    robbers: tuple[int | None, ...]
    sheet: tuple[tuple[int, ...], ...]
    stack: int
    aside: tuple[str, ...]
    waiting: tuple[Seat, ...]
    round: Round | None
    message: str | None
    last_message: str | None
    messages_this_turn: int
    messages_below: tuple[str, ...]

    def __hash__(self) -> int:
        """Return a number that is the same for equal views; the board, which has none, follows from the tiles."""
        return hash((self.audience, self.question, self.phase, self.asked, self.tile, self.stack, self.totals))

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        return tuple(map(sum, self.sheet))
