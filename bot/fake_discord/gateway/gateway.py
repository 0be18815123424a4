"""The gateway: HELLO, IDENTIFY, RESUME, heartbeats, close codes, and the events of the world as dispatches."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.fake_discord.gateway import compression
from bot.fake_discord.gateway.events import Event, event_of
from bot.fake_discord.world import application_payloads, payloads
from bot.fake_discord.world.intents import PRIVILEGED, Intent, valid_intents
from bot.fake_discord.world.jsontypes import Json, is_list, is_object
from bot.fake_discord.world.model import Guild
from bot.fake_discord.world.world import Change, World

DISPATCH, RECONNECT, INVALID, HELLO, ACK = 0, 7, 9, 10, 11
LARGEST_FRAME = 4096
"""Bytes of the largest frame from a client."""
FRAMES, FRAMES_SECONDS = 120, 60.0
"""The frames that a client may send on one connection within this many seconds."""
_REPLAYED = 2000
_RESUMABLE_SECONDS = 300.0

ROUND_TRIP = 0.02
"""Seconds until a heartbeat is answered; discord.py attributes an immediate answer to the previous heartbeat."""


class Closed(Exception):
    """A connection that Discord closes, with the code and reason of the close frame."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason
        super().__init__(f"{code} {reason}")


unknown_opcode = partial(Closed, 4001, "Unknown opcode.")
decode_error = partial(Closed, 4002, "Error while decoding payload.")
"""Refuses a frame that is no JSON object, too large, or lacks a field."""
not_authenticated = partial(Closed, 4003, "Not authenticated.")
authentication_failed = partial(Closed, 4004, "Authentication failed.")
already_authenticated = partial(Closed, 4005, "Already authenticated.")


class _Line:
    """An open socket. A task sends its frames in order."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, compress: compression.Compress
    ) -> None:
        self.socket = socket
        self.compress = compress
        self._transport = transport
        self._taken: deque[float] = deque(maxlen=FRAMES)
        self._due = 0.0
        self._deadline: asyncio.TimerHandle | None = None
        self.silent = False
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._write())
        self._closing: asyncio.Task[Any] | None = None

    def send(self, frame: str) -> None:
        if not self.silent:
            self._queue.put_nowait(frame)

    async def _write(self) -> None:
        while (frame := await self._queue.get()) is not None:
            if self.socket.closed:
                return
            packed = self.compress(frame)
            await (self.socket.send_str(packed) if isinstance(packed, str) else self.socket.send_bytes(packed))

    def count(self) -> None:
        """Count a frame from the client. Raise Closed if there were too many."""
        now = time.monotonic()
        if len(self._taken) == FRAMES and now - self._taken[0] < FRAMES_SECONDS:
            raise Closed(4008, "Rate limited.")
        self._taken.append(now)

    def expect_heartbeat(self, seconds: float) -> None:
        """Close the connection, which can be resumed, unless this is called again within `seconds`."""
        self._due = time.monotonic() + seconds
        if self._deadline:
            self._deadline.cancel()
        self._deadline = asyncio.get_running_loop().call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        # Clients beat in real time, and a test's event loop may run faster.
        if (left := self._due - time.monotonic()) > 0.01:
            self._deadline = asyncio.get_running_loop().call_later(left, self._give_up)
            return
        self._closing = asyncio.create_task(self.socket.close(code=4000, message=b"No heartbeat in time."))

    def abort(self) -> None:
        """Break the connection, as a failing network would."""
        if self._transport:
            self._transport.abort()

    async def end(self) -> None:
        if self._deadline:
            self._deadline.cancel()
        self._queue.put_nowait(None)
        await asyncio.gather(self._task, *([self._closing] if self._closing else []), return_exceptions=True)


@dataclass(slots=True, eq=False)
class _Session:
    """What survives a lost connection: the events, and the number of the last one."""

    id: str
    intents: int
    shard: tuple[int, int]
    line: _Line | None
    seq: int = 0
    lost_at: float = 0.0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque[tuple[int, str]](maxlen=_REPLAYED))

    def expired(self, now: float) -> bool:
        """Whether it was disconnected for too long to be resumed."""
        return self.line is None and now - self.lost_at > _RESUMABLE_SECONDS

    def forgot(self, seq: int) -> bool:
        """Whether events after this one are no longer kept."""
        return bool(self.sent) and seq < self.sent[0][0] - 1

    def dispatch(self, name: str, data: Json) -> None:
        self.seq += 1
        frame = _frame(DISPATCH, data, t=name, s=self.seq)
        self.sent.append((self.seq, frame))
        if self.line:
            self.line.send(frame)


def _frame(op: int, data: Any = None, *, t: str | None = None, s: int | None = None) -> str:
    return msgspec.json.encode({"t": t, "s": s, "op": op, "d": data}).decode()


class Gateway:
    """Serves `/gateway`. Disconnected sessions get the events that they missed when they RESUME."""

    def __init__(self, world: World, accepts: Callable[[str], bool], *, heartbeat_interval: float) -> None:
        self._world = world
        self._accepts = accepts
        self._interval = heartbeat_interval
        self._sessions: dict[str, _Session] = {}
        self._lines: set[_Line] = set()
        self._silent = False
        self.identifies = 0
        self.resumes = 0
        world.subscribe(self._on_change)

    @property
    def connected(self) -> bool:
        """Whether a client is connected and has identified or resumed."""
        return any(session.line for session in self._sessions.values())

    # -- one connection -----------------------------------------------------------------------------------------------

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one client until it disconnects."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=0)
        await socket.prepare(request)
        line = _Line(socket, request.transport, compression.stream(request.query.get("compress", "")))
        self._lines.add(line)
        line.send(_frame(HELLO, {"heartbeat_interval": int(self._interval * 1000)}))
        line.expect_heartbeat(2 * self._interval)
        line.silent = self._silent
        try:
            _must_have_version(request)
            async for frame in socket:
                if frame.type not in {WSMsgType.TEXT, WSMsgType.BINARY}:
                    break
                line.count()
                self._take(line, _decoded(frame.data))
        except Closed as closed:
            await socket.close(code=closed.code, message=closed.reason.encode())
        finally:
            self._lines.discard(line)
            self._lose(line)
            await line.end()
        return socket

    def _lose(self, line: _Line) -> None:
        for session in self._sessions.values():
            if session.line is line:
                session.line = None
                session.lost_at = self._world.clock.now()
        self._world.tell("gateway")

    def _take(self, line: _Line, frame: Json) -> None:
        """Handle a frame. Raise Closed if Discord would close the connection."""
        try:
            self._handle(line, frame.get("op"), frame.get("d"))
        except (KeyError, TypeError, ValueError, AttributeError):
            raise decode_error() from None

    def _handle(self, line: _Line, op: object, data: Any) -> None:
        session = next((session for session in self._sessions.values() if session.line is line), None)
        match op:
            case 1:
                line.expect_heartbeat(2 * self._interval)
                asyncio.get_running_loop().call_later(ROUND_TRIP, line.send, _frame(ACK))
            case 2 | 6 if session is not None:
                raise already_authenticated()
            case 2:
                self._identify(line, data)
            case 6:
                self._resume(line, data)
            case 3 | 4 | 8:
                if session is None:
                    raise not_authenticated()
                if op == 8:
                    self._members(session, data)
            case _:
                raise unknown_opcode()

    def _identify(self, line: _Line, data: Json) -> None:
        if not self._accepts(data["token"]):
            raise authentication_failed()
        if not valid_intents(data["intents"]):
            raise Closed(4013, "Invalid intent(s).")
        if data["intents"] & PRIVILEGED & ~self._world.privileged_intents:
            raise Closed(4014, "Disallowed intent(s).")
        shard, shards = data.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            raise Closed(4010, "Invalid shard.")
        if shards < self._world.shards:
            raise Closed(4011, "Sharding required.")
        if data.get("compress") and line.compress is compression.plain:
            line.compress = compression.each_large
        now = self._world.clock.now()
        for old in list(self._sessions.values()):
            if old.expired(now):
                del self._sessions[old.id]
        session = _Session(secrets.token_hex(16), data["intents"], (shard, shards), line)
        self._sessions[session.id] = session
        self.identifies += 1
        guilds = [guild for guild in self._world.guilds.values() if guild.present and self._reaches(session, guild)]
        session.dispatch("READY", self._ready(session, guilds))
        for guild in guilds if session.intents & Intent.GUILDS else ():
            session.dispatch("GUILD_CREATE", payloads.guild_create(self._world, guild))
        self._world.tell("gateway")

    def _ready(self, session: _Session, guilds: list[Guild]) -> Json:
        application = application_payloads.application(self._world)
        return {
            "v": 10,
            "user": payloads.own_user(self._world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "private_channels": [],
            "relationships": [],
            "user_settings": {},
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self._world.gateway_url,
            "application": {key: application[key] for key in ("id", "flags", "flags_new")},
            "shard": [*session.shard],
        }

    def _resume(self, line: _Line, data: Json) -> None:
        if not self._accepts(data["token"]):
            raise authentication_failed()
        session, seq = self._sessions.get(data["session_id"]), int(data["seq"])
        if session is None or session.expired(self._world.clock.now()) or session.forgot(seq):
            line.send(_frame(INVALID, data=False))
            return
        if seq > session.seq:
            del self._sessions[session.id]
            raise Closed(4007, "Invalid seq.")
        session.line = line
        self.resumes += 1
        for number, frame in session.sent:
            if number > seq:
                line.send(frame)
        session.dispatch("RESUMED", {})
        self._world.tell("gateway")

    def _members(self, session: _Session, data: Json) -> None:
        wanted: Any = data.get("user_ids") or []
        ids = {int(user_id) for user_id in (wanted if is_list(wanted) else [wanted])}
        guild = self._world.guilds.get(int(data["guild_id"]))
        if guild is None or not guild.present:
            return
        query: str = data.get("query") or ""
        found = [
            person
            for person in self._world.members_of(guild)
            if (person.id in ids if ids else person.name.startswith(query))
        ]
        found = found[: int(data.get("limit") or len(found))]
        body: Json = {
            "guild_id": str(guild.id),
            "members": [payloads.member(self._world, guild, person) for person in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(user_id) for user_id in ids - {person.id for person in found}],
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", body | ({"nonce": data["nonce"]} if "nonce" in data else {}))

    # -- the world's events -------------------------------------------------------------------------------------------

    def _reaches(self, session: _Session, guild: Guild | None) -> bool:
        """Whether a session gets the events of this guild, or those of private conversations for None."""
        shard, shards = session.shard
        return shard == (0 if guild is None else (guild.id >> 22) % shards)

    def _on_change(self, change: Change) -> None:
        event = event_of(self._world, change, self._wanted)
        if event is not None:
            self.tell(event)

    def tell(self, event: Event) -> None:
        """Dispatch an event to the sessions that it reaches; of a guild where the bot is not, only that it left."""
        if event.guild and not event.guild.present and event.name != "GUILD_DELETE":
            return
        for session in self._sessions.values():
            if self._reaches(session, event.guild) and (not event.intent or session.intents & event.intent):
                redacted = None if session.intents & Intent.MESSAGE_CONTENT else event.redacted
                session.dispatch(event.name, redacted or event.data)

    def _wanted(self, intent: Intent) -> bool:
        return any(session.intents & intent for session in self._sessions.values())

    # -- faults -------------------------------------------------------------------------------------------------------

    def drop(self, *, resume: bool = True, politely: bool = False) -> None:
        """Break every connection.

        With `resume` the sessions survive, and a RESUME replays what was missed; without it the client has to
        identify again. With `politely` the client is asked to reconnect (op 7); without it the connection just breaks.
        """
        if not resume:
            self._sessions.clear()
        for line in tuple(self._lines):
            self._lose(line)
            if politely:
                line.send(_frame(RECONNECT))
            else:
                line.abort()

    def silence(self, silent: bool = True) -> None:
        """Stop or resume sending on current and later connections, including answers to heartbeats."""
        self._silent = silent
        for line in self._lines:
            line.silent = silent

    async def close(self) -> None:
        """Close all connections in an orderly way."""
        for line in tuple(self._lines):
            await line.socket.close(code=1001, message=b"Going away.")


def _must_have_version(request: web.Request) -> None:
    if request.query.get("v", "10") not in {"9", "10"}:
        raise Closed(4012, "Invalid API version.")


def _decoded(data: str | bytes) -> Json:
    raw = data.encode() if isinstance(data, str) else data
    if len(raw) > LARGEST_FRAME:
        raise decode_error()
    try:
        frame = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise decode_error() from None
    if not is_object(frame):
        raise decode_error()
    return frame
