"""Which events are told to whom, and which together."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, TypeVar

from games.core.values import PUBLIC

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence

    from games.core.values import Audience, Event


E = TypeVar("E", bound="Event")


def heard(events: Iterable[E], audience: Audience) -> tuple[E, ...]:
    """Return the events that an audience is told, in order: the public ones and, for a seat, its own private ones."""
    return tuple(event for event in events if event.audience in {PUBLIC, audience})


def in_groups(events: Sequence[E], together: Callable[[E], Hashable | None]) -> list[tuple[E, ...]]:
    """Return the events in order, neighbours for which `together` returns the same in one group.

    An event for which it returns None stands alone.
    """

    def key(numbered: tuple[int, E]) -> Hashable:
        number, event = numbered
        alike = together(event)
        return (0, number) if alike is None else (1, alike)

    return [tuple(event for _, event in group) for _, group in groupby(enumerate(events), key=key)]


def all_of(group: Iterable[Event], *kinds: type[E]) -> list[E]:
    """Return the events of a group that are of these kinds: all of them, where it was put together by kind."""
    return [event for event in group if isinstance(event, kinds)]
