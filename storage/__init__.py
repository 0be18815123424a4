"""The journal: tables, seats and entries in SQLite. It knows moves only as text and states only as bytes."""

from storage.archive import Played
from storage.connection import alone
from storage.journal import Journal
from storage.records import (
    AlreadyDone,
    Calls,
    Change,
    ChannelTaken,
    Delivery,
    Ending,
    Entry,
    EntryKind,
    Guild,
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
    TooManyTables,
)
from storage.results import Result, Season, SeasonTaken, SeatResult, Sitting
from storage.schema import NewerFile, backup

__all__ = [
    "AlreadyDone",
    "Calls",
    "Change",
    "ChannelTaken",
    "Delivery",
    "Ending",
    "Entry",
    "EntryKind",
    "Guild",
    "Journal",
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
    "TooManyTables",
    "alone",
    "backup",
]
