"""Replay: a game's state and events, computed from the entries of the journal."""

import base64
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from games.core.chance import SeededChance
from games.core.contract import PUBLIC, AnyGame, Event, IllegalMove, Seat, checksum, from_bytes, vocabulary_of
from games.core.news import heard
from games.core.options import Options
from storage import Entry, EntryKind


def checksum_in(game: AnyGame, state: Any) -> str:
    """Return the checksum of a state, as the journal keeps it."""
    return checksum(state, game.history_fields)


def has_checksum(game: AnyGame, state: Any, expected: str) -> bool:
    """Return whether a state has this checksum; in old journals it also covers the fields of history."""
    return checksum_in(game, state) == expected or (bool(game.history_fields) and checksum(state) == expected)


class ReplayMismatch(Exception):
    """Entry `number` does not lead to the state that it led to when it was written.

    `certain` is whether the rules say so; otherwise they failed, which may pass.
    """

    def __init__(self, number: int, *, certain: bool = True) -> None:
        super().__init__(f"entry {number} does not replay to its checksum")
        self.number = number
        self.certain = certain


class TriedMove(NamedTuple):
    """What a move leads to: the state after it, its events (private ones too), and whether it drew random numbers."""

    state: Any
    events: tuple[Event, ...]
    drew: bool

    @property
    def undoable(self) -> bool:
        """Whether its player may take the move back without asking anybody."""
        return not self.drew and bool(self.events) and all(event.retractable for event in self.events)


class Play:
    """A game in play: its state, and the events of each entry that stands.

    `happened[number]` are the public events of entry `number`; `told_to` returns the private ones of a seat. What was
    taken back is in neither. `undoable` are the latest moves that can be undone, oldest first, as (entry number, seat).
    `drew` are the numbers of the entries that drew random numbers.
    """

    def __init__(self, game: AnyGame, options: Options, seats: int, seed: bytes) -> None:
        self.game = game
        self.vocabulary = vocabulary_of(game.vocabulary)
        self.happened: dict[int, tuple[Event, ...]] = {}
        self.undoable: list[tuple[int, int]] = []
        self.drew: set[int] = set()
        self.state: Any = None
        self._events: dict[int, tuple[Event, ...]] = {}
        """All events of each entry, also of those that were taken back: an undo can bring a withdrawn move back."""
        self._options = options
        self._seats = seats
        self._seed = seed
        self._line: list[Entry] = []
        self._before: list[Any] = []
        """The state before each move in `undoable`. States are never changed in place, so no copies are needed."""

    def chance(self, number: int) -> SeededChance:
        """Return the random number generator of an entry."""
        return SeededChance(self._seed, number)

    def deal(self, number: int, body: str = "") -> None:
        """Deal, with the random numbers of entry `number`, or begin from the position that its `body` holds."""
        if body:
            self.state, events = state_in(self.game, body), ()
        else:
            self.state, events = self.game.deal(self._options, self._seats, self.chance(number))
        self.drew.add(number)
        self._note(number, events)

    def _note(self, number: int, events: Sequence[Event]) -> None:
        """Keep the events of an entry."""
        self._events[number] = tuple(events)
        self.happened[number] = heard(events, PUBLIC)

    def told_to(self, number: int, seat: Seat) -> tuple[Event, ...]:
        """Return the private events of an entry for this seat."""
        if number not in self.happened:
            return ()
        return heard([event for event in self._events[number] if event.audience != PUBLIC], seat)

    def try_move(self, number: int, seat: int, text: str) -> TriedMove:
        """Return what a move would lead to. Changes nothing.

        Raise `IllegalMove` if the rules refuse the move, `ValueError` if the text is no move.
        """
        state = self.game.copy(self.state)
        chance = self.chance(number)
        events = tuple(self.game.play(state, seat, self.vocabulary.parse(text), chance))
        return TriedMove(state, events, chance.used)

    def keep(self, entry: Entry, tried: TriedMove) -> None:
        """Accept a move that was tried, now that its entry is written."""
        if not tried.undoable:
            self._nothing_undoable()
        elif entry.kind is not EntryKind.FORCED:  # a forced move is undone with the move before it
            self.undoable.append((entry.number, entry.seat))
            self._before.append(self.state)
        if tried.drew:
            self.drew.add(entry.number)
        self.state = tried.state
        self._note(entry.number, tried.events)
        follow_line(self._line, entry)

    @property
    def standing(self) -> Sequence[Entry]:
        """The entries that led to the present state: the deal, or the last change of rules, and the moves since."""
        return stands(self._line)

    @property
    def chosen(self) -> Sequence[Entry]:
        """The entries of moves that stand and that somebody chose: not the forced ones."""
        return [entry for entry in self.standing if entry.kind in CHOSEN]

    def concealed_move(self, seat: int) -> int | None:
        """Return the entry of this seat's last move if it can be withdrawn, or None; see `Event.concealed`."""
        for entry in reversed(self.standing):
            events = self._events.get(entry.number, ())
            if not entry.kind.moves or not events or not all(event.concealed for event in events):
                return None
            if entry.seat == seat and entry.kind in CHOSEN:
                return entry.number
        return None

    def state_without(self, kind: EntryKind, number: int) -> Any:
        """Return the state after an undo down to the move of entry `number`, or a withdrawal of that move alone."""
        if kind is EntryKind.UNDO:
            for (undoable, _), before in zip(self.undoable, self._before, strict=True):
                if undoable == number:
                    return before
        play = Play(self.game, self._options, self._seats, self._seed)
        for entry in stands(_line_without(self._line, kind, number)):
            play._apply(entry)
        return play.state

    def take_back(self, entry: Entry, state: Any) -> None:
        """Take back what an undo or a withdrawal names, which leads to this state."""
        number = taken_back(self._line, entry)
        self.state = state
        if entry.kind is EntryKind.WITHDRAW:
            self._nothing_undoable()
        while self.undoable and self.undoable[-1][0] >= number:
            self.undoable.pop()
            self._before.pop()
        follow_line(self._line, entry)
        self.happened = {stood.number: heard(self._events[stood.number], PUBLIC) for stood in self.standing}

    def _nothing_undoable(self) -> None:
        self.undoable.clear()
        self._before.clear()

    def apply(self, entries: Iterable[Entry]) -> None:
        """Replay entries of the journal. Raise `ReplayMismatch` at the first that does not fit."""
        for entry in entries:
            try:
                self._apply(entry)
            except Exception as error:  # rules may fail in any way on a journal of other rules
                raise ReplayMismatch(entry.number, certain=isinstance(error, IllegalMove | ValueError)) from error
            if entry.checksum and not has_checksum(self.game, self.state, entry.checksum):
                raise ReplayMismatch(entry.number)

    def _apply(self, entry: Entry) -> None:
        """Replay an entry; those that `follow_line` leaves out have nothing to do with the game."""
        if entry.kind.moves:
            self.keep(entry, self.try_move(entry.number, entry.seat, entry.body))
        elif entry.kind in TAKES_BACK:
            self.take_back(entry, self.state_without(entry.kind, taken_back(self._line, entry)))
        elif entry.kind is EntryKind.START:
            self.deal(entry.number, entry.body)
            follow_line(self._line, entry)
        elif entry.kind is EntryKind.CONTINUE:
            self.state = state_in(self.game, entry.body)
            follow_line(self._line, entry)
            self._nothing_undoable()
            self._note(entry.number, ())


CHOSEN: Final = frozenset({EntryKind.MOVE, EntryKind.ANSWER})
"""Entries of moves that somebody chose."""


TAKES_BACK: Final = frozenset({EntryKind.UNDO, EntryKind.WITHDRAW})
"""Entries after which moves no longer stand."""


def moves_counted(entries: Sequence[Entry]) -> int:
    """Return how many moves a table is said to have: as many as its history has pages after the first.

    Each move that stands is one, forced ones too.
    """
    line: list[Entry] = []
    for entry in entries:
        follow_line(line, entry)
    return max(0, len(stands(line)) - 1)


def chosen_moves(entries: Iterable[Entry]) -> int:
    """Return how many moves of a table were chosen and stand, also those made under earlier rules."""
    line: list[Entry] = []
    count = 0
    for entry in entries:
        if entry.kind is EntryKind.CONTINUE:
            count += sum(earlier.kind in CHOSEN for earlier in stands(line))
        follow_line(line, entry)
    return count + sum(earlier.kind in CHOSEN for earlier in stands(line))


def follow_line(line: list[Entry], entry: Entry) -> None:
    """Bring the line of entries that led to the present state up to an entry.

    The line begins with the deal, or with the entry by which the rules changed last. An undo cuts it. A withdrawal
    stands in the line, after the move that it takes back: `stands` leaves out both. Raise `ValueError` if an entry
    takes back what is no move of the line.
    """
    if entry.kind in {EntryKind.START, EntryKind.CONTINUE}:
        line[:] = [entry]
    elif entry.kind is EntryKind.UNDO:
        line[:] = _line_without(line, entry.kind, taken_back(line, entry))
    elif entry.kind.moves or entry.kind is EntryKind.WITHDRAW:
        line.append(entry)


def stands(line: Sequence[Entry]) -> Sequence[Entry]:
    """Return a line without withdrawn moves and their withdrawals."""
    withdrawn = {int(entry.body) for entry in line if entry.kind is EntryKind.WITHDRAW}
    return [entry for entry in line if entry.kind is not EntryKind.WITHDRAW and entry.number not in withdrawn]


def taken_back(line: Sequence[Entry], entry: Entry) -> int:
    """Return the number of the move that an undo or a withdrawal takes back; an undo takes back all later ones too.

    An undo without a body, of an old journal, takes back the last move that was chosen. Raise `ValueError` if there is
    no such move in the line.
    """
    chosen = [earlier.number for earlier in line if earlier.kind in CHOSEN]
    number = int(entry.body) if entry.body else max(chosen)
    if number not in chosen:
        raise ValueError(f"entry {number} is no move that can be taken back")
    return number


def moves_taken_back(entries: Sequence[Entry], undo: Entry) -> int:
    """Return how many chosen moves an undo in a journal took back."""
    line: list[Entry] = []
    for entry in entries[: undo.number]:
        follow_line(line, entry)
    number = taken_back(line, undo)
    return sum(entry.kind in CHOSEN and entry.number >= number for entry in stands(line))


def _line_without(line: Sequence[Entry], kind: EntryKind, number: int) -> list[Entry]:
    return [entry for entry in line if entry.number < number or (kind is EntryKind.WITHDRAW and entry.number > number)]


def continuation(state: bytes) -> str:
    """Return the body of an entry from which a table goes on: under changed rules, or from a position."""
    return base64.b64encode(state).decode()


def state_in(game: AnyGame, body: str) -> Any:
    """Return the state that the body of such an entry holds."""
    return from_bytes(game.State, base64.b64decode(body))


def since_rules_changed(entries: Sequence[Entry]) -> Sequence[Entry]:
    """Return the entries that the present rules replay: all, or those from the last change of rules on."""
    starts = [index for index, entry in enumerate(entries) if entry.kind is EntryKind.CONTINUE]
    return entries[starts[-1] :] if starts else entries
