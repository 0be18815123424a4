"""What strangers can do: hold a few connections for a short while, and send what ends in a plain answer."""

import asyncio
import errno
import gzip
import logging
import re
import resource
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.app import LoopErrors, OneLineFilter, raise_file_limit
from bot.web import server
from bot.web.connections import Connections
from tests.web.paged_bot import PagedBot, browser_at, paged_bot_in, server_of
from tests.web.protocol.pages import page_of

WITHIN = 10.0
"""Seconds in which anything has to come of a request, on a busy machine."""


@pytest.fixture
def connections(market: PagedBot) -> Connections:
    found = server_of(market.bot.service)._connections
    assert found is not None
    return found


class Stranger:
    """A connection of a stranger, who writes bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def write(self, data: bytes) -> None:
        self._writer.write(data)

    async def answer(self) -> bytes:
        """Return what comes until the server closes the connection."""
        async with asyncio.timeout(WITHIN):
            try:
                return await self._reader.read()
            except ConnectionError:
                return b""

    async def status(self) -> int:
        """Return the status of the next answer; 0 if the connection is closed without one."""
        async with asyncio.timeout(WITHIN):
            with suppress(ConnectionError):
                line = await self._reader.readline()
                return int(line.split()[1]) if line else 0
            return 0

    def close(self) -> None:
        self._writer.close()


async def stranger_at(address: str) -> Stranger:
    host, _, port = address.removeprefix("http://").partition(":")
    return Stranger(*await asyncio.open_connection(host, int(port)))


def head(address: str, line: str, *more: bytes) -> bytes:
    """Return the head of a request of the page's own origin."""
    lines = [line.encode(), b"Host: x", b"Origin: " + address.encode(), *more]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def posted(address: str, body: bytes, *more: bytes, path: str = "/session") -> bytes:
    return head(address, f"POST {path} HTTP/1.1", b"Content-Length: %d" % len(body), *more) + body


UPGRADE = (b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Version: 13")
KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="


async def test_broken_requests_end_in_one_line_at_most(market: PagedBot, caplog: pytest.LogCaptureFixture) -> None:
    """Nested JSON, broken cookies, long names, broken gzip, and what is no HTTP."""
    at = market.address
    art = f"GET /art/1.0/{'a' * 30}/{'b' * 3000}.svg HTTP/1.1"
    cases: dict[str, tuple[int, bytes]] = {
        "nested JSON": (403, posted(at, b'{"x":' + b"[" * 3900)),
        "nested ticket": (403, posted(at, b'{"ticket":' + b"[" * 1900 + b"]" * 1900 + b"}")),
        "no UTF-8": (403, posted(at, b'{"ticket":"\xff\xfe"}')),
        "broken gzip": (403, posted(at, b"no gzip", b"Content-Encoding: gzip")),
        "cut gzip": (403, posted(at, gzip.compress(b'{"ticket":"x"}')[:-6], b"Content-Encoding: gzip")),
        "broken deflate": (403, posted(at, b"no deflate", b"Content-Encoding: deflate")),
        "broken chunks": (400, head(at, "POST /session HTTP/1.1", b"Transfer-Encoding: chunked") + b"zz\r\nabc\r\n"),
        "long body": (413, posted(at, b"x" * 5000)),
        "long name": (404, head(at, f"GET /static/{'a' * 4000}.js HTTP/1.1")),
        "long font": (404, head(at, f"GET /font/{'a' * 300}.ttf HTTP/1.1")),
        "long art": (404, head(at, art)),
        "no characters": (404, head(at, "GET /art/%ff/%fe/%ed%a0%80.svg HTTP/1.1")),
        "broken cookie": (403, head(at, "GET /s/1/socket HTTP/1.1", *UPGRADE, KEY, b"Cookie: mehana=\xff\xfe\x80")),
        "odd cookie": (403, head(at, "GET /s/1/socket HTTP/1.1", *UPGRADE, KEY, b'Cookie: ;=x; mehana="\\400"; a[b')),
        "no session": (403, head(at, f"GET /s/{'9' * 18}/socket HTTP/1.1", *UPGRADE, KEY, b"Cookie: mehana=x")),
        "long header": (400, head(at, "GET / HTTP/1.1", b"X: " + b"a" * 20000)),
        "many headers": (400, head(at, "GET / HTTP/1.1", *(b"X%d: 1" % number for number in range(500)))),
        "bad version": (400, head(at, "GET / HTTP/9.9")),
        "no HTTP": (400, b"\x16\x03\x01\x02\x00\x01\x00\x01\r\n\r\n"),
    }
    for name, (status, request) in cases.items():
        caplog.clear()
        stranger = await stranger_at(at)
        stranger.write(request)
        assert await stranger.status() == status, name
        stranger.close()
        for record in caplog.records:
            assert OneLineFilter().filter(record)
            assert record.exc_info is None, name
        assert len(caplog.records) <= 1, name


async def test_a_broken_handshake_of_a_session_is_answered(market: PagedBot, caplog: pytest.LogCaptureFixture) -> None:
    async with browser_at(market.address) as browser:
        await browser.redeem(await market.link("Ana"))
        stranger = await stranger_at(market.address)
        cookie = b"Cookie: mehana=" + browser.cookie.encode()
        key = b"Sec-WebSocket-Key: \xff\xff"
        stranger.write(head(market.address, f"GET {browser.at}/socket HTTP/1.1", *UPGRADE, key, cookie))
        assert await stranger.status() == 400
        stranger.close()
    assert not caplog.records


async def test_headers_that_do_not_come_in_time_end_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that come slowly, those that do not come at all, and those of a second request."""
    monkeypatch.setattr(server, "IDLE", 1.0)
    async with paged_bot_in(tmp_path) as bot:
        silent, slow, again = [await stranger_at(bot.address) for _ in range(3)]
        slow.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
        again.write(head(bot.address, "GET /static/icon.svg HTTP/1.1") + b"GET / HTTP/1.1\r\n")
        assert await silent.answer() == b""
        assert await slow.answer() == b""
        assert (await again.answer()).count(b"HTTP/1.1 200 OK") == 1
        for stranger in (silent, slow, again):
            stranger.close()


async def test_a_body_that_does_not_come_in_time_is_refused(market: PagedBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "BODY", 0.1)
    stranger = await stranger_at(market.address)
    stranger.write(posted(market.address, b'{"ticket":"x"}')[:-5])
    assert (await stranger.answer()).startswith(b"HTTP/1.1 408 ")
    stranger.close()


async def test_a_stranger_who_leaves_in_the_middle_is_not_worth_a_line(
    market: PagedBot, connections: Connections, caplog: pytest.LogCaptureFixture
) -> None:
    stranger = await stranger_at(market.address)
    stranger.write(posted(market.address, b'{"ticket":"x"}', b"Expect: 100-continue")[:-5])
    assert await stranger.status() == 100, "the body is waited for"
    stranger.close()
    async with asyncio.timeout(WITHIN):
        while any(connection.transport is not None for connection in connections._server.connections):
            await asyncio.sleep(0.01)
    await asyncio.sleep(0)
    assert not caplog.records


async def test_a_body_that_nobody_wants_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "LINGERING", 0.1)
    async with paged_bot_in(tmp_path) as bot:
        stranger = await stranger_at(bot.address)
        stranger.write(posted(bot.address, b"x" * 50, path="/nothing")[:-5])
        assert (await stranger.answer()).startswith(b"HTTP/1.1 404 ")
        stranger.close()


async def test_of_too_many_strangers_the_first_is_disconnected_and_pages_stay(
    market: PagedBot, connections: Connections, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "most_strangers", 3)
    async with page_of(market, "Ana") as browser:
        await browser.frame("update")
        strangers: list[Stranger] = []
        for _ in range(8):
            strangers.append(await stranger_at(market.address))
            strangers[-1].write(b"GET / HTTP/1.1\r\n")
        for stranger in strangers[:5]:
            assert await stranger.answer() == b"", "it gave way to a later one"
        for stranger in strangers[5:]:
            stranger.write(b"Host: x\r\n\r\n")
            assert await stranger.status() == 200
        await browser.send(type="ping")
        await browser.frame("pong")
        for stranger in strangers:
            stranger.close()


class _Transport(asyncio.Transport):
    """Stands for a connection from an address, of which the test may name several."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})
        self.aborted = False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        del protocol

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True


async def test_strangers_give_way_at_the_address_with_the_most_of_them(
    connections: Connections, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "most_strangers", 4)
    monkeypatch.setattr(connections, "_server", asyncio.Protocol)
    alone, *crowd, late = [_Transport(address) for address in ("10.0.0.1", *["10.0.0.2"] * 4, "10.0.0.3")]
    for transport in (alone, *crowd, late):
        connections.accept(transport)
    assert [transport.aborted for transport in (alone, *crowd, late)] == [False, True, True, False, False, False]


# Activities, in which a web socket is accepted before it says whose it is


@pytest.fixture
async def activity(tmp_path: Path) -> AsyncGenerator[PagedBot]:
    (tmp_path / "sdk" / "output").mkdir(parents=True)
    async with paged_bot_in(tmp_path, tmp_path / "sdk") as bot:
        yield bot


async def _opened(client: aiohttp.ClientSession, address: str, by: str = "1.1.1.1") -> Any:
    """Open a web socket as a proxy would for somebody at an address."""
    return await client.ws_connect(f"{address}/s/1/socket", headers={"Origin": address, "X-Forwarded-For": by})


async def test_few_web_sockets_may_be_unknown_at_once_in_all_and_from_an_address(
    activity: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "MOST_UNKNOWN_EACH", 2)
    monkeypatch.setattr(server, "MOST_UNKNOWN", 3)
    async with aiohttp.ClientSession() as client, AsyncExitStack() as stack:

        async def opened(by: str) -> Any:
            return await stack.enter_async_context(await _opened(client, activity.address, by))

        first, _ = await opened("1.1.1.1"), await opened("1.1.1.1")
        with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
            await opened("1.1.1.1")
        await opened("2.2.2.2")
        with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
            await opened("3.3.3.3")
        await first.send_json({"type": "hello", "token": "x"})
        assert (await first.receive_json(timeout=WITHIN))["type"] == "ended"
        assert (await first.receive(timeout=WITHIN)).type is aiohttp.WSMsgType.CLOSE
        async with asyncio.timeout(WITHIN):
            while server_of(activity.bot.service)._unknown.total() > 2:
                await asyncio.sleep(0)
        await opened("3.3.3.3")


async def test_a_web_socket_that_does_not_say_whose_it_is_is_closed(
    activity: PagedBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "GREETING", 0.1)
    async with aiohttp.ClientSession() as client, await _opened(client, activity.address) as socket:
        message = await socket.receive(timeout=WITHIN)
        assert (message.type, message.data) == (aiohttp.WSMsgType.CLOSE, aiohttp.WSCloseCode.POLICY_VIOLATION)


# Files that are used up


async def test_that_no_more_files_can_be_opened_is_logged_once_a_minute(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    loop, now = asyncio.get_running_loop(), [100.0]
    monkeypatch.setattr(loop, "time", lambda: now[0])
    errors = LoopErrors()
    for _ in range(130):
        errors(loop, {"message": "socket.accept() out of system resource", "exception": OSError(errno.EMFILE, "full")})
        now[0] += 1
    monkeypatch.undo()
    assert [record.getMessage() for record in caplog.records] == ["no more connections can be accepted: full"] * 3
    caplog.clear()
    with caplog.at_level(logging.ERROR):
        errors(loop, {"message": "something else", "exception": OSError(errno.EPERM, "no")})
    assert "something else" in caplog.text


async def test_headers_say_nothing_that_is_not_meant(market: PagedBot) -> None:
    """Encryption for good is demanded where there is some; a file that a browser has is not sent again."""
    service = market.bot.service
    async with aiohttp.ClientSession() as client:
        async with client.get(f"{market.address}/static/main.js") as answer:
            assert "Strict-Transport-Security" not in answer.headers
            tag = answer.headers["ETag"]
        for sent, status in ((tag, 304), ('W/"other"', 200), (f'"x", {tag}', 304)):
            async with client.get(f"{market.address}/static/main.js", headers={"If-None-Match": sent}) as answer:
                assert answer.status == status
                assert (await answer.read() == b"") == (status == 304)
                assert answer.headers["ETag"] == tag
        service.web.address, address = service.web.address.replace("http:", "https:"), service.web.address
        for path in ("/", "/static/main.js", "/nothing"):
            async with client.get(address + path) as answer:
                found = re.fullmatch(r"max-age=(\d+)", answer.headers["Strict-Transport-Security"])
                assert found is not None
                assert int(found[1]) >= 180 * 86_400


@pytest.mark.parametrize(
    ("files", "strangers", "pages"), [(200, 25, 75), (1024, 128, 384), (65_536, 256, 2000), (-1, 256, 2000)]
)
async def test_connections_leave_half_of_the_files_to_the_rest_of_the_bot(
    monkeypatch: pytest.MonkeyPatch, files: int, strangers: int, pages: int
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (files, files))
    made = Connections(web.Server(web.Response))
    assert (made.most_strangers, made.most_pages) == (strangers, pages)


@pytest.mark.parametrize(
    ("soft", "hard", "raised"),
    [(1024, 4096, 4096), (1024, 1 << 20, 65_536), (1024, -1, 65_536), (-1, -1, None), (1 << 17, 1 << 20, None)],
)
def test_the_limit_of_open_files_is_raised(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, raised: int | None
) -> None:
    put: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: put.append(limits))
    raise_file_limit()
    assert put == ([] if raised is None else [(raised, hard)])
