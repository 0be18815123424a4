"""Several battles in a chosen order, and the consequences of a broken alliance (RULES 5.11.1, 5.12)."""

from collections.abc import Sequence
from typing import Final

from games.balkans.data.components import PLAYABLE, SEAS
from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import FrameHandler
from games.balkans.rules.frames import Breach, Clash
from games.balkans.rules.moves import Fight
from games.balkans.rules.public import Phase
from games.balkans.rules.state import (
    NOBODY,
    State,
    allied_armies,
    army_seats,
    besiegers,
    fleet_seats,
    friends,
    has_army,
    hostile,
    level,
)
from games.balkans.rules.war import battle
from games.balkans.rules.war.aftermath import capture
from games.core.contract import Move, Seat


def pending(state: State, frame: Clash) -> list[str]:
    """Return the places where a battle is still to be fought, in the order of the map."""
    match frame.why:
        case "siege":
            return [land for land in PLAYABLE if besiegers(state, land)]
        case "lawless":
            return [land for land in PLAYABLE if is_lawless(state, land)]
        case "relief":
            return [land for land in frame.places if besiegers(state, land) and _own_side(state, land)]
        case "breach-land":
            return [land for land in frame.places if _shared(army_seats(state, land), frame)]
        case "breach-sea":
            return [sea for sea in frame.places if _shared(fleet_seats(state, sea), frame)]
        case "arming" | "target":
            return [sea for sea in frame.places if _sea_enemies(state, sea, frame.seat)]


def _shared(present: Sequence[Seat], frame: Clash) -> bool:
    return frame.seat in present and any(foe in present for foe in frame.foes)


def _own_side(state: State, land: str) -> list[Seat]:
    return allied_armies(state, land, state.owner[land])


def _sea_enemies(state: State, sea: str, seat: Seat) -> list[Seat]:
    """Return the enemies of a seat in a sea, if its side has fleets there too."""
    present = fleet_seats(state, sea)
    sails = any(friends(state, seat, other) for other in present)
    return [other for other in present if sails and hostile(state, seat, other)]


def camps_in(state: State, land: str) -> list[tuple[Seat, ...]]:
    """Return the groups of allied armies in a land that are not on its owner's side, in order of arrival."""
    owner = state.owner[land]
    camps: list[tuple[Seat, ...]] = []
    for seat in state.guests.get(land, ()):
        if (owner == NOBODY or hostile(state, owner, seat)) and not any(seat in camp for camp in camps):
            camps.append(tuple(allied_armies(state, land, seat)))
    return camps


def is_lawless(state: State, land: str) -> bool:
    """Whether a land is not lawful (RULES 3.4)."""
    camps = camps_in(state, land)
    if not camps:
        return False
    return len(camps) > 1 or state.owner[land] == NOBODY or level(state, land) == 0


# ---- the order of the battles --------------------------------------------------------------------------------------


def advance(context: MoveContext, frame: Clash) -> bool:
    """Start the next battle, or wait if there is a choice."""
    places = pending(context.state, frame)
    if not places:
        context.pop()
        return False
    if len(places) > 1:
        return True
    fight(context, frame, places[0])
    return False


def fight(context: MoveContext, frame: Clash, place: str) -> None:
    """Start the battle at a place, or capture an undefended land."""
    state = context.state
    frame.places = tuple(waiting for waiting in frame.places if waiting != place)
    match frame.why:
        case "siege":
            around = besiegers(state, place)
            inside = _own_side(state, place)
            if inside:
                battle.begin(context, "siege", place, around, inside)
            else:
                capture(context, place, around)
        case "relief":
            battle.begin(context, "field", place, besiegers(state, place), _own_side(state, place))
        case "lawless":
            _fight_lawless(context, place)
        case "breach-land":
            foes = [seat for seat in army_seats(state, place) if seat in frame.foes]
            owner = state.owner[place]
            attackers, defenders = ([frame.seat], foes)
            if owner != NOBODY and friends(state, owner, frame.seat):
                attackers, defenders = defenders, attackers
            battle.begin(context, "field", place, attackers, defenders)
        case "breach-sea":
            foes = [seat for seat in fleet_seats(state, place) if seat in frame.foes]
            battle.begin(context, "sea", place, [frame.seat], foes)
        case "arming" | "target":
            mine = [seat for seat in fleet_seats(state, place) if friends(state, frame.seat, seat)]
            battle.begin(context, "sea", place, mine, _sea_enemies(state, place, frame.seat))


def _fight_lawless(context: MoveContext, land: str) -> None:
    """Let the last camp attack the first one or the owner's side, or capture the land without resistance."""
    state = context.state
    *earlier, last = camps_in(state, land)
    inside = _own_side(state, land)
    against = earlier[0] if earlier else tuple(inside)
    if not against:
        capture(context, land, last)
        return
    battle.begin(context, "field", land, last, against)


def act(context: MoveContext, frame: Clash, _seat: Seat, move: Move) -> None:
    """Fight the battle chosen."""
    assert isinstance(move, Fight)
    fight(context, frame, move.place)


CLASH: Final[FrameHandler[Clash]] = FrameHandler(
    phase=Phase.CHOOSE_BATTLE,
    advance=advance,
    moves=lambda state, frame, _: [Fight(place) for place in pending(state, frame)],
    answer=act,
)


# ---- breaking an alliance ------------------------------------------------------------------------------------------


def break_alliance(context: MoveContext, seat: Seat, penalty: int) -> None:
    """Take a seat out of its alliance at the cost of `penalty` Influence, and start what follows."""
    foes = leave_alliance(context, seat)
    if penalty:
        context.influence(seat, -penalty, "breach")
    context.push(Breach(seat, foes))


def leave_alliance(context: MoveContext, seat: Seat) -> tuple[Seat, ...]:
    """Take a seat out of its alliance; return its former allies."""
    state = context.state
    foes = state.ally[seat]
    for foe in foes:
        state.ally[foe] = tuple(ally for ally in state.ally[foe] if ally != seat)
    state.ally[seat] = ()
    state.loans = tuple(loan for loan in state.loans if seat not in {loan.lender, loan.borrower})
    context.emit(events.AllianceBroken(seat, foes))
    return foes


def advance_breach(context: MoveContext, frame: Breach) -> bool:
    """Carry out the next of the four steps (RULES 5.12)."""
    state, seat, foes = context.state, frame.seat, frame.foes
    step = frame.step
    frame.step += 1
    match step:
        case 1:
            context.push(Clash(seat, "breach-sea", tuple(SEAS), foes))
        case 2:
            context.push(Clash(seat, "breach-land", PLAYABLE, foes))
        case 3:
            for land in PLAYABLE:
                owner = state.owner[land]
                if owner in foes and has_army(state, land, seat) and not _any_army(state, land, foes):
                    capture(context, land, (seat,))
                elif owner == seat and _any_army(state, land, foes) and not has_army(state, land, seat):
                    capture(context, land, foes)
        case 4:
            context.push(Clash(seat, "lawless", ()))
        case _:
            context.pop()
            context.calm_revolts()
    return False


def _any_army(state: State, land: str, seats: tuple[Seat, ...]) -> bool:
    return any(has_army(state, land, seat) for seat in seats)


BREACH: Final[FrameHandler[Breach]] = FrameHandler(advance=advance_breach)
