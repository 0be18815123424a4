"""The message with a player's hand: news, picture, question, and the controls to play."""

from collections.abc import Sequence

import discord
import msgspec
from discord import ui

from bot.discord.messages.choice_menus import choosing_among
from bot.discord.messages.context import server_name
from bot.discord.messages.controls import Action, Confirmation, ConfirmPick, ShowHistory, confirmed
from bot.discord.messages.hand_controls import PICTURE, Asked, Part, fitted
from bot.discord.messages.outgoing import (
    LINEN,
    OutgoingMessage,
    accent_of,
    attached,
    button,
    container,
    doing,
    link_to,
    review_button,
    row,
    text,
)
from bot.discord.messages.post import frozen, undo_request
from bot.discord.messages.story import fitting, story_parts, table_shown
from bot.presentation.choices import ChoiceMenu
from bot.presentation.hand_text import asked_line, came_back, doubt_question, is_away, resting_look, taken_over
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.render_threads import draw_at
from bot.presentation.story import missed
from bot.presentation.texts import bot_localizer, game_title, hand_label, safe
from bot.presentation.tips import advice, tip
from bot.tables.changes.moving import can_undo
from bot.tables.ended.reviews import reviewable
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import PRIVATE, LiveTable, SeatView, must_occupy
from games.core.contract import PUBLIC, Drawn, Move, Pick, View
from storage import Status


def place_line(localized: LocalizedTable, client: discord.Client) -> str:
    """Return the line of a private message that names server, channel and game and links to the table.

    Only server and game for a table without a channel; empty for one in private messages, which is right there.
    """
    row = localized.table.row
    if row.guild == PRIVATE:
        return ""
    server, game = server_name(client, row.guild), game_title(localized.table.game, localized.locale)
    if localized.table.lost:
        return f"**{game}** · {server}"
    link = link_to(localized.table)
    return localized.bot_text("hand-place", server=server, channel=f"<#{row.channel}>", game=game, link=link)


async def hand(
    localized: LocalizedTable,
    seat: int,
    reader: int | None,
    *,
    place: str = "",
    path: Sequence[str] = (),
    sure: Confirmation | None = None,
    waiting: int = 0,
) -> OutgoingMessage:
    """Return what a seat's owner sees: the hand, what may be played, and the controls to play it.

    `reader` is the person (our own id) the message is for. Raise `Refusal` unless that person occupies the seat, both
    when the hand is looked at and when the message is finished.

    `place` is the line above that names the server, channel and game and leads back to the table, for messages read
    elsewhere; `waiting` is how many other tables wait for its reader. `path` narrows the choices to what was chosen
    step by step; `sure` is what is left to be confirmed.
    A seat that is not asked is told only what it holds: whom the table waits for would soon not be so.
    """
    table = localized.table
    must_occupy(table, seat, reader)
    seat_view = table.look(seat)
    if seat_view is None:
        return frozen(localized, place)
    asked = _asked(localized, seat, seat_view, path, sure)
    everybodys, names = _everybodys(table) if asked.is_over else None, localized.plain

    def draw(*height: int) -> Drawn | None:
        pictures = table.game.pictures  # loaded here, in the thread: that takes a moment
        if everybodys is not None:
            return pictures.table(everybodys, names, *height)
        return pictures.hand(asked.view, asked.chosen, names, *height)

    news = None if path or sure else missed(localized, seat)
    drawn = None if is_away(table, seat) else await draw_at(table, draw, pictured=localized.pictured)
    ask = await _question(asked)
    above: list[Part] = [text(f"-# {place}")] if place else []
    above += [text(instead)] if (instead := taken_over(localized, seat)) else []
    above += story_parts(localized, news) if news is not None else []
    above += [text(back)] if news is not None and (back := came_back(localized, seat, seat_view)) else []
    asking: list[Part] = [*undo_request(localized, seat), *([text(ask)] if ask else [])]
    parts = [*above, *_held(asked, drawn), *asking]
    if table.live:
        files, controls = await fitted(asked, parts, asking, drawn, draw)
        parts += controls
        if waiting and asked.rest is not None:
            following = localized.bot_text("button-next-table", count=waiting)
            parts.append(row(button(following, doing(table, Action.NEXT, table.last), discord.ButtonStyle.primary)))
    else:
        files = () if drawn is None else ((PICTURE, drawn),)
        parts += _after_the_end(asked)
    must_occupy(table, seat, reader)
    digest = asked.rest if asked.rest is not None else hash((place, instead, news, ask, files, *_shown(asked)))
    waited_for = seat in asked.view.asked and asked.rest is None and table.row.status is Status.PLAYING
    accent = accent_of([seat]) if waited_for else LINEN
    return OutgoingMessage(container(*fitting(parts), accent=accent), files, digest=digest)


def _asked(
    localized: LocalizedTable, seat: int, seat_view: SeatView, path: Sequence[str], sure: Confirmation | None
) -> Asked:
    """Return what a seat is asked now. Raise `LookupError` if what is to be confirmed can no longer be chosen."""
    table, rest = localized.table, resting_look(localized, seat)
    choices = seat_view.choices if table.row.status is Status.PLAYING and rest is None else ()
    offer = ChoiceMenu(table.game, table.id, SeatView(seat_view.view, choices), localized.plain, tuple(path))
    meant = confirmed(sure, choices) if sure else None
    return Asked(localized, seat, offer, sure, meant, rest, table.last)


async def _question(asked: Asked) -> str:
    """Return what the player is asked, in words, below advice on the last decision and the tip for beginners."""
    localized, view = asked.localized, asked.view
    bot_text, choices = localized.bot_text, asked.choices
    if asked.rest is not None:
        if not is_away(localized.table, asked.seat):
            return ""
        return bot_text("hand-substitute", button=hand_label(localized.table.game, localized.locale))
    ask = doubt_question(bot_text, asked.offer, asked.meant) or asked_line(localized, view, choices)
    if asked.is_played_for:
        ask += f"\n-# {bot_text('hand-single-option')}"
    told = await tip(localized, asked.seat, SeatView(view, choices))
    above = [advice(localized, asked.seat), bot_text("tip", text=told) if told else ""]
    return "\n".join([*(f"> {line}" for line in above if line), ask, *filter(None, [_sum(asked)])])


def _sum(asked: Asked) -> str:
    """Return what the items chosen of a pick come to, before they are confirmed; empty where the button says so."""
    if not isinstance(asked.sure, ConfirmPick) or asked.meant is None:
        return ""
    pick = asked.choices[asked.sure.choice]
    assert isinstance(pick, Pick), "the move was made from it"
    told = asked.offer.picked(pick, msgspec.structs.astuple(asked.meant)[-1])
    return "" if told == asked.offer.words(asked.meant).label else safe(told)


def _held(asked: Asked, drawn: bytes | None) -> list[Part]:
    """Return what the seat holds: as a picture, or in words where there is none."""
    localized, view, choices = asked.localized, asked.view, asked.choices
    table, said = localized.table, localized.table.game.text
    if asked.is_over:
        return table_shown(localized, PICTURE, _everybodys(table), drawn)[0]
    words = said.hand(view, choices, localized.marked if drawn is None else localized.plain)
    alt = words or (said.ask(view, choices, localized.plain) if choices else hand_label(table.game, localized.locale))
    return attached(PICTURE, drawn, alt, words)[0]


def _everybodys(table: LiveTable) -> View:
    """Return the public view of a table that has begun."""
    seat_view = table.look(PUBLIC)
    assert seat_view is not None
    return seat_view.view


def _after_the_end(asked: Asked) -> list[Part]:
    table, bot_text = asked.localized.table, asked.localized.bot_text
    buttons: list[ui.Button[ui.LayoutView]] = []
    if table.row.status is Status.OVER:
        again = doing(table, Action.AGAIN, asked.last)
        buttons.append(button(bot_text("button-again"), again, discord.ButtonStyle.primary))
        buttons.append(button(bot_text("button-history"), ShowHistory(table.id, "open", 0)))
    if reviewable(table):
        buttons.append(review_button(table, bot_text))
    return [row(*buttons)] if buttons else []


def _shown(asked: Asked) -> tuple[object, ...]:
    """Return what the looks of a hand depend on, besides its news, question and picture."""
    localized, seat, view = asked.localized, asked.seat, asked.view
    table = localized.table
    return (
        table.game.text.hand(view, asked.choices, localized.marked),
        tuple(map(str, asked.chosen)),
        view.question,
        can_undo(table, seat),
        table.auto_answers.get(seat, ""),
        asked.is_played_for,
        localized.first_answered(seat),
        table.row.status,
        table.undo_request,
    )


def expired_hand(table: LiveTable, locale: str) -> OutgoingMessage:
    """Return the replacement for a hand that can no longer be edited: a button that shows it again."""
    bot_text = bot_localizer(locale)
    show = button(hand_label(table.game, locale), doing(table, Action.HAND), discord.ButtonStyle.primary)
    return OutgoingMessage(container(text(bot_text("hand-expired")), row(show)))


def which_move(localized: LocalizedTable, offer: ChoiceMenu, moves: Sequence[Move]) -> OutgoingMessage:
    """Return the question which of several moves a player meant, with controls for them.

    Raise `Refusal` naming the first of them if there are more than a message has room for.
    """
    if (rows := choosing_among(offer, moves)) is None:
        raise Refusal(Why.SEVERAL_MOVES, moves=", ".join(f"**{safe(offer.words(move).label)}**" for move in moves[:8]))
    return OutgoingMessage(container(text(localized.bot_text("typed-several")), *rows))
