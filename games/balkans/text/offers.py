"""Which legal choices menus show: none that achieve nothing, and none that others make in fewer steps."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from games.balkans.rules import moves
from games.balkans.views.reconstruct import leave_needed
from games.core.contract import Pick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.balkans.views.view import BalkansView
    from games.core.contract import Choice

_FIT_ON_SCREEN: Final = 25
"""Choices that fit on a screen."""


def offered(choices: Sequence[Choice], view: BalkansView) -> Sequence[Choice]:
    """Return the choices that menus show, in order.

    Left out are targets out of reach and, if there are too many, the least useful ones; fleets and armies moved step by
    step where whole moves are offered; and a turn's attacks on lands where there is nobody to fight, for which an
    Offensive is begun.
    """
    whole = any(choice.verb == moves.Send.verb for choice in choices)
    others = [choice for choice in choices if _target(choice, view) is None]
    voyages = sum(isinstance(choice, moves.Voyage) for choice in others)
    many = voyages and len(others) - voyages // 2 > _FIT_ON_SCREEN
    spared = moves.Voyage if many else moves.Sail if voyages else None
    others = [
        choice
        for choice in others
        if not (spared and isinstance(choice, spared))
        and not (whole and isinstance(choice, Pick) and choice.kind is moves.March)
    ]
    aims = _best(choices, view, _FIT_ON_SCREEN - len(others))
    return [choice for choice in choices if choice in others or choice in aims] if len(choices) > 1 else choices


def _target(choice: Choice, view: BalkansView) -> str | None:
    """Return the land that a choice makes the target of an Offensive, or None."""
    match choice:
        case moves.Attack(land):
            return land
        case moves.Choose(land) if view.asking in {"target", "attack"} and land in view.lands:
            return land
        case _:
            return None


def _best(choices: Sequence[Choice], view: BalkansView, most: int) -> set[Choice]:
    """Return the choices of targets in reach, at most so many, those first that can be fought for without leave."""
    near = reached(view)
    aims = [(choice, land) for choice in choices if (land := _target(choice, view)) is not None]
    if not any(land in near for _, land in aims):
        return {choice for choice, _ in aims}
    shown = [(choice, land) for choice, land in aims if land in near and (view.asking or is_fought_for(view, land))]
    shown.sort(key=lambda aim: (not is_fought_for(view, aim[1]), near[aim[1]]))
    return {choice for choice, _ in shown[:most]}


def is_fought_for(view: BalkansView, land: str) -> bool:
    """Return whether an Offensive at a land takes or relieves it; otherwise troops only gather there."""
    here, seat = view.lands[land], view.audience
    return here.owner not in {seat, *view.players[seat].allies} or bool(here.besiegers)


@lru_cache(maxsize=8)
def reached(view: BalkansView) -> dict[str, int]:
    """Return the lands that the Offensive being prepared can reach, and how many straits need leave on the way."""
    ways = {land: leave_needed(view, land) for land in view.lands}
    return {land: len(way) for land, way in ways.items() if way is not None}


def left_out(choices: Sequence[Choice], view: BalkansView) -> int:
    """Return how many targets are out of reach and therefore not offered."""
    if view.asking not in {"target", "attack"}:
        return 0
    aims = [land for choice in choices if (land := _target(choice, view)) is not None]
    return sum(land not in reached(view) for land in aims)
