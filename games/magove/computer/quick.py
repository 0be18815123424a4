"""The policy: how seats play on in sampled worlds, each by its own hand and the open cards (RULES 5.4)."""

from collections.abc import Iterable, Sequence
from functools import cache
from math import inf, sqrt
from typing import Final

from games.core.chance import Chance
from games.core.contract import Move, Seat
from games.magove.computer.bits import BITS, Bits, held_by
from games.magove.computer.odds import KEEN, SHY
from games.magove.data.cards import CARDS, JESTER_VALUE, PLAYED_AS, RACES, SUIT, UNLED, VALUE, WIZARD_VALUE, WIZARDS
from games.magove.rules.ending import points_for
from games.magove.rules.moves import BIDS, PLAYS, TRUMPS
from games.magove.rules.play import forbidden_bid
from games.magove.rules.state import NO_BID, Phase, State, clockwise, holding
from games.magove.rules.tricks import ASKED_FIRST, NO_TRUMP, VALUES_ALONE, best_of

_ORDERS: Final = tuple(tuple(tuple(clockwise(first, seats)) for first in range(seats)) for seats in range(7))
"""The seats in order of play: `_ORDERS[seats][leader]`."""


def policy(state: State, seat: Seat, chance: Chance) -> Move:  # noqa: ARG001 - the policy is deterministic
    """Return the move of a seat."""
    if state.phase is Phase.PLAY:
        return _card(state, seat)
    if state.phase is Phase.TRUMP:
        held = holding(state, seat)
        return max(TRUMPS, key=lambda move: sum(3 + VALUE[card] for card in held if card[0] == move.race))
    bid = _bid(state, seat)
    return BIDS[_other(bid) if bid == forbidden_bid(state) else bid]


def _bid(state: State, seat: Seat) -> int:
    """Return the bid of a seat, by its hand alone."""
    return min(state.cards, round(likely_bid(holding(state, seat), state.trump, len(state.won), state.cards)))


def _other(bid: int) -> int:
    """Return the bid that replaces a forbidden one."""
    return bid - 1 if bid else 1


def _card(state: State, seat: Seat) -> Move:
    bits, hand, trick = BITS[state.trump], held_by(state, seat), state.trick
    legal, beats = hand, -1
    if trick:
        legal = bits.legal(hand, state.led)
        beats = bits.beats[bits.of[trick[best_of(trick, state.trump, state.led)]]]
    needs = [bid - won for bid, won in zip(state.bids, state.won, strict=True)]
    eager = [need > 0 for need in needs]
    after = _ORDERS[len(needs)][seat][1 : len(needs) - len(trick)]
    rivals = sum(eager) - eager[seat], len(needs) - 1
    later = sum([eager[other] for other in after]), len(after)
    bit = _chosen(bits, hand, legal, beats, _out(state) ^ hand, state.led, needs[seat], rivals, later)
    return PLAYS[PLAYED_AS[bits.card[bit]]]


def _out(state: State) -> int:
    """Return the mask of the cards that have been neither played nor turned up in this round."""
    of, out = BITS[state.trump].of, (1 << len(CARDS)) - 1
    for card in (*state.gone, *state.trick):
        out ^= of[card]
    return out if state.turned is None else out ^ of[state.turned]


def _chosen(
    bits: Bits,
    hand: int,
    legal: int,
    beats: int,
    unseen: int,
    asked: int,
    need: int,
    rivals: tuple[int, int],
    later: tuple[int, int],
) -> int:
    """Return the card with which the tricks still won come closest to those needed.

    That is the least expected square of the difference, less what is equal for all cards. Chances are like those of
    `Odds`, but with one pool of `unseen` cards for all others. Cards in `beats` take the trick. `rivals` and those who
    play `later` to the trick are counted: how many need tricks, and how many there are.
    """
    if not legal & legal - 1:
        return legal
    leads, trumps, count = bits.leads, bits.trumps, hand.bit_count()
    lacks, asked_for = _lacks(unseen.bit_count(), count), min(1.0, 0.4 + count / 12)
    mean, chances = float(-need), dict[int, float]()
    cards = hand & ~bits.jesters
    while cards:
        bit = cards & -cards
        cards ^= bit
        led = leads[bit]
        chance = _holding(bits, bit, led, unseen, lacks, rivals)
        if bit & trumps:
            chance = sqrt(chance)
        elif led < UNLED:
            chance *= asked_for
        elif bits.beats[bit]:  # in a single suit
            chance *= 0.9
        chances[bit] = chance
        mean += chance
    best, least, beats = 0, inf, beats & ~bits.jesters
    while legal:
        bit = legal & -legal
        legal ^= bit
        chance = chances.get(bit, 0.0)
        gap, variance = mean - chance, chance * (chance - 1)
        if bit & beats:
            chance = _holding(bits, bit, leads[bit] if asked == UNLED else asked, unseen, lacks, later)
            gap += chance
            variance += chance * (1 - chance)
        value = gap * gap + variance
        if value < least:
            best, least = bit, value
    return best


def _holding(bits: Bits, bit: int, led: int, unseen: int, lacks: Sequence[float], rivals: tuple[int, int]) -> float:
    """Return the chance that none of these rivals beats a card in a trick that asks for `led`."""
    beaters = unseen & bits.beats[bit]
    if not beaters:
        return 1.0
    following = (beaters & bits.follow[led]).bit_count()
    void = lacks[(unseen & bits.suits[led]).bit_count()]
    beaten = 1 - lacks[following] * (1 - void * (1 - lacks[beaters.bit_count() - following]))
    eager, others = rivals
    return (1 - KEEN * beaten) ** eager * (1 - SHY * beaten) ** (others - eager)


@cache
def _lacks(pool: int, count: int) -> Sequence[float]:
    """Return the chances that `count` cards from a pool include none of 0, 1, 2 … cards of it."""
    return [(1 - wanted / pool) ** count for wanted in range(pool + 1)] if pool else [1.0]


def finish(state: State) -> list[int]:
    """Return the points of the round for each seat if all play on by `policy`; seats without a bid bid first.

    The state does not change. The result is that of `policy` and `play`, in a fraction of the time.
    """
    seats, trump = len(state.won), state.trump
    bits = BITS[trump]
    beating, leads, suits, follow = bits.beats, bits.leads, bits.suits, bits.follow
    hands = [held_by(state, seat) for seat in range(seats)]
    out, bids = _out(state), _bids(state)
    needs = [bid - won for bid, won in zip(bids, state.won, strict=True)]
    leader = winner = state.leader
    asked, beats = state.led, -1
    if trick := state.trick:
        best = best_of(trick, trump, asked)
        winner, beats = (leader + best) % seats, beating[bits.of[trick[best]]]
    order = _ORDERS[seats][leader][len(trick) :]
    for _ in range(state.cards - sum(state.won)):
        eager = sum([need > 0 for need in needs])
        later, left = sum([needs[seat] > 0 for seat in order]), len(order)
        for seat in order:
            hand = legal = hands[seat]
            if hand & suits[asked]:
                legal = hand & follow[asked]
            need = needs[seat]
            left -= 1
            later -= need > 0
            rivals = eager - (need > 0), seats - 1
            bit = _chosen(bits, hand, legal, beats, out ^ hand, asked, need, rivals, (later, left))
            if bit & beats:
                winner, beats = seat, beating[bit]
            if asked == UNLED:
                asked = leads[bit]
            hands[seat] = hand ^ bit
            out ^= bit
        needs[winner] -= 1
        leader, asked, beats = winner, ASKED_FIRST[trump], -1
        order = _ORDERS[seats][leader]
    return [points_for(bid, bid - need) for bid, need in zip(bids, needs, strict=True)]


def _bids(state: State) -> list[int]:
    """Return the bids of all seats, with missing ones as `policy` makes them."""
    bids = state.bids
    if NO_BID not in bids:
        return bids
    bids = [_bid(state, seat) if bid == NO_BID else bid for seat, bid in enumerate(bids)]
    dealer = state.dealer
    if state.options.plus_minus_one and state.bids[dealer] == NO_BID and sum(bids) == state.cards:
        bids[dealer] = _other(bids[dealer])
    return bids


def likely_bid(cards: Iterable[str], trump: int, seats: int, dealt: int) -> float:
    """Return the number of tricks that a seat with these cards is likely to bid."""
    bids = bid_by_card(trump, seats, dealt)
    return sum([bids[card] for card in cards])


@cache
def bid_by_card(trump: int, seats: int, dealt: int) -> dict[str, float]:
    """Return what each card adds to the bid of a seat that holds it, with `dealt` cards for each seat."""
    bold = _boldness(trump, seats, dealt)
    return {card: bold * _likely(card, trump, seats - 1, dealt) for card in CARDS}


def _boldness(trump: int, seats: int, dealt: int) -> float:
    """Return the ratio of bids to likely tricks: small hands are overbid, large ones underbid.

    The figures are fitted to games between computers.
    """
    bold = (1.25 - 0.45 * seats * dealt / len(CARDS)) * (1.4 - 0.1 * seats)
    return bold * (1.2 if trump == NO_TRUMP else 0.85 if trump == VALUES_ALONE else 1.0)


def _likely(card: str, trump: int, others: int, cards: int) -> float:
    """Return the chance that a card wins a trick, with `cards` for each seat."""
    value = VALUE[card]
    if value in {JESTER_VALUE, WIZARD_VALUE}:
        return 0.95 if card in WIZARDS else 0.0
    if trump == VALUES_ALONE:
        return (value / (len(RACES) * 3.4)) ** others
    rank = value / 13
    if SUIT[card] == trump:
        return min(0.95, (0.3 + 0.7 * rank) ** (others * min(1.0, 0.3 + cards / 25)))
    asked = min(0.8, 0.3 + cards / 20)
    ruffed = 0.75 if trump != NO_TRUMP else 1.0
    return asked * ruffed * rank ** (others * 1.2)
