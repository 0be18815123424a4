"""The public message of a table in its channel."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.discord.messages.controls import Action, OpenPractice, OpenTable, ShowHistory
from bot.discord.messages.outgoing import (
    LINEN,
    Files,
    OutgoingMessage,
    Parts,
    accent_of,
    attached,
    button,
    container,
    doing,
    review_button,
    row,
    text,
)
from bot.discord.messages.story import story_parts
from bot.presentation.lesson_end import lesson_end
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.render_threads import draw_at
from bot.presentation.roundup import Closing
from bot.presentation.story import so_far, story_of, table_in_words, told, undo_asked, undo_waiting, undo_waits
from bot.presentation.texts import hand_label, practice_welcome
from bot.tables.ended.reviews import reviewable
from bot.tables.practice import is_practice
from bot.tables.state.table import LiveTable
from games.core.contract import PUBLIC, View
from storage import Entry, EntryKind, Hands, Occupant, Status


async def post(
    localized: LocalizedTable,
    entries: Sequence[Entry],
    mentioned: Sequence[int] = (),
    closing: Closing | None = None,
    ended: View | None = None,
    *,
    begun: bool = False,
) -> OutgoingMessage:
    """Return the public message: the news of `entries`, the picture, and whose turn it is.

    `mentioned` are the seats to be mentioned. `closing` is added to the last post. `ended` is the view at the end of a
    part of the game, drawn above the present one. `begun`: they began with the end of a part, or with the game, and of
    parts that have ended since a line is told.
    """
    table, bot_text = localized.table, localized.bot_text
    seat_view, last = table.look(PUBLIC), table.last
    lines = so_far(localized, entries) if begun else told(localized, entries)
    news = story_of(localized, entries, lines)
    if seat_view is None:
        return frozen(localized, news.whole)
    view, practice = seat_view.view, is_practice(table)
    parts = story_parts(localized, news)
    if practice and table.live and any(entry.kind is EntryKind.START for entry in entries):
        parts.insert(0, text(practice_welcome(table.game, localized.locale)))
    end_parts, files = await end_of_part(localized, ended)
    parts += end_parts
    drawn = await draw_at(table, lambda: table.game.pictures.table(view, localized.plain), pictured=localized.pictured)
    words = table_in_words(localized, view, localized.marked if drawn is None else localized.plain)
    shown, table_files = attached("table.png", drawn, words, words)
    parts += shown
    files += table_files
    if closing is not None:
        end, chart = rounded_up(localized, closing)
        parts += end
        files += chart
    rings = _rings(localized, mentioned) if table.row.status == Status.PLAYING else {}
    ask = ""
    if table.row.status == Status.PLAYING:
        names = [f"<@{rings[seat]}>" if seat in rings else name for seat, name in enumerate(bot_text.names)]
        ask = table.game.text.ask(view, (), localized.marked.named(names))
    elif practice and not table.live:
        ask = lesson_end(localized)
    elif table.row.status != Status.OVER:
        ask = bot_text(f"hand-{table.row.status}")
    if ask:
        parts.append(text(ask))
    buttons = _at_the_end(localized, last) if not table.live else _in_play(localized, last)
    parts += [*undo_request(localized), row(*buttons)]
    accent, people = accent_of(view.asked) if table.row.status == Status.PLAYING else LINEN, _has_people(table)
    digest = hash((news, ask, files, drawn or words, closing, table.row.status, people, view.asked, table.undo_request))
    return OutgoingMessage(container(*parts, accent=accent), files, tuple(rings.values()), digest=digest)


async def end_of_part(localized: LocalizedTable, ended: View | None) -> tuple[Parts, Files]:
    """Return the picture of the table at the end of a part of the game, and its file; nothing without a view."""
    table = localized.table
    if ended is None or ended.outcome is not None:
        return [], ()
    drawn = await draw_at(table, lambda: table.game.pictures.table(ended, localized.plain), pictured=localized.pictured)
    return attached("end.png", drawn, table_in_words(localized, ended, localized.plain))


def undo_request(localized: LocalizedTable, seat: int | None = None) -> list[ui.Item[ui.LayoutView]]:
    """Return what is asked by an open request to take a move back, with its buttons; for its asker, its state.

    `seat` is None for the channel, where everybody sees them.
    """
    table, bot_text = localized.table, localized.bot_text
    request = table.undo_request
    if request is None or table.row.status is not Status.PLAYING:
        return []
    if seat == request.seat:
        withdraw = button(bot_text("button-withdraw-undo"), doing(table, Action.REFUSE_UNDO, table.last))
        return [text(undo_waiting(localized)), row(withdraw)]
    if seat in request.agreed:
        return [text(undo_waits(localized))]
    asked = text("\n".join([*undo_asked(localized, request), f"-# {undo_waits(localized)}"]))
    agree = button(bot_text("button-agree-undo"), doing(table, Action.AGREE_UNDO))
    return [asked, row(agree, button(bot_text("button-refuse-undo"), doing(table, Action.REFUSE_UNDO)))]


def _has_people(table: LiveTable) -> bool:
    """Return whether anybody at the table has a hand to look at."""
    return any(seat.person is not None for seat in table.seats)


def _in_play(localized: LocalizedTable, last: int) -> list[ui.Button[ui.LayoutView]]:
    table, bot_text = localized.table, localized.bot_text
    rules = button(bot_text("button-rules"), doing(table, Action.RULES, last))
    if table.row.status is Status.FROZEN:
        return [rules, button(bot_text("button-record"), doing(table, Action.RECORD, last))]
    hand_name = hand_label(table.game, localized.locale)
    hand = [button(hand_name, doing(table, Action.HAND, last), discord.ButtonStyle.primary)]
    page = [button(bot_text("button-touch"), doing(table, Action.PAGE, last))] if localized.page else []
    return [*(hand if _has_people(table) else []), rules, *page]


def _at_the_end(localized: LocalizedTable, last: int) -> list[ui.Button[ui.LayoutView]]:
    """Return the buttons under the last post: at most five, a row."""
    table, bot_text = localized.table, localized.bot_text
    record = button(bot_text("button-record"), doing(table, Action.RECORD, last))
    history = button(bot_text("button-history"), ShowHistory(table.id, "open", 0))
    if is_practice(table):
        opening = button(bot_text("button-open"), OpenTable(table.game.key), discord.ButtonStyle.primary)
        again = button(bot_text("button-learn-again"), OpenPractice(table.game.key))
        review = [review_button(table, bot_text)] if reviewable(table) else []
        return [opening, again, button(bot_text("button-rules"), doing(table, Action.RULES, last)), *review, history]
    buttons = [
        button(bot_text("button-again"), doing(table, Action.AGAIN, last), discord.ButtonStyle.primary),
        history,
        button(bot_text("button-check"), doing(table, Action.CHECK, last)),
        record,
    ]
    if table.game.hidden_hands and table.row.hands is Hands.CLOSED:
        buttons.append(button(bot_text("button-open-hands"), ShowHistory(table.id, "agree", 0)))
    return buttons


def rounded_up(localized: LocalizedTable, closing: Closing) -> tuple[Parts, Files]:
    """Return the summary of an ended game with its chart, and the file of that."""
    chart, files = attached("course.png", closing.chart, localized.bot_text("course-alt"))
    return [*([text(closing.words)] if closing.words else []), *chart], files


def _rings(localized: LocalizedTable, seats: Sequence[int]) -> dict[int, int]:
    return {
        seat: person.discord_id
        for seat in seats
        if (person := localized.people[seat]) is not None
        and person.discord_id is not None
        and localized.table.seats[seat].sitter == Occupant.PERSON
    }


def failed(localized: LocalizedTable, place: str = "") -> OutgoingMessage:
    """Return the message for a table that its game fails to show: for its channel, or a hand below its `place`."""
    table, bot_text = localized.table, localized.bot_text
    words = "\n".join(filter(None, (place, bot_text("table-failed"))))
    again = button(bot_text("button-table"), doing(table, Action.TABLE))
    buttons = [again] if place else _in_play(localized, table.last)
    parts = [text(words), *([row(*buttons)] if table.row.seed is not None and table.live else [])]
    return OutgoingMessage(container(*parts), digest=hash(("failed", words)))


def frozen(localized: LocalizedTable, above: str) -> OutgoingMessage:
    """Return the message for a table that no longer replays: an explanation and the button for its record."""
    bot_text = localized.bot_text
    words = "\n".join(filter(None, (above, bot_text("hand-frozen"))))
    return OutgoingMessage(
        container(text(words), row(button(bot_text("button-record"), doing(localized.table, Action.RECORD))))
    )
