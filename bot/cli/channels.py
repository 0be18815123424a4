"""In which channels the bot may host tables, server by server; what it lacks where, in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import discord

from bot.discord.delivery import threads
from bot.discord.lobby.opening import NEEDED

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping, Sequence

MOST_NAMED: Final = 8
"""Channels of one kind that are named in one finding; more are counted."""


class Finding(NamedTuple):
    """What was found: whether it is `well`, in plain words; what is not well says what to do."""

    well: bool
    text: str


class Waiting(NamedTuple):
    """A live table, and where it is to be shown: its channel or thread, and its server."""

    table: int
    channel: int
    guild: int


async def channels_examined(token: str, waiting: Sequence[Waiting]) -> list[Finding]:
    """Look at every text channel of every server the bot is in, and at those where a table waits.

    Raise `discord.DiscordException` if Discord cannot tell.
    """
    found: list[Finding] = []
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(token)
        async for some in client.fetch_guilds(limit=None):
            guild = await client.fetch_guild(some.id)
            found += [one async for one in _server(guild, await guild.fetch_member(_own(client)), waiting)]
    return found or [Finding(False, "the bot is in no server yet: invite it with the link in README.md")]


def _own(client: discord.Client) -> int:
    assert client.user is not None, "it has just logged in"
    return client.user.id


async def _server(guild: discord.Guild, me: discord.Member, waiting: Sequence[Waiting]) -> AsyncGenerator[Finding]:
    if missing := _missing(me.guild_permissions, NEEDED):
        yield Finding(
            False, f"in {guild.name} the bot's role lacks: {_said(missing)}; give it these in the server's roles"
        )
        return
    channels = [one for one in await guild.fetch_channels() if isinstance(one, discord.TextChannel)]
    lacking = {one: _missing(one.permissions_for(me), NEEDED) for one in channels}
    able = sum(not missing for missing in lacking.values())
    if not able:
        yield Finding(False, f"in {guild.name} there is no channel in which the bot may host a table{_not_in(lacking)}")
    else:
        yield Finding(
            True, f"in {guild.name} tables can be opened in {able} of {len(channels)} channels{_not_in(lacking)}"
        )
        apart = {one: _missing(one.permissions_for(me), threads.NEEDED) for one in channels if not lacking[one]}
        own = sum(not missing for missing in apart.values())
        yield Finding(True, f"in {guild.name} tables can have threads of their own in {own} of these{_not_in(apart)}")
    for one in waiting:
        if one.guild == guild.id and (problem := await _problem(guild, channels, me, one)):
            yield Finding(False, f"table {one.table} in {guild.name} waits: {problem}")


async def _problem(
    guild: discord.Guild, channels: Sequence[discord.TextChannel], me: discord.Member, waiting: Waiting
) -> str:
    """Return what keeps a table from being shown where it stands, with what to do; empty if nothing does."""
    try:
        channel = await guild.fetch_channel(waiting.channel)
    except discord.NotFound:
        return "its channel is gone; its host lets it go on elsewhere with /mehana place"
    except discord.Forbidden:
        return "its channel is closed to the bot; let the bot view it, or /mehana place elsewhere"
    place, needed = channel, NEEDED
    if isinstance(channel, discord.Thread):
        place = next((one for one in channels if one.id == channel.parent_id), channel)
        needed = tuple("send_messages_in_threads" if one == "send_messages" else one for one in NEEDED)
    if missing := _missing(place.permissions_for(me), needed):
        return f"in #{channel.name} the bot lacks: {_said(missing)}; allow it there in the channel's permissions"
    return ""


def _missing(allowed: discord.Permissions, needed: Sequence[str]) -> tuple[str, ...]:
    return () if allowed.administrator else tuple(name for name in needed if not getattr(allowed, name))


def _said(names: Sequence[str]) -> str:
    return ", ".join(name.replace("_", " ") for name in names)


def _not_in(lacking: Mapping[discord.TextChannel, tuple[str, ...]]) -> str:
    """Return which channels lack something, told together where they lack the same; empty if none does."""
    kinds: dict[tuple[str, ...], list[str]] = {}
    for channel, missing in lacking.items():
        if missing:  # without the right to see a channel nothing else counts there
            kinds.setdefault(("view_channel",) if "view_channel" in missing else missing, []).append(f"#{channel.name}")
    told: list[str] = []
    for missing, names in kinds.items():
        more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
        told.append(f"not in {', '.join(names[:MOST_NAMED])}{more}, which lack: {_said(missing)}")
    return "".join(f"; {one}" for one in told)
