"""The history of tables, page by page, in ephemeral messages."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from discord import ui

from bot.discord.history import reviews
from bot.discord.messages.answer import Answer
from bot.discord.messages.controls import Action, ShowHistory
from bot.discord.messages.outgoing import (
    Files,
    OutgoingMessage,
    Parts,
    Row,
    attached,
    button,
    container,
    doing,
    line,
    menu,
    option,
    picture,
    review_button,
    row,
    rows_of,
    text,
    turning,
)
from bot.discord.messages.post import rounded_up
from bot.discord.messages.story import story_parts, table_shown
from bot.presentation.history_text import listed, names_at, own_ways, page_news
from bot.presentation.localized_table import LocalizedTable
from bot.presentation.render_threads import drawing
from bot.presentation.roundup import closing
from bot.presentation.story import story_of
from bot.presentation.texts import bot_localizer, error_text, game_title, name_of, safe
from bot.tables.ended.history import HistoryPage
from bot.tables.ended.record import record_of
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Why
from bot.tables.state.table import Actor
from games.core.contract import View
from games.core.localizer import Localizer
from storage import Person, Played

TOLD_EVERY: Final = 20
"""Percentage of an export between two messages about its progress."""
PAGE: Final = "html"
FILM: Final = "film"
"""Steps of a `ShowHistory` control that export a table as a file."""
AGREE: Final = "agree"
"""The step of a `ShowHistory` control that agrees to reveal the hands of an ended table."""
WITHDRAW: Final = "withdraw"
"""The step of a `ShowHistory` control that withdraws that agreement."""
COURSE: Final = "course"
"""The step of a `ShowHistory` control that shows the score chart of an ended table."""


async def listing(service: TableService, guild: int, channel: int, actor: Actor, locale: str) -> OutgoingMessage:
    """Return the latest tables of a channel, and the reader's own in its server, with menus that open them."""
    bot_text = bot_localizer(locale)
    here = await service.history.of_channel(channel)
    own = await service.history.of_person(guild, actor.person)
    people = await service.standings.people(who for played in (*here, *own) for who in played.people)
    parts: list[ui.Item[ui.LayoutView]] = []
    for heading, key, tables in ((bot_text("history-here"), "here", here), (bot_text("history-own"), "own", own)):
        known = [played for played in tables if played.game in service.games]
        if known:
            lines = [listed(service, played, people, locale) for played in known]
            parts.append(text("\n".join((f"**{heading}**", *lines))))
            parts.append(_menu(service, key, known, people, locale))
    waiting = sorted({played.game for played in (*here, *own)} - service.games.keys())
    if waiting:
        parts.append(text(bot_text("history-waits", games=", ".join(f"`{game}`" for game in waiting))))
    if not parts:
        parts.append(text(bot_text("history-none")))
    return OutgoingMessage(container(*parts))


def _menu(service: TableService, key: str, tables: Sequence[Played], people: Mapping[int, Person], locale: str) -> Row:
    options = [
        option(
            str(played.table),
            f"#{played.table} · {game_title(service.games[played.game], locale)}",
            ", ".join(names_at(played, people, locale)),
        )
        for played in tables
    ]
    return menu(ShowHistory(0, key, 0), options, bot_localizer(locale)("history-open"))


async def page(
    service: TableService, look: HistoryPage, locale: str, *, hands: bool = False, note: str = ""
) -> OutgoingMessage:
    """Return a page of a table's history: the news, the public table after it, and buttons to other pages.

    With `hands`, what each seat held is shown too; where the hands are closed by now, the page says so instead. Above
    it stands the `note`. Raise `Refusal` while the table goes on.
    """
    if hands and look.table.live:
        raise Refusal(Why.HANDS_NOT_YET)
    bot_text = bot_localizer(locale)
    if hands and look.hands is None:
        hands, note = False, bot_text("refusal-hands-closed")
    table, timeline = look.table, look.timeline
    localized = LocalizedTable(table, look.people, locale)
    entries = timeline.span(look.page)
    where = bot_text("history-page", page=look.page, pages=len(timeline.pages) - 1)
    title = f"## {game_title(table.game, locale)} #{table.id}\n-# {where} · <t:{entries[0].at}:f>"
    parts: list[ui.Item[ui.LayoutView]] = [text(title)]
    if note:
        parts.append(text(note))
    parts += story_parts(localized, story_of(localized, entries, page_news(look, localized, entries)))
    draw = table.game.pictures.table
    drawn = await drawing(table.game, f"the past of table {table.id}", draw, look.view, localized.plain)
    shown, files = table_shown(localized, "past.png", look.view, drawn)
    parts += shown
    if hands:
        held, drawn_hands = await _hands(localized, look.hands or ())
        parts += held
        files += drawn_hands
    last = look.page == len(timeline.pages) - 1
    end = await closing(service, localized, chart=False) if last or not look.counted else None
    parts += rounded_up(localized, end)[0] if end is not None and last else []
    turned = () if look.counted or end is None else end.turned
    parts += _ways(look, bot_text, turned, hands=hands, charted=last and end is not None and end.charted)
    if not table.live:
        buttons = [
            button(bot_text("button-record"), doing(table, Action.RECORD)),
            button(bot_text("button-page"), ShowHistory(table.id, PAGE, look.page, hands)),
            button(bot_text("button-film"), ShowHistory(table.id, FILM, look.page)),
            *_about_hands(look, bot_text, hands=hands),
        ]
        if await service.reviews.offered(table, look.reader):
            buttons.insert(0, review_button(table, bot_text))
        parts += rows_of(buttons)
    return OutgoingMessage(container(*parts), files)


async def give_file(
    service: TableService, look: HistoryPage, answer: Answer, *, film: bool, hands: bool = False
) -> None:
    """Export an ended table as a page or as an animation, and send it; messages tell the progress.

    With `hands` the page tells what each seat held; a moving picture is too small for that. Raise `Refusal` while the
    table goes on, and where the hands are closed, or are closed again meanwhile.
    """
    table, bot_text = look.table, bot_localizer(answer.locale)
    if table.live:
        raise Refusal(Why.RECORD_NOT_YET)
    if hands and look.hands is None:
        raise Refusal(Why.HANDS_CLOSED)
    await answer.promise()
    told = 0

    async def tell(done: int, length: int) -> None:
        nonlocal told
        if (share := 100 * done // length) >= told + TOLD_EVERY:
            told = share
            await answer.keep(line(bot_text("film-making" if film else "file-making", share=share)))

    names = LocalizedTable(table, look.people, answer.locale).names
    try:
        data = await service.export_worker.make(record_of(table), names, answer.locale, tell, film=film, hands=hands)
    except Refusal as problem:
        await answer.keep(line(error_text(problem, answer.locale)))
        return
    if hands and not await service.history.hands_are_open(table):
        await answer.keep(line(bot_text("refusal-hands-closed")))
        return
    name = f"{table.game.key}-{table.id}.{'webp' if film else 'html'}"
    if film:
        body: ui.Item[ui.LayoutView] = picture(name, game_title(table.game, answer.locale))
    else:
        body = ui.File(f"attachment://{name}")
    words = text(bot_text("film-here" if film else "page-here"))
    await answer.keep(OutgoingMessage(container(words, body), ((name, data),)))


def _about_hands(look: HistoryPage, bot_text: Localizer, *, hands: bool) -> list[ui.Button[ui.LayoutView]]:
    """Return the buttons that show or hide the hands, and that agree to reveal them or withdraw that."""
    buttons: list[tuple[str, ShowHistory]] = []
    stay = ShowHistory(look.table.id, "stay", look.page)
    if look.hands is not None and hands:
        buttons.append((bot_text("button-table-only"), stay))
    elif not look.table.game.hidden_hands:
        pass
    elif look.hands is not None:
        buttons.append((bot_text("button-see-hands"), msgspec.structs.replace(stay, hands=True)))
    elif not look.agreed:
        buttons.append((bot_text("button-open-hands"), msgspec.structs.replace(stay, step=AGREE)))
    if look.agreed:
        buttons.append((bot_text("button-close-hands"), msgspec.structs.replace(stay, step=WITHDRAW)))
    return [button(label, control) for label, control in buttons]


async def agree(service: TableService, look: HistoryPage, actor: Actor, locale: str) -> OutgoingMessage:
    """Agree to reveal the hands of an ended table. Return the page with them, or with those who have not agreed."""
    await service.history.agree(look.table, actor)
    missing, bot_text = await service.history.asked_for_hands(look.table), bot_localizer(locale)
    who = bot_text.list([f"**{safe(name_of(person, bot_text))}**" for person in missing])
    now = await service.history.look(look.table.id, look.page, actor, look.table.row.guild)
    return await page(
        service, now, locale, hands=not missing, note=bot_text("hands-agreed", who=who) if missing else ""
    )


async def withdraw(service: TableService, look: HistoryPage, actor: Actor, locale: str) -> OutgoingMessage:
    """Withdraw the agreement to reveal the hands of an ended table, and return the page without them."""
    await service.history.withdraw(look.table, actor)
    now = await service.history.look(look.table.id, look.page, actor, look.table.row.guild)
    return await page(service, now, locale, note=bot_localizer(locale)("hands-withdrawn"))


async def _hands(localized: LocalizedTable, views: Sequence[View]) -> tuple[Parts, Files]:
    """Return each seat's hand under its name, as a picture if there is one, else in words."""
    game, files = localized.table.game, Files()
    said = game.text
    parts: Parts = [text(f"**{localized.bot_text('hands-of')}**")]
    for seat, view in enumerate(views):
        what = f"the past of table {localized.table.id}"
        held = await drawing(game, what, game.pictures.hand, view, (), localized.plain)
        name = f"**{localized.bot_text.name(seat)}**"
        if held is None:
            parts.append(text(f"{name}: {said.hand(view, (), localized.marked) or localized.bot_text('hands-empty')}"))
        else:
            alt = said.hand(view, (), localized.plain) or localized.names[seat]
            shown, drawn = attached(f"hand-{seat}.png", held, alt)
            parts += [text(name), *shown]
            files += drawn
    return parts, files


async def course(service: TableService, look: HistoryPage, locale: str) -> OutgoingMessage:
    """Return the score chart and summary of a finished table. Raise `Refusal` for any other."""
    localized = LocalizedTable(look.table, look.people, locale)
    end = await closing(service, localized)
    if end is None:
        raise Refusal(Why.NO_SUCH_TABLE)
    parts, files = rounded_up(localized, end)
    back = row(button(localized.bot_text("button-back"), ShowHistory(look.table.id, "stay", look.page)))
    return OutgoingMessage(container(*parts, back), files)


def _ways(look: HistoryPage, bot_text: Localizer, turned: Sequence[int], *, hands: bool, charted: bool) -> list[Row]:
    """Return the buttons to other pages: next and previous, own moves, parts of the game, changes of the score.

    In games without points there are buttons to the pages `turned`, the turning points.
    """
    timeline, table, here, last = look.timeline, look.table.id, look.page, len(look.timeline.pages) - 1

    def way(label: str, step: str, to: int | None) -> ui.Button[ui.LayoutView]:
        control = ShowHistory(table, step, here if to is None else to, hands)
        return turning(label, control, possible=to is not None and to != here)

    rows = [
        row(
            way("|◀", "first", 0),
            way("◀", "back", here - 1 if here else None),
            way("▶", "on", here + 1 if here < last else None),
            way("▶|", "last", last),
        )
    ]
    if own := own_ways(look, bot_text):
        rows.append(row(*(way(*parts) for parts in own)))
    before, after = timeline.parts_beside(here)
    further: list[ui.Button[ui.LayoutView]] = []
    if before not in {None, 0} or after is not None:
        further += [way("◀◀", "before", before), way("▶▶", "after", after)]
    less, more = timeline.points_beside(here)
    if less is not None or more is not None:
        points = bot_text("button-points")
        further += [way(f"◀ {points}", "less", less), way(f"{points} ▶", "more", more)]
    if turned:
        earlier, later = [page for page in turned if page < here], [page for page in turned if page > here]
        turns = bot_text("button-turns")
        further.append(way(f"◀ {turns}", "turnless", max(earlier, default=None)))
        further.append(way(f"{turns} ▶", "turnmore", min(later, default=None)))
    if charted:
        further.append(button(bot_text("button-course"), ShowHistory(table, COURSE, here)))
    if further:
        rows.append(row(*further))
    return rows


async def show(
    service: TableService, answer: Answer, actor: Actor, control: ShowHistory, values: Sequence[str]
) -> None:
    """Handle a control of a history page or a review, in its own message if that is ephemeral."""
    if control.step in reviews.STEPS:
        await reviews.show(service, answer, actor, control)
        return
    number = int(values[0]) if values and values[0].isdecimal() else control.table
    look = await service.history.look(number, control.page, actor, answer.interaction.guild_id)
    match control.step:
        case "html" | "film" as step:
            await give_file(service, look, answer, film=step == FILM, hands=control.hands)
            return
        case "agree" if not control.hands:
            draft = await agree(service, look, actor, answer.locale)
        case "withdraw" if not control.hands:
            draft = await withdraw(service, look, actor, answer.locale)
        case "course" if not control.hands:
            draft = await course(service, look, answer.locale)
        case _:
            draft = await page(service, look, answer.locale, hands=control.hands)
    await answer.turn_to(draft)
