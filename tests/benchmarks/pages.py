"""Open pages: how soon a tap and another's move are seen, what an update weighs, and what idle pages keep in memory.

The bot runs in its own process, the fake Discord and the pages in this one. At each table the players sit at pages and
others watch; somebody moves whenever the last move has been shown and a moment has passed. One more page is in a real
browser.
"""

import asyncio
import os
import random
import socket
import tempfile
import time
import zlib
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import aiohttp
import msgspec
from playwright.async_api import Error, Page, async_playwright

from bot.fake_discord import Actor, FakeDiscord, Message
from games.core.catalogue import find_games
from tests.browser.conftest import SWITCHES, chromium
from tests.faults.bots import Bot, running
from tests.faults.check import Trial, percentile
from tests.faults.players import PlayerGroup, group_at
from tests.web.paged_bot import Browser, has_button, link_in
from tests.web.touching import PHONE, touching

TABLES: Final = 10
EACH: Final = 5
"""Pages at each table."""
IDLE: Final = 500
"""Idle pages in all, by default."""
PAGES_EACH: Final = 5
"""Idle pages of one person."""
SECONDS: Final = 60.0
MOMENT: Final = (1.0, 3.0)
"""Seconds between a move's having been shown and the next at the same table, at least and at most."""
SHOWN_WITHIN: Final = 5.0
TAP: Final = """async () => {
  const { choosing, screen, stages, waiting } = window.state;
  const marks = (stage) => stage.marks.filter((one) => one.choices?.length && !one.verb).map((mark) => [stage, mark]);
  const found = Object.values(stages).filter((stage) => stage.shown).flatMap(marks);
  const [stage, mark] = found.find(([one, other]) => one.pointOf(other) !== null) ?? [];
  if (!mark || choosing.left !== null || waiting.size || screen.choices.length < 2) return null;
  const [clientX, clientY] = stage.pointOf(mark);
  const began = performance.now();
  stage.element.dispatchEvent(new MouseEvent("click", { clientX, clientY, bubbles: true }));
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const took = performance.now() - began;
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  return took / 1000; }"""
"""Tap a mark and give that up again; return the seconds until it was painted, or null where there is none to tap."""
PAINTED: Final = """(entry) => window.state.screen?.entry > entry &&
  new Promise((painted) => requestAnimationFrame(() => setTimeout(() => painted(true))))"""
"""Whether an entry after this one is painted."""


class Table:
    """A table and its open pages; `sent` is when the last move was, `waiting` the pages that have not shown it."""

    def __init__(self, group: PlayerGroup) -> None:
        self.group = group
        self.pages: list[OpenedPage] = []
        self.sent = 0.0
        self.entry = 0
        self.waiting: set[OpenedPage] = set()
        self.took: list[float] = []


class OpenedPage:
    """A page that shows a table."""

    def __init__(self, person: Actor, browser: Browser, table: Table) -> None:
        self.person = person
        self.browser = browser
        self.table = table
        self.screen: dict[str, Any] = {}
        self.refused = 0
        self.weights: list[int] = []

    async def read(self) -> None:
        """Take what is sent, for ever."""
        async for message in self.browser.socket:
            now = time.perf_counter()
            frame = msgspec.json.decode(message.data)
            if frame["type"] == "refused":
                self.refused += 1
            if frame["type"] != "update":
                continue
            if self.screen:
                self.weights.append(len(zlib.compress(message.data.encode(), wbits=-15)))
            self.screen = frame["screen"]
            if self in self.table.waiting and self.screen["entry"] > self.table.entry and "table" in frame:
                self.table.waiting.discard(self)
                self.table.took.append(now - self.table.sent)

    async def move(self, rng: random.Random) -> None:
        """Make some move."""
        choice = rng.choice([choice for choice in self.screen["choices"] if not choice.get("rare")])
        items = [item["name"] for item in choice.get("pool", [])][: max(1, choice.get("least", 0))]
        table = self.table
        table.entry, table.waiting = self.screen["entry"], {page for page in table.pages if page is not self}
        table.sent = time.perf_counter()
        frame = {"question": self.screen["question"], "move": choice["move"], "items": items}
        await self.browser.send(type="play", id=f"{rng.random()}", **frame)


async def open_pages(
    tables: int = TABLES, each: int = EACH, seconds: float = SECONDS, idle: int = IDLE
) -> dict[str, float]:
    """Return the seconds from a move to the picture of others (`middle`, `p95`, `p99`), of how many `pictures`.

    In the real browser, `tap` is the 95th percentile from a tap to its repaint, and `painted` from another's move to its
    repaint.
    Also the bytes of updates after the first (`average`, `heaviest`), compressed; the MiB by which a bot that has just dealt
    becomes larger with the first pages (`drawn`) and with `idle` ones; and which part of a core it used for the moves (`busy`).
    """
    rng = random.Random(1)
    trial = Trial(seed=1, quick=False, folder=Path(tempfile.mkdtemp()))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
    web = {"MEHANA_WEB_URL": f"http://{address}", "MEHANA_WEB_LISTEN": address, "MEHANA_PAUSE_FACTOR": "1"}
    database = trial.place("pages") / "tables.sqlite3"
    async with AsyncExitStack() as stack:
        fake_discord = await stack.enter_async_context(FakeDiscord(check=False, rate_limits=False, log=False))
        bot = await stack.enter_async_context(running(trial, fake_discord, database, **web))
        connector = aiohttp.TCPConnector(limit=0)  # by default 100
        session = aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.DummyCookieJar())
        client = await stack.enter_async_context(session)
        games = find_games()
        groups = [
            group_at(fake_discord, key := list(games)[number % len(games)], min(games[key].seats))
            for number in range(tables)
        ]
        for group in groups:
            await group.seated(60)
        bare, opened = bot.resident(), list[Table]()
        for group in groups:
            table, browsers = Table(group), list[Browser]()
            watching = [fake_discord.world.add_person(f"{group.channel.name} {number}") for number in range(each)]
            people = [*group.people, *map(fake_discord.person, watching)]
            for person in people[:each]:
                browsers.append(await _browser(client, web["MEHANA_WEB_URL"], person, group))
            for person, browser in zip(people, browsers, strict=False):
                await browser.connect()
                table.pages.append(page := OpenedPage(person, browser, table))
                task = asyncio.create_task(page.read())
                stack.callback(task.cancel)
            opened.append(table)
        async with asyncio.timeout(60):
            while not all(page.screen for table in opened for page in table.pages):
                await asyncio.sleep(0.05)
        drawn = bot.resident()
        kept = await _with_idle_pages(bot, client, opened, idle) - drawn
        link = await _link(opened[0].group.people[0], opened[0].group)
        real = await stack.enter_async_context(_real_page(link))
        busy, until = bot.worked(), time.monotonic() + seconds
        taps, painted = list[float](), list[float]()
        await asyncio.gather(
            *(_playing(table, rng, until) for table in opened), _seen_in(real, opened[0], taps, painted, until)
        )
        busy = (bot.worked() - busy) / seconds
    took = [second for table in opened for second in table.took]
    weights = [weight for table in opened for page in table.pages for weight in page.weights]
    return {
        "pictures": len(took),
        "middle": percentile(took, 0.5),
        "p95": percentile(took, 0.95),
        "tap": percentile(taps, 0.95) if taps else 0.0,
        "painted": percentile(painted, 0.95) if painted else 0.0,
        "p99": percentile(took, 0.99),
        "average": sum(weights) / max(1, len(weights)),
        "heaviest": max(weights, default=0),
        "idle": kept,
        "drawn": drawn - bare,
        "busy": busy,
        "load": os.getloadavg()[0],
    }


async def _browser(client: aiohttp.ClientSession, address: str, person: Actor, group: PlayerGroup) -> Browser:
    """Return a browser with a session of this person at the table."""
    browser = Browser(client, address)
    await browser.redeem(await _link(person, group))
    return browser


async def _link(person: Actor, group: PlayerGroup) -> str:
    """Return a link by which this person opens the table."""
    person.locale = "en-US"
    async with asyncio.timeout(30):
        while (post := _offering(person, group)) is None:
            await asyncio.sleep(0.05)
    answer = await person.click(post, "Open the table")
    assert answer.message is not None
    return link_in(answer.message)


@asynccontextmanager
async def _real_page(link: str) -> AsyncGenerator[Page]:
    """Open a link in a real browser."""
    async with (
        async_playwright() as driver,
        await driver.chromium.launch(executable_path=chromium(), args=SWITCHES) as browser,
        touching(browser, link, "the real page", PHONE) as person,
    ):
        yield person.page


async def _seen_in(page: Page, table: Table, taps: list[float], painted: list[float], until: float) -> None:
    """Tap, and note when moves at the table are painted, until there is no more time."""
    seen = table.sent
    while time.monotonic() < until:
        if table.sent == seen:
            if (took := await page.evaluate(TAP)) is not None:
                taps.append(took)
            await asyncio.sleep(0.02)
            continue
        seen, entry = table.sent, table.entry
        with suppress(Error):  # a move may leave the picture as it was
            await page.wait_for_function(PAINTED, arg=entry, timeout=SHOWN_WITHIN * 1000)
            painted.append(time.perf_counter() - seen)


def _offering(person: Actor, group: PlayerGroup) -> Message | None:
    return next((m for m in reversed(person.sees(group.channel)) if has_button(m, "Open the table")), None)


async def _playing(table: Table, rng: random.Random, until: float) -> None:
    """Let those who are asked move, each once the move before has been shown and a moment has passed."""
    while time.monotonic() < until:
        await asyncio.sleep(rng.uniform(*MOMENT))
        able = [page for page in table.pages if page.screen.get("called") and page.screen.get("choices")]
        if not able:
            continue
        await rng.choice(able).move(rng)
        with suppress(TimeoutError):  # a move may leave the picture as it was
            async with asyncio.timeout(SHOWN_WITHIN):
                while table.waiting:
                    await asyncio.sleep(0.005)
        table.waiting.clear()


async def _with_idle_pages(bot: Bot, client: aiohttp.ClientSession, tables: list[Table], most: int) -> float:
    """Return the MiB that the bot has with so many idle pages, and close them."""
    pages: list[Browser] = []
    while len(pages) < most:
        for table in tables:
            for page in table.pages:
                browser = await _browser(client, page.browser.address, page.person, table.group)
                for _ in range(PAGES_EACH):
                    other = Browser(client, page.browser.address)
                    other.at, other.cookie = browser.at, browser.cookie
                    await other.connect()
                    await other.frame("update")
                    pages.append(other)
    await asyncio.sleep(3)
    resident = bot.resident()
    for page in pages:
        await page.socket.close()
    return resident
