"""Limits on how often something may be done, and by how many."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

MOST_KEYS: Final = 1000
"""Buckets that are kept of those that were used last."""


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

    def give_back(self) -> None:
        """Let an action that was counted not count after all."""
        self._left = min(self._burst, self._left + 1)


class TokenBuckets:
    """A `TokenBucket` for each key, such as an address."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        self._new = lambda: TokenBucket(burst, rate, now)
        self._buckets: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    def of(self, key: Hashable) -> TokenBucket:
        """Return the bucket of a key."""
        bucket = self._buckets.setdefault(key, self._new())
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return bucket
