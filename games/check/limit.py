"""A time limit for each function of a game, so that one that never returns is named."""

import signal
import threading
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from importlib.metadata import entry_points
from types import FrameType
from typing import Final

from games.core.catalogue import GROUP

LOOKS: Final = 10
"""Looks, one a second, at which a function of a game still runs before it counts as hung."""


class HookHung(BaseException):
    """A function of a game has not returned. No `Exception`, so that the game does not catch it."""


@contextmanager
def hooks_limited(keys: Iterable[str], longest: int = LOOKS) -> Generator[None]:
    """Raise `HookHung` in a function of these games that does not return, while the context lasts.

    A function is one call from outside the game, however long what calls it takes. Works in the main thread only.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    homes = {f"games.{key}" for key in keys}
    homes |= {entry.module.partition(".")[0] for key in keys for entry in entry_points(group=GROUP, name=key)}
    before = signal.signal(signal.SIGALRM, _Look(frozenset(homes), longest))
    signal.setitimer(signal.ITIMER_REAL, 1.0, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


class _Look:
    """Called each second: remembers the call into a game that is going on, and for how long."""

    def __init__(self, homes: frozenset[str], longest: int) -> None:
        self._homes = homes
        self._longest = longest
        self._call: FrameType | None = None
        self._seen = 0

    def __call__(self, _: int, frame: FrameType | None) -> None:
        call = None
        while frame is not None:
            module = str(frame.f_globals.get("__name__", ""))
            if any(module == home or module.startswith(f"{home}.") for home in self._homes):
                call = frame
            frame = frame.f_back
        self._seen = self._seen + 1 if call is not None and call is self._call else 0
        self._call = call
        if call is not None and self._seen >= self._longest:
            self._call, self._seen = None, 0
            where = f"{call.f_globals.get('__name__')}.{call.f_code.co_qualname}"
            raise HookHung(f"{where} has not returned for {self._longest} s")
