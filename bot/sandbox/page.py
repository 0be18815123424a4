"""Serves the sandbox's page: static files, and a web socket that shows everything."""

import asyncio
from pathlib import Path

import msgspec
from aiohttp import WSMsgType, web

from bot.fake_discord import Channel, Message, Modal, Person
from bot.fake_discord.world import payloads
from bot.fake_discord.world.jsontypes import Json
from bot.fake_discord.world.world import Change, World
from bot.static import SHARED, files_in, served

_FOLDER = Path(__file__).parent / "static"
_POLICY = "default-src 'self'; img-src 'self' data: https:; connect-src 'self' ws:; object-src 'none'; base-uri 'none'"
_HEADERS = {"Cache-Control": "no-cache", "Content-Security-Policy": _POLICY}


class Page:
    """Serves the page and tells it what happens, as JSON objects with `type`; it acts by `/control/people`."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._tabs: dict[web.WebSocketResponse, _Tab] = {}
        world.subscribe(self._on_change)

    def add_to(self, app: web.Application) -> None:
        """Register the routes."""
        app.router.add_get("/", self._index)
        app.router.add_get("/page/ws", self._serve)
        app.router.add_get("/page/{name}", self._static)

    async def close(self) -> None:
        """Close the connections of all tabs."""
        for socket in tuple(self._tabs):
            await socket.close(code=1001)

    # -- files --------------------------------------------------------------------------------------------------------

    async def _index(self, request: web.Request) -> web.Response:
        if not self._world.base_url.endswith(f"//{request.host}"):
            # The page must have the same origin as the pictures.
            raise web.HTTPFound(self._world.base_url + "/")
        return web.Response(body=(_FOLDER / "index.html").read_bytes(), content_type="text/html", headers=_HEADERS)

    async def _static(self, request: web.Request) -> web.Response:
        return served(request, files_in(SHARED, _FOLDER), "no-cache")

    # -- the socket ---------------------------------------------------------------------------------------------------

    async def _serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        tab = self._tabs[socket] = _Tab(socket, since=self._world.new_id())
        tab.send(self._snapshot(tab))
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:  # a ping
                    tab.send({"type": "pong"})
        finally:
            del self._tabs[socket]
            await tab.end()
        return socket

    # -- what the page is told ----------------------------------------------------------------------------------------

    def _on_change(self, change: Change) -> None:
        if not self._tabs:
            return
        match change.kind:
            case "message_create" | "message_update":
                self._tell({"type": change.kind, "message": self._shown(change.subject)})
            case "message_delete":
                gone: Message = change.subject
                self._tell({"type": change.kind, "channel": str(gone.channel_id), "message": str(gone.id)})
            case "people":
                self._tell({"type": "people", "people": self._people()})
            case "private_channel" | "channel_create" | "channel_update" | "channel_delete" | "thread_create":
                self._tell({"type": "channels", "channels": self._channels()})
            case "commands":
                for tab in self._tabs.values():
                    tab.send(self._snapshot(tab))
            case "modal":
                self._tell(_modal(change.subject))
            case "violation":
                self._tell({"type": "violation", "text": change.subject})
            case _:
                pass

    def _tell(self, body: Json) -> None:
        for tab in self._tabs.values():
            tab.send(body)

    def _snapshot(self, tab: "_Tab") -> Json:
        """Return the whole world, without ephemeral messages from before this tab was opened."""
        world = self._world
        return {
            "type": "snapshot",
            "guild": {"id": str(world.guild_id), "name": world.home.name},
            "bot": {"id": str(world.bot.id), "name": world.bot.name},
            "channels": self._channels(),
            "people": self._people(),
            "roles": [{"id": str(role.id), "name": role.name.removeprefix("@")} for role in world.roles.values()],
            "commands": [command for commands in world.commands.values() for command in commands],
            "messages": {
                str(place.id): [self._shown(message) for message in place.messages.values() if tab.may_show(message)]
                for place in world.channels.values()
            },
        }

    def _shown(self, message: Message) -> Json:
        return payloads.message(self._world, message) | {
            "visible_to": str(message.visible_to) if message.visible_to else None,
            "rings": [str(person.id) for person in message.rings],
            "thinking": message.thinking,
        }

    def _channels(self) -> list[Json]:
        return [_channel(place) for place in self._world.channels.values()]

    def _people(self) -> list[Json]:
        return [self._one(person) for person in self._world.people.values()]

    def _one(self, person: Person) -> Json:
        return {
            "id": str(person.id),
            "name": person.name,
            "avatar_color": person.colour,
            "locale": person.locale,
            "moderator": self._world.moderators.id in person.roles,
            "dm_closed": person.dm_refusal is not None,
            "dm_channel": str(person.dm_channel) if person.dm_channel else None,
        }


class _Tab:
    """An open page. What is sent to it is sent in order."""

    def __init__(self, socket: web.WebSocketResponse, since: int) -> None:
        self._socket = socket
        self._since = since
        self._queue: asyncio.Queue[Json | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def may_show(self, message: Message) -> bool:
        return not message.ephemeral or message.id > self._since

    def send(self, body: Json) -> None:
        self._queue.put_nowait(body)

    async def _write(self) -> None:
        while (body := await self._queue.get()) is not None and not self._socket.closed:
            await self._socket.send_str(msgspec.json.encode(body).decode())

    async def end(self) -> None:
        self._queue.put_nowait(None)
        await asyncio.gather(self._writer, return_exceptions=True)


def _channel(place: Channel) -> Json:
    body: Json = {"id": str(place.id), "name": place.name, "type": int(place.kind)}
    if place.is_thread:
        body["parent_id"] = str(place.parent_id)
    if place.recipient:
        body["recipient"] = str(place.recipient.id)
    return body


def _modal(modal: Modal) -> Json:
    return {
        "type": "modal",
        "person": str(modal.interaction.person.id),
        "modal": {"custom_id": modal.custom_id, "title": modal.title, "components": modal.components},
        "interaction": str(modal.interaction.id),
    }
