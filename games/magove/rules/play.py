"""Which moves are legal, why others are not, and making a move (RULES 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.contract import Reason
from games.core.legality import refusal
from games.magove.data.cards import LEADS, OF_KIND, RACES, SPECIAL, SPECIALS, SUIT_PLAYED, UNLED
from games.magove.rules.ending import bids_revealed, end_round
from games.magove.rules.events import BiddingClosed, BidMade, CardPlayed, OwnCardSeen, TrickWon, TrumpChosen
from games.magove.rules.moves import BIDS, SPECIAL_PLAYS, TRUMPS, Bid, ChooseTrump, Play
from games.magove.rules.reasons import Why
from games.magove.rules.setup import open_bidding
from games.magove.rules.state import ALONE, LEFT, NO_BID, Phase, State, Taken, holding, is_clairvoyant
from games.magove.rules.tricks import ASKED_FIRST, best_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.chance import Chance
    from games.core.contract import Event, Move, Seat
    from games.core.legality import Particulars

_TRUMP, _PLAY = Phase.TRUMP, Phase.PLAY


def acting(state: State) -> tuple[Seat, ...]:
    """Return the seats that can move now, ascending."""
    return state.waiting


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """Return all legal moves of a seat, in order.

    Trumps in race order; bids upwards; cards in the order of a sorted hand: races B R G Y, low cards first, then a
    wizard, then a jester, each once however many there are.
    """
    if seat not in state.waiting:
        return ()
    if state.phase is _PLAY:
        hand, special = state.hands[seat], SPECIAL_PLAYS[state.specials[seat]]
        if must_follow(state, seat):
            return hand[state.led] + special
        humans, dwarfs, elves, giants = hand
        return [*humans, *dwarfs, *elves, *giants, *special]
    if state.phase is _TRUMP:
        return TRUMPS
    forbidden = forbidden_bid(state)
    if forbidden is None:
        return BIDS[: state.cards + 1]
    return BIDS[:forbidden] + BIDS[forbidden + 1 : state.cards + 1]


def forbidden_bid(state: State) -> int | None:
    """Return the bid that plus/minus one forbids the dealer, who bids next; None if there is none."""
    if not state.options.plus_minus_one or state.phase is not Phase.BIDDING or state.waiting != ALONE[state.dealer]:
        return None
    rest = state.cards - sum(bid for bid in state.bids if bid != NO_BID)
    return rest if rest >= 0 else None


def must_follow(state: State, seat: Seat) -> bool:
    """Return whether the trick asks for a race that the seat holds (RULES 5.4)."""
    return state.led < UNLED and bool(state.hands[seat][state.led])


def why_not(state: State, seat: Seat, move: Move) -> Particulars | None:
    """Return why a seat may not make a move, or None if the move is legal.

    Phase and turn come first: no answer depends on a card that its owner may not see yet.
    """
    phase = state.phase
    if phase is _PLAY and type(move) is Play:
        return _why_not_card(state, seat, move)
    if phase is Phase.BIDDING and type(move) is Bid:
        return _why_not_bid(state, seat, move.tricks)
    if phase is _TRUMP and type(move) is ChooseTrump:
        if seat not in state.waiting:
            return Reason.NOT_YOUR_TURN, {}
        return None if move.race in RACES else (Why.UNKNOWN_RACE, {"race": move.race})
    return (Reason.OVER if phase is Phase.OVER else Reason.NOT_NOW), {}


def _why_not_bid(state: State, seat: Seat, tricks: int) -> Particulars | None:
    if state.bids[seat] != NO_BID:
        return Why.ALREADY_BID, {}
    if seat not in state.waiting:
        return Reason.NOT_YOUR_TURN, {}
    if not 0 <= tricks <= state.cards:
        return Why.BID_OUT_OF_RANGE, {"tricks": tricks, "most": state.cards}
    return None if tricks != forbidden_bid(state) else (Why.BID_FORBIDDEN, {"tricks": tricks, "cards": state.cards})


def _why_not_card(state: State, seat: Seat, move: Play) -> Particulars | None:
    if seat not in state.waiting:
        return Reason.NOT_YOUR_TURN, {}
    card = move.card
    suit = SUIT_PLAYED.get(card)
    if suit is None:
        return Why.UNKNOWN_CARD, {"card": card}
    if suit == SPECIAL:
        return None if state.specials[seat] & OF_KIND[card] else (Why.NOT_IN_HAND, {"card": card})
    if move not in state.hands[seat][suit]:
        return Why.NOT_IN_HAND, {"card": card}
    if suit != state.led and must_follow(state, seat):
        return Why.MUST_FOLLOW, {"card": card, "race": RACES[state.led]}
    return None


def play(state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[Event]:
    """Make the move and return what happened. Raise `IllegalMove`, leaving the state as it was, if it is not legal."""
    reason = why_not(state, seat, move)
    if reason:
        raise refusal(reason, moves(state, seat))
    if isinstance(move, Play):
        return _play(state, seat, move, chance)
    if isinstance(move, Bid):
        return _bid(state, seat, move.tricks)
    assert isinstance(move, ChooseTrump)
    state.trump = RACES.index(move.race)
    open_bidding(state)
    return [TrumpChosen(seat, move.race)]


def _play(state: State, seat: Seat, move: Play, chance: Chance) -> Sequence[Event]:
    card, led = move.card, state.led
    suit = SUIT_PLAYED[card]
    if suit == SPECIAL:
        card = _remove_special(state, seat, card)
    else:
        state.hands[seat][suit].remove(move)
        if suit != led < UNLED:
            state.void[seat] |= 1 << led
    if led == UNLED:
        state.led = LEADS[card]
    state.trick.append(card)
    event = CardPlayed(seat, card, state.number)
    following = LEFT[len(state.won)][seat]
    if following[0] == state.leader:
        return _end_trick(state, event, chance)
    state.waiting = following
    return [event]


def _remove_special(state: State, seat: Seat, kind: str) -> str:
    """Remove the first wizard or jester from a hand and return it."""
    held = state.specials[seat] & OF_KIND[kind]
    first = held & -held
    state.specials[seat] ^= first
    return SPECIALS[first.bit_length() - 1]


def _end_trick(state: State, played: Event, chance: Chance) -> list[Event]:
    """Give the trick to its winner, who leads the next one; after the last trick, score the round.

    `played` is the event of the last card; it comes first in the result.
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
    """Start the next trick with a seat to lead."""
    state.number += 1
    state.leader = seat
    state.waiting = ALONE[seat]


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
    """Begin the play once all bids are in."""
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
