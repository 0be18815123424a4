"""The database as a file: where it may be, who may read it, and whether it is still the one that was opened."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from storage.records import StorageError

if TYPE_CHECKING:
    from pathlib import Path

OWNER_ONLY: Final = 0o600
"""Permissions of databases and their copies: they hold secrets of tables and names of people.

SQLite gives the files beside a database (`-wal`, `-shm`) the permissions of the database itself.
"""


class FileGone(StorageError):
    """The database was deleted or replaced while it was open. Nothing may be acknowledged any more."""


def must_be_a_place(path: Path) -> None:
    """Raise `StorageError` unless there is, or could be, a database at this path; no folder is made for it."""
    try:
        if not path.name or path.is_dir():
            raise StorageError(f"the database at {path} cannot be used: it is a folder; name a file in it")
        if not path.absolute().parent.is_dir():
            raise StorageError(
                f"the database at {path} cannot be used: there is no folder {path.absolute().parent};"
                " make it, or correct the path"
            )
        if path.exists() and not path.is_file():
            raise StorageError(f"the database at {path} cannot be used: it is not a regular file")
    except (OSError, ValueError) as error:  # a folder that may not be read, a name that is too long, a null byte
        raise StorageError(f"the database at {path} cannot be used: {error}") from error


def made_private(path: Path) -> None:
    """Create an empty file that only its owner may read, unless there is one of this name already."""
    try:
        made = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY)
    except FileExistsError:
        return
    os.close(made)


class OpenFile:
    """Tells whether a database and its write-ahead log are still the files that were opened.

    A process that keeps a deleted file open goes on writing to it, and SQLite does not mind. To look costs some
    microseconds, so it is done before each acknowledgement.
    """

    def __init__(self, path: Path, *, with_log: bool) -> None:
        """Remember the files as they are now. Raise `OSError` if one is missing."""
        self.path = path.absolute()
        self._names = (f"{self.path}", f"{self.path}-wal") if with_log else (f"{self.path}",)
        self._opened = self._seen()

    def must_be_there(self) -> None:
        """Raise `FileGone` if one of the files was deleted or replaced."""
        try:
            seen = self._seen()
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

    def _seen(self) -> tuple[tuple[int, int], ...]:
        found = map(os.stat, self._names)
        return tuple((one.st_dev, one.st_ino) for one in found)
