"""Who may act, and how (specification 5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.durak.data.cards import BIT, OF_RANK, RANK
from games.durak.rules.law import law_of
from games.durak.rules.listing import DIRECTIONS, PASSES, TAKE
from games.durak.rules.state import NOBODY, SEATS_IN, UNBEATEN, State, cards_on_table, transfer_target

if TYPE_CHECKING:
    from games.core.contract import Move, Seat


def acting(state: State) -> tuple[Seat, ...]:
    """Return the seats that can move now, ascending."""
    if state.phase == "bout":
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
    if state.phase == "attack":
        return (state.starter,)
    return (state.defender,) if state.phase == "direction" else ()


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return all that is legal for a seat, in order.

    A thrower: cards to throw in, then the pass. The defender: for each unbeaten card in order of laying the cards that
    beat it, then cards to transfer with, then taking. Cards come in the order of a sorted hand (`listing`). Direction:
    keep, reverse.
    """
    if state.phase == "bout":
        hand = state.hands[seat]
        if seat == state.defender:
            return () if state.taking or UNBEATEN not in state.answers else _answers(state, hand)
        if not hand or seat not in state.throwers:
            return ()
        fitting = hand & state.matching if state.room else 0
        listed = law_of(state.law).throws(fitting) if fitting else ()
        if state.passed >> seat & 1 or (not state.taking and UNBEATEN in state.answers):
            return listed
        return listed + PASSES[cards_on_table(state)]
    if state.phase == "attack":
        return law_of(state.law).attacks(state.hands[seat]) if seat == state.starter else ()
    return DIRECTIONS if state.phase == "direction" and seat == state.defender else ()


def _answers(state: State, hand: int) -> tuple[Move, ...]:
    law = law_of(state.law)
    listed: tuple[Move, ...] = ()
    for entry, answer in enumerate(state.answers):
        if answer == UNBEATEN:
            listed += law.defences[state.attacks[entry]](hand)
    movable = hand & OF_RANK[RANK[state.attacks[0]]]
    if movable and can_transfer(state):
        listed += law.transfers(movable)
    return listed + TAKE


def can_transfer(state: State) -> bool:
    """Return whether the attack may be passed on with a card of its rank."""
    several_ranks = state.ranks & (state.ranks - 1)
    if several_ranks or max(state.answers) != UNBEATEN or not state.options.transfer:
        return False
    if law_of(state.law).immovable & BIT[state.attacks[0]]:
        return False
    _, seat = transfer_target(state)
    return seat != NOBODY and len(state.attacks) < state.hands[seat].bit_count()
