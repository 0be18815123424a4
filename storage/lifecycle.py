"""The life cycle of a table: a pure fold over the entries of its journal.

`Lifecycle()` is a table without entries. `follow` returns the table after a trusted entry; `apply` first checks that
the entry can come. Entries hold no names: the fold knows that a person sits at a seat, not who. It knows no rules of a
game either: a table whose last move ended the game is still `PLAYING` here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from typing import Any, Final, assert_never

import msgspec

from storage.records import Entry, EntryKind, Occupant, Status


class ImpossibleEntry(Exception):
    """An entry that cannot come where it stands. The text says which and why, in one line."""


class SeatState(msgspec.Struct, frozen=True):
    """Who plays a seat, as far as entries tell.

    `since` is the number of the entry from which this occupant plays, `taken` of the one from which the seat belongs to
    the same person or computer: a person keeps the seat while a substitute plays. `number` tells computers apart by
    name, also after others have left the lobby or changed places. `auto_answer` is the body of the entry that gave one,
    empty if none counts. `left` is the entry by which the seat's person gave it up in play, None once the seat was
    given to somebody else or taken away.
    """

    occupant: Occupant
    since: int
    taken: int
    number: int
    auto_answer: str = ""
    left: Entry | None = None


class UndoRequest(msgspec.Struct, frozen=True):
    """What a seat asks the others for: to take back the move that is entry `number`, and all after it.

    `asked` is the entry that asks for it.
    """

    seat: int
    number: int
    asked: int
    agreed: frozenset[int] = frozenset()


class Lifecycle(msgspec.Struct, frozen=True, kw_only=True):
    """A table after entry `last`: −1 and `status` None before the opening.

    - `paused`: people have paused the table, also while it is `lost` (its channel is gone, or closed to the bot).
    - `began`, `rules_changed`: the numbers of the deal and of the last change of rules.
    - `seated`: the number of the last entry by which somebody in the lobby came, left or moved to another seat.
    - `moved_at`: the time from which the table has waited for a move, in Unix seconds.
    - `computers`: how many were added in the lobby, also if some were removed again.
    - `called`: players were called to the lobby. `arranged`: somebody chose the order of the seats.
    - `undo_request`: what the people at the table were asked to agree to last, if nobody has settled it. It may have
      lapsed by moves made since, which entries do not tell.
    - `watchable`: a person left in the lobby, so that the table's owner may be watching instead of playing.
    - `deserted`: the last person has just left. Unless another entry follows, because the owner watches, this was the
      end of the table.
    """

    last: int = -1
    status: Status | None = None
    seats: tuple[SeatState, ...] = ()
    paused: bool = False
    lost: bool = False
    began: int | None = None
    rules_changed: int | None = None
    seated: int = -1
    moved_at: int = 0
    computers: int = 0
    called: bool = False
    arranged: bool = False
    watchable: bool = False
    deserted: bool = False
    undo_request: UndoRequest | None = None

    @property
    def live(self) -> bool:
        """Whether the table goes on, as far as entries tell."""
        return self.status is not None and self.status.live and not self.deserted

    def apply(self, entry: Entry) -> Lifecycle:
        """Return the table after an entry. Raise `ImpossibleEntry` if the entry cannot come now."""
        _check(self, entry)
        return self.follow(entry)

    def follow(self, entry: Entry) -> Lifecycle:
        """Return the table after an entry that was written, unchecked."""
        kind, seat, number = entry.kind, entry.seat, entry.number
        changes: dict[str, Any] = {"last": number, "deserted": False}
        if kind in _WAITED_SINCE:
            changes["moved_at"] = entry.at
        asked = self.undo_request
        if asked is not None and (kind in _ENDS_ANY_REQUEST or (kind in PARTS and seat == asked.seat)):
            changes["undo_request"] = asked = None
        elif asked is not None and kind in PARTS:
            changes["undo_request"] = asked = msgspec.structs.replace(asked, agreed=asked.agreed - {seat})
        match kind:
            case EntryKind.OPEN:
                changes["status"] = Status.LOBBY
            case EntryKind.JOIN | EntryKind.COMPUTER:
                occupant = Occupant.PERSON if kind is EntryKind.JOIN else Occupant.COMPUTER
                free = min({*range(1, len(self.seats) + 2)} - {state.number for state in self.seats})
                changes["seats"] = (*self.seats, SeatState(occupant, number, number, free))
                changes["seated"] = number
                changes["computers"] = self.computers + (kind is EntryKind.COMPUTER)
            case EntryKind.ARRANGE:
                if (order := _order(entry.body, len(self.seats))) is not None:
                    changes["seats"] = tuple(self.seats[former] for former in order)
                changes["seated"] = number
                changes["arranged"] = self.arranged or entry.interaction is not None
            case EntryKind.LEAVE | EntryKind.REMOVE:
                changes |= self._vacated(entry)
            case EntryKind.REPLACE:
                changes["seats"] = self._changed(
                    seat, occupant=Occupant.PERSON, since=number, taken=number, auto_answer="", left=None
                )
            case EntryKind.SUBSTITUTE:
                changes["seats"] = self._changed(seat, occupant=Occupant.SUBSTITUTE, since=number, auto_answer="")
            case EntryKind.RETURN:
                changes["seats"] = self._changed(seat, occupant=Occupant.PERSON, since=number)
            case EntryKind.AUTO_ANSWER:
                changes["seats"] = self._changed(seat, auto_answer=entry.body)
            case EntryKind.UNDO | EntryKind.WITHDRAW:
                changes["seats"] = self._changed(seat, auto_answer="")
                request = self.undo_request
                if kind is EntryKind.UNDO and request is not None and entry.body == str(request.number):
                    # All decide anew: answers given in advance may have been meant for what was taken back.
                    changes["seats"] = tuple(msgspec.structs.replace(state, auto_answer="") for state in self.seats)
            case EntryKind.ASK_UNDO:
                changes["undo_request"] = UndoRequest(seat, int(entry.body), number) if entry.body.isdecimal() else None
            case EntryKind.AGREE_UNDO if asked is not None:
                changes["undo_request"] = msgspec.structs.replace(asked, agreed=asked.agreed | {seat})
            case EntryKind.START:
                seats = tuple(msgspec.structs.replace(seat, since=number, taken=number) for seat in self.seats)
                changes |= {"status": Status.PLAYING, "began": number, "paused": False, "seats": seats}
            case EntryKind.PAUSE:
                changes |= {"status": Status.PAUSED, "paused": True}
            case EntryKind.RESUME | EntryKind.PLACE:
                changes |= {"status": Status.PLAYING, "paused": False, "lost": False}
            case EntryKind.LOST:
                changes |= {"status": Status.PAUSED, "lost": True}
            case EntryKind.CANCEL | EntryKind.EXPIRE:
                changes["status"] = Status.CANCELLED
            case EntryKind.FREEZE:
                changes["status"] = Status.FROZEN
            case EntryKind.CONTINUE:
                changes["rules_changed"] = number
            case EntryKind.INVITE:
                changes["called"] = True
            case EntryKind.CHOOSE | EntryKind.WARN | EntryKind.AGREE_UNDO | EntryKind.REFUSE_UNDO:
                pass
            case EntryKind.MOVE | EntryKind.FORCED | EntryKind.ANSWER:
                pass
            case _:
                assert_never(kind)
        return msgspec.structs.replace(self, **changes)

    def _vacated(self, entry: Entry) -> dict[str, Any]:
        """Return what changes when a seat is given up or taken away: it is free in the lobby, a computer's in play."""
        lobby = self.status in {None, Status.LOBBY}
        changes: dict[str, Any] = {}
        if lobby:
            seats = tuple(state for seat, state in enumerate(self.seats) if seat != entry.seat)
            changes["seated"] = entry.number
        else:
            left = entry if entry.kind is EntryKind.LEAVE else None
            computer = {"occupant": Occupant.COMPUTER, "since": entry.number, "taken": entry.number}
            seats = self._changed(entry.seat, **computer, auto_answer="", left=left)
        watchable = self.watchable or (lobby and entry.kind is EntryKind.LEAVE)
        if all(state.occupant is Occupant.COMPUTER for state in seats):
            changes |= {"deserted": True} if watchable else {"status": Status.CANCELLED}
        return changes | {"seats": seats, "watchable": watchable}

    def _changed(self, seat: int, **changes: Any) -> tuple[SeatState, ...]:
        if not 0 <= seat < len(self.seats):
            return self.seats
        return (*self.seats[:seat], msgspec.structs.replace(self.seats[seat], **changes), *self.seats[seat + 1 :])


def lifecycle_of(entries: Iterable[Entry]) -> Lifecycle:
    """Return a table after these entries, from the opening on, unchecked."""
    return reduce(Lifecycle.follow, entries, Lifecycle())


class _Form(msgspec.Struct, frozen=True):
    """Where entries of one kind can come, and what they hold."""

    when: frozenset[Status | None]
    seat: bool = False
    body: bool = False
    checksum: bool = False


_LOBBY: Final[frozenset[Status | None]] = frozenset({Status.LOBBY})
_PLAYING: Final[frozenset[Status | None]] = frozenset({Status.PLAYING})
_PAUSED: Final[frozenset[Status | None]] = frozenset({Status.PAUSED})
_LIVE: Final[frozenset[Status | None]] = frozenset(status for status in Status if status.live)
_MOVE: Final = _Form(_PLAYING, seat=True, body=True, checksum=True)
_FORMS: Final[Mapping[EntryKind, _Form]] = {
    EntryKind.OPEN: _Form(frozenset({None})),
    EntryKind.JOIN: _Form(_LOBBY, seat=True),
    EntryKind.COMPUTER: _Form(_LOBBY, seat=True, body=True),
    EntryKind.ARRANGE: _Form(_LOBBY, body=True),
    EntryKind.CHOOSE: _Form(_LOBBY),
    EntryKind.INVITE: _Form(_LOBBY),
    EntryKind.EXPIRE: _Form(_LOBBY),
    EntryKind.START: _Form(_LOBBY, body=True, checksum=True),
    EntryKind.MOVE: _MOVE,
    EntryKind.FORCED: _MOVE,
    EntryKind.ANSWER: _MOVE,
    EntryKind.UNDO: _Form(_PLAYING, seat=True, body=True, checksum=True),
    EntryKind.AUTO_ANSWER: _Form(_PLAYING, seat=True, body=True),
    EntryKind.WITHDRAW: _Form(_PLAYING, seat=True, body=True, checksum=True),
    EntryKind.ASK_UNDO: _Form(_PLAYING, seat=True, body=True),
    EntryKind.AGREE_UNDO: _Form(_PLAYING, seat=True),
    EntryKind.REFUSE_UNDO: _Form(_PLAYING, seat=True),
    EntryKind.WARN: _Form(_PLAYING, seat=True),
    EntryKind.SUBSTITUTE: _Form(_PLAYING, seat=True),
    EntryKind.RETURN: _Form(_LIVE, seat=True),
    EntryKind.REPLACE: _Form(_PLAYING | _PAUSED, seat=True),
    EntryKind.LEAVE: _Form(_LIVE, seat=True),
    EntryKind.REMOVE: _Form(_LIVE, seat=True),
    EntryKind.PAUSE: _Form(_PLAYING),
    EntryKind.RESUME: _Form(_PAUSED | {Status.FROZEN}),
    EntryKind.LOST: _Form(_PLAYING | _PAUSED),
    EntryKind.PLACE: _Form(_PAUSED),
    EntryKind.CANCEL: _Form(_LIVE),
    EntryKind.CONTINUE: _Form(_LIVE, body=True),
    EntryKind.FREEZE: _Form(_LIVE, body=True),
}
"""The form of each kind of entry."""
_ENDS_ANY_REQUEST: Final = frozenset({EntryKind.UNDO, EntryKind.REFUSE_UNDO, EntryKind.CONTINUE, EntryKind.FREEZE})
"""Entries after which no request to take a move back is open."""
PARTS: Final = frozenset({EntryKind.LEAVE, EntryKind.REMOVE, EntryKind.REPLACE})
"""Entries that part a seat from its person: what they asked to take back, or agreed to, is theirs alone."""
_CLOCKS_RESTART: Final = frozenset(
    {EntryKind.START, EntryKind.UNDO, EntryKind.RESUME, EntryKind.CONTINUE, EntryKind.PLACE}
)
_ONE_CLOCK_RESTARTS: Final = frozenset(
    {*filter(lambda kind: kind.moves, EntryKind), EntryKind.WITHDRAW, EntryKind.RETURN, EntryKind.REPLACE}
)
_WAITED_SINCE: Final = _CLOCKS_RESTART | _ONE_CLOCK_RESTARTS | {EntryKind.OPEN}
"""Entries from which the time counts that a table has waited."""


def restarts_clock(entry: Entry, seat: int) -> bool:
    """Return whether a seat has its whole time again after this entry."""
    return entry.kind in _CLOCKS_RESTART or (entry.seat == seat and entry.kind in _ONE_CLOCK_RESTARTS)


def _order(body: str, seats: int) -> list[int] | None:
    """Return the former seats in their new order, or None if the body is not such an order."""
    words = body.split(" ")
    return [int(word) for word in words] if sorted(words) == sorted(map(str, range(seats))) else None


def _check(lifecycle: Lifecycle, entry: Entry) -> None:
    kind, seat, number, form = entry.kind, entry.seat, lifecycle.last + 1, _FORMS[entry.kind]
    seats = lifecycle.seats
    if entry.number != number:
        raise ImpossibleEntry(f"entry {number} has the number {entry.number}")
    if lifecycle.status is not None and not lifecycle.status.live:
        raise ImpossibleEntry(f"entry {number} comes after the end of the table")
    if bool(entry.checksum) != form.checksum:
        raise ImpossibleEntry(f"entry {number} has no checksum" if form.checksum else f"entry {number} has a checksum")
    sits_down = kind in {EntryKind.JOIN, EntryKind.COMPUTER}
    if seat != len(seats) if sits_down else form.seat != (0 <= seat < len(seats)):
        raise ImpossibleEntry(f"entry {number} names a seat that does not exist")
    if entry.body and not form.body:
        raise ImpossibleEntry(f"entry {number} says more than it can")
    possible = lifecycle.status in form.when
    if kind is EntryKind.SUBSTITUTE or kind is EntryKind.RETURN:
        expected = Occupant.PERSON if kind is EntryKind.SUBSTITUTE else Occupant.SUBSTITUTE
        possible = possible and seats[seat].occupant is expected
    if kind is EntryKind.CONTINUE:
        possible = possible and lifecycle.began is not None
    if kind in {EntryKind.AGREE_UNDO, EntryKind.REFUSE_UNDO}:
        possible = possible and lifecycle.undo_request is not None
    if not possible:
        raise ImpossibleEntry(f"entry {number} ({kind}) cannot come there")
    names_a_move = kind in {EntryKind.ASK_UNDO, EntryKind.WITHDRAW} or (kind is EntryKind.UNDO and entry.body)
    short = len(entry.body) <= len(str(number))  # Python refuses to read very long numbers
    if names_a_move and not (short and entry.body.isdecimal() and int(entry.body) < number):
        raise ImpossibleEntry(f"entry {number} names no move to take back")
    if kind is EntryKind.ARRANGE and _order(entry.body, len(seats)) is None:
        raise ImpossibleEntry(f"entry {number} does not arrange the seats that are taken")
