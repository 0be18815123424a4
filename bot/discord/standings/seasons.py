"""Messages about a server's season: which one runs, that one begins, and that one has ended."""

import discord

from bot.discord.messages.answer import Answer
from bot.discord.messages.confirmations import surely_end_season
from bot.discord.messages.context import locale_here
from bot.discord.messages.controls import EndSeason
from bot.discord.messages.outgoing import OutgoingMessage, button, container, line, row, text
from bot.presentation.texts import bot_localizer, safe
from bot.tables.ended.standings import running
from bot.tables.permissions import must_moderate
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Stale, Why
from bot.tables.state.table import Actor
from storage import LONGEST_SEASON


async def show(service: TableService, answer: Answer, actor: Actor, guild: int) -> None:
    """Say which season runs, with a button that ends it for moderators. Raise `Refusal` if none does."""
    now = running(await service.standings.seasons(guild))
    if now is None:
        raise Refusal(Why.NO_SEASON_RUNNING)
    bot_text = bot_localizer(answer.locale)
    told = text(bot_text("season-runs", name=safe(now.name), since=f"<t:{now.began_at}:D>"))
    end = button(bot_text("button-end-season"), EndSeason(guild, now.id), discord.ButtonStyle.danger)
    mine = actor.moderates == guild
    await answer.show(OutgoingMessage(container(told, row(end)) if mine else container(told)))


async def begin(service: TableService, answer: Answer, actor: Actor, guild: int, name: str) -> None:
    """Begin a season, and tell everybody. Raise `Refusal`."""
    await service.standings.begin_season(actor, guild, name)
    bot_text = bot_localizer(await locale_here(service, answer.interaction))
    await _announce(answer, line(bot_text("season-began", name=safe(name[:LONGEST_SEASON]))))


async def end(service: TableService, answer: Answer, actor: Actor, control: EndSeason) -> None:
    """End a season and tell everybody, or ask whether to. Raise `Refusal`, and `Stale` in another server."""
    if control.guild != answer.interaction.guild_id:
        raise Stale
    if not control.sure:
        must_moderate(actor, control.guild)
        now = running(await service.standings.seasons(control.guild))
        if now is None or now.id != control.season:
            raise Refusal(Why.NO_SEASON_RUNNING)
        await answer.show(surely_end_season(control.guild, now, answer.locale))
        return
    ended = await service.standings.end_season(actor, control.guild, control.season)
    bot_text = bot_localizer(await locale_here(service, answer.interaction))
    await _announce(answer, line(bot_text("season-ended", name=safe(ended.name))))


async def _announce(answer: Answer, draft: OutgoingMessage) -> None:
    """Tell everybody in the channel, below the answer if that was deferred, so that only its person sees it."""
    if await answer.post(draft) is None:
        await answer.interaction.followup.send(view=draft.view, allowed_mentions=discord.AllowedMentions.none())
