"""The view: what one audience may know of a table of Magove (RULES 7)."""

from typing import Final

import msgspec

from games.core.contract import Seat, View
from games.magove.rules.events import Score
from games.magove.rules.options import MagoveOptions
from games.magove.rules.state import Phase

HIDDEN: Final = "?"
"""A card in a hand that its owner may not see yet."""


class Laid(msgspec.Struct, frozen=True):
    """A card played to a trick, and the seat that played it."""

    seat: Seat
    card: str


class Trick(msgspec.Struct, frozen=True):
    """A complete trick: its cards in order of play, its number within its round, and the winner."""

    round: int
    number: int
    cards: tuple[Laid, ...]
    winner: Seat


class MagoveView(View, frozen=True, kw_only=True):
    """The table as one audience sees it. Cards are `B1`–`Y13`, `Z1`–`Z4` (wizards), `N1`–`N4` (jesters); races B R G Y.

    It is round `round` of `rounds`, in which each seat is dealt `cards` cards. In a single suit `races` are those of
    the seats (else empty) and `left_out` is the unused one. `turned` is the card turned up, `trump` the trump race
    (None: there is none, or not yet). `talon` is the number of cards left face down: those below the turned one, or in
    a single suit those of each seat's own deck.

    `hands` are numbers of cards. `hand` is the audience's own, by race and value, wizards and jesters last; a card it
    may not see yet is `HIDDEN`; empty for the public. `faces` are, in the first round of clairvoyance, all hands as the
    seat sees them, its own too; empty otherwise, and always for the public.

    `has_bid` says which seats have bid; `bids` are those the audience may know, None for others; `total` is their sum
    once everybody may know all bids made so far. `forbidden` is the bid that plus/minus one forbids the dealer, who
    bids next; None if there is none.

    `leader` leads `trick`, which is number `number` of the round (0 before the play); `led` is the race it asks for, if
    any. `winning` is the seat that wins it so far, if any. `won` is the number of tricks by seat in this round. `last`
    is the last complete trick, of this round or an earlier one.

    `sheet` holds the lines of each finished round by seat, `totals` the points so far. `gone` (the cards of complete
    tricks of this round, in order of play) and `void` (for each seat the races it has shown not to hold) can be worked
    out from the events; no picture shows them.
    """

    options: MagoveOptions
    phase: Phase
    round: int
    rounds: int
    cards: int
    first_dealer: Seat
    dealer: Seat
    races: tuple[str, ...]
    left_out: str | None
    turned: str | None
    trump: str | None
    talon: int
    hands: tuple[int, ...]
    hand: tuple[str, ...]
    faces: tuple[tuple[str, ...], ...]
    has_bid: tuple[bool, ...]
    bids: tuple[int | None, ...]
    total: int | None
    forbidden: int | None
    leader: Seat
    number: int
    trick: tuple[Laid, ...]
    led: str | None
    winning: Seat | None
    won: tuple[int, ...]
    last: Trick | None
    sheet: tuple[tuple[Score, ...], ...]
    totals: tuple[int, ...]
    gone: tuple[str, ...]
    void: tuple[tuple[str, ...], ...]

    @property
    def is_blind(self) -> bool:
        """Whether the audience may not see its own card yet."""
        return HIDDEN in self.hand

    @property
    def sum_told(self) -> int | None:
        """The sum of the bids, once there are any and everybody may know it."""
        return self.total if any(self.has_bid) else None

    def needed(self, seat: Seat) -> int | None:
        """Return how many tricks a seat still needs for its bid; negative if it has won too many.

        None while the audience does not know the bid.
        """
        bid = self.bids[seat]
        return None if bid is None else bid - self.won[seat]
