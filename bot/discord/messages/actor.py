"""Who uses a control or a command, and what they may do in the server where they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from bot.discord.messages.answer import Interaction
    from bot.tables.service import TableService
    from bot.tables.table import Actor


async def actor_of(service: TableService, interaction: Interaction) -> Actor:
    """Return the person who uses the bot, their language, and the server they ask in if they moderate it."""
    user, guild = interaction.user, interaction.guild_id
    moderates = guild if guild is not None and await _is_moderator(service, interaction, guild) else None
    return await service.greet(user.id, user.display_name, interaction.locale.value, moderates=moderates)


async def _is_moderator(service: TableService, interaction: Interaction, guild: int) -> bool:
    if interaction.permissions.manage_channels:
        return True
    chosen = await service.moderator_role(guild)
    return isinstance(interaction.user, discord.Member) and any(role.id == chosen for role in interaction.user.roles)
