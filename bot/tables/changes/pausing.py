"""Pauses and early ends as entries to be written: by people, and when a table's channel is gone."""

from typing import Final

from bot.tables.permissions import must_be_live, must_lead
from bot.tables.state.clock import ElapsedTime
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import Actor, LiveTable, PlannedEntry, audit_record
from storage import Change, EntryKind, Status

ABANDONED_AFTER: Final = 3 * 86_400
"""Seconds without a move after which anybody may close a table."""


def pause(table: LiveTable, actor: Actor, reason: str) -> PlannedEntry:
    """Return the entry that stops play and its clock. For the table's owner and moderators.

    Raise `Refusal` unless it is in play.
    """
    must_lead(table.row, actor)
    if table.row.status is not Status.PLAYING:
        raise Refusal(Why.PAUSED if table.row.status is Status.PAUSED else Why.NOT_PLAYING)
    return PlannedEntry(EntryKind.PAUSE, Change(audit=audit_record(actor, reason=reason)))


def resume(table: LiveTable, actor: Actor) -> PlannedEntry:
    """Return the entry that ends a pause. For the table's owner and moderators. Raise `Refusal` unless it is paused."""
    must_lead(table.row, actor)
    if table.row.status is not Status.PAUSED:
        raise Refusal(Why.NOT_PAUSED)
    return PlannedEntry(EntryKind.RESUME, Change(audit=audit_record(actor)))


def cancel(table: LiveTable, actor: Actor, reason: str, elapsed: ElapsedTime) -> PlannedEntry:
    """Return the entry that closes a table. For its owner and moderators; for anybody once it is abandoned."""
    must_be_live(table)
    if elapsed.since(table.lifecycle.moved_at) < ABANDONED_AFTER:
        must_lead(table.row, actor)
    return PlannedEntry(EntryKind.CANCEL, Change(audit=audit_record(actor, reason=reason)))


def lose(table: LiveTable) -> PlannedEntry | None:
    """Return the entry for a table whose channel is gone or closed to the bot; None if nothing changes."""
    match table.row.status:
        case Status.LOBBY:
            return EXPIRY
        case Status.PLAYING | Status.PAUSED if not table.lost:
            return PlannedEntry(EntryKind.LOST)
        case _:
            return None


def place(table: LiveTable, actor: Actor, channel: int) -> PlannedEntry:
    """Return the entry that moves a table without a channel to this one. For its owner and moderators.

    Raise `Refusal` if it still has its channel.
    """
    must_be_live(table)
    must_lead(table.row, actor)
    if not table.lost:
        raise Refusal(Why.NOT_LOST)
    return PlannedEntry(EntryKind.PLACE, Change(channel=channel))


EXPIRY: Final = PlannedEntry(EntryKind.EXPIRE)
"""Closes a lobby."""
CLOSURE: Final = PlannedEntry(EntryKind.CANCEL)
"""Closes a table that nobody can play any more."""
FOUND: Final = PlannedEntry(EntryKind.PLACE)
"""Lets a table go on in its own channel, which works again."""
PAUSED_BEFORE: Final = PlannedEntry(EntryKind.PAUSE)
"""Keeps a table paused that was so before it lost its channel."""
