"""The clock, passed as an argument so that tests can set the time."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time and sleeps."""

    def now(self) -> int:
        """Return the time in Unix seconds."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Sleep for this many seconds."""
        ...


class WallClock:
    """The system clock."""

    def now(self) -> int:
        """Return the time in Unix seconds."""
        return int(time.time())

    async def sleep(self, seconds: float) -> None:
        """Sleep for this many seconds."""
        await asyncio.sleep(seconds)
