"""What the messages look like: one container with an accent bar, text, a picture, at most a few rows of controls."""

from __future__ import annotations

import io
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

import discord
from discord import ui

from bot.discord import viewport
from bot.discord.choice_menus import ChoiceMenu, button, choosing_among, confirming, laid_out, row
from bot.discord.controls import Action, Control, confirmed
from bot.discord.render_threads import drawing
from bot.discord.story import fitted, missed, told
from bot.discord.texts import bot_localizer, game_title, plain_names, safe
from bot.discord.tips import OWN, tip
from bot.tables.refusal import Refusal, Why
from bot.tables.table import SeatView, must_occupy
from games.core.catalogue import localizer_for
from games.core.contract import PUBLIC
from games.kit import palette
from storage import Hands, Occupant, Status
from storage.records import CHANNEL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bot.discord.roundup import Closing
    from bot.tables.table import LiveTable
    from games.core.contract import Choice, Move, View
    from games.core.localizer import Localizer
    from storage import Entry, Person


GOLD: Final = int(palette.MOVE[1:], 16)
LINEN: Final = int(palette.LINEN_SHADE[1:], 16)
SEAT_COLOURS: Final = tuple(int(mark.colour[1:], 16) for mark in palette.SEATS)

IN_A_ROW: Final = 5
"""Buttons that Discord lets stand in one row."""
LONGEST_TEXT: Final = 3900
"""Characters of text in one message, below Discord's 4,000 for all components together."""


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A message to be sent. Its `view` is finished: the ids of its controls say all, so nothing is kept in memory.

    `rings` are the Discord ids of the people to be mentioned, `roles` those of roles; a `silent` message makes no phone
    ring. `digest` tells whether two drafts look the same.
    """

    view: ui.LayoutView
    files: tuple[tuple[str, bytes], ...] = ()
    rings: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    digest: int = 0
    silent: bool = False

    def attachments(self) -> list[discord.File]:
        """Return the pictures as files for one request."""
        return [discord.File(io.BytesIO(data), filename=name) for name, data in self.files]

    def mentions(self) -> discord.AllowedMentions:
        """Return the permission to ring just those it is for."""
        users, roles = ([discord.Object(one) for one in called] for called in (self.rings, self.roles))
        return discord.AllowedMentions(everyone=False, roles=roles or False, users=users, replied_user=False)


@dataclass(frozen=True, slots=True)
class LocalizedTable:
    """A table with the people at it, for one language."""

    table: LiveTable
    people: tuple[Person | None, ...]
    locale: str

    @property
    def plain(self) -> Localizer:
        """The game's voice with names as they are, for pictures and labels."""
        return localizer_for(self.table.game, self.locale, self.names)

    @property
    def marked(self) -> Localizer:
        """The game's voice with names made safe for messages."""
        return localizer_for(self.table.game, self.locale, [safe(name) for name in self.names])

    @property
    def bot_text(self) -> Localizer:
        """The bot's voice with names made safe for messages."""
        return bot_localizer(self.locale).named([safe(name) for name in self.names])

    @property
    def names(self) -> tuple[str, ...]:
        """The names as they are."""
        return plain_names(self.people, bot_localizer(self.locale))


def container(*items: ui.Item[ui.LayoutView], accent: int = LINEN) -> ui.LayoutView:
    """Return a message of one container. If its texts are longer than a message may be, the longest is cut."""
    texts = [item for item in items if isinstance(item, ui.TextDisplay)]
    if (excess := sum(len(item.content) for item in texts) - LONGEST_TEXT) > 0:
        longest = max(texts, key=lambda item: len(item.content))
        longest.content = longest.content[: -excess - 1] + "…"
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=accent))
    view.stop()
    return view


def text(content: str) -> ui.TextDisplay[ui.LayoutView]:
    """Return a paragraph."""
    return ui.TextDisplay(content)


def picture(name: str, alt: str) -> ui.MediaGallery[ui.LayoutView]:
    """Return the picture attached under this name."""
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description=alt[:1024])
    return gallery


def line(content: str, accent: int = LINEN) -> OutgoingMessage:
    """Return a message of one paragraph."""
    return OutgoingMessage(container(text(content), accent=accent))


def accent_of(asked: Sequence[int]) -> int:
    """Return the colour of whose move it is; gold when it is several people's."""
    return SEAT_COLOURS[asked[0] % len(SEAT_COLOURS)] if len(asked) == 1 else GOLD


def doing(table: LiveTable, what: Action) -> Control:
    """Return the control that does something at the table; it also tells up to which entry its message tells."""
    return Control("do", table.id, what=what, number=table.last)


async def post(
    localized: LocalizedTable,
    entries: Sequence[Entry],
    mentioned: Sequence[int] = (),
    closing: Closing | None = None,
    *,
    begun: bool = False,
) -> OutgoingMessage:
    """Return the public message: what happened in `entries`, the picture, whose turn it is.

    `mentioned` are the seats that are called here; `closing` is added to the last post; `begun` as in `story.told`.
    """
    table, bot_text = localized.table, localized.bot_text
    seat_view = table.look(PUBLIC)
    news = fitted(localized, told(localized, entries, begun=begun))
    if seat_view is None:
        return _frozen(localized, news)
    view = seat_view.view
    parts: list[ui.Item[ui.LayoutView]] = []
    if news:
        parts.append(text(news))
    files: tuple[tuple[str, bytes], ...] = ()
    drawn = await _drawn(table, lambda: table.game.pictures.table(view, localized.plain))
    if drawn is not None:
        files = (("table.png", drawn),)
        parts.append(picture("table.png", table.game.text.table(view, localized.plain)))
    told_whole = "" if drawn is not None else table.game.text.table(view, localized.marked)
    if told_whole:
        parts.append(text(told_whole))
    if closing is not None:
        parts += rounded_up(localized, closing)
        files += (("course.png", closing.chart),) if closing.chart is not None else ()
    rings = _rings(localized, mentioned) if table.row.status == Status.PLAYING else {}
    ask = ""
    if table.row.status == Status.PLAYING:
        names = [f"<@{rings[seat]}>" if seat in rings else name for seat, name in enumerate(bot_text.names)]
        ask = table.game.text.ask(view, (), localized.marked.named(names))
    elif table.row.status != Status.OVER:
        ask = bot_text(f"hand-{table.row.status}")
    if ask:
        parts.append(text(ask))
    buttons = [button(bot_text("button-rules"), doing(table, Action.RULES))]
    if table.row.status in {Status.PLAYING, Status.PAUSED}:
        buttons.insert(0, button(bot_text("button-hand"), doing(table, Action.HAND), discord.ButtonStyle.primary))
    else:
        buttons.append(button(bot_text("button-record"), doing(table, Action.RECORD)))
        if not table.live:
            buttons.insert(0, button(bot_text("button-again"), doing(table, Action.AGAIN), discord.ButtonStyle.primary))
            buttons.append(button(bot_text("button-history"), Control("past", table.id, what="open", number=0)))
            if table.game.hidden_hands and table.row.hands is Hands.CLOSED:
                agree = Control("past", table.id, what="agree", number=0)
                buttons.append(button(bot_text("button-open-hands"), agree))
    parts.append(row(*buttons))
    accent = accent_of(view.asked) if table.row.status == Status.PLAYING else LINEN
    digest = hash((news, ask, files, told_whole, closing, table.row.status, view.asked))
    return OutgoingMessage(container(*parts, accent=accent), files, tuple(rings.values()), digest=digest)


def rounded_up(localized: LocalizedTable, closing: Closing) -> list[ui.Item[ui.LayoutView]]:
    """Return the round-up of a table; its chart is to be attached as `course.png`."""
    parts: list[ui.Item[ui.LayoutView]] = [text(closing.words)] if closing.words else []
    if closing.chart is not None:
        parts.append(picture("course.png", localized.bot_text("course-alt")))
    return parts


async def _drawn(table: LiveTable, draw: Callable[[], bytes | None]) -> bytes | None:
    """Draw beside the event loop. Return None for a table of text only, and where drawing failed: text tells all."""
    return await drawing(f"table {table.id}", draw) if table.row.pictures else None


def _rings(localized: LocalizedTable, seats: Sequence[int]) -> dict[int, int]:
    return {
        seat: person.discord_id
        for seat in seats
        if (person := localized.people[seat]) is not None
        and person.discord_id is not None
        and localized.table.seats[seat].sitter == Occupant.PERSON
    }


def place_line(localized: LocalizedTable, client: discord.Client) -> str:
    """Return the line of a private message that says where the table stands, with the way back.

    A table of one's own stands in the same private messages: nothing is said.
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


def _frozen(localized: LocalizedTable, above: str) -> OutgoingMessage:
    """Return what is left to see of a table that does not replay: the word about it, and the way to its record."""
    bot_text = localized.bot_text
    words = "\n".join(filter(None, (above, bot_text("hand-frozen"))))
    return OutgoingMessage(
        container(text(words), row(button(bot_text("button-record"), doing(localized.table, Action.RECORD))))
    )


async def hand(
    localized: LocalizedTable,
    seat: int,
    reader: int | None,
    *,
    place: str = "",
    path: Sequence[str] = (),
    sure: Control | None = None,
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
    seat_view = table.look(seat)
    if seat_view is None:
        return _frozen(localized, place)
    said, view = table.game.text, seat_view.view
    playing = table.row.status == Status.PLAYING
    rest = resting_look(localized, seat)
    now = seat_view.choices if playing and rest is None else ()
    offer = ChoiceMenu(table.game, table.id, SeatView(view, now), localized.plain, tuple(path))
    meant = confirmed(sure, now) if sure else None
    chosen = offer.choices if meant is None else (meant,)
    words = said.hand(view, now, localized.marked)
    if rest is None:
        ask = _doubted(bot_text, offer, meant) or _asked(localized, view, now)
    else:
        ask = bot_text("hand-substitute") if _is_away(table, seat) else ""
    news = "" if path or sure else missed(localized, seat)
    above = "\n".join(filter(None, (f"-# {place}" if place else "", news)))
    parts: list[ui.Item[ui.LayoutView]] = [text(above)] if above else []
    files: tuple[tuple[str, bytes], ...] = ()
    draw = partial(table.game.pictures.hand, view, chosen, localized.plain)
    drawn = None if _is_away(table, seat) else await _drawn(table, draw)
    if drawn is not None:
        files = (("hand.png", drawn),)
        parts.append(picture("hand.png", said.hand(view, now, localized.plain) or said.ask(view, now, localized.plain)))
    elif words:
        parts.append(text(words))
    told = "" if rest is not None else await tip(table, seat, seat_view, localized.marked)
    if told:
        ask = f"> {bot_text('tip', text=told)}\n{ask}"
    asking = [text(ask)] if ask else []
    parts += asking
    if not table.live:
        again = [button(bot_text("button-again"), doing(table, Action.AGAIN), discord.ButtonStyle.primary)]
        parts += [row(*again)] if table.row.status is Status.OVER else []
        must_occupy(table, seat, reader)
        return OutgoingMessage(container(*parts), files, digest=hash((above, ask, files, table.row.status)))
    about_rules = button(bot_text("button-rules"), doing(table, Action.RULES))
    others = [
        button(bot_text("button-hand"), doing(table, Action.HAND)),
        button(bot_text("button-table"), doing(table, Action.TABLE)),
        about_rules,
    ]
    if now:
        others.append(button(bot_text("button-help"), doing(table, Action.HELP)))
    if path or sure:
        others[0] = button(bot_text("button-back"), Control("step", table.id, view.question))
    undo = playing and table.undoable_by == seat
    back = [button(bot_text("button-undo"), doing(table, Action.UNDO))] if undo else []
    if not offer.choices or sure:
        others, back = [*back, *others], []
    shown = 0 if drawn is None else viewport.picture_height(drawn)
    controls, over = list[ui.Item[ui.LayoutView]](), 0
    for beside, below in _ways(_auto_answers(localized, seat, seat_view), back, others, about_rules):
        room = viewport.HEIGHT - shown - viewport.height([*asking, *below])
        rows = confirming(offer, sure) if sure else laid_out(offer, room, beside)
        controls = [*rows, *below]
        over = viewport.height(rows) - room
        if over <= 0:
            break
    if over > 0 and drawn is not None:
        lower = await _drawn(table, partial(draw, viewport.lowered(drawn, over)))
        files = (("hand.png", lower or drawn),)
    parts += controls
    must_occupy(table, seat, reader)
    given = table.auto_answers.get(seat, "")
    asked = (above, words, ask, tuple(map(str, chosen)), files, view.question, undo, given, table.row.status)
    accent = accent_of([seat]) if seat in view.asked and rest is None and playing else LINEN
    return OutgoingMessage(container(*parts, accent=accent), files, digest=hash(asked) if rest is None else rest)


def resting_look(localized: LocalizedTable, seat: int) -> int | None:
    """Return the digest of the hand of a seat that nobody waits for, made without drawing it; None for any other.

    What has happened in the meantime does not count: a hand that tells less of that is still true.
    """
    table, seat_view = localized.table, localized.table.look(seat)
    if seat_view is None or table.row.status is not Status.PLAYING:
        return None
    away = _is_away(table, seat)
    if not away and (seat in seat_view.view.asked or seat_view.choices):
        return None
    words = table.game.text.hand(seat_view.view, (), localized.plain)
    undo = table.undoable_by == seat
    return hash(("rest", localized.locale, away, words, undo, _answers(table, seat)))


def _is_away(table: LiveTable, seat: int) -> bool:
    """Return whether a computer plays for the seat's owner until they are back."""
    return table.row.status is Status.PLAYING and table.seats[seat].sitter is Occupant.SUBSTITUTE


def expired_hand(table: LiveTable, locale: str) -> OutgoingMessage:
    """Return what stands in place of a hand that can no longer be kept up to date: the button that shows it anew."""
    bot_text = bot_localizer(locale)
    show = button(bot_text("button-hand"), doing(table, Action.HAND), discord.ButtonStyle.primary)
    return OutgoingMessage(container(text(bot_text("hand-expired")), row(show)))


def which_move(localized: LocalizedTable, offer: ChoiceMenu, moves: Sequence[Move]) -> OutgoingMessage:
    """Return the question which of several moves was meant, with the controls that make them.

    Raise `Refusal` with the first of them if they are more than a message offers.
    """
    if (rows := choosing_among(offer, moves)) is None:
        raise Refusal(Why.SEVERAL_MOVES, moves=", ".join(f"**{safe(offer.label(move))}**" for move in moves[:8]))
    return OutgoingMessage(container(text(localized.bot_text("typed-several")), *rows))


def _doubted(bot_text: Localizer, offer: ChoiceMenu, meant: Move | None) -> str:
    """Return the question that is asked once more before a move that wastes itself; empty for any other."""
    doubt = "" if meant is None else offer.doubt(meant)
    return bot_text("hand-doubt", doubt=doubt) if doubt else ""


def _asked(localized: LocalizedTable, view: View, choices: Sequence[Choice]) -> str:
    """Return the line of a hand that says what is asked; at the end how it ended, and one's own place."""
    table, bot_text = localized.table, localized.bot_text
    if table.row.status is Status.PLAYING:
        return table.game.text.ask(view, choices, localized.marked)
    if view.outcome is None:
        return bot_text("hand-lost" if table.lost else f"hand-{table.row.status}")
    place = view.outcome.places[view.audience]
    return f"{table.game.text.ask(view, (), localized.marked)}\n{bot_text('hand-place-taken', place=place)}"


def _ways(
    auto_answers: Sequence[ui.Item[ui.LayoutView]],
    back: Sequence[ui.Button[ui.LayoutView]],
    others: Sequence[ui.Button[ui.LayoutView]],
    rules: ui.Button[ui.LayoutView],
) -> Iterator[tuple[Sequence[ui.Button[ui.LayoutView]], list[ui.Item[ui.LayoutView]]]]:
    """Yield what can stand beside the moves, and what below them, from the most orderly to the closest.

    The `rules` are left out where that saves a row: the live post has them too.
    """
    yield back, [*auto_answers, row(*others)]
    given = [one for part in auto_answers if isinstance(part, ui.ActionRow) for one in part.children]
    words = [part for part in auto_answers if not isinstance(part, ui.ActionRow)]
    for beside, joined in ((back, [*given, *others]), ((), [*given, *back, *others])):
        if len(joined) <= IN_A_ROW:
            yield beside, [*words, row(*joined)]
        elif len(spared := [one for one in joined if one is not rules]) <= IN_A_ROW:
            yield beside, [*words, row(*spared)]


def _answers(table: LiveTable, seat: int) -> tuple[str, tuple[str, ...]]:
    """Return the answer that a seat has given beforehand, if it still counts, and those that it may give."""
    public = table.look(PUBLIC)
    if table.row.status is not Status.PLAYING or public is None or not table.game.auto_answers:
        return "", ()
    spans = {one.key: one.span(public.view, seat) for one in table.game.auto_answers}
    key, _, span = table.auto_answers.get(seat, "").partition(" ")
    if key in spans and str(spans[key]) == span:
        return key, ()
    return "", tuple(one for one, number in spans.items() if number is not None)[:IN_A_ROW]


def _auto_answers(localized: LocalizedTable, seat: int, seat_view: SeatView) -> list[ui.Item[ui.LayoutView]]:
    """Return the buttons that give an answer beforehand, or take back the one that was given."""
    table, localizer = localized.table, localized.plain
    given, offered = _answers(table, seat)
    if given:
        back = button(localized.bot_text("button-withdraw"), Control("stand", table.id, seat_view.view.question))
        return [text(localized.marked(f"auto-answer-{given}-given")), row(back)]
    buttons = [
        button(localizer(f"auto-answer-{one}"), Control("stand", table.id, seat_view.view.question, one))
        for one in offered
    ]
    return [row(*buttons)] if buttons else []


async def shown_table(localized: LocalizedTable) -> OutgoingMessage:
    """Return the public state for somebody who asked, without news and without mentioning anybody."""
    return await post(localized, ())
