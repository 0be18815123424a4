"""How things stand, as a computer reckons: worth of lands, forces, chances of battles.

It reckons with public numbers and its own hand only; a full state is used because the rules answer questions to one,
and what it holds of others' secrets is never read.
"""

from __future__ import annotations

import functools
import math
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from games.balkans.data.components import (
    DISTANCE,
    KINDS,
    LANDS,
    LIMITS,
    POWERS,
    SEAS,
    STRAITS,
    card_of,
)
from games.balkans.rules.frames import Offensive
from games.balkans.rules.state import (
    NOBODY,
    UNPLAYABLE,
    armies,
    army_seats,
    fleet_count,
    friends,
    hostile,
    land_count,
    lands_of,
    level,
    neutral_strength,
)
from games.balkans.rules.troops.conditions import advantages
from games.balkans.rules.troops.paths import marchable, trips, unmoved

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.balkans.rules.state import State
    from games.core.contract import Seat

STRENGTH: Final[dict[str, int]] = dict(zip(KINDS, (1, 2, 3), strict=True))
COMMON_MEAN: Final = 1.3
SPREAD: Final = 1.4
MARCH: Final = Offensive(NOBODY, "").land_range
"""How far armies march without a card."""
ROUNDS_AHEAD: Final = 3.5
HUNT: Final = 4
PREY: Final = 12
"""What the last land of a player is worth where only annihilation wins; each of several its share."""


def chance_of(lead: float) -> float:
    """Return the chance that a side this much stronger wins a round."""
    return 0.5 * (1 + math.erf((lead - 0.3) / SPREAD / math.sqrt(2)))


Unit: TypeAlias = tuple[str, str]
"""An army: the land it stands in, and its kind."""


class Target(msgspec.Struct, frozen=True):
    """A land one could turn against: what it is worth, the chance to take it, and the armies to send by land."""

    land: str
    gain: float
    chance: float
    units: tuple[Unit, ...]


class Outlook:
    """One seat's reckoning."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat

    # ---- worth ---------------------------------------------------------------------------------------------------

    @functools.cached_property
    def wanted(self) -> frozenset[str]:
        """Lands that a goal of one's own, a strait or the table's own goal speaks of."""
        names = {strait.control for strait in STRAITS.values()}
        for advantage in advantages(self.state, self.seat):
            for effect in advantage.effects:
                for condition in effect.if_:
                    head, _, rest = condition.partition(":")
                    if head == "owns":
                        names.add(rest)
                    elif head == "coast":
                        names.update(land for sea in rest.split("|") for land in SEAS[sea].lands)
        return frozenset(names)

    def worth(self, land: str) -> float:
        """Return what owning a land is worth over the rounds to come."""
        options = self.state.options
        entry = LANDS[land]
        coins = 2 if entry.rich else 1
        yearly = 1 + (0.3 + 0.3 * bool(options.money_goal)) * coins + 0.4 * entry.level + 0.5 * (land in self.wanted)
        value = ROUNDS_AHEAD * yearly
        if options.by_territory and land_count(self.state, self.seat) >= LIMITS.coats - 1:
            value += 14
        if options.control_territory == land:
            value += 12
        owner = self.state.owner[land]
        if owner != NOBODY:
            value += 2 + (2 if owner == self.leader and not options.annihilation else 0)
            value += (PREY if options.annihilation else PREY / 3) / land_count(self.state, owner)
            value += HUNT * options.annihilation
        return value

    @functools.cached_property
    def leader(self) -> Seat:
        """The other player who is ahead, in Influence and lands."""
        others = [one for one, status in enumerate(self.state.status) if one != self.seat and status == "alive"]
        return max(others, key=lambda one: (self.standing(one), -one), default=NOBODY)

    def standing(self, seat: Seat) -> float:
        """Return how far ahead a player is."""
        return self.state.influence[seat] + 2 * land_count(self.state, seat)

    @property
    def saving(self) -> bool:
        """Whether gold is to be kept, because it wins and enough of it is there to think of that."""
        goal = self.state.options.money_goal
        return goal > 0 and 3 * self.state.gold[self.seat] >= goal

    # ---- forces --------------------------------------------------------------------------------------------------

    def garrison(self, land: str, seat: Seat) -> int:
        """Return the strength of a seat's armies in a land."""
        return sum(STRENGTH[kind] * n for kind, n in zip(KINDS, armies(self.state, land, seat), strict=True))

    def ships_around(self, land: str, seat: Seat) -> int:
        """Return how many fleets of a seat lie around a land."""
        return sum(fleet_count(self.state, sea, seat) for sea in LANDS[land].seas)

    def threat(self, land: str, distance: int = 2) -> int:
        """Return the strength of the greatest enemy's armies within a distance of a land."""
        found = dict.fromkeys(range(len(self.state.kingdoms)), 0)
        for other in self.state.armies:
            if DISTANCE[land].get(other, 9) <= distance:
                for seat in army_seats(self.state, other):
                    if hostile(self.state, self.seat, seat):
                        found[seat] += self.garrison(other, seat)
        return max(found.values(), default=0)

    def hand_edge(self, seat: Seat) -> float:
        """Return what a tactic of a seat may come to: of one's own hand the best, of others' an estimate."""
        if seat != self.seat:
            royal = sum(card_of(card).deck == "royal" for card in self.state.hands[seat])
            return COMMON_MEAN + min(1.5, 0.5 * royal)
        best = [card_of(one).entry.strength for one in self.state.hands[seat] if card_of(one).entry.timing == "tactic"]
        return max([COMMON_MEAN, *best])

    def standing_bonus(self, seat: Seat) -> float:
        """Return a rough worth of advantages in battle."""
        return 0.7 * any(
            effect.id in {"mod", "mod_per"} for one in advantages(self.state, seat) for effect in one.effects
        )

    def resistance(self, land: str) -> float:
        """Return the strength to expect from who holds a land, tactic included."""
        state = self.state
        owner = state.owner[land]
        if owner == NOBODY:
            power = state.power[land]
            drawn = POWERS[power].tactics_drawn if power in POWERS else 1
            return neutral_strength(state, power) + LANDS[land].level + COMMON_MEAN * drawn
        inside = [seat for seat in army_seats(state, land) if hostile(state, self.seat, seat)]
        if not inside:
            return 0.0
        total = sum(self.garrison(land, seat) + self.ships_around(land, seat) for seat in inside)
        return total + level(state, land) + self.hand_edge(owner) + self.standing_bonus(owner)

    def must_guard(self, land: str) -> bool:
        """Return whether the last army of an own land without walls should stay, for a neighbour could walk in."""
        state = self.state
        return state.owner[land] == self.seat and not level(state, land) and self.threat(land) > 0

    # ---- targets -------------------------------------------------------------------------------------------------

    def units(self, land: str, distance: int = MARCH) -> list[Unit]:
        """Return the armies that could be spared to march to a land, strongest first."""
        order = Offensive(self.seat, land, land_range=distance)
        found: list[Unit] = []
        for start, kind, n in marchable(self.state, order, self.seat, land):
            found += [(start, kind)] * n
        for start in {start for start, _ in found}:
            leaving = [unit for unit in found if unit[0] == start]
            if len(leaving) == sum(armies(self.state, start, self.seat)) and self.must_guard(start):
                found.remove(leaving[0])
        return sorted(found, key=lambda unit: (-STRENGTH[unit[1]], unit))

    def ferries(self, land: str) -> int:
        """Return the strength that fleets could carry to a land."""
        order = Offensive(self.seat, land)
        total = 0
        taken: set[str] = set()
        for sea in SEAS:
            for load in unmoved(self.state, order, self.seat, sea):
                cargoes = trips(self.state, order, self.seat, sea, load)
                best = ("", 0)
                for (_, cargo), trip in cargoes.items():
                    place = cargo.partition("@")[2] or sea
                    worth = STRENGTH.get(trip.load, 0)
                    if worth > best[1] and place not in taken:
                        best = (place, worth)
                if best[0]:
                    taken.add(best[0])
                    total += best[1]
        return total

    def chance(self, land: str, strength: float, troops: int) -> float:
        """Return the chance to take a land with armies of this strength and number."""
        against = self.resistance(land)
        if not against:
            return 0.98 if level(self.state, land) == 0 else 0.8
        lead = strength + self.ships_around(land, self.seat) + self.hand_edge(self.seat)
        lead += self.standing_bonus(self.seat) - against
        first = chance_of(lead)
        if self.state.options.advanced:
            return first if troops > 1 else 0.6 * first
        if self.state.owner[land] == NOBODY:
            chance, left = first, 1 - first
            for lost in range(1, min(troops, 3)):
                again = chance_of(lead - lost)
                chance += left * again
                left *= 1 - again
            return chance
        return first

    def target(self, land: str, distance: int = MARCH) -> Target | None:
        """Return what can be made of a land, or None if nothing can go there."""
        state = self.state
        owner = state.owner[land]
        if state.power.get(land) == UNPLAYABLE or (owner != NOBODY and friends(state, self.seat, owner)):
            return None
        units = self.units(land, distance)
        strength, sent = 0, 0
        at_sea = self.ferries(land) if LANDS[land].seas else 0
        strength += at_sea
        troops = 1 if at_sea else 0
        for _, kind in units:
            if troops and self.chance(land, strength, troops) >= 0.93:
                break
            strength += STRENGTH[kind]
            troops += 1
            sent += 1
        if not troops:
            return None
        chance = self.chance(land, strength, troops)
        gain = self.worth(land) * chance - 2.5 * (1 - chance) * min(troops, 3)
        if owner != NOBODY and level(state, land):
            gain -= 1
        return Target(land, gain, chance, tuple(units[:sent]))

    @functools.cached_property
    def targets(self) -> list[Target]:
        """All lands worth attacking, best first."""
        return self.aims(MARCH)

    def aims(self, distance: int) -> list[Target]:
        """Return all lands worth attacking with armies that march so far, best first."""
        near: set[str] = set()
        for land in self.state.armies:
            if any(armies(self.state, land, self.seat)):
                near.update(other for other, far in DISTANCE[land].items() if far <= distance)
        for sea in SEAS:
            if fleet_count(self.state, sea, self.seat):
                near.update(land for there in (sea, *SEAS[sea].seas) for land in SEAS[there].lands)
        found = [self.target(land, distance) for land in LANDS if land in near]
        good = [one for one in found if one is not None and one.chance >= 0.5 and one.gain > 0]
        return sorted(good, key=lambda one: (-one.gain, one.land))

    def frontier(self, lands: Iterable[str]) -> dict[str, float]:
        """Return how much an army is needed in each of these lands: threatened ones, and those near a target."""
        aims = [target.land for target in self.targets[:3]]
        aims += [land for land in self.state.owner if self._could_want(land)][:4] if not aims else []
        found: dict[str, float] = {}
        for land in lands:
            lack = self.threat(land) - self.garrison(land, self.seat) - LANDS[land].level
            near = sum(DISTANCE[land].get(aim, 9) <= 2 for aim in aims)
            empty = 0.5 * (self.garrison(land, self.seat) == 0 and self.threat(land) > 0)
            found[land] = max(0, min(lack, 3)) + near + empty
        return found

    def _could_want(self, land: str) -> bool:
        owner = self.state.owner[land]
        if owner != NOBODY or self.state.power.get(land) == UNPLAYABLE:
            return False
        return any(DISTANCE[land].get(mine, 9) <= 2 for mine in lands_of(self.state, self.seat))
