"""Answers of the rules that follow from a view alone, computed on a state reconstructed from it."""

from collections.abc import Callable
from typing import Final

from games.balkans.data.components import card_of
from games.balkans.rules.events import Strength
from games.balkans.rules.frames import Battle, FieldChoice, Losses, innermost
from games.balkans.rules.machine import leads
from games.balkans.rules.moves import Lose
from games.balkans.rules.realm import economy
from games.balkans.rules.state import State, neutral_strength
from games.balkans.rules.troops import strength
from games.balkans.rules.troops.strength import Balance
from games.balkans.rules.turns import orders
from games.balkans.rules.war import field_choice
from games.balkans.views.determinize import determinize
from games.balkans.views.view import BalkansView
from games.core.reconstruct import reconstruction

reconstruct: Final[Callable[[BalkansView], State]] = reconstruction(determinize)


def balance(view: BalkansView, battle: Battle) -> Balance:
    """Return the strength of both sides without tactics."""
    return strength.balance(reconstruct(view), battle)


def forces(view: BalkansView, battle: Battle) -> tuple[Strength, Strength]:
    """Return the strength of attackers and defenders without tactics, term by term."""
    state = reconstruct(view)
    return (
        strength.strength(state, battle, "attackers", with_tactics=False),
        strength.strength(state, battle, "defenders", with_tactics=False),
    )


def ahead(view: BalkansView, how: str) -> Balance | None:
    """Return the strength of both sides if the owner of an attacked fortress chose "field" or "siege".

    None if that is not asked, not even when a reaction has ended.
    """
    state = reconstruct(view)
    if view.find(FieldChoice) is None:
        state = next(iter(leads(state, view.audience).values()), state)
    choice = innermost(state.frames, FieldChoice)
    return None if choice is None else strength.balance(state, field_choice.ahead(state, choice, how))


def lost_first(view: BalkansView) -> tuple[str, ...]:
    """Return the pieces that the view's seat loses if it says at once how its battle goes on; empty if it cannot."""
    if view.find(Losses) is None:
        return ()
    first = next(iter(leads(reconstruct(view), view.audience)), None)
    return first.pieces if isinstance(first, Lose) else ()


def resistance(view: BalkansView, land: str) -> int:
    """Return the strength of a land without a player, with its fortress and without its tactic."""
    land_view = view.lands[land]
    return neutral_strength(reconstruct(view), land_view.power) + land_view.level


def harvest(view: BalkansView) -> int:
    """Return the gold that a Harvest without cards would bring the view's seat now."""
    return sum(part.amount for part in economy.harvest_parts(reconstruct(view), view.audience, ()))


def in_reach(view: BalkansView, land: str) -> bool:
    """Whether the Offensive that the seat is preparing could reach a land if all straits were open."""
    return leave_needed(view, land) is not None


def leave_needed(view: BalkansView, land: str) -> tuple[str, ...] | None:
    """Return the closed straits on the seat's way to a land; None if it is out of reach."""
    return orders.leave_needed(reconstruct(view), view.audience, land)


def acts(view: BalkansView, card: str) -> bool:
    """Whether a card would have any effect; only start cards of battles are checked."""
    battle = view.find(Battle)
    if battle is None or battle.stage != "start" or card_of(card).entry.timing != "battle_start":
        return True
    return strength.acts(reconstruct(view), battle, view.audience, card)
