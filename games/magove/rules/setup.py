"""The start of the game and of each round (RULES 4)."""

from collections.abc import Sequence

from games.core.chance import Chance
from games.core.contract import Event
from games.magove.data.cards import CARDS, JESTERS, RACES, SUIT, WIZARDS, own_deck
from games.magove.rules.events import GameStarted, HandDealt, NoTrumpLastRound, OthersSeen, RoundStarted, TrumpTurned
from games.magove.rules.moves import sorted_out
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import ALONE, NO_BID, Phase, State, clockwise, is_clairvoyant
from games.magove.rules.tricks import ASKED_FIRST, NO_TRUMP, trump_number


def deal(options: MagoveOptions, seats: int, chance: Chance) -> tuple[State, Sequence[Event]]:
    """Draw the first dealer, shuffle the races of the seats in a single suit, and deal round 1."""
    first_dealer = chance.below(seats)
    order = chance.shuffle(range(4)) if options.single_suit else ()
    races = tuple(order[:seats])
    left_out = next((RACES[race] for race in order[seats:]), None)
    trump = trump_number(None, single_suit=options.single_suit)
    state = State(
        options=options,
        first_dealer=first_dealer,
        races=races,
        dealer=(first_dealer - 1) % seats,
        trump=trump,
        won=[0] * seats,
        leader=first_dealer,
        led=ASKED_FIRST[trump],
    )
    begin = GameStarted(seats, options, first_dealer, tuple(RACES[race] for race in races), left_out)
    return state, [begin, *start_round(state, chance)]


def start_round(state: State, chance: Chance) -> list[Event]:
    """Deal the next round and turn up a card. Return what happened.

    The 60 cards are shuffled, numbered in order, and the first of the shuffled cards is the top; in a single suit each
    seat's fifteen cards are, seat by seat.
    """
    seats = len(state.won)
    state.round += 1
    state.cards = state.options.hand_size(state.round)
    state.dealer = (state.dealer + 1) % seats
    state.leader = (state.dealer + 1) % seats
    state.number = 0
    state.gone = []
    state.bids = [NO_BID] * seats
    state.won = [0] * seats
    state.void = [0] * seats
    events: list[Event] = [RoundStarted(state.round, state.cards, state.dealer)]
    if state.races:
        events += _give(state, [chance.shuffle(own_deck(race))[: state.cards] for race in state.races])
    else:
        deck = chance.shuffle(range(len(CARDS)))
        last = seats * state.cards
        firsts = [(seat - state.dealer - 1) % seats for seat in range(seats)]
        events += _give(state, [deck[first:last:seats] for first in firsts])
        events.append(_turn_up(state, CARDS[deck[last]] if last < len(deck) else None))
    if state.turned in WIZARDS:
        state.phase = Phase.TRUMP
        state.waiting = ALONE[state.dealer]
    else:
        open_bidding(state)
    return events


def _give(state: State, places: Sequence[Sequence[int]]) -> list[Event]:
    """Set the hands of all seats from places in the deck.

    Return what each seat sees of the deal: its own cards, or under clairvoyance all others (RULES 7).
    """
    in_order = [sorted(hand) for hand in places]
    sorted_hands = [sorted_out(hand) for hand in in_order]
    state.hands = [races for races, _ in sorted_hands]
    state.specials = [specials for _, specials in sorted_hands]
    hands = [tuple([CARDS[place] for place in hand]) for hand in in_order]
    if not is_clairvoyant(state):
        return [HandDealt(seat, hand) for seat, hand in enumerate(hands)]
    seats = len(hands)
    return [
        OthersSeen(seat, tuple((other, card) for other in clockwise(seat + 1, seats)[:-1] for card in hands[other]))
        for seat in range(seats)
    ]


def _turn_up(state: State, card: str | None) -> Event:
    """Set the trump by the top card that is left, if any, and return the event."""
    state.turned = card
    state.trump = NO_TRUMP
    if card is None:
        return NoTrumpLastRound()
    if card in WIZARDS:
        return TrumpTurned(card, None, "wizard")
    if card in JESTERS:
        return TrumpTurned(card, None, "jester")
    state.trump = SUIT[card]
    return TrumpTurned(card, RACES[state.trump], "race")


def open_bidding(state: State) -> None:
    """Start the bidding: from the dealer's left, or for all seats at once."""
    state.phase = Phase.BIDDING
    state.waiting = ALONE[state.leader] if state.options.bidding == "open" else tuple(range(len(state.won)))
