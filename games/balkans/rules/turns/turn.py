"""Seasons and turns (RULES 5.1, 5.2)."""

from collections.abc import Mapping
from typing import Final

from games.balkans.data.components import RANSOM, SEASONS
from games.balkans.rules import events
from games.balkans.rules.cards.playing import can_know_card, card_moves
from games.balkans.rules.context import MoveContext
from games.balkans.rules.frame_handler import FrameHandler
from games.balkans.rules.frames import Razbor, Seasons, Turn, TurnStage
from games.balkans.rules.moves import End, Order, Ransom, Skip, With
from games.balkans.rules.public import Phase
from games.balkans.rules.realm.economy import price_of
from games.balkans.rules.state import State, in_turn, kinds_in, plus
from games.balkans.rules.turns.orders import attacks, defensible, order_cards, origins
from games.core.contract import Choice, Move, Seat


def advance_seasons(context: MoveContext, frame: Seasons) -> None:
    """Start the next player's turn, or after the last one the next season or Razbor."""
    state = context.state
    state.titles, state.loans, state.lend_asked = (), (), ()
    if frame.waiting:
        seat, *rest = frame.waiting
        frame.waiting = tuple(rest)
        context.emit(events.TurnBegan(seat))
        context.push(Turn(seat))
    elif state.season + 1 < (4 if state.options.advanced else 3):
        state.season += 1
        frame.waiting = tuple(in_turn(state))
        context.emit(events.SeasonBegan(SEASONS[state.season]))
    else:
        context.pop()
        state.season = -1
        context.push(Razbor())


def _after_order(context: MoveContext, frame: Turn) -> bool:
    """Wait for the end of the turn if the player may have something to do, as far as everybody knows."""
    state = context.state
    frame.stage = "close"
    if can_know_card(state, frame.seat, "own_turn") or ransoms(state, frame.seat):
        return True
    end_turn(context, frame)
    return False


def end_turn(context: MoveContext, frame: Turn) -> None:
    """End a turn."""
    context.emit(events.TurnEnded(frame.seat))
    context.pop()


def ransoms(state: State, seat: Seat) -> list[Ransom]:
    """Return the ransoms of a seat's captives, whether it can pay or not."""
    found = {(captive.kind, captive.captor): None for captive in state.captives if captive.owner == seat}
    return [Ransom(kind, captor) for kind in RANSOM for captor in in_turn(state) if (kind, captor) in found]


def _interrupts(state: State, _frame: Turn, seat: Seat) -> list[Choice]:
    return card_moves(state, seat, "foreign_turn")


def _with_cards(state: State, seat: Seat) -> list[Choice]:
    paid = [ransom for ransom in ransoms(state, seat) if price_of(ransom) <= state.gold[seat]]
    return [*card_moves(state, seat, "own_turn"), *paid]


def _open_moves(state: State, frame: Turn, seat: Seat) -> list[Choice]:
    kinds = list(dict.fromkeys(kinds_in(state.unplayed[seat])))
    skips = [Skip(kind) for kind in kinds] or [Skip("none")]
    orders = [Order(kind) for kind in kinds if kind != "defence" or defensible(state, frame)]
    if state.options.manoeuvre and "offensive" in kinds and origins(state, seat):
        orders.insert(orders.index(Order("offensive")) + 1, Order("manoeuvre"))
    direct = attacks(state, seat) if "offensive" in kinds else []
    with_card = [With((card,)) for kind in kinds if Order(kind) in orders for card in order_cards(state, seat, kind)]
    return [*orders, *with_card, *direct, *_with_cards(state, seat), *skips]


def act(context: MoveContext, frame: Turn, seat: Seat, move: Move) -> None:
    """Skip, free a captive, or end the turn."""
    state = context.state
    match move:
        case Skip(kind):
            if kind != "none":
                state.unplayed[seat] = plus(state.unplayed[seat], kind, -1)
                state.dropped[seat] = plus(state.dropped[seat], kind)
            context.emit(events.OrderSkipped(seat))
            frame.stage = "order"
        case Ransom(kind, captor):
            price = price_of(move)
            captives = list(state.captives)
            captives.remove(next(o for o in captives if (o.owner, o.kind, o.captor) == (seat, kind, captor)))
            state.captives = tuple(captives)
            context.pay(seat, price)
            context.emit(events.Ransomed(seat, kind, captor, price))
            context.receive(captor, price)
        case End():
            end_turn(context, frame)
        case _:
            raise AssertionError(move)


YEAR: Final[FrameHandler[Seasons]] = FrameHandler(advance=advance_seasons)
TURN: Final[Mapping[TurnStage, FrameHandler[Turn]]] = {
    "open": FrameHandler(phase=Phase.TURN, moves=_open_moves, answer=act, meanwhile=_interrupts, may_surrender=True),
    "order": FrameHandler(advance=_after_order),
    "close": FrameHandler(
        phase=Phase.TURN_CLOSE,
        advance=_after_order,
        moves=lambda state, _, seat: [*_with_cards(state, seat), End()],
        answer=act,
        meanwhile=_interrupts,
        may_surrender=True,
    ),
}
"""The stages of a turn: before, during and after the order."""
