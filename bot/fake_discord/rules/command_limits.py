"""Discord's rules for application commands that are missing from its OpenAPI description."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from bot.fake_discord.rules.errors import Problem
from bot.fake_discord.world.components import Path
from bot.fake_discord.world.jsontypes import Json, inside, objects
from bot.fake_discord.world.model import CommandKind
from bot.fake_discord.world.names import LOCALES

COMMANDS = 100
CONTEXT_COMMANDS = 15
LETTERS = 8000
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(3, 12)

_NAME = re.compile(r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}")

_MOST = {CommandKind.SLASH: COMMANDS, CommandKind.USER: CONTEXT_COMMANDS, CommandKind.MESSAGE: CONTEXT_COMMANDS}


def command_problems(commands: Sequence[Json]) -> list[Problem]:
    """Return the mistakes in a whole set of commands; their paths begin with the command's index."""
    problems: list[Problem] = []
    for kind, most in _MOST.items():
        count = sum(_kind(command) == kind for command in commands)
        if count > most:
            problems.append(Problem((), "BASE_TYPE_MAX_LENGTH", f"{count} commands of type {kind}; at most {most}."))
    names = Counter((_kind(command), command.get("name")) for command in commands)
    problems += [
        Problem((), "APPLICATION_COMMANDS_DUPLICATE_NAME", f"Two commands are called {name!r}.")
        for (_, name), times in names.items()
        if times > 1
    ]
    for index, command in enumerate(commands):
        if _kind(command) == CommandKind.SLASH:
            problems += _chat_command(command, (index,))
    return problems


def _kind(command: Json) -> int:
    return command.get("type") or CommandKind.SLASH


def _chat_command(command: Json, path: Path) -> Iterator[Problem]:
    yield from _named(command, path)
    if not command.get("description"):
        yield Problem((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required.")
    yield from _options(objects(command, "options"), path, depth=0)
    letters = _letters(command)
    if letters > LETTERS:
        yield Problem(path, "APPLICATION_COMMAND_TOO_LARGE", f"{letters} letters in all; the limit is {LETTERS}.")


def _letters(item: Json) -> int:
    own = 0
    for key in ("name", "description"):
        translations = inside(item, f"{key}_localizations").values()
        own += max(len(text or "") for text in [item.get(key), *translations])
    for choice in objects(item, "choices"):
        names = [choice.get("name"), *inside(choice, "name_localizations").values()]
        own += len(str(choice.get("value", ""))) + max(len(name or "") for name in names)
    return own + sum(_letters(option) for option in objects(item, "options"))


def _named(item: Json, path: Path) -> Iterator[Problem]:
    localized: Json = inside(item, "name_localizations")
    names = {("name",): item.get("name"), **{("name_localizations", key): value for key, value in localized.items()}}
    for where, name in names.items():
        if not isinstance(name, str) or not _NAME.fullmatch(name) or name != name.lower():
            text = f"{name!r} is no command name: 1 to 32 lower-case letters, digits, - and _."
            yield Problem((*path, *where), "APPLICATION_COMMAND_INVALID_NAME", text)
    for key in ("name_localizations", "description_localizations"):
        for locale in inside(item, key):
            if locale not in LOCALES:
                yield Problem((*path, key, locale), "BASE_TYPE_CHOICES", f"{locale!r} is no locale Discord knows.")


def _options(options: Sequence[Json], path: Path, depth: int) -> Iterator[Problem]:
    names = Counter(option.get("name") for option in options)
    for name, times in names.items():
        if times > 1:
            yield Problem((*path, "options"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", f"Two options: {name!r}.")
    nested = [option.get("type") in {SUBCOMMAND, GROUP} for option in options]
    if any(nested) and not all(nested):
        yield Problem((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands stand alone.")
    optional_seen = False
    for index, option in enumerate(options):
        here = (*path, "options", index)
        yield from _named(option, here)
        if option.get("required") and optional_seen:
            text = "Required options must come before optional ones."
            yield Problem(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional_seen = optional_seen or not option.get("required")
        yield from _option(option, here, depth)


def _option(option: Json, path: Path, depth: int) -> Iterator[Problem]:
    kind = option.get("type")
    inner: list[Json] = objects(option, "options")
    if kind == GROUP and (depth > 0 or not inner or any(sub.get("type") != SUBCOMMAND for sub in inner)):
        text = "A group stands at the top and holds subcommands only."
        yield Problem(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    elif kind == SUBCOMMAND and any(sub.get("type") in {SUBCOMMAND, GROUP} for sub in inner):
        text = "A subcommand holds no subcommands."
        yield Problem(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    yield from _options(inner, path, depth + 1) if kind in {GROUP, SUBCOMMAND} else _values(option, path)


def _values(option: Json, path: Path) -> Iterator[Problem]:
    kind = option.get("type")
    choices: list[Json] = objects(option, "choices")
    if option.get("autocomplete") and choices:
        text = "An option has choices or completion, not both."
        yield Problem(path, "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", text)
    for key in ("name", "value"):
        if len({str(choice.get(key)) for choice in choices}) < len(choices):
            text = f"Two choices have the same {key}."
            yield Problem((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS", text)
    for low, high in (("min_value", "max_value"), ("min_length", "max_length")):
        bottom: Any = option.get(low)
        top: Any = option.get(high)
        if bottom is not None and top is not None and bottom > top:
            yield Problem((*path, low), "BASE_TYPE_RANGE", f"{low} {bottom} is over {high} {top}.")
    if kind not in {INTEGER, NUMBER} and (option.get("min_value") is not None or option.get("max_value") is not None):
        yield Problem(path, "APPLICATION_COMMAND_OPTIONS_RANGE", "Only numbers have a least and a greatest value.")
