"""Making a move (RULES 5.4)."""

from collections.abc import Callable, Sequence
from typing import Any

from games.core.chance import Chance
from games.core.contract import IllegalMove, Move, Seat
from games.core.legality import refusal
from games.durak.data.cards import ALL, BIT, CARDS, CODES, EIGHT, NAMES, NO_CARD, RANK, SUIT, eight_as
from games.durak.rules import events as event_types
from games.durak.rules.enchantments import enchantments_of
from games.durak.rules.ending import end_bout, start_next
from games.durak.rules.legal import (
    attackable,
    may_answer,
    may_pass,
    may_set_direction,
    moves,
    throwable,
    transferable,
    unbeaten_entry,
)
from games.durak.rules.moves import Attack, Defend, Pass, SetDirection, Take, ThrowIn, Transfer
from games.durak.rules.refusals import why
from games.durak.rules.state import (
    BOUT,
    UNBEATEN,
    State,
    cards_on_table,
    throwers_against,
    transfer_target,
    update_room,
)


def play(state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[event_types.DurakEvent]:  # noqa: ARG001 - only the deal is random
    """Make the move and return what happened. Raise `IllegalMove`, leaving the state as it was, if it is not legal."""
    step = _STEPS.get(type(move))
    if step is None:
        raise _refused(state, seat, move)
    return step(state, seat, move)


def _attack(state: State, seat: Seat, move: Attack) -> Sequence[event_types.DurakEvent]:
    code = enchantments_of(state.law).codes.get(move.card, NO_CARD)
    if not attackable(state, seat) & BIT[code]:
        raise _refused(state, seat, move)
    state.phase = BOUT
    _lay(state, seat, code)
    update_room(state)
    return [event_types.Attacked(seat, state.defender, move.card)]


def _throw_in(state: State, seat: Seat, move: ThrowIn) -> Sequence[event_types.DurakEvent]:
    code = enchantments_of(state.law).codes.get(move.card, NO_CARD)
    if not throwable(state, seat) & BIT[code]:
        raise _refused(state, seat, move)
    state.passed &= ~(1 << seat)
    _lay(state, seat, code)
    state.room -= 1
    event = event_types.ThrewIn(seat, state.defender, move.card)
    return [event, *end_bout(state)] if state.taking and _is_finished(state) else [event]


def _pass(state: State, seat: Seat, move: Pass) -> Sequence[event_types.DurakEvent]:
    if not may_pass(state, seat) or move.step != cards_on_table(state):
        raise _refused(state, seat, move)
    state.passed |= 1 << seat
    events: Sequence[event_types.DurakEvent] = [] if state.options.auto_pass else [event_types.Passed(seat)]
    return [*events, *end_bout(state)] if _is_finished(state) else events


def _defend(state: State, seat: Seat, move: Defend) -> Sequence[event_types.DurakEvent]:
    effects = enchantments_of(state.law)
    entry = unbeaten_entry(state, move.target)
    code = CODES.get(move.card, NO_CARD)
    bit = BIT[code] if code < CARDS else 0
    if entry is None or not may_answer(state, seat):
        raise _refused(state, seat, move)
    target = state.attacks[entry]
    if not state.hands[seat] & effects.beaters[target] & bit:
        raise _refused(state, seat, move)
    if effects.eights and RANK[code] == EIGHT:
        code = eight_as(code, SUIT[target])
    state.answers[entry] = code
    _play_card(state, seat, code)
    events: list[event_types.DurakEvent] = [event_types.Defended(seat, NAMES[target], NAMES[code])]
    if effects.closing & bit:
        update_room(state)
        events.append(event_types.ThrowingClosed(seat, move.card))
    if UNBEATEN not in state.answers and _is_finished(state):
        events += end_bout(state)
    return events


def _transfer(state: State, seat: Seat, move: Transfer) -> Sequence[event_types.DurakEvent]:
    code = enchantments_of(state.law).codes.get(move.card, NO_CARD)
    if not may_answer(state, seat) or not transferable(state) & BIT[code]:
        raise _refused(state, seat, move)
    state.target_slot, state.defender = transfer_target(state)
    _lay(state, seat, code)
    update_room(state)
    state.throwers = throwers_against(state, state.defender)
    state.question += 1
    return [event_types.Transferred(seat, state.defender, move.card, len(state.attacks))]


def _take(state: State, seat: Seat, move: Take) -> Sequence[event_types.DurakEvent]:
    if not may_answer(state, seat):
        raise _refused(state, seat, move)
    state.taking = True
    state.passed = 0
    state.question += 1
    return [event_types.Taking(seat), *end_bout(state)] if _is_finished(state) else [event_types.Taking(seat)]


def _set_direction(state: State, seat: Seat, move: SetDirection) -> Sequence[event_types.DurakEvent]:
    if not may_set_direction(state, seat):
        raise _refused(state, seat, move)
    if move.reverse:
        state.direction = -state.direction
    start_next(state, taken=False)
    return [(event_types.DirectionReversed if move.reverse else event_types.DirectionKept)(seat, state.direction)]


_STEPS: dict[type[Move], Callable[[State, Seat, Any], Sequence[event_types.DurakEvent]]] = {
    Attack: _attack,
    ThrowIn: _throw_in,
    Defend: _defend,
    Transfer: _transfer,
    Take: _take,
    Pass: _pass,
    SetDirection: _set_direction,
}


def _refused(state: State, seat: Seat, move: Move) -> IllegalMove:
    return refusal(why(state, seat, move), moves(state, seat))


def _lay(state: State, seat: Seat, code: int) -> None:
    state.attacks.append(code)
    state.layers.append(seat)
    state.answers.append(UNBEATEN)
    _play_card(state, seat, code)


def _play_card(state: State, seat: Seat, code: int) -> None:
    """Take a card that is played out of a hand, and cancel all passes if its rank is new on the table."""
    bit = BIT[code]
    state.hands[seat] ^= bit
    state.seen |= bit
    rank = 1 << RANK[code]
    if not state.ranks & rank:
        state.ranks |= rank
        state.matching = enchantments_of(state.law).matching[state.ranks]
        state.passed = 0


def _is_finished(state: State) -> bool:
    """Whether nothing more is thrown in: no room, or every thrower has passed or has no cards (RULES 5.4)."""
    if not state.room:
        return True
    hands, passed, cards = state.hands, state.passed, state.matching if state.options.auto_pass else ALL
    for seat in state.throwers:  # noqa: SIM110 - a generator would take a tenth of a game's time
        if hands[seat] & cards and not passed >> seat & 1:
            return False
    return True
