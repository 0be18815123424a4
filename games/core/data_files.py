"""Loads TOML data files and checks them against a type. Errors name the line and the reason."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any, Final, Generic, NoReturn, TypeVar

import msgspec

T = TypeVar("T")

_PLACE: Final = re.compile(r" - at `\$(?P<path>[^`]*)`")
_UNKNOWN: Final = re.compile(r"unknown field `([^`]*)`")
_STEP: Final = re.compile(r"\.(?P<name>[\w-]+)|\[(?P<index>\d+)\]|\[\.\.\.\]")
_HEADING: Final = re.compile(r"\s*\[(?P<list>\[)?(?P<name>[\w-]+)\]")
_KEY: Final = re.compile(r"\s*\"?(?P<name>[\w-]+)\"?\s*=")


class DataFileError(ValueError):
    """A data file is wrong: `line` counts from 1 (0 if no single line is at fault), `reason` is in English."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}, line {line}: {reason}" if line else f"{file}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason


class DataFile(Generic[T]):
    """A data file of the right type: `value` holds its contents; the methods check it further.

    Paths name nested entries: `.land[3].owner`.
    """

    def __init__(self, value: T, lines: _Lines) -> None:
        self.value = value
        self.refuse = lines.refuse

    def must(self, holds: object, path: str, reason: str) -> None:
        """Raise `DataFileError` for the entry at `path` unless `holds`."""
        if not holds:
            self.refuse(path, reason)

    def unique(self, path: str, ids: Iterable[str], taken: Collection[str] = ()) -> set[str]:
        """Return these ids, which the entries of the list at `path` have, and those `taken` before.

        Raise `DataFileError` for one that stands twice.
        """
        found = set(taken)
        for number, name in enumerate(ids):
            self.must(name not in found, f"{path}[{number}].id", f"the id {name!r} stands twice")
            found.add(name)
        return found


def load(file: Path, kind: type[T]) -> DataFile[T]:
    """Return the contents of a file. Raise `DataFileError` if it is not TOML or does not fit the type `kind`."""
    return parse(file.read_text("utf-8"), kind, file.name)


def parse(text: str, kind: type[T], file: str) -> DataFile[T]:
    """Return the contents of a text, which errors call `file`. Raise `DataFileError` as `load` does."""
    try:
        data: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        position = re.search(r"\(at line (\d+), column \d+\)", str(error))
        line = int(position[1]) if position else len(text.splitlines())
        raise DataFileError(file, line, str(error)) from error
    lines = _Lines(text, file)
    try:
        return DataFile(msgspec.convert(data, kind), lines)
    except msgspec.ValidationError as error:
        reason = str(error)
        place, unknown = _PLACE.search(reason), _UNKNOWN.search(reason)
        path = (place["path"] if place else "") + (f".{unknown[1]}" if unknown else "")
        lines.refuse(path, _PLACE.sub("", reason))


class _Lines:
    """The line number of each entry of a file."""

    def __init__(self, text: str, file: str) -> None:
        self._file = file
        self._at: dict[str, int] = {}
        section = ""
        counts: dict[str, int] = {}
        for number, line in enumerate(text.splitlines(), 1):
            if heading := _HEADING.match(line):
                section = heading["name"]
                if heading["list"]:
                    counts[section] = counts.get(section, -1) + 1
                    section = f"{section}[{counts[section]}]"
                self._at.setdefault(f".{section}", number)
            elif key := _KEY.match(line):
                prefix = f".{section}" if section else ""
                self._at.setdefault(f"{prefix}.{key['name']}", number)

    def refuse(self, path: str, reason: str) -> NoReturn:
        """Raise the `DataFileError` for the entry at `path`, or for the nearest entry that encloses it."""
        steps = [step[0] for step in _STEP.finditer(path)]
        while steps and "".join(steps) not in self._at:
            steps.pop()
        entry = path.removeprefix(".")
        raise DataFileError(self._file, self._at.get("".join(steps), 0), f"{entry}: {reason}" if entry else reason)
