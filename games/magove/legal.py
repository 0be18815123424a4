"""Who may act, and how (specification 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.magove.components import SPECIAL, UNLED
from games.magove.listing import BIDS, TRUMPS
from games.magove.state import State, forbidden_bid

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.contract import Move, Seat


def acting(state: State) -> tuple[Seat, ...]:
    """Return the seats that can move now, ascending."""
    return state.waiting


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """Return all that is legal for a seat, in order.

    Trumps in race order; bids upwards; cards in the order of a sorted hand: races B R G Y, low cards first, then
    wizards, then jesters.
    """
    if seat not in state.waiting:
        return ()
    if state.phase == "play":
        hand = state.hands[seat]
        led = state.led
        if led < UNLED and hand[led]:
            return hand[led] + hand[SPECIAL]
        humans, dwarfs, elves, giants, special = hand
        return [*humans, *dwarfs, *elves, *giants, *special]
    if state.phase == "trump":
        return TRUMPS
    forbidden = forbidden_bid(state)
    if forbidden is None:
        return BIDS[: state.cards + 1]
    return BIDS[:forbidden] + BIDS[forbidden + 1 : state.cards + 1]
