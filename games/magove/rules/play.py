"""Which moves are legal, and making a move, which is refused where it breaks a rule (RULES 5)."""

from collections.abc import Sequence
from enum import StrEnum

from games.core.chance import Chance
from games.core.contract import Event, IllegalMove, Move, Reason, Seat
from games.core.legality import refusal
from games.magove.data.cards import LEADS, OF_KIND, RACES, SPECIAL, SPECIALS, SUIT_PLAYED, UNLED
from games.magove.rules.ending import bids_revealed, end_round
from games.magove.rules.events import BiddingClosed, BidMade, CardPlayed, OwnCardSeen, TrickWon, TrumpChosen
from games.magove.rules.moves import BIDS, SPECIAL_PLAYS, TRUMPS, Bid, ChooseTrump, Play
from games.magove.rules.reasons import Why
from games.magove.rules.setup import open_bidding
from games.magove.rules.state import ALONE, LEFT, NO_BID, Phase, State, Taken, holding, is_clairvoyant
from games.magove.rules.tricks import ASKED_FIRST, best_of

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
        hand, led, special = state.hands[seat], state.led, SPECIAL_PLAYS[state.specials[seat]]
        if must_follow(hand, led):
            return hand[led] + special
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


def must_follow(hand: Sequence[Sequence[Play]], led: int) -> bool:
    """Whether a trick asks for a race that is in this hand (RULES 5.4)."""
    return led < UNLED and len(hand[led]) > 0


def play(state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[Event]:
    """Make the move and return what happened. Raise `IllegalMove`, leaving the state as it was, if it is not legal.

    Phase and turn are checked first: no refusal depends on a card that its owner may not see yet.
    """
    if type(move) is not Play or state.phase is not _PLAY:
        return _before_the_play(state, seat, move)
    if seat not in state.waiting:
        raise _refused(state, seat, Reason.NOT_YOUR_TURN)
    card, led = move.card, state.led
    try:
        suit = SUIT_PLAYED[card]
    except KeyError:
        raise _refused(state, seat, Why.UNKNOWN_CARD, card=card) from None
    if suit == SPECIAL:
        held = state.specials[seat] & OF_KIND[card]
        if not held:
            raise _refused(state, seat, Why.NOT_IN_HAND, card=card)
        first = held & -held
        state.specials[seat] ^= first
        card = SPECIALS[first.bit_length() - 1]
    else:
        hand = state.hands[seat]
        cards, strays = hand[suit], suit != led < UNLED
        if strays and must_follow(hand, led) and move in cards:
            raise _refused(state, seat, Why.MUST_FOLLOW, card=card, race=RACES[led])
        try:
            cards.remove(move)
        except ValueError:
            raise _refused(state, seat, Why.NOT_IN_HAND, card=card) from None
        if strays:
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


def _refused(state: State, seat: Seat, why: StrEnum, **data: str | int) -> IllegalMove:
    return refusal((why, data), moves(state, seat))


def _before_the_play(state: State, seat: Seat, move: Move) -> Sequence[Event]:
    if state.phase is Phase.BIDDING and isinstance(move, Bid):
        return _bid(state, seat, move.tricks)
    if state.phase is _TRUMP and isinstance(move, ChooseTrump):
        return _choose_trump(state, seat, move.race)
    raise _refused(state, seat, Reason.OVER if state.phase is Phase.OVER else Reason.NOT_NOW)


def _choose_trump(state: State, seat: Seat, race: str) -> Sequence[Event]:
    if seat not in state.waiting:
        raise _refused(state, seat, Reason.NOT_YOUR_TURN)
    if race not in RACES:
        raise _refused(state, seat, Why.UNKNOWN_RACE, race=race)
    state.trump = RACES.index(race)
    open_bidding(state)
    return [TrumpChosen(seat, race)]


def _bid(state: State, seat: Seat, tricks: int) -> Sequence[Event]:
    if state.bids[seat] != NO_BID:
        raise _refused(state, seat, Why.ALREADY_BID)
    if seat not in state.waiting:
        raise _refused(state, seat, Reason.NOT_YOUR_TURN)
    if not 0 <= tricks <= state.cards:
        raise _refused(state, seat, Why.BID_OUT_OF_RANGE, tricks=tricks, most=state.cards)
    if tricks == forbidden_bid(state):
        raise _refused(state, seat, Why.BID_FORBIDDEN, tricks=tricks, cards=state.cards)
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
