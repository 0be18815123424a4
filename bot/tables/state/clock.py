"""The clock, passed as an argument so that tests can set the time, and how long ago stored times are by it."""

import asyncio
import time
from typing import Final, Protocol

LEAP: Final = 60.0
"""Seconds by which the clock and monotonic time must part between two looks for the clock to count as moved."""
GRACE: Final = 3600.0
"""Seconds after the start for which nothing ends because of a time stored before: the clock may be wrong at first."""


def uptime() -> float:
    """Return the seconds since this machine was started, those for which it slept included."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Clock(Protocol):
    """Tells the time and sleeps."""

    def now(self) -> int:
        """Return the time in Unix seconds. Somebody may set the clock: it can jump ahead and back."""
        ...

    def monotonic(self) -> float:
        """Return the seconds since some moment. They never jump, so pauses and budgets are counted in them."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Sleep for this many seconds."""
        ...


class WallClock:
    """The system clock."""

    def now(self) -> int:
        """Return the time in Unix seconds."""
        return int(time.time())

    def monotonic(self) -> float:
        """Return the seconds since some moment."""
        return uptime()

    async def sleep(self, seconds: float) -> None:
        """Sleep for this many seconds."""
        await asyncio.sleep(seconds)


class ElapsedTime:
    """Tells how long ago stored times are, of which the time by which the clock was moved is no part."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._started = clock.monotonic()
        self._ahead = clock.now() - self._started
        self._trusted_from = 0
        self._counts_from = clock.now()

    def counts_from(self) -> int:
        """Return when the clock was last moved, in Unix seconds by the clock since then; if never, when this began."""
        now = self._clock.now()
        ahead = now - self._clock.monotonic()
        if abs(ahead - self._ahead) > LEAP:
            self._trusted_from = self._counts_from = now
        self._ahead = ahead
        return self._counts_from

    def since(self, moment: int) -> int:
        """Return the seconds since a moment (Unix seconds).

        A moment before the clock was moved, or one in the future, counts as `counts_from`.
        """
        counts_from, now = self.counts_from(), self._clock.now()
        return max(0, now - (moment if self._trusted_from <= moment <= now else counts_from))

    def is_over(self, moment: int, seconds: int) -> bool:
        """Return whether these seconds have passed since a moment, up to `GRACE` of them since the start."""
        return self.since(moment) >= seconds and self._clock.monotonic() - self._started >= min(seconds, GRACE)
