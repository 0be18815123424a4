"""Connections to the web server: strangers, who show no page, are few, so that they take no room from anybody else."""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final, cast

try:
    import resource
except ImportError:  # there is none on Windows, where sockets are no files
    resource = None

if TYPE_CHECKING:
    from aiohttp import web

MOST_PAGES: Final = 2000
"""Connections with a session, each of which shows a page."""
MOST_STRANGERS: Final = 256
"""Connections without one."""
SHARE: Final = 0.5
"""The part of the files that the process may have open which is used for connections: Discord and the disk need others."""


class Connections:
    """Hands connections to an aiohttp server, at first as those of strangers.

    Of too many strangers, the one who came first from the address with the most of them is disconnected.
    """

    def __init__(self, server: web.Server) -> None:
        files = 1 << 20 if resource is None else resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        most = int(files * SHARE)
        self.most_strangers = min(MOST_STRANGERS, most // 4)
        self.most_pages = min(MOST_PAGES, most - self.most_strangers)
        self._server = server
        self._strangers: dict[asyncio.BaseTransport, str] = {}

    def __call__(self) -> asyncio.Protocol:
        """Return what takes the next connection, for `asyncio.loop.create_server`."""
        return _Arrival(self)

    def arrive(self, transport: asyncio.Transport) -> None:
        """Take in a stranger."""
        if len(self._strangers) >= self.most_strangers:
            self._strangers = {known: of for known, of in self._strangers.items() if not known.is_closing()}
        if len(self._strangers) >= self.most_strangers:
            ((crowd, _),) = Counter(self._strangers.values()).most_common(1)
            first = next(known for known, of in self._strangers.items() if of == crowd)
            del self._strangers[first]
            cast("asyncio.Transport", first).abort()
        self._strangers[transport] = str((transport.get_extra_info("peername") or ("",))[0])
        handler = self._server()
        transport.set_protocol(handler)
        handler.connection_made(transport)

    def meet(self, request: web.Request) -> None:
        """Count the connection of a request as that of a page from now on."""
        self._strangers.pop(cast("asyncio.BaseTransport", request.transport), None)


class _Arrival(asyncio.Protocol):
    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._connections.arrive(cast("asyncio.Transport", transport))


def address_of(request: web.Request) -> str:
    """Return where a request comes from. A proxy on this machine or its network says that itself, as the last of a list."""
    peer = request.remote or ""
    named = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
    try:
        return named if named and ip_address(peer).is_private else peer
    except ValueError:
        return peer
