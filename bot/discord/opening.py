"""Opening a table: the reply to `open` is the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

import discord

from bot.discord.lobby import LANGUAGES, PACES, lobby
from bot.discord.words import house_voice
from bot.host.refusal import Refusal, Why
from games.core.options import SHOWN, BadOptions, fields_of
from games.core.voice import nearest_locale
from storage import Posts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.discord.answer import Answer, Interaction
    from bot.discord.courier import Courier
    from bot.discord.desk import Desk
    from games.core.contract import AnyGame

T = TypeVar("T")

NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""What the bot must be allowed in a channel to host a table there."""


class Opening:
    """Opens tables on request."""

    def __init__(self, desk: Desk, courier: Courier) -> None:
        self._desk = desk
        self._courier = courier

    async def open(self, answer: Answer, game: AnyGame, chosen: Mapping[str, Any]) -> None:
        """Open a table of this game in the channel, with the choices made."""
        interaction, answer.game = answer.interaction, game
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refusal(Why.NOT_IN_SERVER)
        may_be_hosted(interaction, answer.locale)
        actor = await self._desk.actor(interaction)
        options = _texts(game, chosen)
        guild = await self._desk.host.guild(interaction.guild_id)
        said = _one_of("language", chosen.get("language"), {None: None, **{key: key for key in LANGUAGES}})
        locale = said or guild.locale or nearest_locale((interaction.guild_locale or interaction.locale).value)
        self._courier.expect(interaction.id)
        table, message, shown = None, None, -1
        try:
            table = await self._desk.host.open(
                actor,
                game.key,
                options,
                guild=interaction.guild_id,
                channel=interaction.channel_id,
                locale=locale,
                interaction=interaction.id,
                pace=_one_of("pace", chosen.get("pace", "none"), PACES),
                pictures=chosen.get("pictures", True),
                posts=_one_of("posts", chosen.get("posts", "live"), {one.value: one for one in Posts}),
            )
            seated = await self._desk.seated(table, locale)
            shown = table.last
            message = await answer.post(lobby(seated))
        finally:
            await self._courier.answered(interaction.id, table, message, shown)


def may_be_hosted(interaction: Interaction, locale: str) -> None:
    """Let pass where we have the permissions to host a table. Raise `Refusal` naming those that are missing."""
    if missing := _missing(interaction):
        house = house_voice(locale)
        names = [house(f"permission-{name.replace('_', '-')}") for name in missing]
        raise Refusal(Why.PERMISSIONS_MISSING, permissions=house.list(names))


def _texts(game: AnyGame, chosen: Mapping[str, Any]) -> dict[str, str]:
    """Return the options as texts: those of the preset, then those chosen one by one."""
    fields = {field.name: field for field in fields_of(game.Options)}
    preset: Mapping[str, Any] = _one_of("preset", chosen.get("preset"), {None: {}, **game.Options.presets})
    texts = {name: fields[name].write(value) for name, value in preset.items()}
    for name, value in chosen.items():
        if name in fields:
            texts[name] = value if isinstance(value, str) else fields[name].write(value)
    return texts


def _one_of(option: str, name: str | None, offered: Mapping[Any, T]) -> T:
    """Return what is offered by this name. Raise `BadOptions` if nothing is."""
    if name not in offered:
        choices = ", ".join(str(one) for one in offered if one is not None)
        raise BadOptions("option-not-a-choice", option=option, text=str(name)[:SHOWN], choices=choices)
    return offered[name]


def _missing(interaction: Interaction) -> list[str]:
    allowed = interaction.app_permissions
    needed = NEEDED
    if isinstance(interaction.channel, discord.Thread):
        needed = tuple("send_messages_in_threads" if name == "send_messages" else name for name in NEEDED)
    return [name for name in needed if not getattr(allowed, name)]
