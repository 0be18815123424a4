"""Messages with a server's standings, page by page, and with one person's card."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from discord import ui

from bot.discord.messages.answer import Answer
from bot.discord.messages.controls import ShowStandings
from bot.discord.messages.outgoing import OutgoingMessage, attached, container, menu, option, row, text, turning
from bot.discord.standings.visibility import readable
from bot.presentation.render_threads import drawing
from bot.presentation.standings_text import own_result, sureness, title_of, told_line
from bot.presentation.texts import bot_localizer, name_of, safe
from bot.tables.ended.standings import SETTLED, Chosen, Line, running
from bot.tables.service import TableService
from bot.tables.state.refusal import Refusal, Stale, Why
from bot.tables.state.table import Actor
from games.core.catalogue import localizer_for
from games.core.localizer import Localizer
from games.core.options import SHOWN, BadOptions
from storage import Occupant, Person, Result, Season

if TYPE_CHECKING:
    from games.kit.drawn import Picture

Readable: TypeAlias = Callable[[Iterable[int]], Awaitable[Collection[int]]]
"""Returns those of some channels that the reader can see."""

PLAYERS_PER_PAGE: Final = 8
"""Players on one page."""
LAST: Final = 10
"""Ended tables on the last page."""
LOOKED_AT: Final = 50
"""Ended tables that are searched for those in channels that the reader can see."""
MET: Final = 5
"""Opponents on a card."""
RECENT: Final = 5
"""Ended tables on a card."""
ALL_TIME: Final = "all"
"""The value of `season` for the results of all time."""


def selected(control: ShowStandings, values: Sequence[str]) -> ShowStandings:
    """Return the page that a used control shows: a menu's value replaces the game."""
    return msgspec.structs.replace(control, game=values[0], preset="") if values else control


async def turn(
    service: TableService, answer: Answer, actor: Actor, control: ShowStandings, values: Sequence[str]
) -> None:
    """Show another page of standings, in the message of the control if that is ephemeral.

    Raise `Stale` if there is no such page.
    """
    if control.guild != answer.interaction.guild_id:
        raise Stale
    query, may_read = selected(control, values), partial(readable, answer.interaction)
    draft = await page(service, query, actor, answer.locale, may_read)
    await answer.turn_to(draft)


async def chosen_by(
    service: TableService, guild: int, game: str | None, preset: str | None, season: str | None
) -> ShowStandings:
    """Return the page that a command asks for. Defaults: the game most played there, the current season.

    Raise `Refusal` if no table has ended there yet, for a game or preset that does not exist or is not offered now, and
    for a season the server never had. Raise `BadOptions` for what is not offered.
    """
    played = await service.standings.games(guild)
    games = [key for key in played if key in service.games]
    if game is None and not games:
        raise Refusal(Why.PAST_GAME_GONE if played else Why.NO_RESULTS)
    known = service.games.get(game or games[0])
    if preset and (known is None or preset not in known.Options.presets):
        offered = "" if known is None else ", ".join(known.Options.presets)
        raise BadOptions("option-not-a-choice", option="preset", text=preset[:SHOWN], choices=offered)
    seasons = await service.standings.seasons(guild)
    if season is None:
        number = now.id if (now := running(seasons)) else 0
    elif season == ALL_TIME:
        number = 0
    else:
        found = next((past for past in seasons if past.name == season), None)
        if found is None:
            raise Refusal(Why.NO_SEASON)
        number = found.id
    return ShowStandings(guild, game or games[0], preset or "", number)


@dataclass(frozen=True)
class _Page:
    """What is needed to show a page to one reader."""

    asked: ShowStandings
    season: Season | None
    lines: Sequence[Line]
    people: Mapping[int, Person]
    locale: str
    reader: int

    @property
    def bot_text(self) -> Localizer:
        return bot_localizer(self.locale)

    def name(self, person: int) -> str:
        return name_of(self.people.get(person), self.bot_text)


async def page(
    service: TableService, asked: ShowStandings, actor: Actor, locale: str, readable: Readable
) -> OutgoingMessage:
    """Return a page of standings. After the last one comes a page with the tables that ended most recently.

    It lists those in channels that are `readable`, and the reader's own. Raise `Refusal` if the game is gone.
    """
    if asked.game not in service.games:
        raise Refusal(Why.PAST_GAME_GONE)
    seasons = {season.id: season for season in await service.standings.seasons(asked.guild)}
    season = seasons.get(asked.season)
    leaderboard = await service.standings.leaderboard(Chosen(asked.guild, asked.game, asked.preset, season))
    lines = leaderboard.lines(await service.standings.hidden(asked.guild))
    pages = (len(lines) + PLAYERS_PER_PAGE - 1) // PLAYERS_PER_PAGE
    number = min(max(asked.page, 0), pages)
    people = await service.standings.people(
        line.person for line in lines[number * PLAYERS_PER_PAGE : (number + 1) * PLAYERS_PER_PAGE]
    )
    shown = _Page(asked, season, lines, people, locale, actor.person)
    title = _title(service, shown)
    parts: list[ui.Item[ui.LayoutView]] = [text(f"## {safe(title)}")]
    files: tuple[tuple[str, bytes], ...] = ()
    if number < pages:
        told = [
            f"{f'{rank}.' if line.settled else '–'} {shown.name(line.person)}: {told_line(line, shown.bot_text)}"
            for rank, line in _on_page(shown, number)
        ]
        drawn = await drawing(None, "standings", _drawn, shown, title, number)
        table, files = attached("standings.png", drawn, "\n".join(told), "\n".join(map(safe, told)))
        parts += table
        computers = [
            shown.bot_text(f"standings-{strength}", rating=str(line.rating or 0), tables=line.tables, wins=line.wins)
            for strength, line in leaderboard.computers(asked.game).items()
        ]
        parts.append(
            text("\n".join(f"-# {words}" for words in (shown.bot_text("standings-note", games=SETTLED), *computers)))
        )
    else:
        parts.append(text(await _last_tables(service, shown, readable)))
    parts.append(
        row(
            turning("◀", msgspec.structs.replace(asked, page=number - 1), possible=number > 0),
            turning("▶", msgspec.structs.replace(asked, page=number + 1), possible=number < pages),
        )
    )
    games = [key for key in await service.standings.games(asked.guild) if key in service.games]
    if len(games) > 1:
        titles = {key: title_of(service, key, locale) for key in games[:25]}
        options = [option(key, name, chosen=key == asked.game) for key, name in titles.items()]
        parts.append(menu(ShowStandings(asked.guild, "", "", asked.season), options))
    return OutgoingMessage(container(*parts), files)


def _title(service: TableService, shown: _Page) -> str:
    own = localizer_for(service.games[shown.asked.game], shown.locale)
    game = own("game-name")
    if shown.asked.preset and own.has(f"preset-{shown.asked.preset}"):
        game = f"{game}, {own(f'preset-{shown.asked.preset}')}"
    if shown.season is not None:
        return f"{game} · {shown.season.name}"
    return shown.bot_text("standings-title", game=game)


def _on_page(shown: _Page, number: int) -> list[tuple[int, Line]]:
    return list(enumerate(shown.lines, start=1))[number * PLAYERS_PER_PAGE : (number + 1) * PLAYERS_PER_PAGE]


def _drawn(shown: _Page, title: str, number: int) -> Picture:
    from games.kit.lists.standings import Rank, standings_page  # noqa: PLC0415 - loads the drawing libraries, 7 MB that an idle bot does not need

    ranks = [
        Rank(
            rank if line.settled else 0,
            shown.name(line.person),
            "" if line.rating is None else str(line.rating),
            sureness(line),
            str(line.tables),
            str(line.wins),
            mine=line.person == shown.reader,
        )
        for rank, line in _on_page(shown, number)
    ]
    return standings_page(title, (shown.bot_text("standings-rating"), shown.bot_text("standings-tables")), ranks)


async def _last_tables(service: TableService, shown: _Page, readable: Readable) -> str:
    found = await service.standings.last(shown.asked.guild, LOOKED_AT)
    own = {result.table for _, result in found if any(seat.person == shown.reader for seat in result.seats)}
    results: list[Result] = []
    for start in range(0, len(found), LAST):
        some = found[start : start + LAST]
        open_to = await readable(channel for channel, result in some if result.table not in own)
        results += [result for channel, result in some if result.table in own or channel in open_to]
        if len(results) >= LAST:
            break
    del results[LAST:]
    hidden = await service.standings.hidden(shown.asked.guild)
    people = await service.standings.people(
        seat.person for result in results for seat in result.seats if seat.person is not None
    )
    lines = [f"**{shown.bot_text('standings-last')}**"]
    for result in results:
        first = [seat for seat in result.seats if seat.place == 1]
        names = [
            safe(name_of(people.get(seat.person), shown.bot_text))
            for seat in first
            if seat.person is not None and not seat.given_up and seat.person not in hidden
        ]
        computers = sum(seat.sitter is Occupant.COMPUTER for seat in first)
        if computers:
            names.append(shown.bot_text("some-computers", count=computers))
        game, when = title_of(service, result.game, shown.locale), f"<t:{result.ended_at}:R>"
        if names:
            lines.append(shown.bot_text("last-line", game=game, who=shown.bot_text.list(names), when=when))
        else:
            lines.append(shown.bot_text("last-line-unnamed", game=game, when=when))
    return "\n".join(lines)


async def card(service: TableService, guild: int, actor: Actor, locale: str) -> OutgoingMessage:
    """Return one person's card: figures by game, opponents, and latest tables in a server."""
    bot_text = bot_localizer(locale)
    found = await service.standings.card(guild, actor.person)
    own = (await service.standings.people([actor.person])).get(actor.person)
    parts: list[ui.Item[ui.LayoutView]] = [text(f"## {safe(name_of(own, bot_text))}")]
    if not found.games:
        return OutgoingMessage(container(*parts, text(bot_text("card-none"))))
    lines: list[str] = []
    for key, rank, count, line in found.games:
        place = f" · {bot_text('card-rank', rank=rank, count=count)}" if line.settled else ""
        lines.append(f"**{title_of(service, key, locale)}**{place}\n{told_line(line, bot_text)}")
    parts.append(text("\n".join(lines)))
    people = await service.standings.people(pair.other for pair in found.pairs[:MET])
    met = [
        bot_text(
            "card-pair",
            who=safe(name_of(people.get(pair.other), bot_text)),
            tables=pair.tables,
            before=pair.before,
            behind=pair.behind,
        )
        for pair in found.pairs[:MET]
    ]
    if met:
        parts.append(text("\n".join((f"**{bot_text('card-met')}**", *met))))
    last = [own_result(service, result, actor.person, locale) for result in found.last[:RECENT]]
    parts.append(text("\n".join((f"**{bot_text('standings-last')}**", *last))))
    if found.hidden:
        parts.append(text(f"-# {bot_text('card-hidden')}"))
    return OutgoingMessage(container(*parts))
