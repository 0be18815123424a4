"""Who sits where before play: the seats by which people change places, and those who play again move on."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import msgspec

from bot.tables.permissions import must_be_live, must_lead
from bot.tables.refusal import Refusal, Stale, Why
from bot.tables.rematch import order_again
from bot.tables.repository import once
from storage import Change, EntryKind, Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.repository import TableRepository
    from bot.tables.table import Actor, LiveTable


def divisions(teams: Sequence[int]) -> list[tuple[int, ...]]:
    """Return every way in which those who sit can be divided among these teams: the present one first.

    Each is the order of seats that makes it: who sits first, second … Whoever need not get up stays.
    """
    found: dict[frozenset[frozenset[int]], tuple[int, ...]] = {}
    for order in permutations(range(len(teams))):
        found.setdefault(frozenset(together(order, teams)), order)
    return list(found.values())


def together(order: Sequence[int], teams: Sequence[int]) -> list[frozenset[int]]:
    """Return who plays together when they sit in this order, team by team."""
    return [
        frozenset(one for one, team in zip(order, teams, strict=True) if team == which) for which in sorted(set(teams))
    ]


def swapped(seats: int, one: int, other: int) -> tuple[int, ...]:
    """Return the order in which two have changed places. Raise `ValueError` unless two sit there."""
    if one == other or not {one, other} <= set(range(seats)):
        raise ValueError(f"{one} and {other} are not two of {seats} seats")
    return tuple({one: other, other: one}.get(seat, seat) for seat in range(seats))


@once
async def arrange(
    repository: TableRepository, table: LiveTable, actor: Actor, order: Sequence[int], as_of: int, interaction: int
) -> None:
    """Seat people and computers in this order, before play. For the table's host and moderators.

    `order` names the seats as they were after entry `as_of`: whoever sits there is first, second … Raise `Stale` where
    somebody has sat down or got up since, or the order is not of those seats.
    """
    async with repository.changing(table, interaction):
        must_lead(table, actor)
        must_be_live(table)
        if table.row.status is not Status.LOBBY:
            raise Refusal(Why.ALREADY_STARTED)
        if not table.lifecycle.seated <= as_of <= table.last or sorted(order) != list(range(len(table.seats))):
            raise Stale
        if list(order) != sorted(order):
            await _seat(repository, table, order, interaction)


async def arrange_again(repository: TableRepository, table: LiveTable) -> None:
    """Seat those who play again in the order in which they do, unless somebody has arranged them otherwise."""
    if table.row.again is None or table.lifecycle.arranged:
        return
    try:
        ended = await repository.table(table.row.again)
    except Refusal:
        return
    order = order_again(table.seats, ended.seats)
    if order != sorted(order):
        await _seat(repository, table, order, None)


async def _seat(repository: TableRepository, table: LiveTable, order: Sequence[int], interaction: int | None) -> None:
    seats = tuple(msgspec.structs.replace(table.seats[one], seat=seat) for seat, one in enumerate(order))
    body = " ".join(map(str, order))
    await repository.write(table, EntryKind.ARRANGE, Change(seats=seats), body=body, interaction=interaction)
