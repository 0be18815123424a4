"""`mehana check`: runs all checks of one game, and prepares what they need."""

import importlib.util
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import games.check
from bot.cli.errors import CommandError
from bot.cli.installing import install_line, pip_install
from games.check.games import home_of
from games.check.limit import HookHung, hooks_limited
from games.core.catalogue import GROUP, installed_games
from games.core.contract import AnyGame
from games.core.guarded import GameError
from games.core.localizer import keys_in, written
from games.core.needed_texts import needed_texts

SUITE: Final = Path(games.check.__file__).parent / "suite"


def check(key: str, seed: str, say: Callable[[str], None], *, exhaustive: bool) -> None:
    """Run the checks of a game and print what they say. Raise `CommandError` if one fails."""
    _with_pytest()
    with _limited(key):
        home = home_of(_usable(key))
    if (here := _package_here(key)) is not None and not home.is_relative_to(here):
        say(f"this checks the game {key} in {home}, not the one in {here}: to check that, {install_line(here)}")
    words = [str(SUITE), "--game", key, "--seed", seed, *(["--exhaustive"] if exhaustive else [])]
    # A process of its own: the checks load modules in a way that lets them report what they compared.
    # `-P`: in the folder of a game, its own `secrets.py` would be taken for Python's.
    command = [sys.executable, "-P", "-m", "pytest", "-c", os.devnull, "--rootdir", str(SUITE)]
    command += ["-p", "games.check.plugin", "-p", "no:cacheprovider", "--import-mode=importlib", "--tb=short"]
    path = os.pathsep.join(filter(None, sys.path))
    done = subprocess.run(  # noqa: S603 - this Python, with arguments of this command
        [*command, "--no-header", "-q", *words],
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": path},
        check=False,
    )
    if done.returncode:
        raise CommandError(f"{key} breaks a promise, see above")


def write_texts(key: str, say: Callable[[str], None]) -> None:
    """Add the texts that a game lacks to its Fluent files, to be replaced.

    Those of the English file are made of their keys; the other languages get all that they lack in English.
    """
    with _limited(key):
        game = _installed(key)
        folder = game.text.folder
    english = folder / "en.ftl"
    if not english.exists():
        english.write_text("", "utf-8")
    have = set(keys_in(folder, "en"))
    _add(english, {text: f"{text} = {placeholder(text)}" for text in needed_texts(game) if text not in have}, say)
    written.cache_clear()
    for file in sorted(folder.glob("??.ftl")):
        have = set(keys_in(folder, file.stem))
        _add(file, {text: source for text, source in written(folder, "en").items() if text not in have}, say)


def _add(file: Path, sources: Mapping[str, str], say: Callable[[str], None]) -> None:
    """Add messages, by their keys, at the end of a Fluent file."""
    if sources:
        file.write_text(
            file.read_text("utf-8") + "".join(f"{source.rstrip()}\n" for source in sources.values()), "utf-8"
        )
        say(f"{file}: added {', '.join(sources)}")


def placeholder(key: str) -> str:
    """Return a text that stands for one to be written, short enough for its place."""
    words = key.partition("-")[2].replace("-", " ") or key
    return f"{words[:1].upper()}{words[1:]}." if key.startswith("why-") else words[:1].upper() + words[1:]


def store(key: str, say: Callable[[str], None]) -> None:
    """Record the tables of a game and draw its golden pictures again, to compare later versions with.

    Raise `CommandError` if it cannot.
    """
    _with_pytest()
    from games.check import golden, recorded  # noqa: PLC0415 - needs pytest

    with _limited(key):
        game = _usable(key)
        try:
            recorded.store(game)
        except ValueError as problem:
            raise CommandError(str(problem)) from problem
        say(f"recorded tables are in {recorded.folder_of(game)}")
        if golden.pictures_of(key):
            golden.keep(key)
            say(f"pictures are in {golden.folder_of(key)}: look at each")


@contextmanager
def _limited(key: str) -> Generator[None]:
    """Raise `CommandError` if a function of the game does not return."""
    try:
        with hooks_limited([key]):
            yield
    except (HookHung, GameError) as problem:
        raise CommandError(f"the game {key} cannot be checked: {problem}") from problem


def _package_here(key: str) -> Path | None:
    """Return the project with a game of this key in which the command was called, or which lies in that folder."""
    here = Path.cwd()
    for folder in (here / f"mehana-{key}", here, *here.parents):
        try:
            project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8")).get("project", {})
        except (OSError, ValueError):
            continue
        if key in project.get("entry-points", {}).get(GROUP, {}) or (folder / "games" / key / "__init__.py").exists():
            return folder.resolve()
    return None


def _usable(key: str) -> AnyGame:
    """Return an installed game. Raise `CommandError` if it is not, or cannot be used."""
    found = installed_games(offered=(key,))
    if key in found.left_out:
        raise CommandError(f"the game {key} cannot be checked: {found.left_out[key]}")
    return found.games[key]


def _installed(key: str) -> AnyGame:
    """Return an installed game, even one that lacks texts. Raise `CommandError` if it cannot be imported."""
    from games.check.games import installed_game  # noqa: PLC0415 - loads nothing that is not needed here

    try:
        return installed_game(key)
    except LookupError as problem:
        raise CommandError(str(problem)) from problem
    except Exception as problem:
        raise CommandError(f"the game {key} cannot be imported: {type(problem).__name__}: {problem}") from problem


def _with_pytest() -> None:
    if importlib.util.find_spec("pytest") is None:
        raise CommandError(f"mehana check needs pytest: {pip_install('pytest')}")
