"""What somebody wants of the house: where to be called, when not, and their tables everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
import msgspec
from discord import ui

from bot.discord import controls
from bot.discord.calling import clock_now, zone_called
from bot.discord.choices import row
from bot.discord.controls import Control, OwnDeed
from bot.discord.messages import Draft, container, text
from bot.discord.words import game_title, house_voice, safe
from bot.host.refusal import Stale
from games.core.contract import PUBLIC
from storage import Calls, Status
from storage.records import CHANNEL

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.host.host import Host
    from bot.host.table import LiveTable
    from storage import Person

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
"""Time zones to choose from; a menu holds twenty-five."""
NEVER: Final = "never"
MOST_TABLES: Final = 15
"""Tables that one overview lists."""


def me(person: Person, locale: str, now: float) -> Draft:
    """Return how somebody is called, with the menus that change it."""
    house = house_voice(locale)
    said = [f"## {house('me-title')}", house("me-about")]
    if person.zone is not None:
        said.append(house("me-clock", time=clock_now(person, now).strftime("%H:%M")))
    hours = [f"{hour:02}:00" for hour in range(24)]
    quiet_from = NEVER if person.quiet_from is None else f"{person.quiet_from // 60:02}:00"
    quiet_to = "08:00" if person.quiet_to is None else f"{person.quiet_to // 60:02}:00"
    return Draft(
        container(
            text("\n".join(said)),
            _menu(OwnDeed.CALLS, {one.value: house(f"calls-{one}") for one in Calls}, person.calls),
            _menu(OwnDeed.REMINDERS, {one: house(f"reminders-{one}") for one in ("yes", "no")}, _yes(person.reminders)),
            _menu(
                OwnDeed.INVITATIONS,
                {one: house(f"invitations-{one}") for one in ("yes", "no")},
                _yes(person.invitations),
            ),
            _menu(
                OwnDeed.QUIET_FROM,
                {NEVER: house("quiet-never")} | {hour: house("quiet-from", hour=hour) for hour in hours},
                quiet_from,
            ),
            _menu(OwnDeed.QUIET_TO, {hour: house("quiet-to", hour=hour) for hour in hours}, quiet_to),
            _menu(OwnDeed.ZONE, {zone: house("quiet-zone", zone=zone) for zone in ZONES}, person.zone or "UTC"),
        )
    )


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _menu(what: OwnDeed, offered: Mapping[str, str], current: str) -> ui.ActionRow[ui.LayoutView]:
    options = [
        discord.SelectOption(label=said[:100], value=key, default=key == current) for key, said in offered.items()
    ]
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=controls.write(Control("own", -1, what=what)), options=options
    )
    return row(select)


def changed(person: Person, what: OwnDeed, value: str) -> Person:
    """Return the person with what a menu was set to. Raise `Stale` for what it does not offer."""
    try:
        match what:
            case OwnDeed.CALLS:
                return msgspec.structs.replace(person, calls=Calls(value))
            case OwnDeed.REMINDERS:
                return msgspec.structs.replace(person, reminders=value == "yes")
            case OwnDeed.INVITATIONS:
                return msgspec.structs.replace(person, invitations=value == "yes")
            case OwnDeed.QUIET_FROM:
                begun = None if value == NEVER else _minutes(value)
                ends = 8 * 60 if person.quiet_to is None and begun is not None else person.quiet_to
                return msgspec.structs.replace(person, quiet_from=begun, quiet_to=ends)
            case OwnDeed.QUIET_TO:
                return msgspec.structs.replace(person, quiet_to=_minutes(value))
            case OwnDeed.ZONE if zone_called(value) is not None:
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


async def overview(host: Host, discord_id: int, locale: str) -> Draft:
    """Return somebody's live tables everywhere: whose turn it is, since when, and the way there."""
    house = house_voice(locale)
    lines: list[str] = []
    count = 0
    async for table, seat in host.tables_of(discord_id):
        count += 1
        if count <= MOST_TABLES:
            lines.append(await _line(host, table, seat, locale))
    if not lines:
        return Draft(container(text(house("tables-none"))))
    if count > MOST_TABLES:
        lines.append(house("tables-more", count=count - MOST_TABLES))
    return Draft(container(text("\n".join([f"## {house('tables-title')}", *lines]))))


async def _line(host: Host, table: LiveTable, seat: int, locale: str) -> str:
    house, sight = house_voice(locale), table.look(PUBLIC)
    shown = table.deliveries.get(CHANNEL)
    link = f"https://discord.com/channels/{table.row.guild or '@me'}/{table.row.channel}"
    if shown is not None and shown.message is not None:
        link += f"/{shown.message}"
    people = await host.people_at(table)
    names = [
        safe(one.name) if one is not None and one.name else house("computer-name", number=index + 1)
        for index, one in enumerate(people)
    ]
    if table.row.status is not Status.PLAYING or sight is None:
        state = house("tables-lobby" if table.row.status is Status.LOBBY else f"hand-{table.row.status}")
    elif seat in sight.view.asked:
        state = f"**{house('tables-your-turn')}**"
    else:
        state = house("tables-turn-of", who=house.list([names[one] for one in sight.view.asked]))
    game, wait = game_title(table.game, locale), table.waits.get(seat)
    since = table.last_move_at() if wait is None else wait.since
    return f"- [{game}]({link}) <#{table.row.channel}> · {state} · <t:{since}:R>"
