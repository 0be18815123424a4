"""The Offensive and the manoeuvre, step by step (RULES 5.5, 5.6)."""

from collections.abc import Mapping
from typing import Final

from games.balkans.data.components import LANDS, PRICES, STRAITS
from games.balkans.rules import events
from games.balkans.rules.cards.playing import can_know_card, card_moves
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import FrameHandler, either
from games.balkans.rules.frames import Clash, FieldChoice, Offensive, OffensiveStage, Passage
from games.balkans.rules.moves import Ask, BreakAlliance, Defend, Done, March, Send
from games.balkans.rules.public import Phase
from games.balkans.rules.state import (
    NOBODY,
    State,
    allied_armies,
    besiegers,
    friends,
    has_army,
    hostile,
    hostile_armies,
    level,
    plus,
)
from games.balkans.rules.troops.marching import army_moves, fleet_moves, land_all, march, send, sends
from games.balkans.rules.troops.paths import any_trip, destinations, marchable, useful_straits
from games.balkans.rules.war import battle, clash
from games.balkans.rules.war.aftermath import capture
from games.core.contract import Choice, Move, Seat

# ---- breaking an alliance first ------------------------------------------------------------------------------------


def _aggression(context: MoveContext, order: Offensive) -> bool:
    if _breaks(context.state, order, order.seat):
        return True
    _set_out(context.state, order)
    return False


def _breaks(state: State, order: Offensive, seat: Seat) -> list[Choice]:
    """Return the breaking of the mover's alliance, if it is possible: before anything has moved, or leave was asked."""
    begun = seat != order.seat or order.moved or order.leaves
    return [] if begun or state.options.alliances != "free" or not state.ally[seat] else [BreakAlliance()]


def goes_on(state: State, order: Offensive) -> bool:
    """Whether the mover is asked what to move, so that the alliance may be broken then as well."""
    return any_trip(state, order, order.seat) or bool(destinations(state, order))


def _set_out(state: State, order: Offensive) -> None:
    order.stage = "fleets"
    if order.target:
        around = besiegers(state, order.target)
        order.under = bool(around)
        order.besieged = any(friends(state, order.seat, besieger) for besieger in around)


# ---- the mover's fleets and armies ---------------------------------------------------------------------------------


def _fleets(context: MoveContext, order: Offensive) -> bool:
    if any_trip(context.state, order, order.seat):
        return True
    order.stage = "armies"
    return False


def _fleets_moves(state: State, order: Offensive, seat: Seat) -> list[Choice]:
    return [
        *_breaks(state, order, seat),
        *fleet_moves(state, order, seat),
        *_requests(state, order, seat),
        *sends(state, order, seat),
        Done(),
    ]


def _requests(state: State, order: Offensive, seat: Seat) -> list[Choice]:
    return [Ask(strait) for strait in useful_straits(state, order, seat)]


def _act(context: MoveContext, order: Offensive, seat: Seat, move: Move) -> None:
    """Carry out a move of the mover, or of the defender in its reaction."""
    state = context.state
    match move:
        case BreakAlliance():
            order.stage = "aggression"  # the order sets out when what follows is over
            clash.break_alliance(context, seat, PRICES.alliance_break)
        case Ask(strait):
            owner = state.owner[STRAITS[strait].control]
            context.emit(events.PassageAsked(seat, strait, owner))
            context.push(Passage(owner, seat, strait))
        case March(to, armies):
            march(context, seat, to, armies)
        case Defend():
            state.unplayed[seat] = plus(state.unplayed[seat], "defence", -1)
            state.played[seat] = plus(state.played[seat], "defence")
            order.defended = True
            order.reach = max(order.reach, 2)
            context.emit(events.DefenceReaction(seat, order.target))
        case Send():
            send(context, order, seat, move)
            _end_step(context, order, "armies" if order.stage == "fleets" else order.stage)
        case Done():
            _end_step(context, order, order.stage)
        case _:
            raise AssertionError(move)


def _end_step(context: MoveContext, order: Offensive, stage: OffensiveStage) -> None:
    match stage:
        case "aggression":
            _set_out(context.state, order)
        case "fleets":
            order.stage = "armies"
        case "armies":
            _moved(context, order)
        case _:
            context.emit(events.ReactionOver(defender_of(context.state, order)))
            order.stage = "sea"


def _armies(context: MoveContext, order: Offensive) -> bool:
    if destinations(context.state, order):
        return True
    _moved(context, order)
    return False


def is_idle(state: State, order: Offensive) -> bool:
    """Whether the mover has moved nothing and storms nothing, so that the order is over without effect."""
    return not order.moved and not (order.assault and order.besieged and has_army(state, order.target, order.seat))


def _moved(context: MoveContext, order: Offensive) -> None:
    """End the mover's steps: the order is over if nothing moved; otherwise the target's owner reacts."""
    state = context.state
    if is_idle(state, order):
        context.emit(events.NothingMoved(order.seat))
        order.stage = "close"
        return
    defender = defender_of(state, order)
    order.stage = "sea" if defender == NOBODY else "reaction"
    if defender != NOBODY:
        order.reach = level(state, order.target)


# ---- the defender's reaction ---------------------------------------------------------------------------------------


def defender_of(state: State, order: Offensive) -> Seat:
    """Return the owner of the target if hostile to the mover, otherwise −1."""
    owner = state.owner[order.target] if order.target else NOBODY
    return owner if owner != NOBODY and hostile(state, order.seat, owner) else NOBODY


def _reaction(context: MoveContext, order: Offensive) -> bool:
    if _may_react(context.state, order):
        return True
    order.stage = "sea"
    return False


def _may_react(state: State, order: Offensive) -> bool:
    """Whether the defender may be able to react, as far as everybody knows."""
    seat = defender_of(state, order)
    return (
        can_know_card(state, seat, "attacked")
        or (state.options.advanced and sum(state.unplayed[seat]) > 0)
        or any_trip(state, order, seat)
        or any(marchable(state, order, seat, order.target))
    )


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


# ---- battles at sea, landing, battles on land ----------------------------------------------------------------------


def _at_sea(context: MoveContext, order: Offensive) -> None:
    order.stage = "landing"
    seas = LANDS[order.target].seas if order.target else ()
    context.push(Clash(order.seat, "target", seas))


def _landing(context: MoveContext, order: Offensive) -> None:
    land_all(context, order)
    order.stage = "land" if order.target else "close"


def _on_land(context: MoveContext, order: Offensive) -> None:
    state, land, mover = context.state, order.target, order.seat
    owner = state.owner[land]
    order.stage = "close"
    if owner == NOBODY:
        if has_army(state, land, mover):
            battle.begin(context, "neutral", land, (mover,), ())
        return
    if friends(state, mover, owner):
        if mover in order.arrived:
            _relieve(context, order)
        return
    if not has_army(state, land, mover):
        if owner in order.arrived and order.under:
            _relieve(context, order)
        return
    if rivals := _rivals(state, order):
        order.stage = "relief"
        battle.begin(context, "field", land, allied_armies(state, land, mover), rivals)
        return
    _assail(context, order)


def _rivals(state: State, order: Offensive) -> list[Seat]:
    """Return the seats with armies in the target that are hostile to the mover and to the land's owner."""
    foes = hostile_armies(state, order.target, order.seat)
    return [foe for foe in foes if hostile(state, state.owner[order.target], foe)]


def _relieve(context: MoveContext, order: Offensive) -> None:
    """Start a field battle between the owner's side and the occupiers, if both are there."""
    state, land = context.state, order.target
    around = besiegers(state, land)
    defenders = allied_armies(state, land, state.owner[land])
    if around and defenders:
        battle.begin(context, "field", land, around, defenders)


def _after_occupiers(context: MoveContext, order: Offensive) -> None:
    """Continue after a battle between the mover and other occupiers."""
    state, land, mover = context.state, order.target, order.seat
    order.stage = "close"
    if has_army(state, land, mover) and not _rivals(state, order):
        _assail(context, order)
    elif state.owner[land] in order.arrived:
        _relieve(context, order)


def _assail(context: MoveContext, order: Offensive) -> None:
    """Let the mover's side attack the defenders: battle, siege or capture."""
    state, land, mover = context.state, order.target, order.seat
    owner = state.owner[land]
    attackers = allied_armies(state, land, mover)
    defenders = allied_armies(state, land, owner)
    walls = level(state, land) > 0
    if not defenders and (not walls or order.assault):
        capture(context, land, tuple(attackers))
    elif not defenders:
        besiege(context, order)
    elif not walls or (order.besieged and owner in order.arrived):
        battle.begin(context, "field", land, attackers, defenders)
    elif order.assault:
        battle.begin(context, "siege", land, attackers, defenders)
    elif order.besieged:
        besiege(context, order)
    else:
        context.push(FieldChoice(owner, land))


def besiege(context: MoveContext, order: Offensive) -> None:
    """Emit that a siege begins, if the mover has brought an army to the target."""
    if order.seat in order.arrived:
        context.emit(events.SiegeBegan(order.target, order.seat))


def _close(context: MoveContext, _order: Offensive) -> None:
    context.pop()
    context.calm_revolts()


OFFENSIVE: Final[Mapping[OffensiveStage, FrameHandler[Offensive]]] = {
    "aggression": FrameHandler(
        phase=Phase.OFF_AGGRESSION,
        advance=_aggression,
        moves=either(BreakAlliance(), Done()),
        answer=_act,
    ),
    "fleets": FrameHandler(phase=Phase.OFF_FLEETS, advance=_fleets, moves=_fleets_moves, answer=_act),
    "armies": FrameHandler(
        phase=Phase.OFF_ARMIES,
        advance=_armies,
        moves=lambda state, order, seat: [*_breaks(state, order, seat), *army_moves(state, order, seat), Done()],
        answer=_act,
        armies=marchable,
    ),
    "reaction": FrameHandler(
        phase=Phase.OFF_REACTION,
        advance=_reaction,
        asked=lambda state, order: (defender_of(state, order),),
        moves=_reaction_moves,
        answer=_act,
        leads=either((Done(), Phase.BATTLE_CHOICE)),
    ),
    "sea": FrameHandler(advance=_at_sea),
    "landing": FrameHandler(advance=_landing),
    "land": FrameHandler(advance=_on_land),
    "relief": FrameHandler(advance=_after_occupiers),
    "close": FrameHandler(advance=_close),
}
"""The stages of the order."""
