"""The lesson: some turns of two players, with robbers and without farmers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.carcassonne.rules.events import FeatureCompleted, Stolen, TilePlaced, TurnStarted
from games.core.contract import Practice
from games.core.happened import own, seen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.carcassonne.views.view import CarcassonneView
    from games.core.contract import Event, Seat

FEWEST_TURNS: Final = 8
"""Turns of the learner after which the lesson ends once its heart has happened."""
MOST_TURNS: Final = 10
"""Turns of the learner after which the lesson ends in any case."""


def over(events: Sequence[Event], view: CarcassonneView, learner: Seat) -> bool:
    """Return whether the learner's next turn begins, and a city was closed and points were stolen before."""
    if view.active != learner:
        return False
    turns = sum(isinstance(event, TurnStarted) and event.seat == learner for event in events) - 1
    latest = next((event for event in reversed(events) if isinstance(event, TurnStarted | TilePlaced)), None)
    if not isinstance(latest, TurnStarted):
        return False
    both = _has_seen_city(events) and seen(Stolen)(events, view, learner)
    return turns >= MOST_TURNS or (turns >= FEWEST_TURNS and both)


def _has_seen_city(events: Sequence[Event], *_: object) -> bool:
    return any(isinstance(event, FeatureCompleted) and event.kind == "city" and event.owners for event in events)


def _has_closed_city(events: Sequence[Event], _: CarcassonneView, learner: Seat) -> bool:
    return any(
        isinstance(event, FeatureCompleted) and event.kind == "city" and learner in event.owners for event in events
    )


def _has_closed_other(events: Sequence[Event], _: CarcassonneView, learner: Seat) -> bool:
    return any(
        isinstance(event, FeatureCompleted) and event.kind != "city" and learner in event.owners for event in events
    )


PRACTICE: Final = Practice(
    preset="no-farmers",
    decisions=25,
    seed=25,
    over=over,
    learnt={
        "city": _has_closed_city,
        "robbed": own(Stolen, "victim"),
        "robber": own(Stolen, "thief"),
        "closed": _has_closed_other,
        "theft": seen(Stolen),
    },
)
