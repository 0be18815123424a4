"""Who may invite others to a lobby, and calling the role of those who look for a game: seldom, and once for a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.tables.permissions import must_be_live, must_lead
from bot.tables.refusal import Refusal, Why
from storage import EntryKind, Status

if TYPE_CHECKING:
    from bot.tables.repository import TableRepository
    from bot.tables.table import Actor, LiveTable

CALLED_AGAIN_AFTER: Final = 3600
"""Seconds after a call within which a server's role is not called again."""


def must_invite(table: LiveTable, actor: Actor) -> None:
    """Let pass those at the table and those who lead it, before play."""
    must_be_live(table)
    if table.row.status is not Status.LOBBY:
        raise Refusal(Why.ALREADY_STARTED)
    if table.seat_of(actor.person) is None:
        must_lead(table, actor, Why.NOT_SEATED)


def was_called(table: LiveTable) -> bool:
    """Return whether those who look for a game have been called to this table."""
    return table.lifecycle.called


async def call_players(repository: TableRepository, table: LiveTable, actor: Actor, interaction: int) -> None:
    """Call the server's role to the lobby. Raise `Refusal` where there is none, or it was called a short while ago."""
    async with repository.changing(table, interaction):
        must_invite(table, actor)
        server, now = await repository.journal.guild(table.row.guild), repository.clock.now()
        if server.player_role is None:
            raise Refusal(Why.NO_ROLE)
        if was_called(table) or not await repository.journal.note_call(server.id, now, now - CALLED_AGAIN_AFTER):
            again = CALLED_AGAIN_AFTER + (server.called_at or now)
            raise Refusal(Why.CALLED_LATELY, when=f"<t:{again}:R>")
        await repository.write(table, EntryKind.INVITE, interaction=interaction)
