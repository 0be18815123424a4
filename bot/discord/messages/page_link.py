"""Opens the web page of a table for one person: as an Activity, or by a link with a ticket that works once."""

from discord import ui

from bot.discord.messages.answer import Answer
from bot.discord.messages.outgoing import OutgoingMessage, container, row, text
from bot.presentation.texts import bot_localizer
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import Actor, LiveTable


async def open_page(service: TableService, answer: Answer, table: LiveTable, actor: Actor) -> None:
    """Open a table's page for the actor: as an Activity if there is one, else by a link.

    Raise `Refusal` if there is no page, or the table is of another server.
    """
    if not service.web.address:
        raise Refusal(Why.NO_PAGE)
    if table.seat_of(actor.person) is None and table.row.guild != answer.interaction.guild_id:
        raise Refusal(Why.NOT_AT_TABLE)
    if service.web.activity:
        service.web.launch(table, actor)
        if await answer.launch():
            return
    await answer.show(_link(service, answer, table, actor))


def _link(service: TableService, answer: Answer, table: LiveTable, actor: Actor) -> OutgoingMessage:
    bot_text, seated = bot_localizer(answer.locale), table.seat_of(actor.person) is not None
    link = service.web.address + service.web.path(table, actor)
    opening: ui.Button[ui.LayoutView] = ui.Button(label=bot_text("web-go")[:80], url=link)
    return OutgoingMessage(container(text(bot_text("web-link" if seated else "web-link-watch")), row(opening)))
