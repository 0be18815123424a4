"""The fake Discord's server, which combines its parts and listens on the loopback interface."""

import asyncio
import base64
import logging
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Protocol, Self, TypeVar

from aiohttp import web

from bot.fake_discord.control.control import Control
from bot.fake_discord.gateway.gateway import Gateway
from bot.fake_discord.http.authorize_page import AuthorizePage
from bot.fake_discord.http.faults import Faults
from bot.fake_discord.http.files import Files
from bot.fake_discord.http.rates import Rates
from bot.fake_discord.http.rest import Rest
from bot.fake_discord.http.watch import Watch
from bot.fake_discord.messaging.interactions import Interactions
from bot.fake_discord.messaging.messages import Messages
from bot.fake_discord.people.actor import Actor
from bot.fake_discord.routes.operations import operations
from bot.fake_discord.rules.schema import schema
from bot.fake_discord.world.clock import Clock
from bot.fake_discord.world.model import Channel, Person
from bot.fake_discord.world.world import World

HOST = "127.0.0.1"
_LARGEST_REQUEST = 256 * 1024 * 1024
_LOG = logging.getLogger(__name__)
_Found = TypeVar("_Found")


class Guest(Protocol):
    """Something else to serve on the fake Discord's port."""

    def add_to(self, app: web.Application) -> None:
        """Register the routes."""
        ...

    async def close(self) -> None:
        """Close all connections."""
        ...


class FakeDiscord:
    """Discord for one machine: REST, gateway and files on one port of 127.0.0.1.

    async with FakeDiscord() as fake_discord:
        with point_at(fake_discord.url):
            ...  # start the bot, in this process or another
        ana = fake_discord.person("Ana")
        answer = await ana.command("general", "chess open", seats=3)

    It keeps Discord's rules: 3 s for a first answer, 15 min for a token, nonces, ephemeral messages, permissions,
    limits on messages and commands, rate limits. What breaks a rule is listed in `violations`.

    `check` compares every request with Discord's own description, `check_answers` the fake Discord's answers too; `log`
    keeps `requests`; `rate_limits` counts them. Switch all four off under load. Without a `token` or `client_secret`
    any but an empty one is accepted. `port` 0 takes a free one, `heartbeat_interval` is in seconds. `guest` is called
    with the world; its result is served on the same port. Nothing is kept.
    """

    def __init__(
        self,
        *,
        check: bool = True,
        check_answers: bool = False,
        rate_limits: bool = True,
        log: bool = True,
        clock: Clock | None = None,
        port: int = 0,
        token: str | None = None,
        client_secret: str | None = None,
        bot_name: str = "Mehana",
        guild_locale: str = "en-US",
        heartbeat_interval: float = 41.25,
        guest: Callable[[World], Guest] | None = None,
    ) -> None:
        self._port = port
        self._token = token
        self._client_secret = client_secret
        self._watch = Watch(schema=schema() if check else None, answers=check_answers, log=log)
        self.requests = self._watch.requests
        """The bot's requests so far, oldest first; may be cleared."""
        self.ignored = self._watch.ignored
        """Keys in the bot's requests that Discord does not know and ignores."""
        self.violations = self._watch.violations
        """Descriptions of malformed requests and frames from the bot. Tests assert that there are none."""
        self._stirred = asyncio.Event()
        self._runner: web.AppRunner | None = None
        self.world = World(clock or Clock(), bot_name=bot_name, guild_locale=guild_locale)
        self.world.subscribe(lambda _: self._stirred.set())
        self.channel = self.world.channel
        """Return a channel or thread by name or id. Raise LookupError if there is none."""
        self.deny, self.allow = self.world.deny, self.world.allow
        """Deny the bot permissions in a channel, such as "SEND_MESSAGES", "ATTACH_FILES" or "VIEW_CHANNEL"; undo it."""
        self.messages = Messages(self.world)
        self.interactions = Interactions(self.world, self.messages)
        rates = Rates(on=rate_limits)
        self.gateway = Gateway(self.world, self._accepts, heartbeat_interval=heartbeat_interval)
        routes = operations(self.world, self.messages, self.interactions, self._knows_secret)
        self.fault = Faults(routes)
        self._rest = Rest(self.world, routes, self.fault, rates, self._watch, self._accepts)
        self._actors: dict[int, Actor] = {}
        self._guest = guest(self.world) if guest else None
        self._files = Files(self.world)
        self._authorize_page = AuthorizePage(self.world)
        self._control = Control(self.world, self.person, self.gateway, self.fault, self._watch, token=self.token)

    # -- running ------------------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        """Start listening, after which `url` is known."""
        app = web.Application(client_max_size=_LARGEST_REQUEST, middlewares=[_only_this_machine])
        for path in ("/gateway", "/gateway/"):
            app.router.add_get(path, self.gateway.serve)
        self._rest.add_to(app)
        self._files.add_to(app)
        self._authorize_page.add_to(app)
        self._control.add_to(app)
        if self._guest:
            self._guest.add_to(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self._port, reuse_address=True)
        await site.start()
        self._port = self._runner.addresses[0][1]
        self.world.base_url = self.url
        _LOG.info("The fake Discord listens on %s, for this machine only.", self.url)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.fault.clear()
        if self._guest:
            await self._guest.close()
        await self.gateway.close()
        if self._runner:
            await self._runner.cleanup()

    def _knows_secret(self, secret: str) -> bool:
        return secret == self._client_secret if self._client_secret is not None else bool(secret)

    def _accepts(self, token: str) -> bool:
        return token == self._token if self._token is not None else bool(token)

    @property
    def url(self) -> str:
        """The server's URL for `wire.point_at`, such as "http://127.0.0.1:8000"."""
        return f"http://{HOST}:{self._port}"

    @property
    def token(self) -> str:
        """A token that the bot may use: the one that was given, or one of the form that Discord issues."""
        made_of_id = base64.b64encode(str(self.world.bot.id).encode()).decode().rstrip("=")
        return self._token if self._token is not None else f"{made_of_id}.fake00.{'0' * 38}"

    # -- for tests ----------------------------------------------------------------------------------------------------

    def person(self, who: str | int | Person) -> Actor:
        """Return the actor of a person, by name or id. Raise LookupError if there is none."""
        person = self.world.person(who)
        if person.id not in self._actors:
            self._actors[person.id] = Actor(self.world, self.messages, person)
        return self._actors[person.id]

    def hide(self, channel: str | int | Channel, *people: str) -> None:
        """Hide a channel from people."""
        for name in people:
            self.world.hide(self.channel(channel), self.person(name).person)

    async def wait_for(self, predicate: Callable[[], _Found], timeout: float = 20.0) -> _Found:  # noqa: ASYNC109 -- the error says what was awaited
        """Return the predicate's value as soon as it is true; it is called after each change of the world.

        Raises TimeoutError after `timeout` seconds of real time, with the violations so far in its text.
        """
        try:
            async with asyncio.timeout(timeout):
                while not (value := predicate()):
                    self._stirred.clear()
                    await self._stirred.wait()
                return value
        except TimeoutError:
            raise TimeoutError(f"the condition was not met within {timeout} s; violations: {self.violations}") from None

    async def connected(self, timeout: float = 20.0) -> None:  # noqa: ASYNC109 -- as above
        """Wait until a bot is connected to the gateway. Raise TimeoutError."""
        await self.wait_for(lambda: self.gateway.connected, timeout)


@web.middleware
async def _only_this_machine(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse requests for other host names, so that foreign web pages cannot send requests through a browser."""
    origin = request.headers.get("Origin", f"http://{request.host}")
    if request.url.host not in {HOST, "localhost"} or origin != f"http://{request.host}":
        raise web.HTTPForbidden(text="The fake Discord serves this machine only.\n")
    return await handler(request)
