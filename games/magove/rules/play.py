"""What is legal, and the moves of a round (RULES 5): each is checked whole before anything changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.legality import refusal
from games.magove.data.cards import LEADS, OF_KIND, RACES, SPECIAL, SPECIALS, SUIT_PLAYED, UNLED
from games.magove.rules.ending import bids_revealed, end_round
from games.magove.rules.events import BiddingClosed, BidMade, CardPlayed, OwnCardSeen, TrickWon, TrumpChosen
from games.magove.rules.moves import BIDS, SPECIAL_PLAYS, TRUMPS, Bid, ChooseTrump, Play
from games.magove.rules.reasons import why
from games.magove.rules.setup import open_bidding
from games.magove.rules.state import ALONE, LEFT, NO_BID, Phase, State, Taken, holding, is_clairvoyant
from games.magove.rules.tricks import ASKED_FIRST, best_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.chance import Chance
    from games.core.contract import Event, IllegalMove, Move, Seat

_TRUMP, _PLAY = Phase.TRUMP, Phase.PLAY
"""Looked up once: every move asks for them."""


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
    if state.phase is _PLAY:
        hand = state.hands[seat]
        led = state.led
        if led < UNLED and hand[led]:
            return hand[led] + SPECIAL_PLAYS[state.specials[seat]]
        humans, dwarfs, elves, giants = hand
        return [*humans, *dwarfs, *elves, *giants, *SPECIAL_PLAYS[state.specials[seat]]]
    if state.phase is _TRUMP:
        return TRUMPS
    forbidden = forbidden_bid(state)
    if forbidden is None:
        return BIDS[: state.cards + 1]
    return BIDS[:forbidden] + BIDS[forbidden + 1 : state.cards + 1]


def forbidden_bid(state: State) -> int | None:
    """Return the bid the dealer, about to bid, may not make under plus/minus one; None if there is none."""
    if not state.options.plus_minus_one or state.phase is not Phase.BIDDING or state.waiting != ALONE[state.dealer]:
        return None
    rest = state.cards - sum(bid for bid in state.bids if bid != NO_BID)
    return rest if rest >= 0 else None


def play(state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[Event]:
    """Make the move and return what happened. Raise `IllegalMove`, leaving the state as it was, if it is not legal."""
    if type(move) is not Play:
        return _prepare(state, seat, move)
    if state.phase is not _PLAY or seat not in state.waiting:
        raise _refusal(state, seat, move)
    card, led = move.card, state.led
    try:
        suit = SUIT_PLAYED[card]
        if suit == SPECIAL:
            card = _special(state, seat, card)
        else:
            hand = state.hands[seat]
            strays = suit != led < UNLED
            if strays and hand[led]:  # the duty to follow as `moves` has it, without a list for every card
                raise _refusal(state, seat, move)
            hand[suit].remove(move)
            if strays:
                state.void[seat] |= 1 << led
    except (KeyError, ValueError):
        raise _refusal(state, seat, move) from None
    if led == UNLED:
        state.led = LEADS[card]
    state.trick.append(card)
    event = CardPlayed(seat, card, state.number)
    following = LEFT[len(state.won)][seat]
    if following[0] == state.leader:
        return _end_trick(state, event, chance)
    state.waiting = following
    return [event]


def _refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    return refusal(why(state, seat, move), moves(state, seat))


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
    number, leader, trump, cards = state.number, state.leader, state.trump, tuple(state.trick)
    winner = (leader + best_of(cards, trump, state.led)) % len(cards)
    won = state.won
    won[winner] += 1
    state.gone += cards
    state.last = Taken(state.round, number, leader, cards, winner)
    state.trick.clear()
    state.led = ASKED_FIRST[trump]
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
    if move not in moves(state, seat):
        raise _refusal(state, seat, move)
    if isinstance(move, Bid):
        return _bid(state, seat, move.tricks)
    assert isinstance(move, ChooseTrump)
    state.trump = RACES.index(move.race)
    open_bidding(state)
    return [TrumpChosen(seat, move.race)]


def _bid(state: State, seat: Seat, tricks: int) -> Sequence[Event]:
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
    state.phase = _PLAY
    _lead(state, state.leader)
    if state.options.bidding == "secret_prediction":
        events: list[Event] = [BiddingClosed(None, state.cards)]
    else:
        events = [] if state.options.bidding == "open" else [bids_revealed(state)]
        events.append(BiddingClosed(sum(state.bids), state.cards))
    if is_clairvoyant(state):
        events += (OwnCardSeen(seat, card) for seat in range(len(state.won)) for card in holding(state, seat))
    return events
