"""Fixtures: a fake Discord, a real discord.py client, and a bare HTTP client for what discord.py refuses to send."""

import asyncio
import io
import json
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands, ui

from bot.fake_discord import FakeDiscord, ManualClock
from bot.fake_discord.wire import point_at
from bot.sandbox import Page


class Bot(discord.Client):
    """discord.py without the waits that only the real service needs."""

    def __init__(
        self,
        intents: discord.Intents | None = None,
        tree: type[app_commands.CommandTree[Any]] = app_commands.CommandTree,
        **options: Any,
    ) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True),
            guild_ready_timeout=0.01,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            **options,
        )
        self.tree = tree(self)
        self.resumed = 0
        self.up = asyncio.Event()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once; discord.py would wait for 5 s."""

    async def setup_hook(self) -> None:
        if self.tree.get_commands():
            await self.tree.sync()

    async def on_ready(self) -> None:
        self.up.set()

    async def on_resumed(self) -> None:
        self.resumed += 1


class Ask(ui.Modal, title="Ask"):
    """A form with one field, answered with what was typed."""

    word: ui.TextInput[ui.Modal] = ui.TextInput(label="Word", custom_id="word")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"secret {self.word.value}", ephemeral=True)


class Controls(ui.View):
    """A button that opens the form, and a menu that tells its user in private what was picked."""

    @ui.button(label="Ask", custom_id="ask")
    async def ask(self, interaction: discord.Interaction, _: ui.Button) -> None:
        await interaction.response.send_modal(Ask())

    @ui.select(custom_id="pick", options=[discord.SelectOption(label=value) for value in "ab"])
    async def pick(self, interaction: discord.Interaction, select: ui.Select) -> None:
        await interaction.user.send(f"picked {select.values[0]}")
        await interaction.response.edit_message(content="picked", view=None)


class Rest:
    """A bare HTTP client with the bot's token."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self._session = session
        self._url = f"{url}/api/v10"

    async def __call__(
        self, method: str, path: str, body: Any = None, *, files: dict[str, bytes] | None = None, **headers: str
    ) -> "Reply":
        sent = {"Authorization": "Bot sandbox"} | headers
        kind: dict[str, Any] = {"json": body} if body is not None else {}
        if files:
            form = aiohttp.FormData()
            form.add_field("payload_json", json.dumps(body))
            for index, (name, content) in enumerate(files.items()):
                form.add_field(
                    f"files[{index}]", io.BytesIO(content), filename=name, content_type="application/octet-stream"
                )
            kind = {"data": form}
        async with self._session.request(method, self._url + path, headers=sent, **kind) as answer:
            text = await answer.text()
            return Reply(answer.status, json.loads(text) if text else None, dict(answer.headers))


class Reply:
    def __init__(self, status: int, body: Any, headers: dict[str, str]) -> None:
        self.status, self.body, self.headers = status, body, headers

    @property
    def refusal(self) -> tuple[int, int]:
        """The HTTP status and Discord's error code."""
        return self.status, self.body["code"]

    def __repr__(self) -> str:
        return f"<Reply {self.status} {self.body}>"


async def until(condition: Callable[[], object]) -> None:
    """Wait for a condition of the client's state, which the fake Discord cannot observe. Raise TimeoutError."""
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.002)


Start = Callable[[Bot], Awaitable[Bot]]


def fake_discord_with(clock: ManualClock) -> FakeDiscord:
    """Return a fake Discord that also checks its responses, has no rate limits, and a clock that tests advance."""
    return FakeDiscord(check_answers=True, rate_limits=False, clock=clock, guest=Page)


@asynccontextmanager
async def starting(fake_discord: FakeDiscord) -> AsyncGenerator[Start]:
    """Start bots and wait until each is ready; they are closed at the end of the test."""
    running: list[tuple[Bot, asyncio.Task[None]]] = []
    with point_at(fake_discord.url):

        async def begin(bot: Bot) -> Bot:
            task = asyncio.create_task(bot.start("sandbox"))
            running.append((bot, task))
            up = asyncio.create_task(bot.up.wait())
            await asyncio.wait({task, up}, return_when=asyncio.FIRST_COMPLETED, timeout=5)
            if task.done():
                task.result()
            assert bot.is_ready()
            return bot

        yield begin
        for bot, task in running:
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
async def fake_discord(clock: ManualClock) -> AsyncIterator[FakeDiscord]:
    async with fake_discord_with(clock) as made:
        yield made


@pytest.fixture
async def start(fake_discord: FakeDiscord) -> AsyncIterator[Start]:
    async with starting(fake_discord) as begin:
        yield begin


@pytest.fixture
async def rest(fake_discord: FakeDiscord) -> AsyncIterator[Rest]:
    async with aiohttp.ClientSession() as session:
        yield Rest(session, fake_discord.url)
