"""Who plays with whom, and who sits where: told in the lobby, and changed there by menus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord

from bot.discord.words import safe
from bot.host.arranging import arrange, divisions, swapped, together
from bot.host.refusal import Stale

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.discord.controls import Control
    from bot.discord.messages import Seated
    from bot.host.host import Host
    from bot.host.table import Actor, LiveTable

DIVIDE: Final = "divide"
"""What the menu sets by which those who sit are divided into teams; its values are orders of seats."""
SWAP: Final = "swap"
"""What the menu sets by which two change places; its values are seats."""
LONGEST: Final = 100
"""Characters of a row of a menu, and of the line under it."""


def teams_told(seated: Seated) -> list[str]:
    """Return who plays together, where some do: those who sit, and the numbers of free seats."""
    teams = _teams(seated.table, len(seated.table.seats) in seated.table.numbers())
    if not _shared(teams):
        return []
    sides = [[sitting(seated, seat) for seat in sorted(one)] for one in together(range(len(teams)), teams)]
    return [seated.house("lobby-teams", teams=" · ".join(map(" + ".join, sides)))]


def sitting(seated: Seated, seat: int) -> str:
    """Return who sits there, safe for a message, or the seat's number from 1."""
    return safe(seated.names[seat]) if seat < len(seated.names) else str(seat + 1)


def divisions_offered(seated: Seated) -> list[discord.SelectOption]:
    """Return the ways in which those who sit can be divided into teams; none before all seats of the teams are taken.

    The first is how they sit now.
    """
    if len(seated.table.seats) not in seated.table.numbers():
        return []
    teams = _teams(seated.table, True)
    if not _shared(teams):
        return []
    rows: list[discord.SelectOption] = []
    for order in divisions(teams):
        mine, *others = sorted(map(sorted, together(order, teams)))  # the first seat's own team is told first
        rows.append(
            discord.SelectOption(
                label=_fitted(seated, [mine]),
                description=_fitted(seated, others),
                value=" ".join(map(str, order)),
                default=not rows,
            )
        )
    return rows


def _fitted(seated: Seated, sides: Sequence[Sequence[int]]) -> str:
    """Return who is in these teams, on one line of a menu; long names give way."""
    most = max(len(name) for name in seated.names)
    while True:
        told = " · ".join(" + ".join(_cut(seated.names[seat], most) for seat in side) for side in sides)
        if len(told) <= LONGEST:
            return told
        most -= 1


def _cut(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"


def places_offered(seated: Seated) -> list[discord.SelectOption]:
    """Return those of whom two may change places; none where one sits alone."""
    if len(seated.names) < 2:
        return []
    return [
        discord.SelectOption(label=f"{seat + 1}. {name}"[:LONGEST], value=str(seat))
        for seat, name in enumerate(seated.names)
    ]


async def seat_anew(
    host: Host, table: LiveTable, actor: Actor, control: Control, values: Iterable[str], number: int
) -> None:
    """Carry out what one of these menus was set to. Raise `Stale` where others sit there than it showed."""
    seats = [int(one) for value in values for one in value.split()]
    if control.what == SWAP:
        if len(seats) != 2:
            raise Stale
        seats = list(swapped(len(table.seats), *seats))
    await arrange(host, table, actor, seats, control.number, number)


def shared(seated: Seated) -> bool:
    """Return whether some of those who sit, or will sit, play together."""
    return _shared(_teams(seated.table, len(seated.table.seats) in seated.table.numbers()))


def _teams(table: LiveTable, full: bool) -> Sequence[int]:
    return table.game.teams(table.options, len(table.seats) if full else min(table.numbers()))


def _shared(teams: Sequence[int]) -> bool:
    """Return whether anybody plays together with another."""
    return len(set(teams)) < len(teams)
