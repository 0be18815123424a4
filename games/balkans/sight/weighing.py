"""How a battle stands by what everybody can see: the strength of both sides before their tactics."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.balkans.rules.frames import Battle, FieldChoice
from games.balkans.rules.troops.strength import strength
from games.balkans.sight.imagining import imagine
from games.core.chance import SeededChance

if TYPE_CHECKING:
    from games.balkans.rules.state import State
    from games.balkans.sight.view import BalkansView

_BLANK = bytes(32)
"""What is unseen has no part in strength and reach, so any chance does."""


class Balance(NamedTuple):
    """The strength of attackers and defenders."""

    attackers: int
    defenders: int


def known(view: BalkansView) -> State:
    """Return a state in which all that everybody can see is as it is."""
    return imagine(view, SeededChance(_BLANK, 0))


def balance(view: BalkansView, battle: Battle) -> Balance:
    """Return the strength of both sides with their troops, walls, and the cards in effect, but without tactics."""
    state = known(view)
    attackers, defenders = (
        strength(state, battle, side, with_tactics=False).total for side in ("attackers", "defenders")
    )
    return Balance(attackers, defenders)


def ahead(view: BalkansView, kind: str) -> Balance | None:
    """Return how the battle would stand that the owner of a fortress decides about: "field" or "siege"."""
    choice = view.find(FieldChoice)
    if choice is None:
        return None
    sight = view.lands[choice.land]
    present = [army.seat for army in sight.armies]
    attackers = tuple(seat for seat in present if seat in sight.besiegers)
    defenders = tuple(seat for seat in present if seat not in sight.besiegers)
    level = sight.level if kind == "siege" else 0
    battle = Battle(
        "siege" if kind == "siege" else "field", choice.land, attackers, defenders, view.active, choice.seat, level
    )
    return balance(view, battle)
