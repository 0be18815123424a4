"""Answers to *Play again*: the seat at the rematch, or the offer of a thread where the channel is taken."""

from bot.discord.lobby.opening import Opening, thread_offered
from bot.discord.messages.answer import Answer
from bot.discord.messages.controls import Action
from bot.discord.messages.outgoing import OutgoingMessage, doing, line, link_to
from bot.presentation.texts import bot_localizer, game_title
from bot.tables.rematch_opening import open_again
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import PRIVATE, Actor, LiveTable


async def play_again(service: TableService, answer: Answer, ended: LiveTable, actor: Actor) -> None:
    """Open the rematch of an ended table or seat the actor there, and answer with the way to it.

    Where the channel has another table, answer with a button that opens the rematch in a thread.
    """
    try:
        rematch = await open_again(service, ended, actor, answer.interaction.id)
    except Refusal as refusal:
        if refusal.why is not Why.CHANNEL_TAKEN or ended.live or ended.row.guild == PRIVATE:
            raise
        bot_text = bot_localizer(answer.locale)
        await answer.show(thread_offered(bot_text("again-taken"), doing(ended, Action.AGAIN_APART), bot_text))
    else:
        await answer.show(_seated(rematch, actor, answer.locale))


async def play_again_apart(opening: Opening, answer: Answer, ended: LiveTable, actor: Actor) -> None:
    """Open the rematch in a thread of its own, and answer with the way to it."""
    rematch = await opening.open_again_in_thread(answer, ended, actor)
    await answer.change(_seated(rematch, actor, answer.locale))


def _seated(rematch: LiveTable, actor: Actor, locale: str) -> OutgoingMessage:
    bot_text, watches = bot_localizer(locale), rematch.seat_of(actor.person) is None
    names = {"game": game_title(rematch.game, locale), "link": link_to(rematch)}
    return line(bot_text("again-watched" if watches else "again-seated", **names))
