"""Razbor in its nine steps (RULES 5.11)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from games.balkans.data.file_format import Effect
from games.balkans.rules import events
from games.balkans.rules.cards.playing import can_know_card, card_moves
from games.balkans.rules.context import MoveContext
from games.balkans.rules.ending import check_points, check_survivors
from games.balkans.rules.frame_handler import FrameHandler
from games.balkans.rules.frames import Clash, Planning, Razbor
from games.balkans.rules.moves import BreakAlliance, Pass, Propose
from games.balkans.rules.public import Phase
from games.balkans.rules.state import State, in_revolt, in_turn, land_count, lands_of, living
from games.balkans.rules.troops.conditions import advantages, counted, holds
from games.balkans.rules.turns.alliances import alliance_moves, diplomacy, propose
from games.balkans.rules.turns.leaving import eliminate
from games.balkans.rules.turns.planning import begin_round
from games.balkans.rules.war.clash import break_alliance
from games.core.contract import Move, Seat

# ---- sieges, diplomacy and cards -----------------------------------------------------------------------------------


def _sieges(context: MoveContext, frame: Razbor) -> None:
    state = context.state
    context.emit(events.RazborStep(1))
    _next(context, frame, in_turn(state) if diplomacy(state) else [])
    context.push(Clash(state.first, "siege", ()))


def _next(context: MoveContext, frame: Razbor, waiting: Sequence[Seat] = ()) -> None:
    frame.step += 1
    frame.waiting = tuple(waiting)
    frame.spoken = False
    context.emit(events.RazborStep(frame.step))


def _diplomacy(context: MoveContext, frame: Razbor) -> bool:
    if frame.waiting and diplomacy(context.state):
        return True
    _next(context, frame, in_turn(context.state))
    return False


def _waiting(_state: State, frame: Razbor) -> tuple[Seat, ...]:
    return frame.waiting[:1]


def _diplomacy_act(context: MoveContext, frame: Razbor, seat: Seat, move: Move) -> None:
    match move:
        case BreakAlliance():
            break_alliance(context, seat, 0)
        case Propose(names):
            frame.spoken = True
            propose(context, seat, names)
        case _:
            _pass(context, frame, seat, move)


def _pass(context: MoveContext, frame: Razbor, seat: Seat, move: Move) -> None:
    assert isinstance(move, Pass)
    frame.waiting = frame.waiting[1:]
    frame.spoken = False
    context.emit(events.Passed(seat))


def _cards(context: MoveContext, frame: Razbor) -> bool:
    while frame.waiting and not can_know_card(context.state, frame.waiting[0], "razbor"):
        frame.waiting = frame.waiting[1:]
    if frame.waiting:
        return True
    _next(context, frame)
    return False


# ---- steps without a question --------------------------------------------------------------------------------------


def _step(carry_out: Callable[[MoveContext], None]) -> FrameHandler[Razbor]:
    def advance(context: MoveContext, frame: Razbor) -> None:
        carry_out(context)
        _next(context, frame)

    return FrameHandler(advance=advance)


def _eliminate(context: MoveContext) -> None:
    state = context.state
    eliminate(context, [seat for seat in in_turn(state) if not land_count(state, seat)])
    check_survivors(state)


def _pass_marker(context: MoveContext) -> None:
    state, order = context.state, context.state.order
    following = order[(order.index(state.first) + 1) % len(order)]
    state.first = in_turn(state, following)[0]
    context.emit(events.FirstPlayer(state.first))


def goal_influence(state: State, seat: Seat, effects: Iterable[Effect]) -> int:
    """Return the Influence that the goals among these effects yield now."""
    total = 0
    for effect in effects:
        if effect.id == "goal" and holds(state, seat, effect.if_):
            total += effect.influence
        elif effect.id == "goal_per":
            times = counted(state, seat, effect) // effect.every
            total += min(effect.max, times * effect.influence)
    return total


def razbor_influence(state: State, seat: Seat) -> list[events.Term]:
    """Return the terms of the Influence that a player would gain in Razbor now."""
    parts = [events.Term("lands", sum(not in_revolt(state, land) for land in lands_of(state, seat)))]
    parts += [
        events.Term(advantage.id, goal_influence(state, seat, advantage.effects))
        for advantage in advantages(state, seat)
    ]
    return [part for part in parts if part.amount]


def _gain_influence(context: MoveContext) -> None:
    for seat in in_turn(context.state):
        parts = razbor_influence(context.state, seat)
        total = sum(part.amount for part in parts)
        for part in parts:
            context.shift_influence(seat, part.amount, part.source)
        context.emit(events.InfluenceGained(seat, tuple(parts), total))


def _supply(context: MoveContext) -> None:
    for seat in in_turn(context.state):
        for advantage in advantages(context.state, seat):
            gold = sum(effect.n for effect in advantage.effects if effect.id == "razbor_gold")
            context.gold(seat, gold, advantage.id)
        context.draw(seat, "royal", 1)
        context.draw(seat, "strategy", 1)


def _end_round(context: MoveContext, _frame: Razbor) -> None:
    """Return orders, remove camps, revolts and lasting cards that have run out, and begin the next round."""
    state = context.state
    for seat in living(state):
        state.unplayed[seat] = state.played[seat] = state.dropped[seat] = (0,) * 5
    state.camps = ()
    context.end_lasting([card.card for card in state.lasting if card.land or card.until <= state.round])
    state.peeks = ()
    state.titles = ()
    state.season = -1
    state.frames = [Planning()]
    begin_round(context)


RAZBOR: Final[Mapping[int, FrameHandler[Razbor]]] = {
    1: FrameHandler(advance=_sieges),
    2: FrameHandler(
        phase=Phase.RAZBOR_DIPLOMACY,
        advance=_diplomacy,
        asked=_waiting,
        moves=lambda state, frame, seat: [*alliance_moves(state, seat, spoken=frame.spoken), Pass()],
        answer=_diplomacy_act,
        may_surrender=True,
    ),
    3: FrameHandler(
        phase=Phase.RAZBOR_CARDS,
        advance=_cards,
        asked=_waiting,
        moves=lambda state, _, seat: [*card_moves(state, seat, "razbor"), Pass()],
        answer=_pass,
        may_surrender=True,
    ),
    4: _step(_eliminate),
    5: _step(_gain_influence),
    6: _step(lambda context: check_points(context.state)),
    7: _step(_pass_marker),
    8: _step(_supply),
    9: FrameHandler(advance=_end_round),
}
"""The nine steps."""
