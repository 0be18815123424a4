"""Helpers with which games find the turning points of a finished table in its events."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import wraps
from operator import attrgetter
from typing import ParamSpec, TypeVar

from games.core.values import Event

E = TypeVar("E")
P = ParamSpec("P")


def each(steps: Sequence[Sequence[Event]], kind: type[E]) -> Iterator[tuple[int, E]]:
    """Yield the events of one kind in order, each with its step, counted from 0."""
    for step, events in enumerate(steps):
        for event in events:
            if isinstance(event, kind):
                yield step, event


def greatest(candidates: Iterable[tuple[int, E]], size: Callable[[E], int], least: int = 1) -> tuple[int, E] | None:
    """Return the first of the largest events, or None if none has a size of at least `least`."""
    large = [pair for pair in candidates if size(pair[1]) >= least]
    return max(large, key=lambda pair: size(pair[1]), default=None)


def in_order(found: Callable[P, Iterator[E]]) -> Callable[P, list[E]]:
    """Let a function that yields turning points return them in the order of their steps."""

    @wraps(found)
    def listed(*given: P.args, **named: P.kwargs) -> list[E]:
        return sorted(found(*given, **named), key=attrgetter("step"))

    return listed
