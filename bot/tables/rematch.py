"""Rematches: the same people and computers, moved on by one seat so that somebody else begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.options import Options
    from storage import SeatRow


def played_by(row: SeatRow) -> int | None:
    """Return the person who is asked for a rematch because of this seat; None for a computer."""
    return row.former if row.person is None else row.person


def order_again(seats: Sequence[SeatRow], ended: Sequence[SeatRow]) -> list[int]:
    """Return the seats in the order for a rematch: who was second is first.

    Computers of the same strength are interchangeable; new players come last.
    """
    left, order = list(seats), list[int]()
    for wanted in (*ended[1:], *ended[:1]):
        match = next((row for row in left if _stands_for(row, wanted)), None)
        if match is not None:
            left.remove(match)
            order.append(match.seat)
    return order + [row.seat for row in left]


def _stands_for(row: SeatRow, wanted: SeatRow) -> bool:
    person = played_by(wanted)
    if person is not None:
        return row.person == person
    return row.person is None and row.strength == wanted.strength


def options_again(options: Options, seats: int) -> Options:
    """Return the options for a rematch: those that name seats move on by one seat too."""
    moved = {name: frozenset(_moved(seat, seats) for seat in getattr(options, name)) for name in type(options).by_seats}
    return msgspec.structs.replace(options, **moved)


def _moved(seat: str, seats: int) -> str:
    return str((int(seat) - 1) % seats) if int(seat) < seats else seat
