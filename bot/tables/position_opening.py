"""Opens tables that begin from what a player has seen at another: to play that on against computers."""

from bot.tables.changes import seat_order
from bot.tables.ended.history import Moment
from bot.tables.service import TableService
from bot.tables.state.table import PRIVATE, Actor, LiveTable
from games.core.options import texts_of
from storage import Status


async def open_from(
    service: TableService, ended: LiveTable, actor: Actor, *, channel: int, locale: str, interaction: int
) -> LiveTable:
    """Open a table in the actor's private messages with the options of an ended one."""
    return await service.open(
        actor,
        ended.game.key,
        texts_of(ended.options),
        guild=PRIVATE,
        channel=channel,
        locale=locale,
        interaction=interaction,
        pictures=ended.row.pictures,
    )


async def start_from(service: TableService, table: LiveTable, moment: Moment, actor: Actor) -> None:
    """Seat the actor where they saw this, among computers, and begin there with the rest dealt anew. Idempotent."""
    view = moment.seat_view.view
    while table.row.status is Status.LOBBY and len(table.seats) < view.seats:
        await service.add_computer(table, actor, None)
    if table.row.status is not Status.LOBBY:
        return
    async with service.repository.changing(table):
        own = table.seat_of(actor.person) or 0
        order = [seat for seat in range(view.seats) if seat != own]
        order.insert(moment.seat, own)
        if (planned := seat_order.arranged(table, order)) is not None:
            await service.repository.write(table, planned)
    await service.start(table, actor, None, seen=view)
