"""Who uses a control or a command, and at which table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord

from bot.tables.refusal import Refusal, Why
from games.core.catalogue import localizer_for

if TYPE_CHECKING:
    from bot.discord.messages.answer import Answer, Interaction
    from bot.tables.service import TableService
    from bot.tables.table import Actor, LiveTable
    from games.core.contract import AnyGame


MOST_NAMED: Final = 10
"""Tables that are named to somebody who has to say which one they mean."""


async def actor_of(service: TableService, interaction: Interaction) -> Actor:
    """Return the person who uses the bot, their language, and the server they ask in if they moderate it.

    Their private conversation is stored if they ask there, so that the bot need not open it.
    """
    user, guild = interaction.user, interaction.guild_id
    moderates = guild if guild is not None and await _is_moderator(service, interaction, guild) else None
    actor = await service.greet(user.id, user.display_name, interaction.locale.value, moderates=moderates)
    if isinstance(interaction.channel, discord.DMChannel):
        person = await service.known(user.id)
        if person is not None and person.private_channel is None:
            await service.keep_private_channel(person, interaction.channel.id)
    return actor


async def _is_moderator(service: TableService, interaction: Interaction, guild: int) -> bool:
    if interaction.permissions.manage_channels:
        return True
    chosen = await service.moderator_role(guild)
    return isinstance(interaction.user, discord.Member) and any(role.id == chosen for role in interaction.user.roles)


async def table_meant(service: TableService, answer: Answer, game: AnyGame | None = None) -> LiveTable:
    """Return the table of which a person wants to see something, or where they want to move.

    In a channel it is the channel's. In private messages it is the person's live table: the one there, or the only one
    elsewhere. Raise `Refusal` if there is none, or several.
    """
    interaction = answer.interaction
    if interaction.guild_id is not None:
        return await table_here(service, answer, game)
    live = [table async for table, _ in service.tables_of(interaction.user.id)]
    fitting = [table for table in live if game is None or table.game.key == game.key]
    own = [table for table in fitting if table.row.channel == interaction.channel_id]
    match own or fitting:
        case []:
            return await table_here(service, answer, game)
        case [table]:
            answer.game = table.game
            return table
        case tables:
            raise Refusal(
                Why.SEVERAL_TABLES, tables=", ".join(f"<#{table.row.channel}>" for table in tables[:MOST_NAMED])
            )


async def table_here(service: TableService, answer: Answer, game: AnyGame | None = None) -> LiveTable:
    """Return the table in the channel of the interaction. Raise `Refusal` if there is none, or none of this game."""
    table = await service.table_in(answer.interaction.channel_id or 0)
    if game is not None and table.game.key != game.key:
        if not table.live:
            raise Refusal(Why.NO_TABLE_HERE)
        raise Refusal(Why.OTHER_GAME, game=localizer_for(table.game, answer.locale)("game-name"))
    answer.game = table.game
    return table
