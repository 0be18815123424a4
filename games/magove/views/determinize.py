"""Full states that fit what an audience knows (RULES 7)."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from games.core.chance import Chance
from games.core.contract import Seat
from games.magove.data.cards import CARDS, PLACE, RACES, own_deck
from games.magove.rules.moves import sorted_out
from games.magove.rules.state import NO_BID, State, Taken
from games.magove.rules.tricks import asked_by, trump_number
from games.magove.views.view import HIDDEN, MagoveView


def determinize(view: MagoveView, chance: Chance) -> State:
    """Return a full state that fits the view.

    Unseen cards are dealt at random, but never to a seat that has shown not to hold their race; unknown bids are any
    that the seat could have made.
    """
    return world_of(view, Dealing(view).hands(chance), chance)


def world_of(view: MagoveView, hands: Iterable[Sequence[str]], chance: Chance) -> State:
    """Return the state that fits the view with these hands; unknown bids are drawn at random."""
    trick = [laid.card for laid in view.trick]
    sorted_hands = [sorted_out([PLACE[card] for card in hand]) for hand in hands]
    trump = trump_number(view.trump, single_suit=view.options.single_suit)
    return State(
        options=view.options,
        first_dealer=view.first_dealer,
        races=tuple([RACES.index(race) for race in view.races]),
        phase=view.phase,
        round=view.round,
        cards=view.cards,
        dealer=view.dealer,
        waiting=view.asked,
        turned=view.turned,
        trump=trump,
        hands=[races for races, _ in sorted_hands],
        specials=[specials for _, specials in sorted_hands],
        gone=list(view.gone),
        bids=[_bid(view, seat, chance) for seat in range(view.seats)],
        won=list(view.won),
        void=[sum([1 << RACES.index(race) for race in races]) for races in view.void],
        leader=view.leader,
        number=view.number,
        trick=trick,
        led=asked_by(trump, trick),
        last=_taken(view),
        sheet=view.sheet,
    )


def unseen(view: MagoveView) -> list[str]:
    """Return the cards that the audience has not seen in this round, in the order of the deck."""
    seen = {view.turned, *view.gone, *(laid.card for laid in view.trick)}.union(view.hand, *view.faces)
    return [card for card in CARDS if card not in seen]


def could_hold(view: MagoveView, seat: Seat, cards: Iterable[str]) -> list[str]:
    """Return the unseen cards that a seat may hold: of its own deck, and of no race it has shown not to hold."""
    if view.races:
        deck = own_deck(RACES.index(view.races[seat]))
        return [card for card in cards if PLACE[card] in deck]
    lacking = view.void[seat]
    return [card for card in cards if card[0] not in lacking]


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


class Dealing:
    """Random deals of the cards that the audience of one view has not seen."""

    def __init__(self, view: MagoveView) -> None:
        self._view = view
        self._known = _known(view)
        self._unseen = unseen(view)
        self._piles = [could_hold(view, seat, self._unseen) for seat in range(view.seats)] if view.races else []
        self.allowed = [*(set(could_hold(view, seat, self._unseen)) for seat in range(view.seats)), set(self._unseen)]
        """The unseen cards that each of `piles` may hold."""
        held = [range(len(known), count) for known, count in zip(self._known, view.hands, strict=True)]
        left = range(len(self._unseen) - sum(map(len, held)))
        self.places = [(pile, place) for pile, places in enumerate([*held, left]) for place in places]
        """The places of the unseen cards: pile, and index in it."""
        self._order = sorted(range(view.seats), key=lambda seat: -len(view.void[seat]))

    def hands(self, chance: Chance) -> list[list[str]]:
        """Return a hand for each seat, without cards of races it has shown not to hold."""
        hands = [known[:] for known in self._known]
        if self._piles:
            for hand, pile, count in zip(hands, self._piles, self._view.hands, strict=True):
                hand.extend(chance.shuffle(pile)[: count - len(hand)])
        else:
            pile = chance.shuffle(self._unseen)
            for seat in self._order:  # seats with the fewest possible cards first
                pile = self._fill(hands, seat, pile)
        return hands

    def piles(self, chance: Chance) -> list[list[str]]:
        """Return a hand for each seat, and then the unseen cards of no hand."""
        hands = self.hands(chance)
        dealt = {card for hand in hands for card in hand}
        return [*hands, [card for card in self._unseen if card not in dealt]]

    def _fill(self, hands: list[list[str]], seat: Seat, pile: list[str]) -> list[str]:
        """Give a seat the first cards of the pile that it may hold, and return the rest of the pile."""
        lacking, missing = self._view.void[seat], self._view.hands[seat] - len(hands[seat])
        if not lacking:
            hands[seat] += pile[:missing]
            return pile[missing:]
        taken = [card for card in pile if card[0] not in lacking][:missing]
        hands[seat] += taken
        rest = [card for card in pile if card not in taken]
        for _ in range(missing - len(taken)):
            self._exchange(hands, seat, rest)
        return rest

    def _exchange(self, hands: list[list[str]], seat: Seat, pile: list[str]) -> None:
        """Give a seat that may hold no card of the pile a card of another seat, which gets one in return.

        Breadth-first search for the shortest chain of seats that ends at the pile. There is one, because the real hands
        are possible.
        """
        chains = [[seat]]
        reached = {seat}
        for chain in chains:
            card = self._first_for(chain[-1], pile)
            if card is not None:
                pile.remove(card)
                hands[chain[-1]].append(card)
                for taker, giver in pairwise(chain):
                    self._hand_over(hands, giver, taker)
                return
            for other, hand in enumerate(hands):
                spare = hand[len(self._known[other]) :]
                if other not in reached and self._first_for(chain[-1], spare) is not None:
                    reached.add(other)
                    chains.append([*chain, other])
        raise AssertionError("no deal fits what has been seen")

    def _first_for(self, seat: Seat, cards: Sequence[str]) -> str | None:
        """Return the first of these cards that the seat may hold; None if there is none."""
        lacking = self._view.void[seat]
        return next((card for card in cards if card[0] not in lacking), None)

    def _hand_over(self, hands: list[list[str]], giver: Seat, taker: Seat) -> None:
        card = self._first_for(taker, hands[giver][len(self._known[giver]) :])
        assert card is not None
        hands[giver].remove(card)
        hands[taker].append(card)


def _known(view: MagoveView) -> list[list[str]]:
    """Return the cards of each seat's hand that the audience sees."""
    hands = [[card for card in face if card != HIDDEN] for face in view.faces or ((),) * view.seats]
    if view.audience >= 0 and HIDDEN not in view.hand:
        hands[view.audience] = list(view.hand)
    return hands
