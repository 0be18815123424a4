"""Which tables wait for a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import PUBLIC
from storage import Status

if TYPE_CHECKING:
    from bot.tables.service import TableService
    from bot.tables.state.table import LiveTable


def waits_for(table: LiveTable, seat: int) -> bool:
    """Return whether a table waits for a seat."""
    public = table.look(PUBLIC) if table.row.status is Status.PLAYING else None
    return public is not None and seat in public.view.asked


async def waiting_tables(service: TableService, person: int, besides: int) -> list[LiveTable]:
    """Return the tables `besides` one that wait for a person, the longest wait first."""
    known = await service.people.person(person)
    if known is None or known.discord_id is None:
        return []
    found = [
        table
        async for table, seat in service.tables_of(known.discord_id)
        if table.id != besides and waits_for(table, seat)
    ]
    return sorted(found, key=lambda table: table.row.changed_at)
