"""Where a game of Magove turned, told from its score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.core.contract import TurningPoint
from games.core.turning_points import each, greatest
from games.magove.rules.events import RoundScored

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.core.contract import Event, Seat
    from games.core.localizer import Localizer
    from games.magove.rules.events import Score
    from games.magove.views.view import MagoveView

FAR: Final = 2
"""Tricks beside a bid that are worth telling of, and in a bid that was met."""
ROW: Final = 3
"""Bids met in a row that are worth telling of."""


def turning_points(steps: Sequence[Sequence[Event]], view: MagoveView, localizer: Localizer) -> list[TurningPoint]:
    """Return the widest miss, the boldest bid that was met, the longest row of them, the last round all met alike."""
    return sorted(_turning_points(list(each(steps, RoundScored)), view.seats, localizer), key=lambda turn: turn.step)


def _turning_points(
    rounds: Sequence[tuple[int, RoundScored]], seats: int, localizer: Localizer
) -> Iterator[TurningPoint]:
    numbers = {step: scored.number for step, scored in rounds}
    lines = [(step, score) for step, scored in rounds for score in scored.scores]

    def told(key: str, found: tuple[int, Score]) -> TurningPoint:
        step, one = found
        who, number = localizer.name(one.seat), numbers[step]
        return TurningPoint(step, localizer(key, who=who, bid=one.bid, tricks=one.tricks, round=number))

    if missed := greatest(lines, lambda one: one.missed_by, FAR):
        yield told("turned-miss", missed)
    if bold := greatest([line for line in lines if not line[1].missed_by], lambda one: one.bid, FAR):
        yield told("turned-bold", bold)
    row = max((_row(seat, lines) for seat in range(seats)), default=(0, 0, 0), key=lambda found: found[0])
    if row[0] >= ROW:
        count, step, seat = row
        yield TurningPoint(step, localizer("turned-row", who=localizer.name(seat), count=count, round=numbers[step]))
    for key, alike in (("turned-all", True), ("turned-none", False)):
        same = [step for step, scored in rounds if all((not one.missed_by) is alike for one in scored.scores)]
        if same:
            yield TurningPoint(same[-1], localizer(key, round=numbers[same[-1]]))


def _row(seat: Seat, lines: Sequence[tuple[int, Score]]) -> tuple[int, int, Seat]:
    """Return how many bids a seat met in a row at most, the step of the last of them, and the seat."""
    best, last, now = 0, 0, 0
    for step, score in lines:
        if score.seat == seat:
            now = 0 if score.missed_by else now + 1
            if now > best:
                best, last = now, step
    return best, last, seat
