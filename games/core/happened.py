"""Whether something has happened at a table, for `Practice.learnt`: from the events that everybody heard."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from games.core.values import Event, Seat, SeatEvent

Happened: TypeAlias = Callable[[Sequence[Event], Any, Seat], bool]


def seen(*kinds: type[Event]) -> Happened:
    """Return a test that events of all these kinds have happened, to anybody."""
    return lambda events, _, __: set(kinds) <= {type(event) for event in events}


def begun(kind: type[SeatEvent], events: Sequence[Event], learner: Seat) -> list[int]:
    """Return the places among the events at which turns of the learner's began, as events of this kind tell."""
    return [place for place, event in enumerate(events) if isinstance(event, kind) and event.seat == learner]


def own(kind: type[Event], field: str = "seat") -> Happened:
    """Return a test that an event of this kind has happened that names the learner in a field."""
    return lambda events, _, learner: any(
        isinstance(event, kind) and getattr(event, field) == learner for event in events
    )
