"""A full state that an audience cannot tell from the real one: all it does not know is dealt anew."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from games.magove.data.cards import CARDS, PLACE, RACES, SPECIAL, SUIT, own_deck
from games.magove.rules.listing import sorted_out
from games.magove.rules.state import NO_BID, State, Taken
from games.magove.rules.tricks import NO_TRUMP, VALUES_ALONE, asked_by
from games.magove.sight.view import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.chance import Chance
    from games.core.contract import Seat
    from games.magove.sight.view import MagoveView


def imagine(view: MagoveView, chance: Chance) -> State:
    """Return a full state that the view's audience cannot tell from the real one.

    Cards it cannot place are dealt at random, but never to a seat that has shown not to hold their race; bids it may
    not know are any a seat could have made.
    """
    trick = [laid.card for laid in view.trick]
    kept = [sorted_out(hand) for hand in _hands(view, chance)]
    trump = NO_TRUMP
    if view.options.single_suit:
        trump = VALUES_ALONE
    elif view.trump is not None:
        trump = RACES.index(view.trump)
    return State(
        options=view.options,
        first_dealer=view.first_dealer,
        races=tuple(RACES.index(race) for race in view.races),
        phase=view.phase,
        round=view.round,
        cards=view.cards,
        dealer=view.dealer,
        waiting=view.asked,
        turned=view.turned,
        trump=trump,
        hands=[races for races, _ in kept],
        specials=[specials for _, specials in kept],
        gone=list(view.gone),
        bids=[_bid(view, seat, chance) for seat in range(view.seats)],
        won=list(view.won),
        void=[sum(1 << RACES.index(race) for race in races) for races in view.void],
        leader=view.leader,
        number=view.number,
        trick=trick,
        led=asked_by(trump, trick),
        last=_taken(view),
        sheet=view.sheet,
    )


def _bid(view: MagoveView, seat: Seat, chance: Chance) -> int:
    known = view.bids[seat]
    if known is not None:
        return known
    return chance.below(view.cards + 1) if view.has_bid[seat] else NO_BID


def _taken(view: MagoveView) -> Taken | None:
    last = view.last
    if last is None:
        return None
    return Taken(last.round, last.number, last.cards[0].seat, tuple(laid.card for laid in last.cards), last.winner)


def _hands(view: MagoveView, chance: Chance) -> list[list[int]]:
    """Return a hand for each seat, as places in the deck."""
    hands: list[list[int]] = [[] for _ in range(view.seats)]
    for seat, face in enumerate(view.faces):
        hands[seat] = [PLACE[card] for card in face if card != HIDDEN]
    if view.audience >= 0 and HIDDEN not in view.hand:
        hands[view.audience] = [PLACE[card] for card in view.hand]
    seen = {PLACE[card] for card in (*view.gone, *(laid.card for laid in view.trick))}
    if view.turned is not None:
        seen.add(PLACE[view.turned])
    seen.update(place for hand in hands for place in hand)
    if view.races:
        for hand, race, count in zip(hands, view.races, view.hands, strict=True):
            unseen = [place for place in own_deck(RACES.index(race)) if place not in seen]
            hand.extend(chance.shuffle(unseen)[: count - len(hand)])
    else:
        unseen = [place for place in range(len(CARDS)) if place not in seen]
        _Dealing(view, hands, chance.shuffle(unseen)).deal()
    return hands


class _Dealing:
    """Fills hands up from a shuffled pile, no seat getting cards of a race it has shown not to hold."""

    def __init__(self, view: MagoveView, hands: list[list[int]], pile: list[int]) -> None:
        self._hands = hands
        self._counts = view.hands
        self._pile = pile
        barred = [{RACES.index(race) for race in races} for races in view.void]
        self._suits = [{suit for suit in range(SPECIAL + 1) if suit not in races} for races in barred]

    def deal(self) -> None:
        """Give each seat what it lacks, those with the least choice first."""
        known = [len(hand) for hand in self._hands]
        for seat in sorted(range(len(known)), key=lambda seat: len(self._suits[seat])):
            while len(self._hands[seat]) < self._counts[seat]:
                self._give(seat, known)

    def _give(self, seat: Seat, known: Sequence[int]) -> None:
        """Give the seat one card; if the pile has none for it, one that another can spare, who takes another.

        Looks for the shortest chain of such exchanges that ends at the pile. There is one, since the real cards lie
        in one of the ways they may lie.
        """
        chains = [[seat]]
        reached = {seat}
        for chain in chains:
            if self._draw(chain[-1]):
                for taker, giver in pairwise(chain):
                    self._hand_over(giver, taker, known[giver])
                return
            for other in range(len(self._hands)):
                if other not in reached and self._spare(other, chain[-1], known[other]) is not None:
                    reached.add(other)
                    chains.append([*chain, other])
        raise AssertionError("no deal fits what has been seen")

    def _draw(self, seat: Seat) -> bool:
        """Move a card of the pile into the hand, and return whether there was one for it."""
        suits = self._suits[seat]
        for place, card in enumerate(self._pile):
            if SUIT[CARDS[card]] in suits:
                self._hands[seat].append(self._pile.pop(place))
                return True
        return False

    def _spare(self, giver: Seat, taker: Seat, known: int) -> int | None:
        """Return the place in the giver's hand of a card dealt here that the taker may hold; None if there is none."""
        suits = self._suits[taker]
        for place in range(known, len(self._hands[giver])):
            if SUIT[CARDS[self._hands[giver][place]]] in suits:
                return place
        return None

    def _hand_over(self, giver: Seat, taker: Seat, known: int) -> None:
        place = self._spare(giver, taker, known)
        assert place is not None
        self._hands[taker].append(self._hands[giver].pop(place))
