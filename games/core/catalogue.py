"""Finds the games: every folder beside `core` whose package has a `GAME`.

A folder of further games can be given; each game in it becomes a package `games.<folder>` like any other.
"""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path
from typing import TYPE_CHECKING, cast

import games
from games.core.localizer import Localizer

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from games.core.contract import AnyGame


class BadGame(Exception):
    """A game that cannot be loaded, because its data is wrong. The text says which, where and why."""


def find_games(*further: Path) -> Mapping[str, AnyGame]:
    """Return every game by its key, in alphabetical order. `further` are folders that hold more game folders.

    Raise `BadGame` for one whose data is wrong.
    """
    for folder in further:
        if str(folder) not in games.__path__:
            games.__path__.append(str(folder))
    own = Path(__file__).parent.parent
    return {game.key: game for game in _walk([str(own), *map(str, further)])}


def game_called(key: str) -> AnyGame:
    """Return one game, from any folder that was given to `find_games` before."""
    return cast("AnyGame", importlib.import_module(f"games.{key}").GAME)


def _walk(folders: Sequence[str]) -> Iterator[AnyGame]:
    for module in sorted(pkgutil.iter_modules(folders), key=lambda found: found.name):
        try:
            package = importlib.import_module(f"games.{module.name}") if module.ispkg else None
        except ValueError as error:
            raise BadGame(f"{module.name}: {error}") from error
        if hasattr(package, "GAME"):
            yield game_called(module.name)


def localizer_for(game: AnyGame, locale: str, names: Sequence[str] = ()) -> Localizer:
    """Return a voice that speaks the game's texts, and those all games share."""
    return Localizer(locale, (Path(__file__).parent / "text", game.text.folder), names)
