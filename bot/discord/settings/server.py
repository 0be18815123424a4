"""A server's settings (moderator role, player role, language), and export and removal of its ended tables."""

from typing import Final

import discord
import msgspec
from discord import ui

from bot.discord.messages import controls
from bot.discord.messages.answer import Answer, Interaction
from bot.discord.messages.controls import LARGEST_NUMBER, ManageData, OwnAction
from bot.discord.messages.outgoing import OutgoingMessage, Parts, button, container, line, menu, option, row, text
from bot.presentation.texts import bot_localizer
from bot.tables.ended.server_data import exported, removed
from bot.tables.permissions import must_moderate
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Stale, Why
from bot.tables.state.table import Actor
from games.core.localizer import LOCALES
from storage import Guild

AS_DISCORD: Final = "own"
"""The choice to use the server's language in Discord."""


async def do(service: TableService, answer: Answer, actor: Actor, what: OwnAction, value: str) -> None:
    """Show or change a server's settings, or export or remove its ended tables. Raise `Refusal` unless permitted."""
    interaction = answer.interaction
    number, bot_text = interaction.guild_id, bot_localizer(answer.locale)
    if number is None:
        raise Refusal(Why.NOT_IN_SERVER)
    if not interaction.permissions.manage_guild:
        must_moderate(actor, number)
    match what:
        case OwnAction.SERVER:
            await answer.show(_panel(await service.guild(number), interaction, answer.locale))
        case OwnAction.SERVER_EXPORT:
            for place, data in enumerate(await exported(service.repository, actor, number), start=1):
                name = f"tables-{place}.zip"
                view = container(text(bot_text("server-export-here")), discord.ui.File(f"attachment://{name}"))
                await answer.show(OutgoingMessage(view, ((name, data),)))
        case OwnAction.SERVER_REMOVE:
            control = ManageData(OwnAction.SERVER_REMOVED)
            sure = button(bot_text("button-server-remove"), control, discord.ButtonStyle.danger)
            await answer.show(OutgoingMessage(container(text(bot_text("server-remove-sure")), row(sure))))
        case OwnAction.SERVER_REMOVED:
            await answer.change(
                line(bot_text("server-removed", tables=await removed(service.repository, actor, number)))
            )
        case _:
            chosen = _changed(await service.guild(number), interaction, what, value)
            await service.choose_for_server(chosen)
            await answer.change(_panel(chosen, interaction, answer.locale))


def _changed(guild: Guild, interaction: Interaction, what: OwnAction, value: str) -> Guild:
    """Return the server with a changed setting. Raise `Stale` for an invalid value, `Refusal` unless permitted."""
    role = int(value) if value.isdecimal() and int(value) != guild.id else None
    if role is not None and role > LARGEST_NUMBER:
        raise Stale
    match what:
        case OwnAction.SERVER_MODERATORS:
            if not interaction.permissions.manage_guild:
                raise Refusal(Why.NOT_MANAGER)
            return msgspec.structs.replace(guild, moderator_role=role)
        case OwnAction.SERVER_PLAYERS:
            return msgspec.structs.replace(guild, player_role=role)
        case OwnAction.SERVER_LOCALE if value in {*LOCALES, AS_DISCORD}:
            return msgspec.structs.replace(guild, locale=None if value == AS_DISCORD else value)
        case _:
            raise Stale


def _panel(guild: Guild, interaction: Interaction, locale: str) -> OutgoingMessage:
    """Return a server's settings, with the menus and buttons that change them."""
    bot_text = bot_localizer(locale)
    said = [f"## {bot_text('server-title')}", bot_text("server-about")]
    if not _is_heard(guild, interaction):
        said.append(bot_text("server-unheard"))
    languages = {AS_DISCORD: bot_text("server-locale-own")}
    languages |= {key: f"{bot_text('menu-locale')}: {bot_text(f'language-{key}')}" for key in LOCALES}
    current = guild.locale or AS_DISCORD
    options = [option(key, words, chosen=key == current) for key, words in languages.items()]
    roles = {OwnAction.SERVER_PLAYERS: (bot_text("server-players"), guild.player_role)}
    if interaction.permissions.manage_guild:
        roles = {OwnAction.SERVER_MODERATORS: (bot_text("server-moderators"), guild.moderator_role), **roles}
    menus: Parts = []
    for what, (label, chosen) in roles.items():  # a menu with a choice no longer shows what it is for
        menus += [text(f"-# {label}"), row(_roles(what, label, chosen))]
    menus.append(menu(ManageData(OwnAction.SERVER_LOCALE), options))
    tables = row(
        button(bot_text("server-export"), ManageData(OwnAction.SERVER_EXPORT)),
        button(bot_text("server-remove"), ManageData(OwnAction.SERVER_REMOVE), discord.ButtonStyle.danger),
    )
    return OutgoingMessage(container(text("\n".join(said)), *menus, tables))


def _roles(what: OwnAction, label: str, chosen: int | None) -> ui.RoleSelect[ui.LayoutView]:
    """Return a menu of roles. Choosing none clears the setting."""
    default = (
        [] if chosen is None else [discord.SelectDefaultValue(id=chosen, type=discord.SelectDefaultValueType.role)]
    )
    return ui.RoleSelect(
        custom_id=controls.write(ManageData(what)),
        placeholder=label[:150],
        min_values=0,
        max_values=1,
        default_values=default,
    )


def _is_heard(guild: Guild, interaction: Interaction) -> bool:
    """Return whether the bot can mention the chosen role, as far as it can tell; true if none is chosen."""
    role = interaction.guild.get_role(guild.player_role or 0) if interaction.guild is not None else None
    return role is None or role.mentionable or interaction.app_permissions.mention_everyone
