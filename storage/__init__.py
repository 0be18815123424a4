"""The journal: tables, seats and entries in SQLite. It knows moves only as text and states only as bytes."""

from storage.archive import Played
from storage.connection import alone
from storage.copies import backup, fault_of
from storage.files import FileGone
from storage.forgetting import mentioned, mentions
from storage.journal import Journal
from storage.records import (
    AlreadyDone,
    Calls,
    Change,
    ChannelTaken,
    Delivery,
    Doing,
    Ending,
    Entry,
    EntryKind,
    Guild,
    Hands,
    InvitationLimits,
    NewEntry,
    NewTable,
    OutOfStep,
    Person,
    Posts,
    SeatRow,
    Sitter,
    Status,
    StorageError,
    TableRecord,
    TableRow,
    Tempo,
    TooManyTables,
)
from storage.results import Chosen, Fold, Marks, Result, SeatResult
from storage.schema import NewerFile
from storage.seasons import Season, SeasonTaken
from storage.sittings import Sitting

__all__ = [
    "AlreadyDone",
    "Calls",
    "Change",
    "ChannelTaken",
    "Chosen",
    "Delivery",
    "Doing",
    "Ending",
    "Entry",
    "EntryKind",
    "FileGone",
    "Fold",
    "Guild",
    "Hands",
    "InvitationLimits",
    "Journal",
    "Marks",
    "NewEntry",
    "NewTable",
    "NewerFile",
    "OutOfStep",
    "Person",
    "Played",
    "Posts",
    "Result",
    "Season",
    "SeasonTaken",
    "SeatResult",
    "SeatRow",
    "Sitter",
    "Sitting",
    "Status",
    "StorageError",
    "TableRecord",
    "TableRow",
    "Tempo",
    "TooManyTables",
    "alone",
    "backup",
    "fault_of",
    "mentioned",
    "mentions",
]
