"""Texts in four languages, from Fluent files.

English stands in for a message that a language lacks. A message that is missing in English too, or does not format, is
a programming error: it raises `TextError`, and tests format every text.
"""

from __future__ import annotations

import functools
import re
import sys
from collections import ChainMap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from games.core.values import Seat

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

LOCALES: Final = ("en", "bg", "ru", "ro")
REMEMBERED: Final = 400
"""How many texts with variables of a game and language are kept as they were formatted."""


class TextError(LookupError):
    """A text is missing or does not format. `locale` and `key` say which one."""

    def __init__(self, locale: str, key: str, problem: object = "there is no such text") -> None:
        super().__init__(f"{locale}: {key!r}: {problem}")
        self.locale = locale
        self.key = key


def nearest_locale(tag: str) -> str:
    """Return the supported language for a Discord locale ("en-GB" → "en"), English if there is none."""
    language = tag.partition("-")[0].lower()
    return language if language in LOCALES else "en"


def capital(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    """Return a number with a typographic minus sign if it is negative."""
    return str(number).replace("-", "−")


LONGEST_LABEL: Final = 80
"""Most characters on a button or a row of a menu."""
LONGEST_LINE: Final = 100
"""Most characters of an explanation, a gloss, or a name in a list."""
LONGEST_SUM: Final = 200
"""Most characters of what is told of names chosen so far."""
LONGEST_ALTERNATIVE: Final = 1024
"""Most characters of a picture's description on Discord."""


def fitted(text: str, most: int) -> str:
    """Return the text, ending in an ellipsis if it is longer than `most` characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""A message of a Fluent file, from its key at the start of a line up to the next message or comment.

A pattern rather than `fluent.syntax`: parsing all texts of a large game takes 0.2 s, during which the event loop would
be blocked. With this, each message is parsed when it is first used.
"""


@functools.cache
def written(folder: Path, locale: str) -> dict[str, str]:
    """Return the source of each message in a folder's file, by its key; nothing if there is no such file."""
    return {sys.intern(match[1]): match[0] for match in _entries(folder, locale)}


def keys_in(folder: Path, locale: str) -> list[str]:
    """Return the keys of the messages in a folder's file, in order; a key defined twice appears twice."""
    return [match[1] for match in _entries(folder, locale)]


def _entries(folder: Path, locale: str) -> Iterator[re.Match[str]]:
    file = folder / f"{locale}.ftl"
    return _ENTRY.finditer(file.read_text("utf-8") if locale == "en" or file.exists() else "")


class _Texts:
    """The messages of one language, each parsed when it is first used. English stands in for those it lacks."""

    def __init__(self, folders: Sequence[Path], locale: str) -> None:
        self.locale = locale
        self.constant: dict[str, str] = {}
        """Texts without variables, by key, as they were formatted: commands and menus consist of them."""
        self.formatted = functools.lru_cache(REMEMBERED, typed=True)(self._formatted)
        """`_formatted` with the latest texts kept: Babel takes long over numbers, and messages are drawn anew."""
        self.written = ChainMap(*(written(folder, language) for folder in folders for language in (locale, "en")))

    @functools.cached_property
    def bundle(self) -> FluentBundle:
        """Make the bundle when the first text has to be formatted: it loads what Babel knows of the language, 2 MB."""
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - heavy; workers and simulations need no texts

        return FluentBundle([self.locale], use_isolating=False)

    def plain(self, key: str) -> str | None:
        """Return the text with this key if it is nothing but text, without variables or choices; None otherwise."""
        from fluent.syntax import FluentParser, ast  # noqa: PLC0415 - heavy; workers and simulations need no texts

        name, _, attribute = key.partition(".")
        entry = FluentParser(with_spans=False).parse_entry(self.written.get(name, ""))
        if attribute or not isinstance(entry, ast.Message) or entry.value is None:
            return None
        parts = [part.value for part in entry.value.elements if isinstance(part, ast.TextElement)]
        return "".join(parts) if len(parts) == len(entry.value.elements) else None

    def message(self, name: str) -> Message | None:
        """Return the message with this key, or None."""
        bundle = self.bundle  # threads that ask at once may make two; each uses its own to the end
        if not bundle.has_message(name) and name in self.written:
            from fluent.runtime import FluentResource  # noqa: PLC0415 - heavy; workers and simulations need no texts

            bundle.add_resource(FluentResource(self.written[name]))
        return bundle.get_message(name) if bundle.has_message(name) else None

    def _formatted(self, key: str, variables: tuple[str, ...], *values: Any) -> str:
        """Return the text with this key, with these values of its variables. Raise `TextError` as `Localizer` does."""
        name, _, attribute = key.partition(".")
        message = self.message(name)
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        if pattern is None:
            raise TextError(self.locale, key)
        text, errors = self.bundle.format_pattern(pattern, dict(zip(variables, values, strict=True)))
        if errors:
            raise TextError(self.locale, key, errors[0])
        return str(text)


@functools.cache
def _texts(folders: tuple[Path, ...], locale: str) -> _Texts:
    return _Texts(folders, locale)


class Localizer:
    """Formats texts in one language (`locale`) for one table, whose seats have `names`, already escaped."""

    def __init__(self, locale: str, folders: Iterable[Path], names: Sequence[str] = ()) -> None:
        self.locale = locale
        self.names = tuple(names)
        self._folders = tuple(folders)

    def __call__(self, key: str, /, **variables: Any) -> str:
        """Return the text with this key. Raise `TextError` if it or a variable is missing."""
        texts = _texts(self._folders, self.locale)
        if not variables:
            constant = texts.constant.get(key) or texts.plain(key)
            if constant is not None:
                return texts.constant.setdefault(key, constant)
        text = texts.formatted(key, tuple(variables), *variables.values())
        return text if variables else texts.constant.setdefault(key, text)

    def has(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return key in _texts(self._folders, self.locale).written

    def name(self, seat: Seat) -> str:
        """Return the name of the player in a seat."""
        return self.names[seat]

    def list(self, items: Sequence[str]) -> str:
        """Return the items joined as in a sentence ("a, b and c"), by the text `list-and`."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", first=", ".join(items[:-1]), last=items[-1])

    def who(self, seat: Seat) -> str:
        """Return the name of the player in a seat, formatted to stand out, by the text `who`."""
        return self("who", who=self.name(seat))

    def people(self, seats: Iterable[Seat]) -> str:
        """Return the names of the players in these seats, formatted to stand out and joined as in a sentence."""
        return self.list([self.who(seat) for seat in seats])

    def named(self, names: Sequence[str]) -> Localizer:
        """Return a localizer of the same language for a table with these names."""
        return Localizer(self.locale, self._folders, names)
