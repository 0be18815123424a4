"""Which channels of a server a person can read. Nobody is shown what happens in others."""

import asyncio
from collections.abc import Collection, Iterable
from typing import Final

import aiohttp
import discord

from bot.discord.messages.answer import Interaction

TOLD_WITHIN: Final = 5.0
"""Seconds for which Discord is asked whether a person sees a channel."""


async def readable(interaction: Interaction, channels: Iterable[int]) -> Collection[int]:
    """Return those of the channels that the person can read, as far as the bot can tell.

    Threads that were put away are not among what Discord tells us of by itself: it is asked about them. Private threads
    are left out, but for those who manage threads.
    """
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return ()

    async def may_read(number: int) -> bool:
        try:
            channel = guild.get_channel_or_thread(number) or await guild.fetch_channel(number)
            rights = channel.permissions_for(member)
        except discord.DiscordException:
            return False  # it is gone, or closed to us
        hidden = isinstance(channel, discord.Thread) and channel.is_private()
        return rights.view_channel and rights.read_message_history and (rights.manage_threads or not hidden)

    wanted = sorted(set(channels))
    return [channel for channel, may in zip(wanted, await asyncio.gather(*map(may_read, wanted)), strict=True) if may]


async def may_see(client: discord.Client, server: int, number: int, account: int) -> bool:
    """Return whether a person is in a server and sees a channel of it. While Discord cannot tell, they do."""
    guild = client.get_guild(server)
    if guild is None:
        return not client.is_ready()
    try:
        async with asyncio.timeout(TOLD_WITHIN):
            member = await guild.fetch_member(account)
            channel = guild.get_channel_or_thread(number) or await guild.fetch_channel(number)
            rights = channel.permissions_for(member)
            if isinstance(channel, discord.Thread) and channel.is_private() and not rights.manage_threads:
                await channel.fetch_member(account)
    except (discord.NotFound, discord.Forbidden, discord.ClientException):
        return False
    except (discord.DiscordException, aiohttp.ClientError, OSError):
        return True
    return rights.view_channel
