"""The deal and the first attacker (RULES 4)."""

from collections.abc import Sequence

from games.core.chance import Chance
from games.durak.data.cards import CARDS, NAMES, NO_CARD, NO_TRUMP, OF_RANK, OF_SUIT, SUITS, names_in
from games.durak.rules.enchantments import enchantments_key, trump_from
from games.durak.rules.ending import HAND, start_bout
from games.durak.rules.events import DurakEvent, FirstAttacker, GameStarted, HandDealt, LowestTrumpShown, TrumpTurned
from games.durak.rules.options import DurakOptions
from games.durak.rules.state import State


def deal(options: DurakOptions, seats: int, chance: Chance) -> tuple[State, Sequence[DurakEvent]]:
    """Draw the dealer, then shuffle the 36 cards, numbered in order; the first of the shuffled cards is the top."""
    dealer = chance.below(seats)
    return deal_deck(options, seats, dealer, chance.shuffle(range(CARDS)))


def deal_deck(
    options: DurakOptions, seats: int, dealer: int, deck: Sequence[int]
) -> tuple[State, Sequence[DurakEvent]]:
    """Deal a shuffled deck, one card at a time from the dealer's left, and find the first attacker."""
    hands = [0] * seats
    for place, card in enumerate(deck[: HAND * seats]):
        hands[(dealer + 1 + place) % seats] |= 1 << card
    rest = deck[HAND * seats :]
    turned = rest[0] if rest else deck[-1]
    trump = trump_from(turned, options.enchanted)
    lowest, attacker = _lowest_trump(hands, trump)
    state = State(
        options=options,
        law=enchantments_key(options.enchanted, trump),
        dealer=dealer,
        turned=turned,
        trump=trump,
        lowest=lowest,
        talon=(*rest[1:], turned) if rest else (),
        hands=hands,
        seen=1 << turned,
        in_game=(1 << seats) - 1,
        starter=dealer,
        attacker_slot=dealer,
        target_slot=dealer,
        defender=dealer,
    )
    suit = None if trump == NO_TRUMP else SUITS[trump]
    events: list[DurakEvent] = [GameStarted(dealer)]
    events += (HandDealt(seat, names_in(hand, trump)) for seat, hand in enumerate(hands))
    events.append(TrumpTurned(NAMES[turned], suit, None if rest else dealer))
    if lowest == NO_CARD:
        events.append(FirstAttacker(dealer, "dealer"))
        start_bout(state, dealer)
    else:
        state.seen |= 1 << lowest
        events += [LowestTrumpShown(attacker, NAMES[lowest]), FirstAttacker(attacker, "lowest_trump")]
        start_bout(state, attacker)
    return state, events


def _lowest_trump(hands: Sequence[int], trump: int) -> tuple[int, int]:
    """Return the lowest trump in the hands and its seat, or `NO_CARD` twice; 8s have their printed suit (RULES 4)."""
    if trump != NO_TRUMP:
        for rank in OF_RANK:
            card = rank & OF_SUIT[trump]
            for seat, hand in enumerate(hands):
                if hand & card:
                    return card.bit_length() - 1, seat
    return NO_CARD, NO_CARD
