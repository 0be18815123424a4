"""Who may act, and how (RULES 5.4). Each rule is said once here: `moves` lists by it, `play` asks it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.durak.data.cards import BIT, OF_RANK, RANK
from games.durak.rules.enchantments import enchantments_of
from games.durak.rules.moves import Pass, SetDirection, Take
from games.durak.rules.state import (
    ATTACK,
    BOUT,
    DIRECTION,
    NOBODY,
    SEATS_IN,
    UNBEATEN,
    State,
    cards_on_table,
    transfer_target,
)

if TYPE_CHECKING:
    from games.core.contract import Seat
    from games.durak.rules.enchantments import Moves

_TAKE: Final = (Take(),)
_PASSES: Final = tuple((Pass(step),) for step in range(13))
"""The pass at each number of cards on the table."""
_DIRECTIONS: Final = (SetDirection(reverse=False), SetDirection(reverse=True))


def attackable(state: State, seat: Seat) -> int:
    """Return the cards with which a seat may open the bout now."""
    return state.hands[seat] if state.phase is ATTACK and seat == state.starter else 0


def throwable(state: State, seat: Seat) -> int:
    """Return the cards that a seat may throw in now."""
    return state.hands[seat] & state.matching if state.room and seat in state.throwers else 0


def may_pass(state: State, seat: Seat) -> bool:
    """Return whether a seat may say now that it throws nothing in: nobody waits for an answer, and it has cards."""
    return (
        not state.passed >> seat & 1
        and (state.taking or UNBEATEN not in state.answers)
        and state.hands[seat] > 0
        and seat in state.throwers
        and state.phase is BOUT
    )


def may_answer(state: State, seat: Seat) -> bool:
    """Return whether a seat has an attack to answer, if only by taking."""
    return seat == state.defender and not state.taking and UNBEATEN in state.answers


def transferable(state: State) -> int:
    """Return the cards with which a defender who may answer passes the attack on."""
    cards = state.hands[state.defender] & OF_RANK[RANK[state.attacks[0]]]
    if not cards or not state.options.transfer or state.ranks & (state.ranks - 1) or max(state.answers) != UNBEATEN:
        return 0
    if enchantments_of(state.law).immovable & BIT[state.attacks[0]]:
        return 0
    _, to = transfer_target(state)
    return cards if to != NOBODY and len(state.attacks) < state.hands[to].bit_count() else 0


def may_turn(state: State, seat: Seat) -> bool:
    """Return whether a seat has the direction of play to choose."""
    return state.phase is DIRECTION and seat == state.defender


def acting(state: State) -> tuple[Seat, ...]:
    """Return the seats that can move now, ascending."""
    if state.phase is BOUT:
        hands = state.hands
        fitting = state.matching if state.room else 0
        if UNBEATEN in state.answers and not state.taking:
            seats = 1 << state.defender
            if fitting:
                for seat in state.throwers:
                    if hands[seat] & fitting:
                        seats |= 1 << seat
            return SEATS_IN[seats]
        passed = state.passed
        seats = 0
        for seat in state.throwers:
            hand = hands[seat]
            if hand and (not passed >> seat & 1 or hand & fitting):
                seats |= 1 << seat
        return SEATS_IN[seats]
    if state.phase is ATTACK:
        return (state.starter,)
    return (state.defender,) if state.phase is DIRECTION else ()


def moves(state: State, seat: Seat) -> Moves:
    """Return all that is legal for a seat, in order.

    A thrower: cards to throw in, then the pass. The defender: for each unbeaten card in order of laying the cards that
    beat it, then cards to transfer with, then taking. Cards come in the order of a sorted hand (`law`). Direction:
    keep, reverse.
    """
    if state.phase is BOUT:
        if seat == state.defender:
            return _answers(state) if may_answer(state, seat) else ()
        cards = throwable(state, seat)
        listed = enchantments_of(state.law).throws(cards) if cards else ()
        return listed + _PASSES[cards_on_table(state)] if may_pass(state, seat) else listed
    if state.phase is ATTACK:
        return enchantments_of(state.law).attacks(attackable(state, seat))
    return _DIRECTIONS if may_turn(state, seat) else ()


def _answers(state: State) -> Moves:
    law = enchantments_of(state.law)
    hand = state.hands[state.defender]
    listed: Moves = ()
    for entry, answer in enumerate(state.answers):
        if answer == UNBEATEN:
            listed += law.defences[state.attacks[entry]](hand)
    cards = transferable(state)
    return listed + law.transfers(cards) + _TAKE if cards else listed + _TAKE
