"""Tables in threads: creates the thread, links to it, and lets it be archived after the end."""

import logging
from typing import Final

import aiohttp
import discord

from bot.discord.messages.answer import Answer, summary
from bot.discord.messages.outgoing import OutgoingMessage, line
from bot.presentation.texts import bot_localizer, game_title, safe
from bot.tables.state.refusal import Refusal, Why
from games.core.contract import AnyGame

log = logging.getLogger(__name__)

NEEDED: Final = ("create_public_threads", "send_messages_in_threads")
"""Further permissions that the bot needs to create a thread and play in it."""
WHILE_PLAYED: Final = 10080
"""Minutes without a message after which Discord archives a thread during a game: a week, the maximum."""
AFTER_THE_END: Final = 60
"""Minutes without a message after which Discord archives a thread after the game."""
LONGEST_NAME: Final = 100


def announcement(game: AnyGame, name: str, locale: str) -> OutgoingMessage:
    """Return the message from which the thread of a table is made: `name` opens it."""
    return line(bot_localizer(locale)("thread-opening", game=game_title(game, locale), who=safe(name)))


async def announced(answer: Answer, game: AnyGame, locale: str) -> discord.Message:
    """Answer with the message from which the thread will be created; the thread gets its id."""
    interaction = answer.interaction
    assert isinstance(interaction.channel, discord.TextChannel)
    draft = announcement(game, interaction.user.display_name, locale)
    return await answer.post(draft) or await interaction.channel.send(view=draft.view)


async def made(start: discord.Message, name: str, game: AnyGame, locale: str, number: int) -> None:
    """Create the thread from its message, and link to it there. Raise `Refusal` if Discord refuses.

    `number` tells it apart from those of other tables of the game in the server.
    """
    title, bot_text = game_title(game, locale), bot_localizer(locale)
    try:
        await start.create_thread(name=f"{title} {number} · {name}"[:LONGEST_NAME], auto_archive_duration=WHILE_PLAYED)
    except (discord.HTTPException, discord.RateLimited) as problem:
        log.warning("a thread could not be made (%s)", summary(problem))
        raise Refusal(Why.THREAD_NOT_MADE) from problem
    draft = line(bot_text("thread-opened", game=title, who=safe(name), thread=f"<#{start.id}>"))
    await start.edit(view=draft.view, allowed_mentions=discord.AllowedMentions.none())


async def let_sleep(client: discord.Client, guild: int, channel: int) -> None:
    """Shorten the time after which a thread that the bot made is archived, once its game has ended.

    Discord lets only those with Manage Threads change that, the thread's creator included. Without the permission
    nothing is asked for: the thread is archived after a week without a message.
    """
    server = client.get_guild(guild)
    thread = server.get_thread(channel) if server is not None else None
    if server is None or thread is None or client.user is None or thread.owner_id != client.user.id:
        return
    try:
        if thread.permissions_for(server.me).manage_threads:
            await thread.edit(auto_archive_duration=AFTER_THE_END)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as problem:
        # It is archived by itself later; nothing else may wait for that.
        log.info("the archive time of a thread was not changed (%s)", summary(problem))
