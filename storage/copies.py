"""Copies of the database: made while it may be in use, and checked before they count."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from storage.files import made_private, must_be_a_place
from storage.records import StorageError

if TYPE_CHECKING:
    from pathlib import Path


def backup(source: Path, target: Path) -> None:
    """Copy a database, which may be in use, to a new file.

    Raise `StorageError` if that cannot be done, or if the copy is damaged because the source is; then there is no copy.
    """
    must_be_a_place(source)
    if not source.exists():
        raise StorageError(f"there is no database at {source}")
    if target.exists():
        raise StorageError(f"{target} exists already: name a new file")
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        made_private(part)
        with (
            closing(sqlite3.connect(source.absolute().as_uri() + "?mode=ro", uri=True)) as origin,
            closing(sqlite3.connect(part)) as copy,
        ):
            origin.backup(copy)
        if (fault := fault_of(part)) is not None:
            raise StorageError(f"{source} was not copied, it is damaged ({fault}): go back to an earlier backup")
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        _named(part, target)
    except (sqlite3.Error, OSError) as error:
        raise StorageError(f"could not copy {source} to {target}: {error}") from error
    finally:
        part.unlink(missing_ok=True)


def fault_of(copy: Path) -> str | None:
    """Return what is wrong with a copy that nobody is using, or None if it is sound. Reads all of it."""
    try:
        with closing(sqlite3.connect(copy.absolute().as_uri() + "?mode=ro&immutable=1", uri=True)) as connection:
            if connection.execute("PRAGMA user_version").fetchone()[0] == 0:
                return "it holds no tables of Mehana"
            connection.execute("SELECT count(*) FROM game_table").fetchone()
            found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    except sqlite3.Error as error:
        return str(error)
    return None if found == "ok" else " ".join(str(found).split())


def _named(part: Path, target: Path) -> None:
    """Give a finished file its name; never in the place of another file, where the file system can promise that."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:
        part.rename(target)
