"""The moves of a round (specification 5): each is checked whole before anything changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.magove.data.cards import LEADS, OF_KIND, RACES, SPECIAL, SPECIALS, SUIT_PLAYED, UNLED
from games.magove.rules.events import BiddingClosed, BidMade, CardPlayed, TrickWon, TrumpChosen
from games.magove.rules.moves import Bid, ChooseTrump, Play
from games.magove.rules.refusing import refusal
from games.magove.rules.scoring import bids_revealed, end_round
from games.magove.rules.setup import open_bidding
from games.magove.rules.state import ALONE, LEFT, State, Taken, forbidden_bid
from games.magove.rules.tricks import asked_first, best_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.chance import Chance
    from games.core.contract import Event, Move, Seat


def play(state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[Event]:
    """Make the move and return what happened. Raise `IllegalMove`, leaving the state as it was, if it is not legal."""
    if type(move) is not Play:
        return _prepare(state, seat, move)
    if state.phase != "play" or seat not in state.waiting:
        raise refusal(state, seat, move)
    card, led = move.card, state.led
    try:
        suit = SUIT_PLAYED[card]
        if suit == SPECIAL:
            card = _special(state, seat, card)
        else:
            hand = state.hands[seat]
            if suit != led < UNLED:
                if hand[led]:
                    raise refusal(state, seat, move)
                hand[suit].remove(move)
                state.void[seat] |= 1 << led
            else:
                hand[suit].remove(move)
    except (KeyError, ValueError):
        raise refusal(state, seat, move) from None
    if led == UNLED:
        state.led = LEADS[card]
    state.trick.append(card)
    event = CardPlayed(seat, card, state.number)
    following = LEFT[len(state.won)][seat]
    if following[0] == state.leader:
        return _end_trick(state, event, chance)
    state.waiting = following
    return [event]


def _special(state: State, seat: Seat, kind: str) -> str:
    """Take a wizard or a jester out of a hand, of several the first, and return it. Raise `KeyError` without any."""
    held = state.specials[seat] & OF_KIND[kind]
    if not held:
        raise KeyError(kind)
    first = held & -held
    state.specials[seat] ^= first
    return SPECIALS[first.bit_length() - 1]


def _end_trick(state: State, played: Event, chance: Chance) -> list[Event]:
    """Give the trick to its winner, who leads the next; score the round after the last.

    `played` is the news of its last card, which comes first.
    """
    number, cards = state.number, tuple(state.trick)
    winner = (state.leader + best_of(cards, state.trump, state.led)) % len(cards)
    won = state.won
    won[winner] += 1
    state.gone += cards
    state.last = Taken(state.round, number, state.leader, cards, winner)
    state.trick = []
    state.led = asked_first(state.trump)
    events = [played, TrickWon(winner, number, cards, won[winner])]
    if number == state.cards:
        return events + end_round(state, chance)
    _lead(state, winner)
    return events


def _lead(state: State, seat: Seat) -> None:
    """Ask a seat for the first card of the next trick."""
    state.number += 1
    state.leader = seat
    state.waiting = ALONE[seat]


def _prepare(state: State, seat: Seat, move: Move) -> Sequence[Event]:
    """Make a move that comes before the play."""
    if isinstance(move, Bid):
        return _bid(state, seat, move)
    if isinstance(move, ChooseTrump):
        return _choose_trump(state, seat, move)
    raise refusal(state, seat, move)


def _bid(state: State, seat: Seat, move: Bid) -> Sequence[Event]:
    tricks = move.tricks
    if (
        state.phase != "bidding"
        or seat not in state.waiting
        or not 0 <= tricks <= state.cards
        or tricks == forbidden_bid(state)
    ):
        raise refusal(state, seat, move)
    state.bids[seat] = tricks
    in_turn = state.options.bidding == "open"
    events: list[Event] = [BidMade(seat, tricks if in_turn else None)]
    if not in_turn:
        state.waiting = tuple(other for other in state.waiting if other != seat)
    elif seat != state.dealer:
        state.waiting = LEFT[len(state.won)][seat]
    else:
        state.waiting = ()
    if not state.waiting:
        events += _close_bidding(state)
    return events


def _close_bidding(state: State) -> list[Event]:
    """Begin the play, all bids being in."""
    state.phase = "play"
    _lead(state, state.leader)
    if state.options.bidding == "secret_prediction":
        return [BiddingClosed(None, state.cards)]
    closed = BiddingClosed(sum(state.bids), state.cards)
    return [closed] if state.options.bidding == "open" else [bids_revealed(state), closed]


def _choose_trump(state: State, seat: Seat, move: ChooseTrump) -> Sequence[Event]:
    race = move.race
    if state.phase != "trump" or seat not in state.waiting or race not in RACES:
        raise refusal(state, seat, move)
    state.trump = RACES.index(race)
    open_bidding(state)
    return [TrumpChosen(seat, race)]
