"""The Discord client: starts and stops the bot's parts, and passes interactions to the handler."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands

from bot.discord.commands.building import CommandTranslator
from bot.discord.commands.registration import ENTRY_POINT, register
from bot.discord.commands.tree import build
from bot.discord.delivery.delivery import Delivery
from bot.discord.delivery.set_aside import tell_set_aside
from bot.discord.interactions.handler import InteractionHandler
from bot.discord.lobby.opening import Opening, can_host
from bot.discord.messages import controls
from bot.discord.messages.answer import Answer, Interaction, PressTimes, answered
from bot.discord.messages.receipts import Receipts
from bot.discord.standings.visibility import may_see
from bot.tables.automatic.background import ComputerPlayers, SingleOptions, TurnTimer, supervised
from bot.tables.automatic.lesson_advice import LessonAdvice
from bot.tables.automatic.retention import Retention
from bot.tables.automatic.workers import MoveChooser, MoveJudge
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Stale
from bot.tables.state.table import PRIVATE
from storage import StorageError

log = logging.getLogger(__name__)

HEALTH_EVERY: Final = 600.0
"""Seconds between two health lines in the log."""
LONGEST_RATE_LIMIT: Final = 60.0
"""Seconds of a rate limit of Discord's that a request waits out; a longer one raises `discord.RateLimited` at once."""
UNREADABLE_WAITS: Final = (1.0, 5.0, 30.0, 120.0, 600.0)
"""Seconds before connecting again after what cannot be read; the last repeats. Discord allows 1,000 sessions a day."""
ASKED_EVERY: Final = 0.2
"""Seconds between two questions to Discord whether a channel is still there."""
AT_WORK_FOR: Final = 3.0
"""Seconds for which the shutdown waits for interactions that are being handled."""


_TYPES: Final[Mapping[int, type]] = {
    discord.AppCommandOptionType.string.value: str,
    discord.AppCommandOptionType.integer.value: int,
    discord.AppCommandOptionType.boolean.value: bool,
}
"""Types of the values of a command's options, by the type of option."""


def well_typed(options: Sequence[Any]) -> bool:
    """Return whether all values of a command and its subcommand have the types of their options."""
    return all(
        type(option.get("value")) is _TYPES[option["type"]]
        if option["type"] in _TYPES
        else well_typed(option.get("options", ()))
        for option in options
    )


class Tree(app_commands.CommandTree["Mehana"]):
    """The command tree. It answers errors that happen before a command runs."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Refuse a command with values of the wrong type, which Discord itself would not send."""
        typed: Any = interaction.data or {}
        if typed.get("type") == ENTRY_POINT:  # Discord leaves it to the app
            await answered(interaction, Answer.launch)
            return False
        if interaction.type is discord.InteractionType.autocomplete or well_typed(typed.get("options", ())):
            return True
        await answered(interaction, Answer.fail)
        return False

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer an error of the tree; commands answer their own."""
        log.error("a command failed: %s", type(error).__name__)
        await answered(interaction, Answer.fail)


class Mehana(discord.AutoShardedClient):
    """The bot. It uses no privileged intents, and caches neither messages nor members.

    Discord decides over how many connections (shards) the servers are spread: at most 2,500 servers each.
    """

    def __init__(
        self,
        service: TableService,
        chooser: MoveChooser,
        *,
        judge: MoveJudge | None = None,
        pause_factor: float = 1.0,
        thin_after: int = 0,
        **options: Any,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_RATE_LIMIT,
            **options,
        )
        self.service = service
        self.press_times, self.receipts = PressTimes(), Receipts()
        self.delivery = Delivery(self, service, pause_factor=pause_factor)
        opening = Opening(service, self.delivery)
        self.handler = InteractionHandler(service, self.delivery, opening)
        self.tree = Tree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        parsers = self._connection.parsers
        for event in parsers.keys() - {"READY"}:  # without that there is no session
            parsers[event] = _contained(event, parsers[event])
        self._computers = ComputerPlayers(service, chooser, shortest=0.9 * pause_factor, spread=0.9 * pause_factor)
        self._single_options = SingleOptions(service, pause_factor=pause_factor)
        self._advice = [] if judge is None else [LessonAdvice(service, judge)]
        self._turn_timer = TurnTimer(service, service.clock)
        self._retention = Retention(service, thin_after)
        self._words = CommandTranslator()
        service.web.may_see = partial(may_see, self)
        service.web.private_channel = opening.private_channel
        self.broken: BaseException | None = None
        self._closing: asyncio.Task[None] | None = None
        self._connecting: asyncio.Task[Any] | None = None
        self._stack = AsyncExitStack()

    async def setup_hook(self) -> None:
        """Register the commands if they have changed, and start the background tasks."""
        await self.tree.set_translator(self._words)
        assert self.application_id is not None, "nobody is logged in"
        await register(self.http, self.application_id, await asyncio.to_thread(self._commands))
        for background_task in (
            self.delivery,
            self._computers,
            self._single_options,
            *self._advice,
            self._turn_timer,
            self._retention,
        ):
            task = asyncio.create_task(
                supervised(background_task, self.service.clock), name=type(background_task).__name__
            )
            task.add_done_callback(self._background_task_ended)
            self._stack.push_async_callback(_end, task)
        health = asyncio.create_task(self._tell_health())
        self._stack.push_async_callback(_end, health)

    def _background_task_ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            log.critical("%s", error, exc_info=error.__cause__)
            self.broken = error
            self._closing = asyncio.create_task(self.close())

    async def _tell_health(self) -> None:
        while True:
            try:
                live, waiting = await self.service.repository.count_live(), self.delivery.waiting
                log.info("health: %s live tables, %s recipients waiting to be shown something", live, waiting)
            except (StorageError, sqlite3.Error) as problem:
                log.warning("health: the database does not answer: %s", problem)
            await self.service.clock.sleep(HEALTH_EVERY)

    async def on_ready(self) -> None:
        """Log the connection, and retry failed deliveries."""
        log.info("ready as %s in %s servers", self.user, len(self.guilds))
        self.delivery.try_again()
        await self._find_again()
        await tell_set_aside(self, self.service)
        await self._lose_deleted()

    async def on_resumed(self) -> None:
        """Retry failed deliveries."""
        self.delivery.try_again()

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Retry failed deliveries: the bot may have got access to the channel."""
        self.delivery.try_again()
        await self._find_again(after.id)

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """Retry failed deliveries: the bot may have got permissions."""
        self.delivery.try_again()
        await self._find_again(after.guild.id)

    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """Retry failed deliveries: the bot may have got a role. Discord sends no events of other members."""
        if self.user is not None and after.id == self.user.id:
            self.delivery.try_again()
            await self._find_again(after.guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Resume the lost tables of a server that invited the bot again."""
        await self._find_again(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Resume the lost tables of a server that is available again, and look for its channels."""
        await self._find_again(guild.id)
        await self._lose_deleted(guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Mark the table of a deleted channel as lost."""
        await self._lose(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Mark the table of a deleted thread as lost."""
        await self._lose(thread.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Mark the tables of a server that removed the bot as lost."""
        await self._lose(guild.id)

    async def _lose(self, place: int) -> None:
        async for table in self.service.repository.tables_under(place):
            if self.get_guild(place) is None:  # else it is a server that invited the bot back meanwhile
                await self.service.lose(table)

    async def _lose_deleted(self, server: discord.Guild | None = None) -> None:
        """Mark the tables as lost whose channel went while the bot was away: in a server, or with a server that went.

        Discord is asked about what it has not told of, as it does not tell of archived threads: at most every
        `ASKED_EVERY` seconds, for what people wait for comes first.
        """
        for number, guild, channel in await self.service.journal.live_channels():
            if guild == PRIVATE or channel < 0:
                continue
            if server is None:
                gone = self.get_guild(guild) is None
            else:
                gone = guild == server.id and await self._is_deleted(server, channel)
            if gone:
                with suppress(Refusal):
                    await self.service.lose(await self.service.repository.table(number))

    async def _is_deleted(self, server: discord.Guild, channel: int) -> bool:
        if server.unavailable or server.get_channel_or_thread(channel) is not None:
            return False
        await asyncio.sleep(ASKED_EVERY)
        try:
            await server.fetch_channel(channel)
        except discord.NotFound:
            return True
        except (discord.DiscordException, aiohttp.ClientError, OSError):
            return False
        return False

    async def _find_again(self, place: int | None = None) -> None:
        """Resume lost tables whose channels work again: in a server or channel, or everywhere."""
        async for table in self.service.repository.lost_tables(place):
            if await can_host(self, table.row.guild, table.row.channel):
                log.info("table %s goes on: its channel works again", table.id)
                try:
                    await self.service.find_again(table)
                except Exception:
                    log.exception("table %s could not go on", table.id)

    async def on_thread_update(self, _: discord.Thread, __: discord.Thread) -> None:
        """Retry failed deliveries: the thread may have been unarchived."""
        self.delivery.try_again()

    def _commands(self) -> list[dict[str, Any]]:
        """Build the commands, and return them as they are sent to Discord.

        It reads every text of every language, which takes seconds: it is done beside the event loop.
        """
        if not self.tree.get_commands():
            build(self.tree, self.service.games, self.handler)

        async def translated() -> list[dict[str, Any]]:
            return [
                await command.get_translated_payload(self.tree, self._words) for command in self.tree.get_commands()
            ]

        return asyncio.run(translated())

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until the bot is closed. Where Discord sends what cannot be read, connect again.

        discord.py would close the client and raise what its parser did. Other errors are raised; close the bot then.
        """
        failures = 0
        while True:
            self._connecting, began = asyncio.current_task(), self.service.clock.monotonic()
            try:
                return await super().connect(reconnect=reconnect)
            except (discord.DiscordException, aiohttp.ClientError, OSError):
                raise
            except Exception as problem:  # noqa: BLE001 - a parser fails in any way
                if self.service.clock.monotonic() - began >= UNREADABLE_WAITS[-1]:
                    failures = 0
                wait, kind = UNREADABLE_WAITS[min(failures, len(UNREADABLE_WAITS) - 1)], type(problem).__name__
                log.error("what Discord sent could not be read (%s); connecting in %g s", kind, wait)  # noqa: TRY400
                failures += 1
            finally:
                self._connecting = None
            for shard in self.shards.values():
                await shard.disconnect()
            await asyncio.sleep(wait)

    async def close(self) -> None:
        """Stop background tasks and reviews, wait for interactions that are being handled, then disconnect."""
        if asyncio.current_task() is self._connecting:
            return  # discord.py closes before it raises an error: `connect` decides about that
        await self._stack.aclose()
        await self.service.reviews.stop_all()
        at_work = {task for task in asyncio.all_tasks() - {asyncio.current_task()} if _is_asked(task)}
        _, late = await asyncio.wait(at_work, timeout=AT_WORK_FOR) if at_work else ((), ())
        # discord.py leaves this task running if the bot stops before all servers have arrived.
        ready: asyncio.Task[Any] | None = getattr(self._connection, "_ready_task", None)
        if ready is not None:
            ready.cancel()
        await super().close()
        for task in late:
            await _end(task)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle a used control. Its id holds all that is needed, so controls work after a restart."""
        if interaction.type is not discord.InteractionType.component or interaction.data is None:
            return
        control = controls.read(str(interaction.data.get("custom_id", "")))
        values = [str(value) for value in interaction.data.get("values", [])]

        async def work(answer: Answer) -> None:
            if control is None:
                raise Stale
            await self.handler.control(answer, control, values)

        await answered(interaction, work)


def _contained(event: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
    """Return a parser that logs malformed events. In discord.py they would end the connection."""

    def contained(data: Any) -> None:
        try:
            if event == "INTERACTION_CREATE":
                _must_be_whole(data)
            parse(data)
        except Exception as problem:  # noqa: BLE001 - one event must not end the connection
            field = f", field {problem}" if isinstance(problem, KeyError) else ""
            log.error("an event could not be read: %s (%s%s)", event, type(problem).__name__, field)  # noqa: TRY400

    return contained


def _must_be_whole(data: Any) -> None:
    """Raise `KeyError` for a missing field that discord.py would notice only later."""
    if "member" not in data or "guild_id" not in data:
        data["user"]
    match data["type"]:
        case discord.InteractionType.application_command.value | discord.InteractionType.autocomplete.value:
            data["data"]["name"]
        case discord.InteractionType.component.value:
            data["data"]["custom_id"]
        case _:
            pass


def _is_asked(task: asyncio.Task[Any]) -> bool:
    """Return whether a task handles a command or an event, by its name: discord.py keeps no list of them."""
    return task.get_name().startswith(("discord.py: on_", "CommandTree-invoker"))


async def _end(task: asyncio.Task[Any]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
