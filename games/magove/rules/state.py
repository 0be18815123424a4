"""The state of a table of Magove (RULES 3)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from games.core.contract import Seat
from games.magove.data.cards import SPECIALS
from games.magove.rules.events import Score
from games.magove.rules.moves import Play
from games.magove.rules.options import MagoveOptions

NO_BID: Final = -1
"""Stands in `bids` for the bid that is not there yet."""
ALONE: Final = tuple((seat,) for seat in range(6))
"""The tuple that holds just this seat."""
LEFT: Final = tuple(tuple(ALONE[(seat + 1) % seats] for seat in range(seats)) for seats in range(7))
"""The tuple that holds just the left neighbour: `LEFT[seats][seat]`."""


class Phase(StrEnum):
    """What a round is at: its dealer names the trump, all bid, all play; or the game is over."""

    TRUMP = "trump"
    BIDDING = "bidding"
    PLAY = "play"
    OVER = "over"


class Taken(msgspec.Struct, frozen=True, gc=False):
    """A complete trick: `cards` in order of play from its leader, in a round, and who won it."""

    round: int
    number: int
    leader: Seat
    cards: tuple[str, ...]
    winner: Seat


class State(msgspec.Struct, gc=False):
    """Everything there is to know that still matters: of the undealt cards only what is `turned` up.

    `races` are those of the seats in a single suit, else empty. `cards` is the size of a hand when dealt. `waiting` are
    the seats that can move now, ascending. `trump` is a race, `NO_TRUMP` (also before it is chosen) or `VALUES_ALONE`.

    A hand is kept as the plays it may offer: in `hands` four lists, one for each race, low cards first; in `specials`
    the mask of its wizards and jesters. `gone` are the cards of the complete tricks of this round, as they were played;
    `void` has for each seat the mask of the races it has shown not to hold in this round.

    `trick` is number `number` of the round, from 1 (0 until the bids are in); `led` is what it asks for: a race,
    `UNLED` or `FREE`, kept up step by step.
    """

    options: MagoveOptions
    first_dealer: Seat
    races: tuple[int, ...]
    phase: Phase
    round: int
    cards: int
    dealer: Seat
    waiting: tuple[Seat, ...]
    turned: str | None
    trump: int
    hands: list[list[list[Play]]]
    specials: list[int]
    gone: list[str]
    bids: list[int]
    won: list[int]
    void: list[int]
    leader: Seat
    number: int
    trick: list[str]
    led: int
    last: Taken | None
    sheet: tuple[tuple[Score, ...], ...]

    def copy(self) -> State:
        """Return an independent copy."""
        return msgspec.structs.replace(
            self,
            hands=[[[*b], [*r], [*g], [*y]] for b, r, g, y in self.hands],
            specials=self.specials[:],
            gone=self.gone[:],
            bids=self.bids[:],
            won=self.won[:],
            void=self.void[:],
            trick=self.trick[:],
        )


def holding(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the cards a seat holds, in the order of a sorted hand."""
    special = state.specials[seat]
    held = [play.card for race in state.hands[seat] for play in race]
    return (*held, *[card for place, card in enumerate(SPECIALS) if special >> place & 1])


def is_clairvoyant(state: State) -> bool:
    """Return whether in this round everybody sees the cards of all others, and their own only after the bidding."""
    return state.options.clairvoyance and state.round == 1


def clockwise(first: Seat, seats: int) -> list[Seat]:
    """Return all seats in order of play, from this one; `first` may count past the last seat."""
    return [(first + step) % seats for step in range(seats)]


def totals(state: State) -> tuple[int, ...]:
    """Return the points of each seat so far."""
    return tuple([line.total for line in state.sheet[-1]]) if state.sheet else (0,) * len(state.won)
