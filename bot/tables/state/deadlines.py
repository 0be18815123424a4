"""Deadlines: how long the table waits for each seat, from the question put to it, whatever others do."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from games.core.contract import View
from storage import Entry, EntryKind, Occupant, SeatRow, restarts_clock

WARNED_AT: Final = (3, 4)
"""The share of the pace after which a player is reminded, as numerator and denominator."""


class Deadline(msgspec.Struct, frozen=True):
    """Since when (Unix seconds) a seat has been asked, by which `call` of the view, and when `warned`, if it was."""

    since: int
    call: int
    warned: int | None = None

    def wait(self, pace: int) -> tuple[int, int]:
        """Return from when, and for how many seconds, the table waits until the seat is reminded.

        Once it was reminded: until a computer replaces it. It has the rest of the pace then, however late that was.
        """
        share, whole = WARNED_AT
        before = pace * share // whole
        return (self.since, before) if self.warned is None else (self.warned, pace - before)


def deadlines_after(before: Mapping[int, Deadline], view: View, entry: Entry) -> dict[int, Deadline]:
    """Return the deadlines after an entry, given those before it and the public view after it.

    A seat that was asked before and still is keeps its deadline, whatever others do; a new call restarts it.
    """
    deadlines: dict[int, Deadline] = {}
    for seat in view.asked:
        known = before.get(seat)
        if known is None or known.call != view.call or restarts_clock(entry, seat):
            deadlines[seat] = Deadline(entry.at, view.call)
        elif entry.kind is EntryKind.WARN and entry.seat == seat:
            deadlines[seat] = msgspec.structs.replace(known, warned=entry.at)
        else:
            deadlines[seat] = known
    return deadlines


def people_waited_for(deadlines: Mapping[int, Deadline], seats: Sequence[SeatRow]) -> Iterator[tuple[int, Deadline]]:
    """Yield the deadlines of seats that people play; computers have none."""
    return ((seat, deadline) for seat, deadline in deadlines.items() if seats[seat].sitter is Occupant.PERSON)
