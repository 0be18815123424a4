"""Troops from a computer's point of view: garrisons, threats, resistance, and where armies could go.

It uses public numbers and the seat's own hand only. It works on a state because the rules do, but never reads the
secrets of others in it.
"""

import functools
from collections.abc import Sequence
from typing import Final, TypeAlias

from games.balkans.data.components import DISTANCE, KINDS, LANDS, SEAS, card_of, tactics_drawn
from games.balkans.rules.frames import Offensive
from games.balkans.rules.state import (
    NOBODY,
    State,
    armies,
    enemy_fleets,
    fleet_count,
    fleet_seats,
    fleets,
    hostile,
    hostile_armies,
    level,
    neutral_strength,
)
from games.balkans.rules.troops.conditions import advantages
from games.balkans.rules.troops.paths import passable, sailable, sea_paths, unmoved
from games.core.contract import Seat

STRENGTH: Final[dict[str, int]] = dict(zip(KINDS, (1, 2, 3), strict=True))
COMMON_MEAN: Final = 1.3
"""Average strength of a common tactic."""
MARCH: Final = Offensive(NOBODY, "").land_range
"""Range of armies without a card."""

Unit: TypeAlias = tuple[str, str]
"""An army: its land and its kind."""


class Forces:
    """Troops in a state, which must not change, from the point of view of one seat.

    `royal` is the number of royal cards in each hand. Results are cached.
    """

    def __init__(self, state: State, seat: Seat, royal: Sequence[int]) -> None:
        self.state = state
        self.seat = seat
        self.royal = royal
        self._threats: dict[str, int] = {}
        self._against: dict[str, float] = {}
        self._by_distance: dict[int, dict[str, dict[str, bool]]] = {}

    @functools.cached_property
    def stacks(self) -> dict[str, tuple[int, int, int]]:
        """The seat's own armies by land, as numbers of each kind."""
        found = {land: armies(self.state, land, self.seat) for land in self.state.armies}
        return {land: counts for land, counts in found.items() if any(counts)}

    @functools.cached_property
    def foes(self) -> list[tuple[str, Seat, int]]:
        """All hostile armies: land, seat and strength."""
        state = self.state
        return [
            (land, seat, self.garrison(land, seat))
            for land in state.armies
            for seat in hostile_armies(state, land, self.seat)
        ]

    @functools.cached_property
    def afloat(self) -> list[tuple[frozenset[str], Seat, int]]:
        """All hostile armies aboard fleets: the seas from which they could land next, seat and strength."""
        found: list[tuple[frozenset[str], Seat, int]] = []
        for sea in self.state.fleets:
            for seat in fleet_seats(self.state, sea):
                _, regular, elite, royal = fleets(self.state, sea, seat)
                force = regular + 2 * elite + 3 * royal
                if force and hostile(self.state, self.seat, seat):
                    found.append((frozenset((sea, *SEAS[sea].seas)), seat, force))
        return found

    def garrison(self, land: str, seat: Seat) -> int:
        """Return the strength of a seat's armies in a land."""
        regular, elite, royal = armies(self.state, land, seat)
        return regular + 2 * elite + 3 * royal

    def ships_around(self, land: str, seat: Seat) -> int:
        """Return the number of a seat's fleets beside a land."""
        return sum(fleet_count(self.state, sea, seat) for sea in LANDS[land].seas)

    def threat(self, land: str) -> int:
        """Return the strength of the strongest enemy's armies within a march of a land or on fleets nearby."""
        known = self._threats.get(land)
        if known is None:
            found = [0] * len(self.state.kingdoms)
            near = DISTANCE[land]
            for other, seat, force in self.foes:
                if near.get(other, 9) <= MARCH:
                    found[seat] += force
            for seas, seat, force in self.afloat:
                if not seas.isdisjoint(LANDS[land].seas):
                    found[seat] += force
            known = self._threats[land] = max(found)
        return known

    def hand_edge(self, seat: Seat) -> float:
        """Return the expected strength of a seat's tactic: its own best one, or an estimate for others."""
        if seat != self.seat:
            return COMMON_MEAN + min(1.5, 0.5 * self.royal[seat])
        return self._own_edge

    @functools.cached_property
    def _own_edge(self) -> float:
        best = [
            entry.strength
            for entry in (card_of(card).entry for card in self.state.hands[self.seat])
            if entry.timing == "tactic"
        ]
        return max([COMMON_MEAN, *best])

    def standing_bonus(self, seat: Seat) -> float:
        """Return a rough value of a seat's advantages in battle."""
        return 0.7 * any(
            effect.id in {"mod", "mod_per"}
            for advantage in advantages(self.state, seat)
            for effect in advantage.effects
        )

    def resistance(self, land: str) -> float:
        """Return the expected strength of a land's defenders, with their tactic."""
        if land not in self._against:
            self._against[land] = self._expected_resistance(land)
        return self._against[land]

    def _expected_resistance(self, land: str) -> float:
        state = self.state
        owner = state.owner[land]
        if owner == NOBODY:
            power = state.power[land]
            return neutral_strength(state, power) + LANDS[land].level + COMMON_MEAN * tactics_drawn(power)
        inside = hostile_armies(state, land, self.seat)
        if not inside:
            return 0.0
        total = sum(self.garrison(land, seat) + self.ships_around(land, seat) for seat in inside)
        return total + level(state, land) + self.hand_edge(owner) + self.standing_bonus(owner)

    def guard(self, land: str) -> str:
        """Return the kind of army that should stay in a threatened land, or "" if all may leave.

        A regular army stays if there is one; a better one only in a strong fortress.
        """
        counts = self.stacks.get(land)
        if counts is None or self.state.owner[land] != self.seat or not self.threat(land):
            return ""
        if counts[0]:
            return "regular"
        return ("elite" if counts[1] else "royal") if LANDS[land].level > 1 else ""

    # ---- routes --------------------------------------------------------------------------------------------------

    def ways(self, distance: int) -> dict[str, dict[str, bool]]:
        """Return for each land in reach the lands armies could come from, each with whether regulars could too."""
        if distance not in self._by_distance:
            found: dict[str, dict[str, bool]] = {}
            for start, (regular, _, _) in self.stacks.items():
                for strong in (True, False) if regular else (True,):
                    for land in self._reached(start, distance, strong=strong):
                        found.setdefault(land, {})[start] = not strong
            self._by_distance[distance] = found
        return self._by_distance[distance]

    def _reached(self, start: str, distance: int, *, strong: bool) -> set[str]:
        found = {start}
        edge = [start]
        for step in range(distance):
            edge = [land for here in edge for land in LANDS[here].lands if land not in found]
            found.update(edge)
            if step < distance - 1:
                edge = [land for land in dict.fromkeys(edge) if self._passes(land, strong=strong)]
        found.discard(start)
        return found

    def _passes(self, land: str, *, strong: bool) -> bool:
        return passable(self.state, land, self.seat, strong=strong, pass_sovereign=False)

    @functools.cached_property
    def voyages(self) -> dict[str, list[tuple[tuple[str, int], ...]]]:
        """The seas that the seat's fleets could reach, each with the loads that each fleet could bring, best first.

        A load is its origin (a land, or a sea if it is aboard) and its strength. Seas with more enemy fleets than the
        seat could bring are omitted, because the armies aboard would be lost.
        """
        order = Offensive(self.seat, "")
        found: dict[str, list[tuple[tuple[str, int], ...]]] = {}
        for sea, counts in self.state.fleets.items():
            if not any(counts[4 * self.seat : 4 * self.seat + 4]):
                continue
            lands: dict[str, dict[str, None]] = {}
            for path in sea_paths(sea, order.sea_range):
                if sailable(self.state, order, self.seat, path, granted=False):
                    near = lands.setdefault(path[-1], {})
                    near.update(
                        dict.fromkeys(land for passed in path for land in SEAS[passed].lands if land in self.stacks)
                    )
            for load in unmoved(self.state, order, self.seat, sea):
                for end, near in lands.items():
                    loads = [(sea, STRENGTH[load])] if load != "none" else [(land, self.best_of(land)) for land in near]
                    found.setdefault(end, []).append(tuple(sorted(loads, key=lambda load: -load[1])))
        return {sea: loads for sea, loads in found.items() if enemy_fleets(self.state, (sea,), self.seat) <= len(loads)}

    def best_of(self, land: str) -> int:
        """Return the strength of the best army that can leave a land; 0 if none should."""
        regular, elite, royal = self.stacks[land]
        if regular + elite + royal == 1 and self.guard(land):
            return 0
        return 3 if royal else 2 if elite else 1
