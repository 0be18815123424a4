"""The start of a battle, lending and start cards, its rounds and its winner (RULES 5.9.1–5.9.3, 5.9.8)."""

from collections.abc import Sequence
from typing import Final

from games.balkans.data.components import LANDS, tactics_drawn
from games.balkans.rules import events
from games.balkans.rules.cards.playing import alternate, battle_card_moves, pass_card
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import FrameHandler, either
from games.balkans.rules.frames import Battle, BattleKind, Side, Turn, innermost
from games.balkans.rules.moves import Lend, Pass
from games.balkans.rules.public import Loan, Phase
from games.balkans.rules.state import NOBODY, State, fleet_count, fleet_seats, has_army, in_turn, level
from games.balkans.rules.troops.casualties import in_participant_order, sweep
from games.balkans.rules.troops.conditions import fighters, members, other
from games.core.contract import Choice, Move, Seat


def begin(
    context: MoveContext, kind: BattleKind, at: str, attackers: Sequence[Seat], defenders: Sequence[Seat]
) -> None:
    """Start a battle between two sides."""
    state = context.state
    battle = Battle(
        kind, at, tuple(sorted(attackers)), tuple(sorted(defenders)), on_turn(state), losses=(0,) * len(state.kingdoms)
    )
    if kind != "sea":
        battle.owner = state.owner[at]
    if kind == "siege":
        battle.level = level(state, at)
    if kind == "neutral":
        battle.level = LANDS[at].level
        battle.power = state.power[at]
        battle.tactics_drawn = tactics_drawn(battle.power)
    sweep(state, battle)
    context.emit(events.BattleBegan(kind, at, battle.attackers, battle.defenders))
    context.push(battle)


def on_turn(state: State) -> Seat:
    """Return the seat whose turn is in progress, −1 in Razbor."""
    turn = innermost(state.frames, Turn)
    return turn.seat if turn else NOBODY


def everyone(state: State, battle: Battle, start: Seat) -> tuple[Seat, ...]:
    """Return all participants in turn order from `start`."""
    return tuple(in_participant_order(state, (*battle.attackers, *battle.defenders), start))


def gone_side(battle: Battle) -> Side | None:
    """Return the side without anybody left, the attackers if neither has; None if both sides are present."""
    if not fighters(battle, "attackers"):
        return "attackers"
    if battle.kind != "neutral" and not fighters(battle, "defenders"):
        return "defenders"
    return None


def finish(context: MoveContext, battle: Battle, winner: Side) -> None:
    """Declare a side the winner and continue with the end cards."""
    battle.winner = winner
    context.emit(events.BattleOver(battle.at, winner, members(battle, winner), members(battle, other(winner))))
    losers = other(winner)
    first = battle.leaders[losers == "defenders"]
    if first == NOBODY:
        first = battle.leaders[0]
    battle.stage = "end"
    battle.queue = everyone(context.state, battle, first)
    battle.passes = 0


def new_round(state: State, battle: Battle) -> None:
    """Start a battle round."""
    battle.stage = "declare"
    battle.round += 1
    battle.hands = battle.drawers = battle.prepared = battle.counting = battle.retreating = ()
    present = (*fighters(battle, "attackers"), *fighters(battle, "defenders"))
    first = battle.active if battle.active in present else battle.leaders[0]
    battle.queue = tuple(in_participant_order(state, present, first))


def in_queue(_state: State, battle: Battle) -> tuple[Seat, ...]:
    """Return the seat whose turn it is in the current stage."""
    return battle.queue[:1]


# ---- lending fleets ------------------------------------------------------------------------------------------------


def lenders(state: State, battle: Battle) -> list[Seat]:
    """Return the seats that may lend fleets and have not been asked in this turn, in turn order."""
    near = () if battle.kind == "sea" else LANDS[battle.at].seas
    return [
        seat
        for seat in in_turn(state)
        if seat not in state.lend_asked
        and any(ally in state.ally[seat] for ally in (*battle.attackers, *battle.defenders))
        and not has_army(state, battle.at, seat)
        and any(seat in fleet_seats(state, sea) for sea in near)
    ]


def lend(context: MoveContext, battle: Battle) -> bool:
    """Ask the possible lenders, then continue with the start cards."""
    if lenders(context.state, battle):
        return True
    battle.stage = "start"
    first = battle.leaders[0] if battle.kind == "neutral" else battle.leaders[1]
    battle.queue = everyone(context.state, battle, first)
    battle.passes = 0
    return False


def lend_moves(state: State, battle: Battle, seat: Seat) -> list[Choice]:
    """Return lending to each ally in the battle, and `Pass`."""
    allies = [participant for participant in (*battle.attackers, *battle.defenders) if participant in state.ally[seat]]
    return [*(Lend(ally) for ally in in_turn(state) if ally in allies), Pass()]


def lend_act(context: MoveContext, battle: Battle, seat: Seat, move: Move) -> None:
    """Lend the fleets around the battle, or not."""
    state = context.state
    state.lend_asked += (seat,)
    if isinstance(move, Lend):
        seas = tuple(sea for sea in LANDS[battle.at].seas if fleet_count(state, sea, seat))
        state.loans += (Loan(seat, move.to, seas),)
        context.emit(events.FleetsLent(seat, move.to, sum(fleet_count(state, sea, seat) for sea in seas)))
    else:
        context.emit(events.Passed(seat))


LEND: Final[FrameHandler[Battle]] = FrameHandler(
    phase=Phase.BATTLE_LEND,
    advance=lend,
    asked=lambda state, battle: (lenders(state, battle)[0],),
    moves=lend_moves,
    answer=lend_act,
)


# ---- start cards ---------------------------------------------------------------------------------------------------


def start(context: MoveContext, battle: Battle) -> bool:
    """Play start cards in alternation, then the first round, or the end of the battle if a side is gone."""
    if alternate(context, battle, "battle_start"):
        return True
    sweep(context.state, battle)
    gone = gone_side(battle)
    if gone:
        finish(context, battle, other(gone))
    else:
        new_round(context.state, battle)
    return False


START: Final[FrameHandler[Battle]] = FrameHandler(
    phase=Phase.BATTLE_START,
    advance=start,
    asked=in_queue,
    moves=battle_card_moves,
    answer=pass_card,
    leads=either((Pass(), Phase.BATTLE_DECLARE)),
)
