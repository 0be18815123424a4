"""Who may do what, and when: each check raises `Refusal`, or lets pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.host.refusal import Refusal

if TYPE_CHECKING:
    from bot.host.table import Actor, LiveTable


def must_lead(table: LiveTable, actor: Actor, why: str = "not-leader") -> None:
    """Let pass the table's host and whoever moderates the channel."""
    if not actor.moderator and actor.person != table.row.host:
        raise Refusal(why)


def must_be_live(table: LiveTable) -> None:
    """Let pass while the table takes up its channel."""
    if not table.live:
        raise Refusal("table-over")


def must_exist(table: LiveTable, seat: int) -> None:
    """Let pass the number of a seat."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-such-seat", seats=len(table.seats))


def must_play(table: LiveTable) -> None:
    """Let pass while moves can be made."""
    match table.row.status:
        case "playing":
            return
        case "lobby":
            raise Refusal("not-started")
        case "paused":
            raise Refusal("paused")
        case "frozen":
            raise Refusal("frozen")
        case _:
            raise Refusal("table-over")
