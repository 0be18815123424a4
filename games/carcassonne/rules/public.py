"""Public values that views show: the phases of a turn, and the parts of a scoring (RULES 5.5)."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, Literal, TypeAlias

import msgspec

from games.carcassonne.data.tiles import Kind
from games.carcassonne.rules.options import CarcassonneOptions
from games.core.contract import Seat

SOURCES: Final = ("road", "city", "monastery", "field", "theft", "message", "robber")
"""The columns of the score sheet: features by kind, stolen points, messages, robbers left at the end."""

What: TypeAlias = Literal["tile", "pennant", "city", "knight", "farmer", "message", "robber"]


class Phase(StrEnum):
    """The phase of a turn. Between moves it is always a question (`PLACE`, `ROBBER` … `MESSAGE`) or `OVER`."""

    DRAW = "draw"
    PLACE = "place"
    ROBBER = "robber"
    MEEPLE = "meeple"
    SCORE = "score"
    AWARD = "award"
    STEAL = "steal"
    SETTLE = "settle"
    MESSAGE = "message"
    END = "end"
    FINISH = "finish"
    OVER = "over"


def sources_of(options: CarcassonneOptions) -> list[str]:
    """Return the columns of the score sheet at a table with these options."""
    robbers = dict.fromkeys(("theft", "robber"), options.robbers)
    played = {"field": options.farmers, "message": options.messages, **robbers}
    return [source for source in SOURCES if played.get(source, True)]


class Term(msgspec.Struct, frozen=True):
    """One product of a scoring's arithmetic: `count` things of `each` points.

    `tile`: of a road, a city, or round a monastery (its own included); `pennant`: in cities; `city`: completed, at a
    field; `knight` and `farmer`: the seat's meeples counted by messages F and G; `message`: the two points anybody may
    take; `robber`: left on the track at the end.
    """

    count: int
    each: int
    what: What


def points_of(terms: Iterable[Term]) -> int:
    """Return the sum of the terms."""
    points = 0
    for term in terms:
        points += term.count * term.each
    return points


class Award(msgspec.Struct, frozen=True):
    """Points for a seat in a round of scoring: for the feature `key`, or for the message of this letter (`kind` None).

    `points` are the sum of the terms.
    """

    seat: Seat
    key: str
    kind: Kind | None
    points: int
    terms: tuple[Term, ...]


class Round(msgspec.Struct, frozen=True):
    """A round of scoring: awards that happen together, and how far they have come.

    Figures are numbered by seat, then as in `FIGURES`. `awards` are all of the round, by feature, then by seat; `due`
    the numbers of those not yet scored. `spaces` and `robbers` tell where every figure and every seat's robber stood
    when it began (−1: in the supply). `first` are the points of each figure's first award (0: none yet), `moved` the
    numbers of the figures that have moved, by awards or thefts. `thieves` are the seats that must still steal, in
    order.
    """

    awards: tuple[Award, ...]
    due: tuple[int, ...]
    spaces: tuple[int, ...]
    robbers: tuple[int, ...]
    first: tuple[int, ...]
    moved: tuple[int, ...] = ()
    thieves: tuple[Seat, ...] = ()
