"""Finds and loads games: every package beside `core` that is a game, and games in packages of their own.

A package of its own names its game as an entry point in the group `mehana.games`. Games can also be loaded from other
folders; there each becomes a package `games.<folder>`.
"""

import importlib
import pkgutil
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, cast

import games
from games.core.contract import CONTRACT, AnyGame, Game
from games.core.guarded import contained, guarded
from games.core.localizer import LOCALES, Localizer, keys_in
from games.core.needed_texts import needed_texts

GROUP: Final = "mehana.games"
"""The entry points of packages that hold a game; each is named after the game's key."""
OTHER_COMMANDS: Final = frozenset({"mehana", "play", "standings"})
"""The bot's commands beside those of games, which no game may have as its key."""
SHARED_TEXTS: Final = Path(__file__).parent / "text"
"""The folder of the Fluent files that all games share."""
_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,31}")
_outside: dict[str, AnyGame] = {}
"""The games loaded from packages of their own, by key."""


class BadGame(Exception):
    """A game cannot be loaded because its data is wrong. The text says which file, where and why."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The games that can be played, and what is wrong with the others; all by key."""

    games: dict[str, AnyGame] = field(default_factory=dict["str", "AnyGame"])
    left_out: dict[str, str] = field(default_factory=dict[str, str])
    """Why a game cannot be used, in one line."""
    versions: dict[str, str] = field(default_factory=dict[str, str])
    """The versions of the packages that hold a game of their own."""
    untranslated: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """The languages in which a game has no texts, or not all: English stands in."""


def find_games(*further: Path) -> Mapping[str, AnyGame]:
    """Return the games of this folder by key, in alphabetical order; `further` are other folders to look in.

    Raise `BadGame` if the data of a game is wrong.
    """
    return dict(_loaded(name) for name in _names_in(further))


def installed_games(*further: Path, offered: Collection[str] = ()) -> Catalogue:
    """Return all games that are installed, also in packages of their own, or only those whose keys are `offered`.

    A game that cannot be used is left out, and the others go on. Only games that are offered are imported.
    """
    found = Catalogue()
    for name in _names_in(further):
        if not offered or name in offered:
            try:
                key, game = _loaded(name)
            except BaseException as problem:  # noqa: BLE001 - a game may fail in any way as it is imported
                found.left_out[name] = _cause(contained(problem, "its import"))
            else:
                found.games[key] = game
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        if not offered or entry.name in offered:
            _add(found, entry)
    for name in sorted({*offered} - {*found.games, *found.left_out}):
        found.left_out[name] = "it is not installed"
    return found


def keys_in_use() -> frozenset[str]:
    """Return the keys of all games that are installed, whether they can be used or not. Imports none."""
    return frozenset({*_names_in(()), *(entry.name for entry in entry_points(group=GROUP))})


def game_called(key: str) -> AnyGame:
    """Return the game with this key that `find_games` or `installed_games` found earlier, in any place."""
    return _outside[key] if key in _outside else cast("AnyGame", importlib.import_module(f"games.{key}").GAME)


def localizer_for(game: AnyGame, locale: str, names: Sequence[str] = ()) -> Localizer:
    """Return a localizer for the texts of a game and those that all games share."""
    return Localizer(locale, (SHARED_TEXTS, game.text.folder), names)


def aim_of(game: AnyGame, locale: str) -> str:
    """Return what wins and what one does in a turn, for those who have never heard of the game, or else its blurb."""
    localizer = localizer_for(game, locale)
    return localizer("game-aim" if localizer.has("game-aim") else "game-blurb")


def _names_in(further: Sequence[Path]) -> Iterator[str]:
    """Yield the names of the packages in this folder and further ones that are games."""
    for folder in further:
        if str(folder) not in games.__path__:
            games.__path__.append(str(folder))
    own = Path(__file__).parent.parent
    folders = [str(own), *map(str, further)]
    for module in sorted(pkgutil.iter_modules(folders), key=lambda module: module.name):
        if module.ispkg and module.name not in {"check", "core", "kit"}:
            yield module.name


def _loaded(name: str) -> tuple[str, AnyGame]:
    try:
        game = cast("AnyGame", importlib.import_module(f"games.{name}").GAME)
    except ValueError as error:
        raise BadGame(f"{name}: {error}") from error
    return game.key, game


def _add(found: Catalogue, entry: EntryPoint) -> None:
    """Add the game of an entry point, or the reason why it is left out."""
    key, source = entry.name, f"the package {entry.dist.name}" if entry.dist is not None else entry.value
    if key in found.games:
        found.left_out[f"{key} of {source}"] = "another game has this key"
        return
    game = None
    try:
        game = entry.load()
        reason = _unusable(game, key, found)
    except BaseException as problem:  # noqa: BLE001 - a package may fail in any way as it is imported
        reason = _cause(contained(problem, "its import"))
    if reason:
        found.left_out[key] = f"{source} cannot be used: {reason}"
        return
    _outside[key] = found.games[key] = game = guarded(cast("AnyGame", game))
    found.versions[key] = entry.dist.version if entry.dist is not None else ""
    needed = set(keys_in(game.text.folder, "en"))
    if lacking := tuple(locale for locale in LOCALES if needed - set(keys_in(game.text.folder, locale))):
        found.untranslated[key] = lacking


def _unusable(game: object, key: str, found: Catalogue) -> str:
    """Return why a game from a package of its own cannot be used; empty if it can. Loads its texts and pictures."""
    if not isinstance(game, Game):
        return f"its entry point leads to {type(game).__name__}, not to a Game"
    game = cast("AnyGame", game)
    if game.key != key:
        return f"its entry point is named {key!r}, its game {game.key!r}"
    if not _KEY.fullmatch(key) or key in OTHER_COMMANDS:
        return f"{key!r} cannot be a command: a key is lower-case letters, digits and _, and no other command"
    if game.contract != CONTRACT:
        made = f"version {game.contract}" if game.contract else "no version"
        return f"it states {made} of the contract, and this is version {CONTRACT} (Game.contract)"
    folder = game.text.folder
    for locale in LOCALES:
        keys = keys_in(folder, locale)
        if twice := sorted({text for text in keys if keys.count(text) > 1}):
            return f"{locale}.ftl has a text twice: {', '.join(twice)}"
    if missing := [text for text in needed_texts(game) if text not in set(keys_in(folder, "en"))]:
        return f"en.ftl lacks {', '.join(missing[:5])}{' …' * (len(missing) > 5)} (mehana check {key} --write-texts)"
    assert game.pictures is not None
    for locale in LOCALES:
        name = localizer_for(game, locale)("game-name")
        for other in found.games.values():
            if localizer_for(other, locale)("game-name") == name:
                return f"its game-name in {locale}.ftl is that of {other.key}, {name!r}"
    return ""


def _cause(problem: Exception) -> str:
    """Return the fault in one line: the kind of error where its text alone may say nothing."""
    text = " ".join(str(problem).split())
    return text if isinstance(problem, BadGame) else f"{type(problem).__name__}: {text}".rstrip(": ")
