"""The message with a player's hand: news, picture, question, and the controls to play."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import discord
from discord import ui

from bot.discord.messages import viewport
from bot.discord.messages.choice_menus import (
    MOST_COMPONENTS,
    anytime_moves,
    choosing_among,
    confirming,
    laid_out,
    making,
)
from bot.discord.messages.controls import Action, Confirmation, NarrowChoice, SetAutoAnswer, confirmed
from bot.discord.messages.outgoing import (
    LINEN,
    OutgoingMessage,
    accent_of,
    button,
    components_in,
    container,
    doing,
    picture,
    row,
    text,
)
from bot.discord.messages.post import frozen, undo_request
from bot.discord.messages.story import fits, fitting, story_parts
from bot.presentation.choices import ChoiceMenu
from bot.presentation.hand_text import (
    asked_line,
    auto_answers_of,
    doubt_question,
    is_away,
    resting_look,
    suggested_auto_answer,
)
from bot.presentation.render_threads import draw_at
from bot.presentation.story import missed
from bot.presentation.texts import bot_localizer, game_title, safe
from bot.presentation.tips import tip
from bot.tables.moving import can_undo
from bot.tables.practice import is_practice
from bot.tables.refusal import Refusal, Why
from bot.tables.table import OWN, SeatView, must_occupy
from storage import Status
from storage.records import CHANNEL

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.presentation.localized_table import LocalizedTable
    from bot.tables.table import LiveTable
    from games.core.contract import Move


IN_A_ROW: Final = 5
"""Buttons in one row, by Discord's rules."""


def place_line(localized: LocalizedTable, client: discord.Client) -> str:
    """Return the line of a private message that names server, channel and game and links to the table.

    Empty for a table in private messages, which is right there.
    """
    row = localized.table.row
    if row.guild == OWN:
        return ""
    guild, delivery = client.get_guild(row.guild), localized.table.deliveries.get(CHANNEL)
    link = f"https://discord.com/channels/{row.guild}/{row.channel}"
    if delivery is not None and delivery.message is not None:
        link += f"/{delivery.message}"
    return localized.bot_text(
        "hand-place",
        server=safe(guild.name) if guild is not None else "Discord",
        channel=f"<#{row.channel}>",
        game=game_title(localized.table.game, localized.locale),
        link=link,
    )


async def hand(
    localized: LocalizedTable,
    seat: int,
    reader: int | None,
    *,
    place: str = "",
    path: Sequence[str] = (),
    sure: Confirmation | None = None,
) -> OutgoingMessage:
    """Return what a seat's owner sees: the hand, what may be played, and the controls to play it.

    `reader` is the person (our own id) the message is for. Raise `Refusal` unless that person occupies the seat, both
    when the hand is looked at and when the message is finished.

    `place` is the line above that names the server, channel and game and leads back to the table, for messages read
    elsewhere. `path` narrows the choices to what was chosen step by step; `sure` is what is left to be confirmed.
    A seat that is not asked is told only what it holds: whom the table waits for would soon not be so.
    """
    table, bot_text = localized.table, localized.bot_text
    must_occupy(table, seat, reader)
    seat_view, last = table.look(seat), table.last
    if seat_view is None:
        return frozen(localized, place)
    said, view = table.game.text, seat_view.view
    playing = table.row.status == Status.PLAYING
    rest = resting_look(localized, seat)
    now = seat_view.choices if playing and rest is None else ()
    offer = ChoiceMenu(table.game, table.id, SeatView(view, now), localized.plain, tuple(path))
    meant = confirmed(sure, now) if sure else None
    chosen = offer.shown if meant is None else (meant,)
    words = said.hand(view, now, localized.marked)
    if rest is None:
        ask = doubt_question(bot_text, offer, meant) or asked_line(localized, view, now)
    else:
        ask = bot_text("hand-substitute") if is_away(table, seat) else ""
    news = None if path or sure else missed(localized, seat)
    parts: list[ui.Item[ui.LayoutView]] = [text(f"-# {place}")] if place else []
    parts += story_parts(localized, news) if news is not None else []
    above = (place, news)
    files: tuple[tuple[str, bytes], ...] = ()
    draw = partial(table.game.pictures.hand, view, chosen, localized.plain)
    drawn = None if is_away(table, seat) else await draw_at(table, draw)
    if drawn is not None:
        files = (("hand.png", drawn),)
        question = said.ask(view, now, localized.plain) if now else bot_text("button-hand")
        parts.append(picture("hand.png", said.hand(view, now, localized.plain) or question))
    elif words:
        parts.append(text(words))
    told = "" if rest is not None else await tip(table, seat, seat_view, localized.marked)
    if told:
        ask = f"> {bot_text('tip', text=told)}\n{ask}"
    request_parts = undo_request(localized, seat)
    asking, most = [*request_parts, *([text(ask)] if ask else [])], MOST_COMPONENTS - components_in(request_parts)
    parts += asking
    if not table.live:
        again = [button(bot_text("button-again"), doing(table, Action.AGAIN, last), discord.ButtonStyle.primary)]
        parts += [row(*again)] if table.row.status is Status.OVER else []
        must_occupy(table, seat, reader)
        return OutgoingMessage(container(*parts), files, digest=hash((above, ask, files, table.row.status)))
    about_rules = button(bot_text("button-rules"), doing(table, Action.RULES, last))
    show_table = button(bot_text("button-table"), doing(table, Action.TABLE, last))
    if practice := is_practice(table):  # its post is in the same conversation
        show_table = button(bot_text("button-end"), doing(table, Action.END, last))
    others = [button(bot_text("button-hand"), doing(table, Action.HAND, last)), show_table, about_rules]
    explain = button(bot_text("button-help"), doing(table, Action.HELP, last))
    if now:
        others.append(explain)
    if localized.page and not (offer.chosen or sure):
        others.append(button(bot_text("button-touch"), doing(table, Action.PAGE, last)))
    if offer.chosen or sure:
        others[0] = button(bot_text("button-back"), NarrowChoice(table.id, view.question))
    undo = can_undo(table, seat)
    back = [button(bot_text("button-undo"), doing(table, Action.UNDO, last))] if undo else []
    if not offer.choices or sure:
        others, back = [*back, *others], []
    shown = 0 if drawn is None else viewport.picture_height(drawn)
    controls, over = list[ui.Item[ui.LayoutView]](), 0
    sparable = (about_rules, explain) if practice else (about_rules, show_table, explain)
    suggested = suggested_auto_answer(table, seat, now)
    aside = [] if sure else [button(offer.label(move), making(offer, move)) for move in anytime_moves(offer)]
    ways = [
        ([*beside, *further], below)
        for beside, below in _ways(_auto_answers(localized, seat, seat_view, suggested), back, others, sparable)
        for further in ((aside, ()) if aside else ((),))
    ]
    for named in (True, False):
        files = () if drawn is None else (("hand.png", drawn),)
        for beside, below in ways:
            room = viewport.HEIGHT - shown - viewport.height([*asking, *below])
            if sure:
                rows = confirming(offer, sure)
            else:
                rows = laid_out(offer, room, beside, highlight=not suggested, named=named, most=most)
            controls = [*rows, *below]
            over = viewport.height(rows) - room
            if over <= 0 and fits([*parts, *controls]):
                break
        if over > 0 and drawn is not None:
            lower = await draw_at(table, partial(draw, viewport.lowered(drawn, over))) or drawn
            files = (("hand.png", lower),)
            over -= shown - viewport.picture_height(lower)
        if over <= 0 and fits([*parts, *controls]):
            break
    parts += controls
    must_occupy(table, seat, reader)
    given = table.auto_answers.get(seat, "")
    request = table.lifecycle.undo_request
    asked = (above, words, ask, tuple(map(str, chosen)), files, view.question, undo, given, table.row.status, request)
    accent = accent_of([seat]) if seat in view.asked and rest is None and playing else LINEN
    digest = hash(asked) if rest is None else rest
    return OutgoingMessage(container(*fitting(parts), accent=accent), files, digest=digest)


def expired_hand(table: LiveTable, locale: str) -> OutgoingMessage:
    """Return the replacement for a hand that can no longer be edited: a button that shows it again."""
    bot_text = bot_localizer(locale)
    show = button(bot_text("button-hand"), doing(table, Action.HAND), discord.ButtonStyle.primary)
    return OutgoingMessage(container(text(bot_text("hand-expired")), row(show)))


def which_move(localized: LocalizedTable, offer: ChoiceMenu, moves: Sequence[Move]) -> OutgoingMessage:
    """Return the question which of several moves a player meant, with controls for them.

    Raise `Refusal` naming the first of them if there are more than a message has room for.
    """
    if (rows := choosing_among(offer, moves)) is None:
        raise Refusal(Why.SEVERAL_MOVES, moves=", ".join(f"**{safe(offer.label(move))}**" for move in moves[:8]))
    return OutgoingMessage(container(text(localized.bot_text("typed-several")), *rows))


def _ways(
    auto_answers: Sequence[ui.Item[ui.LayoutView]],
    back: Sequence[ui.Button[ui.LayoutView]],
    others: Sequence[ui.Button[ui.LayoutView]],
    sparable: Sequence[ui.Button[ui.LayoutView]],
) -> Iterator[tuple[Sequence[ui.Button[ui.LayoutView]], list[ui.Item[ui.LayoutView]]]]:
    """Yield what can stand beside the moves, and what below them, from the most orderly to the closest.

    The `sparable` buttons are left out one after the other where that saves a row or a line.
    """
    yield back, [*auto_answers, row(*others)]
    given = [item for part in auto_answers if isinstance(part, ui.ActionRow) for item in part.children]
    words = [part for part in auto_answers if not isinstance(part, ui.ActionRow)]
    for beside, joined in ((back, [*given, *others]), ((), [*given, *back, *others])):
        for spared in range(len(sparable) + 1):
            kept = [control for control in joined if control not in sparable[:spared]]
            if len(kept) <= IN_A_ROW:
                yield beside, [*words, row(*kept)]
    hand, *further = [control for control in others if control not in sparable]
    if len(closest := [*given, *(_as_sign(undo, "↩") for undo in back), *further, _as_sign(hand, "✋")]) <= IN_A_ROW:
        yield (), [*words, row(*closest)]


def _as_sign(control: ui.Button[ui.LayoutView], sign: str) -> ui.Button[ui.LayoutView]:
    """Return a button as narrow as it can be, for phones without room for its words."""
    return ui.Button(label=sign, custom_id=control.custom_id)


def _auto_answers(
    localized: LocalizedTable, seat: int, seat_view: SeatView, suggested: str
) -> list[ui.Item[ui.LayoutView]]:
    """Return the buttons that set an auto-answer, or the one that clears it."""
    table, localizer = localized.table, localized.plain
    given, offered = auto_answers_of(table, seat)
    if given:
        back = button(localized.bot_text("button-withdraw"), SetAutoAnswer(table.id, seat_view.view.question))
        return [text(localized.marked(f"auto-answer-{given}-given")), row(back)]
    buttons = [
        button(
            localizer(f"auto-answer-{key}"),
            SetAutoAnswer(table.id, seat_view.view.question, key),
            discord.ButtonStyle.primary if key == suggested else discord.ButtonStyle.secondary,
        )
        for key in offered
    ]
    return [row(*buttons)] if buttons else []
