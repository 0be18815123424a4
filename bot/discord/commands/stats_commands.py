"""The commands for standings, seasons, cards and history."""

from collections.abc import Mapping, Sequence
from functools import partial

from discord import app_commands

from bot.discord.commands.building import MOST_OFFERED, Argument, Command, command, text
from bot.discord.history import pages as history
from bot.discord.interactions.handler import InteractionHandler
from bot.discord.messages.answer import Answer, Interaction
from bot.discord.messages.context import actor_of
from bot.discord.standings import pages as standings
from bot.discord.standings import seasons
from bot.discord.standings.visibility import readable
from bot.presentation.texts import bot_localizer, game_title
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import Actor
from games.core.catalogue import BadGame, localizer_for
from games.core.contract import AnyGame
from games.core.localizer import LOCALES, nearest_locale


def _guild(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise Refusal(Why.NOT_IN_SERVER)
    return interaction.guild_id


async def _asked(handler: InteractionHandler, answer: Answer) -> tuple[int, Actor]:
    """Return the server in which a command is used, and by whom. Raise `Refusal` outside of servers."""
    return _guild(answer.interaction), await actor_of(handler.service, answer.interaction)


def _told_apart(games: Mapping[str, AnyGame]) -> None:
    """Raise `BadGame` if two games have the same name in a language: Discord refuses such choices."""
    for locale in LOCALES:
        known: dict[str, str] = {}
        for key, game in games.items():
            name = game_title(game, locale)
            if (other := known.setdefault(name, key)) != key:
                raise BadGame(f"{key}: its game-name in {locale}.ftl is that of {other}, {name!r}: give it another one")


def standings_command(games: Mapping[str, AnyGame], handler: InteractionHandler) -> Command:
    """Return `/standings`. Raise `BadGame` if two games have the same name."""
    _told_apart(games)

    async def work(
        answer: Answer, game: str | None = None, preset: str | None = None, season: str | None = None
    ) -> None:
        guild, actor = await _asked(handler, answer)
        if game is not None and game not in games:
            raise Refusal(Why.NO_RESULTS)
        asked = await standings.chosen_by(handler.service, guild, game, preset, season)
        may_read = partial(readable, answer.interaction)
        await answer.show(await standings.page(handler.service, asked, actor, answer.locale, may_read))

    async def presets(interaction: Interaction, typed: str) -> Sequence[tuple[str, str]]:
        game = games.get(str(interaction.namespace.game))
        if game is None:
            return []
        own = localizer_for(game, nearest_locale(interaction.locale.value))
        return _fitting([(own(f"preset-{key}"), key) for key in game.Options.presets], typed)

    async def named_seasons(interaction: Interaction, typed: str) -> Sequence[tuple[str, str]]:
        bot_text = bot_localizer(nearest_locale(interaction.locale.value))
        named = [(season.name, season.name) for season in await handler.service.standings.seasons(_guild(interaction))]
        return _fitting([(bot_text("season-all"), standings.ALL_TIME), *named], typed)

    named = {text("game-name", game): key for key, game in list(games.items())[:MOST_OFFERED]}
    arguments = [
        Argument("game", str, text("argument-game"), choices=named),
        Argument("preset", str, text("argument-preset"), suggest=presets),
        Argument("season", str, text("argument-season"), suggest=named_seasons),
    ]
    made = command("standings", text("command-standings"), work, arguments)
    made.allowed_contexts = app_commands.AppCommandContext(dm_channel=False)
    return made


def _fitting(named: Sequence[tuple[str, str]], typed: str) -> list[tuple[str, str]]:
    return [(label, value) for label, value in named if typed.lower() in label.lower()]


def stats_commands(handler: InteractionHandler) -> list[Command]:
    """Return the commands of the group `/mehana` that are defined here."""

    async def card(answer: Answer) -> None:
        guild, actor = await _asked(handler, answer)
        await answer.show(await standings.card(handler.service, guild, actor, answer.locale))

    async def rank(answer: Answer, *, shown: bool) -> None:
        guild, actor = await _asked(handler, answer)
        await handler.service.standings.stay_out(actor, guild, out=not shown)
        await answer.say("rank-shown" if shown else "rank-hidden")

    async def season(answer: Answer, name: str | None = None) -> None:
        guild, actor = await _asked(handler, answer)
        if name and name.strip():
            await seasons.begin(handler.service, answer, actor, guild, name.strip())
        else:
            await seasons.show(handler.service, answer, actor, guild)

    async def past(answer: Answer, number: int | None = None) -> None:
        guild, actor = await _asked(handler, answer)
        if number is not None:
            # Others' tables are opened from the list of their channel alone: this one may be hidden from the person.
            look = await handler.service.history.look(number, 0, actor, guild=None)
            await answer.show(await history.page(handler.service, look, answer.locale))
            return
        channel = answer.interaction.channel_id or 0
        await answer.show(await history.listing(handler.service, guild, channel, actor, answer.locale))

    return [
        command("card", text("command-card"), card),
        command("rank", text("command-rank"), rank, [Argument("shown", bool, text("argument-shown"), required=True)]),
        command("season", text("command-season"), season, [Argument("name", str, text("argument-name"))]),
        command("history", text("command-history"), past, [Argument("number", int, text("argument-number"))]),
    ]
