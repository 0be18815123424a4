"""Computer decisions about moving troops: fleets, armies, straits, and reactions to an Offensive."""

from collections.abc import Sequence

from games.balkans.computer.campaign import muster
from games.balkans.computer.forces import STRENGTH, Unit
from games.balkans.computer.outlook import Outlook
from games.balkans.data.components import LANDS, SEAS, STRAITS, card_of
from games.balkans.rules import moves
from games.balkans.rules.frames import Offensive
from games.balkans.rules.state import NOBODY, besiegers, current, friends, hostile_armies, hostile_fleets
from games.balkans.rules.troops.marching import ALL, FLEETS, GUARDED, sailings
from games.balkans.rules.troops.paths import starts, straits_on, trips, unmoved
from games.core.contract import Choice, Move, Pick


def offensive(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Send fleets that carry armies, then all armies that can be spared, because concentration pays."""
    state = mind.state
    order = current(state, Offensive)
    if _is_gathering(mind, order):
        return gather(mind, choices) or moves.Done()
    if asked := _passage(mind, order, choices):
        return asked
    if at_once := _at_once(mind, order, choices):
        return at_once
    for fleet in dict.fromkeys(choice.fleet for choice in choices if isinstance(choice, (moves.Sail, moves.Voyage))):
        if _carries(mind, order, moves.Sail(fleet)):
            return _voyage(mind, moves.Sail(fleet), choices)
    for choice in choices:
        if isinstance(choice, Pick) or choice == _all_to(order.target):
            return _sent(mind.units(order.target, order.land_range), order.target, choices)
    return (
        moves.Done()
        if moves.Done() in choices
        else next(choice for choice in choices if not isinstance(choice, (Pick, moves.Back)))
    )


def _at_once(mind: Outlook, order: Offensive, choices: Sequence[Choice]) -> Move | None:
    """Return the move that sends armies and fleets at once, if it does about what the steps would come to.

    That is the one that keeps the guards back, if it is offered ready, or one that sends everything. Fleets go only if
    one carries an army and none has to fight. Computers, who are given the steps as well, go by these, so that they
    play as they were measured.
    """
    if any(isinstance(choice, moves.Sail) for choice in choices):
        return None
    sends = [choice for choice in choices if isinstance(choice, moves.Send)]
    kept = [move for move in sends if ALL not in move.armies]
    alone = [move for move in kept if FLEETS not in move.armies]
    if alone and order.stage == "fleets":
        return alone[0]
    fleets = dict.fromkeys(choice.fleet for choice in choices if isinstance(choice, (moves.Sail, moves.Voyage)))
    if not any(_carries(mind, order, moves.Sail(fleet)) for fleet in fleets):
        return None
    trips_kept, trips_all = (list(sailings(mind.state, order, mind.seat, names)) for names in ((GUARDED,), (ALL,)))
    ends = [trip.path[-1] for _, _, trip in trips_kept]
    if any(sea not in mind.voyages and hostile_fleets(mind.state, sea, mind.seat) for sea in ends):
        return None
    if kept:
        return kept[0]
    whole, alone_all = moves.Send(order.target, (ALL, FLEETS)), _all_to(order.target)
    units = mind.units(order.target, order.land_range)
    some = next((choice for choice in choices if isinstance(choice, Pick) and FLEETS in choice.pool), None)
    if some is not None and len(names := _named(some.pool, units)) < some.most:
        return some.make([*names, FLEETS])
    marches_all = alone_all not in choices or _sent(units, order.target, choices) == alone_all
    return whole if whole in choices and trips_kept == trips_all and marches_all else None


def _voyage(mind: Outlook, sail: moves.Sail, choices: Sequence[Choice]) -> Move:
    """Return the whole voyage of a fleet if it is offered, otherwise its beginning."""
    ships = [choice for choice in choices if isinstance(choice, moves.Voyage) and choice.fleet == sail.fleet]
    if not ships:
        return sail
    seas = [moves.Choose(sea) for sea in dict.fromkeys(ship.to for ship in ships)]
    to = sail_question(mind, seas, "sea")
    ending = [ship for ship in ships if moves.Choose(ship.to) == to]
    cargo = sail_question(mind, [moves.Choose(ship.cargo) for ship in ending], "cargo")
    return next(ship for ship in ending if moves.Choose(ship.cargo) == cargo)


def _carries(mind: Outlook, order: Offensive, sail: moves.Sail) -> bool:
    """Whether a fleet can safely bring an army, or support a fight from a nearer sea."""
    sea, _, load = sail.fleet.partition("+")
    found = trips(mind.state, order, mind.seat, sea, load or "none")
    safe = [way for way in found if way[0] in mind.voyages]
    if any(cargo != "none" for _, cargo in safe):
        return True
    fight = bool(order.target) and mind.resistance(order.target) > 0
    return fight and any(len(found[way].path) > 1 for way in safe)


def sail_question(mind: Outlook, choices: Sequence[Choice], asking: str) -> Move:
    """Choose where a fleet goes, and as its cargo the strongest army that can be spared."""
    options = [choice for choice in choices if isinstance(choice, moves.Choose)]
    if asking == "cargo":
        guarded = [option for option in options if not _last_guard(mind, option.what)]
        return max(
            guarded or options,
            key=lambda option: STRENGTH.get(option.what.partition("@")[0], 0) + (option.what == "aboard"),
        )
    quiet = [
        option
        for option in options
        if option.what not in SEAS or not hostile_fleets(mind.state, option.what, mind.seat)
    ]
    safe = [option for option in options if option.what in mind.voyages]
    return (quiet or safe or options)[0]


def _last_guard(mind: Outlook, cargo: str) -> bool:
    kind, _, land = cargo.partition("@")
    if not land:
        return False
    return sum(mind.stacks[land]) == 1 and mind.guard(land) == kind


def _all_to(land: str) -> moves.Send:
    return moves.Send(land, (ALL,))


def _sent(units: Sequence[Unit], land: str, choices: Sequence[Choice]) -> Move:
    """Return the move that sends these armies to a land, as far as they can go, or `Done`."""
    kind = moves.Send if _all_to(land) in choices else moves.March
    here = [choice for choice in choices if isinstance(choice, Pick) and choice.fixed == (land,)]
    names = _named(max((pick.pool for pick in here), key=len, default=()), units)
    if not names:
        return moves.Done()
    some = next((pick for pick in here if pick.kind is kind), None)
    return some.make(names) if some and len(names) <= some.most else _all_to(land)


def reaction(mind: Outlook, choices: Sequence[Choice]) -> Move:
    """Bring help if it changes the result, play cards that bring or save armies, otherwise do nothing.

    Armies are not evacuated from a fortress: there they hold out until Razbor, and without them it falls at once.
    """
    state = mind.state
    order = current(state, Offensive)
    land = order.target
    theirs = sum(mind.garrison(land, seat) for seat in hostile_armies(state, land, mind.seat))
    theirs += mind.ships_around(land, order.seat)
    theirs += sum(STRENGTH.get(ship.load, 0) for ship in order.ships if ship.to == land and ship.seat == order.seat)
    mine = mind.garrison(land, mind.seat) + mind.ships_around(land, mind.seat) + LANDS[land].level
    if theirs <= mine:
        return moves.Done()
    help_near = sum(STRENGTH[kind] for _, kind in mind.units(land))
    for choice in choices:
        if isinstance(choice, moves.Card):
            names = {effect.id for effect in card_of(choice.card).entry.effects}
            saves = "evacuate" in names and theirs > mine + 2 and not LANDS[land].level
            if "counter_march" in names or saves:
                return choice
        if isinstance(choice, (Pick, moves.Send)) and help_near + mine >= theirs:
            return _sent(mind.units(land), land, choices)
    if moves.Defend() in choices and mine < theirs <= mine + help_near:
        return moves.Defend()
    return moves.Done()


def _named(pool: Sequence[str], units: Sequence[Unit]) -> list[str]:
    """Return the names of these armies in a pool, omitting those that are not in it."""
    names: list[str] = []
    for land, kind in units:
        names += [name for name in pool if name.startswith(f"{land}:{kind}:") and name not in names][:1]
    return names


def _is_gathering(mind: Outlook, order: Offensive) -> bool:
    """Whether an order only gathers troops: in an unbesieged land of one's own, or without a target."""
    if not order.target:
        return True
    owner = mind.state.owner[order.target]
    return owner == mind.seat and not besiegers(mind.state, order.target)


def gather(mind: Outlook, choices: Sequence[Choice]) -> Move | None:
    """Choose the land to gather in, then the idle armies to send; None when all are there."""
    found = muster(mind)
    if found is None:
        return None
    if moves.Choose(found.land) in choices:
        return moves.Choose(found.land)
    move = _sent(found.units, found.land, choices)
    return None if move == moves.Done() else move


def _passage(mind: Outlook, order: Offensive, choices: Sequence[Choice]) -> Move | None:
    """Ask to pass a strait if that lets a fleet bring an army it could not bring otherwise."""
    asks = [choice for choice in choices if isinstance(choice, moves.Ask) and not _is_victim(mind, order, choice)]
    if not asks:
        return None
    for sea in starts(mind.state, order, mind.seat):
        for load in unmoved(mind.state, order, mind.seat, sea):
            now = trips(mind.state, order, mind.seat, sea, load)
            then = trips(mind.state, order, mind.seat, sea, load, granted=True)
            for way, trip in then.items():
                asked = [moves.Ask(strait) for strait in straits_on(trip.path) if moves.Ask(strait) in asks]
                if trip.load != "none" and way not in now and asked:
                    return asked[0]
    return None


def _is_victim(mind: Outlook, order: Offensive, ask: moves.Ask) -> bool:
    """Whether the request would go to the side that is attacked, which would refuse."""
    keeper = mind.state.owner[STRAITS[ask.strait].control]
    victim = mind.state.owner[order.target] if order.target else NOBODY
    return NOBODY not in {keeper, victim} and friends(mind.state, keeper, victim)
