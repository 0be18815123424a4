"""How a computer deals with others in Razbor: alliances made and left, and the cards it plays there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.balkans.data.components import card_of
from games.balkans.rules.moves import (
    Accept,
    BreakAlliance,
    Card,
    Decline,
    Pass,
    Propose,
)
from games.balkans.rules.state import NOBODY, land_count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.balkans.computer.outlook import Outlook
    from games.core.contract import Choice, Move


def diplomacy(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Leave an ally who is about to win; seek one who is behind, against the leader."""
    state = mind.state
    others = [one for one, status in enumerate(state.status) if status == "alive" and one != mind.seat]
    if BreakAlliance() in choices:
        winning = [one for one in state.ally[mind.seat] if state.influence[one] >= state.options.target - 6]
        crowded = len(state.ally[mind.seat]) == len(others)
        if winning or crowded:
            return BreakAlliance()
        return Pass()
    proposals = [one for one in choices if isinstance(one, Propose) and one.members.count("+") == 1]
    weak = min(others, key=lambda one: (mind.standing(one), one), default=NOBODY)
    for one in proposals:
        if weak != mind.leader and state.kingdoms[weak] in one.members.split("+") and len(others) > 2:
            return one
    return Pass()


def answer(mind: Outlook, members: Sequence[int]) -> Move:
    """Accept an alliance that leaves the leader out and does not rule the map."""
    state = mind.state
    lands = sum(land_count(state, one) for one in members)
    rest = sum(land_count(state, one) for one, status in enumerate(state.status) if status == "alive") - lands
    return Accept() if mind.leader not in members and lands <= rest + 4 else Decline()


def razbor_card(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Play every card of Razbor that pays."""
    gold = mind.state.gold[mind.seat]
    for one in choices:
        if isinstance(one, Card):
            entry = card_of(one.card).entry
            lasting = any(effect.id == "battle_bonus" for effect in entry.effects)
            if entry.cost == 0 or gold >= entry.cost + (4 if lasting else 0):
                return one
    return Pass()
