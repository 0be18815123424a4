"""The Offensive and the manoeuvre, step by step (specification 5.5, 5.6); straits, and field or siege."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.balkans.data.components import LANDS, PRICES, STRAITS
from games.balkans.rules import battle, clash
from games.balkans.rules import events as tell
from games.balkans.rules.aftermath import capture
from games.balkans.rules.battle import can_know_card
from games.balkans.rules.frames import Clash, FieldChoice, Leave, Offensive, Passage
from games.balkans.rules.marching import army_moves, fleet_moves, land_all, march
from games.balkans.rules.moves import Ask, BreakAlliance, Defend, Done, Grant, March, Meet, Refuse
from games.balkans.rules.paths import any_trip, destinations, marchable, useful_straits
from games.balkans.rules.state import (
    NOBODY,
    army_seats,
    besiegers,
    friends,
    has_army,
    hostile,
    hostile_armies,
    level,
    plus,
)

if TYPE_CHECKING:
    from games.balkans.rules.run import Run
    from games.balkans.rules.state import State
    from games.core.contract import Choice, Move, Seat


def advance(run: Run, order: Offensive) -> bool:
    """Go on with the order; return True where a question is open."""
    state = run.state
    seat = order.seat
    match order.stage:
        case "aggression":
            if state.options.alliances == "free" and state.ally[seat]:
                return True
            _set_out(state, order)
        case "fleets":
            if any_trip(state, order, seat):
                return True
            order.stage = "armies"
        case "armies":
            if destinations(state, order):
                return True
            _moved(state, order)
        case "reaction":
            if _may_react(state, order):
                return True
            order.stage = "sea"
        case "sea":
            order.stage = "landing"
            seas = LANDS[order.target].seas if order.target else ()
            run.push(Clash(seat, "target", seas))
        case "landing":
            land_all(run, order)
            order.stage = "land" if order.target else "close"
        case "land":
            _on_land(run, order)
        case "relief":
            _after_occupiers(run, order)
        case "close":
            run.pop()
            run.calm_revolts()
    return False


def _set_out(state: State, order: Offensive) -> None:
    order.stage = "fleets"
    if order.target:
        around = besiegers(state, order.target)
        order.under = bool(around)
        order.besieged = any(friends(state, order.seat, one) for one in around)


def _moved(state: State, order: Offensive) -> None:
    """Leave the mover's steps: the order may be over, or the owner of the target reacts."""
    if not order.moved and not (order.assault and order.besieged and has_army(state, order.target, order.seat)):
        order.stage = "close"
        return
    defender = defender_of(state, order)
    order.stage = "sea" if defender == NOBODY else "reaction"
    if defender != NOBODY:
        order.reach = level(state, order.target)


def defender_of(state: State, order: Offensive) -> Seat:
    """Return the owner of the target if hostile to the mover, else −1."""
    owner = state.owner[order.target] if order.target else NOBODY
    return owner if owner != NOBODY and hostile(state, order.seat, owner) else NOBODY


def _may_react(state: State, order: Offensive) -> bool:
    """Return whether the defender could do something, as far as everybody can tell."""
    seat = defender_of(state, order)
    return (
        can_know_card(state, seat, "attacked")
        or (state.options.advanced and sum(state.unplayed[seat]) > 0)
        or any_trip(state, order, seat)
        or any(marchable(state, order, seat, order.target))
    )


def asked(state: State, order: Offensive) -> tuple[Seat, ...]:
    """Return who has to act: the mover, or the owner of the target."""
    return (defender_of(state, order),) if order.stage == "reaction" else (order.seat,)


def moves(state: State, order: Offensive, seat: Seat) -> list[Choice]:
    """Return what is legal in the present step, cards of a reaction apart."""
    match order.stage:
        case "aggression":
            return [BreakAlliance(), Done()]
        case "fleets":
            straits = [Ask(strait) for strait in useful_straits(state, order, seat)]
            return [*fleet_moves(state, order, seat), *straits, Done()]
        case "armies":
            return [*army_moves(state, order, seat), Done()]
        case _:
            straits = [Ask(strait) for strait in useful_straits(state, order, seat)]
            fresh = state.options.advanced and state.unplayed[seat][3] > 0 and not order.defended
            return [
                *([Defend()] if fresh else []),
                *fleet_moves(state, order, seat),
                *army_moves(state, order, seat),
                *straits,
                Done(),
            ]


def act(run: Run, order: Offensive, seat: Seat, move: Move) -> None:
    """Carry out one move of a step."""
    state = run.state
    match move:
        case BreakAlliance():
            clash.break_alliance(run, seat, PRICES.alliance_break)
        case Ask(strait):
            owner = state.owner[STRAITS[strait].control]
            run.tell(tell.PassageAsked(seat, strait, owner))
            run.push(Passage(owner, seat, strait))
        case March(to, armies):
            march(run, seat, to, armies)
        case Defend():
            state.unplayed[seat] = plus(state.unplayed[seat], "defence", -1)
            state.played[seat] = plus(state.played[seat], "defence")
            order.defended = True
            order.reach = max(order.reach, 2)
            run.tell(tell.DefenceReaction(seat, order.target))
        case Done():
            _done(run, order, seat)
        case _:
            raise AssertionError(move)


def _done(run: Run, order: Offensive, seat: Seat) -> None:
    match order.stage:
        case "aggression":
            _set_out(run.state, order)
        case "fleets":
            order.stage = "armies"
        case "armies":
            _moved(run.state, order)
        case _:
            run.tell(tell.ReactionOver(seat))
            order.stage = "sea"


# ---- step 6 --------------------------------------------------------------------------------------------------------


def _with_army(state: State, land: str, seat: Seat) -> list[Seat]:
    """Return who of a seat's side has an army in a land."""
    return [one for one in army_seats(state, land) if friends(state, seat, one)]


def _on_land(run: Run, order: Offensive) -> None:
    state, land, mover = run.state, order.target, order.seat
    owner = state.owner[land]
    order.stage = "close"
    if owner == NOBODY:
        if has_army(state, land, mover):
            battle.begin(run, "neutral", land, (mover,), ())
        return
    if friends(state, mover, owner):
        if mover in order.arrived:
            _relieve(run, order)
        return
    if not has_army(state, land, mover):
        if owner in order.arrived and order.under:
            _relieve(run, order)
        return
    rivals = [one for one in hostile_armies(state, land, mover) if hostile(state, owner, one)]
    if rivals:
        order.stage = "relief"
        battle.begin(run, "field", land, _with_army(state, land, mover), rivals)
        return
    _assail(run, order)


def _relieve(run: Run, order: Offensive) -> None:
    """Let the owner's side fight the occupiers in the open, if there are any."""
    state, land = run.state, order.target
    around = besiegers(state, land)
    defenders = _with_army(state, land, state.owner[land])
    if around and defenders:
        battle.begin(run, "field", land, around, defenders)


def _after_occupiers(run: Run, order: Offensive) -> None:
    """Go on after a battle between the mover and other occupiers."""
    state, land, mover = run.state, order.target, order.seat
    order.stage = "close"
    rivals = [one for one in hostile_armies(state, land, mover) if hostile(state, state.owner[land], one)]
    if has_army(state, land, mover) and not rivals:
        _assail(run, order)
    elif state.owner[land] in order.arrived:
        _relieve(run, order)


def _assail(run: Run, order: Offensive) -> None:
    """Let the mover, alone or beside allied occupiers, meet the defenders: battle, siege or capture."""
    state, land, mover = run.state, order.target, order.seat
    owner = state.owner[land]
    attackers = _with_army(state, land, mover)
    defenders = _with_army(state, land, owner)
    walls = level(state, land) > 0
    if not defenders and (not walls or order.assault):
        capture(run, land, tuple(attackers))
    elif not defenders:
        _besiege(run, order)
    elif not walls or (order.besieged and owner in order.arrived):
        battle.begin(run, "field", land, attackers, defenders)
    elif order.assault:
        battle.begin(run, "siege", land, attackers, defenders)
    elif order.besieged:
        _besiege(run, order)
    else:
        run.push(FieldChoice(owner, land))


def _besiege(run: Run, order: Offensive) -> None:
    if order.seat in order.arrived:
        run.tell(tell.SiegeBegan(order.target, order.seat))


# ---- answers of others ---------------------------------------------------------------------------------------------


def field_moves() -> list[Choice]:
    """Return the two ways to meet an attack on a fortress."""
    return [Meet("field"), Meet("siege")]


def field_act(run: Run, choice: FieldChoice, seat: Seat, move: Move) -> None:
    """Fight in the open, or be besieged."""
    assert isinstance(move, Meet)
    run.pop()
    run.tell(tell.FieldOrSiege(seat, choice.land, move.how))
    order = run.state.frames[-1]
    assert isinstance(order, Offensive)
    if move.how == "siege":
        _besiege(run, order)
        return
    state = run.state
    attackers = _with_army(state, choice.land, order.seat)
    battle.begin(run, "field", choice.land, attackers, _with_army(state, choice.land, seat))


def passage_moves() -> list[Choice]:
    """Return both answers to a request to pass a strait."""
    return [Grant(), Refuse()]


def passage_act(run: Run, passage: Passage, move: Move) -> None:
    """Note the answer for the rest of the order."""
    run.pop()
    granted = isinstance(move, Grant)
    order = run.state.frames[-1]
    assert isinstance(order, Offensive)
    order.leaves += (Leave(passage.asker, passage.strait, granted),)
    run.tell(tell.PassageAnswered(passage.owner, passage.strait, passage.asker, granted))
