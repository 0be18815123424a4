"""One table as the host holds it in memory: what the journal says, and the state that follows from it."""

from __future__ import annotations

import asyncio
import unicodedata
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from bot.tables.deadlines import Deadline, deadlines_after, people_waited_for
from bot.tables.fairness import commitment, seal
from bot.tables.refusal import Refusal, Why
from bot.tables.replay import Play, ReplayMismatch, since_rules_changed
from games.core.contract import PUBLIC, AnyGame, Audience, Choice, View
from games.core.options import BadOptions, Options
from storage import AuditRecord, Occupant, Status, lifecycle_of, mentioned, mentions

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from storage import DeliveryRow, Entry, SeatRow, TableRecord, TableRow


LOBBY_EXPIRES_AFTER: Final = 6 * 3600
"""Seconds without a change after which a lobby is closed."""
LONGEST_REASON: Final = 200
"""Characters of the reason that somebody gives for what they do."""
LOST_FOR: Final = 3 * 86_400
"""Seconds after which a table that has lost its channel is closed."""


Watch: TypeAlias = "Callable[[LiveTable, Entry, Any], None]"


class Actor(msgspec.Struct, frozen=True):
    """Who asks for something: a person we know (`person` is our own id).

    `moderates` is the server in which they ask, if they moderate it; it gives no rights in any other.
    """

    person: int
    moderates: int | None = None


def done_by(actor: Actor, whom: int | None = None, reason: str = "") -> AuditRecord:
    """Return what is kept of who did something, to whom, and the reason they gave: one line, no control characters."""
    plain = "".join(" " if unicodedata.category(sign) in {"Cc", "Cs"} else sign for sign in reason)
    return AuditRecord(actor.person, whom, " ".join(plain.split())[:LONGEST_REASON].rstrip() or None)


class SeatView(msgspec.Struct, frozen=True):
    """What one audience sees, and may do."""

    view: View
    choices: tuple[Choice, ...]


class LiveTable:
    """A table in memory. Its `lock` is held while a change is decided and written, never while anything is sent.

    `audit_records` tell of entries who is behind them; `behind` are those people's names, as far as they were looked
    up, None
    for somebody forgotten. `waits` are the seats that are waited for at a table with a pace.
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
        self.damage: int | None = None
        self.audit_records: dict[int, AuditRecord] = dict(record.audit_records)
        self.behind: dict[int, str | None] = {}
        self.lifecycle = lifecycle_of(self.entries)
        self.deadlines: dict[int, Deadline] = {}

    def rebuild(self, watch: Watch | None = None) -> None:
        """Replay the entries. Afterwards `damage` is the number of the first that does not replay, if any.

        `watch(table, entry, state)` is told the state after each, not to be changed.
        """
        if self.row.seed is None:
            return
        play = Play(self.game, self.options, len(self.seats), self.row.seed)
        self.deadlines = {}
        try:
            for entry in since_rules_changed(self.entries):
                play.apply([entry])
                if watch is not None:
                    watch(self, entry, play.state)
                self.deadlines = self.deadlines_after(entry, play.state)
        except ReplayMismatch as mismatch:
            self.damage = mismatch.number
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
        """Whether the table still takes up its channel."""
        return self.row.status.live

    @property
    def seal(self) -> str:
        """The commitment as people compare it."""
        return seal(self.commitment)

    @property
    def commitment(self) -> str:
        """What was published of the secret at the opening."""
        return commitment(self.row.secret)

    def write(self, entry: Entry, row: TableRow, seats: tuple[SeatRow, ...]) -> None:
        """Take over an entry that was written, and what it changed."""
        self.entries.append(entry)
        if row.options != self.row.options:
            self.options = msgspec.json.decode(row.options, type=self.game.Options)
        self.row, self.seats = row, seats
        self.lifecycle = self.lifecycle.follow(entry)

    @property
    def auto_answers(self) -> dict[int, str]:
        """The answers given in advance that still count, by seat: the body of the entry that gave each."""
        return {seat: state.auto_answer for seat, state in enumerate(self.lifecycle.seats) if state.auto_answer}

    def forget(self, person: int, name: str | None) -> None:
        """Forget the reasons that somebody gave, that were given for what was done to them, or that name them."""
        named = mentions(name) if name and name.strip() else None
        for number, one in self.audit_records.items():
            if person in one.people or (named is not None and mentioned(named, one.reason)):
                self.audit_records[number] = msgspec.structs.replace(one, reason=None)

    @property
    def lost(self) -> bool:
        """Whether the table's channel is gone, or closed to the bot."""
        return self.lifecycle.lost

    def deadlines_after(self, entry: Entry, state: object) -> dict[int, Deadline]:
        """Return the deadlines after an entry that leads to this state; none without a pace."""
        if self.row.pace == 0 or state is None:
            return {}
        return deadlines_after(self.deadlines, self.game.view(state, PUBLIC), entry)

    def due(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        state: object,
        deadlines: Mapping[int, Deadline],
        *,
        lost: bool,
    ) -> int | None:
        """Return when a table in this condition has to be looked at next, in Unix seconds; None for never."""
        match row.status:
            case Status.LOBBY:
                return row.changed_at + LOBBY_EXPIRES_AFTER
            case Status.PAUSED:
                return row.changed_at + LOST_FOR if lost else None
            case Status.PLAYING if state is not None:
                if computer_to_move(self.game, state, seats) is not None:
                    return 0
                waited_for = people_waited_for(deadlines, seats)
                return min((deadline.due(row.pace) for _, deadline in waited_for), default=None)
            case _:
                return None

    def seat_of(self, person: int) -> int | None:
        """Return where this person sits, or None."""
        return next((row.seat for row in self.seats if row.person == person), None)

    @property
    def undoable_by(self) -> int | None:
        """The seat that may take the last move back, or None."""
        return self.play.undoable[-1][1] if self.play is not None and self.play.undoable else None

    def look(self, audience: Audience) -> SeatView | None:
        """Return what this audience sees, or None before the start or if the table does not replay."""
        if self.play is None:
            return None
        state = self.play.state
        view = self.game.view(state, audience)
        choices = () if audience == PUBLIC else tuple(self.game.moves(state, audience))
        return SeatView(view, choices)

    def numbers(self) -> Sequence[int]:
        """Return the numbers of seats for which the options are right."""
        return numbers_right(self.game, self.options)

    def last_move_at(self) -> int:
        """Return the time from which the table has waited for a move, in Unix seconds."""
        return self.lifecycle.moved_at


def must_occupy(table: LiveTable, seat: int, person: int | None) -> None:
    """Let the person pass who occupies the seat now. Raise `Refusal` for anybody else."""
    if table.seats[seat].person != person:
        raise Refusal(Why.NOT_AT_TABLE)


def computer_to_move(game: AnyGame, state: object, seats: Sequence[SeatRow]) -> int | None:
    """Return the first computer's seat that is to move.

    It is one that moves though nobody waits for it, while it can; else one whom the table waits for; only where it
    waits for nobody who can move, any computer that can.
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


def numbers_right(game: AnyGame, options: Options) -> Sequence[int]:
    """Return the numbers of seats for which the options are right. Raise `BadOptions` if there is none."""
    right: list[int] = []
    problems: list[BadOptions] = []
    for seats in game.seats:
        try:
            options.check(seats)
        except BadOptions as problem:
            problems.append(problem)
        else:
            right.append(seats)
    if not right:
        raise problems[0]
    return right
