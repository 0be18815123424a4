"""The Offensive and the manoeuvre, step by step (RULES 5.5, 5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.balkans.data.components import LANDS, PRICES, STRAITS
from games.balkans.rules import events as tell
from games.balkans.rules.affair import Affair, by_seat
from games.balkans.rules.cards.playing import can_know_card, card_moves
from games.balkans.rules.frames import Clash, FieldChoice, Offensive, OffensiveStage, Passage
from games.balkans.rules.moves import Ask, BreakAlliance, Defend, Done, March
from games.balkans.rules.public import Phase
from games.balkans.rules.state import (
    NOBODY,
    State,
    army_seats,
    besiegers,
    friends,
    has_army,
    hostile,
    hostile_armies,
    level,
    plus,
)
from games.balkans.rules.troops.marching import army_moves, fleet_moves, land_all, march
from games.balkans.rules.troops.paths import any_trip, destinations, marchable, useful_straits
from games.balkans.rules.war import battle, clash
from games.balkans.rules.war.aftermath import capture

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.balkans.rules.run import Run
    from games.core.contract import Choice, Move, Seat

# ---- whether to break with an ally first ---------------------------------------------------------------------------


def _aggression(run: Run, order: Offensive) -> bool:
    state = run.state
    if state.options.alliances == "free" and state.ally[order.seat]:
        return True
    _set_out(state, order)
    return False


def _set_out(state: State, order: Offensive) -> None:
    order.stage = "fleets"
    if order.target:
        around = besiegers(state, order.target)
        order.under = bool(around)
        order.besieged = any(friends(state, order.seat, one) for one in around)


def _aggression_moves(_state: State, _order: Offensive, _seat: Seat) -> list[Choice]:
    return [BreakAlliance(), Done()]


def _aggression_act(run: Run, order: Offensive, seat: Seat, move: Move) -> None:
    match move:
        case BreakAlliance():
            clash.break_alliance(run, seat, PRICES.alliance_break)
        case Done():
            _set_out(run.state, order)
        case _:
            raise AssertionError(move)


# ---- the mover's fleets and armies ---------------------------------------------------------------------------------


def _fleets(run: Run, order: Offensive) -> bool:
    if any_trip(run.state, order, order.seat):
        return True
    order.stage = "armies"
    return False


def _fleets_moves(state: State, order: Offensive, seat: Seat) -> list[Choice]:
    return [*fleet_moves(state, order, seat), *_requests(state, order, seat), Done()]


def _requests(state: State, order: Offensive, seat: Seat) -> list[Choice]:
    return [Ask(strait) for strait in useful_straits(state, order, seat)]


def _fleets_act(run: Run, order: Offensive, seat: Seat, move: Move) -> None:
    match move:
        case Ask(strait):
            _ask_leave(run, seat, strait)
        case Done():
            order.stage = "armies"
        case _:
            raise AssertionError(move)


def _ask_leave(run: Run, seat: Seat, strait: str) -> None:
    owner = run.state.owner[STRAITS[strait].control]
    run.tell(tell.PassageAsked(seat, strait, owner))
    run.push(Passage(owner, seat, strait))


def _armies(run: Run, order: Offensive) -> bool:
    if destinations(run.state, order):
        return True
    _moved(run.state, order)
    return False


def _armies_moves(state: State, order: Offensive, seat: Seat) -> list[Choice]:
    return [*army_moves(state, order, seat), Done()]


def _armies_act(run: Run, order: Offensive, seat: Seat, move: Move) -> None:
    match move:
        case March(to, armies):
            march(run, seat, to, armies)
        case Done():
            _moved(run.state, order)
        case _:
            raise AssertionError(move)


def _moved(state: State, order: Offensive) -> None:
    """Leave the mover's steps: the order may be over, or the owner of the target reacts."""
    if not order.moved and not (order.assault and order.besieged and has_army(state, order.target, order.seat)):
        order.stage = "close"
        return
    defender = defender_of(state, order)
    order.stage = "sea" if defender == NOBODY else "reaction"
    if defender != NOBODY:
        order.reach = level(state, order.target)


# ---- the defender's reaction ---------------------------------------------------------------------------------------


def defender_of(state: State, order: Offensive) -> Seat:
    """Return the owner of the target if hostile to the mover, else −1."""
    owner = state.owner[order.target] if order.target else NOBODY
    return owner if owner != NOBODY and hostile(state, order.seat, owner) else NOBODY


def _reaction(run: Run, order: Offensive) -> bool:
    if _may_react(run.state, order):
        return True
    order.stage = "sea"
    return False


def _may_react(state: State, order: Offensive) -> bool:
    """Return whether the defender could do something, as far as everybody can tell."""
    seat = defender_of(state, order)
    return (
        can_know_card(state, seat, "attacked")
        or (state.options.advanced and sum(state.unplayed[seat]) > 0)
        or any_trip(state, order, seat)
        or any(marchable(state, order, seat, order.target))
    )


def _reaction_asked(state: State, order: Offensive) -> tuple[Seat, ...]:
    return (defender_of(state, order),)


def _reaction_moves(state: State, order: Offensive, seat: Seat) -> list[Choice]:
    fresh = state.options.advanced and state.unplayed[seat][3] > 0 and not order.defended
    return [
        *card_moves(state, seat, "attacked"),
        *([Defend()] if fresh else []),
        *fleet_moves(state, order, seat),
        *army_moves(state, order, seat),
        *_requests(state, order, seat),
        Done(),
    ]


def _reaction_act(run: Run, order: Offensive, seat: Seat, move: Move) -> None:
    state = run.state
    match move:
        case Ask(strait):
            _ask_leave(run, seat, strait)
        case March(to, armies):
            march(run, seat, to, armies)
        case Defend():
            state.unplayed[seat] = plus(state.unplayed[seat], "defence", -1)
            state.played[seat] = plus(state.played[seat], "defence")
            order.defended = True
            order.reach = max(order.reach, 2)
            run.tell(tell.DefenceReaction(seat, order.target))
        case Done():
            run.tell(tell.ReactionOver(seat))
            order.stage = "sea"
        case _:
            raise AssertionError(move)


# ---- battles at sea, landing, battles on land ----------------------------------------------------------------------


def _at_sea(run: Run, order: Offensive) -> bool:
    order.stage = "landing"
    seas = LANDS[order.target].seas if order.target else ()
    run.push(Clash(order.seat, "target", seas))
    return False


def _landing(run: Run, order: Offensive) -> bool:
    land_all(run, order)
    order.stage = "land" if order.target else "close"
    return False


def with_army(state: State, land: str, seat: Seat) -> list[Seat]:
    """Return who of a seat's side has an army in a land."""
    return [one for one in army_seats(state, land) if friends(state, seat, one)]


def _land(run: Run, order: Offensive) -> bool:
    _on_land(run, order)
    return False


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
        battle.begin(run, "field", land, with_army(state, land, mover), rivals)
        return
    _assail(run, order)


def _relieve(run: Run, order: Offensive) -> None:
    """Let the owner's side fight the occupiers in the open, if there are any."""
    state, land = run.state, order.target
    around = besiegers(state, land)
    defenders = with_army(state, land, state.owner[land])
    if around and defenders:
        battle.begin(run, "field", land, around, defenders)


def _relief(run: Run, order: Offensive) -> bool:
    _after_occupiers(run, order)
    return False


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
    attackers = with_army(state, land, mover)
    defenders = with_army(state, land, owner)
    walls = level(state, land) > 0
    if not defenders and (not walls or order.assault):
        capture(run, land, tuple(attackers))
    elif not defenders:
        besiege(run, order)
    elif not walls or (order.besieged and owner in order.arrived):
        battle.begin(run, "field", land, attackers, defenders)
    elif order.assault:
        battle.begin(run, "siege", land, attackers, defenders)
    elif order.besieged:
        besiege(run, order)
    else:
        run.push(FieldChoice(owner, land))


def besiege(run: Run, order: Offensive) -> None:
    """Tell that the target is besieged from now on, if the mover has brought an army to it."""
    if order.seat in order.arrived:
        run.tell(tell.SiegeBegan(order.target, order.seat))


def _close(run: Run, _order: Offensive) -> bool:
    run.pop()
    run.calm_revolts()
    return False


OFFENSIVE: Final[Mapping[OffensiveStage, Affair[Offensive]]] = {
    "aggression": Affair(
        phase=Phase.OFF_AGGRESSION,
        advance=_aggression,
        asked=by_seat,
        moves=_aggression_moves,
        answer=_aggression_act,
    ),
    "fleets": Affair(phase=Phase.OFF_FLEETS, advance=_fleets, asked=by_seat, moves=_fleets_moves, answer=_fleets_act),
    "armies": Affair(
        phase=Phase.OFF_ARMIES,
        advance=_armies,
        asked=by_seat,
        moves=_armies_moves,
        answer=_armies_act,
        armies=marchable,
    ),
    "reaction": Affair(
        phase=Phase.OFF_REACTION,
        advance=_reaction,
        asked=_reaction_asked,
        moves=_reaction_moves,
        answer=_reaction_act,
    ),
    "sea": Affair(advance=_at_sea),
    "landing": Affair(advance=_landing),
    "land": Affair(advance=_land),
    "relief": Affair(advance=_relief),
    "close": Affair(advance=_close),
}
"""The steps of the order, in their order."""
