"""Starts the sandbox: the real bot on a local fake Discord, with the page to play on."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bot.app import assembled, until_stopped
from bot.fake_discord import FakeDiscord, Permission
from bot.fake_discord.wire import point_at
from bot.sandbox.page import Page
from bot.settings import Settings
from bot.tables.watchdogs.loop_watchdog import HELD_FOR

MANAGER: Final = "Ana"
"""A person who may manage the server, so that every command can be tried."""
PLAYERS: Final = "Players"
"""The role of everybody, so that calling players to a lobby can be tried."""


async def play(port: int, pause_factor: float, say: Callable[[str], None]) -> None:
    """Serve the page on 127.0.0.1 until interrupted. Raise `OSError` if the port is taken."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            token="sandbox",  # noqa: S106 - the fake Discord takes any
            database=Path(folder) / "sandbox.sqlite3",
            pause_factor=pause_factor,
            web_url="http://127.0.0.1",
            web_listen=("127.0.0.1", 0),
        )
        async with FakeDiscord(port=port, guest=Page) as fake_discord:
            managers = fake_discord.world.add_role("Managers", Permission.MANAGE_GUILD)
            fake_discord.person(MANAGER).person.roles.add(managers.id)
            players = fake_discord.world.add_role(PLAYERS, mentionable=True)
            for person in fake_discord.world.people.values():
                person.roles.add(players.id)
            with point_at(fake_discord.url):
                async with assembled(settings, held_for=HELD_FOR, guild_ready_timeout=0.05) as bot:
                    say(f"Open {fake_discord.url} in a browser (this machine only). Ctrl+C ends it.")
                    await until_stopped(bot.start(settings.token))
