"""Copies of the database that are made again and again: dated, in one folder, the oldest removed."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from storage import StorageError, backup

if TYPE_CHECKING:
    from pathlib import Path

_NAME: Final = re.compile(r"mehana-\d{8}-\d{6}\.sqlite3")
"""The name of a copy: the day and the second it was made, in UTC."""


def rotated(source: Path, folder: Path, keep: int, now: datetime | None = None) -> tuple[Path, tuple[Path, ...]]:
    """Copy a database into a folder under a dated name, then remove all dated copies there but the newest `keep`.

    Return the copy and what was removed. Raise `StorageError` if it cannot be copied; then nothing is removed.
    """
    if keep < 1:
        raise StorageError(f"--keep takes a number from 1, not {keep}")
    moment = now or datetime.now(UTC)
    target = folder / f"mehana-{moment:%Y%m%d-%H%M%S}.sqlite3"
    backup(source, target)
    copies = sorted((path for path in folder.iterdir() if _NAME.fullmatch(path.name)), reverse=True)
    old = tuple(path for path in copies[keep:] if path != target)
    for path in old:
        path.unlink()
    return target, old
