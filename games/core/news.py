"""Which events are told together."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from games.core.contract import Event


def in_groups(events: Sequence[Event], together: Callable[[Event], Hashable | None]) -> list[tuple[Event, ...]]:
    """Return the events in order, neighbours for which `together` returns the same in one group.

    An event for which it returns None stands alone.
    """

    def key(numbered: tuple[int, Event]) -> Hashable:
        number, event = numbered
        alike = together(event)
        return (0, number) if alike is None else (1, alike)

    return [tuple(event for _, event in group) for _, group in groupby(enumerate(events), key=key)]
