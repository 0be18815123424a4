"""Playing again: the same people and computers, and everybody moves on by one seat, so that another begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.options import Options
    from storage import SeatRow


def played_by(row: SeatRow) -> int | None:
    """Return the person who is asked to play again for a seat; None for a computer's own."""
    return row.former if row.person is None else row.person


def order_again(seats: Sequence[SeatRow], ended: Sequence[SeatRow]) -> list[int]:
    """Return the seats of those who sit in the order in which they play again: whoever was second is first.

    Computers of one strength stand for each other; whoever did not play sits behind those who did.
    """
    left, order = list(seats), list[int]()
    for wanted in (*ended[1:], *ended[:1]):
        found = next((row for row in left if _stands_for(row, wanted)), None)
        if found is not None:
            left.remove(found)
            order.append(found.seat)
    return order + [row.seat for row in left]


def _stands_for(row: SeatRow, wanted: SeatRow) -> bool:
    person = played_by(wanted)
    if person is not None:
        return row.person == person
    return row.person is None and row.strength == wanted.strength


def options_again(options: Options, seats: int) -> Options:
    """Return the options for those who have moved on by one seat: what goes by seats moves with them."""
    moved = {name: frozenset(_moved(one, seats) for one in getattr(options, name)) for name in type(options).by_seats}
    return msgspec.structs.replace(options, **moved)


def _moved(seat: str, seats: int) -> str:
    return str((int(seat) - 1) % seats) if int(seat) < seats else seat
