"""Who may do what, and when: each check raises `Refusal`, or lets pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bot.tables.refusal import Refusal, Why
from storage import Status

if TYPE_CHECKING:
    from bot.tables.table import Actor, LiveTable


def must_lead(table: LiveTable, actor: Actor, why: Why = Why.NOT_LEADER) -> None:
    """Let pass the table's host, and who moderates the server in which the table stands."""
    if actor.person != table.row.owner and not _moderates(actor, table.row.guild):
        raise Refusal(why)


def must_moderate(actor: Actor, guild: int) -> None:
    """Let pass who moderates this server."""
    if not _moderates(actor, guild):
        raise Refusal(Why.NOT_MODERATOR)


def _moderates(actor: Actor, guild: int) -> bool:
    return actor.moderates is not None and actor.moderates == guild


def must_be_live(table: LiveTable) -> None:
    """Let pass while the table takes up its channel."""
    if not table.live:
        raise Refusal(Why.TABLE_OVER)


def must_exist(table: LiveTable, seat: int) -> None:
    """Let pass the number of a seat."""
    if not 0 <= seat < len(table.seats):
        raise Refusal(Why.NO_SUCH_SEAT, seats=len(table.seats))


def must_play(table: LiveTable) -> None:
    """Let pass while moves can be made."""
    match table.row.status:
        case Status.PLAYING:
            return
        case Status.LOBBY:
            raise Refusal(Why.NOT_STARTED)
        case Status.PAUSED:
            raise Refusal(Why.PAUSED)
        case Status.FROZEN:
            raise Refusal(Why.FROZEN)
        case Status.OVER | Status.CANCELLED:
            raise Refusal(Why.TABLE_OVER)
        case _:
            assert_never(table.row.status)
