"""The database: tables, seats, entries and people in SQLite. Moves are opaque text and states opaque bytes."""

# The imports are what the package offers.
# pyright: reportUnusedImport=false

from storage.archive import Played
from storage.files import FileGone, alone, backup, fault_of
from storage.forgetting import mentioned, mentions
from storage.journal import Journal
from storage.lifecycle import PARTS, ImpossibleEntry, Lifecycle, UndoRequest, lifecycle_of, restarts_clock
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
