"""Tables that people have open as web pages: what a browser does, over the real server, without a browser."""

import asyncio
from contextlib import suppress
from typing import Any

import aiohttp
import msgspec

from bot.fake_discord import Answer, NotPossible
from tests.web.paged_bot import Browser, link_in, together


class Page:
    """One table in the browser of a person.

    `frames` are those that came since the step began; `screen`, `table` and `hand` are what the page shows after them.
    """

    def __init__(self, who: str, client: aiohttp.ClientSession) -> None:
        self.who = who
        self.browser = Browser(client, "")
        self.person = 0
        self.number = 0
        """The id of the table."""
        self.session = 0
        self.seated = False
        """Whether the page was opened by a player."""
        self.seat: int | None = None
        """The seat of its person at the end of the step before."""
        self.frames: list[dict[str, Any]] = []
        self.locale = ""
        self.screen: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.hand: dict[str, Any] = {}
        self.outlines: list[Any] = []
        self.ended = False
        self.asked: dict[str, dict[str, Any]] = {}
        """Requests that have not been answered, by the name that the page gave them."""
        self.received = 0
        self._requests = 0
        self._reading: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        return self._reading is not None and not self._reading.done()

    @property
    def busy(self) -> bool:
        """Whether something is on its way to the page."""
        return self.connected and not self.ended and (self.screen is None or bool(self.asked))

    @property
    def choices(self) -> list[dict[str, Any]]:
        return [] if self.screen is None else self.screen.get("choices", [])

    async def open(self, address: str, answer: Answer | None) -> None:
        """Follow the link in an answer. Raise `NotPossible` if it has none."""
        if answer is None or answer.message is None or '"url"' not in str(answer.message.components).replace("'", '"'):
            raise NotPossible("no link")
        link, self.browser.address = link_in(answer.message), address
        self.number = int(link.partition("#")[0].rpartition("/")[2])
        status, _ = await self.browser.redeem(link)
        assert status == 200, "a new ticket is taken"
        self.session = int(self.browser.at.rpartition("/")[2])
        await self.connect(address)

    async def connect(self, address: str) -> None:
        """Connect, or connect again; requests that were not answered are repeated, as a browser does.

        A session that has ended, or that connects too often, is turned away.
        """
        await self.close()
        self.browser.address, self.screen, self.ended = address, None, False
        self.table, self.hand = {}, {}
        try:
            await self.browser.connect()
        except aiohttp.WSServerHandshakeError:
            self.ended = True
            return
        self._reading = asyncio.create_task(self._read(self.browser.socket), name="person")
        for frame in self.asked.values():
            await self.browser.send(**frame)

    async def close(self) -> None:
        """Close the page's connection."""
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
            self._reading = None
            with suppress(ConnectionError, aiohttp.ClientError):
                await self.browser.socket.close()

    async def send(self, **frame: Any) -> None:
        """Send a frame, if the page is connected."""
        if not self.connected:
            raise NotPossible("the page is not connected")
        with suppress(ConnectionError, aiohttp.ClientError):
            await self.browser.send(**frame)

    async def ask(self, **frame: Any) -> None:
        """Send a frame that is to be answered."""
        self._requests += 1
        named = frame | {"id": f"{self.session}-{self._requests}"}
        self.asked[named["id"]] = named
        await self.send(**named)

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            if message.type is aiohttp.WSMsgType.TEXT:
                self._take(msgspec.json.decode(message.data))

    def _take(self, frame: dict[str, Any]) -> None:
        """Do what the scripts of the page do with a frame."""
        self.received += 1
        self.frames.append(frame)
        match frame["type"]:
            case "greeting":
                self.locale, self.table, self.hand = frame["locale"], {}, {}
            case "update":
                self.screen = frame["screen"]
                self.outlines = [*([] if frame.get("anew") else self.outlines), *frame.get("outlines", ())]
                self.table = self._whole(frame.get("table"), self.table) or self.table
                hand = self._whole(frame.get("hand"), self.hand or self.table) or self.hand
                self.hand = {} if frame.get("no_hand") else hand
            case "done" | "refused":
                self.asked.pop(frame.get("id", ""), None)
            case "ended":
                self.ended, self.screen, self.table, self.hand = True, None, {}, {}
                self.asked.clear()
            case _:
                pass

    def _whole(self, picture: dict[str, Any] | None, before: dict[str, Any]) -> dict[str, Any] | None:
        """Return a picture put together from pieces of the one before and from outlines sent earlier."""
        if picture is None:
            return None
        svg = picture["svg"]
        marks = [mark | {"outline": self.outlines[mark["outline"]]} for mark in picture.get("marks", ())]
        whole = picture | {"svg": svg if isinstance(svg, str) else together(svg, before["svg"])}
        return whole | {"marks": marks} if marks else whole
