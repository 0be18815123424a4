"""Faults on demand: failing requests, with dropped connections among them."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from bot.fake_discord.http.call import Route
from bot.fake_discord.world.names import unknown

Failure = int | Literal["drop", "drop_after_storing", "hang"]


@dataclass(slots=True, eq=False)
class Fault:
    """A planned failure; `happened` is set when it has occurred as often as planned."""

    method: str
    path: tuple[str, ...]
    status: Failure
    code: int
    message: str
    retry_after: float
    via: bool
    left: int
    met: int = 0
    happened: asyncio.Event = field(default_factory=asyncio.Event)
    released: asyncio.Event = field(default_factory=asyncio.Event)

    def release(self) -> None:
        """Let hanging requests continue, as if they had only been slow."""
        self.released.set()


class Faults:
    """The planned failures; `fail_next` is for tests, `meet` for the server."""

    def __init__(self, routes: Sequence[Route]) -> None:
        self._routes = routes
        self._planned: list[Fault] = []
        self._hanging: list[Fault] = []

    def fail_next(
        self,
        method: str,
        path: str,
        *,
        status: Failure,
        times: int = 1,
        code: int = 0,
        message: str = "",
        retry_after: float = 0.05,
        via: bool = True,
    ) -> Fault:
        """Make the next `times` requests to a path fail.

        `path` is as in Discord's reference; `{}` or `{name}` stands for one segment: "/channels/{}/messages",
        "/interactions/{}/{}/callback". `status` is one of

        - an HTTP status, with `code` and `message` in its body. 429 comes with `retry_after` seconds; without `via` it
          lacks the header by which clients recognize that Discord sent it, and not a machine in between.
        - "drop": the connection breaks before anything is done.
        - "drop_after_storing": the connection breaks after everything is done.
        - "hang": no answer until `release`, or until the fake Discord ends.

        Raise ValueError with the valid paths, methods or statuses for one that no request of the API has.
        """
        paths = [route.template for route in self._routes if route.method == method]
        if not paths:
            raise ValueError(unknown("method", method, sorted({route.method for route in self._routes})))
        if not any(_may_meet(path.split("/"), template.split("/")) for template in paths):
            raise ValueError(unknown(f"path of {method} requests", path, sorted(paths)))
        if isinstance(status, int) and not 400 <= status <= 599:
            raise ValueError(f"{status} is no status of a failure; known: 400 to 599")
        fault = Fault(method, tuple(path.split("/")), status, code, message, retry_after, via, left=times)
        self._planned.append(fault)
        return fault

    def meet(self, method: str, path: str) -> Fault | None:
        """Return the failure planned for a request and count it down; `path` is without the /api prefix."""
        segments = path.split("/")
        for fault in self._planned:
            if fault.method == method and _may_meet(fault.path, segments):
                fault.left -= 1
                fault.met += 1
                if fault.left == 0:
                    self._planned.remove(fault)
                    fault.happened.set()
                if fault.status == "hang":
                    self._hanging.append(fault)
                return fault
        return None

    def clear(self) -> None:
        """Cancel planned failures and release hanging requests."""
        self._planned.clear()
        for fault in self._hanging:
            fault.release()
        self._hanging.clear()


def _may_meet(pattern: Sequence[str], path: Sequence[str]) -> bool:
    """Whether a request with this path, or path template, may fit the pattern."""
    pairs = zip(pattern, path, strict=False)
    return len(pattern) == len(path) and all(a == b or "{" in a[:1] + b[:1] for a, b in pairs)
