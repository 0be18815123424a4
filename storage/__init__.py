"""The journal: tables, seats and entries in SQLite. It knows moves only as text and states only as bytes."""

from storage.journal import Journal
from storage.records import (
    AlreadyDone,
    Change,
    ChannelTaken,
    Delivery,
    Ending,
    Entry,
    EntryKind,
    NewEntry,
    NewTable,
    OutOfStep,
    Person,
    SeatRow,
    Sitter,
    Status,
    StorageError,
    TableRecord,
    TableRow,
)
from storage.results import Result, Season, SeasonTaken, SeatResult, Sitting
from storage.schema import NewerFile, backup

__all__ = [
    "AlreadyDone",
    "Change",
    "ChannelTaken",
    "Delivery",
    "Ending",
    "Entry",
    "EntryKind",
    "Journal",
    "NewEntry",
    "NewTable",
    "NewerFile",
    "OutOfStep",
    "Person",
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
    "backup",
]
