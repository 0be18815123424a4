"""A person's settings (where and when they are notified) and the overview of their tables."""

import logging
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from discord import ui

from bot.discord.messages.controls import ManageData, OwnAction
from bot.discord.messages.outgoing import (
    LONGEST_TEXT,
    OutgoingMessage,
    Row,
    button,
    container,
    link_to,
    menu,
    option,
    row,
    text,
)
from bot.presentation.localized_table import LocalizedTable, localize
from bot.presentation.notifications import clock_now, zone_called
from bot.presentation.story import table_in_words
from bot.presentation.texts import bot_localizer, game_title, safe
from bot.tables.service import TableService
from bot.tables.state.refusal import Stale
from bot.tables.state.table import LiveTable, SeatView
from games.core.contract import PUBLIC
from games.core.localizer import Localizer
from storage import Calls, Person, Status, TableRow

log = logging.getLogger(__name__)

ZONES: Final = (
    "Europe/Sofia",
    "Europe/Bucharest",
    "Europe/Chisinau",
    "Europe/Moscow",
    "Europe/Kyiv",
    "Europe/Belgrade",
    "Europe/Athens",
    "Europe/Istanbul",
    "Europe/Berlin",
    "Europe/Paris",
    "Europe/London",
    "Europe/Lisbon",
    "Asia/Tbilisi",
    "Asia/Yekaterinburg",
    "Asia/Almaty",
    "Asia/Novosibirsk",
    "Asia/Vladivostok",
    "Asia/Jerusalem",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Australia/Sydney",
    "UTC",
)
"""Time zones to choose from; a menu holds 25."""
NEVER: Final = "never"
BOTH: Final = ("yes", "no")
"""The choices of a menu that turns something on or off."""
SWITCHES: Final = {
    OwnAction.REMINDERS: "reminders",
    OwnAction.INVITATIONS: "invitations",
    OwnAction.SINGLE_OPTIONS: "single_options",
}
"""Such menus, and the field of a person that each sets."""
MOST_TABLES: Final = 15
"""Tables in one overview."""
MOST_TOLD: Final = 2
"""Parts of what the overview says about how far a game is: round and season, trump and deck."""


def me(person: Person, locale: str, now: float, pages: int = 0) -> OutgoingMessage:
    """Return a person's settings, with the menus that change them, and the number of `pages` that show them tables."""
    bot_text = bot_localizer(locale)
    said = [f"## {bot_text('me-title')}", bot_text("me-about")]
    if person.zone is not None:
        said.append(bot_text("me-clock", time=clock_now(person, now).strftime("%H:%M")))
    hours = [f"{hour:02}:00" for hour in range(24)]
    quiet_from = NEVER if person.quiet_from is None else f"{person.quiet_from // 60:02}:00"
    quiet_to = "08:00" if person.quiet_to is None else f"{person.quiet_to // 60:02}:00"
    return OutgoingMessage(
        container(
            text("\n".join(said)),
            _menu(OwnAction.CALLS, {choice.value: bot_text(f"calls-{choice}") for choice in Calls}, person.calls),
            *(
                _menu(what, {key: bot_text(f"{what}-{key}") for key in BOTH}, BOTH[not getattr(person, field)])
                for what, field in SWITCHES.items()
            ),
            _menu(
                OwnAction.QUIET_FROM,
                {NEVER: bot_text("quiet-never")} | {hour: bot_text("quiet-from", hour=hour) for hour in hours},
                quiet_from,
            ),
            _menu(OwnAction.QUIET_TO, {hour: bot_text("quiet-to", hour=hour) for hour in hours}, quiet_to),
            _menu(OwnAction.ZONE, {zone: bot_text("quiet-zone", zone=zone) for zone in ZONES}, person.zone or "UTC"),
            *(_pages(bot_text, pages) if pages else ()),
        )
    )


def _pages(bot_text: Localizer, pages: int) -> list[ui.Item[ui.LayoutView]]:
    end = button(bot_text("button-end-pages"), ManageData(OwnAction.END_PAGES))
    return [text(bot_text("me-pages", count=pages)), row(end)]


def _menu(what: OwnAction, offered: Mapping[str, str], current: str) -> Row:
    return menu(ManageData(what), [option(key, said, chosen=key == current) for key, said in offered.items()])


def changed(person: Person, what: OwnAction, value: str) -> Person:
    """Return the person with a changed setting. Raise `Stale` for a value that the menu does not offer."""
    try:
        match what:
            case OwnAction.CALLS:
                return msgspec.structs.replace(person, calls=Calls(value))
            case OwnAction.REMINDERS | OwnAction.INVITATIONS | OwnAction.SINGLE_OPTIONS:
                return msgspec.structs.replace(person, **{SWITCHES[what]: value == "yes"})
            case OwnAction.QUIET_FROM:
                begun = None if value == NEVER else _minutes(value)
                ends = 8 * 60 if person.quiet_to is None and begun is not None else person.quiet_to
                return msgspec.structs.replace(person, quiet_from=begun, quiet_to=ends)
            case OwnAction.QUIET_TO:
                return msgspec.structs.replace(person, quiet_to=_minutes(value))
            case OwnAction.ZONE if zone_called(value) is not None:
                return msgspec.structs.replace(person, zone=value)
            case _:
                raise Stale
    except ValueError as error:
        raise Stale from error


def _minutes(hour: str) -> int:
    number = int(hour.partition(":")[0])
    if not 0 <= number < 24:
        raise ValueError(hour)
    return number * 60


async def overview(service: TableService, discord_id: int, locale: str) -> OutgoingMessage:
    """Return a person's live tables in all servers: with whom, how far, whose turn it is, since when, and a link.

    Those that wait for the person come first, the longest wait first.
    """
    bot_text = bot_localizer(locale)
    listed: list[tuple[bool, int, str]] = []
    async for table, seat in service.tables_of(discord_id):
        try:
            listed.append(await _listed(service, table, seat, locale))
        except Exception:
            log.exception("table %s cannot be listed", table.id)
            listed.append((True, table.row.changed_at, f"- #{table.id} · {bot_text('table-failed')}"))
    count = len(listed)
    lines = [told for _, _, told in sorted(listed)[:MOST_TABLES]]
    for waiting in await service.waiting_tables_of(discord_id):
        count += 1
        if count <= MOST_TABLES:
            gone = waiting.game not in service.games
            told = bot_text("tables-waits", game=waiting.game) if gone else bot_text("refusal-set-aside")
            lines.append(f"- {_channel(waiting)}{told}")
    if not lines:
        return OutgoingMessage(container(text(bot_text("tables-none"))))
    while len(said := _overview_of(lines, count, bot_text)) > LONGEST_TEXT:
        lines.pop()
    return OutgoingMessage(container(text(said)))


def _overview_of(lines: Sequence[str], count: int, bot_text: Localizer) -> str:
    """Return the overview of `count` tables, of which the first have these lines."""
    more = [bot_text("tables-more", count=count - len(lines))] if count > len(lines) else []
    return "\n".join([f"## {bot_text('tables-title')}", *lines, *more])


def _channel(row: TableRow) -> str:
    """Return a mention of a table's channel, and a separator; empty for a table that has lost it to another table."""
    return f"<#{row.channel}> · " if row.channel > 0 else ""


async def _listed(service: TableService, table: LiveTable, seat: int, locale: str) -> tuple[bool, int, str]:
    """Return whether a table waits for others, since when it waits, and the line about it."""
    bot_text, seat_view = bot_localizer(locale), table.look(PUBLIC)
    localized = await localize(service, table, locale)
    names = [safe(name) for name in localized.names]
    mine = table.waits_for(seat)
    if table.lost:
        state = bot_text("tables-lost")
    elif table.row.status is not Status.PLAYING or seat_view is None:
        state = bot_text("tables-lobby" if table.row.status is Status.LOBBY else f"hand-{table.row.status}")
    elif mine:
        state = f"**{bot_text('tables-your-turn')}**"
    else:
        state = bot_text("tables-turn-of", who=bot_text.list([names[asked] for asked in seat_view.view.asked]))
    game, wait = game_title(table.game, locale), table.deadlines.get(seat)
    since = table.lifecycle.moved_at if wait is None else wait.since
    title = f"**{game}** · " if table.lost else f"[{game}]({link_to(table)}) {_channel(table.row)}"
    others = ", ".join(name for at, name in enumerate(names) if at != seat)
    told = " · ".join(filter(None, (others, _how_far(localized, seat_view), state, f"<t:{since}:R>")))
    return not mine, since, f"- {title}{told}"


def _how_far(localized: LocalizedTable, public: SeatView | None) -> str:
    """Return how far the game of a table is, such as its round or what is left of its deck; empty in the lobby.

    Tables in words begin with a line about that, in parts; where the first line has a single one, it is about a seat.
    """
    if public is None:
        return ""
    parts = table_in_words(localized, public.view, localized.marked).partition("\n")[0].split(" · ")
    return " · ".join(parts[:MOST_TOLD]) if len(parts) > 1 else ""
