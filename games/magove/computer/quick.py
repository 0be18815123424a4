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
    from collections.abc import Sequence

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
    bid = round(likely_tricks(state, seat))
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
    dear, strength, real = _DEAR[trump], _PLAYED[trump][state.led], STRENGTH[trump][state.led]
    best = max([real[card] for card in trick])
    winners: list[Play] = []
    losers: list[Play] = []
    for play in sorted(choices, key=lambda play: dear[play.card]):
        (winners if strength[play.card] > best else losers).append(play)
    last = len(trick) == len(state.won) - 1
    if not wanted:
        return losers[-1] if losers else winners[-1 if last else 0]
    if not winners:
        return losers[0]
    if last or len(winners) == 1:
        return winners[0]
    return winners[-2] if winners[-1].card == WIZARD else winners[-1]


def likely_tricks(state: State, seat: Seat) -> float:
    """Return about how many tricks the cards a seat holds will win."""
    others = len(state.won) - 1
    return sum(_likely(card, state.trump, others, state.cards) for card in holding(state, seat))


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
