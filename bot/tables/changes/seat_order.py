"""The order of seats in a lobby: teams, and changing places."""

from collections.abc import Sequence
from itertools import permutations

import msgspec

from bot.tables.permissions import must_be_in_lobby, must_be_live, must_lead
from bot.tables.state.refusal import Stale
from bot.tables.state.table import Actor, LiveTable, PlannedEntry
from storage import Change, EntryKind


def divisions(teams: Sequence[int]) -> list[tuple[int, ...]]:
    """Return every way to divide the seats among these teams, the present one first.

    Each is the order of seats that leads to it: who sits first, second … As few as possible have to move.
    """
    orders: dict[frozenset[frozenset[int]], tuple[int, ...]] = {}
    for order in permutations(range(len(teams))):
        orders.setdefault(frozenset(together(order, teams)), order)
    return list(orders.values())


def together(order: Sequence[int], teams: Sequence[int]) -> list[frozenset[int]]:
    """Return who plays together if they sit in this order, team by team."""
    return [
        frozenset(seat for seat, other in zip(order, teams, strict=True) if other == team)
        for team in sorted(set(teams))
    ]


def swapped(seats: int, one: int, other: int) -> tuple[int, ...]:
    """Return the order after two seats changed places. Raise `ValueError` unless both exist and differ."""
    if one == other or not {one, other} <= set(range(seats)):
        raise ValueError(f"{one} and {other} are not two of {seats} seats")
    return tuple({one: other, other: one}.get(seat, seat) for seat in range(seats))


def arrange(table: LiveTable, actor: Actor, order: Sequence[int], as_of: int) -> PlannedEntry | None:
    """Return the entry that seats those in the lobby in this order; None if it changes nothing.

    `order` names the seats as they were after entry `as_of`: who sits there is first, second … Raise `Stale` if
    somebody has sat down or left since, or the order is not one of those seats. For the table's owner and moderators.
    """
    must_lead(table.row, actor)
    must_be_live(table)
    must_be_in_lobby(table)
    if not table.lifecycle.seated <= as_of <= table.last or sorted(order) != list(range(len(table.seats))):
        raise Stale
    return arranged(table, order)


def arranged(table: LiveTable, order: Sequence[int]) -> PlannedEntry | None:
    """Return the entry that seats those in the lobby in this order of their seats now; None if it changes nothing."""
    if list(order) == sorted(order):
        return None
    seats = tuple(msgspec.structs.replace(table.seats[former], seat=seat) for seat, former in enumerate(order))
    return PlannedEntry(EntryKind.ARRANGE, Change(seats=seats), body=" ".join(map(str, order)))
