"""How long an answer takes, from the moment something is used at the fake Discord to its reading the answer.

Both bots run in the fake Discord's own process, so the ratio holds the bot's own work against a trivial handler's.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.app import assembled
from bot.fake_discord import FakeDiscord
from bot.fake_discord.wire import point_at
from bot.settings import Settings

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable

ROUNDS, WARMING = 150, 40


async def answer_times() -> dict[str, float]:
    """Return the median seconds to an answer: of `pong`, of a `command`, and of a `click`."""
    async with FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord:
        with point_at(fake_discord.url):
            pong = await _pong(fake_discord)
    async with FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord:
        with point_at(fake_discord.url):
            return {"pong": pong, **await _ours(fake_discord)}


async def _median(act: Callable[[], Awaitable[Any]]) -> float:
    times: list[float] = []
    for _ in range(WARMING + ROUNDS):
        began = time.perf_counter()
        await act()
        times.append(time.perf_counter() - began)
    return statistics.median(times[WARMING:])


async def _pong(fake_discord: FakeDiscord) -> float:
    client = discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
    tree = app_commands.CommandTree(client)

    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong", ephemeral=True)

    tree.add_command(app_commands.Command(name="ping", description="Says pong", callback=ping))

    async def register() -> None:
        await tree.sync()

    client.setup_hook = register
    async with client, _running(client):
        ana = fake_discord.person("Ana")
        return await _median(lambda: ana.command("general", "ping"))


@asynccontextmanager
async def _running(client: discord.Client) -> AsyncGenerator[None]:
    task = asyncio.create_task(client.start("any"))
    await client.wait_until_ready()
    yield
    await client.close()
    await task


async def _ours(fake_discord: FakeDiscord) -> dict[str, float]:
    """Measure a command that refuses for want of a table, and a click that is refused at the lobby."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(token="any", database=Path(folder) / "bench.sqlite3", log_level=0)
        async with assembled(settings, guild_ready_timeout=0.05) as bot, _running(bot):
            ana = fake_discord.person("Ana")
            key = next(iter(bot.service.games))
            answer = await ana.command("general", f"{key} open")
            lobby = answer.message
            assert lobby is not None
            command = await _median(lambda: ana.command("games", f"{key} hand"))
            click = await _median(lambda: ana.click(lobby, "Start"))
            return {"command": command, "click": click}
