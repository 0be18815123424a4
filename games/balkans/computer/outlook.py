"""The situation from a computer's point of view: values of lands, chances in battles, targets."""

import functools
import math
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from games.balkans.computer.forces import MARCH, STRENGTH, Forces, Unit
from games.balkans.data.components import DISTANCE, KINDS, LANDS, LIMITS, PLAYABLE, SEAS, STRAITS
from games.balkans.rules.state import (
    NOBODY,
    UNPLAYABLE,
    State,
    besiegers,
    friends,
    hostile,
    land_count,
    lands_of,
    level,
    living,
)
from games.balkans.rules.troops.conditions import advantages
from games.core.contract import Seat

SPREAD: Final = 1.4
ROUNDS_AHEAD: Final = 3.5
HUNT: Final = 4
"""Extra value of any player's land if only annihilation wins."""
STAY: Final = 0.75
"""Minimum chance of success for continuing a siege."""
LEAST_LEAD_BESIEGED: Final = -1
"""Minimum lead in strength, walls included, for besieged armies to stay."""
LAST_LAND_VALUE: Final = 12
"""Extra value of a player's last land if only annihilation wins, divided among all its lands."""


def chance_of(lead: float) -> float:
    """Return the chance that a side with this lead in strength wins a round."""
    return 0.5 * (1 + math.erf((lead - 0.3) / SPREAD / math.sqrt(2)))


class Target(msgspec.Struct, frozen=True):
    """A possible target: the expected gain of attacking it, and the chance to take it."""

    land: str
    gain: float
    chance: float


class Outlook(Forces):
    """The situation as one seat evaluates it; results are cached."""

    def __init__(self, state: State, seat: Seat, royal: Sequence[int]) -> None:
        super().__init__(state, seat, royal)
        self._edges: dict[str, float] = {}
        self._spare: dict[tuple[str, bool], Sequence[int]] = {}

    # ---- worth ---------------------------------------------------------------------------------------------------

    @functools.cached_property
    def wanted(self) -> frozenset[str]:
        """Lands that control a strait or count for the seat's goals."""
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
        """Return the value of owning a land over the coming rounds."""
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
            value += (LAST_LAND_VALUE if options.annihilation else LAST_LAND_VALUE / 3) / land_count(self.state, owner)
            value += HUNT * options.annihilation
        return value

    @functools.cached_property
    def leader(self) -> Seat:
        """The strongest other player by Influence and lands, or −1."""
        others = [seat for seat in living(self.state) if seat != self.seat]
        return max(others, key=lambda seat: (self.standing(seat), -seat), default=NOBODY)

    def standing(self, seat: Seat) -> float:
        """Return a player's score by Influence and lands."""
        return self.state.influence[seat] + 2 * land_count(self.state, seat)

    @property
    def saving(self) -> bool:
        """Whether to save gold, because the money goal is within reach."""
        goal = self.state.options.money_goal
        return goal > 0 and 3 * self.state.gold[self.seat] >= goal

    # ---- targets -------------------------------------------------------------------------------------------------

    def units(self, land: str, distance: int = MARCH) -> list[Unit]:
        """Return the armies that can be spared to march to a land, strongest first."""
        found: list[Unit] = []
        for start, all_kinds in self.ways(distance).get(land, {}).items():
            for kind, n in zip(KINDS, self._spared(start, all_kinds=all_kinds), strict=True):
                found += [(start, kind)] * n
        return sorted(found, key=lambda unit: (-STRENGTH[unit[1]], unit))

    def _spared(self, start: str, *, all_kinds: bool) -> Sequence[int]:
        """Return how many armies of each kind can leave a land, regular ones only with `all_kinds`."""
        known = self._spare.get((start, all_kinds))
        if known is None:
            known = self._spare[start, all_kinds] = self._armies_to_spare(start, all_kinds=all_kinds)
        return known

    def _armies_to_spare(self, start: str, *, all_kinds: bool) -> Sequence[int]:
        regular, elite, royal = self.stacks[start]
        if self.besieging(start) or self.holding(start):
            return (0, 0, 0)
        if regular and not all_kinds:
            return (0, elite, royal)
        counts = [regular, elite, royal]
        if guard := self.guard(start):
            counts[KINDS.index(guard)] -= 1
        return counts

    def besieging(self, land: str) -> bool:
        """Whether the seat's armies are in a siege worth continuing; never if only annihilation wins."""
        owner = self.state.owner[land]
        if owner == NOBODY or not hostile(self.state, self.seat, owner) or self.state.options.annihilation:
            return False
        return self.chance(land, self.garrison(land, self.seat), sum(self.stacks[land])) >= STAY

    def holding(self, land: str) -> bool:
        """Whether the seat's armies have a chance to hold a besieged land of their own."""
        if self.state.owner[land] != self.seat or not (around := besiegers(self.state, land)):
            return False
        theirs = sum(self.garrison(land, seat) + self.ships_around(land, seat) for seat in around)
        mine = self.garrison(land, self.seat) + self.ships_around(land, self.seat) + level(self.state, land)
        return mine - theirs >= LEAST_LEAD_BESIEGED

    def ferries(self, land: str) -> int:
        """Return the strength of the armies that fleets could carry to a land."""
        total = 0
        taken: set[str] = set()
        for sea in LANDS[land].seas:
            for loads in self.voyages.get(sea, ()):
                for place, worth in loads:
                    if place not in taken and place != land:
                        total += worth
                        if place not in SEAS:
                            taken.add(place)
                        break
        return total

    def chance(self, land: str, strength: float, troops: int) -> float:
        """Return the chance to take a land with armies of this total strength and number."""
        against = self.resistance(land)
        if not against:
            return 0.98 if level(self.state, land) == 0 else 0.8
        edge = self._edges.get(land)
        if edge is None:
            edge = self.ships_around(land, self.seat) + self.hand_edge(self.seat) + self.standing_bonus(self.seat)
            edge = self._edges[land] = edge - against
        lead = strength + edge
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
        """Return the prospects of attacking a land, or None if it is no target or no troops can go there."""
        state = self.state
        owner = state.owner[land]
        if state.power.get(land) == UNPLAYABLE or (owner != NOBODY and friends(state, self.seat, owner)):
            return None
        there = self.stacks.get(land, (0, 0, 0))
        strength, troops = self.garrison(land, self.seat), sum(there)
        already = self.chance(land, strength, troops) if troops else 0.0
        at_sea = self.ferries(land) if LANDS[land].seas else 0
        strength += at_sea
        troops += 1 if at_sea else 0
        for start, all_kinds in self.ways(distance).get(land, {}).items():
            regular, elite, royal = self._spared(start, all_kinds=all_kinds)
            strength += regular + 2 * elite + 3 * royal
            troops += regular + elite + royal
        if troops == sum(there):
            return None
        chance = self.chance(land, strength, troops)
        gain = self.worth(land) * (chance - already) - 2.5 * (1 - chance) * min(troops, 3)
        if owner != NOBODY and level(state, land):
            gain -= 1
        return Target(land, gain, chance)

    @functools.cached_property
    def targets(self) -> list[Target]:
        """All lands worth attacking, best first."""
        return self.aims(MARCH)

    def aims(self, distance: int) -> list[Target]:
        """Return all lands worth attacking with armies of this range, best first."""
        near = {*self.ways(distance), *(land for sea in self.voyages for land in SEAS[sea].lands)}
        found = [self.target(land, distance) for land in PLAYABLE if land in near]
        good = [target for target in found if target is not None and target.chance >= 0.5 and target.gain > 0]
        return sorted(good, key=lambda target: (-target.gain, target.land))

    def frontier(self, lands: Iterable[str]) -> dict[str, float]:
        """Return the need for an army in each of these lands: threatened ones, and those near a target."""
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
