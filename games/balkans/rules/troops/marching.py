"""Moving armies and fleets in an Offensive, and landing (RULES 5.5, steps 2, 3 and 5)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from games.balkans.data.components import LOAD_PLACE, LOADS, SEAS
from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import Act
from games.balkans.rules.frames import Offensive, Ship, innermost
from games.balkans.rules.moves import Choose, March, Sail, Send, Voyage
from games.balkans.rules.public import Asking
from games.balkans.rules.state import (
    State,
    add_armies,
    add_fleets,
    armies,
    besiegers,
    fleets,
    hostile_fleets,
    is_haven,
    load_fleet,
)
from games.balkans.rules.troops.paths import Trip, any_trip, destinations, drops, marchable, starts, trips, unmoved
from games.core.contract import Choice, Move, Pick, Seat


def army_names(groups: Iterable[tuple[str, str, int]]) -> tuple[str, ...]:
    """Return the armies of (land, kind, number) one by one, as `March` writes them."""
    return tuple(f"{land}:{kind}:{n}" for land, kind, count in groups for n in range(1, count + 1))


def march_pick(to: str, names: tuple[str, ...], most: int | None = None) -> Pick:
    """Return the choice of some of these armies, at most `most`, to march to a land."""
    return Pick(March, names, 1, min(most or len(names), len(names)), fixed=(to,))


ALL: Final = "all"
"""All armies that can go, as `Send` writes them."""
GUARDED: Final = "guarded"
"""All armies that can go but the guards, as `Send` writes them."""
FLEETS: Final = "fleets"
"""All fleets that can go, with what they take aboard, as `Send` writes them, also behind single armies."""


def guarded(state: State, names: Iterable[str]) -> tuple[str, ...]:
    """Return these armies without the guards: one regular army of each land, and all where there is a siege."""
    return tuple(
        name for name in names if not name.endswith(":regular:1") and not besiegers(state, name.partition(":")[0])
    )


def sent(state: State, order: Offensive, seat: Seat, to: str, names: Sequence[str]) -> tuple[str, ...]:
    """Return the armies that march if a seat sends what these names of a `Send` say, one by one."""
    if not {ALL, GUARDED}.intersection(names):
        return tuple(name for name in names if name != FLEETS)
    whole = army_names(marchable(state, order, seat, to))
    return whole if ALL in names else guarded(state, whole)


def sailings(
    state: State, order: Offensive, seat: Seat, names: Sequence[str], *, granted: bool = False
) -> Iterator[tuple[str, str, Trip]]:
    """Yield how each fleet of a `Send` with these names sails: its sea, its load, and its trip.

    It goes where no hostile fleets are, if it can, with the strongest army it can take: any if `ALL` are sent,
    otherwise only one that leaves another in a land without a siege. Each trip has to be carried out before the next
    is asked for. With `granted`, all straits count as open.
    """
    moved = [(ship.sea, "none" if ship.to == order.target else ship.load) for ship in order.ships if ship.seat == seat]
    groups = [
        (sea, load, n - moved.count((sea, load)))
        for sea in starts(state, order, seat)
        for load, n in zip(LOADS, fleets(state, sea, seat), strict=True)
    ]
    for sea, load in [(sea, load) for sea, load, n in groups for _ in range(n)]:
        found = trips(state, order, seat, sea, load, granted=granted).values()
        spared = [trip for trip in found if ALL in names or not trip.taken or _can_spare(state, seat, trip.taken)]
        safe = [trip for trip in spared if not hostile_fleets(state, trip.path[-1], seat)]
        if best := max(safe or spared, key=lambda trip: LOAD_PLACE[trip.load], default=None):
            yield sea, load, best


def _can_spare(state: State, seat: Seat, land: str) -> bool:
    return sum(armies(state, land, seat)) > 1 and not besiegers(state, land)


def tally(names: Sequence[str]) -> dict[tuple[str, str], int]:
    """Count these armies by land and kind."""
    counts: dict[tuple[str, str], int] = {}
    for name in names:
        land, kind, _ = name.split(":")
        counts[land, kind] = counts.get((land, kind), 0) + 1
    return counts


def march(context: MoveContext, seat: Seat, to: str, names: Sequence[str]) -> None:
    """Move armies to a land; in an Offensive, record arrivals at the target."""
    for (land, kind), n in tally(names).items():
        context.lift(land, seat, kind, n, events.ArmyMoved(seat, land, to, kind, n))
        add_armies(context.state, to, seat, kind, n)
    order = innermost(context.state.frames, Offensive)
    if order is not None:
        _arrive(order, seat, to)
        if seat == order.seat:
            order.moved = True


def _arrive(order: Offensive, seat: Seat, land: str) -> None:
    """Record that a seat has brought an army to a land, if that is the target."""
    if land == order.target and seat not in order.arrived:
        order.arrived += (seat,)


def fleet_moves(state: State, order: Offensive, seat: Seat) -> list[Move]:
    """Return the moves of whole voyages, except in a manoeuvre, and those that begin to move a fleet."""
    voyages: list[Move] = []
    fleets_asked: list[Move] = []
    for sea in starts(state, order, seat):
        for load in unmoved(state, order, seat, sea):
            fleet = sea if load == "none" else f"{sea}+{load}"
            if found := trips(state, order, seat, sea, load):
                fleets_asked.append(Sail(fleet))
                voyages += (Voyage(fleet, end, cargo) for end in SEAS for to, cargo in found if to == end)
    return fleets_asked if _spreads(order, seat) else [*voyages, *fleets_asked]


def _spreads(order: Offensive, seat: Seat) -> bool:
    """Whether the seat's troops may go to several places: it manoeuvres."""
    return bool(order.origin) and seat == order.seat


def sends(state: State, order: Offensive, seat: Seat) -> list[Choice]:
    """Return the choices of what to send to the target before the step ends: armies, or all that go with the fleets.

    There are none in a manoeuvre.
    """
    if _spreads(order, seat):
        return []
    to, by_sea = order.target, any_trip(state, order, seat, granted=False)
    names = army_names(marchable(state, order, seat, to))
    pool = (*names, FLEETS) if by_sea else names
    some = [Pick(Send, pool, 1, len(pool) - 1, fixed=(to,))] if len(pool) > 1 else []
    with_fleets = [Send(to, (ALL, FLEETS)), Send(to, (GUARDED, FLEETS))] if by_sea else []
    return [*with_fleets, *([Send(to, (ALL,))] if names else []), *some]


def army_moves(state: State, order: Offensive, seat: Seat) -> list[Choice]:
    """Return the choices of armies to move; in a manoeuvre the choices of a destination."""
    if _spreads(order, seat):
        return [Choose(land) for land in destinations(state, order)]
    names = army_names(marchable(state, order, seat, order.target))
    return [*sends(state, order, seat), *([march_pick(order.target, names)] if names else [])]


# ---- moving a fleet, step by step ----------------------------------------------------------------------------------


def sail_question(
    state: State, order: Offensive, seat: Seat, draft: tuple[str, ...]
) -> tuple[Asking, list[Choice]] | None:
    """Return the next question about a fleet's move: its destination, its cargo, in a manoeuvre where that lands."""
    sea, load = _fleet(draft)
    found = trips(state, order, seat, sea, load)
    match draft[1:]:
        case ():
            ends = {end for end, _ in found}
            return "sea", [Choose(end) for end in SEAS if end in ends]
        case (end,):
            return "cargo", [Choose(cargo) for there, cargo in found if there == end]
        case (end, cargo) if order.origin and seat == order.seat and cargo != "none":
            return "drop", [*(Choose(land) for land in drops(state, order, seat, end)), Choose("stay")]
        case _:
            return None


def _fleet(draft: tuple[str, ...]) -> tuple[str, str]:
    sea, _, load = draft[0].removeprefix("sail ").partition("+")
    return sea, load or "none"


def sail(context: MoveContext, order: Offensive, seat: Seat, draft: tuple[str, ...]) -> bool:
    """Move a fleet as chosen."""
    state = context.state
    sea, load = _fleet(draft)
    trip = trips(state, order, seat, sea, load)[draft[1], draft[2]]
    to = order.target if trip.load != "none" else ""
    if len(draft) > 3:
        to = "" if draft[3] == "stay" else draft[3]
    _sail(context, order, seat, trip, load, to)
    return True


def send(context: MoveContext, order: Offensive, seat: Seat, move: Send) -> None:
    """Let the armies march that a move sends, then its fleets sail."""
    march(context, seat, move.to, sent(context.state, order, seat, move.to, move.armies))
    if FLEETS in move.armies:
        for _, load, trip in sailings(context.state, order, seat, move.armies):
            _sail(context, order, seat, trip, load, order.target if trip.load != "none" else "")


def _sail(context: MoveContext, order: Offensive, seat: Seat, trip: Trip, load: str, to: str) -> None:
    state = context.state
    moved = events.FleetMoved(seat, trip.path, trip.load, trip.taken)
    if trip.taken:
        context.lift(trip.taken, seat, trip.load, 1, moved)
    else:
        context.emit(moved)
    add_fleets(state, trip.path[0], seat, load, -1)
    add_fleets(state, trip.path[-1], seat, trip.load, 1)
    order.ships += (Ship(seat, trip.path[-1], trip.load, to),)
    if seat == order.seat:
        order.moved = True


def land_all(context: MoveContext, order: Offensive) -> None:
    """Land the armies of all fleets that were not lost or driven off."""
    state = context.state
    for ship in order.ships:
        if not ship.to or not fleets(state, ship.sea, ship.seat)[LOAD_PLACE[ship.load]]:
            continue
        if ship.to != order.target and not is_haven(state, ship.to, ship.seat):
            continue
        load_fleet(state, ship.sea, ship.seat, ship.load, -1)
        add_armies(state, ship.to, ship.seat, ship.load, 1)
        context.emit(events.Landed(ship.seat, ship.sea, ship.to, ship.load))
        _arrive(order, ship.seat, ship.to)
    order.ships = ()


SAIL: Final = Act(question=sail_question, complete=sail)
