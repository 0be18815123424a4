"""The choice of a fortress's owner between a field battle and a siege (RULES 5.5)."""

from typing import Final

from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import FrameHandler, either
from games.balkans.rules.frames import Battle, BattleKind, FieldChoice, Offensive
from games.balkans.rules.moves import Meet
from games.balkans.rules.public import Phase
from games.balkans.rules.state import State, allied_armies, army_seats, besiegers, current, level
from games.balkans.rules.war import battle
from games.balkans.rules.war.offensive import besiege
from games.core.contract import Move, Seat


def field_act(context: MoveContext, choice: FieldChoice, seat: Seat, move: Move) -> None:
    """Start the field battle or the siege."""
    assert isinstance(move, Meet)
    context.pop()
    context.emit(events.FieldOrSiege(seat, choice.land, move.how))
    state = context.state
    order = current(state, Offensive)
    if move.how == "siege":
        besiege(context, order)
        return
    attackers = allied_armies(state, choice.land, order.seat)
    battle.begin(context, "field", choice.land, attackers, allied_armies(state, choice.land, seat))


def ahead(state: State, choice: FieldChoice, how: str) -> Battle:
    """Return the battle that would follow if the owner chose "field" or "siege"."""
    kind: BattleKind = "siege" if how == "siege" else "field"
    land = choice.land
    around = besiegers(state, land)
    inside = tuple(seat for seat in army_seats(state, land) if seat not in around)
    walls = level(state, land) if kind == "siege" else 0
    return Battle(kind, land, tuple(sorted(around)), inside, battle.on_turn(state), choice.seat, walls)


FIELD_CHOICE: Final[FrameHandler[FieldChoice]] = FrameHandler(
    phase=Phase.BATTLE_CHOICE, moves=either(Meet("field"), Meet("siege")), answer=field_act
)
