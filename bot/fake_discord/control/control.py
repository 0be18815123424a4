"""Serves `/control`: registers all operations, and those on the fake Discord itself.

All bodies are JSON. People, channels, servers and roles are named by name or id, messages by id. What cannot be done is
answered with `{"error": …}` in one line, which lists the valid values: 404 for what does not exist, 409 for what
Discord's own client would not allow, 504 if the bot did not answer in time, 400 for a wrong request.
"""

from collections.abc import Callable

from aiohttp import web

from bot.fake_discord.control.finding import Finder
from bot.fake_discord.control.operation import Asked, Key, Operation, Result, refused
from bot.fake_discord.control.people import PeopleControl
from bot.fake_discord.control.world import WorldControl
from bot.fake_discord.gateway.gateway import Gateway
from bot.fake_discord.http.faults import Faults
from bot.fake_discord.http.watch import Watch
from bot.fake_discord.people.actor import Actor
from bot.fake_discord.world import payloads
from bot.fake_discord.world.intents import PRIVILEGED
from bot.fake_discord.world.jsontypes import Json
from bot.fake_discord.world.world import World


class Control:
    """Serves `/control`: the parts of one fake Discord. `actor` returns a person's actor by name or id."""

    def __init__(
        self, world: World, actor: Callable[[Key], Actor], gateway: Gateway, faults: Faults, watch: Watch, *, token: str
    ) -> None:
        self._world = world
        self._gateway = gateway
        self._faults = faults
        self._watch = watch
        self._token = token
        find, failing = Finder(world, actor), "times code message retry_after via"
        self.operations = [
            Operation("GET", "/control", self._state),
            Operation("GET", "/control/requests", self._requests),
            Operation("DELETE", "/control/requests", self._clear),
            *PeopleControl(world, find).operations(),
            *WorldControl(world, find).operations(),
            Operation("POST", "/control/faults", self._fail, "method path status", failing),
            Operation("DELETE", "/control/faults", lambda _: faults.clear()),
            Operation("POST", "/control/gateway", self._change_gateway, "", "drop resume politely silent"),
            Operation("POST", "/control/clock", self._advance, "advance"),
        ]
        """All that can be asked of `/control`."""

    def add_to(self, app: web.Application) -> None:
        """Register the operations, and an error for other paths."""
        for operation in self.operations:
            app.router.add_route(operation.method, operation.path, operation.serve)
        app.router.add_route("*", "/control{rest:.*}", self._missing)

    async def _missing(self, request: web.Request) -> web.Response:
        """Refuse a request that is no operation, and list those that begin with the same word."""
        first = request.path.split("/")[:3]
        near = [item for item in self.operations if item.path.split("/")[:3] == first] or self.operations
        known = ", ".join(f"{item.method} {item.path}" for item in near)
        return refused(404, f"there is no {request.method} {request.path}; known: {known}")

    def _state(self, _: Asked) -> Json:
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
            "owner": payloads.user(world.owner),
            "intents": [intent.name for intent in PRIVILEGED if intent & world.privileged_intents],
            "people": [payloads.user(person) | {"locale": person.locale} for person in world.people.values()],
            "guilds": [
                {"id": str(guild.id), "name": guild.name, "members": [str(member) for member in sorted(guild.members)]}
                for guild in world.guilds.values()
            ],
            "roles": [
                payloads.role(role) | {"guild_id": str(world.guild_of_role(role).id)} for role in world.roles.values()
            ],
            "channels": [payloads.channel(world, channel) for channel in world.channels.values()],
            "commands": [command for commands in world.commands.values() for command in commands],
            "violations": self._watch.violations,
            "ignored": self._watch.ignored,
        }

    def _requests(self, _: Asked) -> Result:
        return [
            {"method": item.method, "path": item.path, "body": item.body, "files": item.files, "status": item.status}
            for item in self._watch.requests
        ]

    def _clear(self, _: Asked) -> None:
        for log in (self._watch.requests, self._watch.violations, self._watch.ignored):
            log.clear()

    def _fail(self, asked: Asked) -> None:
        self._faults.fail_next(**asked.body)

    def _change_gateway(self, asked: Asked) -> None:
        """Drop all connections, or fall silent."""
        body = asked.body
        if "silent" in body:
            self._gateway.silence(body["silent"])
        if body.get("drop"):
            self._gateway.drop(resume=body.get("resume", True), politely=body.get("politely", False))

    def _advance(self, asked: Asked) -> Json:
        self._world.clock.advance(asked.body["advance"])
        return {"now": self._world.clock.now()}
