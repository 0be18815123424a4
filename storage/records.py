"""What the journal takes and gives: plain values."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

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


class Occupant(StrEnum):
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
    FORCED = "forced"
    """A move that everybody could tell to be the only one, made by the host."""
    AUTO_ANSWER = "standing"
    """A seat gives an answer beforehand, its key and span in the body, or takes it back: an empty body."""
    ANSWER = "answer"
    """A move made by an answer given beforehand."""
    CHOOSE = "choose"
    """Other choices of the table, in the lobby."""
    LOST = "lost"
    """The table's channel is gone, or closed to us."""
    PLACE = "place"
    """The table goes on in another channel."""
    INVITE = "invite"
    """Those who look for a game are called to the lobby."""
    ARRANGE = "arrange"
    """Those who sit in the lobby move to other seats; the body tells where each sat before, in the new order."""

    @property
    def moves(self) -> bool:
        """Whether such an entry is a move of the game."""
        return self in {EntryKind.MOVE, EntryKind.FORCED, EntryKind.ANSWER}


class Posts(StrEnum):
    """How a table tells its channel what happens."""

    LIVE = "live"
    """By one post, brought up to date until a new one is called for."""
    EVERY = "every"
    """By a post for each move."""


class Hands(StrEnum):
    """Whether the hands of a table can be looked at once it has ended."""

    CLOSED = "closed"
    """Only if everybody who sat there agrees."""
    OPEN = "open"


class Tempo(StrEnum):
    """How long the computers of a table take for a move."""

    CALM = "calm"
    """Long enough to follow each."""
    USUAL = "usual"
    QUICK = "quick"


class Calls(StrEnum):
    """Where somebody wants to be called when it is their turn."""

    PRIVATE = "private"
    CHANNEL = "channel"
    BOTH = "both"
    NONE = "none"


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


class TooManyTables(StorageError):
    """This person leads as many live tables, or has opened as many in an hour, as anybody may: `most`."""

    def __init__(self, most: int) -> None:
        super().__init__(f"nobody may open more than {most} tables")
        self.most = most


class OutOfStep(StorageError):
    """The entry was made for another state of the table than the journal holds. Nothing was written."""


class Person(msgspec.Struct, frozen=True):
    """Somebody we know. `discord_id` and `name` are None once they asked to be forgotten.

    Nobody is called from `quiet_from` to `quiet_to`, in minutes after midnight in their time zone `zone` (a name of the
    IANA's). `reminders` tells whether they are reminded when their time runs out, `invitations` whether they may be
    invited. `private_channel` is Discord's id of their conversation with the bot, once it has been opened.
    """

    id: int
    discord_id: int | None
    name: str | None
    locale: str
    calls: Calls = Calls.PRIVATE
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str | None = None
    reminders: bool = True
    private_channel: int | None = None
    invitations: bool = True


class Guild(msgspec.Struct, frozen=True):
    """What a server chose: who may do what moderators do, whom invitations call, and the language of its tables.

    `called_at` is when the role of those who look for a game was called last, in Unix seconds.
    """

    id: int
    moderator_role: int | None = None
    player_role: int | None = None
    locale: str | None = None
    called_at: int | None = None


class InvitationLimits(msgspec.Struct, frozen=True):
    """How many invitations one person may send, and one Discord user may receive, within a day."""

    per_sender: int
    per_guest: int


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where. `contribution` is what this seat adds to the table's seed; `strength` is a computer's.

    `former` is the person who gave the seat up, as long as it may be taken back.
    """

    seat: int
    sitter: Occupant
    person: int | None
    contribution: str
    strength: str = "normal"
    former: int | None = None


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
    owner: int
    at: int
    interaction: int | None
    posts: Posts = Posts.LIVE
    due: int | None = None
    again: int | None = None
    hands: Hands = Hands.CLOSED
    tempo: Tempo = Tempo.USUAL


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it stands. `last` is the number of its last entry; `seed` is set at the start of play.

    `rules_version` are the rules it began with, or those it went on with when they changed. `due` is when the table
    wants to be looked at without being asked, in Unix seconds; None: never. `again` is the table whose people are asked
    to play once more.
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
    owner: int
    opened_at: int
    changed_at: int
    last: int
    posts: Posts = Posts.LIVE
    due: int | None = None
    again: int | None = None
    hands: Hands = Hands.CLOSED
    tempo: Tempo = Tempo.USUAL


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


class AuditRecord(msgspec.Struct, frozen=True):
    """Who did what an entry says, to whom, and why they say they did: numbers of people, and their words."""

    by: int
    whom: int | None = None
    reason: str | None = None

    @property
    def people(self) -> tuple[int, ...]:
        """Whom it names."""
        return (self.by,) if self.whom is None else (self.by, self.whom)


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What an entry changes beside the journal; None leaves a thing as it is, but for `due`, which every entry sets.

    `seats` replace all seats; `checkpoint` is the state afterwards, in bytes; `due` is when the table wants to be
    looked at next, in Unix seconds, None for never; `ending` is how the table ended by it; `audit` is kept beside the
    entry, which names nobody.
    """

    status: Status | None = None
    seats: tuple[SeatRow, ...] | None = None
    seed: bytes | None = None
    owner: int | None = None
    rules_version: int | None = None
    checkpoint: bytes | None = None
    channel: int | None = None
    options: str | None = None
    pace: int | None = None
    pictures: bool | None = None
    posts: Posts | None = None
    hands: Hands | None = None
    tempo: Tempo | None = None
    locale: str | None = None
    due: int | None = None
    ending: Ending | None = None
    audit: AuditRecord | None = None

    def row(self) -> dict[str, Any]:
        """Return what it sets in the row of its table apart from `due`, by field name."""
        values = {name: getattr(self, name) for name in _IN_THE_ROW}
        return {name: value for name, value in values.items() if value is not None}


COLUMNS: Final = {"owner": "host"}
"""The columns of fields that are stored under another name."""
_IN_THE_ROW: Final = tuple(
    name for name in Change.__struct_fields__ if name in TableRow.__struct_fields__ and name != "due"
)


class DeliveryRow(msgspec.Struct, frozen=True):
    """What a recipient has been shown: everything up to entry `shown`, in message `message` of channel `channel`.

    What a hand that nobody waits for does not show yet counts as shown: it may wait. `reader` is the person a seat's
    hand was shown to, `question` the question of the hand shown last, `asked` whether the table waited for an answer to
    it, `call` the call it answered (of the view). `since` is the first entry of the story that the channel's live post
    tells.

    `closed` tells that the last private message was refused. `refused` counts the refusals at this table since one was
    last accepted; the next attempt waits until `retry_at`, in Unix seconds.
    """

    recipient: int
    shown: int
    reader: int | None = None
    message: int | None = None
    channel: int | None = None
    question: int = -1
    asked: bool = False
    closed: bool = False
    since: int = 0
    call: int = -1
    refused: int = 0
    retry_at: int = 0


class TableRecord(msgspec.Struct, frozen=True, kw_only=True):
    """All that is held about one table. `checkpoint` is the state after `last`, in bytes, once play has begun.

    `audit_records` tell of entries, by their number, who is behind them.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    entries: tuple[Entry, ...]
    deliveries: tuple[DeliveryRow, ...]
    checkpoint: bytes | None
    audit_records: dict[int, AuditRecord] = {}
