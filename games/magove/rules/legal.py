"""Who may act, and how (specification 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.magove.data.cards import UNLED
from games.magove.rules.listing import BIDS, SPECIAL_PLAYS, TRUMPS
from games.magove.rules.state import State, forbidden_bid

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Move, Seat


def acting(state: State) -> tuple[Seat, ...]:
    """Return the seats that can move now, ascending."""
    return state.waiting


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """Return all that is legal for a seat, in order.

    Trumps in race order; bids upwards; cards in the order of a sorted hand: races B R G Y, low cards first, then a
    wizard, then a jester, each once however many there are.
    """
    if seat not in state.waiting:
        return ()
    if state.phase == "play":
        hand = state.hands[seat]
        led = state.led
        if led < UNLED and hand[led]:
            return hand[led] + SPECIAL_PLAYS[state.specials[seat]]
        humans, dwarfs, elves, giants = hand
        return [*humans, *dwarfs, *elves, *giants, *SPECIAL_PLAYS[state.specials[seat]]]
    if state.phase == "trump":
        return TRUMPS
    forbidden = forbidden_bid(state)
    if forbidden is None:
        return BIDS[: state.cards + 1]
    return BIDS[:forbidden] + BIDS[forbidden + 1 : state.cards + 1]
