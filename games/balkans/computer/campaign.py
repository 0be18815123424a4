"""Planning of campaigns: the target of an order, its cards, and idle troops sent to the front."""

from collections.abc import Sequence
from typing import Final

import msgspec

from games.balkans.computer.forces import MARCH, STRENGTH, Unit
from games.balkans.computer.outlook import Outlook, Target
from games.balkans.data.components import LANDS, card_of
from games.balkans.rules.moves import Attack, Choose, Order
from games.balkans.rules.state import NOBODY, UNPLAYABLE, friends, is_haven, lands_of, level
from games.balkans.rules.turns.orders import NO_LAND
from games.core.contract import Choice, Move

GOOD_CHANCE: Final = 0.55
"""Minimum chance of success for an attack."""
_FAR: Final = 1.5
"""Minimum extra gain of a farther target that justifies spending a card."""


class Muster(msgspec.Struct, frozen=True):
    """Armies to gather in a land of one's own at the front."""

    land: str
    units: tuple[Unit, ...]

    @property
    def strength(self) -> int:
        """The total strength of the armies."""
        return sum(STRENGTH[kind] for _, kind in self.units)

    @property
    def origin(self) -> str:
        """The land that holds at least half of the strength, so that a manoeuvre pays, or ""."""
        stacks: dict[str, int] = {}
        for land, kind in self.units:
            stacks[land] = stacks.get(land, 0) + STRENGTH[kind]
        land = max(stacks, key=stacks.__getitem__)
        return land if 2 * stacks[land] >= self.strength else ""


def muster(mind: Outlook) -> Muster | None:
    """Return the best way to gather idle troops beside a desirable land; None if they are too few."""
    wishes = {land: _wish(mind, land) for land in lands_of(mind.state, mind.seat)}
    fronts = [land for land, wish in wishes.items() if wish > 0 and is_haven(mind.state, land, mind.seat)]
    found = [
        Muster(front, tuple(unit for unit in mind.units(front) if wishes.get(unit[0], 0) <= 0))
        for front in sorted(fronts, key=lambda land: -wishes[land])[:3]
    ]
    best = max(found, key=lambda one: one.strength, default=None)
    return best if best is not None and best.strength >= 2 else None


def _wish(mind: Outlook, land: str) -> float:
    """Return the highest net value of a land's neighbours, worth minus resistance; 0 if none is worth taking."""
    found = [mind.worth(other) - mind.resistance(other) for other in LANDS[land].lands if _is_foreign(mind, other)]
    return max([0.0, *found])


def _is_foreign(mind: Outlook, land: str) -> bool:
    owner = mind.state.owner[land]
    if owner == NOBODY:
        return mind.state.power.get(land) != UNPLAYABLE
    return not friends(mind.state, mind.seat, owner)


# ---- the order and its cards ---------------------------------------------------------------------------------------


def has_aim(mind: Outlook) -> bool:
    """Whether there is a target with a good chance."""
    return bool(mind.targets) and mind.targets[0].chance >= GOOD_CHANCE


def gathering(mind: Outlook, kinds: set[str]) -> Order | None:
    """Return the order that gathers idle troops, a manoeuvre if most of them come from one land."""
    if "offensive" not in kinds or (found := muster(mind)) is None:
        return None
    return Order("manoeuvre" if "manoeuvre" in kinds and found.origin else "offensive")


def place(mind: Outlook, draft: Sequence[str], choices: Sequence[Choice]) -> Move | None:
    """Choose the places of an Offensive or a manoeuvre."""
    found = None if has_aim(mind) else muster(mind)
    if draft[0] == "order manoeuvre":
        answer = NO_LAND if len(draft) > 2 else (found.origin if found else "")
    else:
        aims = mind.aims(_range(draft[1].split(",")))
        answer = aims[0].land if aims and found is None else (found.land if found else "")
    return next((move for move in (Choose(answer), Attack(answer)) if move in choices), None)


def _range(cards: Sequence[str]) -> int:
    effects = [effect for card in cards if card != "-" for effect in card_of(card).entry.effects]
    return max([MARCH, *(effect.n for effect in effects if effect.id == "land_range")])


def helps_offensive(mind: Outlook, card: str) -> bool:
    """Whether a card helps against the best target, or brings a better one into reach."""
    near: Target | None = mind.targets[0] if mind.targets else None
    for effect in card_of(card).entry.effects:
        if effect.id == "land_range":
            far = mind.aims(effect.n)
            return bool(far) and far[0].chance >= GOOD_CHANCE and far[0].gain > (near.gain if near else 0) + _FAR
        if effect.id == "assault" and near is not None and mind.state.owner[near.land] != NOBODY:
            return level(mind.state, near.land) > 0
    return False
