"""Watches what a game may hold for ever: the event loop, and the threads beside it.

A thread of its own takes short steps. A step that takes much longer than it should is no `steady` one: the process was
stopped, the machine slept or had no time, and nothing is known of what was watched meanwhile.
"""

import logging
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Final, TypeAlias

log = logging.getLogger(__name__)

STEP: Final = 0.5
"""Seconds between two looks at what is watched."""

Step: TypeAlias = Callable[[bool], None]
"""What is called after each step, with whether it was a steady one."""
_steps: list[Step] = []
_start: Final = threading.Lock()


@contextmanager
def watching(step: Step) -> Generator[None]:
    """Call `step` every `STEP` seconds, from another thread, during the context."""
    with _start:
        if not any(thread.name == __name__ for thread in threading.enumerate()):
            threading.Thread(target=take_steps, args=(_steps,), name=__name__, daemon=True).start()
    _steps.append(step)
    try:
        yield
    finally:
        _steps.remove(step)


def take_steps(
    steps: Sequence[Step],
    now: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> None:
    """Call these after every step, for ever."""
    while True:
        began = now()
        sleep(STEP)
        steady = now() - began < 2 * STEP
        for step in tuple(steps):
            try:
                step(steady)
            except Exception:
                log.exception("the watchdog could not look at something")


def frames_of(thread: int) -> Iterator[FrameType]:
    """Yield what a thread is doing, by its identifier, innermost first; nothing if it has ended."""
    frame = sys._current_frames().get(thread)  # noqa: SLF001 # pyright: ignore[reportPrivateUsage] - its documented name
    while frame is not None:
        yield frame
        frame = frame.f_back


def place_of(frame: FrameType) -> str:
    """Return where a frame is: its module, function and line."""
    return f"{frame.f_globals.get('__name__', '?')}.{frame.f_code.co_qualname}, line {frame.f_lineno}"
