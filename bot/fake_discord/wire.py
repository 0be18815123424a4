"""Redirects the unmodified discord.py to the fake Discord."""

from types import TracebackType
from typing import Any, Self

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

# The undocumented attributes in which discord.py keeps its addresses; checked below.
_ADDRESSES: tuple[tuple[Any, str], ...] = (
    (Route, "BASE"),
    (DiscordWebSocket, "DEFAULT_GATEWAY"),
    (discord.Asset, "BASE"),
)


class Wire:
    """A redirection, in force until `restore` or the end of its `with` block."""

    def __init__(self, base_url: str) -> None:
        lost = [f"{owner.__name__}.{name}" for owner, name in _ADDRESSES if name not in vars(owner)]
        if lost:
            raise RuntimeError(f"discord.py {discord.__version__} no longer has {', '.join(lost)}: cannot redirect it")
        base = yarl.URL(base_url)
        targets = (f"{base_url}/api/v10", base.with_scheme("ws") / "gateway", base_url)
        self._before = [getattr(owner, name) for owner, name in _ADDRESSES]
        self._set(targets)

    @staticmethod
    def _set(values: Any) -> None:
        for (owner, name), value in zip(_ADDRESSES, values, strict=True):
            setattr(owner, name, value)

    def restore(self) -> None:
        """Restore discord.py's addresses; a second call has no effect."""
        self._set(self._before)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.restore()


def point_at(base_url: str) -> Wire:
    """Redirect all discord.py clients of this process to `base_url` (such as "http://127.0.0.1:8000").

    This applies to clients created until the returned object is restored. Only one redirection can be in force. Raise
    RuntimeError if the installed discord.py lacks one of the addresses.
    """
    return Wire(base_url)
