"""The slash commands as Discord receives them, and ways to look into them."""

import dataclasses
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from discord import app_commands

from bot.discord.client import Mehana
from bot.discord.commands.building import CommandTranslator
from bot.discord.commands.tree import MOST_COMMANDS, build
from bot.tables.service import TableService
from games.core.contract import AnyGame, Move
from tests.tables.harness import DirectChooser

Json = dict[str, Any]


def tree_of(service: TableService, games: Mapping[str, AnyGame]) -> app_commands.CommandTree[Any]:
    """Return the commands of these games and of the bot, as the client builds them."""
    bot = Mehana(service, DirectChooser())
    build(bot.tree, games, bot.handler)
    return bot.tree


class Heard(CommandTranslator):
    """Translates as the bot does, and records the keys of the bot's own texts that were requested."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    async def translate(self, string: app_commands.locale_str, locale: Any, context: Any) -> str | None:
        if "key" in string.extras and string.extras["game"] is None:
            self.keys.add(string.extras["key"])
        return await super().translate(string, locale, context)


async def payload_of(tree: app_commands.CommandTree[Any], words: CommandTranslator | None = None) -> list[Json]:
    """Return what is sent to Discord for this tree."""
    words = words or CommandTranslator()
    return [await command.get_translated_payload(tree, words) for command in tree.get_commands()]


async def bot_keys(tree: app_commands.CommandTree[Any]) -> set[str]:
    """Return the keys of the bot's own texts that the commands use."""
    heard = Heard()
    await payload_of(tree, heard)
    return heard.keys


def described(item: Json, path: str = "") -> Iterator[tuple[str, Json]]:
    """Yield every command, group and argument with its path."""
    here = f"{path} {item['name']}".strip()
    yield here, item
    for option in item.get("options", ()):
        yield from described(option, here)


def crowded(game: AnyGame, kinds: int = MOST_COMMANDS) -> AnyGame:
    """Return a copy of a game with this many kinds of moves: by default more than a group may have commands for."""
    made: list[Any] = [
        msgspec.defstruct(f"Kind{n}", [], bases=(Move,), frozen=True, namespace={"verb": f"kind{n}"})
        for n in range(kinds)
    ]
    return dataclasses.replace(game, key="crowded", vocabulary=tuple(made))
