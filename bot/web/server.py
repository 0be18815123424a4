"""The web server of the page: files, tickets, sessions and web sockets, behind strict headers and limits."""

from __future__ import annotations

import asyncio
import gzip
import html
import logging
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from bot.presentation.screen import words_outside
from bot.presentation.texts import error_text
from bot.tables.refusal import Refusal, Why
from bot.tables.web_access import SESSION_LASTS
from bot.web import frames
from bot.web.limits import TokenBucket
from bot.web.open_page import OpenPage, send
from bot.web.pictures import Art, Painter
from games.core.localizer import nearest_locale

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable

    from bot.tables.service import TableService
    from bot.tables.table import LiveTable
    from bot.web.activity import Activity
    from storage import Session

    Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

log = logging.getLogger(__name__)

STATIC: Final = Path(__file__).parent / "static"
SHARED: Final = Path(__file__).parent.parent / "page" / "static"
"""The folder of the sandbox's page, of which some scripts are used here too."""
SHARED_SCRIPTS: Final = frozenset({"dom.js", "markdown.js", "moments.js"})
FONTS: Final = Path(__file__).parent.parent.parent / "games" / "kit" / "fonts"
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ttf": "font/ttf",
    ".mp3": "audio/mpeg",
}
COMPRESSED: Final = frozenset({".js", ".css", ".svg", ".ttf"})
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
    " connect-src 'self'{more}; base-uri 'none'; form-action 'none'; frame-ancestors {frames}"
)
DISCORD: Final = "https://discord.com https://*.discord.com https://*.discordsays.com"
"""Who may frame the page as an Activity."""
HEADERS: Final = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
COOKIE: Final = "mehana"
YEAR: Final = "public, max-age=31536000, immutable"
LARGEST_BODY: Final = 4096
MOST_PAGES: Final = 2000
"""Open pages in all."""
MOST_PAGES_EACH: Final = 6
"""Open pages of one session."""
FRAMES: Final = (40.0, 10.0)
"""Frames that a page may send at once, and per second."""
TICKETS: Final = (60.0, 20.0)
"""Tickets that are looked at at once, and per second, of everybody together."""
GREETING: Final = 10.0
"""Seconds in which the first frame has to come."""
SHUTDOWN: Final = 0.5
"""Seconds in which pages may finish what they do when the server stops."""


class _Ticket(msgspec.Struct, frozen=True):
    ticket: str


class _Code(msgspec.Struct, frozen=True):
    code: str
    instance: str


class WebServer:
    """Serves the page at `service.web.address`, with an `activity` also inside Discord."""

    def __init__(self, service: TableService, activity: Activity | None = None) -> None:
        self._service = service
        self._activity = activity
        self._art = Art()
        self._painter = Painter(self._art)
        self._pages: dict[int, set[OpenPage]] = {}
        loop = asyncio.get_running_loop()
        self._now = loop.time
        self._tickets = TokenBucket(*TICKETS, self._now)
        self._sockets: set[web.WebSocketResponse] = set()
        self.app = web.Application(middlewares=[self._guarded], client_max_size=LARGEST_BODY)
        self.app.router.add_get("/", self._index)
        self.app.router.add_get("/t/{table:[0-9]{1,19}}", self._index)
        self.app.router.add_get("/s/{session:[0-9]{1,18}}", self._index)
        self.app.router.add_get("/s/{session:[0-9]{1,18}}/socket", self._socket)
        self.app.router.add_post("/session", self._begin)
        if activity is not None:
            self.app.router.add_post("/activity", self._begin_activity)
            self.app.router.add_get("/sdk/{path:[a-zA-Z0-9_./-]+[.]mjs}", self._sdk)
        self.app.router.add_get("/static/{name}", self._static)
        self.app.router.add_get("/font/{name}", self._font)
        self.app.router.add_get("/art/{whose}/{key}/{name}", self._piece_of_art)

    @asynccontextmanager
    async def serving(self, host: str, port: int) -> AsyncGenerator[int]:
        """Listen during the context; the value is the port. Raise `OSError` if the address cannot be used."""
        runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=SHUTDOWN)
        await runner.setup()
        self._service.listeners.append(self._changed)
        self._service.web.ended.append(self._session_ended)
        try:
            await web.TCPSite(runner, host, port, reuse_address=True).start()
            yield runner.addresses[0][1]
        finally:
            self._service.listeners.remove(self._changed)
            self._service.web.ended.remove(self._session_ended)
            closing = [socket.close(code=WSCloseCode.GOING_AWAY) for socket in tuple(self._sockets)]
            await asyncio.gather(*closing, return_exceptions=True)
            await runner.cleanup()

    def _changed(self, table: LiveTable) -> None:
        for page in self._pages.get(table.id, ()):
            page.wake()

    def _session_ended(self, number: int) -> None:
        for pages in self._pages.values():
            for page in pages:
                if page.session.id == number:
                    page.wake()

    # Every request

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse writes and web sockets from other origins, and add the headers."""
        writes = request.method not in {"GET", "HEAD"} or "Upgrade" in request.headers
        try:
            if writes and request.headers.get("Origin") not in self._origins():
                raise web.HTTPForbidden(text="This address serves its own page only.\n")
            response = await handler(request)
        except web.HTTPException as problem:
            problem.headers.update(HEADERS)
            raise
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    def _origins(self) -> frozenset[str]:
        own = {self._service.web.address}
        return frozenset(own if self._activity is None else own | {self._activity.origin})

    # Files

    async def _index(self, request: web.Request) -> web.Response:
        """Return the page itself, which knows nothing: the same for everybody, but for its language."""
        locale = _language(request)
        inside = self._activity if request.path == "/" and "frame_id" in request.query else None
        words = words_outside(locale) | {"locale": locale, "application": ""}
        if inside is not None:
            words["application"] = str(inside.application())
        page = (STATIC / "index.html").read_text("utf-8")
        for name, text in words.items():
            page = page.replace(f"{{{name}}}", html.escape(text))
        headers = {"Content-Security-Policy": self._policy(inside), "Cache-Control": "no-store"}
        return web.Response(text=page, content_type="text/html", charset="utf-8", headers=headers)

    def _policy(self, inside: Activity | None) -> str:
        """Return what the page may load and who may frame it: nobody, or Discord where it is an Activity."""
        origins = [self._service.web.address] if inside is None else [self._service.web.address, inside.origin]
        # Older browsers do not take 'self' for web sockets.
        sockets = "".join(f" {origin.replace('http', 'ws', 1)}" for origin in origins)
        return POLICY.format(more=sockets, frames="'none'" if inside is None else DISCORD)

    async def _static(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        folder = SHARED if name in SHARED_SCRIPTS else STATIC
        return _file(request, folder / name, "no-cache")

    async def _font(self, request: web.Request) -> web.Response:
        return _file(request, FONTS / request.match_info["name"], YEAR)

    async def _piece_of_art(self, request: web.Request) -> web.Response:
        where = request.match_info
        data = self._art.find(where["whose"], where["key"], where["name"])
        kind = TYPES.get(Path(where["name"]).suffix)
        if data is None or kind is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": YEAR, "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}
        response = web.Response(body=data, content_type=kind, headers=headers)
        if kind == TYPES[".svg"]:
            response.enable_compression()
        return response

    # Sessions

    async def _begin(self, request: web.Request) -> web.Response:
        """Exchange a ticket for a session, whose token only the cookie holds."""
        if not self._tickets.take():
            return _refused(Why.TOO_FAST, request, 429)
        try:
            body = msgspec.json.decode(await request.read(), type=_Ticket)
            session, token = await self._service.web.redeem(body.ticket)
        except (Refusal, msgspec.MsgspecError):
            return _refused(Why.NO_TICKET, request, 403)
        where = f"/s/{session.id}"
        answer = _json({"at": where, "table": str(session.table)})
        secure = self._service.web.address.startswith("https:")
        answer.set_cookie(
            COOKIE, token, path=where, httponly=True, secure=secure, samesite="Strict", max_age=SESSION_LASTS
        )
        return answer

    async def _begin_activity(self, request: web.Request) -> web.Response:
        """Exchange Discord's code for a session. The page keeps its token, because Discord's frame takes no cookies."""
        assert self._activity is not None
        if not self._tickets.take():
            return _refused(Why.TOO_FAST, request, 429)
        try:
            body = msgspec.json.decode(await request.read(), type=_Code)
            session, token = await self._activity.begin(body.code, body.instance)
        except msgspec.MsgspecError:
            return _refused(Why.NOT_IDENTIFIED, request, 403)
        except Refusal as refusal:
            return _refused(refusal.why, request, 403)
        return _json({"at": f"/s/{session.id}", "table": str(session.table), "token": token})

    async def _sdk(self, request: web.Request) -> web.Response:
        """Return a module of Discord's Embedded App SDK, from the operator's copy of its package."""
        assert self._activity is not None
        path = (self._activity.sdk / request.match_info["path"]).resolve()
        if not path.is_relative_to(self._activity.sdk.resolve()) or not path.is_file():
            raise web.HTTPNotFound
        headers = {"Cache-Control": "no-cache"}
        return web.Response(body=path.read_bytes(), content_type=TYPES[".js"], charset="utf-8", headers=headers)

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        if len(self._sockets) >= MOST_PAGES:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=frames.LONGEST_FRAME, compress=True)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            await self._serve(request, socket)
        finally:
            self._sockets.discard(socket)
        return socket

    async def _serve(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        """Serve a page once its session is known; say so if it has none."""
        locale = _language(request)
        hello = await _first_frame(socket)
        if hello is None:
            await socket.close(code=WSCloseCode.POLICY_VIOLATION)
            return
        token = hello.token or request.cookies.get(COOKIE, "")
        session = await self._service.web.session(int(request.match_info["session"]), token)
        if session is None:
            await send(socket, frames.Ended(error_text(Refusal(Why.PAGE_ENDED), locale)))
            await socket.close()
            return
        bucket = TokenBucket(*FRAMES, self._now)
        page = OpenPage(socket, self._service, self._painter, session, bucket)
        pages = self._pages.setdefault(session.table, set())
        if self._of(session) >= MOST_PAGES_EACH:
            await send(socket, frames.Ended(error_text(Refusal(Why.TOO_FAST), locale)))
            await socket.close()
            return
        pages.add(page)
        try:
            await page.run(hello.seen)
        finally:
            pages.discard(page)
            if not pages:
                self._pages.pop(session.table, None)
                self._painter.forget(session.table)

    def _of(self, session: Session) -> int:
        """Return the number of open pages of a session."""
        return sum(page.session.id == session.id for page in self._pages.get(session.table, ()))


async def _first_frame(socket: web.WebSocketResponse) -> frames.Hello | None:
    """Return the first frame of a page, or None if something else comes first, or nothing in time."""
    try:
        async with asyncio.timeout(GREETING):
            message = await socket.receive()
    except TimeoutError:
        return None
    if message.type is not WSMsgType.TEXT:
        return None
    try:
        frame = frames.read(message.data)
    except msgspec.MsgspecError:
        return None
    return frame if isinstance(frame, frames.Hello) else None


def _language(request: web.Request) -> str:
    return nearest_locale(request.headers.get("Accept-Language", "en")[:16])


def _refused(why: Why, request: web.Request, status: int) -> web.Response:
    return _json({"error": error_text(Refusal(why), _language(request))}, status)


def _json(body: dict[str, str], status: int = 200) -> web.Response:
    headers = {"Cache-Control": "no-store"}
    return web.Response(body=msgspec.json.encode(body), status=status, content_type="application/json", headers=headers)


@cache
def _read(path: Path) -> tuple[bytes, bytes]:
    """Return a file, and the same compressed."""
    data = path.read_bytes()
    return data, gzip.compress(data, mtime=0) if path.suffix in COMPRESSED else b""


def _file(request: web.Request, path: Path, caching: str) -> web.Response:
    if path.suffix not in TYPES or path.name != request.match_info["name"] or not path.is_file():
        raise web.HTTPNotFound
    data, compressed = _read(path)
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if compressed and "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        data = compressed
    kind = TYPES[path.suffix]
    charset = "utf-8" if kind.startswith("text/") else None
    return web.Response(body=data, content_type=kind, charset=charset, headers=headers)
