"""The commands for standings, seasons, cards and history."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands

from bot.discord.history import pages as history
from bot.discord.messages.answer import Answer, Interaction, answered
from bot.discord.messages.context import actor_of
from bot.discord.messages.outgoing import line
from bot.discord.standings import pages as standings
from bot.discord.standings.visibility import readable
from bot.presentation.texts import bot_localizer, safe
from bot.tables.refusal import Refusal, Why
from games.core.catalogue import BadGame, localizer_for
from games.core.localizer import LOCALES, nearest_locale
from storage import LONGEST_SEASON

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.discord.interactions.handler import InteractionHandler
    from games.core.contract import AnyGame


log = logging.getLogger(__name__)

Command = app_commands.Command[Any, ..., Any]
MOST_OFFERED: Final = 25
"""Choices in one list, by Discord's rules."""


def _guild(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise Refusal(Why.NOT_IN_SERVER)
    return interaction.guild_id


def _text(key: str) -> app_commands.locale_str:
    return app_commands.locale_str(bot_localizer("en")(key), key=key, game=None)


def _told_apart(games: Mapping[str, AnyGame]) -> None:
    """Raise `BadGame` if two games have the same name in a language: Discord refuses such choices."""
    for locale in LOCALES:
        known: dict[str, str] = {}
        for key, game in games.items():
            name = localizer_for(game, locale)("game-name")
            if (other := known.setdefault(name, key)) != key:
                raise BadGame(f"{key}: its game-name in {locale}.ftl is that of {other}, {name!r}: give it another one")


def standings_command(games: Mapping[str, AnyGame], handler: InteractionHandler) -> Command:
    """Return `/standings`. Raise `BadGame` if two games have the same name."""
    _told_apart(games)

    async def callback(
        interaction: Interaction, game: str | None = None, preset: str | None = None, season: str | None = None
    ) -> None:
        async def work(answer: Answer) -> None:
            guild, actor = _guild(interaction), await actor_of(handler.service, interaction)
            if game is not None and game not in games:
                raise Refusal(Why.NO_RESULTS)
            asked = await standings.chosen_by(handler.service, guild, game, preset, season)
            may_read = partial(readable, interaction)
            await answer.show(await standings.page(handler.service, asked, actor, answer.locale, may_read))

        await answered(interaction, work)

    async def presets(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game = games.get(str(interaction.namespace.game))
        if game is None:
            return []
        own = localizer_for(game, nearest_locale(interaction.locale.value))
        named = [(own(f"preset-{key}"), key) for key in game.Options.presets]
        return _fitting(named, typed)

    command: Command = app_commands.Command(
        name="standings", description=_text("command-standings"), callback=_typed(callback)
    )
    command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
    command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
    app_commands.describe(
        game=_text("argument-game"), preset=_text("argument-preset"), season=_text("argument-season")
    )(command)
    choices = [
        app_commands.Choice(
            name=app_commands.locale_str(localizer_for(game, "en")("game-name"), key="game-name", game=game), value=key
        )
        for key, game in list(games.items())[:MOST_OFFERED]
    ]
    if choices:
        app_commands.choices(game=choices)(command)
    command.autocomplete("preset")(_guarded(presets))
    command.autocomplete("season")(_guarded(_seasons(handler)))
    return command


def _seasons(handler: InteractionHandler) -> Any:
    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        bot_text = bot_localizer(nearest_locale(interaction.locale.value))
        named = [(season.name, season.name) for season in await handler.service.standings.seasons(_guild(interaction))]
        return _fitting([(bot_text("season-all"), standings.ALL_TIME), *named], typed)

    return suggest


def _fitting(named: Sequence[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    fitting = [(label, value) for label, value in named if typed.lower() in label.lower()]
    return [app_commands.Choice(name=label, value=value) for label, value in fitting[:MOST_OFFERED]]


def bot_commands(handler: InteractionHandler) -> list[Command]:
    """Return the commands of the group `/mehana` that are defined here."""
    return [
        _card_command(handler),
        _rank_command(handler),
        _season_command(handler),
        _history_command(handler),
    ]


def _history_command(handler: InteractionHandler) -> Command:
    async def callback(interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            guild, actor = _guild(interaction), await actor_of(handler.service, interaction)
            channel = interaction.channel_id or 0
            await answer.show(await history.listing(handler.service, guild, channel, actor, answer.locale))

        await answered(interaction, work)

    return app_commands.Command(name="history", description=_text("command-history"), callback=_typed(callback))


def _card_command(handler: InteractionHandler) -> Command:
    async def callback(interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            guild, actor = _guild(interaction), await actor_of(handler.service, interaction)
            await answer.show(await standings.card(handler.service, guild, actor, answer.locale))

        await answered(interaction, work)

    return app_commands.Command(name="card", description=_text("command-card"), callback=_typed(callback))


def _rank_command(handler: InteractionHandler) -> Command:
    async def callback(interaction: Interaction, shown: bool) -> None:
        async def work(answer: Answer) -> None:
            guild, actor = _guild(interaction), await actor_of(handler.service, interaction)
            await handler.service.standings.stay_out(actor, guild, out=not shown)
            await answer.say("rank-shown" if shown else "rank-hidden")

        await answered(interaction, work)

    command: Command = app_commands.Command(name="rank", description=_text("command-rank"), callback=_typed(callback))
    app_commands.describe(shown=_text("argument-shown"))(command)
    return command


def _season_command(handler: InteractionHandler) -> Command:
    async def callback(interaction: Interaction, name: str | None = None) -> None:
        async def work(answer: Answer) -> None:
            guild, actor = _guild(interaction), await actor_of(handler.service, interaction)
            settings = await handler.service.guild(guild)
            locale = settings.locale or nearest_locale((interaction.guild_locale or interaction.locale).value)
            bot_text = bot_localizer(locale)
            if name and name.strip():
                await handler.service.standings.begin_season(actor, guild, name.strip())
                told = bot_text("season-began", name=safe(name.strip()[:LONGEST_SEASON]))
            else:
                ended = await handler.service.standings.end_season(actor, guild)
                told = bot_text("season-ended", name=safe(ended.name))
            await answer.post(line(told))

        await answered(interaction, work)

    command: Command = app_commands.Command(
        name="season", description=_text("command-season"), callback=_typed(callback)
    )
    app_commands.describe(name=_text("argument-name"))(command)
    return command


def _typed(callback: Any) -> Any:
    """Replace a callback's annotations, which are strings here, by the types that discord.py needs."""
    kinds = {
        "Interaction": discord.Interaction,
        "str": str,
        "str | None": str | None,
        "bool": bool,
        "None": None,
    }
    callback.__annotations__ = {name: kinds[kind] for name, kind in callback.__annotations__.items()}
    return callback


def _guarded(suggest: Any) -> Any:
    async def guarded(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            return await suggest(interaction, typed)
        except Refusal:
            return []
        except Exception:
            log.exception("a completion failed")
            return []

    guarded.__annotations__ = {"interaction": discord.Interaction, "typed": str}
    return guarded
