"""The probability that a card wins a trick, estimated from a view."""

from collections.abc import Iterable, Sequence
from typing import Final

from games.core.contract import Seat
from games.magove.data.cards import JESTERS, SUIT, UNLED, WIZARDS
from games.magove.rules.state import Phase, clockwise
from games.magove.rules.tricks import NO_TRUMP, STRENGTH, VALUES_ALONE, asked_by, best_of, trump_number
from games.magove.views.determinize import could_hold, unseen
from games.magove.views.view import MagoveView

KEEN: Final = 0.85
"""How often a seat that can take a trick does so if it needs tricks."""
SHY: Final = 0.3
"""How often it does so if it needs none, because it has to or to spoil a bid."""
UNKNOWN: Final = 0.6
"""How often it does so if its bid is unknown."""


class Odds:
    """The chances of cards in one view. `trump` overrides the trump of the view."""

    def __init__(self, view: MagoveView, trump: str | None = None) -> None:
        self._view = view
        self.trump = trump_number(trump or view.trump, single_suit=view.options.single_suit)
        self.unseen = unseen(view)
        self._pools = [could_hold(view, seat, self.unseen) for seat in range(view.seats)]
        self._keenness = [self._keen(seat) for seat in range(view.seats)]

    def _keen(self, seat: Seat) -> float:
        needed = self._view.needed(seat)
        if needed is None or self._view.phase is not Phase.PLAY:
            return UNKNOWN
        return KEEN if needed > 0 else SHY

    def now(self, card: str) -> float:
        """Return the chance that the audience wins the current trick with this card."""
        view = self._view
        trick = [*(laid.card for laid in view.trick), card]
        led = asked_by(self.trump, trick)
        if best_of(trick, self.trump, led) < len(view.trick):
            return 0.0
        return self._holds(card, led, clockwise(view.audience + 1, view.seats)[: view.seats - len(trick)])

    def leading(self, card: str) -> float:
        """Return the chance that the audience wins a trick by leading this card."""
        view = self._view
        if card in JESTERS:
            return 0.0
        others = clockwise(view.audience + 1, view.seats)[:-1]
        return self._holds(card, asked_by(self.trump, [card]), others)

    def later(self, card: str) -> float:
        """Return the chance that a card wins a later trick of the round; trumps can also win by ruffing.

        The exponents and factors are fitted to games between computers.
        """
        likely = self.leading(card)
        if self.trump == VALUES_ALONE:
            return likely**0.75 if self._view.phase is Phase.BIDDING else 0.9 * likely
        if SUIT[card] == self.trump:
            return likely**0.55
        asked = 1.0 if card in WIZARDS else min(1.0, 0.4 + len(self._view.hand) / 12)
        return asked * (likely**0.75 if self.trump == NO_TRUMP else likely)

    def _holds(self, card: str, led: int, later: Sequence[Seat]) -> float:
        """Return the chance that none of the seats that play later beats the card."""
        chance = 1.0
        for seat in later:
            chance *= 1 - self._keenness[seat] * self._beaten(card, led, seat)
        return chance

    def _beaten(self, card: str, led: int, seat: Seat) -> float:
        """Return the chance that a seat can beat this card."""
        pool, count = self._pools[seat], self._view.hands[seat]
        strength = STRENGTH[self.trump][led]
        beaters = [other for other in pool if strength[other] > strength[card]]
        if not beaters or not count:
            return 0.0
        if led >= UNLED:
            return _some(len(beaters), len(pool), count)
        following = sum(SUIT[other] == led or other in WIZARDS for other in beaters)
        void = 1 - _some(sum(SUIT[other] == led for other in pool), len(pool), count)
        follows = _some(following, len(pool), count)
        ruffs = void * _some(len(beaters) - following, len(pool), count)
        return 1 - (1 - follows) * (1 - ruffs)


def _some(wanted: int, pool: int, count: int) -> float:
    """Return the approximate chance that `count` cards from a pool include a `wanted` one."""
    return 1 - (1 - wanted / pool) ** count if wanted else 0.0


def winners(trump: int, leader: Seat, hands: Sequence[str]) -> Seat:
    """Return the seat that wins a trick of one card by each seat, in order from the leader."""
    order = clockwise(leader, len(hands))
    trick = [hands[seat] for seat in order]
    return order[best_of(trick, trump, asked_by(trump, trick))]


def share(won: Iterable[bool]) -> float:
    """Return the share of true values."""
    results = list(won)
    return sum(results) / len(results)


def spread_of(chances: Iterable[float]) -> list[float]:
    """Return the probabilities that 0, 1, 2 … of independent events with these chances happen."""
    spread = [1.0]
    for chance in chances:
        spread = [miss * (1 - chance) + hit * chance for miss, hit in zip([*spread, 0.0], [0.0, *spread], strict=True)]
    return spread
