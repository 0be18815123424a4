"""Making a move (RULES 5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.legality import refusal
from games.durak.data.cards import ALL, BIT, CODES, EIGHT, NAMES, RANK, SUIT, eight_as
from games.durak.rules.enchantments import enchantments_of
from games.durak.rules.ending import end_bout, start_next
from games.durak.rules.events import (
    Attacked,
    Defended,
    DirectionKept,
    DirectionReversed,
    Passed,
    Taking,
    ThrewIn,
    ThrowingClosed,
    Transferred,
)
from games.durak.rules.legal import moves, unbeaten_entry, why_not
from games.durak.rules.moves import Attack, Defend, Pass, SetDirection, Take, ThrowIn, Transfer
from games.durak.rules.state import BOUT, UNBEATEN, State, throwers_against, transfer_target, update_table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from games.core.chance import Chance
    from games.core.contract import Move, Seat
    from games.durak.rules.events import DurakEvent


def play(state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[DurakEvent]:  # noqa: ARG001 - only the deal is random
    """Make the move and return what happened. Raise `IllegalMove`, leaving the state as it was, if it is not legal."""
    reason = why_not(state, seat, move)
    if reason:
        raise refusal(reason, moves(state, seat))
    return _STEPS[type(move)](state, seat, move)


def _attack(state: State, seat: Seat, move: Attack) -> Sequence[DurakEvent]:
    state.phase = BOUT
    _lay(state, seat, CODES[move.card])
    update_table(state)
    return [Attacked(seat, state.defender, move.card)]


def _throw_in(state: State, seat: Seat, move: ThrowIn) -> Sequence[DurakEvent]:
    state.passed &= ~(1 << seat)
    _lay(state, seat, CODES[move.card])
    _update_ranks(state)
    event = ThrewIn(seat, state.defender, move.card)
    return [event, *end_bout(state)] if state.taking and _is_finished(state) else [event]


def _pass(state: State, seat: Seat, _: Pass) -> Sequence[DurakEvent]:
    state.passed |= 1 << seat
    events: Sequence[DurakEvent] = [] if state.options.auto_pass else [Passed(seat)]
    return [*events, *end_bout(state)] if _is_finished(state) else events


def _defend(state: State, seat: Seat, move: Defend) -> Sequence[DurakEvent]:
    effects = enchantments_of(state.law)
    entry = unbeaten_entry(state, move.target)
    assert entry is not None
    code = CODES[move.card]
    bit = BIT[code]
    target = state.attacks[entry]
    if effects.eights and RANK[code] == EIGHT:
        code = eight_as(code, SUIT[target])
    state.hands[seat] ^= bit
    state.seen |= bit
    state.answers[entry] = code
    _update_ranks(state)
    events: list[DurakEvent] = [Defended(seat, NAMES[target], NAMES[code])]
    if effects.closing & bit:
        events.append(ThrowingClosed(seat, move.card))
    if UNBEATEN not in state.answers and _is_finished(state):
        events += end_bout(state)
    return events


def _transfer(state: State, seat: Seat, move: Transfer) -> Sequence[DurakEvent]:
    state.target_slot, state.defender = transfer_target(state)
    _lay(state, seat, CODES[move.card])
    update_table(state)
    state.throwers = throwers_against(state, state.defender)
    state.question += 1
    return [Transferred(seat, state.defender, move.card, len(state.attacks))]


def _take(state: State, seat: Seat, _: Take) -> Sequence[DurakEvent]:
    state.taking = True
    state.passed = 0
    state.question += 1
    return [Taking(seat), *end_bout(state)] if _is_finished(state) else [Taking(seat)]


def _set_direction(state: State, seat: Seat, move: SetDirection) -> Sequence[DurakEvent]:
    if move.reverse:
        state.direction = -state.direction
    start_next(state, taken=False)
    return [(DirectionReversed if move.reverse else DirectionKept)(seat, state.direction)]


_STEPS: dict[type[Move], Callable[[State, Seat, Any], Sequence[DurakEvent]]] = {
    Attack: _attack,
    ThrowIn: _throw_in,
    Defend: _defend,
    Transfer: _transfer,
    Take: _take,
    Pass: _pass,
    SetDirection: _set_direction,
}


def _lay(state: State, seat: Seat, code: int) -> None:
    """Move an attack card from a hand to the table."""
    bit = BIT[code]
    state.hands[seat] ^= bit
    state.seen |= bit
    state.attacks.append(code)
    state.layers.append(seat)
    state.answers.append(UNBEATEN)


def _update_ranks(state: State) -> None:
    """Update the table after a card, and cancel all passes if its rank is new there."""
    ranks = state.ranks
    update_table(state)
    if state.ranks != ranks:
        state.passed = 0


def _is_finished(state: State) -> bool:
    """Return whether nothing more is thrown in: no room, or every thrower has passed or has no cards (RULES 5.4)."""
    if not state.room:
        return True
    cards = state.matching if state.options.auto_pass else ALL
    return not any(state.hands[seat] & cards and not state.passed >> seat & 1 for seat in state.throwers)
