"""Serves the sandbox's page: static files, and a web socket that shows everything and acts for all people."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.fake_discord import Actor, Channel, Message, Modal, NotAnswered, NotPossible, Person
from bot.fake_discord.rules.errors import ApiError
from bot.fake_discord.world import payloads
from bot.fake_discord.world.jsontypes import Json
from bot.fake_discord.world.world import Change, World
from bot.static import SHARED, files_in, served

log = logging.getLogger(__name__)
_FOLDER = Path(__file__).parent / "static"
_POLICY = "default-src 'self'; img-src 'self' data: https:; connect-src 'self' ws:; object-src 'none'; base-uri 'none'"
_HEADERS = {"Cache-Control": "no-cache", "Content-Security-Policy": _POLICY}


class Page:
    """Serves the page and its protocol: JSON objects with `type` (to the page) or `do` (from the page)."""

    def __init__(self, world: World, actor: Callable[[int], Actor]) -> None:
        self._world = world
        self._actor = actor
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
                if frame.type is WSMsgType.TEXT:
                    tab.start(self._handle(tab, msgspec.json.decode(frame.data)))
        finally:
            del self._tabs[socket]
            await tab.end()
        return socket

    async def _handle(self, tab: "_Tab", action: Json) -> None:
        number = action.get("id")
        try:
            tab.send({"type": "pong"} if action.get("type") == "ping" else await self._act(action) | {"id": number})
        except (KeyError, TypeError, ValueError) as error:
            log.warning("The page sent what cannot be read: %r", error)
            reason = "The sandbox could not read what this page sent; reload the page and try again."
            tab.send({"type": "failed", "id": number, "reason": reason})
        except NotAnswered:
            reason = f"The application did not respond: {self._world.bot.name} was silent for 3 seconds. Try again."
            tab.send({"type": "failed", "id": number, "reason": reason})
        except (NotPossible, LookupError, ApiError) as error:
            tab.send({"type": "failed", "id": number, "reason": str(error)})

    async def _act(self, action: Json) -> Json:
        actor = self._actor(int(action["person"]))
        match action["do"]:
            case "command":
                await actor.command(int(action["channel"]), " ".join(action["path"]), **action["options"])
            case "autocomplete":
                path = " ".join(action["path"])
                typed: Json = action["options"]
                choices = await actor.complete(int(action["channel"]), path, focused=action["focused"], **typed)
                return {"type": "choices", "choices": choices}
            case "click":
                await actor.click(self._message(action), action["custom_id"])
            case "select":
                await actor.select(self._message(action), action["custom_id"], action["values"])
            case "submit":
                await actor.submit(self._world.modals[int(action["interaction"])], action["values"])
            case "thread":
                channel, name = self._world.channel(int(action["channel"])), str(action["name"])
                self._world.add_thread(channel, name, owner=actor.person)
            case "say":
                actor.say(int(action["channel"]), action["content"])
            case "person":
                self._settings(actor, action)
            case unknown:
                raise NotPossible(f"the page cannot do {unknown!r}")
        return {"type": "ack"}

    def _message(self, action: Json) -> Message:
        message = self._world.channel(int(action["channel"])).messages.get(int(action["message"]))
        if message is None:
            raise NotPossible("That message is gone.")
        return message

    @staticmethod
    def _settings(actor: Actor, action: Json) -> None:
        if "locale" in action:
            actor.locale = action["locale"]
        if action.get("dm_closed") is True:
            actor.close_private_messages()
        elif action.get("dm_closed") is False:
            actor.open_private_messages()

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
            "guild": {"id": str(world.guild_id), "name": world.guild_name},
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
            "moderator": self._world.is_moderator(person),
            "dm_closed": person.dm_closed,
            "dm_channel": str(person.dm_channel) if person.dm_channel else None,
        }


class _Tab:
    """An open page. What is sent to it is sent in order; its requests run concurrently."""

    def __init__(self, socket: web.WebSocketResponse, since: int) -> None:
        self._socket = socket
        self._since = since
        self._queue: asyncio.Queue[Json | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())
        self._actions: set[asyncio.Task[Any]] = set()

    def may_show(self, message: Message) -> bool:
        return not message.ephemeral or message.id > self._since

    def send(self, body: Json) -> None:
        self._queue.put_nowait(body)

    def start(self, action: Any) -> None:
        task = asyncio.create_task(action)
        self._actions.add(task)
        task.add_done_callback(self._actions.discard)

    async def _write(self) -> None:
        while (body := await self._queue.get()) is not None and not self._socket.closed:
            await self._socket.send_str(msgspec.json.encode(body).decode())

    async def end(self) -> None:
        for task in self._actions:
            task.cancel()
        self._queue.put_nowait(None)
        await asyncio.gather(self._writer, *self._actions, return_exceptions=True)


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
