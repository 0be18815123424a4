"""What the documents say that can be looked up: paths, dotted names, commands, scripts, and numbers of rules."""

import argparse
import functools
import importlib
import importlib.util
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import bot
import games
import games.core
import storage
from bot.cli.parser import make_parser

ROOT: Final = Path(__file__).parent.parent
FOLDERS: Final = ("games", "storage", "bot", "tests", "deploy", ".ci")
"""A path in a document begins in one of these, or is a file at the top."""
PLACEHOLDER: Final = re.compile(r"<[^>]*>|yourgame|\b[A-Z]{2,}\b(?!\.)|[*…]|\{[^}]*\}")
"""What stands for any name in a path: `<game>`, `GAME`, `*`, `yourgame`."""

_CODE: Final = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
_BLOCK: Final = re.compile(r"^```(?:sh|console|bash)\n(.*?)^```", re.MULTILINE | re.DOTALL)
_LINK: Final = re.compile(r"\]\(([^)#\s:]+)(?:#[^)]*)?\)")
_PATH: Final = re.compile(r"(?:[\w.<>*{}…-]+/)+[\w.<>*{}…-]*|[\w-]+\.(?:md|toml|py|ftl|lock|yml)")
_NAME: Final = re.compile(r"[a-z_]\w*(?:\.[A-Za-z_]\w*)+(?=\(|$)")
_VERB: Final = re.compile(r"(?<![\w/.])(?:\.venv/bin/)?mehana ([a-z][a-z-]*)")
_MODULE: Final = re.compile(r"python[\d.]* -m ([\w.]+)")
_RULE: Final = re.compile(r"RULES(?:\.md)?\s+(\d+(?:\.\d+)*(?:(?:, | and |[-–])\d+(?:\.\d+)+)*)")
_HEADING: Final = re.compile(r"^#+ (\d+(?:\.\d+)*)\b", re.MULTILINE)


def wrong_in(text: str, folder: Path = ROOT) -> list[str]:
    """Return what a document says that is not so; its links start from `folder`."""
    words = [found.group(1) for found in _CODE.finditer(text)]
    blocks = [found.group(1) for found in _BLOCK.finditer(text)]
    lines = [line.partition("#")[0] for block in blocks for line in block.splitlines()]
    said = [*_wrong_paths([*words, *(word for line in lines for word in line.split())])]
    said += [f"{link} is not there" for link in _LINK.findall(text) if not (folder / link).exists()]
    said += [f"{word} names nothing" for word in words if _NAME.match(word) and not _resolves(_NAME.match(word)[0])]
    for line in (*words, *lines):
        said += [f"mehana {verb} is no command" for verb in _VERB.findall(line) if verb not in commands()]
        said += [f"python -m {name} runs nothing" for name in _MODULE.findall(line) if not _is_module(name)]
    return said


def _wrong_paths(words: list[str]) -> Iterator[str]:
    """Yield what is said of paths of the project that are not there."""
    for word in words:
        path = word.removeprefix("./")
        if not _PATH.fullmatch(path) or _NAME.fullmatch(path):
            continue
        inside = path.partition("/")[0] in FOLDERS
        if (inside or "/" not in path) and not _is_there(path):
            yield f"{path} is not there"


def _is_there(path: str) -> bool:
    """Return whether a path is there: at the top, or, where it is a bare name, anywhere in the project.

    A path in any game is there too if the toy game has it.
    """
    pattern = PLACEHOLDER.sub("*", path)
    if "/" in path:
        toy = re.sub(r"^(tests/)?games/\*", "tests/toy/*", pattern)
        return any(ROOT.glob(pattern.rstrip("/"))) or any(ROOT.glob(toy.rstrip("/")))
    return any(ROOT.glob(pattern)) or any(next((ROOT / folder).rglob(pattern), None) for folder in FOLDERS)


@functools.cache
def commands() -> frozenset[str]:
    """Return every command that `mehana` has."""
    [verbs] = [action for action in make_parser()._actions if isinstance(action, argparse._SubParsersAction)]
    return frozenset(verbs.choices)


@functools.cache
def _tops() -> dict[str, str]:
    """Return by what a dotted name may begin: a package of ours, or one of its modules for short."""
    tops = {"games": "games", "storage": "storage", "bot": "bot", "tests": "tests"}
    for package in (games.core, storage, bot):
        for module in pkgutil.iter_modules(package.__path__):
            tops.setdefault(module.name, f"{package.__name__}.{module.name}")
    return tops


def _resolves(name: str) -> bool:
    """Return whether a dotted name leads to something, or begins by nothing of ours."""
    if PLACEHOLDER.search(name) or re.search(r"\.(md|toml|py|ftl|lock|yml|sqlite3|env|json|png|svg)$", name):
        return True
    top, _, rest = name.partition(".")
    if top not in _tops():
        return True
    parts = [*_tops()[top].split("."), *rest.split(".")]
    for count in range(len(parts), 0, -1):
        if not _is_module(".".join(parts[:count])):
            continue
        thing = importlib.import_module(".".join(parts[:count]))
        for part in parts[count:]:
            inside = {**getattr(thing, "__annotations__", {}), **dict.fromkeys(getattr(thing, "__struct_fields__", ()))}
            if not hasattr(thing, part) and part not in inside:
                return False
            thing = getattr(thing, part, None)
        return True
    return False


def _is_module(name: str) -> bool:
    """Return whether a module has this name."""
    path = ROOT.joinpath(*name.split("."))
    if name.partition(".")[0] in FOLDERS:
        return path.with_suffix(".py").exists() or path.is_dir()
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def rules_cited(text: str) -> set[str]:
    """Return the numbers of the rules that a source cites."""
    return {number for cited in _RULE.findall(text) for number in re.findall(r"\d+(?:\.\d+)*", cited)}


def rules_in(text: str) -> set[str]:
    """Return the numbers of the rules that have a heading."""
    return set(_HEADING.findall(text))
