"""The Discord client: starts everything in order, and routes what people do to the desk."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.discord import controls
from bot.discord.answer import Answer, Interaction, answered
from bot.discord.commands import Words, build
from bot.discord.courier import Courier
from bot.discord.desk import Desk
from bot.discord.opening import Opening
from bot.host.attendants import Computers, Keeper
from bot.host.refusal import Stale

if TYPE_CHECKING:
    from pathlib import Path

    from bot.host.host import Host
    from bot.host.thinking import Thinker

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree["Mehana"]):
    """The tree of commands; what goes wrong before a command runs is answered here."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer an error of the tree itself; the commands answer their own."""
        log.error("a command failed: %s", type(error).__name__)

        async def work(answer: Answer) -> None:
            await answer.say("failed")

        await answered(interaction, work)


class Mehana(discord.Client):
    """The bot. It asks for the smallest intents that work and keeps no messages and no members."""

    def __init__(
        self, host: Host, thinker: Thinker, *, synced: Path | None = None, hurry: float = 1.0, **options: Any
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.host = host
        self.desk = Desk(host)
        self.courier = Courier(self, host)
        self.tree = Tree(self)
        self._computers = Computers(host, thinker, shortest=0.9 * hurry, spread=0.9 * hurry)
        self._keeper = Keeper(host, host.clock)
        self._synced = synced
        self._stack = AsyncExitStack()

    async def setup_hook(self) -> None:
        """Register the commands, where they have changed, and set the attendants to work."""
        words = Words()
        await self.tree.set_translator(words)
        build(self.tree, self.host.games, self.desk, Opening(self.desk, self.courier))
        await self._sync(words)
        for attendant in (self.courier, self._computers, self._keeper):
            task = asyncio.create_task(attendant.run(), name=type(attendant).__name__)
            task.add_done_callback(self._attendant_ended)
            self._stack.push_async_callback(_end, task)

    def _attendant_ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            log.critical("the %s stopped", task.get_name(), exc_info=error)

    async def _sync(self, words: Words) -> None:
        """Tell Discord our commands, but only when they differ from what we told it last."""
        wanted = [await command.get_translated_payload(self.tree, words) for command in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps([wanted, self.application_id], sort_keys=True, default=str).encode())
        if self._synced is not None and self._synced.exists() and self._synced.read_text() == digest.hexdigest():
            return
        await self.tree.sync()
        if self._synced is not None:
            self._synced.write_text(digest.hexdigest())

    async def close(self) -> None:
        """Stop the attendants, then leave Discord."""
        await self._stack.aclose()
        await super().close()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Carry out a used control. Its id says all, so it works after a restart too."""
        if interaction.type is not discord.InteractionType.component or interaction.data is None:
            return
        control = controls.read(str(interaction.data.get("custom_id", "")))
        values = [str(value) for value in interaction.data.get("values", [])]

        async def work(answer: Answer) -> None:
            if control is None:
                raise Stale
            await self.desk.control(answer, control, values)

        await answered(interaction, work)


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
