"""Redirects the unmodified discord.py to the fake Discord."""

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import Any

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


@contextmanager
def point_at(base_url: str) -> Generator[None]:
    """Redirect all discord.py clients of this process to `base_url` (such as "http://127.0.0.1:8000").

    This applies to clients created within the context. Only one redirection can be in force. Raise RuntimeError if the
    installed discord.py lacks one of the addresses.
    """
    lost = [f"{owner.__name__}.{name}" for owner, name in _ADDRESSES if name not in vars(owner)]
    if lost:
        raise RuntimeError(f"discord.py {discord.__version__} no longer has {', '.join(lost)}: cannot redirect it")
    before = [getattr(owner, name) for owner, name in _ADDRESSES]
    _set((f"{base_url}/api/v10", yarl.URL(base_url).with_scheme("ws") / "gateway", base_url))
    try:
        yield
    finally:
        _set(before)


def _set(values: Iterable[object]) -> None:
    for (owner, name), value in zip(_ADDRESSES, values, strict=True):
        setattr(owner, name, value)
