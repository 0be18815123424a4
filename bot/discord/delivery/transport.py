"""Sends, edits and deletes messages."""

import hashlib
import logging
from typing import Final

import aiohttp
import discord

from bot.discord.delivery.conversations import is_refusal
from bot.discord.delivery.recipient import Recipient
from bot.discord.messages.outgoing import OutgoingMessage
from bot.tables.state.table import LiveTable

log = logging.getLogger(__name__)

TOO_OLD_TO_EDIT: Final = 30046
"""Discord's error code for too many edits of an old message."""
ARCHIVED: Final = 50083
"""Discord's error code for a message in an archived thread; a new message unarchives it."""


def nonce(table: LiveTable, *parts: object) -> str:
    """Return the nonce of a message about this table: 24 characters, of the 25 that Discord accepts.

    The table's random secret is its key, so that two databases used with one bot never share a nonce.
    """
    told = ".".join(map(str, (table.id, *parts))).encode()
    return hashlib.blake2b(told, digest_size=12, key=table.row.secret, person=b"nonce").hexdigest()


async def allowed_in(client: discord.Client, guild: int, channel: int) -> tuple[discord.Permissions, bool] | None:
    """Return what the bot may do in a channel of a server, and whether that is a thread; None if it is not known."""
    server = client.get_guild(guild)
    if server is None:
        return None
    try:
        place = server.get_channel_or_thread(channel) or await server.fetch_channel(channel)
        return place.permissions_for(server.me), isinstance(place, discord.Thread)
    except (discord.DiscordException, aiohttp.ClientError, OSError):
        return None


async def send(channel: discord.abc.Messageable, draft: OutgoingMessage, nonce: str) -> discord.Message:
    """Send a message. Discord does not create a second one with the same nonce within some minutes."""
    return await channel.send(
        view=draft.view, files=draft.attachments(), nonce=nonce, allowed_mentions=draft.mentions(), silent=draft.silent
    )


async def edit(channel: discord.PartialMessageable, message: int, draft: OutgoingMessage) -> bool:
    """Edit a message. Return False if that is no longer possible."""
    try:
        await channel.get_partial_message(message).edit(
            view=draft.view, attachments=draft.attachments(), allowed_mentions=discord.AllowedMentions.none()
        )
    except (discord.NotFound, discord.Forbidden):
        return False
    except discord.HTTPException as problem:
        if problem.code in {TOO_OLD_TO_EDIT, ARCHIVED}:
            return False
        raise
    return True


async def delete(channel: discord.PartialMessageable, message: int) -> None:
    """Delete a message, or log that Discord refuses to. Raise the error if a later attempt may succeed."""
    try:
        await channel.get_partial_message(message).delete()
    except discord.HTTPException as problem:
        if not is_refusal(problem):
            raise
        log.info("a message could not be removed (%s)", problem.code)


async def send_once(table: LiveTable, recipient: Recipient, channel: discord.abc.Messageable) -> discord.Message:
    """Send the message in `recipient.unsure`, and return it.

    After an attempt without a response the next one sends the same message with the same nonce, so that Discord
    creates no second one if the first did arrive.
    """
    assert recipient.unsure is not None
    draft, delivery = recipient.unsure
    try:
        return await send(channel, draft, nonce(table, delivery.shown, recipient.number))
    except discord.HTTPException as problem:
        if problem.status < 500:  # a refusal; anything else may have arrived
            recipient.unsure = None
        raise
