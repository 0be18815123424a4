"""The lesson: the first five rounds with three players."""

from collections.abc import Callable, Sequence
from typing import Final

from games.core.contract import Event, Practice, Seat
from games.core.happened import Happened
from games.core.news import all_of
from games.magove.rules.events import RoundScored, Score
from games.magove.views.view import MagoveView


def _scored(like: Callable[[Score], bool]) -> Happened:
    """Return a test that the learner has scored a round like this."""
    return lambda events, _, learner: any(
        score.seat == learner and like(score) for scored in all_of(events, RoundScored) for score in scored.scores
    )


def last(_events: Sequence[Event], view: MagoveView, _learner: Seat) -> bool:
    """Return whether this is the last round."""
    return view.round == view.rounds


PRACTICE: Final = Practice(
    preset="first-five",
    seed=13,
    last=last,
    learnt={
        "met": _scored(lambda score: score.bid == score.tricks > 0),
        "too-many": _scored(lambda score: score.tricks > score.bid),
        "too-few": _scored(lambda score: score.tricks < score.bid),
        "nothing": _scored(lambda score: score.bid == score.tricks == 0),
    },
)
