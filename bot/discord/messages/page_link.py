"""The link to the web page of a table, for one person, with a ticket that works once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui

from bot.discord.messages.outgoing import OutgoingMessage, container, row, text
from bot.presentation.texts import bot_localizer
from bot.tables.refusal import Refusal, Why

if TYPE_CHECKING:
    from bot.discord.messages.answer import Answer
    from bot.tables.service import TableService
    from bot.tables.table import Actor, LiveTable


def page_link(service: TableService, answer: Answer, table: LiveTable, actor: Actor) -> OutgoingMessage:
    """Return the message with the link. Raise `Refusal` if there is no page, or the table is of another server.

    The ticket stands behind `#`, which browsers send to nobody.
    """
    if not service.web.address:
        raise Refusal(Why.NO_PAGE)
    if table.seat_of(actor.person) is None and table.row.guild != answer.interaction.guild_id:
        raise Refusal(Why.NOT_AT_TABLE)
    bot_text = bot_localizer(answer.locale)
    link = f"{service.web.address}/t/{table.id}#{service.web.ticket(table, actor)}"
    opening: ui.Button[ui.LayoutView] = ui.Button(label=bot_text("button-touch")[:80], url=link)
    seated = table.seat_of(actor.person) is not None
    return OutgoingMessage(container(text(bot_text("web-link" if seated else "web-link-watch")), row(opening)))
