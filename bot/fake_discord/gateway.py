"""The gateway: HELLO, IDENTIFY, RESUME, heartbeats, and the events of the world as dispatches."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.fake_discord import payloads
from bot.fake_discord.jsontypes import Json, is_list
from bot.fake_discord.model import Channel, ChannelKind, Guild, Message
from bot.fake_discord.world import Change, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 8, 9, 10, 11
GUILDS, GUILD_MESSAGES, PRIVATE_MESSAGES, MESSAGE_CONTENT = 1 << 0, 1 << 9, 1 << 12, 1 << 15
BAD_TOKEN, NOT_IDENTIFIED, UNKNOWN_OP, TOO_FEW_SHARDS = 4004, 4003, 4001, 4011
_REPLAYED = 2000
_RESUMABLE_SECONDS = 300.0


ROUND_TRIP = 0.02
"""Seconds until a heartbeat is answered; discord.py attributes an immediate answer to the previous heartbeat."""


class _Line:
    """An open socket. A task sends its frames in order."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        self.socket = socket
        self._transport = transport
        self.silent = False
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._write())

    def send(self, frame: str) -> None:
        if not self.silent:
            self._queue.put_nowait(frame)

    async def _write(self) -> None:
        while (frame := await self._queue.get()) is not None:
            if self.socket.closed:
                return
            await self.socket.send_str(frame)

    def abort(self) -> None:
        """Break the connection, as a failing network would."""
        if self._transport:
            self._transport.abort()

    async def end(self) -> None:
        self._queue.put_nowait(None)
        await asyncio.gather(self._task, return_exceptions=True)


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

    def dispatch(self, name: str, data: Json) -> None:
        self.seq += 1
        frame = _frame(DISPATCH, data, t=name, s=self.seq)
        self.sent.append((self.seq, frame))
        if self.line:
            self.line.send(frame)


def _frame(op: int, data: Any = None, **more: Any) -> str:
    return msgspec.json.encode({"op": op, "d": data, **more}).decode()


class Gateway:
    """Serves `/gateway`. Disconnected sessions get the events that they missed when they RESUME."""

    def __init__(self, world: World, accepts: Callable[[str], bool], *, heartbeat_interval: float) -> None:
        self._world = world
        self._accepts = accepts
        self._beat = int(heartbeat_interval * 1000)
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
        """Serve one client until it disconnects. Compression is never used, even if the client requests it."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=0)
        await socket.prepare(request)
        line = _Line(socket, request.transport)
        self._lines.add(line)
        line.send(_frame(HELLO, {"heartbeat_interval": self._beat}))
        line.silent = self._silent
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT or not await self._take(line, msgspec.json.decode(frame.data)):
                    break
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

    async def _take(self, line: _Line, frame: Json) -> bool:
        """Handle a frame; return whether to keep the connection."""
        data: Any = frame.get("d")
        match frame.get("op"):
            case 1:
                asyncio.get_running_loop().call_later(ROUND_TRIP, line.send, _frame(ACK))
            case 2:
                if not self._accepts(data["token"]):
                    await line.socket.close(code=BAD_TOKEN, message=b"Authentication failed.")
                    return False
                if (data.get("shard") or (0, 1))[1] < self._world.shards:
                    await line.socket.close(code=TOO_FEW_SHARDS, message=b"Sharding required.")
                    return False
                self._identify(line, data)
            case 6:
                self._resume(line, data)
            case 8:
                self._members(line, data)
            case 3 | 4:
                pass
            case _:
                await line.socket.close(code=UNKNOWN_OP, message=b"Unknown opcode.")
                return False
        return True

    def _identify(self, line: _Line, data: Json) -> None:
        now = self._world.clock.now()
        for old in list(self._sessions.values()):
            if old.line is None and now - old.lost_at > _RESUMABLE_SECONDS:
                del self._sessions[old.id]
        shard, shards = data.get("shard") or (0, 1)
        session = _Session(secrets.token_hex(16), data.get("intents") or 0, (shard, shards), line)
        self._sessions[session.id] = session
        self.identifies += 1
        guilds = [guild for guild in self._world.guilds.values() if guild.present and self._reaches(session, guild)]
        ready: Json = {
            "v": 10,
            "user": payloads.own_user(self._world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._world.gateway_url,
            "application": {"id": str(self._world.bot.id), "flags": 0},
            "shard": [shard, shards],
        }
        session.dispatch("READY", ready)
        for guild in guilds if session.intents & GUILDS else ():
            session.dispatch("GUILD_CREATE", payloads.guild_create(self._world, guild))
        self._world.tell("gateway")

    def _resume(self, line: _Line, data: Json) -> None:
        session = self._sessions.get(data["session_id"])
        if session is None or not self._accepts(data["token"]):
            line.send(_frame(INVALID, data=False))
            return
        session.line = line
        self.resumes += 1
        for seq, frame in session.sent:
            if seq > data["seq"]:
                line.send(frame)
        session.dispatch("RESUMED", {})
        self._world.tell("gateway")

    def _members(self, line: _Line, data: Json) -> None:
        session = next((session for session in self._sessions.values() if session.line is line), None)
        if session is None:
            return
        wanted: Any = data.get("user_ids") or []
        ids = {int(user_id) for user_id in (wanted if is_list(wanted) else [wanted])}
        guild = self._world.guilds[int(data["guild_id"])]
        people = [person for person in self._world.people.values() if person.id in guild.members]
        query: str = data.get("query") or ""
        found = [
            person
            for person in (self._world.bot, *people)
            if (person.id in ids if ids else person.name.startswith(query))
        ]
        body: Json = {
            "guild_id": str(guild.id),
            "members": [payloads.member(person) for person in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(user_id) for user_id in ids - {person.id for person in found}],
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", body | ({"nonce": data["nonce"]} if "nonce" in data else {}))

    # -- the world's events -------------------------------------------------------------------------------------------

    def _reaches(self, session: _Session, guild: Guild | None) -> bool:
        """Return whether a session gets the events of this guild, or those of private conversations for None."""
        shard, shards = session.shard
        return shard == (0 if guild is None else (guild.id >> 22) % shards)

    def _guild_of(self, channel: Channel) -> Guild | None:
        return None if channel.recipient else self._world.guild_of(channel)

    def _tell(self, name: str, data: Json, guild: Guild | None, *, intent: int = 0) -> None:
        if guild is not None and not guild.present and name != "GUILD_DELETE":
            return
        for session in self._sessions.values():
            if self._reaches(session, guild) and (not intent or session.intents & intent):
                session.dispatch(name, data)

    def _on_change(self, change: Change) -> None:
        world, subject = self._world, change.subject
        match change.kind:
            case "interaction_create":
                body = payloads.interaction(world, subject)
                self._tell("INTERACTION_CREATE", body, self._guild_of(subject.channel))
            case "message_create" | "message_update" | "message_delete":
                self._message(change.kind.upper(), subject)
            case "channel_create" | "channel_update" | "channel_delete" | "thread_create":
                self._channel(change.kind.split("_")[1].upper(), subject)
            case "role_create":
                guild = world.guilds[subject.guild_id or world.guild_id]
                body = {"guild_id": str(guild.id), "role": payloads.role(subject, len(world.roles) - 1)}
                self._tell("GUILD_ROLE_CREATE", body, guild, intent=GUILDS)
            case "guild_create":
                self._tell("GUILD_CREATE", payloads.guild_create(world, subject), subject, intent=GUILDS)
            case "guild_delete":
                self._tell("GUILD_DELETE", {"id": str(subject.id)}, subject, intent=GUILDS)
            case _:
                pass

    def _channel(self, what: str, channel: Channel) -> None:
        body = payloads.channel(self._world, channel)
        kind = "THREAD" if channel.kind is ChannelKind.THREAD else "CHANNEL"
        if (kind, what) == ("THREAD", "CREATE"):
            body |= {"newly_created": True, "member": payloads.thread_member(self._world, channel)}
        self._tell(f"{kind}_{what}", body, self._world.guild_of(channel), intent=GUILDS)

    def _message(self, name: str, message: Message) -> None:
        if message.ephemeral:
            return
        world = self._world
        guild = self._guild_of(world.channels[message.channel_id])
        if guild is not None and not guild.present:
            return
        private = guild is None
        intent = PRIVATE_MESSAGES if private else GUILD_MESSAGES
        if not any(session.intents & intent for session in self._sessions.values()):
            return
        if name == "MESSAGE_DELETE":
            self._tell(name, payloads.message_deleted(world, message), guild, intent=intent)
            return
        whole = payloads.message_event(world, message, with_nonce=name == "MESSAGE_CREATE")
        hidden: Json = {"content": "", "components": [], "attachments": [], "embeds": []}
        readable = private or message.author.bot or world.bot in message.mentions
        for session in self._sessions.values():
            if self._reaches(session, guild) and session.intents & intent:
                full = readable or session.intents & MESSAGE_CONTENT
                session.dispatch(name, whole if full else whole | hidden)

    # -- faults -------------------------------------------------------------------------------------------------------

    def drop(self, *, resume: bool = True, politely: bool = False) -> None:
        """Break every connection.

        With `resume` the sessions survive and a RESUME replays what was missed; without, the client is told to
        identify anew. `politely` asks the client to reconnect (op 7) where otherwise the line just goes dead.
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
