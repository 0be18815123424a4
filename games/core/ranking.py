"""Computes places from results."""

from collections.abc import Callable, Sequence
from statistics import NormalDist
from typing import Any, Final

_CHANCE: Final = NormalDist().cdf
_NARROWEST: Final = 1e-6
"""A spread at which any difference decides."""


def places_for(results: Sequence[Any]) -> tuple[int, ...]:
    """Return the place of each seat, from 1 for the highest result. Equal results share a place: 1, 2, 2, 4.

    Results are numbers, or tuples of numbers that are compared from the left.
    """
    return tuple(1 + sum(other > mine for other in results) for mine in results)


def seats_by_place(places: Sequence[int]) -> list[tuple[int, list[int]]]:
    """Return each place with the seats that have it, best first, seats ascending."""
    return [(place, [seat for seat, own in enumerate(places) if own == place]) for place in sorted(set(places))]


def shares_beaten(places: Sequence[int], teams: Sequence[int] = ()) -> list[float]:
    """Return the share of its rivals that each seat has beaten, from 0 to 1; a shared place counts as half.

    Rivals are the seats of other teams; without `teams`, all other seats. Where nobody has the first place all have
    lost, and have beaten nobody.
    """
    if min(places) > 1:
        return [0.0] * len(places)
    return _shares(places, teams, lambda own, other: 1.0 if own < other else 0.5 if own == other else 0.0)


def expected_shares(points: Sequence[float], spread: float, teams: Sequence[int] = ()) -> list[float]:
    """Return the share of its rivals that each seat is expected to beat, if these are the points it is heading for.

    `spread` is the standard deviation of how the difference between two seats will still change, 0 at the end.
    """
    wide = max(spread, _NARROWEST)
    return _shares(points, teams, lambda own, other: _CHANCE((own - other) / wide))


def _shares(results: Sequence[Any], teams: Sequence[int], beaten: Callable[[Any, Any], float]) -> list[float]:
    sides = teams or range(len(results))
    return [
        sum(beaten(own, other) for other, theirs in zip(results, sides, strict=True) if theirs != side)
        / sum(theirs != side for theirs in sides)
        for own, side in zip(results, sides, strict=True)
    ]
