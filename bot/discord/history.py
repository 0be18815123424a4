"""Tables of the past and present, page by page, as messages to one reader's eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import discord
from discord import ui

from bot.discord.choices import button, row
from bot.discord.controls import Control, Deed, write
from bot.discord.drawing import drawing
from bot.discord.messages import Draft, Seated, container, line, picture, rounded_up, text
from bot.discord.roundup import closing
from bot.discord.standings import name_of, turning
from bot.discord.story import fitted, told_by_the_house
from bot.discord.words import game_title, house_voice, safe, told_kindly
from bot.host.record import record_of
from bot.host.refusal import Refusal, Why

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.discord.answer import Answer
    from bot.host.history import Look
    from bot.host.host import Host
    from bot.host.table import Actor
    from games.core.contract import View
    from games.core.voice import Voice
    from storage import Entry, Person, Played


Files: TypeAlias = "tuple[tuple[str, bytes], ...]"

TOLD_EVERY: Final = 20
"""Hundredths of a file from one word about its progress to the next."""
PAGE: Final = "html"
FILM: Final = "film"
"""Steps of a `past` control that make a file of a table."""
AGREE: Final = "agree"
"""The step of a `past` control that lets the hands of an ended table be seen."""
WITHDRAW: Final = "withdraw"
"""The step of a `past` control that takes that back."""
COURSE: Final = "course"
"""The step of a `past` control that shows the course of an ended table."""
HANDS: Final = "+hands"
"""What ends the step of a `past` control that shows a page with open hands."""


async def listing(host: Host, guild: int, channel: int, actor: Actor, locale: str) -> Draft:
    """Return the last tables of a channel, and those of the reader in its server, with menus that open them."""
    house = house_voice(locale)
    here = await host.history.of_channel(channel)
    own = await host.history.of_person(guild, actor.person)
    people = await host.standings.people(who for one in (*here, *own) for who in one.people)
    parts: list[ui.Item[ui.LayoutView]] = []
    for heading, key, tables in ((house("history-here"), "here", here), (house("history-own"), "own", own)):
        known = [one for one in tables if one.game in host.games]
        if known:
            lines = [_listed(host, one, people, locale) for one in known]
            parts.append(text("\n".join((f"**{heading}**", *lines))))
            parts.append(_menu(host, key, known, people, locale))
    if not parts:
        parts.append(text(house("history-none")))
    return Draft(container(*parts))


def _names(one: Played, people: Mapping[int, Person], locale: str) -> list[str]:
    return [name_of(people.get(who), house_voice(locale)) for who in one.people]


def _listed(host: Host, one: Played, people: Mapping[int, Person], locale: str) -> str:
    names = house_voice(locale).list([safe(name) for name in _names(one, people, locale)])
    game = game_title(host.games[one.game], locale)
    return f"#{one.table} · **{game}** · <t:{one.changed_at}:R> · {names or house_voice(locale)('nobody')}"


def _menu(
    host: Host, key: str, tables: Sequence[Played], people: Mapping[int, Person], locale: str
) -> ui.ActionRow[ui.LayoutView]:
    menu: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=write(Control("past", 0, what=key, number=0)),
        placeholder=house_voice(locale)("history-open")[:150],
        options=[
            discord.SelectOption(
                label=f"#{one.table} · {game_title(host.games[one.game], locale)}"[:100],
                description=", ".join(_names(one, people, locale))[:100] or None,
                value=str(one.table),
            )
            for one in tables
        ],
    )
    return ui.ActionRow(menu)


async def page(host: Host, look: Look, locale: str, *, hands: bool = False, note: str = "") -> Draft:
    """Return a page of a table's past: what happened, what everybody could see after it, and the ways on.

    With `hands`, what each seat held is shown too; where the hands are closed by now, the page says so instead. Above
    it stands the `note`. Raise `Refusal` while the table goes on.
    """
    if hands and look.table.live:
        raise Refusal(Why.HANDS_NOT_YET)
    house = house_voice(locale)
    if hands and look.hands is None:
        hands, note = False, house("refusal-hands-closed")
    table, past = look.table, look.past
    seated = Seated(table, look.people, locale)
    said = table.game.words
    entries = past.span(look.page)
    where = house("history-page", page=look.page, pages=len(past.pages) - 1)
    title = f"## {game_title(table.game, locale)} #{table.id}\n-# {where} · <t:{entries[0].at}:f>"
    parts: list[ui.Item[ui.LayoutView]] = [text(title)]
    if note:
        parts.append(text(note))
    if news := fitted(seated, _told(look, seated, entries)):
        parts.append(text(news))
    files: Files = ()
    data = await drawing(f"the past of table {table.id}", table.game.pictures.table, look.view, seated.plain)
    if data is None:
        parts.append(text(said.table(look.view, seated.marked)))
    else:
        files = (("past.png", data),)
        parts.append(picture("past.png", said.table(look.view, seated.plain)))
    if hands:
        shown, drawn = await _hands(seated, look.hands or ())
        parts += shown
        files += drawn
    last = look.page == len(past.pages) - 1
    end = await closing(host, seated, chart=False) if last or not look.counted else None
    parts += rounded_up(seated, end) if end is not None and last else []
    mode = HANDS if hands else ""
    turned = () if look.counted or end is None else end.turned
    parts += _ways(look, house, mode, turned, charted=last and end is not None and end.charted)
    if not table.live:
        parts.append(
            row(
                button(house("button-record"), Control("do", table.id, what=Deed.RECORD, number=table.last)),
                button(house("button-page"), Control("past", table.id, what=f"{PAGE}{mode}", number=look.page)),
                button(house("button-film"), Control("past", table.id, what=FILM, number=look.page)),
                *_about_hands(look, house, hands=hands),
            )
        )
    return Draft(container(*parts), files)


async def give_file(host: Host, look: Look, answer: Answer, *, film: bool, hands: bool = False) -> None:
    """Have the page or the moving picture of an ended table made, tell how far it is, and hand it out.

    With `hands` the page tells what each seat held; a moving picture is too small for that. Raise `Refusal` while the
    table goes on, and where the hands are closed, or are closed again meanwhile.
    """
    table, house = look.table, house_voice(answer.locale)
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
            await answer.keep(line(house("film-making" if film else "file-making", share=share)))

    names = Seated(table, look.people, answer.locale).names
    try:
        data = await host.workshop.make(record_of(table), names, answer.locale, tell, film=film, hands=hands)
    except Refusal as problem:
        await answer.keep(line(told_kindly(problem, answer.locale)))
        return
    if hands and not await host.history.hands_are_open(table):
        await answer.keep(line(house("refusal-hands-closed")))
        return
    name = f"{table.game.key}-{table.id}.{'webp' if film else 'html'}"
    if film:
        body: ui.Item[ui.LayoutView] = picture(name, game_title(table.game, answer.locale))
    else:
        body = ui.File(f"attachment://{name}")
    words = text(house("film-here" if film else "page-here"))
    await answer.keep(Draft(container(words, body), ((name, data),)))


def _told(look: Look, seated: Seated, entries: Sequence[Entry]) -> list[str]:
    """Return what happened on a page, line by line: in the game, then beside it."""
    lines: list[str] = []
    if look.events:
        lines += "\n".join(look.table.game.words.news(look.events, look.view, seated.marked)).splitlines()
    return lines + told_by_the_house(seated, entries)


def _about_hands(look: Look, house: Voice, *, hands: bool) -> list[ui.Button[ui.LayoutView]]:
    """Return the buttons that show the hands, or hide them again; that agree to their being shown, or take it back."""
    ways: list[tuple[str, str]] = []
    if look.hands is not None and hands:
        ways.append((house("button-table-only"), "stay"))
    elif not look.table.game.hidden_hands:
        pass
    elif look.hands is not None:
        ways.append((house("button-see-hands"), f"stay{HANDS}"))
    elif not look.agreed:
        ways.append((house("button-open-hands"), AGREE))
    if look.agreed:
        ways.append((house("button-close-hands"), WITHDRAW))
    return [button(label, Control("past", look.table.id, what=what, number=look.page)) for label, what in ways]


async def agree(host: Host, look: Look, actor: Actor, locale: str) -> Draft:
    """Let the hands of an ended table be seen, and return the page with them, or with who has still to agree."""
    await host.history.agree(look.table, actor)
    missing, house = await host.history.asked_for_hands(look.table), house_voice(locale)
    who = house.list([f"**{safe(name_of(person, house))}**" for person in missing])
    now = await host.history.look(look.table.id, look.page, actor, look.table.row.guild)
    return await page(host, now, locale, hands=not missing, note=house("hands-agreed", who=who) if missing else "")


async def withdraw(host: Host, look: Look, actor: Actor, locale: str) -> Draft:
    """Take back that the hands of an ended table may be seen, and return the page without them."""
    await host.history.withdraw(look.table, actor)
    now = await host.history.look(look.table.id, look.page, actor, look.table.row.guild)
    return await page(host, now, locale, note=house_voice(locale)("hands-withdrawn"))


async def _hands(seated: Seated, views: Sequence[View]) -> tuple[list[ui.Item[ui.LayoutView]], Files]:
    """Return what each seat held under its name: as a picture where there is one, else in words."""
    said, files = seated.table.game.words, list[tuple[str, bytes]]()
    parts: list[ui.Item[ui.LayoutView]] = [text(f"**{seated.house('hands-of')}**")]
    for seat, view in enumerate(views):
        held = await drawing(
            f"the past of table {seated.table.id}", seated.table.game.pictures.hand, view, (), seated.plain
        )
        name = f"**{seated.house.name(seat)}**"
        if held is None:
            parts.append(text(f"{name}: {said.hand(view, (), seated.marked) or seated.house('hands-empty')}"))
        else:
            files.append((f"hand-{seat}.png", held))
            parts += [text(name), picture(files[-1][0], said.hand(view, (), seated.plain) or seated.names[seat])]
    return parts, tuple(files)


async def course(host: Host, look: Look, locale: str) -> Draft:
    """Return the course of a table that was played to its end, as a chart and in words. Raise `Refusal` of others."""
    seated = Seated(look.table, look.people, locale)
    end = await closing(host, seated)
    if end is None:
        raise Refusal(Why.NO_SUCH_TABLE)
    files = (("course.png", end.chart),) if end.chart is not None else ()
    back = Control("past", look.table.id, what="stay", number=look.page)
    parts = [*rounded_up(seated, end), row(button(seated.house("button-back"), back))]
    return Draft(container(*parts), files)


def _ways(
    look: Look, house: Voice, mode: str, turned: Sequence[int], *, charted: bool
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the buttons to other pages: by one, to the ends, where a part begins, where points were won or lost.

    Where nobody counts points, they lead to the pages where the game `turned`.
    """
    past, table, here, last = look.past, look.table.id, look.page, len(look.past.pages) - 1

    def way(label: str, step: str, to: int | None) -> ui.Button[ui.LayoutView]:
        control = Control("past", table, what=f"{step}{mode}", number=here if to is None else to)
        return turning(label, control, possible=to is not None and to != here)

    rows = [
        row(
            way("|◀", "first", 0),
            way("◀", "back", here - 1 if here else None),
            way("▶", "on", here + 1 if here < last else None),
            way("▶|", "last", last),
        )
    ]
    before, after = past.part_before(here), past.part_after(here)
    further: list[ui.Button[ui.LayoutView]] = []
    if before not in {None, 0} or after is not None:
        further += [way("◀◀", "before", before), way("▶▶", "after", after)]
    less, more = past.points_before(here), past.points_after(here)
    if less is not None or more is not None:
        points = house("button-points")
        further += [way(f"◀ {points}", "less", less), way(f"{points} ▶", "more", more)]
    if turned:
        earlier, later = [page for page in turned if page < here], [page for page in turned if page > here]
        turns = house("button-turns")
        further.append(way(f"◀ {turns}", "turnless", max(earlier, default=None)))
        further.append(way(f"{turns} ▶", "turnmore", min(later, default=None)))
    if charted:
        further.append(button(house("button-course"), Control("past", table, what=COURSE, number=here)))
    if further:
        rows.append(row(*further))
    return rows
