"""How long an answer takes, from the moment something is used at the fake Discord to its reading the answer.

Both bots run in the fake Discord's own process, so the ratio holds the bot's own work against a trivial handler's.
"""

import asyncio
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.app import assembled
from bot.fake_discord import FakeDiscord
from bot.fake_discord.wire import point_at
from bot.settings import Settings

Timed = Callable[[Callable[[], Awaitable[Any]]], Awaitable[list[float]]]

ALTERNATIONS, ROUNDS, WARMING = 5, 60, 30
"""How often the bots take turns, the measured answers of each turn, and those before them that do not count."""


async def answer_times(
    alternations: int = ALTERNATIONS, rounds: int = ROUNDS, warming: int = WARMING
) -> dict[str, float]:
    """Return the median seconds to an answer.

    `pong` is the yardstick's; a `command` asks for a hand before the game begins, `elsewhere` the same where there is
    no table; a `click` starts a lobby that has too few players. The bots take turns, so that a machine that becomes
    slower meanwhile is slower for both.
    """
    times: defaultdict[str, list[float]] = defaultdict(list)

    async def timed(act: Callable[[], Awaitable[Any]]) -> list[float]:
        took: list[float] = []
        for _ in range(warming + rounds):
            began = time.perf_counter()
            await act()
            took.append(time.perf_counter() - began)
        return took[warming:]

    for _ in range(alternations):
        for measured in (_pong, _ours):
            async with FakeDiscord(check=False, rate_limits=False, log=False) as fake_discord:
                with point_at(fake_discord.url):
                    for name, answers in (await measured(fake_discord, timed)).items():
                        times[name] += answers
    return {name: statistics.median(answers) for name, answers in times.items()}


async def _pong(fake_discord: FakeDiscord, timed: Timed) -> dict[str, list[float]]:
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
        return {"pong": await timed(lambda: ana.command("general", "ping"))}


@asynccontextmanager
async def _running(client: discord.Client) -> AsyncGenerator[None]:
    task = asyncio.create_task(client.start("any"))
    await client.wait_until_ready()
    yield
    await client.close()
    await task


async def _ours(fake_discord: FakeDiscord, timed: Timed) -> dict[str, list[float]]:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(token="any", database=Path(folder) / "bench.sqlite3", log_level=0)
        async with assembled(settings, guild_ready_timeout=0.05) as bot, _running(bot):
            ana = fake_discord.person("Ana")
            key = next(iter(bot.service.games))
            answer = await ana.command("general", f"{key} open")
            lobby = answer.message
            assert lobby is not None
            return {
                "command": await timed(lambda: ana.command("general", f"{key} hand")),
                "elsewhere": await timed(lambda: ana.command("games", f"{key} hand")),
                "click": await timed(lambda: ana.click(lobby, "Start")),
            }
