"""Who plays with whom, and who sits where: told in the lobby, and changed there by menus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord

from bot.discord.texts import safe
from bot.tables.refusal import Stale
from bot.tables.seat_order import arrange, divisions, swapped, together

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.discord.controls import Control
    from bot.discord.messages import LocalizedTable
    from bot.tables.service import TableService
    from bot.tables.table import Actor, LiveTable

DIVIDE: Final = "divide"
"""What the menu sets by which those who sit are divided into teams; its values are orders of seats."""
SWAP: Final = "swap"
"""What the menu sets by which two change places; its values are seats."""
LONGEST: Final = 100
"""Characters of a row of a menu, and of the line under it."""


def teams_told(localized: LocalizedTable) -> list[str]:
    """Return who plays together, where some do: those who sit, and the numbers of free seats."""
    teams = _teams(localized.table, len(localized.table.seats) in localized.table.numbers())
    if not _shared(teams):
        return []
    sides = [[seat_lines(localized, seat) for seat in sorted(one)] for one in together(range(len(teams)), teams)]
    return [localized.bot_text("lobby-teams", teams=" · ".join(map(" + ".join, sides)))]


def seat_lines(localized: LocalizedTable, seat: int) -> str:
    """Return who sits there, safe for a message, or the seat's number from 1."""
    return safe(localized.names[seat]) if seat < len(localized.names) else str(seat + 1)


def divisions_offered(localized: LocalizedTable) -> list[discord.SelectOption]:
    """Return the ways in which those who sit can be divided into teams; none before all seats of the teams are taken.

    The first is how they sit now.
    """
    if len(localized.table.seats) not in localized.table.numbers():
        return []
    teams = _teams(localized.table, True)
    if not _shared(teams):
        return []
    rows: list[discord.SelectOption] = []
    for order in divisions(teams):
        mine, *others = sorted(map(sorted, together(order, teams)))  # the first seat's own team is told first
        rows.append(
            discord.SelectOption(
                label=_fitted(localized, [mine]),
                description=_fitted(localized, others),
                value=" ".join(map(str, order)),
                default=not rows,
            )
        )
    return rows


def _fitted(localized: LocalizedTable, sides: Sequence[Sequence[int]]) -> str:
    """Return who is in these teams, on one line of a menu; long names give way."""
    most = max(len(name) for name in localized.names)
    while True:
        told = " · ".join(" + ".join(_cut(localized.names[seat], most) for seat in side) for side in sides)
        if len(told) <= LONGEST:
            return told
        most -= 1


def _cut(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


def places_offered(localized: LocalizedTable) -> list[discord.SelectOption]:
    """Return those of whom two may change places; none where one sits alone."""
    if len(localized.names) < 2:
        return []
    return [
        discord.SelectOption(label=f"{seat + 1}. {name}"[:LONGEST], value=str(seat))
        for seat, name in enumerate(localized.names)
    ]


async def seat_anew(
    service: TableService, table: LiveTable, actor: Actor, control: Control, values: Iterable[str], number: int
) -> None:
    """Carry out what one of these menus was set to. Raise `Stale` where others sit there than it showed."""
    seats = [int(one) for value in values for one in value.split()]
    if control.what == SWAP:
        if len(seats) != 2:
            raise Stale
        seats = list(swapped(len(table.seats), *seats))
    await arrange(service, table, actor, seats, control.number, number)


def shared(localized: LocalizedTable) -> bool:
    """Return whether some of those who sit, or will sit, play together."""
    return _shared(_teams(localized.table, len(localized.table.seats) in localized.table.numbers()))


def _teams(table: LiveTable, full: bool) -> Sequence[int]:
    return table.game.teams(table.options, len(table.seats) if full else min(table.numbers()))


def _shared(teams: Sequence[int]) -> bool:
    """Return whether anybody plays together with another."""
    return len(set(teams)) < len(teams)
