"""An HTTP interface to the fake Discord's people, world, faults and clock, for bots not written in Python.

All bodies are JSON. People, channels and guilds are named by name or id, messages by id. What cannot be done is
answered with `{"error": …}`: 404 for what does not exist, 409 for what Discord's own client would not allow, 504 if
the bot did not answer in time, 400 for a request that cannot be read.
"""

import base64
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from aiohttp import web

from bot.fake_discord.gateway.gateway import Gateway
from bot.fake_discord.http.bodies import json_response
from bot.fake_discord.http.faults import Faults
from bot.fake_discord.http.watch import Watch
from bot.fake_discord.people.actor import Actor, NotAnswered
from bot.fake_discord.people.inputs import NotPossible
from bot.fake_discord.rules.errors import ApiError
from bot.fake_discord.world import application_payloads, payloads
from bot.fake_discord.world.jsontypes import Json, is_list, is_object
from bot.fake_discord.world.model import Answer, Channel, ChannelKind, DmRefusal, Guild, Message, Modal, Person
from bot.fake_discord.world.permissions import Permission
from bot.fake_discord.world.world import World


class Control:
    """Serves `/control`: the parts of one fake Discord. `actor` returns a person's actor by name or id."""

    def __init__(
        self,
        world: World,
        actor: Callable[[str | int], Actor],
        gateway: Gateway,
        faults: Faults,
        watch: Watch,
        *,
        token: str,
    ) -> None:
        self._world = world
        self._actor_of = actor
        self._gateway = gateway
        self._faults = faults
        self._watch = watch
        self._token = token

    def add_to(self, app: web.Application) -> None:
        """Register the routes."""
        add = app.router.add_route
        add("GET", "/control", _served(self._state))
        add("GET", "/control/requests", _served(self._requests))
        add("DELETE", "/control/requests", _served(self._clear))
        add("POST", "/control/people", _served(self._add_person))
        add("GET", "/control/people/{person}/commands", _served(self._commands))
        add("GET", "/control/people/{person}/messages", _served(self._messages))
        add("POST", "/control/people/{person}/{action}", _served(self._act))
        add("POST", "/control/guilds", _served(self._add_guild))
        add("POST", "/control/guilds/{guild}/{action}", _served(self._change_guild))
        add("POST", "/control/channels", _served(self._add_channel))
        add("DELETE", "/control/channels/{channel}", _served(self._remove_channel))
        add("POST", "/control/channels/{channel}/permissions", _served(self._permissions))
        add("POST", "/control/faults", _served(self._fail))
        add("DELETE", "/control/faults", _served(self._no_faults))
        add("POST", "/control/gateway", _served(self._change_gateway))
        add("POST", "/control/clock", _served(self._advance))

    # -- looking ------------------------------------------------------------------------------------------------------

    async def _state(self, _: "_Asked") -> Json:
        """Return the world, and whether a bot is connected."""
        world, gateway = self._world, self._gateway
        return {
            "token": self._token,
            "api": f"{world.base_url}/api/v10",
            "gateway": world.gateway_url,
            "connected": gateway.connected,
            "identifies": gateway.identifies,
            "resumes": gateway.resumes,
            "now": world.clock.now(),
            "bot": payloads.user(world.bot),
            "people": [payloads.user(person) | {"locale": person.locale} for person in world.people.values()],
            "guilds": [
                {"id": str(guild.id), "name": guild.name, "members": [str(member) for member in sorted(guild.members)]}
                for guild in world.guilds.values()
            ],
            "channels": [payloads.channel(world, channel) for channel in world.channels.values()],
            "commands": [command for commands in world.commands.values() for command in commands],
            "violations": self._watch.violations,
            "ignored": self._watch.ignored,
        }

    async def _requests(self, _: "_Asked") -> list[Json]:
        return [
            {"method": item.method, "path": item.path, "body": item.body, "files": item.files, "status": item.status}
            for item in self._watch.requests
        ]

    async def _clear(self, _: "_Asked") -> Json:
        for log in (self._watch.requests, self._watch.violations, self._watch.ignored):
            log.clear()
        return {}

    async def _commands(self, asked: "_Asked") -> list[Json]:
        return self._actor(asked).commands(self._channel(asked.query["channel"]))

    async def _messages(self, asked: "_Asked") -> list[Json]:
        """Return what a person sees in a channel, or their private messages with the bot."""
        actor = self._actor(asked)
        seen = actor.sees(self._channel(asked.query["channel"])) if "channel" in asked.query else actor.inbox
        return [self._shown(message) for message in seen]

    def _shown(self, message: Message) -> Json:
        return payloads.message(self._world, message) | {
            "text": message.text,
            "ephemeral": message.ephemeral,
            "thinking": message.thinking,
            "rings": [str(person.id) for person in message.rings],
        }

    # -- finding ------------------------------------------------------------------------------------------------------

    def _actor(self, asked: "_Asked") -> Actor:
        return self._actor_of(_key(asked.path["person"]))

    def _channel(self, key: Any) -> Channel:
        return self._world.channel(_key(key))

    def _guild(self, key: Any) -> Guild:
        wanted = _key(key)
        for guild in self._world.guilds.values():
            if wanted in {guild.id, guild.name}:
                return guild
        raise LookupError(f"no guild is called {wanted!r}")

    def _message(self, key: Any) -> Message:
        message = self._world.message(int(key))
        if message is None:
            raise LookupError(f"there is no message {key}")
        return message

    def _modal(self, key: Any) -> Modal:
        modal = self._world.modals.get(int(key))
        if modal is None:
            raise LookupError(f"there is no modal {key}")
        return modal

    # -- people -------------------------------------------------------------------------------------------------------

    async def _add_person(self, asked: "_Asked") -> Json:
        body = asked.body
        guild = self._guild(body["guild"]) if "guild" in body else None
        locale, moderator = body.get("locale", "en-US"), bool(body.get("moderator"))
        return payloads.user(self._world.add_person(body["name"], locale=locale, moderator=moderator, guild=guild))

    async def _act(self, asked: "_Asked") -> Json:
        """Let a person do something; interactions return the bot's first answer."""
        actor, body = self._actor(asked), asked.body
        match asked.path["action"]:
            case "command":
                place = self._channel(body["channel"])
                return self._answer(await actor.command(place, body["command"], **self._options(body, actor)))
            case "complete":
                place, options = self._channel(body["channel"]), self._options(body, actor)
                return {"choices": await actor.complete(place, body["command"], focused=body["focused"], **options)}
            case "use":
                target = self._message(body["message"]) if "message" in body else self._world.person(_key(body["on"]))
                return self._answer(await actor.use(body["command"], target, _key(body.get("channel", ""))))
            case "launch":
                return self._answer(await actor.launch(self._channel(body["channel"])))
            case "click":
                return self._answer(await actor.click(self._message(body["message"]), body["button"]))
            case "select":
                return self._answer(await actor.select(self._message(body["message"]), body["menu"], body["values"]))
            case "submit":
                return self._answer(await actor.submit(self._modal(body["modal"]), body["values"]))
            case action:
                return self._do(actor, action, body)

    def _do(self, actor: Actor, action: str, body: Json) -> Json:
        """Let a person do something that the bot need not answer."""
        match action:
            case "say":
                files = {name: base64.b64decode(content) for name, content in body.get("files", {}).items()}
                return self._shown(actor.say(self._channel(body["channel"]), body.get("content", ""), files=files))
            case "react":
                actor.react(self._message(body["message"]), body["emoji"])
            case "unreact":
                actor.take_reaction_back(self._message(body["message"]), body["emoji"])
            case "authorize":
                return {"code": actor.authorize(body.get("scope", "identify"), redirect_uri=body.get("redirect_uri"))}
            case "join":
                actor.join(body["invite"] if "invite" in body else self._guild(body["guild"]))
            case "leave":
                actor.leave_guild(self._guild(body["guild"]))
            case "reload":
                actor.reload()
            case "set":
                self._set(actor.person, body)
            case _:
                raise LookupError(f"people cannot {action!r}")
        return {}

    def _set(self, person: Person, body: Json) -> None:
        """Change a person's locale, or how their private messages are refused: a code, or null."""
        person.locale = body.get("locale", person.locale)
        if "refuse" in body:
            code = body["refuse"]
            self._world.refuse_dms(person, None if code is None else DmRefusal(code, body.get("at", "send")))
        self._world.tell("people")

    @staticmethod
    def _options(body: Json, actor: Actor) -> Json:
        """Return a command's options; `{"name": …, "content": base64}` is a file that the person uploads."""
        options: Json = body.get("options", {})
        return {
            name: actor.upload(value["name"], base64.b64decode(value["content"])) if is_object(value) else value
            for name, value in options.items()
        }

    def _answer(self, answer: Answer) -> Json:
        body: Json = {"kind": answer.kind, "elapsed": answer.elapsed, "ephemeral": answer.ephemeral}
        if answer.message is not None:
            body["message"] = self._shown(answer.message)
        if answer.modal is not None:
            modal = answer.modal
            body["modal"] = {
                "id": str(modal.interaction.id),
                "custom_id": modal.custom_id,
                "title": modal.title,
                "components": modal.components,
            }
        if answer.activity is not None:
            body["activity"] = application_payloads.activity(self._world, answer.activity)
        return body

    # -- the world ----------------------------------------------------------------------------------------------------

    async def _add_guild(self, asked: "_Asked") -> Json:
        guild = self._world.add_guild(asked.body["name"], *asked.body.get("channels", ["general"]))
        return payloads.guild(self._world, guild)

    async def _change_guild(self, asked: "_Asked") -> Json:
        guild = self._guild(asked.path["guild"])
        match asked.path["action"]:
            case "invite":
                self._world.invite_bot(guild)
            case "remove":
                self._world.remove_bot(guild)
            case action:
                raise LookupError(f"the bot cannot be {action!r}")
        return {}

    async def _add_channel(self, asked: "_Asked") -> Json:
        body = asked.body
        guild = self._guild(body["guild"]) if "guild" in body else None
        channel = self._world.add_channel(body["name"], ChannelKind(body.get("type", 0)), guild=guild)
        return payloads.channel(self._world, channel)

    async def _remove_channel(self, asked: "_Asked") -> Json:
        self._world.remove_channel(self._channel(asked.path["channel"]))
        return {}

    async def _permissions(self, asked: "_Asked") -> Json:
        """Deny the bot permissions in a channel or allow them again, or hide the channel from people."""
        channel, body = self._channel(asked.path["channel"]), asked.body
        self._world.deny(channel, *(Permission[name] for name in body.get("deny", [])))
        self._world.allow(channel, *(Permission[name] for name in body.get("allow", [])))
        for name in body.get("hide", []):
            self._world.hide(channel, self._world.person(_key(name)))
        return payloads.channel(self._world, channel)

    # -- faults and the clock -----------------------------------------------------------------------------------------

    async def _fail(self, asked: "_Asked") -> Json:
        known = {"times", "code", "message", "retry_after", "via"}
        options = {key: value for key, value in asked.body.items() if key in known}
        self._faults.fail_next(asked.body["method"], asked.body["path"], status=asked.body["status"], **options)
        return {}

    async def _no_faults(self, _: "_Asked") -> Json:
        self._faults.clear()
        return {}

    async def _change_gateway(self, asked: "_Asked") -> Json:
        """Drop all connections, or fall silent."""
        body = asked.body
        if "silent" in body:
            self._gateway.silence(bool(body["silent"]))
        if body.get("drop"):
            self._gateway.drop(resume=body.get("resume", True), politely=bool(body.get("politely")))
        return {}

    async def _advance(self, asked: "_Asked") -> Json:
        self._world.clock.advance(float(asked.body["advance"]))
        return {"now": self._world.clock.now()}


class _Asked:
    """A request: the parts of its path, its query and its body."""

    def __init__(self, path: dict[str, str], query: dict[str, str], body: Json) -> None:
        self.path = path
        self.query = query
        self.body = body


def _key(value: Any) -> Any:
    """Return an id as a number, and a name as it is."""
    return int(value) if str(value).isdecimal() else value


def _served(
    handler: Callable[[_Asked], Awaitable[Json | Sequence[Json]]],
) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def serve(request: web.Request) -> web.Response:
        try:
            raw = await request.read()
            body: Any = msgspec.json.decode(raw) if raw else {}
            if not is_object(body):
                raise TypeError("the body must be a JSON object")  # noqa: TRY301 -- answered like other bad bodies
            result = await handler(_Asked(dict(request.match_info), dict(request.query), body))
        except NotAnswered as error:
            return _error(504, error)
        except (NotPossible, ApiError) as error:
            return _error(409, error)
        except (KeyError, TypeError, ValueError) as error:
            return _error(400, repr(error))
        except LookupError as error:
            return _error(404, error)
        return json_response(200, list(result) if is_list(result) else result)

    return serve


def _error(status: int, error: object) -> web.Response:
    return json_response(status, {"error": str(error)})
