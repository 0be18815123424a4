"""The values that the journal stores and returns."""

from enum import StrEnum
from typing import Any, Final

import msgspec


class Status(StrEnum):
    """The status of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    FROZEN = "frozen"
    """Its journal does not replay; nothing is overwritten."""
    OVER = "over"
    CANCELLED = "cancelled"

    @property
    def live(self) -> bool:
        """Whether such a table occupies its channel."""
        return self not in {Status.OVER, Status.CANCELLED}


class Occupant(StrEnum):
    """Who plays a seat."""

    PERSON = "person"
    COMPUTER = "computer"
    SUBSTITUTE = "substitute"
    """A computer while the seat's person is away."""


class EntryKind(StrEnum):
    """The kinds of journal entries."""

    OPEN = "open"
    JOIN = "join"
    COMPUTER = "computer"
    LEAVE = "leave"
    REMOVE = "remove"
    REPLACE = "replace"
    START = "start"
    """Play begins: with the deal, or from the state in the body."""
    MOVE = "move"
    UNDO = "undo"
    """A seat takes back a move and all after it; the body is the number of that entry.

    In old journals the body is empty: the last move that was chosen is taken back.
    """
    PAUSE = "pause"
    RESUME = "resume"
    CANCEL = "cancel"
    EXPIRE = "expire"
    WARN = "warn"
    SUBSTITUTE = "substitute"
    RETURN = "return"
    CONTINUE = "continue"
    """Play continues under new rules, from the state in the body."""
    FREEZE = "freeze"
    FORCED = "forced"
    """A move that the bot makes because everybody knows that it is the only one."""
    AUTO_ANSWER = "standing"
    """A seat sets an auto-answer, its key and span in the body, or cancels it with an empty body."""
    ANSWER = "answer"
    """A move that the bot makes for a person: by an auto-answer, or because they had no other."""
    CHOOSE = "choose"
    """The options of a lobby change."""
    LOST = "lost"
    """The table's channel is gone, or closed to the bot."""
    PLACE = "place"
    """The table continues in another channel."""
    INVITE = "invite"
    """People who look for a game are called to the lobby."""
    WITHDRAW = "withdraw"
    """A seat takes back a concealed move, though others have moved since; the body is the number of that entry."""
    ASK_UNDO = "ask-undo"
    """A seat asks the others to let it take back its move; the body is the number of that entry."""
    AGREE_UNDO = "agree-undo"
    REFUSE_UNDO = "refuse-undo"
    """A seat does not agree, or withdraws its own request."""
    ARRANGE = "arrange"
    """Players in the lobby change seats; the body lists their earlier seats in the new order."""

    @property
    def moves(self) -> bool:
        """Whether such an entry is a move of the game."""
        return self in {EntryKind.MOVE, EntryKind.FORCED, EntryKind.ANSWER}


class Posts(StrEnum):
    """How a table posts in its channel."""

    LIVE = "live"
    """One post, which is edited until a part of the game ends."""
    EVERY = "every"
    """A post for each move."""


class Hands(StrEnum):
    """Whether the hands of a table can be seen after its end."""

    CLOSED = "closed"
    """Only if everybody who sat there consents."""
    OPEN = "open"


class Tempo(StrEnum):
    """How long the computers of a table take for a move."""

    CALM = "calm"
    """Long enough to follow each."""
    USUAL = "usual"
    QUICK = "quick"


class Calls(StrEnum):
    """Where a person wants to be called when it is their turn."""

    PRIVATE = "private"
    CHANNEL = "channel"
    BOTH = "both"
    NONE = "none"


CHANNEL: Final = -1
"""The table's channel as a recipient; the other recipients are seats."""


class StorageError(Exception):
    """The base class of the journal's exceptions."""


class ChannelTaken(StorageError):
    """The channel already has a live table."""


class AlreadyDone(StorageError):
    """The interaction was already carried out as entry `number` of `table`. Nothing was written."""

    def __init__(self, table: int, number: int) -> None:
        super().__init__(f"already done as entry {number} of table {table}")
        self.table = table
        self.number = number


class TooManyTables(StorageError):
    """The person owns `most` live tables, or has opened `most` within an hour, which is the limit."""

    def __init__(self, most: int) -> None:
        super().__init__(f"nobody may open more than {most} tables")
        self.most = most


class OutOfStep(StorageError):
    """The entry is not the next one of its table. Nothing was written."""


class Person(msgspec.Struct, frozen=True):
    """A person who has used the bot. `discord_id` and `name` are None once they asked to be forgotten.

    They are not called from `quiet_from` to `quiet_to`, in minutes after midnight in their time zone `zone` (an IANA
    name). `reminders` is whether they are reminded when their time runs out, `invitations` whether they may be invited.
    `single_options` is whether the bot answers for them what has a single answer.
    `private_channel` is the Discord id of their conversation with the bot, once it has been opened.
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
    single_options: bool = True


class Guild(msgspec.Struct, frozen=True):
    """The settings of a server: the roles of moderators and of players to call, and the language of its tables.

    `called_at` is when the players were last called, in Unix seconds.
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
    """The occupant of a seat. `contribution` is its part of the table's seed; `strength` applies to computers.

    `former` is the person who gave the seat up, as long as they may take it back.
    """

    seat: int
    sitter: Occupant
    person: int | None
    contribution: str
    strength: str = "normal"
    former: int | None = None


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is opened with. `options` is JSON text; `secret` has 32 bytes.

    `due` is when a background task has to look at the table, in Unix seconds, or None. `again` is the table of which
    this is a rematch.
    """

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
    posts: Posts = Posts.LIVE
    due: int | None = None
    again: int | None = None
    hands: Hands = Hands.CLOSED
    tempo: Tempo = Tempo.USUAL


class NewTable(TableSettings, frozen=True, kw_only=True):
    """A table to open at this time, in Unix seconds."""

    at: int
    interaction: int | None


class TableRow(TableSettings, frozen=True, kw_only=True):
    """The current row of a table. `last` is the number of its last entry; `seed` is set at the start of play.

    `rules_version` is that of the start, or of the rules under which play continued. Times are Unix seconds.
    """

    id: int
    status: Status
    seed: bytes | None
    opened_at: int
    changed_at: int
    last: int


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table's journal; `number` counts from 0, the opening.

    `seat` is who acted (−1: not a seat). `checksum` is that of the state afterwards.
    """

    kind: EntryKind
    seat: int = -1
    body: str = ""
    at: int
    interaction: int | None = None
    checksum: str = ""
    number: int


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a finished table: `places` from 1 and `scores` in points, if the game has any, by seat.

    `reason` is the key of a text. `teams` is the team of each seat, empty if all play for themselves; `preset` names
    the table's options, empty if they match no preset; `at` is when it ended, in Unix seconds. `moves` is how many
    moves were chosen and stand.
    """

    places: tuple[int, ...]
    reason: str
    at: int
    scores: tuple[int, ...] = ()
    teams: tuple[int, ...] = ()
    preset: str = ""
    moves: int = 0


class AuditRecord(msgspec.Struct, frozen=True):
    """Who caused an entry, whom it concerned, both as ids of people, and the reason they gave."""

    by: int
    whom: int | None = None
    reason: str | None = None

    @property
    def people(self) -> tuple[int, ...]:
        """The people it names."""
        return (self.by,) if self.whom is None else (self.by, self.whom)


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What an entry changes besides the journal. None leaves a field unchanged, except `due`, which every entry sets.

    `seats` replaces all seats; `checkpoint` is the state afterwards; `due` is when a background task has to look at the
    table, in Unix seconds, or None; `ending` is how the table ends; `audit` is stored beside the entry, which names
    nobody.
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
        names = (name for name in self.__struct_fields__ if name in TableRow.__struct_fields__ and name != "due")
        return {name: value for name in names if (value := getattr(self, name)) is not None}


class DeliveryRow(msgspec.Struct, frozen=True):
    """What a recipient has been shown: everything up to entry `shown`, in message `message` of channel `channel`.

    An update that a hand can do without for now counts as shown. `reader` is the person who was shown a seat's hand;
    `question`, `asked` and `call` are from the view shown last: its question, whether the table waited for this seat,
    and its call. `since` is the first entry told in the channel's live post.

    `closed` means that the last private message was refused. `refused` counts the refusals at this table since the last
    success; the next attempt is at `retry_at`, in Unix seconds.
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
    """All that is stored about a table. `checkpoint` is the state after its last entry, once play has begun.

    `audit_records` are by entry number.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    entries: tuple[Entry, ...]
    deliveries: tuple[DeliveryRow, ...]
    checkpoint: bytes | None
    audit_records: dict[int, AuditRecord] = {}
