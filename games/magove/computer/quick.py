"""How seats play on in imagined worlds: quick rules of thumb, each by its own hand and what lies open (RULES 5.4)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from games.magove.data.cards import CARDS, JESTER_VALUE, PLAYED_AS, RACES, SUIT, VALUE, WIZARD_VALUE, WIZARDS
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
    """Win the trick cheaply while tricks are needed, else lose it with the highest card that loses."""
    choices: Sequence[Play] = moves(state, seat)  # pyright: ignore[reportAssignmentType] - in this phase all are plays
    if len(choices) == 1:
        return choices[0]
    trick = state.trick
    wanted = state.bids[seat] > state.won[seat]
    if not trick:
        strength = _PLAYED[state.trump][state.led]
        ranked = sorted(choices, key=lambda play: _height(play.card, strength))
        return ranked[-1] if wanted else ranked[0]
    strength = _PLAYED[state.trump][state.led]
    real = STRENGTH[state.trump][state.led]
    best = max([real[card] for card in trick])
    last = len(trick) == len(state.won) - 1
    winner = loser = None
    most = least = choices[0]
    high, low, top, bottom = 99, -1, -1, 99
    for play in choices:
        mine = strength[play.card]
        if mine > best:
            if mine > top:
                top, most = mine, play
            if mine < high:
                high, winner = mine, play
        else:
            worth = _LOST[play.card]
            if worth > low:
                low, loser = worth, play
            if worth < bottom:
                bottom, least = worth, play
    if wanted:
        if winner is None:
            return least
        return winner if last else most
    if loser is not None:
        return loser
    assert winner is not None
    return most if last else winner


_LOST: Final = {PLAYED_AS[card]: VALUE[card] for card in CARDS}
"""How glad one is to lose a trick with a card."""


def _height(name: str, strength: dict[str, int]) -> tuple[int, int]:
    """Return how high a card is to lead."""
    return strength[name], _LOST[name]


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
