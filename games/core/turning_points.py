"""What games need to tell of a whole table where it turned, from its events alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from games.core.values import Event

E = TypeVar("E")


def each(steps: Sequence[Sequence[Event]], kind: type[E]) -> Iterator[tuple[int, E]]:
    """Yield the events of one kind in order, each with the number of its step from 0."""
    for number, events in enumerate(steps):
        for event in events:
            if isinstance(event, kind):
                yield number, event


def greatest(found: Iterable[tuple[int, E]], size: Callable[[E], int], least: int = 1) -> tuple[int, E] | None:
    """Return the first of the greatest, None where none has at least this size."""
    large = [one for one in found if size(one[1]) >= least]
    return max(large, key=lambda one: size(one[1]), default=None)
