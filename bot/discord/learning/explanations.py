"""The answer to "What can I do?", in an ephemeral message."""

import discord

from bot.discord.messages.controls import Action, SetAutoAnswer
from bot.discord.messages.outgoing import OutgoingMessage, button, container, doing, rows_of, text
from bot.presentation.explanations import explanation
from bot.presentation.hand_text import auto_answers_of, suggested_auto_answer
from bot.presentation.localized_table import LocalizedTable
from bot.tables.changes.moving import can_ask_undo
from bot.tables.state.table import SeatView


def explained(localized: LocalizedTable, seat: int, seat_view: SeatView) -> OutgoingMessage:
    """Return the message that explains what a seat can do now."""
    table, bot_text = localized.table, localized.bot_text
    buttons = [button(bot_text("button-rules"), doing(table, Action.RULES))]
    if table.game.text.terms(localized.plain):
        buttons.append(button(bot_text("button-look"), doing(table, Action.LOOK)))
    _, offered = auto_answers_of(table, seat)
    suggested = suggested_auto_answer(table, seat, seat_view)
    for key in offered:
        style = discord.ButtonStyle.primary if key == suggested else discord.ButtonStyle.secondary
        answer = SetAutoAnswer(table.id, seat_view.view.question, key)
        buttons.append(button(localized.plain(f"auto-answer-{key}"), answer, style))
    if (played := localized.single_options(seat)) is not None:
        label = bot_text("hand-ask-always" if played else "hand-play-single-options")
        action = Action.ASK_ALWAYS if played else Action.SINGLE_OPTIONS
        buttons.append(button(label, doing(table, action, table.last)))
    if can_ask_undo(table, seat):
        buttons.append(button(bot_text("button-ask-undo"), doing(table, Action.UNDO)))
    paragraphs = explanation(localized, seat, seat_view)
    return OutgoingMessage(container(*(text(paragraph) for paragraph in paragraphs), *rows_of(buttons)))
