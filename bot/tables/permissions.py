"""Who may do what, and when. Each check raises `Refusal` or returns."""

from typing import assert_never

from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import Actor, LiveTable
from storage import Status, TableRow


def may_lead(row: TableRow, actor: Actor) -> bool:
    """Return whether the actor owns the table or moderates its server."""
    return actor.person == row.owner or actor.moderates == row.guild


def must_lead(row: TableRow, actor: Actor, why: Why = Why.NOT_LEADER) -> None:
    """Raise `Refusal` unless the actor owns the table or moderates its server."""
    if not may_lead(row, actor):
        raise Refusal(why)


def must_moderate(actor: Actor, guild: int) -> None:
    """Raise `Refusal` unless the actor moderates this server."""
    if actor.moderates != guild:
        raise Refusal(Why.NOT_MODERATOR)


def must_be_live(table: LiveTable) -> None:
    """Raise `Refusal` if the table has ended."""
    if not table.live:
        raise Refusal(Why.TABLE_OVER)


def must_be_in_lobby(table: LiveTable) -> None:
    """Raise `Refusal` unless the table is in its lobby."""
    if table.row.status is not Status.LOBBY:
        raise Refusal(Why.ALREADY_STARTED)


def seat_at(table: LiveTable, actor: Actor) -> int:
    """Return the actor's seat. Raise `Refusal` if they have none."""
    if (seat := table.seat_of(actor.person)) is None:
        raise Refusal(Why.NOT_AT_TABLE)
    return seat


def must_exist(table: LiveTable, seat: int) -> None:
    """Raise `Refusal` if the table has no seat with this number."""
    if not 0 <= seat < len(table.seats):
        raise Refusal(Why.NO_SUCH_SEAT, seats=len(table.seats))


def must_play(table: LiveTable) -> None:
    """Raise `Refusal` unless moves can be made."""
    match table.row.status:
        case Status.PLAYING if table.play is None:  # it does not replay for now
            raise Refusal(Why.FROZEN)
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
