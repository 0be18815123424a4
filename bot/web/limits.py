"""Limits on how often something may be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class TokenBucket:
    """Allows `burst` actions at once, and `rate` per second in the long run. `now` is a clock in seconds."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        self._burst = burst
        self._rate = rate
        self._now = now
        self._left = burst
        self._at = now()

    def take(self) -> bool:
        """Return whether one more action is allowed, and count it."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
