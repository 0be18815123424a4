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
"""The entry in `bids` of a seat that has not bid."""
ALONE: Final = tuple((seat,) for seat in range(6))
"""The tuple of only this seat."""
LEFT: Final = tuple(tuple(ALONE[(seat + 1) % seats] for seat in range(seats)) for seats in range(7))
"""The tuple of only the left neighbour: `LEFT[seats][seat]`."""


class Phase(StrEnum):
    """The phase of a round: the dealer names the trump, all bid, all play; or the game is over."""

    TRUMP = "trump"
    BIDDING = "bidding"
    PLAY = "play"
    OVER = "over"


class Taken(msgspec.Struct, frozen=True, gc=False):
    """A complete trick: `cards` in order of play from its `leader`, and the `winner`."""

    round: int
    number: int
    leader: Seat
    cards: tuple[str, ...]
    winner: Seat


class State(msgspec.Struct, kw_only=True, gc=False):
    """The full state of a table, except undealt cards other than the one `turned` up: they no longer matter.

    `races` are those of the seats in a single suit, else empty. `cards` is the size of a hand when dealt. `waiting` are
    the seats that can move now, ascending. `trump` is a race, `NO_TRUMP` (also before it is chosen) or `VALUES_ALONE`.

    A hand is a list of plays for each race in `hands`, low cards first, and a mask of wizards and jesters in
    `specials`. `gone` are the cards of the complete tricks of this round in order of play; `void` is, for each seat,
    the mask of the races it has shown not to hold in this round.

    `trick` is number `number` of the round, from 1 (0 until the bids are in). `led` is what it asks for (`asked_by`): a
    race, `UNLED` or `FREE`.
    """

    options: MagoveOptions
    first_dealer: Seat
    races: tuple[int, ...]
    phase: Phase = Phase.BIDDING
    round: int = 0
    cards: int = 0
    dealer: Seat
    waiting: tuple[Seat, ...] = ()
    turned: str | None = None
    trump: int
    hands: list[list[list[Play]]] = []
    specials: list[int] = []
    gone: list[str] = []
    bids: list[int] = []
    won: list[int]
    void: list[int] = []
    leader: Seat
    number: int = 0
    trick: list[str] = []
    led: int
    last: Taken | None = None
    sheet: tuple[tuple[Score, ...], ...] = ()

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
    """Return the hand of a seat, sorted."""
    special = state.specials[seat]
    held = [play.card for race in state.hands[seat] for play in race]
    return (*held, *[card for place, card in enumerate(SPECIALS) if special >> place & 1])


def is_clairvoyant(state: State) -> bool:
    """Whether in this round everybody sees all other hands, and their own only after the bidding."""
    return state.options.clairvoyance and state.round == 1


def clockwise(first: Seat, seats: int) -> list[Seat]:
    """Return all seats in order of play from `first`, which may be past the last seat."""
    return [(first + step) % seats for step in range(seats)]


def totals(state: State) -> tuple[int, ...]:
    """Return the points of each seat so far."""
    return tuple([line.total for line in state.sheet[-1]]) if state.sheet else (0,) * len(state.won)
