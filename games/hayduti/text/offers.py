"""Which groups are offered beside the choice of single hayduts."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from games.core.contract import Pick
from games.hayduti.data.cards import BOARD, CODES, LIKE, STATS
from games.hayduti.rules.forming import strength_of
from games.hayduti.rules.moves import Group
from games.hayduti.views.determinize import reconstruct

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.core.contract import Choice
    from games.hayduti.views.view import HaydutiView

GROUPS_OFFERED: Final = 3
"""Groups offered at once."""
_LARGEST_POOL: Final = 10
"""Hayduts among which groups are looked for."""


def offered(choices: Sequence[Choice], view: HaydutiView) -> Sequence[Choice]:
    """Return the choices; before the hayduts of a group, the groups that waste least.

    They come by what they reach, the most first: for a stat, one group for each value in reach before any other.
    """
    pick = next((choice for choice in choices if isinstance(choice, Pick) and choice.kind is Group), None)
    if pick is None or len(pick.pool) > _LARGEST_POOL:
        return choices
    groups = [group for group in _thrifty(pick, view) if group not in choices]
    return [*groups[:GROUPS_OFFERED], *choices]


def _thrifty(pick: Pick, view: HaydutiView) -> Iterator[Group]:
    """Yield the groups, those that use least strength for what they reach first; of like groups one."""
    state = reconstruct(view)
    plan = view.plan
    assert plan is not None
    seen: set[tuple[int, ...]] = set()
    listed: list[tuple[int, int, Group]] = []
    for size in range(pick.least, pick.most + 1):
        for cards in combinations(pick.pool, size):
            printed = tuple(sorted(LIKE[CODES[name]] for name in cards))
            if printed in seen or not pick.fits(group := Group(cards)):
                continue
            seen.add(printed)
            total = strength_of(state, cards).total
            paid = max(cost for _, cost in BOARD if cost <= total) if plan.goal in STATS else pick.need
            listed.append((paid, total, group))
    best: dict[int, int] = {}
    for paid, total, _ in listed:
        best[paid] = min(total, best.get(paid, total))
    reached: set[int] = set()
    first: list[Group] = []
    rest: list[Group] = []
    for paid, total, group in sorted(listed, key=lambda item: -item[0]):
        if total == best[paid]:
            (rest if paid in reached else first).append(group)
            reached.add(paid)
    yield from first
    yield from rest
