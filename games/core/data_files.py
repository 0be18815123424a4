"""Data files: TOML of a given form, loaded and checked. A wrong file is refused with the line and the reason."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, Final, Generic, NoReturn, TypeVar

import msgspec

if TYPE_CHECKING:
    from pathlib import Path

T = TypeVar("T")

_PLACE: Final = re.compile(r" - at `\$(?P<path>[^`]*)`")
_STRANGE: Final = re.compile(r"unknown field `([^`]*)`")
_STEP: Final = re.compile(r"\.(?P<name>[\w-]+)|\[(?P<index>\d+)\]|\[\.\.\.\]")
_HEADING: Final = re.compile(r"\s*\[(?P<list>\[)?(?P<name>[\w-]+)\]")
_KEY: Final = re.compile(r"\s*\"?(?P<name>[\w-]+)\"?\s*=")


class DataFileError(ValueError):
    """A data file is wrong: `line` from 1 (0 where no line is at fault), and the `reason` in English."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        super().__init__(f"{file}, line {line}: {reason}" if line else f"{file}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason


class DataFile(Generic[T]):
    """A data file that has its form: `value` is what it says; the methods refuse what does not hold together.

    Paths name entries as they nest: `.land[3].owner`.
    """

    def __init__(self, value: T, lines: _Lines) -> None:
        self.value = value
        self._lines = lines

    def refuse(self, path: str, reason: str) -> NoReturn:
        """Raise `DataFileError` for the entry at `path`, or for the nearest that encloses it."""
        self._lines.refuse(path, reason)

    def must(self, holds: object, path: str, reason: str) -> None:
        """Raise `DataFileError` for the entry at `path` unless `holds`."""
        if not holds:
            self._lines.refuse(path, reason)

    def within(self, path: str, value: int, least: int, most: int) -> None:
        """Raise `DataFileError` for the entry at `path` unless its value lies between both bounds, these included."""
        self.must(least <= value <= most, path, f"{value} is not between {least} and {most}")


def load(file: Path, kind: type[T]) -> DataFile[T]:
    """Return what a file says. Raise `DataFileError` if it is not TOML or has not the form of `kind`."""
    return parse(file.read_text("utf-8"), kind, file.name)


def parse(text: str, kind: type[T], file: str) -> DataFile[T]:
    """Return what a text says; `file` is its name in errors. Raise `DataFileError` as `load` does."""
    try:
        data: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+), column \d+\)", str(error))
        line = int(found[1]) if found else len(text.splitlines())
        raise DataFileError(file, line, str(error)) from error
    lines = _Lines(text, file)
    try:
        return DataFile(msgspec.convert(data, kind), lines)
    except msgspec.ValidationError as error:
        reason = str(error)
        place, strange = _PLACE.search(reason), _STRANGE.search(reason)
        path = (place["path"] if place else "") + (f".{strange[1]}" if strange else "")
        lines.refuse(path, _PLACE.sub("", reason))


class _Lines:
    """Knows on which line each entry of a file stands."""

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
        """Raise the error for the entry at `path`, or for the nearest that encloses it."""
        steps = [step[0] for step in _STEP.finditer(path)]
        while steps and "".join(steps) not in self._at:
            steps.pop()
        named = path.removeprefix(".")
        raise DataFileError(self._file, self._at.get("".join(steps), 0), f"{named}: {reason}" if named else reason)
