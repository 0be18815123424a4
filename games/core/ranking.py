"""Computes places from results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence


def places_for(results: Sequence[Any]) -> tuple[int, ...]:
    """Return the place of each seat, from 1 for the highest result. Equal results share a place: 1, 2, 2, 4.

    Results are numbers, or tuples of numbers that are compared from the left.
    """
    return tuple(1 + sum(other > mine for other in results) for mine in results)


def seats_by_place(places: Sequence[int]) -> list[tuple[int, list[int]]]:
    """Return each place with the seats that have it, best first, seats ascending."""
    return [(place, [seat for seat, own in enumerate(places) if own == place]) for place in sorted(set(places))]
