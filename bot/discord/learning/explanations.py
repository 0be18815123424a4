"""The answer to "What can I do?", in an ephemeral message."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.messages.controls import Action
from bot.discord.messages.outgoing import OutgoingMessage, button, container, doing, row, text
from bot.presentation.explanations import explanation
from bot.tables.changes.moving import can_ask_undo

if TYPE_CHECKING:
    from bot.presentation.localized_table import LocalizedTable
    from bot.tables.state.table import SeatView


def explained(localized: LocalizedTable, seat: int, seat_view: SeatView) -> OutgoingMessage:
    """Return the message that explains what a seat can do now."""
    table, bot_text = localized.table, localized.bot_text
    buttons = [button(bot_text("button-rules"), doing(table, Action.RULES))]
    if table.game.text.terms(localized.plain):
        buttons.append(button(bot_text("button-look"), doing(table, Action.LOOK)))
    if can_ask_undo(table, seat):
        buttons.append(button(bot_text("button-ask-undo"), doing(table, Action.UNDO)))
    paragraphs = explanation(localized, seat, seat_view)
    return OutgoingMessage(container(*(text(paragraph) for paragraph in paragraphs), row(*buttons)))
