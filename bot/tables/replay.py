"""Replay: a game's state and events, computed from the entries of the journal."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any, Final, assert_never

import msgspec

from games.core.chance import SeededChance
from games.core.contract import PUBLIC, AnyGame, Event, Seat, checksum, from_bytes, vocabulary_of
from games.core.news import heard
from storage import EntryKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.core.options import Options
    from storage import Entry


def checksum_in(game: AnyGame, state: Any) -> str:
    """Return the checksum of a state, as the journal keeps it."""
    return checksum(state, game.history_fields)


def has_checksum(game: AnyGame, state: Any, expected: str) -> bool:
    """Return whether a state has this checksum; in old journals it also covers the fields of history."""
    return checksum_in(game, state) == expected or (bool(game.history_fields) and checksum(state) == expected)


class ReplayMismatch(Exception):
    """Entry `number` does not lead to the state that it led to when it was written."""

    def __init__(self, number: int) -> None:
        super().__init__(f"entry {number} does not replay to its checksum")
        self.number = number


class Play:
    """A game in play: its state, and the events of each entry.

    `happened[number]` are the public events of entry `number`; `told_to` returns the private ones of a seat. `undoable`
    are the latest moves that can be undone, oldest first, as (entry number, seat).
    """

    def __init__(self, game: AnyGame, options: Options, seats: int, seed: bytes) -> None:
        self.game = game
        self.vocabulary = vocabulary_of(game.vocabulary)
        self.happened: dict[int, tuple[Event, ...]] = {}
        self._private: dict[int, tuple[Event, ...]] = {}
        self.undoable: list[tuple[int, int]] = []
        self.state: Any = None
        self._options = options
        self._seats = seats
        self._seed = seed
        self._line: list[Entry] = []
        self._before: list[Any] = []
        """The state before each move in `undoable`. States are never changed in place, so no copies are needed."""

    def chance(self, number: int) -> SeededChance:
        """Return the random number generator of an entry."""
        return SeededChance(self._seed, number)

    def deal(self, number: int) -> None:
        """Deal, with the random numbers of entry `number`."""
        self.state, events = self.game.deal(self._options, self._seats, self.chance(number))
        self._note(number, events)

    def _note(self, number: int, events: Sequence[Event]) -> None:
        """Keep the events of an entry, public and private ones apart."""
        self.happened[number] = heard(events, PUBLIC)
        if private := tuple(event for event in events if event.audience != PUBLIC):
            self._private[number] = private

    def told_to(self, number: int, seat: Seat) -> tuple[Event, ...]:
        """Return the private events of an entry for this seat."""
        return heard(self._private.get(number, ()), seat)

    def try_move(self, number: int, seat: int, text: str) -> tuple[Any, tuple[Event, ...], bool]:
        """Return the state after a move, its events (private ones too), and whether it could be undone.

        Changes nothing. Raise `IllegalMove` if the rules refuse the move, `ValueError` if the text is no move.
        """
        state = self.game.copy(self.state)
        chance = self.chance(number)
        events = tuple(self.game.play(state, seat, self.vocabulary.parse(text), chance))
        return state, events, not chance.used and bool(events) and all(event.retractable for event in events)

    def keep(self, entry: Entry, state: Any, events: tuple[Event, ...], *, undoable: bool) -> None:
        """Accept a move that was tried, now that its entry is written."""
        if not undoable:
            self._nothing_undoable()
        elif entry.kind is not EntryKind.FORCED:  # a forced move is undone with the move before it
            self.undoable.append((entry.number, entry.seat))
            self._before.append(self.state)
        self.state = state
        self._note(entry.number, events)
        follow_line(self._line, entry)

    @property
    def chosen(self) -> Sequence[Entry]:
        """The entries of the present line whose moves somebody chose: forced and withdrawn ones are left out."""
        withdrawn = {int(entry.body) for entry in self._line if entry.kind is EntryKind.WITHDRAW}
        return [entry for entry in self._line if entry.kind in _CHOSEN and entry.number not in withdrawn]

    def concealed_move(self, seat: int) -> int | None:
        """Return the entry of this seat's last move if it can be withdrawn, or None; see `Event.concealed`."""
        numbers = {entry.number for entry in self.chosen}
        for entry in reversed(self._line):
            if entry.kind is EntryKind.WITHDRAW:
                continue
            events = (*self.happened.get(entry.number, ()), *self._private.get(entry.number, ()))
            if not entry.kind.moves or not events or not all(event.concealed for event in events):
                return None
            if entry.seat == seat and entry.number in numbers:
                return entry.number
        return None

    def without(self, number: int) -> Any:
        """Return the state that the present line leads to without the move of entry `number`."""
        rest = (entry for entry in self._line if entry.number != number)
        return self._replayed([msgspec.structs.replace(entry, checksum="") for entry in rest])

    def withdraw(self, entry: Entry) -> None:
        """Take back the move that an entry withdraws. Raise `ValueError` if it names none."""
        self.state = self.without(int(entry.body))
        self._nothing_undoable()
        self.happened[entry.number] = ()
        follow_line(self._line, entry)

    def without_last(self) -> Any:
        """Return the state before the last move that was not forced. Raise `ValueError` if there is none."""
        return self._before[-1] if self._before else self._replayed(without_last(self._line))

    def _replayed(self, line: Sequence[Entry]) -> Any:
        before = Play(self.game, self._options, self._seats, self._seed)
        before.apply(line)
        return before.state

    def undo(self, entry: Entry) -> None:
        """Undo the last move and the forced moves after it. Raise `ValueError` if there is none.

        A journal may hold an undo that would no longer be offered; then the line is replayed up to the move.
        """
        follow_line(self._line, entry)
        if self._before:
            self.state = self._before.pop()
            self.undoable.pop()
        else:
            self.state = self._replayed(self._line)
        self.happened[entry.number] = ()

    def _nothing_undoable(self) -> None:
        self.undoable.clear()
        self._before.clear()

    def apply(self, entries: Iterable[Entry]) -> None:
        """Replay entries of the journal. Raise `ReplayMismatch` at the first that does not fit."""
        for entry in entries:
            try:
                self._apply(entry)
            except Exception as error:  # rules may fail in any way on a journal of other rules
                raise ReplayMismatch(entry.number) from error
            if entry.checksum and not has_checksum(self.game, self.state, entry.checksum):
                raise ReplayMismatch(entry.number)

    def _apply(self, entry: Entry) -> None:
        match entry.kind:
            case EntryKind.START:
                self.deal(entry.number)
                follow_line(self._line, entry)
            case EntryKind.MOVE | EntryKind.FORCED | EntryKind.ANSWER:
                state, events, undoable = self.try_move(entry.number, entry.seat, entry.body)
                self.keep(entry, state, events, undoable=undoable)
            case EntryKind.UNDO:
                self.undo(entry)
            case EntryKind.WITHDRAW:
                self.withdraw(entry)
            case EntryKind.CONTINUE:
                self.state = from_bytes(self.game.State, base64.b64decode(entry.body))
                follow_line(self._line, entry)
                self._nothing_undoable()
                self.happened[entry.number] = ()
            case (
                EntryKind.OPEN
                | EntryKind.JOIN
                | EntryKind.COMPUTER
                | EntryKind.LEAVE
                | EntryKind.REMOVE
                | EntryKind.REPLACE
                | EntryKind.PAUSE
                | EntryKind.RESUME
                | EntryKind.CANCEL
                | EntryKind.EXPIRE
                | EntryKind.WARN
                | EntryKind.SUBSTITUTE
                | EntryKind.RETURN
                | EntryKind.FREEZE
                | EntryKind.AUTO_ANSWER
                | EntryKind.CHOOSE
                | EntryKind.INVITE
                | EntryKind.ARRANGE
                | EntryKind.LOST
                | EntryKind.PLACE
                | EntryKind.ASK_UNDO
                | EntryKind.AGREE_UNDO
                | EntryKind.REFUSE_UNDO
            ):
                pass
            case _:
                assert_never(entry.kind)


def moves_counted(entries: Sequence[Entry]) -> int:
    """Return how many moves a table is said to have: as many as its history has pages after the first.

    Each entry that changes the state is one, forced moves and undos too.
    """
    later = (EntryKind.UNDO, EntryKind.WITHDRAW)
    return sum(entry.kind.moves or entry.kind in later for entry in since_rules_changed(entries))


def follow_line(line: list[Entry], entry: Entry) -> bool:
    """Bring the line of entries that led to the present state up to an entry; return whether it changed the state.

    The line begins with the deal, or with the entry by which the rules changed last. An undo takes back the last move
    that was not forced, and the forced ones after it. A withdrawal stands in the line, after the move that it takes
    back. Raise `ValueError` if there is no move to undo.
    """
    if entry.kind in {EntryKind.START, EntryKind.CONTINUE}:
        line[:] = [entry]
    elif entry.kind.moves or entry.kind is EntryKind.WITHDRAW:
        line.append(entry)
    elif entry.kind is EntryKind.UNDO:
        line[:] = without_last(line)
    else:
        return False
    return True


_CHOSEN: Final = frozenset({EntryKind.MOVE, EntryKind.ANSWER})


def without_last(line: Sequence[Entry]) -> Sequence[Entry]:
    """Return a line without its last chosen move and the forced ones after it. Raise `ValueError` if it has none."""
    return line[: max(place for place, entry in enumerate(line) if entry.kind in _CHOSEN)]


def continuation(checkpoint: bytes) -> str:
    """Return the body of the entry from which a table goes on under changed rules."""
    return base64.b64encode(checkpoint).decode()


def since_rules_changed(entries: Sequence[Entry]) -> Sequence[Entry]:
    """Return the entries that the present rules replay: all, or those from the last change of rules on."""
    starts = [index for index, entry in enumerate(entries) if entry.kind is EntryKind.CONTINUE]
    return entries[starts[-1] :] if starts else entries
