"""A bot with a web page at a fake Discord, and people who open it."""

import asyncio
import re
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from bot.fake_discord import Actor, Channel
from bot.settings import Settings
from bot.tables.service import TableService
from bot.tables.state.table import Actor as KnownActor
from bot.tables.state.table import LiveTable
from bot.web.server import WebServer
from games.core.chance import SeededChance
from games.core.contract import PUBLIC, Move
from tests.discord.harness import seat_view_of
from tests.e2e.running_bot import RunningBot, running_bot_in

PLAYERS = ["Ana", "Boris"]
PEOPLE = [*PLAYERS, "Vera"]
PATIENCE = 10.0
"""Seconds within which a frame comes, on a busy machine."""


class PagedBot(RunningBot):
    """The fake Discord with a bot that has a web page."""

    sdk: Path | None = None
    """The folder of the Embedded App SDK, for a bot whose page is an Activity."""

    @property
    def settings(self) -> Settings:
        return msgspec.structs.replace(
            super().settings,
            web_url="http://127.0.0.1",
            web_listen=("127.0.0.1", 0),
            client_secret="secret" if self.sdk else "",
            activity_sdk=self.sdk,
        )

    @property
    def address(self) -> str:
        return self.bot.service.web.address

    async def link(self, name: str, channel: str | Channel = "general") -> str:
        """Press *Open the table* under the newest post of a channel, and return the link that comes back."""
        return await link_for(self.person(name), channel)

    async def table(self, channel: str = "general") -> LiveTable:
        return await self.bot.service.repository.table_in(self.fake_discord.channel(channel).id)

    async def actor(self, name: str, locale: str = "en-US") -> KnownActor:
        """Return a person as the table service knows them."""
        return await self.bot.service.people.greet(int(self.person(name).id), name, locale)

    async def move(self, table: LiveTable, seat: int, move: Move | None = None) -> None:
        """Let the person in a seat make a move: this one, or the heuristic's."""
        number = 6_000_000 + 10_000 * table.id + table.last
        actor = await self.actor(PEOPLE[seat])
        await self.bot.service.move(table, actor, move or advised(table, seat), interaction=number)


@asynccontextmanager
async def paged_bot_in(folder: Path, sdk: Path | None = None, *, handler: int = 0) -> AsyncGenerator[PagedBot]:
    """Run a bot with a page at a fake Discord, and people whose language is English.

    With a `handler` the app has an entry point command that is handled so.
    """
    async with running_bot_in(folder, PagedBot, rate_limits=False) as made:
        made.sdk = sdk
        if handler:
            made.fake_discord.world.add_entry_point(handler=handler)
        for name in PEOPLE:
            made.person(name).locale = "en-US"
        async with made.running():
            yield made
        assert made.fake_discord.violations == []


def post_of(person: Actor, channel: str | Channel = "general") -> Any:
    """Return the newest post of a channel that leads to the page."""
    return next(message for message in reversed(person.sees(channel)) if has_button(message, "Open the table"))


async def link_for(person: Actor, channel: str | Channel = "general") -> str:
    answer = await person.click(post_of(person, channel), "Open the table")
    return link_in(answer.message)


def has_button(message: Any, label: str) -> bool:
    return any(part.get("label") == label for part in message.controls)


def asked(table: LiveTable) -> int:
    """Return the first seat that is asked, or that moves where nobody has to be asked."""
    assert table.play is not None
    return (seat_view_of(table, PUBLIC).view.asked or table.game.acting(table.play.state))[0]


def advised(table: LiveTable, seat: int) -> Move:
    """Return the move that the game's heuristic chooses for a seat."""
    seat_view = seat_view_of(table, seat)
    return table.game.heuristic(seat_view.view, seat_view.choices, SeededChance(bytes(32), table.last))


def server_of(service: TableService) -> WebServer:
    """Return the web server, which listens to the tables."""
    return next(
        owner for listener in service.listeners if isinstance(owner := getattr(listener, "__self__", None), WebServer)
    )


def link_in(message: Any) -> str:
    """Return the address of the link button in a message."""
    found = re.search(r'"url": ?"([^"]+)"', msgspec.json.encode(message.components).decode())
    assert found is not None, message.components
    return found[1]


def together(pieces: Iterable[str | Sequence[int]], before: str) -> str:
    """Return a text as the page's scripts put it together from pieces of the one before."""
    old = before.split("<")
    return "<".join(piece if isinstance(piece, str) else "<".join(old[piece[0] : sum(piece)]) for piece in pieces)


class Browser:
    """What a browser does, without one: exchanges the ticket, keeps the cookie, reads and writes frames."""

    def __init__(self, client: aiohttp.ClientSession, address: str) -> None:
        self.client = client
        self.address = address
        self.at = ""
        self.cookie = ""
        self.sockets: list[aiohttp.ClientWebSocketResponse] = []
        self.frames: list[dict[str, Any]] = []

    @property
    def socket(self) -> aiohttp.ClientWebSocketResponse:
        """The web socket that was opened last."""
        return self.sockets[-1]

    @property
    def origin(self) -> dict[str, str]:
        return {"Origin": self.address}

    async def redeem(self, link: str, **headers: str) -> tuple[int, dict[str, Any]]:
        """Exchange the ticket of a link for a session."""
        ticket = link.partition("#")[2]
        sent = self.origin | headers
        async with self.client.post(f"{self.address}/session", json={"ticket": ticket}, headers=sent) as answer:
            if answer.content_type != "application/json":
                return answer.status, {}
            body = await answer.json()
            if "at" in body:
                self.at, self.cookie = body["at"], answer.cookies["mehana"].value
            return answer.status, body

    async def connect(
        self, *, seen: int = -1, first: int | None = None, cookie: str | None = None, at: str = "", **headers: str
    ) -> None:
        """Open the web socket of the session."""
        sent = self.origin | {"Cookie": f"mehana={self.cookie if cookie is None else cookie}"} | headers
        address = f"{self.address}{at or self.at}/socket"
        self.sockets.append(await self.client.ws_connect(address, headers=sent, compress=15))
        await self.send(type="hello", seen=seen, **({} if first is None else {"first": first}))

    async def turned_away(self, *, cookie: str | None = None, at: str = "") -> str:
        """Open the web socket of a session that is refused, and return what the page is told then."""
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await self.connect(cookie=cookie, at=at)
        assert refused.value.status == 403
        sent = {"Cookie": f"mehana={self.cookie if cookie is None else cookie}"}
        async with self.client.get(f"{self.address}{at or self.at}/state", headers=sent) as answer:
            assert answer.status == 403
            return (await answer.json())["error"]

    async def send(self, **frame: Any) -> None:
        await self.socket.send_json(frame)

    async def any_frame(self) -> dict[str, Any]:
        """Return the next frame."""
        async with asyncio.timeout(PATIENCE):
            message = await self.socket.receive()
        assert message.type is aiohttp.WSMsgType.TEXT, message
        return msgspec.json.decode(message.data)

    async def frame(self, *kinds: str) -> dict[str, Any]:
        """Return the next frame of one of these kinds; others before it are kept in `frames`."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.socket.receive()
                assert message.type is aiohttp.WSMsgType.TEXT, f"no {kinds}: {message}"
                frame = msgspec.json.decode(message.data)
                self.frames.append(frame)
                if frame["type"] in kinds:
                    return frame

    async def play(self, move: str, question: int, request: str, items: list[str] | None = None) -> dict[str, Any]:
        """Make a move, and return what is answered."""
        await self.send(type="play", id=request, question=question, move=move, items=items or [])
        return await self.frame("done", "refused")


@asynccontextmanager
async def browser_at(address: str) -> AsyncGenerator[Browser]:
    # Cookies are sent by hand: the jar takes none for addresses of numbers.
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as client:
        browser = Browser(client, address)
        yield browser
        for socket in browser.sockets:  # one that is forgotten open warns whenever it is collected, in any test
            await socket.close()
