"""Whether something has happened at a table, for `Practice.learnt`: from the events that everybody heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.core.values import Event, Seat

    Happened: TypeAlias = Callable[[Sequence[Event], Any, Seat], bool]


def seen(*kinds: type[Event]) -> Happened:
    """Return a test that events of all these kinds have happened, to anybody."""
    return lambda events, _, __: set(kinds) <= {type(event) for event in events}


def own(kind: type[Event], field: str = "seat") -> Happened:
    """Return a test that an event of this kind has happened that names the learner in a field."""
    return lambda events, _, learner: any(
        isinstance(event, kind) and getattr(event, field) == learner for event in events
    )
