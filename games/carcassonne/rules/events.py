"""The events of Carcassonne, all public (RULES 8).

Tiles are written as in the tile data, features of the board as `12.c1` (number of the tile, feature), cells as x
(growing east) and y (growing south) from the start tile.
"""

from typing import ClassVar, Literal, TypeAlias

from games.carcassonne.data.tiles import Figure, Kind
from games.carcassonne.rules.options import CarcassonneOptions
from games.carcassonne.rules.public import Term
from games.core.contract import Event, RetractableEvent, Seat, SeatEvent


class GameStarted(Event, frozen=True):
    """The game begins: the start tile lies there, `tiles` are shuffled."""

    seats: int
    options: CarcassonneOptions
    tiles: int


class TurnStarted(SeatEvent, frozen=True):
    """It is the turn of `seat`."""


class TileSetAside(Event, frozen=True):
    """`tile` fits nowhere and leaves the game; another one is drawn."""

    tile: str


class TileDrawn(SeatEvent, frozen=True):
    """`seat` draws `tile`, by message D if `extra`; `left` remain."""

    tile: str
    extra: bool
    left: int


class StackRanOut(SeatEvent, frozen=True):
    """Nothing that fits was left to draw, for a turn or, if `extra`, for message D."""

    extra: bool


class TilePlaced(RetractableEvent, frozen=True):
    """`seat` lays `tile` at `spot`, which is the cell (`x`, `y`), turned clockwise by `turn` quarters."""

    tile: str
    spot: str
    x: int
    y: int
    turn: int


class RobberPlaced(RetractableEvent, frozen=True):
    """`seat` puts the robber from the supply on `space`."""

    space: int


class RobberMoved(RetractableEvent, frozen=True):
    """`seat` moves the robber from space `before` to space `after`."""

    before: int
    after: int


class RobberPassed(RetractableEvent, frozen=True):
    """`seat` leaves the robber where it is: on `space`, or in the supply where that is None."""

    space: int | None = None


class MeeplePlaced(RetractableEvent, frozen=True):
    """`seat` puts a meeple on `feature` (as `12.c1`) of the tile at (`x`, `y`)."""

    feature: str
    kind: Kind
    x: int
    y: int


class MeeplePassed(RetractableEvent, frozen=True):
    """`seat` puts no meeple on the tile."""


class FeatureCompleted(Event, frozen=True):
    """The tile completes the feature `key`, worth `points` to each of the `owners`, of whom there may be none."""

    retractable: ClassVar[bool] = True
    key: str
    kind: Kind
    tiles: int
    pennants: int
    points: int
    terms: tuple[Term, ...]
    owners: tuple[Seat, ...]


class Scored(RetractableEvent, frozen=True):
    """`figure` of `seat` advances by `points`, the sum of the terms, from the total `before` to `after`.

    `source` is the feature as `12.c1`, or the letter of a message, whose `kind` is None. `auto` tells that there was
    nothing to choose.
    """

    figure: Figure
    before: int
    after: int
    points: int
    source: str
    kind: Kind | None
    terms: tuple[Term, ...]
    auto: bool


class Stolen(Event, frozen=True):
    """The robber of `thief` takes `points`, half of the `award` of the victim's figure rounded up.

    The thief's `figure` advances from the total `before` to `after`; the victim loses nothing. `auto` tells that there
    was nothing to choose.
    """

    retractable: ClassVar[bool] = True
    thief: Seat
    victim: Seat
    victim_figure: Figure
    award: int
    points: int
    figure: Figure
    before: int
    after: int
    auto: bool


class RobberFollowed(RetractableEvent, frozen=True):
    """The robber of `seat` goes from space `before` to `after`, behind a `figure` of `behind` that moved by a theft."""

    before: int
    after: int
    behind: Seat
    figure: Figure


class RobberHome(RetractableEvent, frozen=True):
    """The robber of `seat` returns to the supply."""


class MeepleHome(RetractableEvent, frozen=True):
    """A meeple of `seat` returns to the supply from `feature` (as `12.c1`) of the tile at (`x`, `y`)."""

    takes: ClassVar[bool] = True
    feature: str
    x: int
    y: int


class MessageDrawn(SeatEvent, frozen=True):
    """`seat` draws the message tile of this letter, number `number` of the turn."""

    message: str
    number: int


class MessageUsed(RetractableEvent, frozen=True):
    """`seat` takes two points for the message, or does what it says; `meeple` is the one message H takes back."""

    message: str
    choice: Literal["two", "action"]
    meeple: str | None


class RobberBonus(SeatEvent, frozen=True):
    """At the end a robber on `space` of the track is worth the terms' sum to `seat`, and returns to the supply."""

    space: int
    points: int
    terms: tuple[Term, ...]


class FinalFeature(Event, frozen=True):
    """At the end the feature `key` is worth `points`, the sum of the terms, to each of the `owners`."""

    key: str
    kind: Kind
    points: int
    terms: tuple[Term, ...]
    owners: tuple[Seat, ...]


class GameEnded(Event, frozen=True):
    """The end: `scores` by seat, and the seats that won."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


AnyEvent: TypeAlias = (
    GameStarted | TurnStarted | TileSetAside | TileDrawn | StackRanOut | TilePlaced | RobberPlaced | RobberMoved
    | RobberPassed | MeeplePlaced | MeeplePassed | FeatureCompleted | Scored | Stolen | RobberFollowed | RobberHome
    | MeepleHome | MessageDrawn | MessageUsed | RobberBonus | FinalFeature | GameEnded
)  # fmt: skip
"""Any event of Carcassonne."""
