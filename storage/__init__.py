"""The journal: tables, seats and entries in SQLite. It knows moves only as text and states only as bytes."""

from storage.journal import Journal
from storage.records import (
    AlreadyDone,
    ChannelTaken,
    Delivery,
    Entry,
    NewEntry,
    NewTable,
    OutOfStep,
    Person,
    SeatRow,
    StorageError,
    TableRecord,
    TableRow,
)
from storage.schema import NewerFile, backup

__all__ = [
    "AlreadyDone",
    "ChannelTaken",
    "Delivery",
    "Entry",
    "Journal",
    "NewEntry",
    "NewTable",
    "NewerFile",
    "OutOfStep",
    "Person",
    "SeatRow",
    "StorageError",
    "TableRecord",
    "TableRow",
    "backup",
]
