"""Looks up cards, lands, tiles and terms of a game, with picture and text, in ephemeral messages."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from bot.discord.learning.rules_pages import turning
from bot.discord.messages.answer import Answer
from bot.discord.messages.choice_menus import MOST_ROWS
from bot.discord.messages.context import actor_of, table_here
from bot.discord.messages.controls import LookUp, PagedView, TurnPage
from bot.discord.messages.outgoing import OutgoingMessage, attached, button, container, menu, option, row, rows_of, text
from bot.presentation.localized_table import LocalizedTable, localize
from bot.presentation.render_threads import drawing
from bot.presentation.terms import LONGEST_NAME, meant, summary, view_for
from bot.presentation.texts import bot_localizer
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal
from bot.tables.state.table import PRIVATE, Actor, LiveTable, must_occupy
from games.core.catalogue import localizer_for
from games.core.contract import AnyGame, View
from games.core.localizer import Localizer

MOST_TABLES: Final = 25
"""Tables in one message: five rows of five buttons."""


def which_table(tables: Sequence[LiveTable], name: str, locale: str, client: discord.Client) -> OutgoingMessage:
    """Return the question at which of several tables to look something up."""
    bot_text = bot_localizer(locale)
    buttons = [
        button(_standing_at(table, bot_text, client), LookUp(table.id, name=name)) for table in tables[:MOST_TABLES]
    ]
    return OutgoingMessage(container(text(bot_text("look-which-table")), *rows_of(buttons)))


def _standing_at(table: LiveTable, bot_text: Localizer, client: discord.Client) -> str:
    """Return the server and channel of a table, as far as they are known."""
    if table.row.guild == PRIVATE:
        return bot_text("look-own-table")
    server, channel = client.get_guild(table.row.guild), client.get_channel(table.row.channel)
    name = getattr(channel, "name", None)
    known = [server.name if server is not None else "Discord", f"#{name}" if name else str(table.id)]
    return " · ".join(known)


async def lookup_message(
    game: AnyGame,
    name: str,
    view: View | None,
    *,
    plain: Localizer,
    marked: Localizer,
    besides: tuple[ui.Item[ui.LayoutView], ...] = (),
) -> OutgoingMessage:
    """Return a term with its picture and text, and with a `view` where it is now; `besides` are added below."""
    title = game.text.terms(plain)[name]
    told = text(f"## {title}\n{game.text.term(name, view, marked)}".strip())
    drawn = await drawing(game, f"{name} of {game.key}", game.pictures.term, name, view, plain)
    enlarged, files = attached("term.png", drawn, title)
    return OutgoingMessage(container(*enlarged, told, *besides), files)


async def shelf(
    localized: LocalizedTable, number: int = 0, *, name: str = "", view: View | None = None
) -> OutgoingMessage:
    """Return a page of the menu of all terms; above it the one that was chosen."""
    game, bot_text = localized.table.game, localized.bot_text
    terms = [(term, title) for term, title in game.text.terms(localized.plain).items() if len(term) <= LONGEST_NAME]
    pages = max(1, -(-len(terms) // MOST_ROWS))
    number = min(max(number, 0), pages - 1)
    options = [
        option(term, title, summary(game, term, localized.plain) or "", chosen=term == name)
        for term, title in terms[number * MOST_ROWS : (number + 1) * MOST_ROWS]
    ]
    parts: list[ui.Item[ui.LayoutView]] = []
    if options:
        parts.append(menu(LookUp(localized.table.id, number), options, bot_text("look-choose")))
    if pages > 1:
        parts.append(row(*turning(bot_text, TurnPage(localized.table.id, PagedView.TERMS, number), pages)))
    if name in dict(terms):
        return await lookup_message(
            game, name, view, plain=localized.plain, marked=localized.marked, besides=tuple(parts)
        )
    return OutgoingMessage(container(*(parts if options else [text(bot_text("look-nothing"))])))


async def look_up_at(
    service: TableService, answer: Answer, table: LiveTable, actor: Actor, number: int, name: str
) -> None:
    """Show what a person chose to look up at a table, in the message of the control."""
    localized = await localize(service, table, answer.locale)
    seat = table.seat_of(actor.person)
    draft = await shelf(localized, number, name=name, view=view_for(table, seat))
    if seat is not None:
        must_occupy(table, seat, actor.person)
    await answer.change(draft)


async def look_up(service: TableService, answer: Answer, game: AnyGame, what: str) -> None:
    """Show a card, place or term of a game in an ephemeral message, and where it is now at a table of the game.

    In a channel that is the channel's table; in private messages the person's live table. They choose among several.
    """
    answer.game = game
    name = meant(game, localizer_for(game, answer.locale), what)
    tables = await _tables_for(service, answer, game)
    if len(tables) > 1:
        await answer.show(which_table(tables, name, answer.locale, answer.interaction.client))
        return
    if not tables:
        nobody = localizer_for(game, answer.locale, [""] * max(game.seats))
        await answer.show(await lookup_message(game, name, None, plain=nobody, marked=nobody))
        return
    [table] = tables
    actor, localized = (
        await actor_of(service, answer.interaction),
        await localize(service, table, answer.locale),
    )
    seat = table.seat_of(actor.person)
    view = view_for(table, seat)
    draft = await lookup_message(game, name, view, plain=localized.plain, marked=localized.marked)
    if seat is not None:
        must_occupy(table, seat, actor.person)
    await answer.show(draft)


async def _tables_for(service: TableService, answer: Answer, game: AnyGame) -> list[LiveTable]:
    """Return the tables of this game at which something can be looked up from here."""
    if answer.interaction.guild_id is not None:
        try:
            return [await table_here(service, answer, game)]
        except Refusal:
            return []
    user = answer.interaction.user.id
    tables = [table async for table, seat in service.tables_of(user) if table.look(seat) is not None]
    return [table for table in tables if table.game.key == game.key]
