"""The web server of the page: files, tickets, sessions and web sockets, behind strict headers and limits."""

import asyncio
import html
import logging
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from bot.presentation.page_words import words_outside
from bot.presentation.texts import error_text
from bot.static import SHARED, TYPES, files_in, served
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import LiveTable
from bot.tables.web_access import SESSION_LASTS
from bot.web import frames
from bot.web.activity import Activity
from bot.web.connections import Connections, address_of
from bot.web.limits import TokenBucket, TokenBuckets
from bot.web.open_page import OpenPage, send
from bot.web.pictures import Art, Painter
from games.core.localizer import nearest_locale
from games.kit.art.emblems import EMBLEMS, paint
from storage import Session

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
T = TypeVar("T")
log = logging.getLogger(__name__)

STATIC: Final = Path(__file__).parent / "static"
FONTS: Final = Path(__file__).parent.parent.parent / "games" / "kit" / "fonts"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
    " connect-src 'self'{more}; base-uri 'none'; form-action 'none'; frame-ancestors {frames}"
)
DISCORD: Final = "https://discord.com https://*.discord.com"
"""Who may frame the page as an Activity, beside the Activity's own origin."""
HEADERS: Final = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
ONLY_ENCRYPTED: Final = {"Strict-Transport-Security": "max-age=31536000"}
"""What else is said where the address is https."""
COOKIE: Final = "mehana"
YEAR: Final = "public, max-age=31536000, immutable"
DAY: Final = "public, max-age=86400"
LARGEST_BODY: Final = 4096
IDLE: Final = 15.0
"""Seconds in which the headers of a request have to come, and for which a connection is kept after its answer."""
BODY: Final = 5.0
"""Seconds in which the body of a request has to come."""
LINGERING: Final = 1.0
"""Seconds for which a body that nobody wants is read."""
MOST_PAGES_EACH: Final = 6
"""Open pages of one session."""
FRAMES: Final = (40.0, 10.0)
"""Frames that a page may send at once, and per second."""
TICKETS: Final = (20.0, 1.0)
"""Wrong tickets from one address that are looked at at once, and per second."""
CONNECTS: Final = (20.0, 0.5)
"""Pages of a session that are opened at once, and per second."""
GREETING: Final = 5.0
"""Seconds in which the first frame has to come."""
MOST_UNKNOWN: Final = 100
"""Web sockets that have yet to say whose they are, in all."""
MOST_UNKNOWN_EACH: Final = 10
"""Web sockets from one address that have yet to say whose they are."""
CLOSING: Final = 2.0
"""Seconds for which a page may take to close its web socket."""
SHUTDOWN: Final = 0.5
"""Seconds in which pages may finish what they do when the server stops."""


class _Ticket(msgspec.Struct, frozen=True):
    ticket: frames.Name


class _Code(msgspec.Struct, frozen=True):
    code: str
    instance: str


_ticket: Final = msgspec.json.Decoder(_Ticket)
_code: Final = msgspec.json.Decoder(_Code)


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
        self._tickets = TokenBuckets(*TICKETS, self._now)
        self._connects = TokenBuckets(*CONNECTS, self._now)
        self._connections: Connections | None = None
        self._unknown: Counter[str] = Counter()
        self._sockets: set[web.WebSocketResponse] = set()
        self.app = web.Application(middlewares=[self._guarded], client_max_size=LARGEST_BODY)
        self.app.router.add_get("/", self._index)
        self.app.router.add_get("/t/{table:[0-9]{1,19}}", self._index)
        self.app.router.add_get("/s/{session:[0-9]{1,18}}", self._index)
        self.app.router.add_get("/s/{session:[0-9]{1,18}}/socket", self._socket)
        self.app.router.add_get("/s/{session:[0-9]{1,18}}/state", self._state)
        self.app.router.add_post("/session", self._begin)
        if activity is not None:
            self.app.router.add_post("/activity", self._begin_activity)
            self.app.router.add_get("/sdk/{path:[a-zA-Z0-9_./-]{1,200}[.]mjs}", self._sdk)
        self.app.router.add_get("/static/{name}", self._static)
        self.app.router.add_get("/font/{name}", self._font)
        self.app.router.add_get("/emblem/{name}.svg", self._emblem)
        self.app.router.add_get("/art/{whose}/{key}/{name}", self._piece_of_art)

    @asynccontextmanager
    async def serving(self, host: str, port: int) -> AsyncGenerator[int]:
        """Listen during the context; the value is the port. Raise `OSError` if the address cannot be used."""
        runner = web.AppRunner(
            self.app,
            access_log=None,
            shutdown_timeout=SHUTDOWN,
            keepalive_timeout=IDLE,
            lingering_time=LINGERING,
            auto_decompress=False,
        )
        await runner.setup()
        assert runner.server is not None, "it is set up"
        self._connections = Connections(runner.server)
        self._service.listeners.append(self._changed)
        self._service.web.ended.append(self._session_ended)
        try:
            loop = asyncio.get_running_loop()
            listening = await loop.create_server(self._connections, host, port, reuse_address=True)
            try:
                yield listening.sockets[0].getsockname()[1]
            finally:
                listening.close()
        finally:
            self._service.listeners.remove(self._changed)
            self._service.web.ended.remove(self._session_ended)
            closing = [socket.close(code=WSCloseCode.GOING_AWAY) for socket in tuple(self._sockets)]
            await asyncio.gather(*closing, return_exceptions=True)
            await runner.cleanup()

    def _changed(self, table: LiveTable) -> None:
        for number, pages in self._pages.items():
            for page in pages:
                if number == table.id:
                    page.wake()
                else:
                    page.hear(table)

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
            problem.headers.update(self._headers())
            raise
        if not response.prepared:
            response.headers.update(self._headers())
        return response

    def _headers(self) -> dict[str, str]:
        return HEADERS | ONLY_ENCRYPTED if self._service.web.address.startswith("https:") else HEADERS

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
        """Return what the page may load and who may frame it: nobody, or Discord where it is its own Activity."""
        origins = [self._service.web.address] if inside is None else [self._service.web.address, inside.origin]
        # Older browsers do not take 'self' for web sockets.
        sockets = "".join(f" {origin.replace('http', 'ws', 1)}" for origin in origins)
        return POLICY.format(more=sockets, frames="'none'" if inside is None else f"{DISCORD} {inside.origin}")

    async def _static(self, request: web.Request) -> web.Response:
        return served(request, files_in(SHARED, STATIC), "no-cache")

    async def _font(self, request: web.Request) -> web.Response:
        return served(request, files_in(FONTS), YEAR)

    async def _emblem(self, request: web.Request) -> web.Response:
        """Return an emblem of the kit, of which a page shows the shape."""
        name = request.match_info["name"]
        if name not in EMBLEMS:
            raise web.HTTPNotFound
        headers = {"Cache-Control": DAY, "Content-Security-Policy": "default-src 'none'"}
        return web.Response(text=paint(name, 100, "#fff"), content_type=TYPES[".svg"], headers=headers)

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
        try:
            body = await _body(request, _ticket)
        except msgspec.MsgspecError:
            return _refused(Why.NO_TICKET, request, 403)
        tickets = self._tickets.of(address_of(request))
        if not tickets.take():
            return _refused(Why.TOO_FAST, request, 429)
        try:
            session, token = await self._service.web.redeem(body.ticket)
        except Refusal:
            return _refused(Why.NO_TICKET, request, 403)
        tickets.give_back()
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
        try:
            body = await _body(request, _code)
            session, token = await self._activity.begin(body.code, body.instance)
        except msgspec.MsgspecError:
            return _refused(Why.NOT_IDENTIFIED, request, 403)
        except Refusal as refusal:
            return _refused(refusal.why, request, 429 if refusal.why is Why.TOO_FAST else 403)
        return _json({"at": f"/s/{session.id}", "table": str(session.table), "token": token})

    async def _sdk(self, request: web.Request) -> web.Response:
        """Return a module of Discord's Embedded App SDK, from the operator's copy of its package."""
        assert self._activity is not None
        path = (self._activity.sdk / request.match_info["path"]).resolve()
        if not path.is_relative_to(self._activity.sdk.resolve()) or not path.is_file():
            raise web.HTTPNotFound
        headers = {"Cache-Control": "no-cache"}
        return web.Response(body=path.read_bytes(), content_type=TYPES[".js"], charset="utf-8", headers=headers)

    async def _session(self, request: web.Request, token: str) -> Session | None:
        return await self._service.web.session(int(request.match_info["session"]), token)

    async def _state(self, request: web.Request) -> web.Response:
        """Tell a page whose web socket was not accepted whether its session has ended."""
        if await self._session(request, request.cookies.get(COOKIE, "")) is None:
            return _refused(Why.PAGE_ENDED, request, 403)
        return _json({})

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        """Accept the web socket of a session. An Activity has no cookies: there the first frame says whose it is."""
        token = request.cookies.get(COOKIE, "")
        session = await self._session(request, token) if token else None
        if session is None and (token or self._activity is None):
            raise web.HTTPForbidden
        if self._connections is None or len(self._sockets) >= self._connections.most_pages:
            raise web.HTTPServiceUnavailable
        known = session is not None
        if session is not None and not self._connects.of(session.id).take():
            raise web.HTTPTooManyRequests
        socket = web.WebSocketResponse(
            timeout=CLOSING, autoping=False, heartbeat=30, max_msg_size=frames.LONGEST_FRAME, compress=True
        )
        try:
            socket.can_prepare(request)
        except ValueError as broken:
            raise web.HTTPBadRequest from broken
        self._sockets.add(socket)
        try:
            with nullcontext() if known else self._unknown_at(address_of(request)):
                await socket.prepare(request)
                if known:
                    self._connections.keep(request)
                hello = await _first_frame(socket)
                if hello is not None and session is None:
                    session = await self._session(request, hello.token)
            if session is None and hello is not None:
                await send(socket, frames.Ended(error_text(Refusal(Why.PAGE_ENDED), _language(request))))
            if session is None or hello is None:
                await socket.close(code=WSCloseCode.POLICY_VIOLATION)
            elif not known and not self._connects.of(session.id).take():
                await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
            else:
                self._connections.keep(request)
                await self._serve(socket, session, hello, _language(request))
        finally:
            self._sockets.discard(socket)
        return socket

    @contextmanager
    def _unknown_at(self, address: str) -> Generator[None]:
        """Count a web socket that has yet to say whose it is. Raise `HTTPServiceUnavailable` if there are too many."""
        if self._unknown.total() >= MOST_UNKNOWN or self._unknown[address] >= MOST_UNKNOWN_EACH:
            raise web.HTTPServiceUnavailable
        self._unknown[address] += 1
        try:
            yield
        finally:
            self._unknown[address] -= 1
            self._unknown += Counter()  # removes what is at 0

    async def _serve(self, socket: web.WebSocketResponse, session: Session, hello: frames.Hello, locale: str) -> None:
        """Serve a page of a session. Only an Activity's names its session itself."""
        bucket, inside = TokenBucket(*FRAMES, self._now), bool(hello.token)
        page = OpenPage(socket, self._service, self._painter, session, bucket, inside=inside)
        pages = self._pages.setdefault(session.table, set())
        if sum(other.session.id == session.id for other in pages) >= MOST_PAGES_EACH:
            await send(socket, frames.Ended(error_text(Refusal(Why.TOO_FAST), locale)))
            await socket.close()
            return
        pages.add(page)
        try:
            await page.run(hello.seen, hello.first)
        finally:
            pages.discard(page)
            if not pages:
                self._pages.pop(session.table, None)
                self._painter.forget(session.table)


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


async def _body(request: web.Request, decoder: msgspec.json.Decoder[T]) -> T:
    """Return the JSON of a request that comes in time. Raise `msgspec.MsgspecError` for any other body."""
    try:
        async with asyncio.timeout(BODY):
            data = await request.read()
    except TimeoutError as late:
        raise web.HTTPRequestTimeout from late
    except (web.RequestPayloadError, ConnectionError, RuntimeError) as broken:  # or nobody is there any more
        raise web.HTTPBadRequest from broken
    return frames.decoded(data, decoder)


def _refused(why: Why, request: web.Request, status: int) -> web.Response:
    return _json({"error": error_text(Refusal(why), _language(request))}, status)


def _json(body: dict[str, str], status: int = 200) -> web.Response:
    headers = {"Cache-Control": "no-store"}
    return web.Response(body=msgspec.json.encode(body), status=status, content_type="application/json", headers=headers)
