"""The course of a table that was played to its end: what everybody had by then, and where it turned.

All of it follows from `Game.points` of the public views, and from the events that close a part of the game; the host
knows nothing else of what a game counts.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

import msgspec

from games.core.contract import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.host.past import Past

MOST_POINTS: Final = 120
"""Moments a course holds at most; of more, only every second, third … is kept, and the last."""


class Lead(msgspec.Struct, frozen=True):
    """On a page, from 0, a side of one seat or more was ahead of all others, as it had not been before."""

    page: int
    side: tuple[Seat, ...]


class Gain(msgspec.Struct, frozen=True):
    """On a page, from 0, a seat gained so many points at once."""

    page: int
    seat: Seat
    points: int


class Stretch(msgspec.Struct, frozen=True):
    """A part of the game that began on a page, from 0, and lasted so many moves."""

    page: int
    moves: int


class Course(msgspec.Struct, frozen=True):
    """What the pages that stood come to.

    `points` are what each seat had: after each part of the game, or where it has no parts, after each move; empty where
    nobody counts. `leads` are all changes at the top, the first one included. `turn` is the page from which nobody was
    ahead of those who won; None where they were not alone ahead at the end. `gain` is the greatest at once: of equal
    ones the first, and not what is only reckoned at the end. `longest` is the part with most moves, of several parts.
    """

    last: int
    points: tuple[tuple[int, ...], ...]
    leads: tuple[Lead, ...]
    turn: Lead | None
    gain: Gain | None
    longest: Stretch | None


def course_of(past: Past, teams: Sequence[int], places: Sequence[int]) -> Course:
    """Return the course of a table that ended with these places, of seats that play for these teams."""
    steps, pages = past.steps, past.standing
    had = [(page, steps[page].points) for page in pages if steps[page].points]
    closed = [page for page in pages if any(event.closes for event in steps[page].events)]
    leads = tuple(_leads(had, teams))
    won = {teams[seat] for seat, place in enumerate(places) if place == 1}
    turn = leads[-1] if leads and won == {teams[leads[-1].side[0]]} else None
    return Course(
        last=pages[-1],
        points=_thinned([line for page, line in had if not closed or page in closed or page == pages[-1]]),
        leads=leads,
        turn=turn,
        gain=_gain([one for one in had if one[0] != pages[-1] or one[0] in closed]),
        longest=_longest(pages, closed),
    )


def _leads(had: Sequence[tuple[int, tuple[int, ...]]], teams: Sequence[int]) -> Iterator[Lead]:
    ahead = None
    for page, points in had:
        first = {teams[seat] for seat, own in enumerate(points) if own == max(points)}
        if len(first) == 1 and first != ahead:
            ahead = first
            yield Lead(page, tuple(seat for seat, team in enumerate(teams) if team in first))


def _gain(had: Sequence[tuple[int, tuple[int, ...]]]) -> Gain | None:
    gains = [
        Gain(page, seat, now - before)
        for (_, earlier), (page, points) in pairwise(had)
        for seat, (before, now) in enumerate(zip(earlier, points, strict=True))
        if now > before
    ]
    return max(gains, key=lambda gain: gain.points, default=None)


def _longest(pages: Sequence[int], closed: Sequence[int]) -> Stretch | None:
    bounds = [pages[0], *closed]
    places = {page: place for place, page in enumerate(pages)}
    parts = [
        Stretch(pages[places[first] + 1], places[last] - places[first])
        for first, last in pairwise(bounds)
        if places[last] > places[first]
    ]
    return max(parts, key=lambda part: part.moves) if len(parts) > 1 else None


def _thinned(points: list[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    step = -(-len(points) // MOST_POINTS) if points else 1
    kept = points[:-1:step] + points[-1:]
    return tuple(kept)
