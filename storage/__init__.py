"""The database: tables, seats, entries and people in SQLite. Moves are opaque text and states opaque bytes."""

from storage.archive import Played
from storage.copies import backup, fault_of
from storage.files import FileGone, alone
from storage.forgetting import mentioned, mentions
from storage.journal import Journal
from storage.lifecycle import PARTS, ImpossibleEntry, Lifecycle, lifecycle_of, restarts_clock
from storage.occupancies import Occupancy
from storage.records import (
    AlreadyDone,
    AuditRecord,
    Calls,
    Change,
    ChannelTaken,
    DeliveryRow,
    Ending,
    Entry,
    EntryKind,
    Guild,
    Hands,
    InvitationLimits,
    NewEntry,
    NewTable,
    Occupant,
    OutOfStep,
    Person,
    Posts,
    SeatRow,
    Status,
    StorageError,
    TableRecord,
    TableRow,
    Tempo,
    TooManyTables,
)
from storage.results import Chosen, Records, Result, SeatResult
from storage.schema import NewerFile
from storage.seasons import LONGEST_SEASON, Season, SeasonTaken
from storage.sessions import Session

__all__ = [
    "LONGEST_SEASON",
    "PARTS",
    "AlreadyDone",
    "AuditRecord",
    "Calls",
    "Change",
    "ChannelTaken",
    "Chosen",
    "DeliveryRow",
    "Ending",
    "Entry",
    "EntryKind",
    "FileGone",
    "Guild",
    "Hands",
    "ImpossibleEntry",
    "InvitationLimits",
    "Journal",
    "Lifecycle",
    "NewEntry",
    "NewTable",
    "NewerFile",
    "Occupancy",
    "Occupant",
    "OutOfStep",
    "Person",
    "Played",
    "Posts",
    "Records",
    "Result",
    "Season",
    "SeasonTaken",
    "SeatResult",
    "SeatRow",
    "Session",
    "Status",
    "StorageError",
    "TableRecord",
    "TableRow",
    "Tempo",
    "TooManyTables",
    "alone",
    "backup",
    "fault_of",
    "lifecycle_of",
    "mentioned",
    "mentions",
    "restarts_clock",
]
