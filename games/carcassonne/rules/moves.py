"""The moves of Carcassonne (RULES 5).

Spots are the lettered cells where the tile in hand fits: `A` … `Z`, `AA` …, row by row from the north, each from the
west. Features of a tile have the names of the tile data (`c1`, `r2`, `f1`, `m`); with the number of the tile before
them (`12.c1`) they name a feature of the board or the meeple that stands there. A figure is `meeple` (the score meeple,
which everybody has) or `courier`.
"""

from itertools import product
from string import ascii_uppercase
from typing import ClassVar, Final, TypeAlias, get_args

from games.carcassonne.data.sides import IDS, TURNS
from games.carcassonne.data.tiles import FIGURES, SPACES
from games.core.contract import Move, SeatField


class Place(Move, frozen=True):
    """Lay the tile in hand at `spot`, turned clockwise by `turn` quarters (0 to 3)."""

    optional: ClassVar[tuple[str, ...]] = ("turn",)
    spot: str
    turn: int


class PlaceRobber(Move, frozen=True):
    """Put the seat's robber on `space` (0 to 49) of the score track, from the supply or from where it is."""

    verb: ClassVar[str] = "robber"
    space: int


class RobberPass(Move, frozen=True):
    """Leave the seat's robber where it is."""

    verb: ClassVar[str] = "stay"


class PlaceMeeple(Move, frozen=True):
    """Put a meeple on `feature` of the tile just laid."""

    verb: ClassVar[str] = "meeple"
    feature: str


class MeeplePass(Move, frozen=True):
    """Put no meeple on the tile just laid."""

    verb: ClassVar[str] = "pass"


class TakeAward(Move, frozen=True):
    """Score the completed `feature` next and advance `figure`."""

    verb: ClassVar[str] = "award"
    optional: ClassVar[tuple[str, ...]] = ("figure",)
    feature: str
    figure: str


class Steal(Move, frozen=True):
    """Steal half of what `figure` of seat `victim` scored first, and advance the figure `own`."""

    optional: ClassVar[tuple[str, ...]] = ("victim", "figure", "own")
    victim: SeatField
    figure: str
    own: str


class TakeTwo(Move, frozen=True):
    """Take two points for the message, with `figure`, instead of what it says."""

    verb: ClassVar[str] = "two"
    optional: ClassVar[tuple[str, ...]] = ("figure",)
    figure: str


class FollowMessage(Move, frozen=True):
    """Score what message A, B, C, E, F or G says, with `figure`."""

    verb: ClassVar[str] = "follow"
    optional: ClassVar[tuple[str, ...]] = ("figure",)
    figure: str


class DrawTile(Move, frozen=True):
    """Draw and play one more tile, as message D says."""

    verb: ClassVar[str] = "draw"


class Recall(Move, frozen=True):
    """Score the feature under the seat's `meeple` with `figure` and take the meeple back, as message H says."""

    optional: ClassVar[tuple[str, ...]] = ("figure",)
    meeple: str
    figure: str


AnyMove: TypeAlias = (
    Place | PlaceRobber | RobberPass | PlaceMeeple | MeeplePass | TakeAward | Steal | TakeTwo | FollowMessage | DrawTile
    | Recall
)  # fmt: skip
"""Any move of Carcassonne, in the order of the commands."""
VOCABULARY: Final[tuple[type[AnyMove], ...]] = get_args(AnyMove)

# Each move is created once, which makes lists of moves fast to build and to search.

SPOTS: Final = (*ascii_uppercase, *map("".join, product("ABCDE", ascii_uppercase)))
"""The letters of spots, in order; no board has more spots than there are."""
SPOT_NUMBER: Final = {name: number for number, name in enumerate(SPOTS)}


def _places_at(spot: str) -> tuple[tuple[Place, ...], ...]:
    moves = [Place(spot, turn) for turn in range(4)]
    return tuple(tuple(moves[turn] for turn in turns) for turns in TURNS)


PLACES: Final = tuple(_places_at(spot) for spot in SPOTS)
"""By number of the spot and mask of turns: the placements there."""
MEEPLES: Final = tuple(tuple(PlaceMeeple(name) for name in ids) for ids in IDS)
"""By type and feature: the move that puts a meeple there."""
NO_MEEPLE: Final = MeeplePass()
ROBBERS: Final = tuple(PlaceRobber(space) for space in range(SPACES))
NO_ROBBER: Final = RobberPass()
TWO: Final = {figure: TakeTwo(figure) for figure in FIGURES}
FOLLOW: Final = {figure: FollowMessage(figure) for figure in FIGURES}
DRAW: Final = DrawTile()
