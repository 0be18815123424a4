"""What an Offensive can bring to a land, and the sums that a battle there would begin with."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from games.balkans.data.components import DRAWN, KINDS, LANDS, tactics_drawn
from games.balkans.rules.frames import Battle, BattleKind, FieldChoice, Offensive, innermost
from games.balkans.rules.moves import Send
from games.balkans.rules.state import (
    NOBODY,
    State,
    add_armies,
    add_fleets,
    allied_armies,
    armies,
    army_seats,
    besiegers,
    friends,
    hostile_armies,
    level,
    load_fleet,
)
from games.balkans.rules.troops import strength
from games.balkans.rules.troops.marching import ALL, FLEETS, GUARDED, army_names, sailings, sent, tally
from games.balkans.rules.troops.paths import Trip, marchable
from games.balkans.rules.turns.orders import leave_needed, prepared
from games.balkans.views.reconstruct import ahead, balance, reconstruct
from games.balkans.views.view import BalkansView
from games.core.contract import Choice, Seat


class Sums(NamedTuple):
    """The strength of attackers and defenders without tactics.

    `walls` is that of the defenders in a siege, if they may choose one, otherwise equal to `defenders`. Where a land is
    relieved, `attackers` are those who come to relieve it, though they defend (RULES 5.5).
    """

    attackers: int
    defenders: int
    walls: int


EVERYTHING: Final = (ALL, FLEETS)
"""All armies and fleets, as `Send` writes them."""


def sums_with(view: BalkansView, land: str, armies: Sequence[str] = EVERYTHING) -> Sums | None:
    """Return the sums of a battle for a land if the view's seat sends these armies and fleets, as `Send` writes them.

    In the reaction to another's Offensive they come to help. Fleets bring armies as if battles at sea were won, and
    leave to pass straits were given where there is no other way.
    None if no Offensive is possible now, or if nobody would resist.
    """
    return _sums(view, land, tuple(armies))


@lru_cache(maxsize=256)
def _sums(view: BalkansView, land: str, armies: tuple[str, ...]) -> Sums | None:
    state, seat = reconstruct(view).copy(), view.audience
    order = innermost(state.frames, Offensive) or prepared(state, seat, land)
    if order is None:
        return None
    mover = seat if order.stage == "reaction" else order.seat
    for arriving in dict.fromkeys((order.seat, mover)):
        _land_ships(state, order, arriving, land)
    for (origin, kind), n in tally(sent(state, order, mover, land, armies)).items():
        add_armies(state, origin, mover, kind, -n)
        add_armies(state, land, mover, kind, n)
    if FLEETS in armies and order.stage in {"aggression", "fleets", "reaction"}:
        granted = mover == order.seat and bool(leave_needed(state, mover, land))
        _embark(state, order, mover, land, armies, granted=granted)
    battles = _battles(state, order.seat, land)
    found = [strength.balance(state, battle) for battle in battles]
    if found and relieves(state, order.seat, land):
        return Sums(found[0].defenders, found[0].attackers, found[0].attackers)
    return Sums(found[0].attackers, found[0].defenders, found[-1].defenders) if found else None


def best_when_beaten(view: BalkansView, move: Send) -> Sums | None:
    """Return the sums with the best tactic that may be drawn, if the view's seat moves and they lose even so."""
    order = view.offensive
    if order is None or order.seat != view.audience or order.stage not in {"fleets", "armies"}:
        return None
    sums, power = sums_with(view, move.to, move.armies), view.lands[move.to].power
    if sums is None or sums.walls > sums.defenders:
        return None
    draws = tactics_drawn(power)
    best = Sums(sums.attackers + DRAWN.most, *(n + draws * DRAWN.least for n in sums[1:]))
    ties = relieves(reconstruct(view), view.audience, move.to)
    return best if best.attackers < best.defenders + (not ties) else None


def kept_back(view: BalkansView, pool: Sequence[str]) -> tuple[str, ...]:
    """Return the armies of a pool (`LAND:KIND:N`) without the guards.

    Of each land that they would leave empty the weakest stays; where there is a siege, all stay.
    """
    state, lands = reconstruct(view), dict[str, list[str]]()
    for name in pool:
        lands.setdefault(name.partition(":")[0], []).append(name)
    guards: set[str] = set()
    for land, names in lands.items():
        if besiegers(state, land):
            guards.update(names)
        elif sum(armies(state, land, view.audience)) == len(names):
            guards.add(min(names, key=lambda name: KINDS.index(name.split(":")[1])))
    return tuple(name for name in pool if name not in guards)


def is_guarded(view: BalkansView, land: str, armies: Sequence[str]) -> bool:
    """Whether what is sent to a land is all but the guards."""
    order = view.offensive
    if order is None or GUARDED in armies:
        return order is not None
    names = army_names(marchable(reconstruct(view), order, view.audience, land))
    return tuple(name for name in armies if name != FLEETS) == kept_back(view, names) != names


def sums_before(view: BalkansView, land: str, choices: Sequence[Choice]) -> Sums | None:
    """Return the sums of the battle for a land that these choices are about, or None.

    Before and during the own Offensive they are those with all that can come, in the reaction to another's those
    without help, before and in a battle those of the battle.
    """
    battle, order = view.battle, view.offensive
    if battle is not None:
        stand = balance(view, battle)
        return Sums(*stand, stand.defenders) if battle.at == land else None
    if view.find(FieldChoice) is not None:
        field, siege = ahead(view, "field"), ahead(view, "siege")
        here = field is not None and siege is not None and order is not None and order.target == land
        return Sums(*field, siege.defenders) if here and field and siege else None
    if order is not None:
        return _sums(view, land, EVERYTHING if order.seat == view.audience else ()) if order.target == land else None
    aims = any(getattr(choice, "land", getattr(choice, "what", "")) == land for choice in choices)
    return sums_with(view, land) if aims and view.asking in {"", "target", "attack"} else None


def friendly(view: BalkansView) -> frozenset[Seat]:
    """Return the view's seat and its allies."""
    return frozenset((view.audience, *view.players[view.audience].allies))


def defends(view: BalkansView) -> bool:
    """Whether the view's side defends in the battle or Offensive in progress."""
    own = friendly(view)
    if view.battle is not None:
        return not own.isdisjoint(view.battle.defenders) and own.isdisjoint(view.battle.attackers)
    return view.offensive is not None and view.offensive.seat not in own


def facing(view: BalkansView) -> tuple[int, int] | None:
    """Return the strength of the view's side in the battle without tactics, and that of the other; None without one."""
    if view.battle is None:
        return None
    stand = balance(view, view.battle)
    return (stand.defenders, stand.attackers) if defends(view) else (stand.attackers, stand.defenders)


def leads(view: BalkansView) -> bool:
    """Whether the side of the view's seat would win the next round of its battle without tactics."""
    battle = view.battle
    if battle is None:
        return False
    stand = balance(view, battle)
    return (stand.attackers > stand.defenders) == (view.audience in battle.attackers)


def only_by_sea(view: BalkansView, land: str) -> bool:
    """Whether no army can march to a land in the Offensive being prepared, so that only fleets bring one."""
    state = reconstruct(view)
    order = prepared(state, view.audience, land)
    return order is not None and not any(marchable(state, order, view.audience, land))


def undefended(view: BalkansView, land: str) -> Literal["", "open", "walls"]:
    """Return "open" if a hostile land is without armies and would be taken, "walls" if besieged; otherwise ""."""
    state, seat = reconstruct(view), view.audience
    owner, order = state.owner[land], prepared(state, seat, land)
    if order is None or owner == NOBODY or friends(state, seat, owner) or army_seats(state, land):
        return ""
    return "walls" if level(state, land) and not order.assault else "open"


def sent_by(view: BalkansView, move: Send) -> tuple[int, int]:
    """Return how many armies of the view's seat go by a move, those aboard too, and how many of its fleets sail."""
    if (gone := _gone(view, move.to, move.armies)) is None:
        return 0, 0
    _, marching, trips = gone
    return marching + sum(trip.load != "none" for trip in trips), len(trips)


def _gone(view: BalkansView, land: str, armies: Sequence[str]) -> tuple[State, int, Sequence[Trip]] | None:
    """Return the state once these have left for a land, how many armies march, and the trips; None without an order."""
    state, seat = reconstruct(view).copy(), view.audience
    order = innermost(state.frames, Offensive)
    if order is None:
        return None
    marching = tally(sent(state, order, seat, land, armies))
    for (origin, kind), n in marching.items():
        add_armies(state, origin, seat, kind, -n)
    trips = _embark(state, order, seat, land, armies, granted=False) if FLEETS in armies else ()
    return state, sum(marching.values()), trips


def lifted(view: BalkansView, land: str, armies: Sequence[str] = (ALL,)) -> tuple[str, ...]:
    """Return the lands whose siege by the view's seat ends if it sends these armies, by default all, to a land."""
    return tuple(other for other in _emptied(view, land, armies) if view.audience in view.lands[other].besiegers)


def stripped(view: BalkansView, land: str, armies: Sequence[str], *, besieged: bool) -> tuple[str, ...]:
    """Return the lands of the view's seat that armies sent to a land leave without any, those besieged or the others.

    A besieged one is lost in the Reckoning.
    """
    return tuple(
        other
        for other in _emptied(view, land, armies)
        if view.lands[other].owner == view.audience and bool(view.lands[other].besiegers) == besieged
    )


def _emptied(view: BalkansView, land: str, armies: Sequence[str]) -> list[str]:
    """Return the lands where the view's side has armies, and none once these have gone to a land."""
    if (gone := _gone(view, land, armies)) is None:
        return []
    here, left, seat = reconstruct(view), gone[0], view.audience
    return [other for other in view.lands if allied_armies(here, other, seat) and not allied_armies(left, other, seat)]


def relieves(state: State, seat: Seat, land: str) -> bool:
    """Whether troops of a seat would come to a land to fight for its owner, and so defend it."""
    return state.owner[land] != NOBODY and friends(state, seat, state.owner[land])


def _land_ships(state: State, order: Offensive, seat: Seat, land: str) -> None:
    """Land the armies of fleets that have sailed in this order."""
    for ship in order.ships:
        if ship.seat == seat and ship.to == land:
            load_fleet(state, ship.sea, seat, ship.load, -1)
            add_armies(state, land, seat, ship.load, 1)


def _embark(
    state: State, order: Offensive, seat: Seat, land: str, armies: Sequence[str], *, granted: bool
) -> Sequence[Trip]:
    """Bring armies by sea, as a `Send` with these names does; return the trips."""
    found: list[Trip] = []
    for sea, load, trip in sailings(state, order, seat, armies, granted=granted):
        found.append(trip)
        add_fleets(state, sea, seat, load, -1)
        add_fleets(state, trip.path[-1], seat, "none", 1)
        if trip.taken:
            add_armies(state, trip.taken, seat, trip.load, -1)
        if trip.load != "none":
            add_armies(state, land, seat, trip.load, 1)
    return found


def _battles(state: State, seat: Seat, land: str) -> list[Battle]:
    """Return the battle for a land after troops have arrived, in the open and then, if it has walls, as a siege."""
    owner, attackers = state.owner[land], tuple(allied_armies(state, land, seat))
    if owner == NOBODY:
        return [Battle("neutral", land, (seat,), (), seat, level=LANDS[land].level, power=state.power[land])]
    rivals = tuple(rival for rival in hostile_armies(state, land, seat) if not friends(state, owner, rival))
    if rivals and relieves(state, seat, land):
        return [Battle("field", land, rivals, tuple(allied_armies(state, land, owner)), seat, owner)]
    if rivals:
        return [Battle("field", land, attackers or (seat,), rivals, seat, owner)]
    defenders = tuple(allied_armies(state, land, owner))
    if friends(state, seat, owner) or not defenders:
        return []
    kinds: list[BattleKind] = ["field", "siege"] if level(state, land) else ["field"]
    return [
        Battle(kind, land, attackers or (seat,), defenders, seat, owner, level(state, land) * (kind == "siege"))
        for kind in kinds
    ]
