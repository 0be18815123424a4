"""What a seat may do (specification 5).

Spots are the lettered cells where the tile in hand fits: `A` … `Z`, `AA` …, row by row from the north, each from the
west. Features of a tile have the names of the tile data (`c1`, `r2`, `f1`, `m`); with the number of the tile before
them (`12.c1`) they name a feature of the board or the meeple that stands there. A figure is `meeple` (the score meeple,
which everybody has) or `courier`.
"""

from __future__ import annotations

from typing import ClassVar

from games.core.contract import Move, Seat


class Place(Move, frozen=True):
    """Lay the tile in hand at `spot`, turned clockwise by `turn` quarters (0 to 3)."""

    verb: ClassVar[str] = "place"
    optional: ClassVar[tuple[str, ...]] = ("turn",)
    spot: str
    turn: int


class PlaceRobber(Move, frozen=True):
    """Put the own robber on `space` (0 to 49) of the score track, from the supply or from where it is."""

    verb: ClassVar[str] = "robber"
    space: int


class RobberPass(Move, frozen=True):
    """Leave the own robber where it is."""

    verb: ClassVar[str] = "stay"


class PlaceMeeple(Move, frozen=True):
    """Put a meeple on `feature` of the tile just laid."""

    verb: ClassVar[str] = "meeple"
    feature: str


class MeeplePass(Move, frozen=True):
    """Put no meeple on the tile just laid."""

    verb: ClassVar[str] = "pass"


class TakeAward(Move, frozen=True):
    """Score the completed `feature` next, and move `figure` for it."""

    verb: ClassVar[str] = "award"
    optional: ClassVar[tuple[str, ...]] = ("figure",)
    feature: str
    figure: str


class Steal(Move, frozen=True):
    """Let the own robber take half of what `figure` of seat `victim` scored first, and move the figure `own`."""

    verb: ClassVar[str] = "steal"
    optional: ClassVar[tuple[str, ...]] = ("victim", "figure", "own")
    victim: Seat
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
    """Score the feature under the own `meeple` with `figure` and take the meeple back, as message H says."""

    verb: ClassVar[str] = "recall"
    optional: ClassVar[tuple[str, ...]] = ("figure",)
    meeple: str
    figure: str


VOCABULARY = (
    Place,
    PlaceRobber,
    RobberPass,
    PlaceMeeple,
    MeeplePass,
    TakeAward,
    Steal,
    TakeTwo,
    FollowMessage,
    DrawTile,
    Recall,
)
