"""Planning: the four orders of a round (RULES 5.1)."""

from typing import Final

from games.balkans.data.components import ADVANCED_ORDERS, ORDER_KINDS, STANDARD_ORDERS
from games.balkans.rules import events
from games.balkans.rules.context import MoveContext
from games.balkans.rules.ending import check_control
from games.balkans.rules.frame_handler import FrameHandler
from games.balkans.rules.frames import Planning, Seasons
from games.balkans.rules.moves import Plan
from games.balkans.rules.public import Phase
from games.balkans.rules.state import State, counts_of, in_turn, living
from games.core.contract import Choice, Move, Pick, Seat

NO_ORDERS = (0,) * len(ORDER_KINDS)
ORDERS_A_ROUND = 4


def begin_round(context: MoveContext) -> None:
    """Start a round."""
    context.state.round += 1
    context.emit(events.RoundBegan(context.state.round))


def order_supply(state: State) -> tuple[int, ...]:
    """Return the number of orders of each kind that a player has."""
    return ADVANCED_ORDERS if state.options.advanced else STANDARD_ORDERS


def plan_asked(state: State, frame: Planning) -> tuple[Seat, ...]:
    """Return the seats that have not planned yet."""
    return tuple(seat for seat in living(state) if seat not in frame.planned)


def plan_moves(state: State, _frame: Planning, _seat: Seat) -> list[Choice]:
    """Return the choice of four orders."""
    pool = tuple(
        f"{kind}.{n}" for kind, count in zip(ORDER_KINDS, order_supply(state), strict=True) for n in range(1, count + 1)
    )
    return [Pick(Plan, pool, ORDERS_A_ROUND, ORDERS_A_ROUND)]


def plan_act(context: MoveContext, frame: Planning, seat: Seat, move: Move) -> None:
    """Record a plan secretly; it may be changed until all have planned."""
    assert isinstance(move, Plan)
    state = context.state
    chosen = counts_of(name.partition(".")[0] for name in move.orders)
    state.unplayed[seat] = chosen
    state.dropped[seat] = tuple(have - mine for have, mine in zip(order_supply(state), chosen, strict=True))
    if seat not in frame.planned:
        frame.planned += (seat,)
        context.emit(events.Answered(seat, "plan"))


def advance_planning(context: MoveContext, frame: Planning) -> bool:
    """Check victory by control once, wait for all plans, then start the seasons."""
    state = context.state
    if not frame.checked:
        frame.checked = True
        check_control(state)
    if plan_asked(state, frame):
        return True
    context.pop()
    state.season = 0
    context.push(Seasons(tuple(in_turn(state))))
    context.emit(events.SeasonBegan("spring"))
    return False


PLANNING: Final[FrameHandler[Planning]] = FrameHandler(
    phase=Phase.PLANNING,
    advance=advance_planning,
    asked=plan_asked,
    moves=plan_moves,
    answer=plan_act,
    meanwhile=plan_moves,
    together=True,
    may_surrender=True,
)
