"""The lesson: the first five rounds with three players."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.core.contract import Event, Practice, Seat
from games.magove.rules.events import RoundScored, Score
from games.magove.views.view import MagoveView


def _scores(events: Sequence[Event], learner: Seat) -> Iterator[Score]:
    for event in events:
        if isinstance(event, RoundScored):
            yield from (score for score in event.scores if score.seat == learner)


def _has_met_nothing(events: Sequence[Event], _: MagoveView, learner: Seat) -> bool:
    return any(score.bid == score.tricks == 0 for score in _scores(events, learner))


def _has_met(events: Sequence[Event], _: MagoveView, learner: Seat) -> bool:
    return any(score.bid == score.tricks > 0 for score in _scores(events, learner))


def _has_missed_by_more(events: Sequence[Event], _: MagoveView, learner: Seat) -> bool:
    return any(score.tricks > score.bid for score in _scores(events, learner))


def _has_missed_by_less(events: Sequence[Event], _: MagoveView, learner: Seat) -> bool:
    return any(score.tricks < score.bid for score in _scores(events, learner))


def last(_events: Sequence[Event], view: MagoveView, _learner: Seat) -> bool:
    """Return whether this is the last round."""
    return view.round == view.rounds


PRACTICE: Final = Practice(
    preset="first-five",
    seed=13,
    last=last,
    learnt={
        "met": _has_met,
        "too-many": _has_missed_by_more,
        "too-few": _has_missed_by_less,
        "nothing": _has_met_nothing,
    },
)
