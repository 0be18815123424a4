"""Discord's rate limits as buckets, and the response headers about them."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

_UNLIMITED = 1_000_000
_GLOBAL = 50
# (requests, seconds) for each channel; other routes share the default for their route and channel.
_LIMITS = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
}
_DEFAULT = (50, 1.0)


@dataclass(slots=True)
class _Window:
    limit: int
    ends: float
    used: int = 0


@dataclass(frozen=True, slots=True)
class Grant:
    """Whether a request is allowed, and the headers of its response."""

    granted: bool
    headers: dict[str, str]
    retry_after: float = 0.0
    everywhere: bool = False


class Rates:
    """A fixed window for each route and channel, and one for all requests together.

    They run on monotonic time, since clients wait real seconds. If they are not `on`, every request passes, with
    headers that let the client's requests overlap.
    """

    def __init__(self, *, on: bool = True, now: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self._now = now
        self._windows: dict[str, _Window] = {}

    def take(self, method: str, template: str, major: str) -> Grant:
        """Count a request; `major` is the channel or guild that it concerns."""
        bucket = f"{method}{template}:{major}"
        if not self.on:
            return Grant(granted=True, headers=self._headers(bucket, _Window(_UNLIMITED, self._now() + 1.0)))
        total = self._window("", _GLOBAL, 1.0)
        if total.used >= total.limit:
            return self._refusal(bucket, total, everywhere=True)
        window = self._window(bucket, *_LIMITS.get((method, template), _DEFAULT))
        if window.used >= window.limit:
            return self._refusal(bucket, window, everywhere=False)
        total.used += 1
        window.used += 1
        return Grant(granted=True, headers=self._headers(bucket, window))

    def refuse(self, method: str, template: str, major: str, seconds: float) -> Grant:
        """Return the refusal of a request that is limited for `seconds`, regardless of the counts."""
        window = _Window(limit=1, ends=self._now() + seconds, used=1)
        return self._refusal(f"{method}{template}:{major}", window, everywhere=False)

    def _window(self, bucket: str, limit: int, seconds: float) -> _Window:
        window = self._windows.get(bucket)
        if window is None or window.ends <= self._now():
            window = self._windows[bucket] = _Window(limit, self._now() + seconds)
        return window

    def _refusal(self, bucket: str, window: _Window, *, everywhere: bool) -> Grant:
        wait = max(window.ends - self._now(), 0.001)
        headers = self._headers(bucket, window) | {
            "Retry-After": str(math.ceil(wait)),
            "X-RateLimit-Scope": "global" if everywhere else "user",
            # discord.py handles a 429 only if it came through Discord's proxies.
            "Via": "1.1 fake Discord",
        }
        if everywhere:
            headers["X-RateLimit-Global"] = "true"
        return Grant(granted=False, headers=headers, retry_after=wait, everywhere=everywhere)

    def _headers(self, bucket: str, window: _Window) -> dict[str, str]:
        wait = max(window.ends - self._now(), 0.0)
        return {
            "X-RateLimit-Limit": str(window.limit),
            "X-RateLimit-Remaining": str(max(window.limit - window.used, 0)),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": format(hash(bucket.split(":", maxsplit=1)[0]) & 0xFFFFFFFFFFFF, "012x"),
        }
