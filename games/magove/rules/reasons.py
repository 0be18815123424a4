"""Reasons for refusing a move of Magove, beside those that every game has."""

from enum import StrEnum


class Why(StrEnum):
    """Reasons, each with the variables of its text in brackets."""

    UNKNOWN_RACE = "unknown-race"
    """[race] There is no such race."""
    ALREADY_BID = "already-bid"
    """[] The seat has bid, and bids are final."""
    BID_OUT_OF_RANGE = "bid-out-of-range"
    """[tricks, most] Bids go from 0 to `most`, the tricks of the round."""
    BID_FORBIDDEN = "bid-forbidden"
    """[tricks, cards] This bid would make the bids add up to the `cards` tricks of the round (plus/minus one)."""
    UNKNOWN_CARD = "unknown-card"
    """[card] There is no such card."""
    NOT_IN_HAND = "not-in-hand"
    """[card] The seat does not hold this card."""
    MUST_FOLLOW = "must-follow"
    """[card, race] The trick asks for `race`, and the seat holds a card of it."""
