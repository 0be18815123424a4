"""Finds the reason for a refusal, once a move is known not to be legal. Nothing here decides legality.

Phase and turn come first: until its owner may look at a card, no answer depends on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import IllegalMove, Reason
from games.magove.data.cards import PLAYED_AS, RACES, SUIT_PLAYED
from games.magove.rules.legal import moves
from games.magove.rules.moves import Bid, ChooseTrump, Play
from games.magove.rules.reasons import Why
from games.magove.rules.state import NO_BID, State, holding

if TYPE_CHECKING:
    from collections.abc import Mapping
    from enum import StrEnum
    from typing import TypeAlias

    from games.core.contract import Move, Seat

    Particulars: TypeAlias = tuple[StrEnum, Mapping[str, str | int]]


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Return the refusal of a move that is not legal, with the reason and what may be done instead."""
    why, data = _reason(state, seat, move)
    return IllegalMove(why, moves(state, seat), **data)


def _reason(state: State, seat: Seat, move: Move) -> Particulars:
    if state.phase == "over":
        return Reason.OVER, {}
    match move, state.phase:
        case ChooseTrump(race), "trump":
            return (Why.UNKNOWN_RACE, {"race": race}) if seat in state.waiting else (Reason.NOT_YOUR_TURN, {})
        case Bid(tricks), "bidding":
            return _bid(state, seat, tricks)
        case Play(card), "play":
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
