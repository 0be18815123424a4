"""The progress of a finished table: each seat's points over time, changes of the lead, and the turning point.

All of it follows from `Game.points` of the public views and from the events that close a part of the game; nothing else
is known of what a game counts.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from bot.tables.ended.timeline import Timeline
from games.core.contract import Seat


class Lead(msgspec.Struct, frozen=True):
    """The page, from 0, on which a side of one or more seats took the lead alone."""

    page: int
    side: tuple[Seat, ...]


class Gain(msgspec.Struct, frozen=True):
    """The page, from 0, on which a side of one or more seats gained these points at once."""

    page: int
    side: tuple[Seat, ...]
    points: int


class Progress(msgspec.Struct, frozen=True):
    """How a table went; `last` is its last page, from 0.

    `points` are each seat's points: after each part of the game, where all had `start` before the first; or on each
    page, if it has no parts. They are empty for a game without points. `leads` are all changes of the lead, the first
    included. `turning_point` is the winners' last taking of the lead; None if they did not lead alone at the end.
    `gain` is the greatest single gain, of equal ones the first; points only computed at the end do not count.
    """

    last: int
    points: tuple[tuple[int, ...], ...]
    start: int | None
    leads: tuple[Lead, ...]
    turning_point: Lead | None
    gain: Gain | None


def progress_of(timeline: Timeline, teams: Sequence[int], places: Sequence[int]) -> Progress:
    """Return the progress of a table that ended with these places, of seats in these teams."""
    steps = timeline.steps
    pages = range(len(steps))
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
        gain=_gain([(page, points) for page, points in had if page != pages[-1] or page in closed], teams),
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
    """Return the seats of a seat's team that gained as much, as in games where a team shares its points."""
    return tuple(mate for mate, team in enumerate(teams) if team == teams[seat] and gained[mate] == gained[seat])
