"""Which legal choices menus show: none that achieve nothing, and none that others make in fewer steps."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from games.balkans.rules import moves
from games.balkans.rules.turns.orders import order_cards
from games.balkans.views.reconstruct import in_reach, reconstruct
from games.core.contract import Pick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.balkans.views.view import BalkansView
    from games.core.contract import Choice, Move

_ROWS: Final = 25
"""Voyages in one menu; with more, a fleet is chosen first, then its way."""


def offered(choices: Sequence[Choice], view: BalkansView) -> Sequence[Choice]:
    """Return the choices that menus show, in order.

    Left out are targets out of reach, an Offensive to be begun if no card can go with it and every target in reach is
    offered at once, and fleets and armies to be moved step by step where whole moves are offered.
    """
    if len(choices) == 1:
        return choices
    targets = reached(view) if _aims(choices, view) else frozenset()
    shown = [choice for choice in choices if not _is_far(choice, view, targets)]
    direct = any(isinstance(choice, moves.Attack) for choice in shown)
    if direct and not order_cards(reconstruct(view), view.audience, "offensive"):
        shown = [choice for choice in shown if choice != moves.Order("offensive")]
    voyages = sum(isinstance(choice, moves.Voyage) for choice in shown)
    spared = moves.Voyage if voyages > _ROWS else moves.Sail if voyages else None
    whole = any(choice.verb == moves.Send.verb for choice in shown)
    return [
        choice
        for choice in shown
        if not (spared and isinstance(choice, spared))
        and not (whole and isinstance(choice, Pick) and choice.kind is moves.March)
    ]


def _aims(choices: Sequence[Choice], view: BalkansView) -> bool:
    return view.asking in {"target", "attack"} or any(isinstance(choice, moves.Attack) for choice in choices)


def _is_far(choice: Choice, view: BalkansView, targets: frozenset[str]) -> bool:
    """Return whether a choice is a target out of reach while others are in reach."""
    if not targets:
        return False
    match choice:
        case moves.Attack(land):
            return land not in targets
        case moves.Choose(land) if view.asking in {"target", "attack"} and land in view.lands:
            return land not in targets
        case _:
            return False


@lru_cache(maxsize=8)
def reached(view: BalkansView) -> frozenset[str]:
    """Return the lands that the Offensive being prepared can reach, at least with leave to pass straits."""
    return frozenset(land for land in view.lands if in_reach(view, land))


def left_out(choices: Sequence[Choice], view: BalkansView) -> int:
    """Return how many targets are out of reach and therefore not offered."""
    shown = offered(choices, view)
    aims: list[Move] = [choice for choice in choices if isinstance(choice, moves.Choose) and choice.what in view.lands]
    return sum(aim not in shown for aim in aims) if view.asking in {"target", "attack"} else 0
