"""A localizer that remembers which messages it formatted, and which variant of each selector."""

import functools
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

from games.core.catalogue import SHARED_TEXTS
from games.core.contract import AnyGame
from games.core.localizer import Localizer, keys_in, written


class Formatted(NamedTuple):
    """One formatted message: its key, the variants its selectors chose, and the text."""

    key: str
    variants: tuple[str, ...]
    text: str
    constant: bool
    """Whether it has no variables: it is in the Fluent file word for word."""

    def wordings(self) -> set[str]:
        """Return the key, alone and with each of the variants."""
        return {self.key, *(f"{self.key} {variant}" for variant in self.variants)}


class Recorder(Localizer):
    """An English localizer of a game that appends each message it formats to `formatted`."""

    def __init__(self, game: AnyGame, names: Sequence[str]) -> None:
        super().__init__("en", (SHARED_TEXTS, game.text.folder), names)
        self.formatted: list[Formatted] = []

    def __call__(self, key: str, /, **variables: Any) -> str:
        """Format the message as any localizer does, and remember it."""
        text = super().__call__(key, **variables)
        self.formatted.append(
            Formatted(key, tuple(_chosen(_pattern(self._folders, key), variables)), text, not variables)
        )
        return text


@functools.cache
def _pattern(folders: tuple[Path, ...], key: str) -> ast.Pattern | None:
    """Return the pattern of a message or attribute if it has a selector."""
    name, _, attribute = key.partition(".")
    source = next(source[name] for folder in folders if name in (source := written(folder, "en")))
    if "->" not in source:
        return None
    (message,) = FluentParser(with_spans=False).parse(source).body
    assert isinstance(message, ast.Message)
    parts = {"": message.value, **{part.id.name: part.value for part in message.attributes}}
    return parts[attribute]


def _selects(pattern: ast.Pattern | None) -> Iterator[tuple[str, ast.SelectExpression]]:
    """Yield the selectors at the top of a pattern, each with its variable."""
    for element in pattern.elements if pattern else ():
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            select = element.expression
            assert isinstance(select.selector, ast.VariableReference)
            yield select.selector.id.name, select


def _name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _chosen(pattern: ast.Pattern | None, variables: dict[str, Any]) -> Iterator[str]:
    """Yield the variants that these variables choose in English, those inside a variant after it."""
    for name, select in _selects(pattern):
        value = variables[name]
        wanted = {str(value), "one"} if value == 1 and not isinstance(value, str) else {str(value)}
        variant = next((each for each in select.variants if _name(each) in wanted), None) or next(
            each for each in select.variants if each.default
        )
        yield f"{name}={_name(variant)}"
        yield from _chosen(variant.value, variables)


def _offered(pattern: ast.Pattern | None) -> Iterator[str]:
    for name, select in _selects(pattern):
        for variant in select.variants:
            yield f"{name}={_name(variant)}"
            yield from _offered(variant.value)


def wordings(folder: Path) -> set[str]:
    """Return the keys of all English messages of a folder, each alone and with each variant of its selectors."""
    found: set[str] = set()
    for key in keys_in(folder, "en"):
        found.add(key)
        found |= {f"{key} {variant}" for variant in _offered(_pattern((folder,), key))}
    return found
