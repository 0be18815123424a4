"""A table in memory: what the journal says, and the state of the game that follows from it."""

import asyncio
import logging
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from bot.tables.state.answered import absent_pause, answers_in_advance, only_answer
from bot.tables.state.deadlines import Deadline, deadlines_after, people_waited_for
from bot.tables.state.fairness import commitment, seal
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.replay import CHOSEN, TAKES_BACK, Play, ReplayMismatch, TriedMove, since_rules_changed
from games.core.contract import PUBLIC, AnyGame, Audience, Choice, IllegalMove, Move, View
from games.core.options import Options
from storage import (
    PARTS,
    AuditRecord,
    Change,
    DeliveryRow,
    Entry,
    EntryKind,
    Lifecycle,
    Occupant,
    Person,
    SeatRow,
    Status,
    TableRecord,
    TableRow,
    UndoRequest,
    lifecycle_of,
    mentioned,
    mentions,
)

log = logging.getLogger(__name__)

PRIVATE: Final = 0
"""Stored in place of a server for a table in a player's private messages."""
LOBBY_EXPIRES_AFTER: Final = 6 * 3600
"""Seconds without a change after which a lobby is closed."""
LONGEST_REASON: Final = 200
"""Characters of a reason that people give; longer ones are cut."""
LOST_FOR: Final = 3 * 86_400
"""Seconds after which a table whose channel is gone is closed; a displaced one is kept until it is moved."""


class Actor(msgspec.Struct, frozen=True):
    """A person who asks for something, by the bot's own id for them.

    `moderates` is the server in which they ask, if they moderate it; it gives no rights in any other server.
    """

    person: int
    moderates: int | None = None


def audit_record(actor: Actor, whom: int | None = None, reason: str = "") -> AuditRecord:
    """Return who did something, to whom, and the reason they gave: one line without control characters."""
    plain = "".join(" " if unicodedata.category(character) in {"Cc", "Cs"} else character for character in reason)
    return AuditRecord(actor.person, whom, " ".join(plain.split())[:LONGEST_REASON].rstrip() or None)


class PlannedEntry(msgspec.Struct, frozen=True):
    """An entry to be written: what it says, and what it changes beside the journal.

    `seat` is −1 where it is of no seat; `checksum` and `state` are of the game after it, empty and None where the entry
    changes nothing there; `tried` is what a move leads to. `change` names the table's status only where the life cycle
    cannot tell it from the entries: the game is over, or nobody is left who leads the table.
    """

    kind: EntryKind
    change: Change = Change()
    seat: int = -1
    body: str = ""
    checksum: str = ""
    state: Any = None
    tried: TriedMove | None = None


class SeatView(msgspec.Struct, frozen=True):
    """What an audience sees, and the choices it has."""

    view: View
    choices: tuple[Choice, ...]


class Advice(msgspec.Struct, frozen=True, eq=False, weakref=True):
    """A costly decision of a seat: the number of its entry, what the seat saw, its move, and one that was better.

    It is `late` if the seat was asked for its next decision already when this was found.
    """

    number: int
    seat: int
    seat_view: SeatView
    played: Move
    better: Move
    late: bool = False


class RefusedMove(IllegalMove):
    """An illegal move. `seat_view` is what its player saw at that moment, to which `instead` and `data` refer."""

    def __init__(self, problem: IllegalMove, seat_view: SeatView) -> None:
        super().__init__(problem.why, problem.instead, **problem.data)
        self.seat_view = seat_view


class LiveTable:
    """A table in memory. Its `lock` is held while a change is decided and written, never while anything is sent.

    `lifecycle` is what its entries come to. `play` is the game, None before the start and if the entries do not replay:
    then `damage` says which is the first that does not. `audit_records` tell who is behind an entry, by its number.
    `people` are those who sit at the table and those behind its entries, by id, as far as they were looked up. `capped`
    is the person who wears a fool's cap since the table before.
    `deadlines` are those of seats that the table waits for, if it has a pace. `advice` is the latest in a lesson.
    """

    def __init__(self, game: AnyGame, record: TableRecord) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.row: TableRow = record.row
        self.seats: tuple[SeatRow, ...] = record.seats
        self.entries: list[Entry] = list(record.entries)
        self.deliveries: dict[int, DeliveryRow] = {delivery.recipient: delivery for delivery in record.deliveries}
        self.options: Options = msgspec.json.decode(record.row.options, type=game.Options)
        self.play: Play | None = None
        self.damage: ReplayMismatch | None = None
        self.audit_records: dict[int, AuditRecord] = dict(record.audit_records)
        self.people: dict[int, Person] = {}
        self.capped: int | None = None
        self.lifecycle = lifecycle_of(self.entries)
        self.deadlines: dict[int, Deadline] = {}
        self.advice: Advice | None = None

    def rebuild(self) -> None:
        """Replay the entries."""
        if self.row.seed is None:
            return
        play = Play(self.game, self.options, len(self.seats), self.row.seed)
        self.deadlines = {}
        try:
            for entry in since_rules_changed(self.entries):
                play.apply([entry])
                self.deadlines = self.deadlines_after(entry, play.state)
        except ReplayMismatch as mismatch:
            self.damage = mismatch
        else:
            self.play = play

    @property
    def id(self) -> int:
        """The table's number."""
        return self.row.id

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.row.last

    @property
    def live(self) -> bool:
        """Whether the table has not ended: it takes up its channel."""
        return self.row.status.live

    @property
    def seal(self) -> str:
        """The commitment as people compare it."""
        return seal(self.commitment)

    @property
    def commitment(self) -> str:
        """The commitment to the secret that was published when the table opened."""
        return commitment(self.row.secret)

    def write(self, entry: Entry, row: TableRow, seats: tuple[SeatRow, ...], planned: PlannedEntry) -> None:
        """Take in an entry that was written as planned, with the row and seats after it."""
        self.entries.append(entry)
        if self.play is not None and planned.tried is not None:
            self.play.keep(entry, planned.tried)
        elif self.play is not None and entry.kind in TAKES_BACK:
            self.play.take_back(entry, planned.state)
        if row.options != self.row.options:
            self.options = msgspec.json.decode(row.options, type=self.game.Options)
        self.row, self.seats = row, seats
        self.lifecycle = self.lifecycle.follow(entry)

    @property
    def auto_answers(self) -> dict[int, str]:
        """The answers given in advance that still count, by seat: the body of the entry that gave each."""
        return {seat: state.auto_answer for seat, state in enumerate(self.lifecycle.seats) if state.auto_answer}

    def forget(self, person: int, name: str | None) -> None:
        """Forget reasons given by a person, for what was done to them, or that contain their name."""
        named = mentions(name) if name and name.strip() else None
        for number, record in self.audit_records.items():
            if person in record.people or (named is not None and mentioned(named, record.reason)):
                self.audit_records[number] = msgspec.structs.replace(record, reason=None)

    @property
    def lost(self) -> bool:
        """Whether the table has no channel: it is gone, closed to the bot, or taken by another table."""
        return self.lifecycle.lost

    @property
    def displaced(self) -> bool:
        """Whether another table took the channel while this one's game was not offered."""
        return self.row.channel < 0

    def deadlines_after(self, entry: Entry, state: object) -> dict[int, Deadline]:
        """Return the deadlines after an entry that leads to this state; none without a pace, or where the game fails.

        A game that fails must not keep people from leaving, or its table from being closed.
        """
        if self.row.pace == 0 or state is None:
            return {}
        try:
            return deadlines_after(self.deadlines, self.game.view(state, PUBLIC), entry)
        except Exception:
            log.exception("table %s: nobody can tell whom it waits for", self.id)
            return {}

    def due(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        state: object,
        deadlines: Mapping[int, Deadline],
        lifecycle: Lifecycle,
        last: Entry,
    ) -> int | None:
        """Return when a table in this condition has to be looked at next, in Unix seconds; None for never.

        `last` is its last entry.
        """
        match row.status:
            case Status.LOBBY:
                return row.changed_at + LOBBY_EXPIRES_AFTER
            case Status.PAUSED:
                return row.changed_at + LOST_FOR if lifecycle.lost and not self.displaced else None
            case Status.PLAYING if state is not None:
                try:
                    answered = self._answered(row, seats, state, lifecycle, last)
                except Exception:  # noqa: BLE001 - a game may fail in any way; what it fails at next is logged
                    return 0
                waited_for = people_waited_for(deadlines, seats)
                return min((*answered, *(sum(deadline.wait(row.pace)) for _, deadline in waited_for)), default=None)
            case _:
                return None

    def _answered(
        self, row: TableRow, seats: Sequence[SeatRow], state: object, lifecycle: Lifecycle, last: Entry
    ) -> list[int]:
        """Return when the bot makes moves that nobody has to ask for, as far as people need not be there; 0 for now."""
        if computer_to_move(self.game, state, seats) is not None:
            return [0]
        if any(answers_in_advance(self.game, state, seats, lifecycle)):
            return [0]
        asked_always = {person.id for person in self.people.values() if not person.single_options}
        moments: list[int] = []
        for seat in seats:
            only = None if seat.person in asked_always else only_answer(self.game, state, seats, seat.seat, last)
            if only is not None:
                moments.append(last.at + round(absent_pause(row, seat.seat, only[0].question)))
        return moments

    def seat_of(self, person: int) -> int | None:
        """Return this person's seat, or None."""
        return next((row.seat for row in self.seats if row.person == person), None)

    def occupants_after(self, number: int) -> tuple[int | None, ...]:
        """Return the people by seat after an entry since the deal; None for a computer, and where it is not known."""
        parted: dict[int, int | None] = {}
        unchanged = all(state.taken <= number for state in self.lifecycle.seats)
        for entry in () if unchanged else self.entries[number + 1 :]:
            if entry.kind in PARTS:
                record = self.audit_records.get(entry.number)
                of_whom = None if record is None else record.by if entry.kind is EntryKind.LEAVE else record.whom
                parted.setdefault(entry.seat, of_whom)
        return tuple(parted.get(row.seat, row.person) for row in self.seats)

    def moves_from(self, number: int) -> Sequence[Entry]:
        """Return the moves that stand from entry `number` on, forced ones too; none if that is no move that stands."""
        if self.play is None or all(entry.number != number for entry in self.play.standing):
            return ()
        return [entry for entry in self.play.standing if entry.number >= number]

    @property
    def undo_request(self) -> UndoRequest | None:
        """The request to take moves back that is open, if there is one.

        It lapses when its asker moves again, when a part of the game ends, and when random numbers are drawn. Where
        moves that it would take back drew some, it stands only as long as every seat is a person's.
        """
        request, play = self.lifecycle.undo_request, self.play
        if request is None or play is None:
            return None
        going = self.moves_from(request.number)
        later = [entry for entry in going if entry.number > request.asked]
        lapsed = any(
            (entry.seat == request.seat and entry.kind in CHOSEN)
            or entry.number in play.drew
            or any(event.closes for event in play.happened[entry.number])
            for entry in later
        )
        return None if not going or lapsed or not self.may_draw_again(going) else request

    def may_draw_again(self, moves: Iterable[Entry]) -> bool:
        """Return whether these moves may be taken back by agreement: only people may let chance decide again."""
        drew = self.play is not None and any(entry.number in self.play.drew for entry in moves)
        return not drew or all(row.person is not None for row in self.seats)

    @property
    def undoable_by(self) -> int | None:
        """The seat that may undo the last move, or None."""
        return self.play.undoable[-1][1] if self.play is not None and self.play.undoable else None

    def look(self, audience: Audience) -> SeatView | None:
        """Return what this audience sees; None before the start and if the table does not replay."""
        if self.play is None:
            return None
        state = self.play.state
        view = self.game.view(state, audience)
        choices = () if audience == PUBLIC else tuple(self.game.moves(state, audience))
        return SeatView(view, choices)

    def waits_for(self, seat: int) -> bool:
        """Return whether the game goes on and waits for this seat."""
        public = self.look(PUBLIC) if self.row.status is Status.PLAYING else None
        return public is not None and seat in public.view.asked

    def numbers(self) -> Sequence[int]:
        """Return the numbers of seats that the options allow."""
        return self.game.numbers(self.options)


def must_occupy(table: LiveTable, seat: int, person: int | None) -> None:
    """Raise `Refusal` unless this person has the seat now."""
    if table.seats[seat].person != person:
        raise Refusal(Why.NOT_AT_TABLE)


def computer_to_move(game: AnyGame, state: object, seats: Sequence[SeatRow]) -> int | None:
    """Return the computer's seat that has to move next, or None.

    First come seats that interrupt, though the table does not wait for them; then those it waits for. Any other
    computer that can move does so only if the table waits for nobody who can.
    """
    acting = game.acting(state)
    able = [row.seat for row in seats if row.sitter != Occupant.PERSON and row.seat in acting]
    if not able:
        return None
    asked = game.view(state, PUBLIC).asked
    awaited = [seat for seat in able if seat in asked]
    for seat in able:
        if seat not in asked and game.interrupts(game.view(state, seat), game.moves(state, seat)):
            return seat
    if awaited:
        return awaited[0]
    return None if set(acting) & set(asked) else able[0]
