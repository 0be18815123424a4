"""Who uses a control or a command, and at which table."""

from typing import Final

import discord

from bot.discord.messages.answer import Answer, Interaction
from bot.presentation.localized_table import localize
from bot.presentation.texts import bot_localizer, game_title, safe
from bot.tables.permissions import may_lead
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import PRIVATE, Actor, LiveTable
from games.core.contract import AnyGame
from games.core.localizer import nearest_locale

MOST_NAMED: Final = 10
"""Tables that are named to somebody who has to say which one they mean."""


async def actor_of(service: TableService, interaction: Interaction) -> Actor:
    """Return the person who uses the bot, their language, and the server they ask in if they moderate it.

    Their private conversation is stored if they ask there, so that the bot need not open it.
    """
    user, guild = interaction.user, interaction.guild_id
    moderates = guild if guild is not None and await _is_moderator(service, interaction, guild) else None
    actor = await service.people.greet(user.id, user.display_name, interaction.locale.value, moderates=moderates)
    if isinstance(interaction.channel, discord.DMChannel):
        person = await service.people.known(user.id)
        if person is not None and person.private_channel is None:
            await service.people.keep_private_channel(person, interaction.channel.id)
    return actor


async def _is_moderator(service: TableService, interaction: Interaction, guild: int) -> bool:
    if interaction.permissions.manage_channels:
        return True
    chosen = (await service.guild(guild)).moderator_role
    return isinstance(interaction.user, discord.Member) and any(role.id == chosen for role in interaction.user.roles)


async def locale_here(service: TableService, interaction: Interaction) -> str:
    """Return the language in which a server reads what the bot says to all; in private messages, the person's own."""
    chosen = None if interaction.guild_id is None else (await service.guild(interaction.guild_id)).locale
    return chosen or nearest_locale((interaction.guild_locale or interaction.locale).value)


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
            named = [_place_of(table, answer.locale) for table in tables[:MOST_NAMED]]
            raise Refusal(Why.SEVERAL_TABLES, tables=", ".join(named))


def _place_of(table: LiveTable, locale: str) -> str:
    """Return a mention of a table's channel; without one, the game and how the table gets a channel again."""
    if not table.lost:
        return f"<#{table.row.channel}>"
    return f"**{game_title(table.game, locale)}** ({bot_localizer(locale)('tables-lost')})"


async def tables_without_channel(service: TableService, answer: Answer, typed: str = "") -> dict[str, LiveTable]:
    """Return the tables of a server that have no channel and that the person may move, by name.

    In private messages it is the person's own practice table. Only names that contain what was `typed` are returned.
    A name is the game, the table's number and its players.
    """
    actor, wanted = await actor_of(service, answer.interaction), typed.strip().casefold()
    found: dict[str, LiveTable] = {}
    async for table in service.repository.tables_under(
        answer.interaction.guild_id or answer.interaction.channel_id or 0
    ):
        if table.lost and may_lead(table.row, actor):
            players = (await localize(service, table, answer.locale)).names
            name = f"{game_title(table.game, answer.locale)} {table.id} · {', '.join(players)}"
            if wanted in name.casefold():
                found[name] = table
    return found


async def table_to_place(service: TableService, answer: Answer, actor: Actor, typed: str) -> LiveTable:
    """Return the table without a channel that a person wants to move here: the only one, or the only one of their own.

    What was `typed` is part of its name. Raise `Refusal` if there is none, or several.
    """
    found = await tables_without_channel(service, answer, typed)
    own = [table for table in found.values() if table.row.owner == actor.person]
    match own or [*found.values()]:
        case [table]:
            answer.game = table.game
            return table
        case _ if names := [*found] or [*await tables_without_channel(service, answer)]:
            told = [f"**{safe(name)}**" for name in names[:MOST_NAMED]]
            raise Refusal(Why.WHICH_LOST, tables=bot_localizer(answer.locale).list(told))
        case _:
            raise await _nothing_to_place(service, answer)


async def _nothing_to_place(service: TableService, answer: Answer) -> Refusal:
    """Return why a person can move no table to this channel, though they may sit at one without a channel."""
    interaction, bot_text = answer.interaction, bot_localizer(answer.locale)
    guilds = [table.row.guild async for table, _ in service.tables_of(interaction.user.id) if table.lost]
    if interaction.guild_id in guilds:
        return Refusal(Why.NOT_LEADER)
    if guilds:
        places = [server_name(interaction.client, at) if at != PRIVATE else bot_text("place-private") for at in guilds]
        return Refusal(Why.LOST_ELSEWHERE, places=bot_text.list([*dict.fromkeys(places)]))
    return Refusal(Why.NOT_IN_SERVER if interaction.guild_id is None else Why.NO_LOST_TABLE)


def server_name(client: discord.Client, guild: int) -> str:
    """Return the name of a server for a message, or "Discord" where it is not known."""
    server = client.get_guild(guild)
    return safe(server.name) if server is not None else "Discord"


async def table_here(service: TableService, answer: Answer, game: AnyGame | None = None) -> LiveTable:
    """Return the table in the channel of the interaction. Raise `Refusal` if there is none, or none of this game."""
    table = await service.repository.table_in(answer.interaction.channel_id or 0)
    if game is not None and table.game.key != game.key:
        if not table.live:
            raise Refusal(Why.NO_TABLE_HERE)
        raise Refusal(Why.OTHER_GAME, game=game_title(table.game, answer.locale))
    answer.game = table.game
    return table
