"""Connections to the web server: those without a session, of strangers, are few, so that they leave room for pages."""

import asyncio
from collections import Counter
from ipaddress import ip_address
from math import inf
from typing import Final, cast

from aiohttp import web

try:
    import resource
except ImportError:  # there is none on Windows, where sockets are no files
    resource = None


MOST_PAGES: Final = 2000
"""Connections with a session: open pages."""
MOST_STRANGERS: Final = 256
"""Connections without a session."""
SHARE: Final = 0.5
"""The share of the process's file descriptors that connections may use. Discord and the database need the others."""


class Connections:
    """Hands connections to an aiohttp server, at first as those of strangers.

    If there are too many strangers, the oldest connection of the address that has the most is closed.
    """

    def __init__(self, server: web.Server) -> None:
        most = _most_files() * SHARE
        self.most_strangers = int(min(MOST_STRANGERS, most / 4))
        self.most_pages = int(min(MOST_PAGES, most - self.most_strangers))
        self._server = server
        self._strangers: dict[asyncio.BaseTransport, str] = {}

    def __call__(self) -> asyncio.Protocol:
        """Return what takes the next connection, for `asyncio.loop.create_server`."""
        return _Accepted(self)

    def accept(self, transport: asyncio.Transport) -> None:
        """Hand the connection of a stranger to the server."""
        if len(self._strangers) >= self.most_strangers:
            self._strangers = {known: of for known, of in self._strangers.items() if not known.is_closing()}
        if len(self._strangers) >= self.most_strangers:
            ((crowd, _),) = Counter(self._strangers.values()).most_common(1)
            oldest = next(known for known, of in self._strangers.items() if of == crowd)
            del self._strangers[oldest]
            cast("asyncio.Transport", oldest).abort()
        self._strangers[transport] = str((transport.get_extra_info("peername") or ("",))[0])
        handler = self._server()
        transport.set_protocol(handler)
        handler.connection_made(transport)

    def keep(self, request: web.Request) -> None:
        """Keep the connection of a request: it has a session, so it is no stranger's any more."""
        self._strangers.pop(cast("asyncio.BaseTransport", request.transport), None)


def _most_files() -> float:
    """Return how many files the process may have open."""
    if resource is None:
        return inf
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return inf if soft == resource.RLIM_INFINITY else soft


class _Accepted(asyncio.Protocol):
    """A connection before its transport is known."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._connections.accept(cast("asyncio.Transport", transport))


def address_of(request: web.Request) -> str:
    """Return the address a request comes from. A proxy on this machine or its network adds it to a header."""
    peer = request.remote or ""
    named = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
    try:
        return named if named and ip_address(peer).is_private else peer
    except ValueError:
        return peer
