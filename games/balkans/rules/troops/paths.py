"""Where troops may go: ranges, obstacles, straits, and cargo (RULES 5.5, steps 2 and 3)."""

import functools
from collections.abc import Iterator
from itertools import pairwise

import msgspec

from games.balkans.data.components import DISTANCE, KINDS, LANDS, LOADS, PLAYABLE, SEAS, STRAITS
from games.balkans.rules.frames import Offensive
from games.balkans.rules.state import (
    NEUTRAL,
    NOBODY,
    UNPLAYABLE,
    State,
    armies,
    fleet_seats,
    fleets,
    friends,
    hostile,
    hostile_armies,
    hostile_fleets,
    is_haven,
)
from games.core.contract import Seat


class Trip(msgspec.Struct, frozen=True):
    """A way to move a fleet: along `path`, with `load` at its end, taken aboard from the land `taken` or ""."""

    path: tuple[str, ...]
    load: str
    taken: str

    @property
    def cargo(self) -> str:
        """Return the cargo as `Choose` writes it."""
        if self.taken:
            return f"{self.load}@{self.taken}"
        return "none" if self.load == "none" else "aboard"


@functools.cache
def sea_paths(start: str, most: int) -> tuple[tuple[str, ...], ...]:
    """Return every path of up to `most` steps between seas, shorter ones first."""
    found: list[tuple[str, ...]] = [(start,)]
    for path in found:
        if len(path) <= most:
            found += [(*path, sea) for sea in SEAS[path[-1]].seas]
    return tuple(found)


def passable(state: State, land: str, seat: Seat, *, strong: bool, pass_sovereign: bool) -> bool:
    """Whether an army of a seat may pass through a land; `strong` if it is elite or royal."""
    owner = state.owner[land]
    power = state.power.get(land, "")
    if power == UNPLAYABLE or (owner == NOBODY and power != NEUTRAL and not pass_sovereign):
        return False
    enemies = hostile_armies(state, land, seat)
    if not enemies:
        return True
    if not strong or owner == NOBODY or friends(state, seat, owner):
        return False
    return all(armies(state, land, enemy)[1:] == (0, 0) for enemy in enemies)


def reach(state: State, seat: Seat, target: str, distance: int, *, strong: bool, pass_sovereign: bool) -> set[str]:
    """Return the lands from which an army can march to `target` within `distance` borders."""
    found = {target}
    edge = {target}
    for _ in range(distance):
        edge = {land for here in edge for land in LANDS[here].lands} - found
        found |= edge
        edge = {land for land in edge if passable(state, land, seat, strong=strong, pass_sovereign=pass_sovereign)}
    return found


def marchable(
    state: State, order: Offensive, seat: Seat, to: str, distance: int | None = None
) -> Iterator[tuple[str, str, int]]:
    """Yield (land, kind, number) of all armies that a seat may send to a land in this order."""
    if distance is None:
        distance = order.land_range if seat == order.seat else order.reach
    if distance < 1:
        return
    sovereign = order.pass_sovereign and seat == order.seat
    near = {
        strong: reach(state, seat, to, distance, strong=strong, pass_sovereign=sovereign) for strong in (False, True)
    }
    for land in PLAYABLE:
        if (
            land != to
            and land in state.armies
            and land in near[True]
            and (seat != order.seat or order.origin in {"", land})
        ):
            for kind, n in fresh_armies(state, order, seat, land):
                if land in near[kind != "regular"]:
                    yield land, kind, n


def fresh_armies(state: State, order: Offensive, seat: Seat, land: str) -> Iterator[tuple[str, int]]:
    """Yield (kind, number) of a seat's armies in a land that were not evacuated to it in this order."""
    for kind, n in zip(KINDS, armies(state, land, seat), strict=True):
        left = n - (order.spent.count(f"{land}:{kind}") if seat != order.seat else 0)
        if left > 0:
            yield kind, left


def open_strait(state: State, order: Offensive, seat: Seat, strait: str) -> bool:
    """Whether a seat may pass a strait in this order."""
    owner = state.owner[STRAITS[strait].control]
    if owner == NOBODY or friends(state, seat, owner):
        return True
    return any(leave.granted and (leave.seat, leave.strait) == (seat, strait) for leave in order.leaves)


def straits_on(path: tuple[str, ...]) -> list[str]:
    """Return the straits on a path."""
    return [SEAS[here].straits[there] for here, there in pairwise(path) if there in SEAS[here].straits]


def sailable(state: State, order: Offensive, seat: Seat, path: tuple[str, ...], *, granted: bool) -> bool:
    """Whether a fleet may sail along a path; with `granted`, as if all straits were open."""
    passes = order.pass_fleets and seat == order.seat
    if not passes and any(hostile_fleets(state, sea, seat) for sea in path[1:-1]):
        return False
    return granted or next(closed_straits(state, order, seat, path), None) is None


def closed_straits(state: State, order: Offensive, seat: Seat, path: tuple[str, ...]) -> Iterator[str]:
    """Yield the straits on a path that a seat may not pass in this order."""
    return (strait for strait in straits_on(path) if not open_strait(state, order, seat, strait))


def may_end(state: State, order: Offensive, seat: Seat, sea: str) -> bool:
    """Whether a fleet may end its move in a sea."""
    near = sea in LANDS[order.target].seas if order.target else False
    if seat != order.seat:
        mover = order.seat
        foes = (other for other in fleet_seats(state, sea) if hostile(state, seat, other))
        return near and not any(hostile(state, mover, foe) for foe in foes)
    if order.origin:
        return near or not hostile_fleets(state, sea, seat)
    return near


def unmoved(state: State, order: Offensive, seat: Seat, sea: str) -> list[str]:
    """Return the different loads of a seat's fleets in a sea that have not moved in this order."""
    moved = [ship.load for ship in order.ships if (ship.seat, ship.sea) == (seat, sea)]
    return [load for load, n in zip(LOADS, fleets(state, sea, seat), strict=True) if n > moved.count(load)]


def starts(state: State, order: Offensive, seat: Seat) -> list[str]:
    """Return the seas from which a seat may move fleets in this order."""
    if seat == order.seat and order.origin:
        seas = (order.origin,) if order.origin in SEAS else LANDS[order.origin].seas
    else:
        seas = tuple(SEAS)
    return [sea for sea in seas if unmoved(state, order, seat, sea)]


def sea_reach(order: Offensive, seat: Seat) -> int:
    """Return how many borders fleets of a seat may cross in this order."""
    return order.sea_range if seat == order.seat else order.reach


def trips(
    state: State, order: Offensive, seat: Seat, sea: str, load: str, *, granted: bool = False
) -> dict[tuple[str, str], Trip]:
    """Return the possible moves of a fleet by (destination, cargo), each with the shortest path."""
    found: dict[tuple[str, str], Trip] = {}
    most = sea_reach(order, seat)
    if most < 1:
        return found
    for path in sea_paths(sea, most):
        if not may_end(state, order, seat, path[-1]) or not sailable(state, order, seat, path, granted=granted):
            continue
        for trip in _cargoes(state, order, seat, path, load):
            found.setdefault((path[-1], trip.cargo), trip)
    return found


def _cargoes(state: State, order: Offensive, seat: Seat, path: tuple[str, ...], load: str) -> Iterator[Trip]:
    end = path[len(path) - 1]
    if load != "none":
        if len(path) > 1 or order.target or not order.origin or drops(state, order, seat, end):
            yield Trip(path, load, "")
        return
    if len(path) > 1:
        yield Trip(path, "none", "")
    manoeuvre = seat == order.seat and bool(order.origin)
    near = dict.fromkeys(land for sea in path for land in SEAS[sea].lands)
    for land in near:
        if land == order.target or (manoeuvre and not _loads_from(order, land)):
            continue
        for kind, _ in fresh_armies(state, order, seat, land):
            yield Trip(path, kind, land)


def _loads_from(order: Offensive, land: str) -> bool:
    """Whether a fleet in a manoeuvre may take an army aboard from a land."""
    if order.origin in SEAS:
        return land in SEAS[order.origin].lands
    return land == order.origin


def drops(state: State, order: Offensive, seat: Seat, sea: str) -> list[str]:
    """Return where a fleet in a manoeuvre may land its army from a sea after the sea battles."""
    return [land for land in SEAS[sea].lands if land == order.target or is_haven(state, land, seat)]


def useful_straits(state: State, order: Offensive, seat: Seat) -> list[str]:
    """Return the closed straits that a fleet of the seat could use and whose owners have not been asked."""
    asked = {leave.strait for leave in order.leaves if leave.seat == seat}
    closed = [strait for strait in STRAITS if strait not in asked and not open_strait(state, order, seat, strait)]
    if not closed or sea_reach(order, seat) < 1:
        return []
    ways = {
        strait
        for sea in starts(state, order, seat)
        for path in sea_paths(sea, sea_reach(order, seat))
        if may_end(state, order, seat, path[-1]) and sailable(state, order, seat, path, granted=True)
        for strait in straits_on(path)
    }
    return [strait for strait in closed if strait in ways]


def any_trip(state: State, order: Offensive, seat: Seat, *, granted: bool = True) -> bool:
    """Whether a fleet of the seat could move in this order; with `granted`, as if all straits were open."""
    return any(
        trips(state, order, seat, sea, load, granted=granted)
        for sea in starts(state, order, seat)
        for load in unmoved(state, order, seat, sea)
    )


def destinations(state: State, order: Offensive) -> list[str]:
    """Return the lands to which the mover has an army to march: the target, in a manoeuvre also havens."""
    if not order.origin:
        places = [order.target]
    else:
        near = DISTANCE.get(order.origin, {})
        places = [
            land
            for land in PLAYABLE
            if near.get(land, 99) <= order.land_range and (land == order.target or is_haven(state, land, order.seat))
        ]
    return [land for land in places if any(marchable(state, order, order.seat, land))]
