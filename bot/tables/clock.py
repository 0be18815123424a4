"""Time, as an argument."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Tells and waits."""

    def now(self) -> int:
        """Return the time in Unix seconds."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait that long."""
        ...


class WallClock:
    """The machine's own time."""

    def now(self) -> int:
        """Return the time in Unix seconds."""
        return int(time.time())

    async def sleep(self, seconds: float) -> None:
        """Wait that long."""
        await asyncio.sleep(seconds)
