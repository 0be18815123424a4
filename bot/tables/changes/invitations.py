"""Invitations to a lobby: who may send them, and calling the server's role for people who look for a game."""

from typing import Final

from bot.tables.permissions import must_be_in_lobby, must_be_live, must_lead
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import Actor, LiveTable, PlannedEntry
from storage import EntryKind, Journal

CALLED_AGAIN_AFTER: Final = 3600
"""Seconds for which a server's role is not called again."""


def must_invite(table: LiveTable, actor: Actor) -> None:
    """Raise `Refusal` unless the table is in its lobby and the actor sits there or leads it."""
    must_be_live(table)
    must_be_in_lobby(table)
    if table.seat_of(actor.person) is None:
        must_lead(table.row, actor, Why.NOT_SEATED)


async def call(table: LiveTable, actor: Actor, journal: Journal, now: int) -> PlannedEntry:
    """Note that the server's role is called now, and return the entry that tells so.

    Raise `Refusal` if the server has no such role, or it was called to this table before or a short while ago.
    """
    must_invite(table, actor)
    server = await journal.guild(table.row.guild)
    if server.player_role is None:
        raise Refusal(Why.NO_ROLE)
    if table.lifecycle.called:
        raise Refusal(Why.CALLED_ALREADY)
    if not await journal.note_call(server.id, now, now - CALLED_AGAIN_AFTER):
        again = CALLED_AGAIN_AFTER + (server.called_at or now)
        raise Refusal(Why.CALLED_LATELY, when=f"<t:{again}:R>")
    return PlannedEntry(EntryKind.INVITE)
