"""The course of a table that was played to its end: what everybody had by then, and where it turned.

All of it follows from `Game.points` of the public views, and from the events that close a part of the game; the host
knows nothing else of what a game counts.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from games.core.contract import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.tables.timeline import Timeline


class Lead(msgspec.Struct, frozen=True):
    """On a page, from 0, a side of one seat or more was ahead of all others, as it had not been before."""

    page: int
    side: tuple[Seat, ...]


class Gain(msgspec.Struct, frozen=True):
    """On a page, from 0, a side of one seat or more gained so many points at once."""

    page: int
    side: tuple[Seat, ...]
    points: int


class Progress(msgspec.Struct, frozen=True):
    """What the pages that stood come to; `last` is the last one, from 0.

    `points` are what each seat had: after each part of the game, where all had `start` before the first; or where it
    has no parts, on each page. They are empty where nobody counts. `leads` are all changes at the top, the first one
    included. `turn` is the page from which nobody was ahead of those who won; None where they were not alone ahead at
    the end. `gain` is the greatest at once: of equal ones the first, and not what is only computed at the end.
    """

    last: int
    points: tuple[tuple[int, ...], ...]
    start: int | None
    leads: tuple[Lead, ...]
    turning_point: Lead | None
    gain: Gain | None


def progress_of(timeline: Timeline, teams: Sequence[int], places: Sequence[int]) -> Progress:
    """Return the course of a table that ended with these places, of seats that play for these teams."""
    steps, pages = timeline.steps, timeline.remaining_pages
    had = [(page, steps[page].points) for page in pages if steps[page].points]
    closed = [page for page in pages if any(event.closes for event in steps[page].events)]
    leads = tuple(_leads(had, teams))
    won = {teams[seat] for seat, place in enumerate(places) if place == 1}
    turn = leads[-1] if leads and won == {teams[leads[-1].side[0]]} else None
    return Progress(
        last=pages[-1],
        points=tuple(line for page, line in had if not closed or page in closed or page == pages[-1]),
        start=had[0][1][0] if had and closed and len(set(had[0][1])) == 1 else None,
        leads=leads,
        turning_point=turn,
        gain=_gain([one for one in had if one[0] != pages[-1] or one[0] in closed], teams),
    )


def _leads(had: Sequence[tuple[int, tuple[int, ...]]], teams: Sequence[int]) -> Iterator[Lead]:
    ahead = None
    for page, points in had:
        first = {teams[seat] for seat, own in enumerate(points) if own == max(points)}
        if len(first) == 1 and first != ahead:
            ahead = first
            yield Lead(page, tuple(seat for seat, team in enumerate(teams) if team in first))


def _gain(had: Sequence[tuple[int, tuple[int, ...]]], teams: Sequence[int]) -> Gain | None:
    gains = [
        Gain(page, _alike(seat, gained, teams), gained[seat])
        for (page, gained) in _gained(had)
        for seat in range(len(teams))
        if gained[seat] > 0
    ]
    return max(gains, key=lambda gain: gain.points, default=None)


def _gained(had: Sequence[tuple[int, tuple[int, ...]]]) -> Iterator[tuple[int, tuple[int, ...]]]:
    for (_, earlier), (page, points) in pairwise(had):
        yield page, tuple(now - before for before, now in zip(earlier, points, strict=True))


def _alike(seat: Seat, gained: Sequence[int], teams: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats of a seat's team that gained as much, as where a team counts together."""
    return tuple(one for one, team in enumerate(teams) if team == teams[seat] and gained[one] == gained[seat])
