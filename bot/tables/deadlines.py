"""How long each seat has been waited for: the time counts from the question put to it, not from what others do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from storage import EntryKind, Occupant

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from games.core.contract import View
    from storage import SeatRow

WARNED_AT: Final = (3, 4)
"""The share of the pace after which somebody is reminded."""
_ANEW_FOR_ALL: Final = frozenset(
    {EntryKind.START, EntryKind.UNDO, EntryKind.RESUME, EntryKind.CONTINUE, EntryKind.PLACE}
)
"""Entries from which everybody has their whole time again."""
_ANEW_FOR_ONE: Final = frozenset({EntryKind.RETURN, EntryKind.REPLACE})
"""Entries from which one seat has: besides its own moves."""


class Deadline(msgspec.Struct, frozen=True):
    """Since when (Unix seconds) a seat has been asked, by which call of the view; whether it has been reminded."""

    since: int
    call: int
    warned: bool = False

    def due(self, pace: int) -> int:
        """Return when something happens to whoever keeps the table waiting: a reminder, then a computer."""
        share, whole = WARNED_AT
        return self.since + (pace if self.warned else pace * share // whole)


def deadlines_after(
    before: Mapping[int, Deadline], view: View, kind: EntryKind, seat: int, at: int
) -> dict[int, Deadline]:
    """Return who is waited for after an entry, from the public view then.

    Who was asked before and still is goes on waiting, whatever others have done; a new call gives the whole time again.
    """
    waits: dict[int, Deadline] = {}
    for asked in view.asked:
        known = before.get(asked)
        anew = kind in _ANEW_FOR_ALL or (asked == seat and (kind.moves or kind in _ANEW_FOR_ONE))
        if known is None or anew or known.call != view.call:
            waits[asked] = Deadline(at, view.call)
        elif kind is EntryKind.WARN and asked == seat:
            waits[asked] = msgspec.structs.replace(known, warned=True)
        else:
            waits[asked] = known
    return waits


def people_waited_for(waits: Mapping[int, Deadline], seats: Sequence[SeatRow]) -> Iterator[tuple[int, Deadline]]:
    """Yield the seats of people who are waited for; computers need no clock."""
    return ((seat, wait) for seat, wait in waits.items() if seats[seat].sitter is Occupant.PERSON)
