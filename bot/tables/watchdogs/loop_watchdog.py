"""Ends the process when a game holds the event loop: the bot restarts, and a table that does it again is set aside.

Code in C that keeps the interpreter to itself, such as a regular expression that never matches, stops the watchdog too.
Then the kernel kills the process once it has used twice as much processor time, and Python leaves a trace.
"""

import asyncio
import faulthandler
import logging
import os
import signal
import threading
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final, NamedTuple

from bot.tables.state.table import LiveTable
from bot.tables.watchdogs.held import HeldLoop
from bot.tables.watchdogs.watchdog import STEP, frames_of, place_of, watching
from games.core.contract import AnyGame

log = logging.getLogger(__name__)

_DEBUGGERS: Final = ("bdb", "pydevd", "_pydevd")
"""The beginnings of the names of modules of debuggers, which hold the loop as long as somebody looks around."""


class HeldFor(NamedTuple):
    """Seconds without an answer of the event loop after which the log says what holds it, and the process ends."""

    told: float
    ended: float


HELD_FOR: Final = HeldFor(5.0, 20.0)
"""Those of a bot that serves people."""


class Holder(NamedTuple):
    """What holds the event loop: a function of a game, at a table if one is known, and `place`, where it is now."""

    game: str
    table: int | None
    function: str
    place: str

    def __str__(self) -> str:
        """Return it for a log line."""
        if not self.game:
            return self.place
        where = "" if self.table is None else f" at table {self.table}"
        return f"{self.game}{where}, in {self.function} (now in {self.place})"


class LoopWatchdog:
    """Sees whether the event loop answers, and who holds it.

    After `held_for.told` seconds without an answer the log says so; after `held_for.ended` the table is noted in
    `held`, and the process ends with exit status 70.
    """

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        held: HeldLoop,
        held_for: HeldFor,
        end: Callable[[int], Any] = os._exit,
    ) -> None:
        self._games = games
        self._held = held
        self._held_for = held_for
        self._end = end
        self._loop: asyncio.AbstractEventLoop
        self._thread = 0
        self._answered = False
        self._steps = 0

    @contextmanager
    def watching(self) -> Generator[None]:
        """Watch the running event loop during the context."""
        self._loop, self._thread = asyncio.get_running_loop(), threading.get_ident()
        self._answered = True
        with self._held.trace.open("wb") as trace, watching(self.step):
            faulthandler.register(signal.SIGVTALRM, trace, all_threads=False, chain=True)
            try:
                yield
            finally:
                signal.setitimer(signal.ITIMER_VIRTUAL, 0)
                faulthandler.unregister(signal.SIGVTALRM)

    def _answer(self) -> None:
        self._answered = True

    def step(self, steady: bool = True) -> None:
        """Look whether the loop has answered; called by the watchdog after each of its steps."""
        signal.setitimer(signal.ITIMER_VIRTUAL, 2 * self._held_for.ended)
        if self._answered:
            self._answered, self._steps = False, 0
            self._loop.call_soon_threadsafe(self._answer)
            return
        if not steady:
            return
        frames = list(frames_of(self._thread))
        if any(frame.f_globals.get("__name__", "").startswith(_DEBUGGERS) for frame in frames):
            self._steps = 0
            return
        self._steps += 1
        if self._steps == round(self._held_for.told / STEP):
            log.warning("the event loop has not answered for %g s: %s", self._held_for.told, self._holder(frames))
        if self._steps >= round(self._held_for.ended / STEP):
            self._end_process(self._holder(frames))

    def _end_process(self, holder: Holder) -> None:
        """End the process at once: nothing in the event loop can be stopped in order."""
        noted = ""
        if holder.game:
            try:
                self._held.note(holder.game, holder.table, holder.function)
                noted = f", noted in {self._held.path}"
            except OSError as problem:
                noted = f", which could not be noted: {problem}"
        seconds = self._held_for.ended
        log.critical("the event loop has not answered for %g s: %s%s; the bot has to restart", seconds, holder, noted)
        self._end(os.EX_SOFTWARE)

    def _holder(self, frames: Sequence[FrameType]) -> Holder:
        """Return what holds the loop, by what its thread is doing, innermost first.

        The function is the one that the bot has called, and the table the one that this was about.
        """
        place = next(map(place_of, frames), "nothing")
        for frame in reversed(frames):
            module = frame.f_globals.get("__name__", "")
            for key, game in self._games.items():
                if module == game.home or module.startswith(f"{game.home}."):
                    values = (value for frame in frames for value in frame.f_locals.values())
                    table = next((value.id for value in values if isinstance(value, LiveTable)), None)
                    return Holder(key, table, f"{module}.{frame.f_code.co_qualname}", place)
        return Holder("", None, "", place)
