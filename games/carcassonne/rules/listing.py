"""Moves made once: each is one object, so that lists of them are quickly put together."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from games.carcassonne.data.sides import IDS, TURNS
from games.carcassonne.data.tiles import SPACES
from games.carcassonne.rules.moves import (
    DrawTile,
    FollowMessage,
    MeeplePass,
    Place,
    PlaceMeeple,
    PlaceRobber,
    RobberPass,
    TakeTwo,
)
from games.carcassonne.rules.terms import FIGURES

if TYPE_CHECKING:
    from collections.abc import Iterator

_MOST_SPOTS: Final = 6 * 26


def _spot_names() -> Iterator[str]:
    letters = [chr(ord("A") + number) for number in range(26)]
    yield from letters
    for number in range(26, _MOST_SPOTS):
        yield letters[number // 26 - 1] + letters[number % 26]


SPOTS: Final = tuple(_spot_names())
"""The letters of spots, in order; no board has more spots than there are."""
SPOT_NUMBER: Final = {name: number for number, name in enumerate(SPOTS)}


@cache
def places_at(number: int) -> tuple[tuple[Place, ...], ...]:
    """Return for each mask of turns the placements at the spot of this number."""
    moves = [Place(SPOTS[number], turn) for turn in range(4)]
    return tuple(tuple(moves[turn] for turn in turns) for turns in TURNS)


MEEPLES: Final = tuple(tuple(PlaceMeeple(name) for name in ids) for ids in IDS)
"""By type and feature: the move that puts a meeple there."""
NO_MEEPLE: Final = MeeplePass()
ROBBERS: Final = tuple(PlaceRobber(space) for space in range(SPACES))
NO_ROBBER: Final = RobberPass()
TWO: Final = {figure: TakeTwo(figure) for figure in FIGURES}
FOLLOW: Final = {figure: FollowMessage(figure) for figure in FIGURES}
DRAW: Final = DrawTile()
