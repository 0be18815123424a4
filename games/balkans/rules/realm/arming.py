"""The Arming order: hiring, promoting, building, repairing and disbanding (RULES 5.4)."""

from collections.abc import Mapping
from typing import Final

from games.balkans.data.components import HOME, KINDS, LANDS, LOADS, PLAYABLE, SEAS
from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import FrameHandler
from games.balkans.rules.frames import Arming, Clash
from games.balkans.rules.moves import Build, BuildHome, Disband, Done, Hire, Promote, Repair
from games.balkans.rules.public import Phase
from games.balkans.rules.realm.economy import price_of
from games.balkans.rules.reasons import Why
from games.balkans.rules.state import (
    State,
    add_armies,
    add_fleets,
    armies,
    besiegers,
    fleets,
    hostile_fleets,
    in_revolt,
    lands_of,
    level,
    load_fleet,
    reserve,
    seats_with_home,
)
from games.core.contract import Choice, Move, Seat
from games.core.legality import Particulars

# ---- what a land may do, and why not -------------------------------------------------------------------------------


def obstacle(state: State, frame: Arming, action: Hire | Promote | Build | Repair) -> Particulars | None:
    """Return the obstacle to an action of a land: the land, its missing fortress, the reserve or the price."""
    obstacle = _land_obstacle(state, frame, action.land)
    if obstacle is None and (isinstance(action, Promote) or (isinstance(action, Hire) and action.kind != "regular")):
        obstacle = _fortress_obstacle(state, action.land)
    return obstacle or _supply_obstacle(state, frame.seat, action, _reserves(state, frame.seat))


def _land_obstacle(state: State, frame: Arming, land: str) -> Particulars | None:
    if state.owner[land] != frame.seat:
        return Why.NOT_YOUR_LAND, {"land": land}
    if besiegers(state, land):
        return Why.BESIEGED, {"land": land}
    if in_revolt(state, land):
        return Why.IN_REVOLT, {"land": land}
    if land in frame.acted and frame.extra <= 0:
        return Why.LAND_HAS_ACTED, {"land": land}
    return None


def _fortress_obstacle(state: State, land: str) -> Particulars | None:
    return None if level(state, land) else (Why.NEEDS_FORTRESS, {"land": land})


def _supply_obstacle(state: State, seat: Seat, action: Move, reserves: Mapping[str, int]) -> Particulars | None:
    for piece in _pieces(action):
        if reserves.get(piece, 1) <= 0:  # a kind that does not exist is not missing from the reserve
            return Why.NONE_IN_RESERVE, {"kind": piece}
    cost, gold = price_of(action, state.frames), state.gold[seat]
    return (Why.TOO_DEAR, {"cost": cost, "gold": gold}) if cost > gold else None


def _pieces(action: Move) -> tuple[str, ...]:
    """Return the kinds of piece that an action takes from the reserve."""
    if isinstance(action, Hire):
        return (action.kind,)
    if isinstance(action, BuildHome) and action.army:
        return ("fleet", "regular")
    return ("fleet",) if isinstance(action, (Build, BuildHome)) else ()


def _reserves(state: State, seat: Seat) -> dict[str, int]:
    return {kind: reserve(state, seat, kind) for kind in (*KINDS, "fleet")}


# ---- the order -----------------------------------------------------------------------------------------------------


def advance(context: MoveContext, frame: Arming) -> bool:
    """Wait until the player is done, then fight in seas where fleets were built beside hostile ones."""
    if not frame.done:
        return True
    context.pop()
    context.calm_revolts()
    context.push(Clash(frame.seat, "arming", tuple(SEAS)))
    return False


def moves(state: State, frame: Arming, seat: Seat) -> list[Choice]:
    """Return all actions that can be paid, by kind of action, then by land, disbanding, and `Done`."""
    lands = [land for land in lands_of(state, seat) if _land_obstacle(state, frame, land) is None]
    fortified = [land for land in lands if _fortress_obstacle(state, land) is None]
    reserves = _reserves(state, seat)

    def supplied(action: Move) -> bool:
        return _supply_obstacle(state, seat, action, reserves) is None

    listed: list[Choice] = []
    for kind in KINDS:
        if supplied(Hire(kind, "")):
            listed += [Hire(kind, land) for land in (lands if kind == "regular" else fortified)]
    if supplied(Promote("")):
        listed += [Promote(land) for land in fortified if armies(state, land, seat)[0]]
    if supplied(Build("", "")):
        listed += [Build(land, sea) for land in lands for sea in yards(state, frame, land)]
    if _home_open(state, frame):
        listed += [BuildHome(army) for army in (False, True) if supplied(BuildHome(army))]
    if supplied(Repair("")):
        listed += [Repair(land) for land in lands if land in state.ruins]
    return [*listed, *_disbandings(state, seat, reserves["regular"], reserves["fleet"]), Done()]


def yards(state: State, frame: Arming, land: str) -> list[str]:
    """Return the seas in which a land may build a fleet: those without hostile fleets, or all if there are none."""
    if seats_with_home(state, frame.seat) and land == HOME.land and not _home_open(state, frame):
        return []
    near = LANDS[land].seas
    free = [sea for sea in near if not hostile_fleets(state, sea, frame.seat)]
    return free or list(near)


def _home_open(state: State, frame: Arming) -> bool:
    return seats_with_home(state, frame.seat) and frame.home < HOME.fleets


def _disbandings(state: State, seat: Seat, pool: int, ships: int) -> list[Choice]:
    listed: list[Choice] = []
    if pool == 0:
        for land in PLAYABLE:
            counts = armies(state, land, seat)
            listed += [Disband(land, kind) for kind, n in zip(KINDS[:2], counts, strict=False) if n]
    for sea in SEAS if pool == 0 or ships == 0 else ():
        counts = fleets(state, sea, seat)
        _, regular, elite, _ = counts
        if pool == 0:
            listed += [Disband(sea, kind) for kind, n in (("regular", regular), ("elite", elite)) if n]
        if ships == 0:
            loads = [load for load, n in zip(LOADS, counts, strict=True) if n and load != "royal"]
            listed += [Disband(sea if load == "none" else f"{sea}+{load}", "fleet") for load in loads]
    return listed


def act(context: MoveContext, frame: Arming, seat: Seat, move: Move) -> None:
    """Carry out one action."""
    cost = price_of(move, context.state.frames)
    match move:
        case Hire(kind, land):
            _spend(context, frame, land, cost)
            add_armies(context.state, land, seat, kind, 1)
            context.emit(events.Hired(seat, kind, land, cost))
        case Promote(land):
            _spend(context, frame, land, cost)
            add_armies(context.state, land, seat, "regular", -1)
            add_armies(context.state, land, seat, "elite", 1)
            context.emit(events.Promoted(seat, land, 1, cost))
        case Build(land, sea):
            _spend(context, frame, land, cost)
            if seats_with_home(context.state, seat) and land == HOME.land:
                frame.home += 1
            add_fleets(context.state, sea, seat, "none", 1)
            context.emit(events.FleetBuilt(seat, sea, army=False, price=cost))
        case BuildHome(army):
            context.pay(seat, cost)
            frame.home += 1
            add_fleets(context.state, HOME.sea, seat, "regular" if army else "none", 1)
            context.emit(events.FleetBuilt(seat, HOME.sea, army, cost))
        case Repair(land):
            _spend(context, frame, land, cost)
            context.state.ruins = tuple(ruin for ruin in context.state.ruins if ruin != land)
            context.emit(events.Repaired(seat, land, cost))
        case Disband(place, kind):
            _disband(context, seat, place, kind)
        case Done():
            frame.done = True
        case _:
            raise AssertionError(move)


def _spend(context: MoveContext, frame: Arming, land: str, cost: int) -> None:
    context.pay(frame.seat, cost)
    if land in frame.acted:
        frame.extra -= 1
    frame.acted += (land,)


def _disband(context: MoveContext, seat: Seat, place: str, kind: str) -> None:
    state = context.state
    sea, _, load = place.partition("+")
    if load:
        add_fleets(state, sea, seat, load, -1)
        context.emit(events.Disbanded(seat, "fleet", sea))
        context.emit(events.Disbanded(seat, load, sea))
        return
    if place not in SEAS:
        context.lift(place, seat, kind, 1, events.Disbanded(seat, kind, place))
        return
    if kind == "fleet":
        add_fleets(state, place, seat, "none", -1)
    else:
        load_fleet(state, place, seat, kind, -1)
    context.emit(events.Disbanded(seat, kind, place))


ARMING: Final[FrameHandler[Arming]] = FrameHandler(phase=Phase.ARMING, advance=advance, moves=moves, answer=act)
