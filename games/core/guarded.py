"""Guards the functions of games from packages of their own: an error of theirs ends no more than the call.

Python and asyncio let `SystemExit`, `KeyboardInterrupt` and `CancelledError` pass where they catch any `Exception`: one
of them, raised by a game, would end the bot or cut off what others have asked for.
"""

import signal
import threading
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from functools import cached_property, wraps
from typing import Any, TypeVar, cast

from games.core.contract import AnyGame, AutoAnswer, Game, GameText, Pictures

T = TypeVar("T")


class GameError(Exception):
    """A game raised something that is no `Exception`. The text names the function and what it raised."""


def guarded(game: AnyGame) -> AnyGame:
    """Return the game with all its functions guarded: they raise `GameError` in place of what is no `Exception`."""
    game.Options.check = _guard(game.Options.check, f"{game.key}.Options.check")
    return _GuardedGame(**_guarded_fields(game, game.key))


def contained(problem: BaseException, where: str) -> Exception:
    """Return an error of a package as an `Exception`. Raise it where it is Ctrl+C, which no package has raised."""
    if isinstance(problem, Exception):
        return problem
    by_python = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if isinstance(problem, KeyboardInterrupt) and by_python and threading.current_thread() is threading.main_thread():
        raise problem
    return GameError(f"{where} raised {type(problem).__name__}: {problem}".rstrip(": "))


class _GuardedGame(Game[Any, Any, Any]):
    """A game whose texts and pictures are guarded as well, when they are loaded."""

    @cached_property
    def text(self) -> GameText[Any, Any]:  # pyright: ignore[reportIncompatibleMethodOverride] - guarded only once
        return _guarded_part(super().text, f"{self.key}.text")

    @cached_property
    def pictures(self) -> Pictures[Any]:  # pyright: ignore[reportIncompatibleMethodOverride] - guarded only once
        return _guarded_part(super().pictures, f"{self.key}.pictures")


def _guarded_part(part: T, where: str) -> T:
    return cast("T", replace(cast("Any", part), **_guarded_fields(part, where)))


def _guarded_fields(part: Any, where: str) -> dict[str, Any]:
    """Return the fields of a part of a game by name, those that hold functions of the package guarded."""
    found: dict[str, Any] = {}
    for field in fields(part):
        value, name = getattr(part, field.name), f"{where}.{field.name}"
        if isinstance(value, type) or value is field.default:
            found[field.name] = value
        elif is_dataclass(value):
            found[field.name] = _guarded_part(value, name)
        elif field.name == "auto_answers":
            answers = cast("tuple[AutoAnswer[Any], ...]", value)
            found[field.name] = tuple(_guarded_part(answer, f"{name}.{answer.key}") for answer in answers)
        else:
            found[field.name] = _guard(value, name) if callable(value) else value
    return found


def _guard(function: Callable[..., T], name: str) -> Callable[..., T]:
    @wraps(function)
    def call(*args: Any, **named: Any) -> T:
        try:
            return function(*args, **named)
        except Exception:
            raise
        except BaseException as problem:
            raise contained(problem, name) from problem

    return call
