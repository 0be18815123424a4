"""The options of a game: typed fields, each with a default and a range.

A game subclasses `Options`; fields are `bool`, `Annotated[int, msgspec.Meta(ge=…, le=…)]`, `Literal[...]` of strings,
or `frozenset[Literal[...]]`. Slash-command options, `name=value` texts and checks are derived from the class.
"""

import functools
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Literal, get_args, get_origin

import msgspec

SHOWN: Final = 80
"""Characters of a wrong value that an error repeats."""


class BadOptions(ValueError):
    """Options contradict each other, or a value is out of range.

    `why` is the key of a text, `data` its variables; `option` among them names the field at fault, if there is one.
    """

    def __init__(self, why: str, **data: str | int) -> None:
        super().__init__(why, data)
        self.why = why
        self.data = data


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The base class of every game's options."""

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {"standard": {}}
    """Named sets of options, offered to players and played by the tests. The names are also the keys of their texts."""
    first_game: ClassVar[str] = "standard"
    """The preset that people who do not know the game are advised to take; it is listed first."""
    suggestions: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """For options that are sets: values to offer first, written as `OptionField.read` reads them."""
    by_seats: ClassVar[frozenset[str]] = frozenset()
    """Options that are sets of seats, counted from 0; they are shown with the names of the players there."""

    only_with: ClassVar[Mapping[str, tuple[str, Any]]] = {}
    """Options that have no effect unless another one has this value, as name → (other, value)."""

    def applies(self, name: str) -> bool:
        """Whether an option has an effect beside the others; if not, it is neither shown nor offered."""
        other, value = self.only_with.get(name, ("", None))
        return not other or getattr(self, other) == value

    def check(self, seats: int) -> None:
        """Raise `BadOptions` if the rules exclude these options for this many seats."""


class OptionField(msgspec.Struct, frozen=True):
    """One option. `choices` are the values of an enumeration or a set; `least` and `most` bound a number."""

    name: str
    kind: Literal["bool", "int", "choice", "set"]
    default: bool | int | str | frozenset[str]
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    def read(self, text: str) -> bool | int | str | frozenset[str]:
        """Return the value written as `text`. Raise `BadOptions` with the values allowed."""
        word = text.strip()
        wrong = functools.partial(BadOptions, option=self.name, text=text[:SHOWN])
        if self.kind == "bool":
            if word.lower() in {"true", "yes", "on", "1"}:
                return True
            if word.lower() in {"false", "no", "off", "0"}:
                return False
            raise wrong("option-not-bool")
        if self.kind == "int":
            if word.lstrip("-").isdecimal() and self.least <= int(word) <= self.most:
                return int(word)
            raise wrong("option-not-in-range", least=self.least, most=self.most)
        if self.kind == "choice":
            if word in self.choices:
                return word
            raise wrong("option-not-a-choice", choices=", ".join(self.choices))
        if word.lower() in {"", "-", "none"}:
            return frozenset()
        if word.lower() == "all":
            return frozenset(self.choices)
        by_name = {choice.lower(): choice for choice in self.choices}
        words = word.replace(",", " ").lower().split()
        if unknown := [word for word in words if word not in by_name]:
            choices = ", ".join(("none", "all", *self.choices))
            raise wrong("option-not-a-choice", text=" ".join(unknown)[:SHOWN], choices=choices)
        return frozenset(by_name[word] for word in words)

    def write(self, value: bool | int | str | frozenset[str]) -> str:
        """Return the text from which `read` returns this value."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, frozenset):
            return " ".join(choice for choice in self.choices if choice in value) or "none"
        return str(value)


@functools.cache
def fields_of(options: type[Options]) -> tuple[OptionField, ...]:
    """Return the options of a game, in the order of the class."""
    return tuple(_field(field.name, field.type, field.default) for field in msgspec.structs.fields(options))


def _field(name: str, kind: Any, default: Any) -> OptionField:
    if kind is bool:
        return OptionField(name, "bool", default)
    if get_origin(kind) is Literal:
        return OptionField(name, "choice", default, choices=get_args(kind))
    if get_origin(kind) is frozenset:
        return OptionField(name, "set", default, choices=get_args(get_args(kind)[0]))
    base, bounds = get_args(kind)
    if base is not int or bounds.ge is None or bounds.le is None:
        raise TypeError(f"option {name!r} needs type int with both bounds")
    return OptionField(name, "int", default, least=bounds.ge, most=bounds.le)


def read_options(options: type[Options], texts: Mapping[str, str]) -> Options:
    """Return the options written as `name → text`. Raise `BadOptions` for the first that is wrong."""
    by_name = {field.name: field for field in fields_of(options)}
    for name in texts:
        if name not in by_name:
            raise BadOptions("option-unknown", option=name[:SHOWN], choices=", ".join(by_name))
    return options(**{name: by_name[name].read(text) for name, text in texts.items()})


def texts_of(chosen: Options) -> dict[str, str]:
    """Return options as the texts from which `read_options` reads them."""
    return {field.name: field.write(getattr(chosen, field.name)) for field in fields_of(type(chosen))}


def presets_in_order(options: type[Options]) -> tuple[str, ...]:
    """Return the names of the presets as they are offered: the one for a first game first."""
    return tuple(sorted(options.presets, key=lambda name: name != options.first_game))


def preset(options: type[Options], name: str) -> Options:
    """Return the options of a preset."""
    return options(**options.presets[name])


def preset_of(chosen: Options) -> str:
    """Return the name of the preset with exactly these options; empty if there is none."""
    kind = type(chosen)
    return next((name for name in kind.presets if preset(kind, name) == chosen), "")
