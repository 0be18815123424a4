"""Copies the database while it may be in use, and checks the copies."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from storage.files import made_private, must_be_a_place, reading
from storage.records import StorageError

if TYPE_CHECKING:
    from pathlib import Path


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
        with (
            reading(source) as origin,
            closing(sqlite3.connect(part)) as copy,
        ):
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
