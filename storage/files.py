"""The database as a file: valid paths, permissions, locks, copies, and whether it is still the file that was opened."""

import os
import sqlite3
import struct
import sys
from collections.abc import Generator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from storage.records import StorageError

OWNER_ONLY: Final = 0o600
"""Permissions of databases and their copies, which contain the secrets of tables and names of people.

SQLite gives the files beside a database (`-wal`, `-shm`) the permissions of the database itself.
"""


class FileGone(StorageError):
    """The database was deleted or replaced while it was open. Nothing more may be acknowledged."""


def must_be_a_place(path: Path) -> None:
    """Raise `StorageError` unless there is, or could be, a database at this path. Creates no folder."""
    try:
        if not path.name or path.is_dir():
            raise StorageError(f"the database at {path} cannot be used: it is a folder; name a file in it")
        if not path.absolute().parent.is_dir():
            raise StorageError(
                f"the database at {path} cannot be used: there is no folder {path.absolute().parent};"
                " create it, or correct the path"
            )
        if path.exists() and not path.is_file():
            raise StorageError(f"the database at {path} cannot be used: it is not a regular file")
    except (OSError, ValueError) as error:  # a folder that may not be read, a name that is too long, a null byte
        raise StorageError(f"the database at {path} cannot be used: {error}") from error


def made_private(path: Path) -> None:
    """Create an empty file that only its owner may read, unless the file exists."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, OWNER_ONLY))


@contextmanager
def alone(path: Path) -> Generator[None]:
    """Hold the locks that allow one bot to a database, which is created if necessary. A crash releases them.

    One lock is a file beside the database, by its real name: a bot whose database was replaced still uses the
    write-ahead log of that name for a moment. The other is on the database itself, whatever its name, and whether or
    not the file beside it was removed.

    Raise `StorageError` if another bot holds one of them, or if there can be no database at this path.
    """
    must_be_a_place(path)
    real = path.resolve()
    with ExitStack() as stack:
        try:
            stack.enter_context(FileLock(real.with_name(f"{real.name}.lock"), blocking=False, mode=OWNER_ONLY))
            made_private(path)
            if sys.platform == "linux":
                stack.enter_context(_locked(path))
        except (Timeout, BlockingIOError) as error:
            raise StorageError(
                f"another Mehana is running on {path}: stop it first, or choose another MEHANA_DATABASE"
            ) from error
        except OSError as error:
            raise StorageError(f"the database at {path} cannot be used: {error}") from error
        yield


@contextmanager
def _locked(path: Path) -> Generator[None]:
    """Lock a byte of the file that SQLite does not lock. Raise `BlockingIOError` if another program has done so.

    The lock belongs to the open file, not to the process, so it does not end when SQLite closes the same file.
    """
    import fcntl  # noqa: PLC0415 - some systems have none

    with path.open("rb+") as file:
        lock = struct.pack("hhqqq", fcntl.F_WRLCK, os.SEEK_SET, 0, 1, 0)
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, lock)
        yield


def reading(path: Path, *, in_use: bool = True) -> closing[sqlite3.Connection]:
    """Open a database to read it. One that is not in use is read alone, without the files beside it.

    Raise `sqlite3.Error` if it is not there.
    """
    mode = "?mode=ro" if in_use else "?mode=ro&immutable=1"
    return closing(sqlite3.connect(path.absolute().as_uri() + mode, uri=True))


class OpenFile:
    """Checks that a database and its write-ahead log are still the files that were opened.

    SQLite does not notice when it writes to a deleted file. The check takes microseconds, so it is made before each
    acknowledgement.
    """

    def __init__(self, path: Path, *, with_log: bool) -> None:
        """Remember the current files. Raise `OSError` if one is missing."""
        self.path = path.absolute()
        self._names = (f"{self.path}", f"{self.path}-wal") if with_log else (f"{self.path}",)
        self._opened = self._identities()

    def must_be_there(self) -> None:
        """Raise `FileGone` if one of the files was deleted or replaced."""
        try:
            seen = self._identities()
        except OSError as error:
            raise FileGone(
                f"the database at {self.path} was deleted or moved while in use:"
                " put it or a backup back, then start again"
            ) from error
        if seen != self._opened:
            raise FileGone(
                f"the database at {self.path} was replaced while in use:"
                " make sure that it is the right file, then start again"
            )

    def _identities(self) -> tuple[tuple[int, int], ...]:
        return tuple((file.st_dev, file.st_ino) for file in map(os.stat, self._names))


def backup(source: Path, target: Path) -> None:
    """Copy a database, which may be in use, to a new file.

    Raise `StorageError` if this fails or the source is damaged; then there is no copy.
    """
    must_be_a_place(source)
    if not source.exists():
        raise StorageError(f"there is no database at {source}")
    if target.exists():
        raise StorageError(f"{target} already exists: name a new file")
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        made_private(part)
        with reading(source) as origin, closing(sqlite3.connect(part)) as copy:
            origin.backup(copy)
        if (fault := fault_of(part)) is not None:
            raise StorageError(f"{source} was not copied because it is damaged ({fault}): restore an earlier backup")
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        _rename(part, target)
    except (sqlite3.Error, OSError) as error:
        raise StorageError(f"could not copy {source} to {target}: {error}") from error
    finally:
        part.unlink(missing_ok=True)


def fault_of(copy: Path) -> str | None:
    """Return what is wrong with a copy that is not in use, or None if it is sound. Reads the whole file."""
    try:
        with reading(copy, in_use=False) as connection:
            if connection.execute("PRAGMA user_version").fetchone()[0] == 0:
                return "it contains no tables of Mehana"
            connection.execute("SELECT count(*) FROM game_table").fetchone()
            fault = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    except sqlite3.Error as error:
        return str(error)
    return None if fault == "ok" else " ".join(str(fault).split())


def _rename(part: Path, target: Path) -> None:
    """Give a finished file its name without overwriting another file, if the file system can guarantee that."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:
        part.rename(target)
