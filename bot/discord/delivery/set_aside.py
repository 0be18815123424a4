"""Tells channels that their tables are set aside, because their game has held the event loop."""

import logging

import aiohttp
import discord

from bot.discord.delivery import transport
from bot.discord.messages.outgoing import line
from bot.presentation.texts import bot_localizer
from bot.tables.service import TableService
from storage import StorageError

log = logging.getLogger(__name__)


async def tell_set_aside(client: discord.Client, service: TableService) -> None:
    """Say in the channel of each table that is set aside that it is, once. Notes about ended tables go."""
    if (held := service.held) is None:
        return
    for number, note in held.tables.items():
        try:
            record = await service.journal.load(number)
            if record is None or not record.row.status.live:
                held.forget(number)
            if note.told or record is None or not record.row.status.live:
                continue
            channel = client.get_partial_messageable(record.row.channel, guild_id=record.row.guild)
            said = line(bot_localizer(record.row.locale)("refusal-set-aside"))
            await transport.send(channel, said, f"set-aside.{number}")
            held.told(number)
        except (discord.HTTPException, aiohttp.ClientError, OSError, StorageError) as problem:
            log.warning("table %s: its channel could not be told that it is set aside: %r", number, problem)
