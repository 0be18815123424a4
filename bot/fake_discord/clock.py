"""The fake Discord's clock: all of Discord's deadlines (3 s, 15 min, the nonce's 5 min) are read from it."""

import asyncio
import time


class Clock:
    """The system clock."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def after(self, seconds: float) -> asyncio.Future[None]:
        """Return a future that is done when `seconds` have passed on this clock."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        timer = loop.call_later(seconds, _finish, future)
        future.add_done_callback(lambda _: timer.cancel())
        return future


class ManualClock(Clock):
    """A clock that a test advances, so that it need not wait for deadlines."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self._now = start
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        """Seconds since 1970, as last set."""
        return self._now

    def after(self, seconds: float) -> asyncio.Future[None]:
        """Return a future that is done when `advance` has moved the clock that far."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((self._now + seconds, future))
        return future

    def advance(self, seconds: float) -> None:
        """Advance the clock and complete the futures that are due."""
        self._now += seconds
        due = [future for moment, future in self._waiting if moment <= self._now]
        self._waiting = [(moment, future) for moment, future in self._waiting if moment > self._now]
        for future in due:
            _finish(future)


def _finish(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)
