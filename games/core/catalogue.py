"""Finds and loads games: every package beside `core` that has a `GAME`.

Games can also be loaded from other folders; there, too, each becomes a package `games.<folder>`.
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
    """A game cannot be loaded because its data is wrong. The text says which file, where and why."""


def find_games(*further: Path) -> Mapping[str, AnyGame]:
    """Return all games by key, in alphabetical order; `further` are other folders to look in.

    Raise `BadGame` if the data of a game is wrong.
    """
    for folder in further:
        if str(folder) not in games.__path__:
            games.__path__.append(str(folder))
    own = Path(__file__).parent.parent
    return {game.key: game for game in _walk([str(own), *map(str, further)])}


def game_called(key: str) -> AnyGame:
    """Return the game with this key, from any folder that was passed to `find_games` earlier."""
    return cast("AnyGame", importlib.import_module(f"games.{key}").GAME)


def _walk(folders: Sequence[str]) -> Iterator[AnyGame]:
    for module in sorted(pkgutil.iter_modules(folders), key=lambda module: module.name):
        try:
            package = importlib.import_module(f"games.{module.name}") if module.ispkg else None
        except ValueError as error:
            raise BadGame(f"{module.name}: {error}") from error
        if hasattr(package, "GAME"):
            yield game_called(module.name)


def localizer_for(game: AnyGame, locale: str, names: Sequence[str] = ()) -> Localizer:
    """Return a localizer for the texts of a game and those that all games share."""
    return Localizer(locale, (Path(__file__).parent / "text", game.text.folder), names)
