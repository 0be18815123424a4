"""Rotated backups: dated copies of the database in one folder, of which the oldest are removed."""

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from storage import StorageError, backup, fault_of

_NAME: Final = re.compile(r"mehana-\d{8}-\d{6}\.sqlite3")
"""The name of a copy: the date and time of its creation, in UTC."""
_PART: Final = re.compile(_NAME.pattern + r"\.part(-journal)?")
"""The names of what is left of a copy while it is made, or when that was stopped."""
_ABANDONED_AFTER: Final = 86_400
"""Seconds after which nobody is making such a copy any more."""


class Rotation(msgspec.Struct, frozen=True):
    """The result of a rotation: the new copy, the older ones removed, and the older ones found damaged."""

    copy: Path
    removed: tuple[Path, ...]
    damaged: tuple[Path, ...]


def rotated(source: Path, folder: Path, keep: int, now: datetime | None = None) -> Rotation:
    """Copy a database into a folder, and remove older copies there except for the newest `keep` sound ones.

    The new copy counts, damaged ones do not. What is left of copies that were stopped a day ago goes too. Raise
    `StorageError` if no sound copy can be made; then nothing is removed.
    """
    if keep < 1:
        raise StorageError(f"--keep takes a number from 1, not {keep}")
    moment = now or datetime.now(UTC)
    target = folder / f"mehana-{moment:%Y%m%d-%H%M%S}.sqlite3"
    backup(source, target)
    older = sorted((path for path in folder.iterdir() if _NAME.fullmatch(path.name) and path != target), reverse=True)
    for path in folder.iterdir():
        if _PART.fullmatch(path.name) and moment.timestamp() - path.stat().st_mtime > _ABANDONED_AFTER:
            path.unlink()
    sound, damaged, removed = 1, list[Path](), list[Path]()
    for path in older:
        if sound >= keep:
            path.unlink()
            removed.append(path)
        elif fault_of(path) is None:
            sound += 1
        else:
            damaged.append(path)
    return Rotation(target, tuple(removed), tuple(damaged))
