"""`kill -9` while two people play in browsers and a third in Discord: nothing is lost or doubled, and pages catch up."""

import asyncio
import random
import socket
import sqlite3
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser, Error, Page, WebSocket, expect

from bot.fake_discord import Actor, FakeDiscord, Message, NotAnswered, NotPossible
from bot.web.requests import interaction_of
from tests.faults.bots import running
from tests.faults.check import Trial
from tests.people import hand_of, moves_in, told, use_some_control
from tests.web.paged_bot import link_for
from tests.web.touching import PHONE, SHOW_STATE

pytestmark = [pytest.mark.browser, pytest.mark.long(20), pytest.mark.asyncio(loop_scope="session")]

KILLS = 2
MOVES = 4
"""How many moves the pages have acknowledged before each kill."""

CHOOSE = """() => {
  const { screen, choosing, stages, waiting } = window.state;
  const middle = (name) => {
    const button = document.querySelector(`#bar .${name}`)?.getBoundingClientRect();
    return button ? [button.x + button.width / 2, button.y + button.height / 2] : null;
  };
  if (!screen?.choices.length || waiting.size) return null;
  if (choosing.ready) return middle("play");
  for (const stage of Object.values(stages)) {
    if (!stage.shown) continue;
    for (const mark of stage.marks.filter((one) => choosing.lit(one) && !choosing.chosen(one) && !one.verb)) {
      const point = stage.pointOf(mark);
      if (point) return point;
    }
  }
  return middle("act") ?? "anew";
}"""
"""Where a person would tap next: on a picture or a button. "anew" where what is chosen leads to neither.

They are taps at a point, as a finger makes them. A click on a locator that ends by its timeout can leave Playwright's
check of what is hit behind, which then keeps all later taps from the page.
"""


class Player:
    """A person at the page, with the names of what they asked for and of what was answered."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: list[str] = []
        self.done: list[str] = []
        self.refused: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, opened: WebSocket) -> None:
        opened.on("framesent", lambda data: self._note(data, {"play": self.asked}))
        opened.on("framereceived", lambda data: self._note(data, {"done": self.done, "refused": self.refused}))

    def _note(self, data: str | bytes, lists: dict[str, list[str]]) -> None:
        frame = msgspec.json.decode(data)
        if frame["type"] in lists and frame.get("id"):
            lists[frame["type"]].append(frame["id"])

    async def play_forever(self) -> None:
        """Tap and press whatever can be chosen, whether the bot is there or not."""
        while True:
            with suppress(Error):
                where: list[float] | str | None = await self.page.evaluate(CHOOSE)
                if isinstance(where, list):
                    await self.page.touchscreen.tap(*where)
                elif where is not None:
                    await self.page.evaluate("() => window.state.choosing.clear()")
            await asyncio.sleep(0.03)


@asynccontextmanager
async def at_page(browser: Browser, link: str) -> AsyncGenerator[Player]:
    async with await browser.new_context(viewport=PHONE, has_touch=True) as window:
        await window.add_init_script(SHOW_STATE)
        player = Player(await window.new_page())
        await player.page.goto(link)
        await player.page.wait_for_function("() => window.state?.screen")
        yield player


async def play_in_messages(person: Actor, rng: random.Random) -> None:
    """Use the controls of a private message, whether the bot is there or not."""
    while True:
        hand = hand_of(person)
        if hand is not None and moves_in(hand):
            with suppress(NotAnswered, NotPossible, asyncio.TimeoutError):
                await asyncio.wait_for(use_some_control(person, hand, rng), 1)
        await asyncio.sleep(0.05)


def posts_of(person: Actor) -> list[Message]:
    """Return the messages in the channel that everybody sees."""
    return [message for message in person.sees("general") if not message.ephemeral]


def stored(database: Path, query: str, *values: int) -> list[Any]:
    """Return the first column of what a query finds on disk."""
    with closing(sqlite3.connect(database)) as connection:
        return [row[0] for row in connection.execute(query, values)]


def last_entry(database: Path) -> int:
    """Return the number of the last entry on disk."""
    return stored(database, "SELECT max(number) FROM entry")[0]


async def caught_up(players: Sequence[Player], last: int) -> bool:
    """Return whether all pages show the table after this entry."""
    return all([await player.page.evaluate("() => window.state.screen.entry") == last for player in players])


async def all_answered(players: Sequence[Player]) -> None:
    """Wait until whatever the pages asked for has been answered."""
    async with asyncio.timeout(60):
        while any(set(player.asked) - set(player.done) - set(player.refused) for player in players):
            await asyncio.sleep(0.02)


async def test_kill_9_during_play_on_pages_loses_nothing_and_repeats_nothing(tmp_path: Path, browser: Browser) -> None:
    database, rng = tmp_path / "db.sqlite3", random.Random(7)
    trial = Trial(seed=7, quick=True, folder=tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    web = {"MEHANA_WEB_URL": f"http://127.0.0.1:{port}", "MEHANA_WEB_LISTEN": f"127.0.0.1:{port}"}
    async with FakeDiscord(rate_limits=False) as fake_discord, AsyncExitStack() as stack:
        people = [fake_discord.person(name) for name in ("Ana", "Boris", "Vera")]
        for person in people:
            person.locale = "en-US"
        players: list[Player] = []
        playing: list[asyncio.Task[Any]] = []
        for life in range(KILLS):
            async with running(trial, fake_discord, database, **web) as bot:
                if life == 0:
                    lobby = (await people[0].command("general", "durak open", pictures=False)).message
                    assert lobby is not None
                    for person in people[1:]:
                        await person.click(lobby, "Take a seat")
                    await people[0].click(lobby, "Start")
                    await fake_discord.wait_for(lambda: all(person.inbox for person in people), timeout=120)
                    players = [
                        await stack.enter_async_context(at_page(browser, await link_for(person)))
                        for person in people[:2]
                    ]
                    playing = [asyncio.create_task(player.play_forever()) for player in players]
                    playing.append(asyncio.create_task(play_in_messages(people[2], rng)))
                enough = sum(len(player.done) for player in players) + MOVES
                async with asyncio.timeout(120):
                    while sum(len(player.done) for player in players) < enough:
                        await asyncio.sleep(0.005)
                await asyncio.sleep(rng.uniform(0, 0.1))
                await bot.kill()
        async with running(trial, fake_discord, database, **web):
            await all_answered(players)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for player in players:  # a page waits some seconds before it tries to connect again
                await expect(player.page.locator("#notice[data-kind=lost]")).to_be_hidden(timeout=120_000)
            await all_answered(players)  # what was tapped meanwhile is asked for only now
            async with asyncio.timeout(120):
                while not await caught_up(players, last_entry(database)):
                    await asyncio.sleep(0.1)
            # A click that was under way when its player was stopped may still add an entry.
            async with asyncio.timeout(120):
                while told(posts_of(people[0])[-1]) != last_entry(database):
                    await asyncio.sleep(0.1)
            interactions = stored(database, "SELECT interaction FROM entry WHERE kind = 'move'")
            known = [number for number in interactions if number]
            assert len(known) == len(set(known))
            for person, player in zip(people, players, strict=False):
                [owner] = stored(database, "SELECT id FROM person WHERE discord_id = ?", int(person.id))
                written = {name for name in player.asked if interaction_of(owner, name) in interactions}
                assert written == set(player.done), "what was done is on disk, and nothing else is"
            numbers = [number for message in posts_of(people[0]) if (number := told(message)) is not None]
            assert numbers == sorted(set(numbers)), "the channel was told something twice or out of order"
        assert fake_discord.violations == []
