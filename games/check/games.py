"""The games that are checked, and where each keeps what its checks need."""

import importlib
import importlib.util
from collections.abc import Iterable, Mapping
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, cast

from games.core.catalogue import GROUP, find_games, installed_games
from games.core.contract import AnyGame
from games.core.localizer import LOCALES

_selected: dict[str, AnyGame] = {}


def checked() -> Mapping[str, AnyGame]:
    """Return the games to check, by key: those that were selected, or all that come with the bot."""
    return _selected or find_games()


def select(keys: Iterable[str]) -> None:
    """Choose the games to check, among all that are installed. Raise `LookupError` for one that cannot be used."""
    for key in keys:
        found = installed_games(offered=(key,))
        if key in found.left_out:
            raise LookupError(f"the game {key} cannot be checked: {found.left_out[key]}")
        _selected[key] = found.games[key]


def installed_game(key: str) -> AnyGame:
    """Return an installed game, even one that lacks texts. Raise `LookupError` if there is none."""
    if key in find_games():
        return find_games()[key]
    for entry in entry_points(group=GROUP, name=key):
        return cast("AnyGame", entry.load())
    raise LookupError(f"the game {key} is not installed")


def home_of(game: AnyGame) -> Path:
    """Return the folder of a game's package."""
    return Path(str(importlib.import_module(game.home).__file__)).parent


def locales_of(game: AnyGame) -> tuple[str, ...]:
    """Return the languages in which a game has texts."""
    return tuple(locale for locale in LOCALES if (game.text.folder / f"{locale}.ftl").exists())


def material_of(game: AnyGame) -> str:
    """Return the package with a game's own material for checks: pictures to compare, ways to walk a table.

    It is `checks` inside the game, or for a game of a repository with tests the package of its tests.
    """
    tests = f"tests.{game.home}"
    return tests if _there(tests) else f"{game.home}.checks"


def material(game: AnyGame, name: str) -> Any:
    """Return a module of a game's material, such as `picture_cases`, or None if there is none."""
    full = f"{material_of(game)}.{name}"
    return importlib.import_module(full) if _there(full) else None


def folder_of(game: AnyGame) -> Path:
    """Return the folder of a game's material, which may not exist yet."""
    package = material_of(game)
    if not _there(package):
        return home_of(game) / "checks"
    return Path(str(importlib.import_module(package).__path__[0]))


def _there(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:
        return False
