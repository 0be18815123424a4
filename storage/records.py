"""What the journal takes and gives: plain values."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec


class Status(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    FROZEN = "frozen"
    """Its journal does not replay; nothing is overwritten."""
    OVER = "over"
    CANCELLED = "cancelled"

    @property
    def live(self) -> bool:
        """Whether such a table takes up its channel."""
        return self not in {Status.OVER, Status.CANCELLED}


class Sitter(StrEnum):
    """Who plays a seat."""

    PERSON = "person"
    COMPUTER = "computer"
    SUBSTITUTE = "substitute"
    """A computer for as long as the seat's person is away."""


class EntryKind(StrEnum):
    """What an entry of the journal says."""

    OPEN = "open"
    JOIN = "join"
    COMPUTER = "computer"
    LEAVE = "leave"
    REMOVE = "remove"
    REPLACE = "replace"
    START = "start"
    MOVE = "move"
    UNDO = "undo"
    PAUSE = "pause"
    RESUME = "resume"
    CANCEL = "cancel"
    EXPIRE = "expire"
    WARN = "warn"
    SUBSTITUTE = "substitute"
    RETURN = "return"
    CONTINUE = "continue"
    """Play goes on under other rules, from the state in the body."""
    FREEZE = "freeze"


CHANNEL: Final = -1
"""The recipient that is the table's channel; the others are seats."""


class StorageError(Exception):
    """The base of what the journal raises."""


class ChannelTaken(StorageError):
    """The channel has a live table already: `table` is its id."""

    def __init__(self, table: int) -> None:
        super().__init__(f"table {table} is open in this channel")
        self.table = table


class AlreadyDone(StorageError):
    """This interaction was carried out before, as entry `number` of `table`. Nothing was written."""

    def __init__(self, table: int, number: int) -> None:
        super().__init__(f"done as entry {number} of table {table}")
        self.table = table
        self.number = number


class OutOfStep(StorageError):
    """The entry was made for another state of the table than the journal holds. Nothing was written."""


class Person(msgspec.Struct, frozen=True):
    """Somebody we know. `discord_id` and `name` are None once they asked to be forgotten."""

    id: int
    discord_id: int | None
    name: str | None
    locale: str


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where. `contribution` is what this seat adds to the table's seed."""

    seat: int
    sitter: Sitter
    person: int | None
    contribution: str


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table to open. `options` is JSON text; `secret` has 32 bytes; times are Unix seconds."""

    guild: int
    channel: int
    game: str
    rules_version: int
    options: str
    locale: str
    pace: int
    pictures: bool
    secret: bytes
    host: int
    at: int
    interaction: int | None


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it stands. `last` is the number of its last entry; `seed` is set at the start of play.

    `rules_version` are the rules it began with, or those it went on with when they changed.
    """

    id: int
    guild: int
    channel: int
    game: str
    rules_version: int
    options: str
    locale: str
    pace: int
    pictures: bool
    status: Status
    secret: bytes
    seed: bytes | None
    host: int
    opened_at: int
    changed_at: int
    last: int


class NewEntry(msgspec.Struct, frozen=True, kw_only=True):
    """Something to append. `seat` is who acted (−1: somebody not seated). `checksum` is of the state afterwards."""

    kind: EntryKind
    seat: int
    body: str
    at: int
    interaction: int | None = None
    checksum: str = ""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table's journal; `number` counts from 0, the opening."""

    number: int
    kind: EntryKind
    seat: int
    body: str
    at: int
    interaction: int | None
    checksum: str


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """How a table was played to its end: `places` from 1 and, where the game has any, `scores` in points, by seat.

    `reason` is the key of a text. `teams` is the team of each seat, empty where all play for themselves; `preset` the
    usual set of rules it was played by, empty for rules of its own; `at` when it ended, in Unix seconds.
    """

    places: tuple[int, ...]
    reason: str
    at: int
    scores: tuple[int, ...] = ()
    teams: tuple[int, ...] = ()
    preset: str = ""


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What an entry changes beside the journal; None leaves a thing as it is.

    `seats` replace all seats; `checkpoint` is the state afterwards, in bytes; `ending` is how the table ended by it.
    """

    status: Status | None = None
    seats: tuple[SeatRow, ...] | None = None
    seed: bytes | None = None
    host: int | None = None
    rules_version: int | None = None
    checkpoint: bytes | None = None
    ending: Ending | None = None


class Delivery(msgspec.Struct, frozen=True):
    """What a recipient has been shown: everything up to entry `shown`, in message `message` of channel `channel`.

    `reader` is the person a seat's hand was shown to, `question` the question of the hand shown last, `asked` whether
    the table waited for an answer to it; `closed` tells that private messages are refused.
    """

    recipient: int
    shown: int
    reader: int | None = None
    message: int | None = None
    channel: int | None = None
    question: int = -1
    asked: bool = False
    closed: bool = False


class TableRecord(msgspec.Struct, frozen=True, kw_only=True):
    """All that is held about one table. `checkpoint` is the state after `last`, in bytes, once play has begun."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    entries: tuple[Entry, ...]
    deliveries: tuple[Delivery, ...]
    checkpoint: bytes | None
