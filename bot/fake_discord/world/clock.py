"""The fake Discord's clock: all of Discord's deadlines (3 s, 15 min, the nonce's 5 min) are read from it."""

import asyncio
import time


class Clock:
    """The system clock, which can be advanced."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead

    def after(self, seconds: float) -> asyncio.Future[None]:
        """Return a future that is done when `seconds` have passed on this clock."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        entry = (self.now() + seconds, future)
        self._waiting.append(entry)
        timer = loop.call_later(seconds, _finish, future)
        future.add_done_callback(lambda _: (timer.cancel(), self._waiting.remove(entry)))
        return future

    def advance(self, seconds: float) -> None:
        """Advance the clock and complete the futures that are due."""
        self._ahead += seconds
        for due, future in tuple(self._waiting):
            if due <= self.now():
                _finish(future)


class ManualClock(Clock):
    """A clock that stands still until a test advances it, so that it need not wait for deadlines."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        super().__init__()
        self._start = start

    def now(self) -> float:
        """Seconds since 1970, as last set."""
        return self._start + self._ahead

    def after(self, seconds: float) -> asyncio.Future[None]:
        """Return a future that is done when `advance` has moved the clock that far."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        entry = (self.now() + seconds, future)
        self._waiting.append(entry)
        future.add_done_callback(lambda _: self._waiting.remove(entry))
        return future


def _finish(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)
