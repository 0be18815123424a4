"""A clock that advances only while the event loop is idle, so that no answer is late because the machine is busy.

The event loop, the bot and the fake Discord share it. It stands still while the loop has work or waits for a thread or a
child process, and otherwise advances at least as fast as real time.
"""

import asyncio
import selectors
import time
from collections.abc import Callable, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final

import aiosqlite

from bot.fake_discord import Clock
from bot.tables.watchdogs.game_threads import GameThreads

IDLE: Final = 0.002
"""Seconds of real time without an event after which the clock advances."""
LEAP: Final = 0.05
"""The most seconds by which it advances at once."""
LOOK: Final = 0.05
"""Seconds of real time between two checks whether threads and child processes have finished."""


class IdleTimeLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock advances only while it is idle; all timers and timeouts follow.

    `move` advances it further. With `in_real_time` set it follows real time, for work with other processes.
    """

    def __init__(self) -> None:
        self._passed = time.monotonic()
        self._children: list[asyncio.SubprocessTransport] = []
        self._threads = 0
        self.in_real_time = False
        super().__init__(_IdleSelector(self))

    def time(self) -> float:
        return self._passed

    def move(self, seconds: float) -> None:
        self._passed += seconds

    @property
    def works_elsewhere(self) -> bool:
        """Whether a thread or a child process is at work for this loop."""
        return self._threads > 0 or any(child.get_returncode() is None for child in self._children)

    async def subprocess_exec(self, *given: Any, **more: Any) -> Any:
        transport, protocol = await super().subprocess_exec(*given, **more)
        self._children = [child for child in self._children if child.get_returncode() is None]
        self._children.append(transport)
        return transport, protocol

    @contextmanager
    def counting_threads(self) -> Generator[None]:
        """Count the work of all thread pools of this process, and of SQLite's threads, as work for this loop."""
        pools = [(kind, kind.submit) for kind in (ThreadPoolExecutor, GameThreads)]
        execute = aiosqlite.Connection._execute

        def counting(submit: Callable[..., Any]) -> Callable[..., Any]:
            def counted(pool: Any, work: Callable[..., Any], /, *given: Any, **more: Any) -> Future[Any]:
                future = submit(pool, work, *given, **more)
                self._threads += 1
                future.add_done_callback(
                    lambda _: self.call_soon_threadsafe(self._done) if not self.is_closed() else None
                )
                return future

            return counted

        async def executed(connection: aiosqlite.Connection, *given: Any, **more: Any) -> Any:
            self._threads += 1
            try:
                return await execute(connection, *given, **more)
            finally:
                self._done()

        for kind, submit in pools:
            kind.submit = counting(submit)  # type: ignore[method-assign]
        aiosqlite.Connection._execute = executed  # type: ignore[method-assign]
        try:
            yield
        finally:
            for kind, submit in pools:
                kind.submit = submit  # type: ignore[method-assign]
            aiosqlite.Connection._execute = execute  # type: ignore[method-assign]

    def _done(self) -> None:
        self._threads -= 1


class _IdleSelector(selectors.DefaultSelector):
    """Waits for the loop's sockets, and advances the loop's clock when only timers are left to wait for."""

    def __init__(self, loop: IdleTimeLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        events = super().select(0)
        if events or (timeout is not None and timeout <= 0):
            return events
        if timeout is None:
            return super().select(None)
        if self._loop.in_real_time:
            began = time.monotonic()
            events = super().select(timeout)
            self._loop.move(min(time.monotonic() - began, timeout))
            return events
        if self._loop.works_elsewhere:
            return super().select(LOOK)
        events = super().select(min(timeout, IDLE))
        if not events:
            self._loop.move(min(timeout, LEAP))
        return events


class LoopClock(Clock):
    """The fake Discord's clock: the time at which the test began, advanced with the loop's."""

    def __init__(self, loop: IdleTimeLoop) -> None:
        super().__init__()
        self._loop = loop
        self._began = time.time() - loop.time()

    def now(self) -> float:
        return self._began + self._loop.time()


class BotClock:
    """The bot's clock, which is `wrong` by so many seconds against the fake Discord's."""

    def __init__(self, clock: Clock, wrong: float = 0.0) -> None:
        self._clock = clock
        self.wrong = wrong

    def now(self) -> int:
        return int(self._clock.now() + self.wrong)

    def monotonic(self) -> float:
        return self._clock.now()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
