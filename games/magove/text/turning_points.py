"""The turning points of a finished game, from its score sheet."""

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import Final

from games.core.contract import Event, Seat, TurningPoint
from games.core.localizer import Localizer
from games.core.turning_points import each, greatest, in_order
from games.magove.rules.events import RoundScored, Score
from games.magove.views.view import MagoveView

FAR: Final = 2
"""The least number of tricks of a miss, and of a bid that was met, that counts as a turning point."""
ROW: Final = 3
"""The least number of bids met in a row that counts as a turning point."""


@in_order
def turning_points(steps: Sequence[Sequence[Event]], view: MagoveView, localizer: Localizer) -> Iterator[TurningPoint]:
    """Yield the widest miss, the highest bid met, the longest run of them, and the last round all met or missed."""
    rounds = list(each(steps, RoundScored))
    numbers = {step: scored.number for step, scored in rounds}
    lines = [(step, score) for step, scored in rounds for score in scored.scores]

    def point(key: str, line: tuple[int, Score]) -> TurningPoint:
        step, score = line
        who, number = localizer.name(score.seat), numbers[step]
        return TurningPoint(step, localizer(key, who=who, bid=score.bid, tricks=score.tricks, round=number))

    if missed := greatest(lines, lambda score: score.missed_by, FAR):
        yield point("turned-miss", missed)
    if bold := greatest([line for line in lines if not line[1].missed_by], lambda score: score.bid, FAR):
        yield point("turned-bold", bold)
    count, step, seat = max((_row(seat, lines) for seat in range(view.seats)), key=itemgetter(0))
    if count >= ROW:
        number = numbers[step]
        told = localizer("turned-row", who=localizer.name(seat), count=count, first=number - count + 1, round=number)
        yield TurningPoint(step, told)
    for key, met in (("turned-all", True), ("turned-none", False)):
        same = [step for step, scored in rounds if all((not score.missed_by) is met for score in scored.scores)]
        if same:
            yield TurningPoint(same[-1], localizer(key, round=numbers[same[-1]]))


def _row(seat: Seat, lines: Sequence[tuple[int, Score]]) -> tuple[int, int, Seat]:
    """Return the longest run of bids that a seat met, the step of its last bid, and the seat."""
    best, last, run = 0, 0, 0
    for step, score in lines:
        if score.seat == seat:
            run = 0 if score.missed_by else run + 1
            if run > best:
                best, last = run, step
    return best, last, seat
