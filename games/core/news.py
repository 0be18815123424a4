"""Selects the events that an audience may know, and groups those that are told together."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import groupby
from typing import TypeVar

from games.core.values import PUBLIC, Audience, Event

E = TypeVar("E", bound="Event")


def heard(events: Iterable[E], audience: Audience) -> tuple[E, ...]:
    """Return the events that an audience may know, in order: public ones and, for a seat, its own private ones."""
    return tuple(event for event in events if event.audience in {PUBLIC, audience})


def in_groups(events: Sequence[E], together: Callable[[E], Hashable | None]) -> list[tuple[E, ...]]:
    """Return the events in order, with neighbours for which `together` returns equal values in one group.

    An event for which it returns None has a group to itself.
    """

    def key(numbered: tuple[int, E]) -> Hashable:
        index, event = numbered
        value = together(event)
        return (0, index) if value is None else (1, value)

    return [tuple(event for _, event in group) for _, group in groupby(enumerate(events), key=key)]


def all_of(group: Iterable[Event], *kinds: type[E]) -> list[E]:
    """Return the events of a group that are of these kinds."""
    return [event for event in group if isinstance(event, kinds)]
