"""Who is notified, where and when: once for each question, where they chose, and never in their quiet hours."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import TYPE_CHECKING, Final

from games.core.contract import View
from storage import Calls, DeliveryRow, Person

if TYPE_CHECKING:
    from zoneinfo import ZoneInfo

SLOW: Final = 3600
"""Quiet hours apply from this pace on, in seconds. At faster tables players are always notified."""


def is_called(delivery: DeliveryRow, view: View, *, asked: bool, others: bool, looking: bool = False) -> bool:
    """Return whether to notify a seat that has been shown `delivery`.

    `asked`: the table waits for it. `others`: another player has moved since. `looking`: its player has the table in
    sight on the web page.
    """
    if not asked or looking:
        return False
    if view.call >= 0:
        return delivery.call != view.call
    return not delivery.asked or (others and delivery.question != view.question)


def privately(person: Person) -> bool:
    """Return whether a person is notified by private message."""
    return person.calls in {Calls.PRIVATE, Calls.BOTH}


def in_channel(person: Person, *, closed: bool) -> bool:
    """Return whether a person is notified in the channel; `closed` if they accept no private messages."""
    return person.calls in {Calls.CHANNEL, Calls.BOTH} or (closed and person.calls is Calls.PRIVATE)


def quiet_for(person: Person, now: float, pace: int) -> float:
    """Return for how many seconds from `now` (Unix seconds) a person's quiet hours last; 0 outside them."""
    if person.quiet_from is None or person.quiet_to is None or 0 < pace < SLOW:
        return 0.0
    here = datetime.fromtimestamp(now, zone_of(person))
    minute = here.hour * 60 + here.minute
    begun, ends = person.quiet_from, person.quiet_to
    quiet = begun <= minute < ends if begun <= ends else minute >= begun or minute < ends
    if not quiet:
        return 0.0
    end = here.replace(hour=ends // 60, minute=ends % 60, second=0, microsecond=0)
    if ends <= minute:
        end += timedelta(days=1)
    return max(1.0, end.timestamp() - now)


def zone_of(person: Person) -> tzinfo:
    """Return a person's time zone; UTC if they have chosen none."""
    return (zone_called(person.zone) if person.zone else None) or UTC


def zone_called(name: str) -> ZoneInfo | None:
    """Return the time zone with this name, or None if there is none."""
    from zoneinfo import ZoneInfo, ZoneInfoNotFoundError  # noqa: PLC0415 - loads 1 MB that only a chosen zone needs

    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def clock_now(person: Person, now: float) -> datetime:
    """Return the time in a person's time zone; `now` is in Unix seconds."""
    return datetime.fromtimestamp(now, UTC).astimezone(zone_of(person))
