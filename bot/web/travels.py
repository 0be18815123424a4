"""Who has laid or taken what since a page showed the table: it comes from the plate of their seat or goes there."""

from collections.abc import Iterator
from typing import cast

import msgspec

from bot.tables.state.table import LiveTable
from bot.web.frames import Handled
from games.core.contract import Event, SeatEvent


def handled(table: LiveTable, since: int) -> tuple[Handled, ...]:
    """Return what everybody was told of seats and things from entry `since` on, in order."""
    happened = {} if table.play is None else table.play.happened
    return tuple(
        Handled(event.seat, names, event.takes)
        for entry in table.entries[since:]
        for event in happened.get(entry.number, ())
        if isinstance(event, SeatEvent) and (names := tuple(_names(event)))
    )


def _names(event: Event) -> Iterator[str]:
    """Yield the names in an event's fields."""
    for value in msgspec.structs.astuple(event):
        values = cast("tuple[object, ...]", value) if isinstance(value, tuple) else (value,)
        yield from (name for name in values if isinstance(name, str) and name)
