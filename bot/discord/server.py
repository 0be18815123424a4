"""What a server chose: who moderates, whom an invitation calls, its language; and what becomes of its ended tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
import msgspec
from discord import ui

from bot.discord import controls
from bot.discord.choices import button, row
from bot.discord.controls import LARGEST_NUMBER, Control, OwnDeed
from bot.discord.lobby import LANGUAGES
from bot.discord.messages import Draft, container, line, text
from bot.discord.words import house_voice
from bot.host.keeping import exported, removed
from bot.host.refusal import Refusal, Stale, Why
from bot.host.rights import must_moderate

if TYPE_CHECKING:
    from bot.discord.answer import Answer, Interaction
    from bot.host.host import Host
    from bot.host.table import Actor
    from storage import Guild

AS_DISCORD: Final = "own"
"""The choice of the language that the server has in Discord."""


async def do(host: Host, answer: Answer, actor: Actor, what: OwnDeed, value: str) -> None:
    """Show what the server chose, change it, or do something about its ended tables. For those who may."""
    interaction = answer.interaction
    number, house = interaction.guild_id, house_voice(answer.locale)
    if number is None:
        raise Refusal(Why.NOT_IN_SERVER)
    if not interaction.permissions.manage_guild:
        must_moderate(actor, number)
    match what:
        case OwnDeed.SERVER:
            await answer.show(_panel(await host.guild(number), interaction, answer.locale))
        case OwnDeed.SERVER_EXPORT:
            for place, data in enumerate(await exported(host, actor, number), start=1):
                name = f"tables-{place}.zip"
                view = container(text(house("server-export-here")), discord.ui.File(f"attachment://{name}"))
                await answer.show(Draft(view, ((name, data),)))
        case OwnDeed.SERVER_REMOVE:
            control = Control("own", -1, what=OwnDeed.SERVER_REMOVED)
            sure = button(house("button-server-remove"), control, discord.ButtonStyle.danger)
            await answer.show(Draft(container(text(house("server-remove-sure")), row(sure))))
        case OwnDeed.SERVER_REMOVED:
            await answer.change(line(house("server-removed", tables=await removed(host, actor, number))))
        case _:
            chosen = _changed(await host.guild(number), interaction, what, value)
            await host.choose_for_server(chosen)
            await answer.change(_panel(chosen, interaction, answer.locale))


def _changed(guild: Guild, interaction: Interaction, what: OwnDeed, value: str) -> Guild:
    """Return what the server chooses now. Raise `Stale` for what is not offered, `Refusal` to whoever may not."""
    role = int(value) if value.isdecimal() and int(value) != guild.id else None
    if role is not None and role > LARGEST_NUMBER:
        raise Stale
    match what:
        case OwnDeed.SERVER_MODERATORS:
            if not interaction.permissions.manage_guild:
                raise Refusal(Why.NOT_MANAGER)
            return msgspec.structs.replace(guild, moderator_role=role)
        case OwnDeed.SERVER_PLAYERS:
            return msgspec.structs.replace(guild, player_role=role)
        case OwnDeed.SERVER_LOCALE if value in {*LANGUAGES, AS_DISCORD}:
            return msgspec.structs.replace(guild, locale=None if value == AS_DISCORD else value)
        case _:
            raise Stale


def _panel(guild: Guild, interaction: Interaction, locale: str) -> Draft:
    """Return what the server chose, with the menus and buttons that change it."""
    house = house_voice(locale)
    said = [f"## {house('server-title')}", house("server-about")]
    if not _is_heard(guild, interaction):
        said.append(house("server-unheard"))
    languages = {AS_DISCORD: house("server-locale-own")}
    languages |= {one: f"{house('menu-locale')}: {house(f'language-{one}')}" for one in LANGUAGES}
    options = [
        discord.SelectOption(label=words[:100], value=key, default=key == (guild.locale or AS_DISCORD))
        for key, words in languages.items()
    ]
    language: ui.Select[ui.LayoutView] = ui.Select(custom_id=_id(OwnDeed.SERVER_LOCALE), options=options)
    menus = [row(_roles(OwnDeed.SERVER_PLAYERS, house("server-players"), guild.player_role)), row(language)]
    if interaction.permissions.manage_guild:
        menus.insert(0, row(_roles(OwnDeed.SERVER_MODERATORS, house("server-moderators"), guild.moderator_role)))
    tables = row(
        button(house("server-export"), Control("own", -1, what=OwnDeed.SERVER_EXPORT)),
        button(house("server-remove"), Control("own", -1, what=OwnDeed.SERVER_REMOVE), discord.ButtonStyle.danger),
    )
    return Draft(container(text("\n".join(said)), *menus, tables))


def _id(what: OwnDeed) -> str:
    return controls.write(Control("own", -1, what=what))


def _roles(what: OwnDeed, label: str, chosen: int | None) -> ui.RoleSelect[ui.LayoutView]:
    """Return the menu of roles; choosing none takes back what was chosen."""
    default = (
        [] if chosen is None else [discord.SelectDefaultValue(id=chosen, type=discord.SelectDefaultValueType.role)]
    )
    return ui.RoleSelect(
        custom_id=_id(what), placeholder=label[:150], min_values=0, max_values=1, default_values=default
    )


def _is_heard(guild: Guild, interaction: Interaction) -> bool:
    """Return whether a call of the chosen role reaches its members, as far as we can tell; true where there is none."""
    role = interaction.guild.get_role(guild.player_role or 0) if interaction.guild is not None else None
    return role is None or role.mentionable or interaction.app_permissions.mention_everyone
