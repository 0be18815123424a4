"""Helpers with which games find the turning points of a finished table in its events."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from games.core.values import Event

E = TypeVar("E")


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
