"""How seats play on in imagined worlds: quick rules of thumb, each by its own hand and what lies open (RULES 5.4)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, cast

from games.magove.data.cards import (
    CARDS,
    JESTER_VALUE,
    PLAYED_AS,
    RACES,
    RANKS,
    SUIT,
    VALUE,
    WIZARD,
    WIZARD_VALUE,
    WIZARDS,
)
from games.magove.rules.moves import BIDS, TRUMPS
from games.magove.rules.play import forbidden_bid, moves
from games.magove.rules.state import Phase, holding
from games.magove.rules.tricks import NO_TRUMP, STRENGTH, VALUES_ALONE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.core.chance import Chance
    from games.core.contract import Move, Seat
    from games.magove.rules.moves import Play
    from games.magove.rules.state import State

_PLAYED: Final = tuple(
    tuple({PLAYED_AS[card]: strength for card, strength in of_led.items()} for of_led in of_trump)
    for of_trump in STRENGTH
)
"""How strong a card is in a trick, by the name under which it is played: `_PLAYED[trump][led][name]`."""


_NAMES: Final = {PLAYED_AS[card]: card for card in CARDS}
"""A card for each name under which cards are played."""
_LED_FIRST: Final = tuple(
    {
        name: VALUE[card] + (RANKS if name == WIZARD else 2 if SUIT[card] == trump else 0)
        for name, card in _NAMES.items()
    }
    for trump in range(VALUES_ALONE + 1)
)
"""How soon a card is led by one who wants tricks, by trump: wizards, then high cards of any race."""
_DEAR: Final = tuple(
    {name: VALUE[card] + (RANKS if name == WIZARD or SUIT[card] == trump else 0) for name, card in _NAMES.items()}
    for trump in range(VALUES_ALONE + 1)
)
"""How dear each card is, by trump: trumps and wizards above all others."""


def policy(state: State, seat: Seat, chance: Chance) -> Move:  # noqa: ARG001 - a rule of thumb draws no luck
    """Return how a seat plays on."""
    if state.phase is Phase.PLAY:
        return _card(state, seat)
    if state.phase is Phase.TRUMP:
        held = holding(state, seat)
        return max(TRUMPS, key=lambda move: sum(3 + VALUE[card] for card in held if card[0] == move.race))
    bid = round(likely_tricks(holding(state, seat), state.trump, len(state.won), state.cards))
    forbidden = forbidden_bid(state)
    if bid == forbidden:
        bid += -1 if bid else 1
    return BIDS[bid]


def _card(state: State, seat: Seat) -> Play:
    """Win while tricks are needed, cheaply where that is sure; else lose with the dearest card that loses."""
    choices = cast("Sequence[Play]", moves(state, seat))
    if len(choices) == 1:
        return choices[0]
    trump, trick = state.trump, state.trick
    wanted = state.bids[seat] > state.won[seat]
    if not trick:
        led = _LED_FIRST[trump]
        return (max if wanted else min)(choices, key=lambda play: led[play.card])
    strength, real, dear = _PLAYED[trump][state.led], STRENGTH[trump][state.led], _DEAR[trump]
    best = max([real[card] for card in trick])
    winners = [play for play in choices if strength[play.card] > best]
    last = len(trick) == len(state.won) - 1

    def price(play: Play) -> int:
        return dear[play.card]

    if not wanted:
        if len(winners) < len(choices):
            return max([play for play in choices if strength[play.card] <= best], key=price)
        return (max if last else min)(winners, key=price)
    if not winners:
        return min(choices, key=price)
    if last or len(winners) == 1:
        return min(winners, key=price)
    dearest = max(winners, key=price)
    if dearest.card == WIZARD:
        winners.remove(dearest)
        return max(winners, key=price)
    return dearest


def likely_tricks(cards: Iterable[str], trump: int, seats: int, dealt: int) -> float:
    """Return about how many tricks these cards will win, in a round in which so many are dealt to each seat."""
    return sum([_likely(card, trump, seats - 1, dealt) for card in cards])


@cache
def _likely(card: str, trump: int, others: int, cards: int) -> float:
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
