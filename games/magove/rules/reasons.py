"""Why a move is refused, beside the reasons every game has.

Nothing here decides legality: a reason is looked for once a move is known not to be among the legal ones. Phase and
turn come first: until its owner may look at a card, no answer depends on it.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from games.core.contract import Reason
from games.magove.data.cards import PLAYED_AS, RACES, SUIT_PLAYED
from games.magove.rules.moves import Bid, ChooseTrump, Play
from games.magove.rules.state import NO_BID, Phase, State, holding

if TYPE_CHECKING:
    from games.core.contract import Move, Seat
    from games.core.legality import Particulars


class Why(StrEnum):
    """Reasons, each with the variables of its text in brackets."""

    UNKNOWN_RACE = "unknown-race"
    """[race] There is no such race."""
    ALREADY_BID = "already-bid"
    """[] The seat has bid, and bids are final."""
    BID_OUT_OF_RANGE = "bid-out-of-range"
    """[tricks, most] Bids go from 0 to `most`, the tricks of the round."""
    BID_FORBIDDEN = "bid-forbidden"
    """[tricks, cards] With this bid all bids would add up to the `cards` tricks of the round (plus/minus one)."""
    UNKNOWN_CARD = "unknown-card"
    """[card] There is no such card."""
    NOT_IN_HAND = "not-in-hand"
    """[card] The seat does not hold this card."""
    MUST_FOLLOW = "must-follow"
    """[card, race] The trick asks for `race`, and the seat holds a card of it."""


def why(state: State, seat: Seat, move: Move) -> Particulars:
    """Return why a move that is not legal is refused."""
    if state.phase is Phase.OVER:
        return Reason.OVER, {}
    match move, state.phase:
        case ChooseTrump(race), Phase.TRUMP:
            return (Why.UNKNOWN_RACE, {"race": race}) if seat in state.waiting else (Reason.NOT_YOUR_TURN, {})
        case Bid(tricks), Phase.BIDDING:
            return _bid(state, seat, tricks)
        case Play(card), Phase.PLAY:
            return _play(state, seat, card)
        case _:
            return Reason.NOT_NOW, {}


def _bid(state: State, seat: Seat, tricks: int) -> Particulars:
    if state.bids[seat] != NO_BID:
        return Why.ALREADY_BID, {}
    if seat not in state.waiting:
        return Reason.NOT_YOUR_TURN, {}
    if not 0 <= tricks <= state.cards:
        return Why.BID_OUT_OF_RANGE, {"tricks": tricks, "most": state.cards}
    return Why.BID_FORBIDDEN, {"tricks": tricks, "cards": state.cards}


def _play(state: State, seat: Seat, name: str) -> Particulars:
    if seat not in state.waiting:
        return Reason.NOT_YOUR_TURN, {}
    if name not in SUIT_PLAYED:
        return Why.UNKNOWN_CARD, {"card": name}
    if name not in {PLAYED_AS[card] for card in holding(state, seat)}:
        return Why.NOT_IN_HAND, {"card": name}
    return Why.MUST_FOLLOW, {"card": name, "race": RACES[state.led]}
