"""Checks in which channels of each server the bot has the permissions that it needs."""

from collections.abc import AsyncGenerator, Mapping, Sequence
from typing import Final, NamedTuple

import discord

from bot.discord.client import LONGEST_RATE_LIMIT
from bot.discord.delivery import threads
from bot.discord.lobby.opening import missing_permissions

MOST_NAMED: Final = 8
"""How many channels with the same problem are named in a finding; the rest are counted."""


class Finding(NamedTuple):
    """The result of a check: whether all is `well`, and a sentence, which otherwise says what to do."""

    well: bool
    text: str


class Waiting(NamedTuple):
    """A live table with its channel or thread, and its server."""

    table: int
    channel: int
    guild: int


async def channels_examined(token: str, waiting: Sequence[Waiting]) -> list[Finding]:
    """Check all text channels of all servers that the bot is in, and the channels of live tables.

    Raise `discord.DiscordException` if a request to Discord fails.
    """
    findings: list[Finding] = []
    async with discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=LONGEST_RATE_LIMIT) as client:
        await client.login(token)
        assert client.user is not None, "the client has just logged in"
        async for partial_guild in client.fetch_guilds(limit=None):
            guild = await client.fetch_guild(partial_guild.id)
            me = await guild.fetch_member(client.user.id)
            findings += [finding async for finding in _server(guild, me, waiting)]
    return findings or [Finding(False, "the bot is not in any server yet: invite it with the link in README.md")]


async def _server(guild: discord.Guild, me: discord.Member, waiting: Sequence[Waiting]) -> AsyncGenerator[Finding]:
    if missing := missing_permissions(me.guild_permissions):
        yield Finding(
            False, f"in {guild.name} the bot's role lacks: {_listed(missing)}; grant them in the server's roles"
        )
        return
    channels = [channel for channel in await guild.fetch_channels() if isinstance(channel, discord.TextChannel)]
    lacking = {channel: missing_permissions(channel.permissions_for(me)) for channel in channels}
    able = sum(not missing for missing in lacking.values())
    if not able:
        yield Finding(False, f"in {guild.name} there is no channel where the bot can host a table{_not_in(lacking)}")
    else:
        yield Finding(
            True, f"in {guild.name} tables can be opened in {able} of {len(channels)} channels{_not_in(lacking)}"
        )
        for_threads = {
            channel: missing_permissions(channel.permissions_for(me), threads.NEEDED)
            for channel in channels
            if not lacking[channel]
        }
        able = sum(not missing for missing in for_threads.values())
        yield Finding(
            True, f"in {guild.name} tables can have their own threads in {able} of these{_not_in(for_threads)}"
        )
    for table in waiting:
        if table.guild == guild.id and (problem := await _problem(guild, channels, me, table)):
            yield Finding(False, f"table {table.table} in {guild.name} is waiting: {problem}")


async def _problem(
    guild: discord.Guild, channels: Sequence[discord.TextChannel], me: discord.Member, waiting: Waiting
) -> str:
    """Return the obstacle to posting a table in its channel, and the remedy; empty if there is none."""
    try:
        channel = await guild.fetch_channel(waiting.channel)
    except discord.NotFound:
        return "its channel is gone; its host can move it with /mehana place"
    except discord.Forbidden:
        return "its channel is closed to the bot; let the bot view it, or move the table with /mehana place"
    place, in_thread = channel, isinstance(channel, discord.Thread)
    if isinstance(channel, discord.Thread):
        place = next((parent for parent in channels if parent.id == channel.parent_id), channel)
    if missing := missing_permissions(place.permissions_for(me), in_thread=in_thread):
        return f"in #{channel.name} the bot lacks: {_listed(missing)}; allow it there in the channel's permissions"
    return ""


def _listed(names: Sequence[str]) -> str:
    return ", ".join(name.replace("_", " ") for name in names)


def _not_in(lacking: Mapping[discord.TextChannel, tuple[str, ...]]) -> str:
    """Return which channels lack permissions, grouped by what they lack; empty if none does."""
    kinds: dict[tuple[str, ...], list[str]] = {}
    for channel, missing in lacking.items():
        if missing:  # a channel that the bot cannot view has no other permissions either
            kinds.setdefault(("view_channel",) if "view_channel" in missing else missing, []).append(f"#{channel.name}")
    groups: list[str] = []
    for missing, names in kinds.items():
        more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
        groups.append(f"not in {', '.join(names[:MOST_NAMED])}{more}, which lack: {_listed(missing)}")
    return "".join(f"; {group}" for group in groups)
