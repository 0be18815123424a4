"""What happened, as everybody or one seat alone may know it (RULES 8). Secret bids are known to their makers."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

import msgspec

from games.core.contract import Event, PrivateEvent, Seat
from games.magove.rules.options import MagoveOptions


class Score(msgspec.Struct, frozen=True, gc=False):
    """One line of the score sheet: what a seat bid and won in a round, the points for it, and the total since."""

    seat: Seat
    bid: int
    tricks: int
    points: int
    total: int

    @property
    def missed_by(self) -> int:
        """How many tricks too many or too few were won: 0 for a bid that was met."""
        return abs(self.bid - self.tricks)


class GameStarted(Event, frozen=True):
    """The game begins. In a single suit `races` are those of the seats, and `left_out` the one nobody has, if any."""

    seats: int
    options: MagoveOptions
    first_dealer: Seat
    races: tuple[str, ...]
    left_out: str | None


class RoundStarted(Event, frozen=True):
    """`dealer` has dealt each seat `cards` cards for round `number`."""

    number: int
    cards: int
    dealer: Seat


class HandDealt(PrivateEvent, frozen=True):
    """`seat` is dealt these `cards`. Not told under clairvoyance in round 1."""

    cards: tuple[str, ...]


class OthersSeen(PrivateEvent, frozen=True):
    """Under clairvoyance `seat` sees the `cards` of all others in round 1, as (seat, card) from its left."""

    cards: tuple[tuple[Seat, str], ...]


class OwnCardSeen(PrivateEvent, frozen=True):
    """Under clairvoyance `seat` sees its own `card` once all have bid in round 1."""

    card: str


class TrumpTurned(Event, frozen=True):
    """`card` is turned up: a race card makes its race `trump`, a jester none; after a wizard the dealer names one."""

    card: str
    trump: str | None
    reason: Literal["race", "jester", "wizard"]


class NoTrumpLastRound(Event, frozen=True):
    """Every card is dealt, so none is turned up and there is no trump. Not told in a single suit."""


class TrumpChosen(Event, frozen=True):
    """`seat`, the dealer, makes `race` the trump."""

    seat: Seat
    race: str


class BidMade(Event, frozen=True):
    """`seat` has bid `tricks`; None while bids are secret."""

    seat: Seat
    tricks: int | None


class BidsRevealed(Event, frozen=True):
    """The secret `bids` come out, as (seat, tricks) from the dealer's left: with all in, or before the scoring."""

    bids: tuple[tuple[Seat, int], ...]


class BiddingClosed(Event, frozen=True):
    """All have bid, `total` together (None as long as that is secret), in a round of `cards` tricks."""

    total: int | None
    cards: int


class CardPlayed(Event, frozen=True, gc=False):
    """`seat` plays `card` to trick number `trick` of the round."""

    seat: Seat
    card: str
    trick: int


class TrickWon(Event, frozen=True, gc=False):
    """`seat` wins trick number `trick`, made of `cards` in order of play, and has `won` so many in this round."""

    seat: Seat
    trick: int
    cards: tuple[str, ...]
    won: int


class RoundScored(Event, frozen=True):
    """Round `number` is over: the lines of the score sheet, by seat."""

    closes: ClassVar[bool] = True
    number: int
    scores: tuple[Score, ...]


class GameOver(Event, frozen=True):
    """The end: `places` from 1, equal totals sharing one, and `totals`, by seat."""

    places: tuple[int, ...]
    totals: tuple[int, ...]


MagoveEvent: TypeAlias = (
    GameStarted
    | RoundStarted
    | HandDealt
    | OthersSeen
    | OwnCardSeen
    | TrumpTurned
    | NoTrumpLastRound
    | TrumpChosen
    | BidMade
    | BidsRevealed
    | BiddingClosed
    | CardPlayed
    | TrickWon
    | RoundScored
    | GameOver
)
"""Everything that can happen."""
