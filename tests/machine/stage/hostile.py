"""A game from outside of which a function fails whenever the stage says so."""

import asyncio
import atexit
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest

from games.core.contract import AnyGame
from games.core.guarded import guarded
from tests.toys import toys_in

HOSTILE: Final = "market"
"""The key of the game: a toy game, which the bot takes for one from outside."""
ERRORS: Final[dict[str, type[BaseException]]] = {
    "error": RuntimeError,
    "exit": SystemExit,
    "cancelled": asyncio.CancelledError,
}
RULES: Final = ("acting", "moves", "play", "outcome", "view", "heuristic")
TEXTS: Final = ("news", "ask", "words", "table", "hand")
PICTURES: Final = ("table", "hand")
HOOKS: Final = (*RULES, *(f"text.{name}" for name in TEXTS), *(f"pictures.{name}" for name in PICTURES))
SPOILED: Final = "spoiled by the stage"
"""What the errors say."""


@cache
def further_games() -> Path:
    """Return a folder with the toy games that lasts as long as the process: modules are imported from it once."""
    folder = TemporaryDirectory()
    atexit.register(folder.cleanup)
    return toys_in(Path(folder.name))


class Spoiler:
    """Makes one of `HOOKS` of the hostile game fail with one of `ERRORS`; none while `hook` is empty.

    `failed` tells whether any has failed so far.
    """

    def __init__(self) -> None:
        self.hook = ""
        self.error = "error"
        self.failed = False

    @contextmanager
    def spoiled(self, game: AnyGame) -> Iterator[AnyGame]:
        """Give the game with functions that fail as this says, guarded as those of a package are, while it lasts.

        Texts and pictures are replaced in their modules, which other tests of the process use afterwards.
        """
        with pytest.MonkeyPatch.context() as patch:
            for module, part, names in (("text", "TEXT", TEXTS), ("picture", "PICTURES", PICTURES)):
                home = import_module(f"{game.home}.{module}")
                prefix = "text" if module == "text" else "pictures"
                patch.setattr(home, part, self._replaced(getattr(home, part), names, f"{prefix}."))
            yield guarded(self._replaced(game, RULES))

    def _replaced(self, part: Any, names: tuple[str, ...], prefix: str = "") -> Any:
        return replace(part, **{name: self._failing(f"{prefix}{name}", getattr(part, name)) for name in names})

    def _failing(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            if self.hook == name:
                self.failed = True
                raise ERRORS[self.error](SPOILED)
            return function(*args, **named)

        return call
