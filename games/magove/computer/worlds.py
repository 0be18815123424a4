"""The worlds that a search plays on in: deals as likely as the bids make them."""

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Final

from games.core.chance import Chance
from games.core.contract import Seat
from games.magove.computer.quick import bid_by_card
from games.magove.rules.state import State, clockwise
from games.magove.rules.tricks import asked_by, best_of, trump_number
from games.magove.views.determinize import Dealing, world_of
from games.magove.views.view import MagoveView

LEEWAY: Final = 0.45
"""The standard deviation of a bid from the one that `bid_by_card` foretells, for normal computers."""
_TWICE: Final = 2 * LEEWAY**2
_HOPELESS: Final = 8 * _TWICE
"""A rise of squared distances that is never accepted, to save the exponential."""
_PARTS: Final = 1 << 16
"""The steps of a random number between 0 and 1."""
FRESH: Final = 16
"""How many worlds in a row come from one random deal, each by exchanges of cards from the one before."""
SETTLING: Final = 4
"""How many times as many exchanges are proposed for the first of them."""


def worlds(view: MagoveView) -> Callable[[Chance], State]:
    """Return a determinization in which hands are as likely as the known bids make them.

    A bid tells of the whole hand, the cards that have been played included. In clairvoyance's first round it does not.
    """
    trump = trump_number(view.trump, single_suit=view.options.single_suit)
    tricks = bid_by_card(trump, view.seats, view.cards)
    shown = [0.0] * view.seats
    for seat, card in played(view):
        shown[seat] += tricks[card]
    hidden = [
        None if bid is None or seat == view.audience or view.faces else bid - shown[seat]
        for seat, bid in enumerate(view.bids)
    ]
    fitting = _Fitting(Dealing(view), hidden, tricks)

    def likely(chance: Chance) -> State:
        hands = fitting.hands(chance)
        world = world_of(view, hands, chance)
        for seat, bid in enumerate(view.bids):
            if bid is None and view.has_bid[seat]:
                whole = shown[seat] + sum([tricks[card] for card in hands[seat]])
                world.bids[seat] = min(view.cards, max(view.won[seat], round(whole)))
        return world

    return likely


class _Fitting:
    """Deals that are as likely as bids make them, by Metropolis sampling.

    `hidden` is what the cards that a seat still holds add to its bid, None if its bid tells nothing; `tricks` is what
    each card adds. Two cards are exchanged by how much likelier that makes the bids.
    """

    def __init__(self, dealing: Dealing, hidden: Sequence[float | None], tricks: Mapping[str, float]) -> None:
        self._dealing, self._hidden, self._tricks = dealing, hidden, tricks
        self._tells = [*(bid is not None for bid in hidden), False]
        self._drawn = 0
        self._piles = list[list[str]]()
        self._misfits = list[float]()

    def hands(self, chance: Chance) -> Sequence[Sequence[str]]:
        """Return a hand for each seat. The next call changes it."""
        if not any(self._tells):
            return self._dealing.hands(chance)
        if self._drawn % FRESH:
            self._exchange(1, chance)
        else:
            self._piles = self._dealing.piles(chance)
            self._misfits = [
                0.0 if hidden is None else sum([self._tricks[card] for card in pile]) - hidden
                for hidden, pile in zip([*self._hidden, None], self._piles, strict=True)
            ]
            self._exchange(SETTLING, chance)
        self._drawn += 1
        return self._piles[:-1]

    def _exchange(self, times: int, chance: Chance) -> None:
        """Propose so many exchanges for each card that has not been seen."""
        piles, misfits, tells, tricks = self._piles, self._misfits, self._tells, self._tricks
        places, allowed, below = self._dealing.places, self._dealing.allowed, chance.below
        count = len(places)
        for _ in range(times * count):
            one, first = places[below(count)]
            two, second = places[below(count)]
            if one == two:
                continue
            card, other = piles[one][first], piles[two][second]
            gain = tricks[other] - tricks[card]
            worse = gain * (2 * misfits[one] + gain) if tells[one] else 0.0
            if tells[two]:
                worse += gain * (gain - 2 * misfits[two])
            if worse > 0 and (worse > _HOPELESS or below(_PARTS) >= _PARTS * exp(-worse / _TWICE)):
                continue
            if other in allowed[one] and card in allowed[two]:
                piles[one][first], piles[two][second] = other, card
                misfits[one] += gain
                misfits[two] -= gain


def played(view: MagoveView) -> list[tuple[Seat, str]]:
    """Return the cards played in this round, each with the seat that played it, in order."""
    trump = trump_number(view.trump, single_suit=view.options.single_suit)
    found, leader = list[tuple[Seat, str]](), (view.dealer + 1) % view.seats
    for first in range(0, len(view.gone), view.seats):
        trick = view.gone[first : first + view.seats]
        found += zip(clockwise(leader, view.seats), trick, strict=False)
        leader = (leader + best_of(trick, trump, asked_by(trump, trick))) % view.seats
    return [*found, *((laid.seat, laid.card) for laid in view.trick)]
