"""The slash commands are written where they differ from what Discord has, and never take an entry point away."""

from pathlib import Path
from typing import Final

from bot.discord.commands.registration import normalized
from bot.fake_discord import FakeDiscord
from tests.cli.test_commands import python
from tests.e2e.running_bot import running_bot_in

COMMANDS = "/applications/{application_id}/commands"
LATER: Final = "PIL resvg_py babel openskill zoneinfo multiprocessing aiohttp.web"
"""Modules that only pictures, plural forms, standings, time zones, computers and pages need."""
IDLE: Final = f"""
import asyncio, pathlib, sys
from bot.app import assembled
from bot.discord.commands.building import CommandTranslator
from bot.discord.commands.tree import build
from bot.settings import Settings

async def main():
    async with assembled(Settings(token="any", database=pathlib.Path(sys.argv[1]), log_level=0)) as bot:
        build(bot.tree, bot.service.games, bot.handler)
        made = [await command.get_translated_payload(bot.tree, CommandTranslator()) for command in bot.tree.get_commands()]
        print("bg" in str(made), *[name for name in "{LATER}".split() if name in sys.modules])

asyncio.run(main())
"""


def written(fake_discord: FakeDiscord) -> int:
    """Return how many times the bot has written its commands."""
    return sum(request.method == "PUT" and request.template == COMMANDS for request in fake_discord.requests)


async def test_commands_are_written_only_where_discord_has_others(tmp_path: Path) -> None:
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        commands = running_bot.fake_discord.world.commands
        for _ in range(2):
            async with running_bot.running():
                assert written(running_bot.fake_discord) == 1
        known = [command["name"] for command in commands[None]]
        del commands[None][0]
        async with running_bot.running():
            assert written(running_bot.fake_discord) == 2
        assert sorted(command["name"] for command in commands[None]) == sorted(known)
        commands[None][0]["description_localizations"]["ru"] = "другое"
        async with running_bot.running():
            assert written(running_bot.fake_discord) == 3
        assert running_bot.fake_discord.violations == []


async def test_an_entry_point_command_is_kept_as_it_is(tmp_path: Path) -> None:
    async with running_bot_in(tmp_path, rate_limits=False) as running_bot:
        world = running_bot.fake_discord.world
        before = dict(world.add_entry_point())
        for _ in range(2):
            async with running_bot.running():
                assert (await running_bot.person("Ana").command("general", "market open")).message is not None
                await running_bot.close(running_bot.person("Ana"))
        [after] = [command for command in world.commands[None] if command["type"] == 4]
        del before["version"], after["version"]
        assert after == before
        assert written(running_bot.fake_discord) == 1
        assert running_bot.fake_discord.violations == []


def test_an_idle_bot_has_loaded_nothing_that_it_does_not_need_yet(tmp_path: Path) -> None:
    told = python("-c", IDLE, str(tmp_path / "idle.sqlite3"))
    assert told.stdout.split() == ["True"], told.stderr


def test_what_discord_adds_or_leaves_out_makes_no_difference() -> None:
    ours = {
        "name": "a",
        "type": 1,
        "description": "b",
        "nsfw": False,
        "dm_permission": True,
        "default_member_permissions": 16,
        "contexts": [1, 0],
        "options": [{"name": "c", "type": 4, "required": False, "min_value": 0, "choices": []}],
    }
    theirs = {
        "id": "5",
        "version": "6",
        "name": "a",
        "description": "b",
        "type": 1,
        "name_localized": "a",
        "name_localizations": None,
        "default_member_permissions": "16",
        "contexts": [0, 1],
        "options": [{"name": "c", "type": 4, "min_value": 0}],
    }
    assert normalized(ours) == normalized(theirs)
    other = {**theirs, "options": [{"name": "c", "type": 4, "min_value": 1}]}
    assert normalized(ours) != normalized(other)
