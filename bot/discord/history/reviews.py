"""*How did I play?*: the review of one's own moves at an ended table, in an ephemeral message."""

from contextlib import suppress
from typing import Final

from bot.discord.messages.answer import DISCORD_ERRORS, Answer
from bot.discord.messages.controls import PLAY_FROM, REVIEW, ShowHistory
from bot.discord.messages.outgoing import (
    Files,
    OutgoingMessage,
    Parts,
    attached,
    button,
    container,
    review_button,
    row,
    text,
    turning,
)
from bot.discord.messages.story import table_shown
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.render_threads import drawing
from bot.presentation.review import progress, review_page
from bot.presentation.texts import bot_localizer, error_text, game_title
from bot.tables.ended.history import Moment
from bot.tables.ended.review import Review
from bot.tables.ended.reviews import RunningReview
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import Actor, LiveTable

EARLIER: Final = "review-back"
"""The same as `REVIEW`: it tells the two buttons of a page apart."""
STOP: Final = "review-stop"
"""The step of a `ShowHistory` control that gives up a review that is being made."""
STEPS: Final = frozenset({REVIEW, EARLIER, STOP})
"""The steps of the `ShowHistory` controls of a review."""
TOLD_EVERY: Final = 3.0
"""Seconds between two messages about the progress."""


async def show(service: TableService, answer: Answer, actor: Actor, control: ShowHistory) -> None:
    """Handle a control of a review. Raise `Refusal` for a table at which the actor did not sit."""
    table = await service.repository.table(control.table)
    answer.game = table.game
    if control.step == STOP:
        if (running := service.reviews.running(table, actor.person)) is not None:
            await running.stop()
        await answer.turn_to(_instead(table, answer.locale, Refusal(Why.REVIEW_STOPPED)))
        return
    found = await service.reviews.ask(table, actor.person)
    if isinstance(found, Review):
        await answer.turn_to(await page(service, table, found, control.page, answer.locale))
    else:
        await _follow(service, answer, table, found, control.page)


async def _follow(service: TableService, answer: Answer, table: LiveTable, running: RunningReview, number: int) -> None:
    """Tell how far a review is until it is made, then show a page of it, all in one message.

    If the person has closed the message, or it can no longer be edited, the review is made all the same.
    """
    said = progress(running, bot_localizer(answer.locale))
    await answer.turn_to(_going_on(table, answer.locale, said))
    if (message := answer.shown) is None:
        return
    with suppress(*DISCORD_ERRORS):
        try:
            while (review := await running.made(TOLD_EVERY)) is None:
                if (now := progress(running, bot_localizer(answer.locale))) != said:
                    said = now
                    await message.edit(_going_on(table, answer.locale, said))
            draft = await page(service, table, review, number, answer.locale)
        except Refusal as problem:
            draft = _instead(table, answer.locale, problem)
        await message.edit(draft)


def _going_on(table: LiveTable, locale: str, said: str) -> OutgoingMessage:
    stop = button(bot_localizer(locale)("button-review-stop"), ShowHistory(table.id, STOP, 0))
    return OutgoingMessage(container(text(_title(table, locale)), text(said), row(stop)))


def _instead(table: LiveTable, locale: str, problem: Refusal) -> OutgoingMessage:
    """Return what is said where there is no review, with a button that asks for it again."""
    again = review_button(table, bot_localizer(locale))
    return OutgoingMessage(container(text(error_text(problem, locale)), row(again)))


def _title(table: LiveTable, locale: str) -> str:
    return f"## {bot_localizer(locale)('button-review')}\n-# {game_title(table.game, locale)} #{table.id}"


async def page(service: TableService, table: LiveTable, review: Review, number: int, locale: str) -> OutgoingMessage:
    """Return a page of a review, or the nearest there is: the summary and the chart, or one of the moves it shows."""
    shown = await review_page(service, table, review, number, locale)
    number, bot_text = shown.number, bot_localizer(locale)
    earlier, later = ShowHistory(table.id, EARLIER, max(number - 1, 0)), ShowHistory(table.id, REVIEW, number + 1)
    ways = [
        turning(bot_text("button-review-back"), earlier, possible=number > 0),
        turning(bot_text("button-review-next"), later, possible=number < shown.pages - 1),
    ]
    if shown.moment is None:
        what = f"the review of table {table.id}"
        drawn = None if shown.chart is None else await drawing(None, what, shown.chart)
        chart, files = attached("chances.png", drawn, bot_text("review-chances"))
        ways.append(button(bot_text("button-history"), ShowHistory(table.id, "open", 0)))
        parts = [text(_title(table, locale)), text(shown.words), *chart]
        return OutgoingMessage(container(*parts, row(*(ways if shown.pages > 1 else ways[2:]))), files)
    parts, files = await _pictures(shown.localized, shown.moment)
    ways.append(button(bot_text("button-play-from"), ShowHistory(table.id, PLAY_FROM, number)))
    ways.append(button(bot_text("button-history"), ShowHistory(table.id, "open", shown.moment.page)))
    return OutgoingMessage(container(text(_title(table, locale)), *parts, text(shown.words), row(*ways)), files)


async def _pictures(localized: LocalizedTable, moment: Moment) -> tuple[Parts, Files]:
    """Return the table and the hand as the player saw them before the move: as pictures, or in words."""
    game, (view, choices) = localized.table.game, (moment.seat_view.view, moment.seat_view.choices)
    what = f"the review of table {localized.table.id}"
    drawn = await drawing(game, what, game.pictures.table, moment.view, localized.plain)
    parts, files = table_shown(localized, "then.png", moment.view, drawn)
    held = await drawing(game, what, game.pictures.hand, view, choices, localized.plain)
    alt = game.text.hand(view, choices, localized.plain) or game.text.ask(view, choices, localized.plain)
    shown, drawn_hand = attached("hand.png", held, alt, game.text.hand(view, choices, localized.marked))
    return [*parts, *shown], files + drawn_hand
